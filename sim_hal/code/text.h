/*
 * text.h - operations as lines of assembly text, in the form that the assembler reads.
 */
#ifndef SIM_HAL_CODE_TEXT_H
#define SIM_HAL_CODE_TEXT_H

#include "isa/program.h"

#define CODE_TEXT_BYTES 256u

/*
 * Writes the operation as text. The target of a branch is written as a distance: that is the number in the operation's immediate,
 * as code_decode leaves it.
 */
void code_text(const struct isa_operation *operation, char text[CODE_TEXT_BYTES]);

/* The same for an operation of a program, whose branches have the index of an operation in their immediate. */
void code_program_text(const struct isa_program *program, uint32_t index, char text[CODE_TEXT_BYTES]);

#endif
