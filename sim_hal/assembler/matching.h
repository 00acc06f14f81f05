/*
 * matching.h - one instruction while it is put together: what was written against what its signature takes.
 */
#ifndef SIM_HAL_ASSEMBLER_MATCHING_H
#define SIM_HAL_ASSEMBLER_MATCHING_H

#include "assembler/modifiers.h"
#include "assembler/operands.h"

#define ASM_MAX_OPERANDS 8
#define ASM_NO_SCALAR    0xffffu

/* The form of a vector instruction; every other instruction is ASM_FORM_NATIVE. */
enum asm_encoding { ASM_FORM_NATIVE, ASM_FORM_E64, ASM_FORM_SDWA, ASM_FORM_DPP };

/* One word of a signature: role and type, e.g. x.f32. */
struct asm_slot {
    char role;
    char kind; /* b i u f, or 0 when the role has no type */
    uint32_t bits;
};

/* Everything about the instruction at hand. */
struct asm_matching {
    struct asm_state *assembler;
    const struct isa_opcode_info *info;
    uint32_t line;
    bool forced; /* the encoding was written as a suffix */
    enum asm_encoding encoding;
    struct asm_slot slots[ASM_MAX_OPERANDS];
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

/* Registers that an operand of a slot's type takes. */
static inline uint16_t asm_slot_dwords(const struct asm_slot *slot)
{
    return (uint16_t)(slot->bits < 32 ? 1 : slot->bits / 32);
}

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
