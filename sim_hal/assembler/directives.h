/*
 * directives.h - reads directives.
 */
#ifndef SIM_HAL_ASSEMBLER_DIRECTIVES_H
#define SIM_HAL_ASSEMBLER_DIRECTIVES_H

#include "assembler/state.h"

/* Carries out one directive; the token is its name. */
bool asm_directive(struct asm_state *assembler);

#endif
