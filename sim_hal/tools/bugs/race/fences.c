/* fences.c - what is awaited, and what the operation behind a wait needs. */
#include "tools/bugs/race/fences.h"

#include <string.h>

#include "isa/opcodes.h"
#include "isa/uses.h"

#define VMCNT_BITS 0x000fu

static bool waits_for_memory(const struct isa_operation *operation)
{
    return operation->opcode == ISA_OP_s_waitcnt && !((uint32_t)operation->immediate & VMCNT_BITS);
}

/* Numbers that are no VGPRs are left out. */
static void await_registers(struct race_awaited *awaited, uint32_t first, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t reg = first + i - ISA_VGPR_FIRST;

        if (reg < ISA_REGISTERS - ISA_VGPR_FIRST)
            awaited->registers[reg / 64] |= UINT64_C(1) << reg % 64;
    }
}

void race_await(struct race_awaited *awaited, const struct isa_operation *operation, uint32_t words)
{
    const struct isa_opcode_info *info = &isa_opcodes[operation->opcode];

    await_registers(awaited, operation->destination, words);
    /* The first store of several registers to private memory stands for all of them, and the compiler awaits it. */
    if (info->format == ISA_FORMAT_MUBUF && info->flags & ISA_OP_STORE)
        await_registers(awaited, operation->source[1] + 1u, 1);
}

static bool is_at_function(const struct isa_program *program, uint32_t wait)
{
    uint16_t before = wait ? program->operations[wait - 1].opcode : ISA_OP_s_endpgm;

    return program->operations[wait].immediate == 0 && (before == ISA_OP_s_endpgm || before == ISA_OP_s_setpc_b64);
}

bool race_wait_is_fence(struct race_awaited *awaited, const struct isa_program *program, uint32_t operation)
{
    const struct isa_operation *behind = &program->operations[operation + 1];
    bool needed = is_at_function(program, operation);
    struct isa_uses uses;

    while (behind->opcode == ISA_OP_s_waitcnt || behind->opcode == ISA_OP_s_nop)
        behind++;
    isa_uses(behind, &uses);
    for (uint32_t i = 0; i < 4; i++)
        needed |= (awaited->registers[i] &
                   (uses.reads.bits[ISA_VGPR_FIRST / 64 + i] | uses.writes.bits[ISA_VGPR_FIRST / 64 + i])) != 0;
    memset(awaited, 0, sizeof(*awaited));
    return !needed && behind->opcode != ISA_OP_s_setpc_b64;
}

bool race_store_is_behind_wait(const struct isa_program *program, uint32_t operation)
{
    return operation && waits_for_memory(&program->operations[operation - 1]);
}
