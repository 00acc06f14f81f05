/* cache.c - the parts of a cache that are not on the path of most hits. */
#include "mem/cache.h"

#include <stdlib.h>
#include <string.h>

#define USUAL_WAYS 16u /* the loops over so many ways are unrolled */
#define HINTS      4u  /* for each entry */

bool gpu_cache_init(struct gpu_cache *cache, uint64_t bytes, uint64_t ways, bool with_bytes)
{
    uint64_t entries = bytes / GPU_LINE_BYTES;
    uint32_t hint_bits = 1;

    memset(cache, 0, sizeof(*cache));
    cache->ways = (uint32_t)ways;
    cache->sets = (uint32_t)(entries / ways);
    cache->tags = calloc(entries, sizeof(*cache->tags));
    cache->used = calloc(entries, sizeof(*cache->used));
    cache->lines = calloc(entries, sizeof(*cache->lines));
    while (UINT32_C(1) << hint_bits < HINTS * entries)
        hint_bits++;
    cache->hint_shift = 32 - hint_bits;
    cache->hints = calloc(UINT64_C(1) << hint_bits, sizeof(*cache->hints));
    if (with_bytes)
        cache->bytes = calloc(entries, GPU_LINE_BYTES);
    if (!cache->tags || !cache->used || !cache->lines || !cache->hints || (with_bytes && !cache->bytes)) {
        gpu_cache_free(cache);
        return false;
    }
    for (uint32_t entry = 0; entry < entries; entry++)
        cache->used[entry] = (int32_t)(entry % cache->ways);
    return true;
}

void gpu_cache_free(struct gpu_cache *cache)
{
    free(cache->tags);
    free(cache->used);
    free(cache->lines);
    free(cache->hints);
    free(cache->bytes);
    memset(cache, 0, sizeof(*cache));
}

void gpu_cache_clear(struct gpu_cache *cache)
{
    uint32_t entries = cache->sets * cache->ways;

    memset(cache->tags, 0, entries * sizeof(*cache->tags));
    for (uint32_t entry = 0; entry < entries; entry++)
        cache->used[entry] &= GPU_CACHE_WAY_MASK;
}

static inline size_t first_entry(const struct gpu_cache *cache, uint32_t set)
{
    return (size_t)set * cache->ways;
}

static int32_t time_of(int32_t used)
{
    return used >> GPU_CACHE_WAY_BITS;
}

/* Numbers the uses of a set anew from 1, in the same order. */
static void renumber_set(int32_t *used, uint32_t ways)
{
    int32_t next = 1;

    for (int32_t floor = 0; next <= (int32_t)ways; next++) {
        uint32_t least = ways;

        for (uint32_t way = 0; way < ways; way++) {
            if (time_of(used[way]) > floor && (least == ways || used[way] < used[least]))
                least = way;
        }
        if (least == ways)
            return;
        floor = time_of(used[least]);
        used[least] = next << GPU_CACHE_WAY_BITS | (int32_t)least;
        floor = floor > next ? floor : next;
    }
}

void gpu_cache_renumber(struct gpu_cache *cache)
{
    for (uint32_t set = 0; set < cache->sets; set++)
        renumber_set(&cache->used[first_entry(cache, set)], cache->ways);
    cache->time = (int32_t)cache->ways;
}

/* Which way it will be cannot be predicted, so all are compared, several at a time. Way + 1, 0 when it is none. */
static inline uint32_t matching_way(const uint32_t *tags, uint32_t ways, uint32_t tag)
{
    uint32_t found = 0;

    for (uint32_t way = 0; way < ways; way++)
        found |= tags[way] == tag ? way + 1 : 0;
    return found;
}

static inline int32_t least_used(const int32_t *used, uint32_t ways)
{
    int32_t least = INT32_MAX;

    for (uint32_t way = 0; way < ways; way++)
        least = used[way] < least ? used[way] : least;
    return least;
}

uint32_t gpu_cache_search(struct gpu_cache *cache, uint32_t set, uint32_t line)
{
    const uint32_t *tags = &cache->tags[first_entry(cache, set)];
    uint32_t found = cache->ways == USUAL_WAYS ? matching_way(tags, USUAL_WAYS, line + 1)
                                               : matching_way(tags, cache->ways, line + 1);
    uint32_t entry;

    if (!found)
        return GPU_CACHE_NONE;
    entry = set * cache->ways + found - 1;
    gpu_cache_use(cache, entry);
    *gpu_cache_hint(cache, line) = entry;
    return entry;
}

static uint32_t pinned_of_set(const struct gpu_cache *cache, uint32_t set)
{
    uint32_t pinned = 0;

    for (uint32_t way = 0; way < cache->ways; way++)
        pinned += cache->lines[first_entry(cache, set) + way].pinned;
    return pinned;
}

bool gpu_cache_pin(struct gpu_cache *cache, uint32_t entry)
{
    if (cache->lines[entry].pinned)
        return true;
    if (pinned_of_set(cache, entry / cache->ways) + 1 >= cache->ways)
        return false;
    cache->lines[entry].pinned = true;
    cache->pinned++;
    return true;
}

/* Gives an entry to a line. */
static inline uint32_t take(struct gpu_cache *cache, uint32_t entry, uint32_t line, uint32_t *evicted)
{
    *evicted = cache->tags[entry] ? cache->tags[entry] - 1 : GPU_CACHE_NONE;
    cache->tags[entry] = line + 1;
    gpu_cache_use(cache, entry);
    *gpu_cache_hint(cache, line) = entry;
    return entry;
}

uint32_t gpu_cache_replace(struct gpu_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted)
{
    const int32_t *used = &cache->used[first_entry(cache, set)];
    int32_t least = cache->ways == USUAL_WAYS ? least_used(used, USUAL_WAYS) : least_used(used, cache->ways);

    return take(cache, set * cache->ways + (uint32_t)(least & GPU_CACHE_WAY_MASK), line, evicted);
}

uint32_t gpu_cache_replace_unpinned(struct gpu_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted)
{
    size_t first = first_entry(cache, set);
    int32_t least = INT32_MAX;

    for (size_t entry = first; entry < first + cache->ways; entry++) {
        if (!cache->lines[entry].pinned && cache->used[entry] < least)
            least = cache->used[entry];
    }
    return take(cache, set * cache->ways + (uint32_t)(least & GPU_CACHE_WAY_MASK), line, evicted);
}
