/*
 * data.h - directives that append bytes to a section. The token of each is its first argument.
 */
#ifndef SIM_HAL_ASSEMBLER_DATA_H
#define SIM_HAL_ASSEMBLER_DATA_H

#include "assembler/state.h"

/* .byte .short .long .quad: a list of expressions, size bytes each. */
bool asm_integers(struct asm_state *assembler, uint32_t size);

/* .float and .double: a list of numbers, size bytes each. */
bool asm_reals(struct asm_state *assembler, uint32_t size);

/* .ascii and .asciz (terminated). */
bool asm_strings(struct asm_state *assembler, bool terminated);

/* .zero and .space: size[, value]; .fill (sized): count[, size[, value]]. */
bool asm_fill(struct asm_state *assembler, bool sized);

/* .balign, and .p2align (power): alignment[, value[, most]]. */
bool asm_align(struct asm_state *assembler, bool power);

/* .comm and .lcomm: symbol, size[, alignment]; the symbol becomes zeroed memory. */
bool asm_common(struct asm_state *assembler);

#endif
