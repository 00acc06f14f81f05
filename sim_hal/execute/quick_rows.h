/*
 * quick_rows.h - rows of 64 lanes computed without the ways that vector.c has for masks, modifiers and carries.
 */
#ifndef SIM_HAL_EXECUTE_QUICK_ROWS_H
#define SIM_HAL_EXECUTE_QUICK_ROWS_H

#include "isa/opcodes.h"

/* d, a, b and c are rows of 64 lanes; d may be one of the others. */
typedef void (*execute_quick_row)(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);

/* By opcode, NULL if there is none: for any host, and for hosts with vectors of 256 bits. */
extern const execute_quick_row execute_quick_rows_plain[ISA_OP_COUNT];
extern const execute_quick_row execute_quick_rows_wide[ISA_OP_COUNT];

#endif
