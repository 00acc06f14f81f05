/*
 * refusal.h - refuses kernels that need what is not there.
 */
#ifndef SIM_HAL_ASSEMBLER_REFUSAL_H
#define SIM_HAL_ASSEMBLER_REFUSAL_H

#include "assembler/state.h"

/* Notes that a fixup needs an undefined symbol, if it does; *missing receives whether. */
bool asm_note_missing(struct asm_state *assembler, uint32_t fixup, bool *missing);

/* Refuses a kernel; an earlier reason stays. */
bool asm_refuse(struct asm_state *assembler, struct isa_kernel *kernel, uint32_t line, const char *text);

/* Refuses the kernels that reach a place with a missing symbol. Call when kernels have their entries. */
bool asm_refuse_kernels(struct asm_state *assembler);

#endif
