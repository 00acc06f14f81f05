/*
 * instruction.h - reads instructions.
 */
#ifndef SIM_HAL_ASSEMBLER_INSTRUCTION_H
#define SIM_HAL_ASSEMBLER_INSTRUCTION_H

#include "assembler/state.h"

/* Reads one instruction; the token is its mnemonic. */
bool isa_asm_instruction(struct isa_asm *assembler);

#endif
