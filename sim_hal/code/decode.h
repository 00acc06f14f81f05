/*
 * decode.h - machine code of gfx803 into operations, guided by the signatures and numbers of opcodes.def.
 *
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

/* A word of the code that could not be decoded, or a branch to no instruction. A trap stands in its place. */
struct code_refusal {
    uint32_t offset; /* in the code */
    char reason[CODE_REASON_BYTES];
};

/* The operations of functions, as struct isa_program has them. Starts as zeros but for code and code_bytes. */
struct code_functions {
    const uint8_t *code; /* the bytes of .text, little-endian */
    uint32_t code_bytes;
    struct isa_operation *operations; /* operation_count and, behind them, a trap; owned */
    uint32_t operation_count;
    uint32_t operation_capacity;
    uint32_t *operation_at; /* [code_bytes / 4]: index of the operation that starts there, or UINT32_MAX; owned */
    struct code_refusal *refusals; /* in the order in which they were found; owned */
    uint32_t refusal_count;
    uint32_t refusal_capacity;
};

/*
 * Decodes the function at offset, bytes long: the place and size of its symbol. Both are multiples of 4. Nothing happens if it
 * has been decoded before. Its operations are appended, with a trap of no bytes behind them in case that execution runs out of
 * it; .operations may move. Branches may lead into functions that have been decoded before. What cannot be decoded is added to
 * .refusals: a kernel is refused for those of its own place.
 * Returns false when memory is out or the place is not in the code, or it overlaps another function's without being it.
 */
bool code_add_function(struct code_functions *functions, uint32_t offset, uint32_t bytes);

/* Releases what is owned. The operations and operation_at may have been given to a program: set them to NULL before. */
void code_functions_free(struct code_functions *functions);

#endif
