/* space.c - visited states. */
#include "space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK_BYTES (1u << 20)

struct space_chunk {
    struct space_chunk *next;
    size_t used;
    unsigned char bytes[CHUNK_BYTES];
};

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
    space->unfair = SPACE_NONE;
    make_table(space, 1u << 12);
}

void space_destroy(struct space *space)
{
    free(space->hashes);
    free(space->entries);
    free(space->nodes);
    free(space->edges);
    free(space->reference);
    while (space->first_chunk) {
        struct space_chunk *next = space->first_chunk->next;

        free(space->first_chunk);
        space->first_chunk = next;
    }
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

/* The queue: chunks of packed states. A state is packed as runs of words that differ from the reference: how many words
 * to pass over, how many follow; no words end it. */

struct run {
    uint32_t pass, count;
};

static void append(struct space *space, const void *bytes, size_t count)
{
    struct space_chunk *chunk = space->last_chunk;

    memcpy(chunk->bytes + chunk->used, bytes, count);
    chunk->used += count;
}

static void make_room(struct space *space)
{
    size_t most = space->state_bytes * 2 + sizeof(struct run);
    struct space_chunk *chunk = space->last_chunk;

    if (chunk && chunk->used + most <= CHUNK_BYTES)
        return;
    chunk = grow(NULL, 1, sizeof(*chunk));
    chunk->used = 0;
    chunk->next = NULL;
    if (space->last_chunk)
        space->last_chunk->next = chunk;
    else
        space->first_chunk = chunk;
    space->last_chunk = chunk;
}

/* First word from one on that differs. */
static uint32_t next_difference(const uint64_t *a, const uint64_t *b, uint32_t from, uint32_t words)
{
    uint32_t i = from;

    while (i + 4 <= words && !memcmp(&a[i], &b[i], 4 * sizeof(*a)))
        i += 4;
    while (i < words && a[i] == b[i])
        i++;
    return i;
}

void space_push(struct space *space, const void *state)
{
    uint32_t words = (uint32_t)(space->state_bytes / sizeof(uint64_t)), from = 0;
    const uint64_t *s = state;
    struct run run = {0, 0};

    if (!space->reference) {
        space->reference = grow(NULL, 1, space->state_bytes);
        memcpy(space->reference, state, space->state_bytes);
    }
    make_room(space);
    for (uint32_t i = next_difference(s, space->reference, 0, words); i < words;
         i = next_difference(s, space->reference, from, words)) {
        uint32_t end = i;

        while (end < words && s[end] != space->reference[end])
            end++;
        run.pass = i - from;
        run.count = end - i;
        append(space, &run, sizeof(run));
        append(space, &s[i], run.count * sizeof(*s));
        from = end;
    }
    run.count = 0;
    append(space, &run, sizeof(run));
    space->queue_count++;
}

static void take(struct space *space, void *bytes, size_t count)
{
    memcpy(bytes, space->first_chunk->bytes + space->read_at, count);
    space->read_at += count;
}

static void free_read_chunk(struct space *space)
{
    struct space_chunk *chunk = space->first_chunk;

    if (space->read_at < chunk->used || !chunk->next)
        return;
    space->first_chunk = chunk->next;
    space->read_at = 0;
    free(chunk);
}

bool space_pop(struct space *space, void *state)
{
    uint64_t *s = state;
    struct run run;

    if (!space->queue_count)
        return false;
    free_read_chunk(space);
    memcpy(state, space->reference, space->state_bytes);
    for (take(space, &run, sizeof(run)); run.count; take(space, &run, sizeof(run))) {
        s += run.pass;
        take(space, s, run.count * sizeof(*s));
        s += run.count;
    }
    space->queue_count--;
    return true;
}
