/*
 * data.h - directives that append bytes to a section. The token of each is its first argument.
 */
#ifndef SIM_HAL_ASSEMBLER_DATA_H
#define SIM_HAL_ASSEMBLER_DATA_H

#include "assembler/state.h"

/* .byte .short .long .quad: a list of expressions, size bytes each. */
bool isa_asm_integers(struct isa_asm *assembler, uint32_t size);

/* .float and .double: a list of numbers, size bytes each. */
bool isa_asm_reals(struct isa_asm *assembler, uint32_t size);

/* .ascii and .asciz (terminated). */
bool isa_asm_strings(struct isa_asm *assembler, bool terminated);

/* .zero and .space: size[, value]; .fill (sized): count[, size[, value]]. */
bool isa_asm_fill(struct isa_asm *assembler, bool sized);

/* .balign, and .p2align (power): alignment[, value[, most]]. */
bool isa_asm_align(struct isa_asm *assembler, bool power);

/* .comm and .lcomm: symbol, size[, alignment]; the symbol becomes zeroed memory. */
bool isa_asm_common(struct isa_asm *assembler);

#endif
