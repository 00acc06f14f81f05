/*
 * finish.h - completes the program once everything is read.
 */
#ifndef SIM_HAL_ASSEMBLER_FINISH_H
#define SIM_HAL_ASSEMBLER_FINISH_H

#include "assembler/state.h"

/* Lays out the image, resolves every fixup and checks the result. */
bool asm_finish(struct asm_state *assembler);

#endif
