/*
 * evaluation.h - the values of expressions and symbols.
 */
#ifndef SIM_HAL_ASSEMBLER_EVALUATION_H
#define SIM_HAL_ASSEMBLER_EVALUATION_H

#include "assembler/state.h"

/* Gives a symbol the value of an expression (.set). */
bool asm_assign(struct asm_state *assembler, uint32_t symbol, struct asm_expression expression);

/* Whether the expression is made of numbers and constants alone; then *value is it. No error is recorded. */
bool asm_constant(struct asm_state *assembler, const struct asm_expression *expression, uint64_t *value);

/* Evaluates once everything has been read; an undefined symbol or nonsense is an error in the given line. */
bool asm_evaluate(struct asm_state *assembler, const struct asm_expression *expression, uint32_t line,
                  struct asm_value *value);

/* The index of a symbol that nothing defines and that stands in the way of the value; UINT32_MAX: there is none. */
uint32_t asm_undefined(struct asm_state *assembler, const struct asm_expression *expression);

/* Writes that the symbol is not defined, and what helps. */
void asm_explain_undefined(const struct asm_symbol *symbol, char *text, size_t bytes);

/* Address in the loaded image; *relocatable receives whether it counts from the image's start. Returns false, with an error, if the
 * value is neither a plain number nor an address. */
bool asm_resolve(struct asm_state *assembler, const struct asm_value *value, uint32_t line, uint64_t *address,
                 bool *relocatable);

#endif
