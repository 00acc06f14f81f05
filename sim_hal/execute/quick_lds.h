/*
 * quick_lds.h - 32-bit words of the LDS with all 64 lanes active, 16 lanes at a time.
 */
#ifndef SIM_HAL_EXECUTE_QUICK_LDS_H
#define SIM_HAL_EXECUTE_QUICK_LDS_H

#include "execute/vector_registers.h"

/* Where 16 lanes' dwords lie. */
enum execute_quick_shape { EXECUTE_SHAPE_ANY, EXECUTE_SHAPE_SAME, EXECUTE_SHAPE_FOLLOWS };

/* The shapes of address registers that a wave has used, as long as it has written none of these. */
#define EXECUTE_QUICK_SHAPES 4u
struct execute_quick_shapes {
    uint16_t operand[EXECUTE_QUICK_SHAPES]; /* 0: none */
    uint8_t shape[EXECUTE_QUICK_SHAPES][4];
};

/* What an operation does there. */
struct execute_quick_words {
    uint8_t accesses; /* a lane: 1 or 2 */
    bool writes;
    uint16_t offsets[2]; /* bytes */
};

/* Returns whether the addresses at[0] to at[15] are the same, or follow each other in steps of 4. */
enum execute_quick_shape execute_quick_shape_of(const uint32_t *at);

/* Executes the operation. Returns false, and does nothing, if its addresses are not of these shapes, or are not valid. */
bool execute_quick_lds(struct isa_wave *wave, const struct isa_operation *operation,
                       const struct execute_quick_words *words, struct execute_quick_shapes *shapes);

#endif
