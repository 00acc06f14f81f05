/*
 * decode.h - machine code of gfx803 into operations, guided by the signatures and numbers of opcodes.def.
 *
 * functions.h decodes whole functions with it.
 * An instruction becomes the operation that the assembler makes of its text: the same bytes but for the source line, which is 0.
 */
#ifndef SIM_HAL_CODE_DECODE_H
#define SIM_HAL_CODE_DECODE_H

#include "isa/program.h"

#define CODE_REASON_BYTES 128u

/*
 * Decodes the instruction at words[0]; count words are there, at least 1. Its size is operation->bytes, its offset 0. The
 * immediate of a branch is the distance to its target in words, from the next instruction on.
 * Returns false if that is no instruction that the simulator has; reason receives why: "VOP1 has no opcode 9".
 */
bool code_decode(const uint32_t *words, uint32_t count, struct isa_operation *operation,
                 char reason[CODE_REASON_BYTES]);

#endif
