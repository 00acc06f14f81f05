/*
 * free_list.h - ranges of addresses that were in use and are free: sorted, none empty, no two of them adjacent.
 */
#ifndef SIM_HAL_MEM_FREE_LIST_H
#define SIM_HAL_MEM_FREE_LIST_H

#include <stdbool.h>
#include <stdint.h>

struct mem_free_range {
    uint64_t from, to;
};

/* All zero: no range is free. */
struct mem_free_list {
    struct mem_free_range *ranges; /* owned */
    uint32_t count, capacity;
};

/* Adds [from, to), of which nothing is free. Returns false if the host has no memory: it stays in use then. */
bool mem_free_list_put(struct mem_free_list *list, uint64_t from, uint64_t to);

/* Takes bytes (not 0), aligned to a power of two, from the lowest range that has room. Returns their address; 0: none has, or the
 * host has no memory. */
uint64_t mem_free_list_take(struct mem_free_list *list, uint64_t bytes, uint64_t alignment);

/* Releases the list's own memory. */
void mem_free_list_clear(struct mem_free_list *list);

#endif
