/*
 * implicit.h - kernels of code object version 5 that read implicit arguments where version 4 has them.
 */
#ifndef SIM_HAL_ASSEMBLER_IMPLICIT_H
#define SIM_HAL_ASSEMBLER_IMPLICIT_H

#include "assembler/state.h"

/* Sets .warning of such kernels. Call when kernels have their entries and arguments. */
bool asm_check_implicit(struct asm_state *assembler);

#endif
