/* spins.c - loads that wait for a word: the loop around them, and where their address comes from. */
#include "tools/bugs/race/spins.h"

#include <stdlib.h>
#include <string.h>

#include "isa/opcodes.h"

#define LOOP_MOST  96u /* operations; unoptimised loops are long */
#define DEPTH_MOST 6u  /* of what an address is made from */

struct loop {
    const struct isa_operation *operations;
    uint32_t first, last; /* the branch back is the last */
};

/* Bits of the operand with a role in a signature, as in "d.b64"; 0: there is none. */
static uint32_t bits_of(const char *operands, char role)
{
    for (const char *at = operands; at && *at; at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL) {
        if (at[0] == role)
            return at[1] == '.' ? (uint32_t)strtoul(at + 3, NULL, 10) : 32;
    }
    return 0;
}

/* Code without optimisation keeps variables in private memory. The compiler prints MUBUF instructions for nothing else. */
static bool is_private(const struct isa_operation *operation)
{
    return isa_opcodes[operation->opcode].format == ISA_FORMAT_MUBUF;
}

static bool has_effect(const struct isa_operation *operation)
{
    const struct isa_opcode_info *info = &isa_opcodes[operation->opcode];

    if (is_private(operation) && !(info->flags & ISA_OP_ATOMIC))
        return false;
    return info->flags & (ISA_OP_STORE | ISA_OP_ATOMIC) || operation->opcode == ISA_OP_s_barrier ||
           operation->opcode == ISA_OP_s_endpgm || operation->opcode == ISA_OP_onward_message;
}

/* The shortest loop around an operation that has no effect; .last 0: there is none. */
static struct loop loop_around(const struct isa_program *program, uint32_t operation)
{
    struct loop loop = {.operations = program->operations};

    for (uint32_t at = operation; at < program->operation_count && at - operation < LOOP_MOST; at++) {
        const struct isa_operation *branch = &program->operations[at];

        if (has_effect(branch))
            return loop;
        if (branch->unit != ISA_UNIT_BRANCH || !strchr(isa_opcodes[branch->opcode].operands, 'b') ||
            branch->immediate < 0 || (uint32_t)branch->immediate > operation ||
            operation - (uint32_t)branch->immediate > LOOP_MOST)
            continue;
        loop.first = (uint32_t)branch->immediate;
        loop.last = at;
        break;
    }
    for (uint32_t at = loop.first; loop.last && at < operation; at++) {
        if (has_effect(&program->operations[at]))
            loop.last = 0;
    }
    return loop;
}

static bool writes(const struct isa_operation *operation, uint32_t reg)
{
    const char *operands = isa_opcodes[operation->opcode].operands;
    uint32_t bits = bits_of(operands, operands[0]);

    if (operands[0] != 'd' && operands[0] != 'D' && operands[0] != 'g')
        return false;
    return reg >= operation->destination && reg < operation->destination + (bits + 31) / 32;
}

/* Whether the loop leaves the private variable as it is that the operation loads. */
static bool loads_fixed(const struct loop *loop, const struct isa_operation *load)
{
    if (load->source[0] != ISA_OPERAND_NONE || isa_opcodes[load->opcode].flags & (ISA_OP_STORE | ISA_OP_ATOMIC))
        return false;
    for (uint32_t at = loop->first; at <= loop->last; at++) {
        const struct isa_operation *store = &loop->operations[at];

        if (is_private(store) && isa_opcodes[store->opcode].flags & ISA_OP_STORE &&
            (store->source[0] != ISA_OPERAND_NONE || store->immediate == load->immediate))
            return false;
    }
    return true;
}

static bool is_fixed(const struct loop *loop, uint32_t reg, uint32_t before, uint32_t depth);

/* Whether an operation computes the same in each turn of the loop. */
static bool computes_fixed(const struct loop *loop, uint32_t at, uint32_t depth)
{
    const struct isa_operation *operation = &loop->operations[at];

    if (is_private(operation))
        return loads_fixed(loop, operation);
    if ((operation->unit != ISA_UNIT_SALU && operation->unit != ISA_UNIT_VALU) || !depth ||
        isa_opcodes[operation->opcode].flags & ISA_OP_READS_DESTINATION)
        return false;
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t source = operation->source[i];

        if (source != ISA_OPERAND_NONE && (source <= ISA_SGPR_LAST || source >= ISA_VGPR_FIRST) &&
            !is_fixed(loop, source, at, depth - 1))
            return false;
    }
    return true;
}

/* Whether the register has the same value in each turn, where the operation numbered before comes: the loop does not write
 * it, or computes it in the same turn. */
static bool is_fixed(const struct loop *loop, uint32_t reg, uint32_t before, uint32_t depth)
{
    for (uint32_t at = before; at > loop->first; at--) {
        if (writes(&loop->operations[at - 1], reg))
            return computes_fixed(loop, at - 1, depth);
    }
    for (uint32_t at = before; at <= loop->last; at++) {
        if (writes(&loop->operations[at], reg))
            return false;
    }
    return true;
}

bool race_load_spins(const struct isa_program *program, uint32_t operation)
{
    const struct isa_operation *load = &program->operations[operation];
    struct loop loop = loop_around(program, operation);
    bool wide = isa_opcodes[load->opcode].format == ISA_FORMAT_FLAT;

    if (!loop.last || load->source[0] == ISA_OPERAND_NONE)
        return false;
    return is_fixed(&loop, load->source[0], operation, DEPTH_MOST) &&
           (!wide || is_fixed(&loop, load->source[0] + 1u, operation, DEPTH_MOST));
}
