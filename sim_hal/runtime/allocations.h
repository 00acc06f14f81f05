/*
 * allocations.h - what a program has allocated in GPU memory, found by an address in it.
 */
#ifndef SIM_HAL_RUNTIME_ALLOCATIONS_H
#define SIM_HAL_RUNTIME_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/cp.h"

/* All zero: none. Sorted by address. */
struct runtime_allocations {
    struct cp_range *ranges; /* owned */
    uint32_t count, capacity;
};

/* Adds one that has no byte in common with another. Returns false if the host has no memory. */
bool runtime_allocations_add(struct runtime_allocations *all, struct cp_range range);

/* The one that has a byte; NULL: none. */
const struct cp_range *runtime_allocations_find(const struct runtime_allocations *all, uint64_t address);

/* Forgets one that was found. */
void runtime_allocations_remove(struct runtime_allocations *all, const struct cp_range *range);

/* Releases the table. */
void runtime_allocations_free(struct runtime_allocations *all);

#endif
