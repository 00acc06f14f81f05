/* updates.c - the way of a store's value back to a load of the same address. */
#include "tools/bugs/race/updates.h"

#include "isa/opcodes.h"

#define BACK_MOST  24u /* operations before a store that are looked at */
#define VGPR_COUNT 256u

/* Vector registers that a store's value is made from, on the way back from it. */
struct origins {
    bool traced[VGPR_COUNT];
    bool summed[VGPR_COUNT]; /* and something is added to it on the way */
};

static bool adds(uint16_t opcode)
{
    switch (opcode) {
    case ISA_OP_v_add_u32:
    case ISA_OP_v_sub_u32:
    case ISA_OP_v_subrev_u32:
    case ISA_OP_v_add_u16:
    case ISA_OP_v_add_f32:
    case ISA_OP_v_sub_f32:
    case ISA_OP_v_subrev_f32:
        return true;
    default:
        return false;
    }
}

static bool is_vector(uint16_t operand)
{
    return operand >= ISA_VGPR_FIRST && operand < ISA_VGPR_FIRST + VGPR_COUNT;
}

static bool is_load_of(const struct isa_operation *load, const struct isa_operation *store)
{
    return load->unit == store->unit && !(isa_opcodes[load->opcode].flags & (ISA_OP_STORE | ISA_OP_ATOMIC)) &&
           load->source[0] == store->source[0] && load->immediate == store->immediate;
}

/* Goes from a result back to its sources. */
static void trace(struct origins *origins, const struct isa_operation *operation)
{
    uint32_t result = operation->destination - ISA_VGPR_FIRST;
    bool summed = origins->summed[result] || adds(operation->opcode);

    origins->traced[result] = false;
    for (uint32_t i = 0; operation->unit == ISA_UNIT_VALU && i < 3; i++) {
        if (!is_vector(operation->source[i]))
            continue;
        origins->traced[operation->source[i] - ISA_VGPR_FIRST] = true;
        origins->summed[operation->source[i] - ISA_VGPR_FIRST] = summed;
    }
}

bool race_store_counts(const struct isa_program *program, uint32_t operation)
{
    const struct isa_operation *store = &program->operations[operation];
    enum isa_format format = (enum isa_format)isa_opcodes[store->opcode].format;
    struct origins origins = {{false}, {false}};

    if ((format != ISA_FORMAT_DS && format != ISA_FORMAT_FLAT) || !is_vector(store->source[1]))
        return false;
    origins.traced[store->source[1] - ISA_VGPR_FIRST] = true;
    for (uint32_t at = operation; at > 0 && operation - at < BACK_MOST; at--) {
        const struct isa_operation *before = &program->operations[at - 1];

        if (before->unit == ISA_UNIT_BRANCH || before->destination == store->source[0])
            return false;
        if (!is_vector(before->destination) || !origins.traced[before->destination - ISA_VGPR_FIRST])
            continue;
        if (is_load_of(before, store))
            return origins.summed[before->destination - ISA_VGPR_FIRST];
        trace(&origins, before);
    }
    return false;
}
