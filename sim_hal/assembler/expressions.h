/*
 * expressions.h - reads expressions.
 */
#ifndef SIM_HAL_ASSEMBLER_EXPRESSIONS_H
#define SIM_HAL_ASSEMBLER_EXPRESSIONS_H

#include "assembler/state.h"

/* Reads an expression. */
bool asm_parse_expression(struct asm_state *assembler, struct asm_expression *expression);

/* Reads an expression whose value must be known at once. */
bool asm_parse_constant(struct asm_state *assembler, int64_t *value);

/* Reads the name of a symbol and returns its index; UINT32_MAX (an error) when there is none. */
uint32_t asm_parse_symbol_name(struct asm_state *assembler);

/* Reads ", number" if it is there; else *value stays. */
bool asm_parse_optional_constant(struct asm_state *assembler, int64_t *value);

#endif
