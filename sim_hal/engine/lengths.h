/*
 * lengths.h - how long things of one kind have taken: their number, their cycles, and a histogram whose classes grow by a factor of 4.
 */
#ifndef SIM_HAL_ENGINE_LENGTHS_H
#define SIM_HAL_ENGINE_LENGTHS_H

#include <stdint.h>

#define LENGTHS_CLASSES 14u /* 0; from 1 on up to 4, 16, .. cycles; the last one has no end */

/* All 0: none yet. */
struct lengths {
    uint64_t count, sum, most;         /* cycles */
    uint64_t classes[LENGTHS_CLASSES]; /* things by length */
};

/* Adds one that has taken this many cycles. */
void lengths_note(struct lengths *lengths, uint64_t cycles);

#endif
