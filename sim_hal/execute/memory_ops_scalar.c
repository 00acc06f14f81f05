/* memory_ops_scalar.c - SMEM instructions: from registers to accesses. */
#include "engine/require.h"
#include "execute/memory_ops.h"

#include "execute/alignment.h"
#include "execute/buffer_resource.h"
#include "execute/scalar_operands.h"
#include "isa/opcodes.h"

#define WORD_BYTES 4u

/* The properties of an access that the opcode has. */
struct form {
    uint8_t kind; /* enum execute_access_kind */
    uint8_t dwords;
    bool is_buffer; /* its base is a resource */
    bool is_clock;  /* it reads the clock, and accesses nothing */
};

/* The shapes of handlers of the unit SMEM. */
#define ACCESS(type, count, buffer)                                                                                    \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_##type, .dwords = (count), .is_buffer = (buffer)                                        \
    }
#define LOAD(count)         ACCESS(LOAD, count, false)
#define STORE(count)        ACCESS(STORE, count, false)
#define BUFFER_LOAD(count)  ACCESS(LOAD, count, true)
#define BUFFER_STORE(count) ACCESS(STORE, count, true)
#define INVALIDATE          ACCESS(INVALIDATE_L1, 0, false)
#define CLOCK                                                                                                          \
    {                                                                                                                  \
        .kind = EXECUTE_ACCESS_LOAD, .is_clock = true                                                                  \
    }

static const struct form forms[ISA_OP_COUNT] = {
#define ISA_HANDLER_SMEM(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

/* Base address of a scalar access; *limit receives how many bytes lie behind it. */
static uint64_t scalar_base(const struct isa_wave *wave, const struct isa_operation *operation, uint64_t *limit)
{
    const uint32_t *word = &wave->scalar[operation->source[0]];
    uint32_t stride;

    *limit = UINT64_MAX;
    if (!forms[operation->opcode].is_buffer)
        return isa_read_scalar64(wave, operation->source[0]);
    stride = EXECUTE_RESOURCE_STRIDE(word[1]);
    *limit = (uint64_t)word[2] * (stride ? stride : 1);
    return (uint64_t)(word[1] & 0xffffu) << 32 | word[0];
}

enum isa_fault execute_prepare_scalar_access(struct isa_wave *wave, const struct isa_operation *operation,
                                             struct execute_scalar_access *access, uint64_t *fault_address)
{
    const struct form *form = &forms[operation->opcode];
    uint64_t base, limit, offset;

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_SMEM);
    *access = (struct execute_scalar_access){.kind = form->kind, .line = operation->line};
    *fault_address = 0;
    if (!form->dwords) {
        if (form->is_clock)
            isa_write_scalar64(wave, operation->destination, wave->now);
        wave->operation++;
        return ISA_FAULT_NONE;
    }
    access->dwords = form->dwords;
    access->destination = operation->destination;
    base = scalar_base(wave, operation, &limit);
    offset = operation->source[1] == ISA_OPERAND_NONE ? (uint64_t)(uint32_t)operation->immediate
                                                      : execute_scalar_value(wave, operation, operation->source[1]);
    access->address = base + offset;
    *fault_address = access->address;
    if (!execute_is_aligned(execute_alignment(EXECUTE_PATH_SCALAR, false, WORD_BYTES, false), access->address))
        return ISA_FAULT_MISALIGNED;
    if (offset > limit || limit - offset < (uint64_t)access->dwords * WORD_BYTES)
        return ISA_FAULT_OUT_OF_BOUNDS;
    if ((uint32_t)access->destination + access->dwords > ISA_EXEC_LO)
        return ISA_FAULT_REGISTER;
    wave->operation++;
    return ISA_FAULT_NONE;
}

enum execute_access_kind execute_scalar_access_kind(const struct isa_operation *operation, uint32_t *bytes)
{
    const struct form *form = &forms[operation->opcode];

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_SMEM);
    *bytes = form->dwords * WORD_BYTES;
    return (enum execute_access_kind)form->kind;
}
