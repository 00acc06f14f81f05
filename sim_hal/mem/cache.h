/*
 * cache.h - a set-associative store of 64-byte lines with least-recently-used replacement: tags, state, and bytes if
 * the cache holds its own copies. Every cache of the GPU is made of it.
 */
#ifndef SIM_HAL_MEM_CACHE_H
#define SIM_HAL_MEM_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/require.h"
#include "mem/memory.h"

#define MEM_CACHE_NONE UINT32_MAX

struct mem_cache_line {
    uint64_t ready; /* cycle at which its bytes are there */
    uint64_t busy;  /* cycle until which an atomic occupies it */
};

/* Apart, as replacing a line asks for these, and the host has them in its nearest cache, unlike the rest of a line. */
struct mem_cache_mark {
    bool dirty;
    bool pinned;    /* not to be replaced */
    uint8_t failed; /* in the L2: failed waiting atomics since one has taken a word of it, at most MEM_HEIRS_MOST */
};

/* A way's neighbours in the order of use of its set, which is a ring: the link behind those of the ways closes it, with
 * the newest way as its older neighbour and the oldest as its newer one. Empty entries are the oldest. */
struct mem_cache_link {
    uint8_t older, newer;
};

struct mem_cache {
    uint32_t sets;                /* a power of two */
    uint32_t ways;                /* up to 64 */
    uint32_t *tags;               /* [set * ways + way], called entries: line number + 1, 0 when empty */
    struct mem_cache_line *lines; /* the same */
    struct mem_cache_mark *marks; /* the same */
    struct mem_cache_link *links; /* [set * (ways + 1) + way]: the order of use */
    uint32_t *hints;              /* by hash of the line: an entry where it may be */
    uint32_t hint_shift;
    uint32_t pinned; /* entries */
    bool taken;      /* some entry was, since all were made empty */
    uint8_t *bytes;  /* 64 for each entry; NULL for a cache of tags only */
};

/* bytes / 64 / ways must be a power of two. Returns false if the host has no memory; the cache can be freed then too. */
bool mem_cache_init(struct mem_cache *cache, uint64_t bytes, uint64_t ways, bool with_bytes);
void mem_cache_free(struct mem_cache *cache);

/* Makes every entry empty; none may be pinned. */
void mem_cache_clear(struct mem_cache *cache);

/* mem_cache_find when the hint does not lead to the line. */
uint32_t mem_cache_search(struct mem_cache *cache, uint32_t set, uint32_t line);

/* mem_cache_replace for a cache with pinned entries, which stay. */
uint32_t mem_cache_replace_unpinned(struct mem_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted);

/* Finds a line in its set without using it; its entry, or MEM_CACHE_NONE. */
uint32_t mem_cache_peek(const struct mem_cache *cache, uint32_t set, uint32_t line);

/* Keeps an entry from being replaced. Returns false if it is the last of its set that can be. Harmless when it is pinned. */
bool mem_cache_pin(struct mem_cache *cache, uint32_t entry);

/* Lets a pinned entry be replaced again. */
static inline void mem_cache_unpin(struct mem_cache *cache, uint32_t entry)
{
    SIM_REQUIRE(cache->marks[entry].pinned);
    SIM_REQUIRE(cache->pinned > 0);
    cache->marks[entry].pinned = false;
    cache->pinned--;
}

/* Empties an entry that is not pinned. */
void mem_cache_drop(struct mem_cache *cache, uint32_t entry);

/* The set of a line in a cache that is not banked. */
static inline uint32_t mem_cache_set(const struct mem_cache *cache, uint32_t line)
{
    SIM_REQUIRE(cache->sets && !(cache->sets & (cache->sets - 1)));
    return line & (cache->sets - 1);
}

static inline uint32_t *mem_cache_hint(const struct mem_cache *cache, uint32_t line)
{
    return &cache->hints[(line * UINT32_C(0x9e3779b1)) >> cache->hint_shift];
}

static inline struct mem_cache_link *mem_cache_links(const struct mem_cache *cache, uint32_t set)
{
    SIM_REQUIRE(set < cache->sets);
    return &cache->links[(size_t)set * (cache->ways + 1)];
}

/* Takes a way out of its ring. */
static inline void mem_cache_unlink(struct mem_cache_link *links, uint32_t way)
{
    SIM_REQUIRE(links[links[way].older].newer == way);
    SIM_REQUIRE(links[links[way].newer].older == way);
    links[links[way].older].newer = links[way].newer;
    links[links[way].newer].older = links[way].older;
}

/* Puts it back, directly before newer. */
static inline void mem_cache_link(struct mem_cache_link *links, uint32_t way, uint32_t newer)
{
    SIM_REQUIRE(way != newer);
    SIM_REQUIRE(links[links[newer].older].newer == newer);
    links[way].older = links[newer].older;
    links[way].newer = (uint8_t)newer;
    links[links[newer].older].newer = (uint8_t)way;
    links[newer].older = (uint8_t)way;
}

/* Makes an entry the newest of its set. */
static inline void mem_cache_use(struct mem_cache *cache, uint32_t set, uint32_t entry)
{
    struct mem_cache_link *links = mem_cache_links(cache, set);
    uint32_t way = entry - set * cache->ways;

    SIM_REQUIRE(way < cache->ways);
    if (links[cache->ways].older == way)
        return;
    mem_cache_unlink(links, way);
    mem_cache_link(links, way, cache->ways);
}

/* Finds a line in its set and marks it used; its entry, or MEM_CACHE_NONE. */
static inline uint32_t mem_cache_find(struct mem_cache *cache, uint32_t set, uint32_t line)
{
    uint32_t entry = *mem_cache_hint(cache, line);

    if (cache->tags[entry] != line + 1)
        return mem_cache_search(cache, set, line);
    mem_cache_use(cache, set, entry);
    return entry;
}

/* The entry that mem_cache_replace would take. */
static inline uint32_t mem_cache_victim(const struct mem_cache *cache, uint32_t set)
{
    return set * cache->ways + mem_cache_links(cache, set)[cache->ways].newer;
}

/* Gives an entry of the set to a line. *evicted receives the line that was there, MEM_CACHE_NONE when it was empty. */
static inline void mem_cache_take(struct mem_cache *cache, uint32_t set, uint32_t entry, uint32_t line,
                                  uint32_t *evicted)
{
    uint32_t tag = cache->tags[entry];

    SIM_REQUIRE(line != MEM_CACHE_NONE);
    SIM_REQUIRE(!cache->marks[entry].pinned);
    *evicted = tag ? tag - 1 : MEM_CACHE_NONE;
    cache->tags[entry] = line + 1;
    cache->taken = true;
    mem_cache_use(cache, set, entry);
    *mem_cache_hint(cache, line) = entry;
}

/* Takes the least recently used entry of the set for line, which must not be in the set, and marks it used. *evicted as
 * above; the mark is still the old line's. */
static inline uint32_t mem_cache_replace(struct mem_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted)
{
    uint32_t entry = mem_cache_victim(cache, set);

    SIM_REQUIRE(mem_cache_peek(cache, set, line) == MEM_CACHE_NONE);
    SIM_REQUIRE(!cache->pinned);
    mem_cache_take(cache, set, entry, line, evicted);
    return entry;
}

/* Prefetches what finding or replacing the line will read. */
static inline void mem_cache_prefetch(const struct mem_cache *cache, uint32_t set, uint32_t line)
{
    __builtin_prefetch(mem_cache_hint(cache, line));
    __builtin_prefetch(&cache->tags[(size_t)set * cache->ways]);
    __builtin_prefetch(mem_cache_links(cache, set));
}

static inline uint8_t *mem_cache_bytes(const struct mem_cache *cache, uint32_t entry)
{
    SIM_REQUIRE(cache->bytes);
    SIM_REQUIRE(entry < cache->sets * cache->ways);
    return cache->bytes + (size_t)entry * MEM_LINE_BYTES;
}

#endif
