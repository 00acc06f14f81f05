/*
 * expression.h - integer expressions: numbers and names with + - * /, of which * and / go first.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_EXPRESSION_H
#define SIM_HAL_TOOLS_SWEEP_EXPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Finds the value of a name. Returns false with a message. */
typedef bool sweep_value_of(void *context, const char *name, uint64_t *value, char *error, size_t error_bytes);

/*
 * Evaluates an expression from left to right. A division is rounded down. Numbers have the suffixes of engine/quantity.h.
 * Returns false with a message if it is none, divides by 0, or if any result on the way is below 0 or does not fit 64 bits.
 */
bool sweep_expression(const char *text, sweep_value_of *value_of, void *context, uint64_t *value, char *error,
                      size_t error_bytes);

#endif
