/*
 * instruction.h - reads instructions.
 */
#ifndef SIM_HAL_ASSEMBLER_INSTRUCTION_H
#define SIM_HAL_ASSEMBLER_INSTRUCTION_H

#include "assembler/state.h"

/* Reads one instruction; the token is its mnemonic. */
bool asm_instruction(struct asm_state *assembler);

#endif
