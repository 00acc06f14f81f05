/*
 * matching.h - one instruction while it is put together: what was written against what its signature takes.
 */
#ifndef SIM_HAL_ASSEMBLER_MATCHING_H
#define SIM_HAL_ASSEMBLER_MATCHING_H

#include "assembler/modifiers.h"
#include "assembler/operands.h"
#include "isa/signature.h"

#define ASM_MAX_OPERANDS ISA_SLOTS_MOST
#define ASM_NO_SCALAR    0xffffu

/* The form of a vector instruction; every other instruction is ASM_FORM_NATIVE. */
enum asm_encoding { ASM_FORM_NATIVE, ASM_FORM_E64, ASM_FORM_SDWA, ASM_FORM_DPP };

/* Everything about the instruction at hand. */
struct asm_matching {
    struct asm_state *assembler;
    const struct isa_opcode_info *info;
    uint32_t line;
    bool forced; /* the encoding was written as a suffix */
    enum asm_encoding encoding;
    struct isa_slot slots[ASM_MAX_OPERANDS];
    uint32_t slot_count;
    struct asm_operand operands[ASM_MAX_OPERANDS];
    uint32_t operand_count;
    struct asm_modifiers modifiers;
    struct isa_operation operation;
    uint32_t next_source;
    bool has_literal;
    bool has_fixup;
    struct asm_fixup fixup;
    uint32_t scalar_read; /* the scalar value a vector instruction reads, ASM_NO_SCALAR when none so far */
};

static inline bool asm_is_vgpr(const struct asm_operand *operand)
{
    return operand->kind == ASM_REGISTER && operand->number >= ISA_VGPR_FIRST;
}

static inline bool asm_is_vcc(const struct asm_operand *operand)
{
    return operand->kind == ASM_REGISTER && operand->number == ISA_VCC_LO && operand->dwords == 2;
}

/* Reports that operand index is not what was expected; returns false. */
bool asm_wrong_operand(const struct asm_matching *matching, uint32_t index, const char *expected);

/* Counts a scalar value as read by a vector instruction; these read at most one each on this generation. */
bool asm_read_scalar(struct asm_matching *matching, uint32_t number);

#endif
