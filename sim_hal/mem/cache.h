/*
 * cache.h - a set-associative store of 64-byte lines with least-recently-used replacement: tags, state, and bytes if
 * the cache holds its own copies. Every cache of the GPU is made of it.
 */
#ifndef SIM_HAL_MEM_CACHE_H
#define SIM_HAL_MEM_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "mem/memory.h"

#define GPU_CACHE_NONE     UINT32_MAX
#define GPU_CACHE_WAY_BITS 6
#define GPU_CACHE_WAY_MASK ((1 << GPU_CACHE_WAY_BITS) - 1)

struct gpu_cache_line {
    uint64_t ready; /* cycle at which its bytes are there */
    uint64_t busy;  /* cycle until which an atomic occupies it */
    bool dirty;
    bool pinned; /* not to be replaced */
};

struct gpu_cache {
    uint32_t sets;                /* a power of two */
    uint32_t ways;                /* up to 64 */
    uint32_t *tags;               /* [set * ways + way]: line number + 1, 0 when empty */
    int32_t *used;                /* the same indices, called entries: time of the last use << 6 | way; time 0: empty */
    struct gpu_cache_line *lines; /* the same */
    uint32_t *hints;              /* by hash of the line: an entry where it may be */
    uint32_t hint_shift;
    uint32_t pinned; /* entries */
    uint8_t *bytes;  /* 64 for each entry; NULL for a cache of tags only */
    int32_t time;    /* uses so far, until they are numbered anew */
};

/* bytes / 64 / ways must be a power of two. False when the host has no room; the cache can be freed then too. */
bool gpu_cache_init(struct gpu_cache *cache, uint64_t bytes, uint64_t ways, bool with_bytes);
void gpu_cache_free(struct gpu_cache *cache);

/* Makes every entry empty; none may be pinned. */
void gpu_cache_clear(struct gpu_cache *cache);

/* gpu_cache_find when the hint does not lead to the line. */
uint32_t gpu_cache_search(struct gpu_cache *cache, uint32_t set, uint32_t line);

/* Takes the least recently used entry of the set for line, which must not be in the set, and marks it used. The second
 * form is for a cache with pinned entries, which stay.
 * *evicted receives the line that was there, GPU_CACHE_NONE when the entry was empty; .dirty is still the old
 * line's. */
uint32_t gpu_cache_replace(struct gpu_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted);
uint32_t gpu_cache_replace_unpinned(struct gpu_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted);

/* Keeps an entry from being replaced. False when it is the last of its set that can be. Harmless when it is pinned. */
bool gpu_cache_pin(struct gpu_cache *cache, uint32_t entry);

/* Lets a pinned entry be replaced again. */
static inline void gpu_cache_unpin(struct gpu_cache *cache, uint32_t entry)
{
    cache->lines[entry].pinned = false;
    cache->pinned--;
}

/* Empties an entry that is not pinned. */
static inline void gpu_cache_drop(struct gpu_cache *cache, uint32_t entry)
{
    cache->tags[entry] = 0;
    cache->used[entry] &= GPU_CACHE_WAY_MASK;
}

/* The set of a line in a cache that is not banked. */
static inline uint32_t gpu_cache_set(const struct gpu_cache *cache, uint32_t line)
{
    return line & (cache->sets - 1);
}

static inline uint32_t *gpu_cache_hint(const struct gpu_cache *cache, uint32_t line)
{
    return &cache->hints[(line * UINT32_C(0x9e3779b1)) >> cache->hint_shift];
}

/* Numbers all uses anew before their count overflows. */
void gpu_cache_renumber(struct gpu_cache *cache);

static inline void gpu_cache_use(struct gpu_cache *cache, uint32_t entry)
{
    if (cache->time == INT32_MAX >> GPU_CACHE_WAY_BITS)
        gpu_cache_renumber(cache);
    cache->time++;
    cache->used[entry] = cache->time << GPU_CACHE_WAY_BITS | (cache->used[entry] & GPU_CACHE_WAY_MASK);
}

/* Finds a line in its set and marks it used; its entry, or GPU_CACHE_NONE. */
static inline uint32_t gpu_cache_find(struct gpu_cache *cache, uint32_t set, uint32_t line)
{
    uint32_t entry = *gpu_cache_hint(cache, line);

    if (cache->tags[entry] != line + 1)
        return gpu_cache_search(cache, set, line);
    gpu_cache_use(cache, entry);
    return entry;
}

static inline uint8_t *gpu_cache_bytes(const struct gpu_cache *cache, uint32_t entry)
{
    return cache->bytes + (size_t)entry * GPU_LINE_BYTES;
}

#endif
