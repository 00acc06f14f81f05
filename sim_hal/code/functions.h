/*
 * functions.h - the functions of a code object: their machine code as the operations of a program, decoded one by one.
 */
#ifndef SIM_HAL_CODE_FUNCTIONS_H
#define SIM_HAL_CODE_FUNCTIONS_H

#include "code/decode.h"

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
 * Decodes the function at offset, bytes long: the place and size of its symbol. Both are multiples of 4. Nothing happens if an
 * operation starts there already. Its operations are appended, with a trap of no bytes behind them in case that execution runs out of
 * it; .operations may move. Branches may lead into functions that have been decoded before. What cannot be decoded is added to
 * .refusals: a kernel is refused for those of its own place.
 * Returns false when memory is out or the place is not in the code, or it overlaps another function's without being it.
 */
bool code_add_function(struct code_functions *functions, uint32_t offset, uint32_t bytes);

/* Releases what is owned. The operations and operation_at may have been given to a program: set them to NULL before. */
void code_functions_free(struct code_functions *functions);

#endif
