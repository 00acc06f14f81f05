/* guards.c - the first use of a load's value, and the mask that it goes through. */
#include "tools/bugs/race/guards.h"

#include "isa/opcodes.h"

#define USES_MOST 24u /* operations behind a load that are looked at */

static const struct race_guard no_guard = {.kind = RACE_GUARD_NONE};

static bool reads(const struct isa_operation *operation, uint32_t reg)
{
    return operation->source[0] == reg || operation->source[1] == reg || operation->source[2] == reg;
}

/* The first operation behind at that reads the register, in the same basic block; 0: none. */
static uint32_t next_reader(const struct isa_program *program, uint32_t at, uint32_t reg)
{
    for (uint32_t i = at + 1; i < program->operation_count && i - at < USES_MOST; i++) {
        const struct isa_operation *operation = &program->operations[i];

        if (operation->unit == ISA_UNIT_BRANCH)
            return 0;
        if (reads(operation, reg))
            return i;
        if (operation->destination == reg || isa_opcodes[operation->opcode].flags & ISA_OP_WRITES_EXEC)
            return 0;
    }
    return 0;
}

/* The guard of a mask that is used by an operation: it must be what it was when the load issued. */
static struct race_guard guard_of(const struct isa_program *program, uint32_t load, uint32_t use, uint16_t mask,
                                  enum race_guard_kind kind)
{
    for (uint32_t i = load; i < use; i++) {
        const struct isa_operation *operation = &program->operations[i];

        if (operation->destination == mask || operation->scalar_destination == mask)
            return (struct race_guard){.kind = RACE_GUARD_LATER};
    }
    return (struct race_guard){.kind = kind, .mask = mask};
}

/* The result of a comparison with the value goes through an operation of masks. */
static struct race_guard guard_of_mask(const struct isa_program *program, uint32_t load, uint32_t compare)
{
    uint16_t result = program->operations[compare].scalar_destination;
    uint32_t use = next_reader(program, compare, result);
    const struct isa_operation *operation = &program->operations[use];
    bool first = use && operation->source[0] == result;
    uint16_t other = operation->source[first ? 1 : 0];

    if (!use || other >= ISA_M0)
        return no_guard;
    switch (operation->opcode) {
    case ISA_OP_s_and_b64:
        return guard_of(program, load, use, other, RACE_GUARD_MASK);
    case ISA_OP_s_or_b64:
        return guard_of(program, load, use, other, RACE_GUARD_INVERSE);
    case ISA_OP_s_andn2_b64:
        return guard_of(program, load, use, other, first ? RACE_GUARD_INVERSE : RACE_GUARD_MASK);
    default:
        return no_guard;
    }
}

struct race_guard race_load_guard(const struct isa_program *program, uint32_t operation)
{
    uint16_t value = program->operations[operation].destination;
    uint32_t use = next_reader(program, operation, value);
    const struct isa_operation *reader = &program->operations[use];

    if (!use)
        return no_guard;
    if (isa_opcodes[reader->opcode].format == ISA_FORMAT_VOPC)
        return guard_of_mask(program, operation, use);
    if (reader->opcode != ISA_OP_v_cndmask_b32 || reader->source[2] >= ISA_M0 || reader->source[0] == reader->source[1])
        return no_guard;
    return guard_of(program, operation, use, reader->source[2],
                    reader->source[1] == value ? RACE_GUARD_MASK : RACE_GUARD_INVERSE);
}

uint64_t race_guarded_lanes(const struct race_guard *guard, const struct isa_wave *wave)
{
    switch (guard->kind) {
    case RACE_GUARD_NONE:
        return UINT64_MAX;
    case RACE_GUARD_MASK:
        return isa_read_scalar64(wave, guard->mask);
    case RACE_GUARD_INVERSE:
        return ~isa_read_scalar64(wave, guard->mask);
    case RACE_GUARD_LATER:
        return 0;
    }
    return 0;
}
