/* scalar.c - executes scalar instructions: the tables of handlers, moves by M0, branches. */
#include "execute/scalar.h"

#include "engine/require.h"
#include "execute/scalar_handlers.h"

static uint64_t next_address(const struct isa_wave *wave, const struct isa_operation *operation)
{
    return wave->program->base + operation->offset + operation->bytes;
}

EXECUTE_SCALAR_HANDLER(s_getpc_b64)
{
    isa_write_scalar64(wave, operation->destination, next_address(wave, operation));
    return ISA_FAULT_NONE;
}

/* ---- moves by M0 ---- */

/* Whether "count" registers from number on are among the wave's SGPRs. */
static bool scalar_is_allocated(const struct isa_wave *wave, uint32_t number, uint32_t count)
{
    return number < wave->scalar_count && wave->scalar_count - number >= count;
}

static enum isa_fault move_word(struct isa_wave *wave, const struct isa_operation *operation, uint32_t destination,
                                uint32_t source, uint32_t moved)
{
    if (!scalar_is_allocated(wave, moved, 1))
        return ISA_FAULT_REGISTER;
    wave->scalar[destination] = execute_scalar_value(wave, operation, source);
    return ISA_FAULT_NONE;
}

static enum isa_fault move_long(struct isa_wave *wave, const struct isa_operation *operation, uint32_t destination,
                                uint32_t source, uint32_t moved)
{
    if (!scalar_is_allocated(wave, moved, 2))
        return ISA_FAULT_REGISTER;
    isa_write_scalar64(wave, destination, execute_scalar_value64(wave, operation, source));
    return ISA_FAULT_NONE;
}

/* s_movrels and s_movreld: the source's or the destination's number moves up by M0. */
EXECUTE_SCALAR_HANDLER(s_movrels_b32)
{
    uint32_t source = operation->source[0] + wave->scalar[ISA_M0];

    return move_word(wave, operation, operation->destination, source, source);
}

EXECUTE_SCALAR_HANDLER(s_movrels_b64)
{
    uint32_t source = operation->source[0] + wave->scalar[ISA_M0];

    return move_long(wave, operation, operation->destination, source, source);
}

EXECUTE_SCALAR_HANDLER(s_movreld_b32)
{
    uint32_t destination = operation->destination + wave->scalar[ISA_M0];

    return move_word(wave, operation, destination, operation->source[0], destination);
}

EXECUTE_SCALAR_HANDLER(s_movreld_b64)
{
    uint32_t destination = operation->destination + wave->scalar[ISA_M0];

    return move_long(wave, operation, destination, operation->source[0], destination);
}

/* ---- branches ---- */

/* A handler of the branch unit: the same, and says whether the branch is taken. *taken is false at first. */
#define BRANCH_HANDLER(name)                                                                                           \
    static enum isa_fault branch_##name(struct isa_wave *wave, const struct isa_operation *operation, bool *taken)

static inline enum isa_fault branch_if(bool condition, struct isa_wave *wave, const struct isa_operation *operation,
                                       bool *taken)
{
    *taken = condition;
    if (!condition)
        return ISA_FAULT_NONE;
    if ((uint32_t)operation->immediate >= wave->program->operation_count)
        return ISA_FAULT_PC;
    wave->operation = (uint32_t)operation->immediate;
    return ISA_FAULT_NONE;
}

#define BRANCH_IF(name, condition)                                                                                     \
    BRANCH_HANDLER(name)                                                                                               \
    {                                                                                                                  \
        return branch_if(condition, wave, operation, taken);                                                           \
    }

BRANCH_IF(s_branch, true)
BRANCH_IF(s_cbranch_scc0, !wave->scc)
BRANCH_IF(s_cbranch_scc1, wave->scc)
BRANCH_IF(s_cbranch_vccz, isa_read_scalar64(wave, ISA_VCC_LO) == 0)
BRANCH_IF(s_cbranch_vccnz, isa_read_scalar64(wave, ISA_VCC_LO) != 0)
BRANCH_IF(s_cbranch_execz, isa_exec(wave) == 0)
BRANCH_IF(s_cbranch_execnz, isa_exec(wave) != 0)

/* Goes to the operation at an address in the program's code. */
static enum isa_fault jump_to(struct isa_wave *wave, uint64_t address)
{
    const struct isa_program *program = wave->program;
    uint64_t offset = address - program->base;

    if (offset >= program->code_bytes || offset % 4 != 0 || program->operation_at[offset / 4] == UINT32_MAX)
        return ISA_FAULT_PC;
    SIM_REQUIRE(program->operation_at[offset / 4] < program->operation_count);
    wave->operation = program->operation_at[offset / 4];
    return ISA_FAULT_NONE;
}

BRANCH_HANDLER(s_setpc_b64)
{
    *taken = true;
    return jump_to(wave, isa_read_scalar64(wave, operation->source[0]));
}

BRANCH_HANDLER(s_swappc_b64)
{
    uint64_t target = isa_read_scalar64(wave, operation->source[0]);

    *taken = true;
    isa_write_scalar64(wave, operation->destination, next_address(wave, operation));
    return jump_to(wave, target);
}

/* ---- the tables ---- */

typedef enum isa_fault (*scalar_handler)(struct isa_wave *wave, const struct isa_operation *operation);
typedef enum isa_fault (*branch_handler)(struct isa_wave *wave, const struct isa_operation *operation, bool *taken);

static const scalar_handler handlers[ISA_OP_COUNT] = {
#define ISA_HANDLER_SALU(mnemonic, handler) [ISA_OP_##mnemonic] = execute_scalar_##handler,
#include "isa/opcodes.def"
};

static const branch_handler branches[ISA_OP_COUNT] = {
#define ISA_HANDLER_BRANCH(mnemonic, handler) [ISA_OP_##mnemonic] = branch_##handler,
#include "isa/opcodes.def"
};

enum isa_fault execute_scalar(struct isa_wave *wave, const struct isa_operation *operation, bool *taken)
{
    SIM_REQUIRE(operation->unit == ISA_UNIT_SALU || operation->unit == ISA_UNIT_BRANCH);
    SIM_REQUIRE(operation->unit == ISA_UNIT_BRANCH ? branches[operation->opcode] != NULL
                                                   : handlers[operation->opcode] != NULL);
    wave->operation++;
    *taken = false;
    if (operation->unit == ISA_UNIT_BRANCH)
        return branches[operation->opcode](wave, operation, taken);
    return handlers[operation->opcode](wave, operation);
}
