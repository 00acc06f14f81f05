/*
 * refusal.h - refuses kernels that need what is not there.
 */
#ifndef SIM_HAL_ASSEMBLER_REFUSAL_H
#define SIM_HAL_ASSEMBLER_REFUSAL_H

#include "assembler/state.h"

/* Notes that a fixup needs an undefined symbol, if it does; *missing receives whether. */
bool isa_asm_note_missing(struct isa_asm *assembler, uint32_t fixup, bool *missing);

/* Refuses a kernel; an earlier reason stays. */
bool isa_asm_refuse(struct isa_asm *assembler, struct isa_kernel *kernel, uint32_t line, const char *text);

/* Refuses the kernels that reach a place with a missing symbol. Call when kernels have their entries. */
bool isa_asm_refuse_kernels(struct isa_asm *assembler);

#endif
