/*
 * slots.h - puts operands into an operation, each as its place in the signature says.
 */
#ifndef SIM_HAL_ASSEMBLER_SLOTS_H
#define SIM_HAL_ASSEMBLER_SLOTS_H

#include "assembler/matching.h"

/* Puts operand index into the operation, as its slot says. */
bool asm_match_slot(struct asm_matching *matching, uint32_t index);

#endif
