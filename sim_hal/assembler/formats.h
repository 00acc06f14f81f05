/*
 * formats.h - the formats of printf, as the metadata has them: 'NUMBER:ARGUMENTS:SIZE:..:FORMAT'.
 */
#ifndef SIM_HAL_ASSEMBLER_FORMATS_H
#define SIM_HAL_ASSEMBLER_FORMATS_H

#include "assembler/state.h"

/* Adds a format to the program: a YAML scalar, quoted or plain. Returns false (an error) if it is none. */
bool asm_add_format(struct asm_state *assembler, uint32_t line, const char *text, size_t length);

#endif
