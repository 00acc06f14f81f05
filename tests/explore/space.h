/*
 * space.h - the states that were visited: their hashes in an open-addressing table, how each was reached first, the
 * moves between them, and a queue of the states still to be looked at.
 */
#ifndef TESTS_EXPLORE_SPACE_H
#define TESTS_EXPLORE_SPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SPACE_NONE UINT32_MAX

struct space_node {
    uint32_t parent; /* SPACE_NONE: the first */
    uint32_t first_edge;
    uint32_t met; /* threads that wait on a condition that is met */
    uint16_t move;
    bool expanded;
    bool ends; /* final, or without a compute unit to go on on */
};

struct space_edge {
    uint32_t to;
    uint16_t move;
};

struct space_chunk; /* of the queue */

struct space {
    uint64_t *hashes; /* of the table's entries */
    uint32_t *entries;
    uint32_t capacity; /* power of two */
    struct space_node *nodes;
    uint32_t count, room;
    struct space_edge *edges;
    uint32_t edge_count, edge_room;
    uint32_t unfair; /* node whose fair run went wrong, or SPACE_NONE */
    size_t state_bytes;
    uint64_t *reference; /* the first state: others are kept as what differs from it */
    struct space_chunk *first_chunk, *last_chunk;
    size_t read_at; /* in the first chunk */
    uint32_t queue_count;
};

/* Makes an empty space of states of that size, a multiple of 8; the program ends when memory does. */
void space_create(struct space *space, size_t state_bytes);
void space_destroy(struct space *space);

/* Node with that hash; *fresh tells whether it is new, then the caller fills the rest. */
uint32_t space_enter(struct space *space, uint64_t hash, bool *fresh);

void space_edge(struct space *space, uint32_t to, uint16_t move);

/* Appends a state; takes the first one. False: the queue is empty. */
void space_push(struct space *space, const void *state);
bool space_pop(struct space *space, void *state);

#endif
