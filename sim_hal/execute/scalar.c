/* scalar.c - executes scalar instructions: the table of handlers, moves by M0, branches. */
#include "execute/scalar.h"

#include "execute/scalar_handlers.h"

static uint64_t next_address(const struct isa_wave *wave, const struct isa_operation *operation)
{
    return wave->program->base + operation->offset + operation->bytes;
}

SCALAR_HANDLER(s_getpc_b64)
{
    isa_write_scalar64(wave, operation->destination, next_address(wave, operation));
}

typedef void (*scalar_handler)(struct isa_wave *wave, const struct isa_operation *operation);

static const scalar_handler handlers[ISA_OP_COUNT] = {
#define ISA_SCALAR(mnemonic) [ISA_OP_##mnemonic] = isa_scalar_##mnemonic,
#include "execute/scalar_handlers.def"
#undef ISA_SCALAR
    [ISA_OP_s_cmp_eq_u32] = isa_scalar_s_cmp_eq_i32,
    [ISA_OP_s_cmp_lg_u32] = isa_scalar_s_cmp_lg_i32,
};

/* Whether "count" registers from number on are among the wave's SGPRs. */
static bool scalar_is_allocated(const struct isa_wave *wave, uint32_t number, uint32_t count)
{
    return number < wave->scalar_count && wave->scalar_count - number >= count;
}

/* s_movrels and s_movreld: the source's or the destination's number moves up by M0. */
static enum isa_fault move_relative(struct isa_wave *wave, const struct isa_operation *operation)
{
    uint32_t m0 = wave->scalar[ISA_M0];
    uint32_t source = operation->source[0], destination = operation->destination;
    bool is_long = operation->opcode == ISA_OP_s_movrels_b64 || operation->opcode == ISA_OP_s_movreld_b64;
    bool moves_source = operation->opcode == ISA_OP_s_movrels_b32 || operation->opcode == ISA_OP_s_movrels_b64;
    uint32_t moved = (moves_source ? source : destination) + m0;

    if (!scalar_is_allocated(wave, moved, is_long ? 2 : 1))
        return ISA_FAULT_REGISTER;
    if (moves_source)
        source = moved;
    else
        destination = moved;
    if (is_long)
        isa_write_scalar64(wave, destination, isa_scalar_value64(wave, operation, source));
    else
        wave->scalar[destination] = isa_scalar_value(wave, operation, source);
    return ISA_FAULT_NONE;
}

static bool branch_is_taken(const struct isa_wave *wave, uint32_t opcode)
{
    switch (opcode) {
    case ISA_OP_s_cbranch_scc0:
        return !wave->scc;
    case ISA_OP_s_cbranch_scc1:
        return wave->scc;
    case ISA_OP_s_cbranch_vccz:
        return isa_read_scalar64(wave, ISA_VCC_LO) == 0;
    case ISA_OP_s_cbranch_vccnz:
        return isa_read_scalar64(wave, ISA_VCC_LO) != 0;
    case ISA_OP_s_cbranch_execz:
        return isa_exec(wave) == 0;
    case ISA_OP_s_cbranch_execnz:
        return isa_exec(wave) != 0;
    default: /* s_branch */
        return true;
    }
}

/* Goes to the operation at an address in the program's code. */
static enum isa_fault jump_to(struct isa_wave *wave, uint64_t address)
{
    const struct isa_program *program = wave->program;
    uint64_t offset = address - program->base;

    if (offset >= program->code_bytes || offset % 4 != 0 || program->operation_at[offset / 4] == UINT32_MAX)
        return ISA_FAULT_PC;
    wave->operation = program->operation_at[offset / 4];
    return ISA_FAULT_NONE;
}

static enum isa_fault execute_branch(struct isa_wave *wave, const struct isa_operation *operation, bool *taken)
{
    uint64_t target;

    switch (operation->opcode) {
    case ISA_OP_s_setpc_b64:
        *taken = true;
        return jump_to(wave, isa_read_scalar64(wave, operation->source[0]));
    case ISA_OP_s_swappc_b64:
        *taken = true;
        target = isa_read_scalar64(wave, operation->source[0]);
        isa_write_scalar64(wave, operation->destination, next_address(wave, operation));
        return jump_to(wave, target);
    default:
        break;
    }
    *taken = branch_is_taken(wave, operation->opcode);
    if (!*taken)
        return ISA_FAULT_NONE;
    if ((uint32_t)operation->immediate >= wave->program->operation_count)
        return ISA_FAULT_PC;
    wave->operation = (uint32_t)operation->immediate;
    return ISA_FAULT_NONE;
}

enum isa_fault isa_execute_scalar(struct isa_wave *wave, const struct isa_operation *operation, bool *taken)
{
    scalar_handler handler = handlers[operation->opcode];

    wave->operation++;
    *taken = false;
    if (handler) {
        handler(wave, operation);
        return ISA_FAULT_NONE;
    }
    if (operation->unit == ISA_UNIT_BRANCH)
        return execute_branch(wave, operation, taken);
    return move_relative(wave, operation);
}
