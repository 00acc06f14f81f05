/* cache.c - the parts of a cache that are not on the path of most hits. */
#include "mem/cache.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "execute/wide.h"

#define USUAL_WAYS 16u /* the loop over this number of ways is unrolled */
#define HINTS      4u  /* for each entry */

/* The ways in any order: all entries are empty. */
static void close_ring(struct mem_cache_link *links, uint32_t ways)
{
    for (uint32_t way = 0; way <= ways; way++) {
        links[way].older = (uint8_t)(way ? way - 1 : ways);
        links[way].newer = (uint8_t)(way < ways ? way + 1 : 0);
    }
}

/* Zeros that begin on a line of the host: the tags of 16 ways, or the bytes of an entry, are then in one. */
static void *aligned_zeros(uint64_t count, size_t size)
{
    size_t bytes = (count * size + MEM_LINE_BYTES - 1) / MEM_LINE_BYTES * MEM_LINE_BYTES;
    void *zeros = aligned_alloc(MEM_LINE_BYTES, bytes);

    return zeros ? memset(zeros, 0, bytes) : NULL;
}

bool mem_cache_init(struct mem_cache *cache, uint64_t bytes, uint64_t ways, bool with_bytes)
{
    uint64_t entries = bytes / MEM_LINE_BYTES;
    uint32_t hint_bits = 1;

    SIM_REQUIRE(ways >= 1 && ways <= 64);
    SIM_REQUIRE(bytes && bytes % (MEM_LINE_BYTES * ways) == 0);
    SIM_REQUIRE(!(entries / ways & (entries / ways - 1)));
    memset(cache, 0, sizeof(*cache));
    cache->ways = (uint32_t)ways;
    cache->sets = (uint32_t)(entries / ways);
    cache->tags = aligned_zeros(entries, sizeof(*cache->tags));
    cache->lines = calloc(entries, sizeof(*cache->lines));
    cache->marks = calloc(entries, sizeof(*cache->marks));
    cache->links = calloc(entries + cache->sets, sizeof(*cache->links));
    while (UINT32_C(1) << hint_bits < HINTS * entries)
        hint_bits++;
    cache->hint_shift = 32 - hint_bits;
    cache->hints = calloc(UINT64_C(1) << hint_bits, sizeof(*cache->hints));
    if (with_bytes)
        cache->bytes = aligned_zeros(entries, MEM_LINE_BYTES);
    if (!cache->tags || !cache->lines || !cache->marks || !cache->links || !cache->hints ||
        (with_bytes && !cache->bytes)) {
        mem_cache_free(cache);
        return false;
    }
    for (uint32_t set = 0; set < cache->sets; set++)
        close_ring(mem_cache_links(cache, set), cache->ways);
    return true;
}

void mem_cache_free(struct mem_cache *cache)
{
    free(cache->tags);
    free(cache->lines);
    free(cache->marks);
    free(cache->links);
    free(cache->hints);
    free(cache->bytes);
    memset(cache, 0, sizeof(*cache));
}

void mem_cache_clear(struct mem_cache *cache)
{
    SIM_REQUIRE(!cache->pinned);
    if (cache->taken)
        memset(cache->tags, 0, (size_t)cache->sets * cache->ways * sizeof(*cache->tags));
    cache->taken = false;
}

void mem_cache_drop(struct mem_cache *cache, uint32_t entry)
{
    uint32_t set = entry / cache->ways;
    uint32_t way = entry - set * cache->ways;
    struct mem_cache_link *links = mem_cache_links(cache, set);

    SIM_REQUIRE(set < cache->sets);
    SIM_REQUIRE(!cache->marks[entry].pinned);
    cache->tags[entry] = 0;
    mem_cache_unlink(links, way);
    mem_cache_link(links, way, links[cache->ways].newer);
}

static inline size_t first_entry(const struct mem_cache *cache, uint32_t set)
{
    return (size_t)set * cache->ways;
}

/* Which way it will be cannot be predicted, so all are compared, several at a time. Way + 1, 0 when it is none. */
static inline uint32_t matching_way(const uint32_t *tags, uint32_t ways, uint32_t tag)
{
    uint32_t found = 0;

    for (uint32_t way = 0; way < ways; way++)
        found |= tags[way] == tag ? way + 1 : 0;
    return found;
}

uint32_t mem_cache_peek(const struct mem_cache *cache, uint32_t set, uint32_t line)
{
    uint32_t found = matching_way(&cache->tags[first_entry(cache, set)], cache->ways, line + 1);

    SIM_REQUIRE(set < cache->sets);
    return found ? set * cache->ways + found - 1 : MEM_CACHE_NONE;
}

EXECUTE_WIDE uint32_t mem_cache_search(struct mem_cache *cache, uint32_t set, uint32_t line)
{
    const uint32_t *tags = &cache->tags[first_entry(cache, set)];
    uint32_t found = cache->ways == USUAL_WAYS ? matching_way(tags, USUAL_WAYS, line + 1)
                                               : matching_way(tags, cache->ways, line + 1);
    uint32_t entry;

    SIM_REQUIRE(set < cache->sets);
    if (!found)
        return MEM_CACHE_NONE;
    entry = set * cache->ways + found - 1;
    mem_cache_use(cache, set, entry);
    *mem_cache_hint(cache, line) = entry;
    return entry;
}

static uint32_t pinned_of_set(const struct mem_cache *cache, uint32_t set)
{
    uint32_t pinned = 0;

    for (uint32_t way = 0; way < cache->ways; way++)
        pinned += cache->marks[first_entry(cache, set) + way].pinned;
    return pinned;
}

bool mem_cache_pin(struct mem_cache *cache, uint32_t entry)
{
    SIM_REQUIRE(entry < cache->sets * cache->ways);
    SIM_REQUIRE(cache->tags[entry]);
    if (cache->marks[entry].pinned)
        return true;
    if (pinned_of_set(cache, entry / cache->ways) + 1 >= cache->ways)
        return false;
    cache->marks[entry].pinned = true;
    cache->pinned++;
    return true;
}

uint32_t mem_cache_replace_unpinned(struct mem_cache *cache, uint32_t set, uint32_t line, uint32_t *evicted)
{
    const struct mem_cache_link *links = mem_cache_links(cache, set);
    const struct mem_cache_mark *marks = &cache->marks[first_entry(cache, set)];
    uint32_t way = links[cache->ways].newer;

    SIM_REQUIRE(mem_cache_peek(cache, set, line) == MEM_CACHE_NONE);
    SIM_REQUIRE(pinned_of_set(cache, set) < cache->ways);
    while (marks[way].pinned)
        way = links[way].newer;
    mem_cache_take(cache, set, set * cache->ways + way, line, evicted);
    return set * cache->ways + way;
}
