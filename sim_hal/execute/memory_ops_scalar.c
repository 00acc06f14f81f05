/* memory_ops_scalar.c - SMEM instructions: from registers to accesses. */
#include "execute/memory_ops.h"

#include "execute/alignment.h"
#include "execute/buffer_resource.h"
#include "execute/scalar_operands.h"
#include "isa/opcodes.h"

#define WORD_BYTES 4u

static uint8_t scalar_dwords(uint32_t opcode)
{
    switch (opcode) {
    case ISA_OP_s_load_dwordx16:
    case ISA_OP_s_buffer_load_dwordx16:
        return 16;
    case ISA_OP_s_load_dwordx8:
    case ISA_OP_s_buffer_load_dwordx8:
        return 8;
    case ISA_OP_s_load_dwordx4:
    case ISA_OP_s_buffer_load_dwordx4:
    case ISA_OP_s_store_dwordx4:
    case ISA_OP_s_buffer_store_dwordx4:
        return 4;
    case ISA_OP_s_load_dwordx2:
    case ISA_OP_s_buffer_load_dwordx2:
    case ISA_OP_s_store_dwordx2:
    case ISA_OP_s_buffer_store_dwordx2:
        return 2;
    default:
        return 1;
    }
}

static bool is_scalar_buffer(uint32_t opcode)
{
    switch (opcode) {
    case ISA_OP_s_buffer_load_dword:
    case ISA_OP_s_buffer_load_dwordx2:
    case ISA_OP_s_buffer_load_dwordx4:
    case ISA_OP_s_buffer_load_dwordx8:
    case ISA_OP_s_buffer_load_dwordx16:
    case ISA_OP_s_buffer_store_dword:
    case ISA_OP_s_buffer_store_dwordx2:
    case ISA_OP_s_buffer_store_dwordx4:
        return true;
    default:
        return false;
    }
}

/* Base address of a scalar access; *limit receives how many bytes lie behind it. */
static uint64_t scalar_base(const struct isa_wave *wave, const struct isa_operation *operation, uint64_t *limit)
{
    const uint32_t *word = &wave->scalar[operation->source[0]];
    uint32_t stride;

    *limit = UINT64_MAX;
    if (!is_scalar_buffer(operation->opcode))
        return isa_read_scalar64(wave, operation->source[0]);
    stride = ISA_RESOURCE_STRIDE(word[1]);
    *limit = (uint64_t)word[2] * (stride ? stride : 1);
    return (uint64_t)(word[1] & 0xffffu) << 32 | word[0];
}

enum isa_fault isa_prepare_scalar_access(struct isa_wave *wave, const struct isa_operation *operation,
                                         struct isa_scalar_access *access, uint64_t *fault_address)
{
    uint64_t base, limit, offset;

    *access = (struct isa_scalar_access){.kind = ISA_ACCESS_LOAD, .line = operation->line};
    *fault_address = 0;
    switch (operation->opcode) {
    case ISA_OP_s_memtime:
    case ISA_OP_s_memrealtime:
        isa_write_scalar64(wave, operation->destination, wave->now);
        wave->operation++;
        return ISA_FAULT_NONE;
    case ISA_OP_s_dcache_inv:
    case ISA_OP_s_dcache_inv_vol:
    case ISA_OP_s_dcache_wb:
    case ISA_OP_s_dcache_wb_vol:
        access->kind = ISA_ACCESS_INVALIDATE_L1;
        wave->operation++;
        return ISA_FAULT_NONE;
    default:
        break;
    }
    if (isa_opcodes[operation->opcode].flags & ISA_OP_STORE)
        access->kind = ISA_ACCESS_STORE;
    access->dwords = scalar_dwords(operation->opcode);
    access->destination = operation->destination;
    base = scalar_base(wave, operation, &limit);
    offset = operation->source[1] == ISA_OPERAND_NONE ? (uint64_t)(uint32_t)operation->immediate
                                                      : isa_scalar_value(wave, operation, operation->source[1]);
    access->address = base + offset;
    *fault_address = access->address;
    if (!isa_is_aligned(isa_alignment(ISA_PATH_SCALAR, false, WORD_BYTES, false), access->address))
        return ISA_FAULT_MISALIGNED;
    if (offset > limit || limit - offset < (uint64_t)access->dwords * WORD_BYTES)
        return ISA_FAULT_OUT_OF_BOUNDS;
    if ((uint32_t)access->destination + access->dwords > ISA_EXEC_LO)
        return ISA_FAULT_REGISTER;
    wave->operation++;
    return ISA_FAULT_NONE;
}

enum isa_access_kind isa_scalar_access_kind(const struct isa_operation *operation, uint32_t *bytes)
{
    *bytes = scalar_dwords(operation->opcode) * WORD_BYTES;
    return isa_opcodes[operation->opcode].flags & ISA_OP_STORE ? ISA_ACCESS_STORE : ISA_ACCESS_LOAD;
}
