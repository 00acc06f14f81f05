/*
 * condition.h - the condition of a wait at the L2, and the record of a waiter.
 */
#ifndef SIM_HAL_MEM_CONDITION_H
#define SIM_HAL_MEM_CONDITION_H

#include <stdbool.h>
#include <stdint.h>

#define MEM_HEIRS_MOST 3u /* two bits: how many others wait on a word that is taken, as an answer carries it */

/* The condition a wave waits on: (word & mask) condition value, unsigned. The address is aligned to bytes; of mask and
 * value only as many bytes count. */
struct mem_condition {
    uint64_t address;
    uint64_t mask;
    uint64_t value;
    uint8_t condition; /* enum isa_wait_condition */
    uint8_t bytes;     /* 4 or 8 */
};

/* A waiter: a wave's wait, by work-group slot, generation and the wait number of the wave's wait. */
struct mem_waiter {
    uint32_t slot, generation, wait_number, kernel;
    uint64_t since;      /* cycle at which it began to wait for this condition: retries keep it. Oldest first */
    uint8_t atomic;      /* enum execute_atomic that it will try again */
    uint64_t operand[2]; /* of that atomic */
    bool late;           /* the atomic changed nothing, so the L2 may execute it later */
    uint8_t lane;        /* the lane of the atomic */
    /* Of another word of the line: what the wave has found true before it came here; bytes 0: none. */
    struct mem_condition gate;
    uint32_t workgroup[3], line; /* the writer, for struct mem_noted_write */
};

#endif
