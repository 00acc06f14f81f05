/*
 * fifo.h - the sFIFO of a combining L1: which lines became dirty, in order, by running numbers.
 *
 * A number is never used again, so it serves as a marker: all entries up to it have left when the head is above it. An
 * entry may outlive what it was pushed for. Whether it still stands for something is the owner's to know.
 */
#ifndef SIM_HAL_SCOPES_FIFO_H
#define SIM_HAL_SCOPES_FIFO_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/require.h"

struct scopes_fifo {
    uint32_t *lines; /* [number % size] */
    uint32_t size;
    uint64_t head; /* number of the oldest entry */
    uint64_t next; /* number that the next entry gets; the same when there is none */
};

/* An empty one of size entries, at least 1. Returns false if the host has no memory; it can be freed then too. */
bool scopes_fifo_init(struct scopes_fifo *fifo, uint32_t size);
void scopes_fifo_free(struct scopes_fifo *fifo);

/* Appends a line; there must be space. Returns its number; the first is 0. */
uint64_t scopes_fifo_push(struct scopes_fifo *fifo, uint32_t line);

/* Removes the oldest entry, of which there must be one. Returns its line; *number receives its number. */
uint32_t scopes_fifo_pop(struct scopes_fifo *fifo, uint64_t *number);

/* Entries that it holds. */
static inline uint32_t scopes_fifo_count(const struct scopes_fifo *fifo)
{
    SIM_REQUIRE(fifo->head <= fifo->next);
    SIM_REQUIRE(fifo->next - fifo->head <= fifo->size);
    return (uint32_t)(fifo->next - fifo->head);
}

static inline bool scopes_fifo_full(const struct scopes_fifo *fifo)
{
    return scopes_fifo_count(fifo) == fifo->size;
}

/* Number of the oldest entry; of the next one to come when it is empty. */
static inline uint64_t scopes_fifo_head(const struct scopes_fifo *fifo)
{
    return fifo->head;
}

#endif
