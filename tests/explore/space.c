/* space.c - visited states. */
#include "space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *grow(void *memory, size_t count, size_t bytes)
{
    void *larger = realloc(memory, count * bytes);

    if (!larger) {
        fprintf(stderr, "explore: out of memory\n");
        exit(2);
    }
    return larger;
}

static void make_table(struct space *space, uint32_t capacity)
{
    space->capacity = capacity;
    space->hashes = grow(NULL, capacity, sizeof(*space->hashes));
    space->entries = grow(NULL, capacity, sizeof(*space->entries));
    memset(space->entries, 0xff, capacity * sizeof(*space->entries));
}

void space_create(struct space *space, size_t state_bytes)
{
    memset(space, 0, sizeof(*space));
    space->state_bytes = state_bytes;
    make_table(space, 1u << 12);
}

void space_destroy(struct space *space)
{
    free(space->hashes);
    free(space->entries);
    free(space->nodes);
    free(space->edges);
    free(space->queue);
}

/* Place of a hash in the table, or the free place where it belongs. */
static uint32_t find(const struct space *space, uint64_t hash)
{
    uint32_t at = (uint32_t)hash & (space->capacity - 1);

    while (space->entries[at] != SPACE_NONE && space->hashes[at] != hash)
        at = (at + 1) & (space->capacity - 1);
    return at;
}

static void enlarge_table(struct space *space)
{
    struct space old = *space;

    make_table(space, old.capacity * 2);
    for (uint32_t i = 0; i < old.capacity; i++) {
        if (old.entries[i] != SPACE_NONE) {
            uint32_t at = find(space, old.hashes[i]);

            space->hashes[at] = old.hashes[i];
            space->entries[at] = old.entries[i];
        }
    }
    free(old.hashes);
    free(old.entries);
}

uint32_t space_enter(struct space *space, uint64_t hash, bool *fresh)
{
    uint32_t at = find(space, hash);

    *fresh = space->entries[at] == SPACE_NONE;
    if (!*fresh)
        return space->entries[at];
    if (space->count == space->room) {
        space->room = space->room ? space->room * 2 : 1024;
        space->nodes = grow(space->nodes, space->room, sizeof(*space->nodes));
    }
    space->hashes[at] = hash;
    space->entries[at] = space->count;
    memset(&space->nodes[space->count], 0, sizeof(*space->nodes));
    if (++space->count > space->capacity / 2)
        enlarge_table(space);
    return space->count - 1;
}

void space_edge(struct space *space, uint32_t to, uint16_t move)
{
    if (space->edge_count == space->edge_room) {
        space->edge_room = space->edge_room ? space->edge_room * 2 : 4096;
        space->edges = grow(space->edges, space->edge_room, sizeof(*space->edges));
    }
    space->edges[space->edge_count++] = (struct space_edge){to, move};
}

static void enlarge_queue(struct space *space)
{
    uint32_t room = space->queue_room ? space->queue_room * 2 : 256;
    uint32_t tail = space->queue_room - space->queue_first;

    space->queue = grow(space->queue, room, space->state_bytes);
    if (space->queue_count) {
        memmove(space->queue + (size_t)(room - tail) * space->state_bytes,
                space->queue + (size_t)space->queue_first * space->state_bytes, (size_t)tail * space->state_bytes);
        space->queue_first = room - tail;
    }
    space->queue_room = room;
}

void space_push(struct space *space, const void *state)
{
    if (space->queue_count == space->queue_room)
        enlarge_queue(space);
    memcpy(space->queue + (size_t)((space->queue_first + space->queue_count) % space->queue_room) * space->state_bytes,
           state, space->state_bytes);
    space->queue_count++;
}

bool space_pop(struct space *space, void *state)
{
    if (!space->queue_count)
        return false;
    memcpy(state, space->queue + (size_t)space->queue_first * space->state_bytes, space->state_bytes);
    space->queue_first = (space->queue_first + 1) % space->queue_room;
    space->queue_count--;
    return true;
}
