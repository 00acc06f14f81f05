/*
 * constants.h - numbers as operands: inline constants and literals.
 */
#ifndef SIM_HAL_ASSEMBLER_CONSTANTS_H
#define SIM_HAL_ASSEMBLER_CONSTANTS_H

#include "assembler/matching.h"

/* Encodes operand index, a number or a symbol, as an inline constant or, where allowed, as the literal. */
bool asm_match_constant(struct asm_matching *matching, uint32_t index, bool literal_allowed, uint16_t *number);

/* The 32 bits that stand for a number that is not inline; false: there are none. */
bool asm_literal_bits(const struct asm_operand *operand, const struct isa_slot *slot, uint32_t *literal);

/* Makes literal the instruction's literal constant; two different ones are an error. */
bool asm_set_literal(struct asm_matching *matching, uint32_t literal);

#endif
