/* l2.c - L2 banks. */
#include "mem/l2.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "mem/condition.h"
#include "mem/memory_counters.h"

bool mem_l2_init(struct mem_l2 *l2, const struct parameters *parameters, struct mem *memory,
                 struct mem_counters *counters, const struct mem_l2_watcher *watcher)
{
    SIM_REQUIRE(parameters->l2_banks && !(parameters->l2_banks & (parameters->l2_banks - 1)));
    SIM_REQUIRE(parameters->l2_mshrs >= 1);
    SIM_REQUIRE(parameters->l2_atomic_lanes >= 1);
    memset(l2, 0, sizeof(*l2));
    l2->bank_count = (uint32_t)parameters->l2_banks;
    l2->interleave_bits = (uint32_t)__builtin_ctzll(parameters->l2_interleave / MEM_LINE_BYTES);
    l2->interleave_mask = (1u << l2->interleave_bits) - 1;
    l2->stripe_bits = l2->interleave_bits + (uint32_t)__builtin_ctzll(parameters->l2_banks);
    l2->mshrs = (uint32_t)parameters->l2_mshrs;
    l2->atomic_interval = parameters->l2_atomic_interval;
    l2->atomic_lanes = (uint32_t)parameters->l2_atomic_lanes;
    l2->memory = memory;
    l2->counters = counters;
    l2->watcher = *watcher;
    l2->dram = mem_dram_create(parameters, counters);
    l2->banks = calloc(l2->bank_count, sizeof(*l2->banks));
    l2->monitored = calloc(memory->size / MEM_LINE_BYTES / 64 + 1, sizeof(*l2->monitored));
    if (!l2->dram || !l2->banks || !l2->monitored)
        return false;
    for (uint32_t i = 0; i < l2->bank_count; i++) {
        l2->banks[i].miss_done = calloc(l2->mshrs, sizeof(*l2->banks[i].miss_done));
        if (!l2->banks[i].miss_done || !mem_cache_init(&l2->banks[i].cache, parameters->l2_bytes / parameters->l2_banks,
                                                       parameters->l2_ways, false))
            return false;
    }
    return true;
}

void mem_l2_free(struct mem_l2 *l2)
{
    for (uint32_t i = 0; l2->banks && i < l2->bank_count; i++) {
        mem_cache_free(&l2->banks[i].cache);
        free(l2->banks[i].miss_done);
    }
    free(l2->banks);
    free(l2->monitored);
    mem_dram_free(l2->dram);
    memset(l2, 0, sizeof(*l2));
}

uint32_t mem_l2_bank_number(const struct mem_l2 *l2, uint32_t line)
{
    return (line >> l2->interleave_bits) & (l2->bank_count - 1);
}

static struct mem_l2_bank *bank_of(const struct mem_l2 *l2, uint32_t line)
{
    return &l2->banks[mem_l2_bank_number(l2, line)];
}

/* The set of a line in its bank: the bank's own bits of the line number are left out. */
static uint32_t set_of(const struct mem_l2 *l2, const struct mem_cache *cache, uint32_t line)
{
    uint32_t local = line >> l2->stripe_bits << l2->interleave_bits | (line & l2->interleave_mask);

    return mem_cache_set(cache, local);
}

static uint64_t later_cycle(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Takes the least recently used entry of the set for a line. Returns the cycle at which DRAM has taken the dirty line
 * that was there; from when there is none. */
static uint64_t make_space(struct mem_l2 *l2, struct mem_l2_bank *bank, uint32_t set, uint32_t line, uint64_t from,
                           uint64_t now, uint32_t *entry)
{
    uint32_t evicted;

    if (bank->cache.pinned)
        *entry = mem_cache_replace_unpinned(&bank->cache, set, line, &evicted);
    else
        *entry = mem_cache_replace(&bank->cache, set, line, &evicted);
    SIM_REQUIRE(evicted == MEM_CACHE_NONE || !mem_l2_is_pinned(l2, evicted));
    if (evicted == MEM_CACHE_NONE || !bank->cache.marks[*entry].dirty)
        return from;
    l2->counters->l2_writebacks++;
    return mem_dram_write(l2->dram, evicted, from, now);
}

/* Brings a missing line in; returns its entry. *cycle is when the bank has found it missing, and receives when the line has
 * its entry. The line's .ready is when its bytes are there. A miss that DRAM keeps waiting holds an MSHR until then. Not
 * inline: most requests find their line, and would save registers for its calls. */
static __attribute__((noinline)) uint32_t fill_line(struct mem_l2 *l2, struct mem_l2_bank *bank, uint32_t set,
                                                    uint32_t line, bool fetch, uint64_t *cycle, uint64_t now)
{
    uint64_t *miss = &bank->miss_done[bank->next_miss];
    uint64_t from = fetch ? later_cycle(*cycle, *miss) : *cycle, ready;
    uint32_t entry;

    SIM_REQUIRE(bank->next_miss < l2->mshrs);
    SIM_REQUIRE(*cycle >= now);
    l2->counters->l2_misses++;
    *cycle = make_space(l2, bank, set, line, from, now, &entry);
    if (*cycle > from)
        *cycle = later_cycle(*cycle, *miss);
    ready = fetch ? later_cycle(*cycle, mem_dram_read(l2->dram, line, from, now)) : *cycle;
    bank->cache.lines[entry] = (struct mem_cache_line){.ready = ready};
    bank->cache.marks[entry].dirty = false;
    bank->cache.marks[entry].failed = 0;
    if (ready > from) {
        *miss = ready;
        bank->next_miss = bank->next_miss + 1 == l2->mshrs ? 0 : bank->next_miss + 1;
    }
    return entry;
}

/* Takes the bank's next free cycle. Requests that are simulated together arrive one after the other: each takes one cycle
 * of the bank, but not the idle ones before its arrival, which others may still use. */
static uint64_t take_bank(struct mem_l2 *l2, struct mem_l2_bank *bank, uint64_t arrival, uint64_t now)
{
    uint64_t cycle = later_cycle(arrival, bank->free);

    SIM_REQUIRE(arrival >= now);
    bank->free = later_cycle(bank->free, now) + 1;
    l2->counters->l2_accesses++;
    return cycle;
}

uint64_t mem_l2_message(struct mem_l2 *l2, uint32_t line, uint64_t arrival, uint64_t now)
{
    return take_bank(l2, bank_of(l2, line), arrival, now);
}

/* Takes the bank's next free cycle and finds the line's entry, fetching the line when it must be. *cycle receives when the
 * line has its entry in the bank. */
static uint32_t look_up_line(struct mem_l2 *l2, struct mem_l2_bank *bank, uint32_t line, bool fetch, uint64_t arrival,
                             uint64_t now, uint64_t *cycle)
{
    uint32_t set = set_of(l2, &bank->cache, line);
    uint32_t entry;

    *cycle = take_bank(l2, bank, arrival, now);
    entry = mem_cache_find(&bank->cache, set, line);
    if (entry == MEM_CACHE_NONE)
        return fill_line(l2, bank, set, line, fetch, cycle, now);
    l2->counters->l2_hits++;
    return entry;
}

void mem_l2_prefetch(const struct mem_l2 *l2, uint32_t line)
{
    const struct mem_cache *cache = &bank_of(l2, line)->cache;

    mem_cache_prefetch(cache, set_of(l2, cache, line), line);
    __builtin_prefetch(l2->memory->bytes + (uint64_t)line * MEM_LINE_BYTES);
}

uint64_t mem_l2_access(struct mem_l2 *l2, uint32_t line, enum mem_l2_use use, uint64_t arrival, uint64_t now)
{
    struct mem_l2_bank *bank = bank_of(l2, line);
    uint64_t cycle;
    uint32_t entry = look_up_line(l2, bank, line, use != MEM_L2_WRITE_LINE, arrival, now, &cycle);
    const struct mem_cache_line *found = &bank->cache.lines[entry];

    if (use == MEM_L2_READ)
        return later_cycle(cycle, later_cycle(found->ready, found->busy));
    bank->cache.marks[entry].dirty = true;
    return later_cycle(cycle, found->busy);
}

uint64_t mem_l2_atomic(struct mem_l2 *l2, uint32_t line, uint32_t words, uint32_t same, uint64_t arrival, uint64_t now)
{
    struct mem_l2_bank *bank = bank_of(l2, line);
    uint64_t cycle;
    uint32_t entry = look_up_line(l2, bank, line, true, arrival, now, &cycle);
    struct mem_cache_line *found = &bank->cache.lines[entry];
    uint64_t start = later_cycle(cycle, later_cycle(found->ready, found->busy));
    uint64_t extra = same - 1 + (words + l2->atomic_lanes - 1) / l2->atomic_lanes - 1;

    SIM_REQUIRE(words >= 1 && words <= MEM_LINE_BYTES / 4);
    SIM_REQUIRE(same >= 1 && same <= 64);
    bank->cache.marks[entry].dirty = true;
    found->busy = start + l2->atomic_interval + extra;
    return start + extra;
}

static struct mem_cache_mark *peek_line(const struct mem_l2 *l2, uint32_t line)
{
    const struct mem_cache *cache = &bank_of(l2, line)->cache;
    uint32_t entry = mem_cache_peek(cache, set_of(l2, cache, line), line);

    return entry == MEM_CACHE_NONE ? NULL : &cache->marks[entry];
}

bool mem_l2_has(const struct mem_l2 *l2, uint32_t line)
{
    return peek_line(l2, line) != NULL;
}

void mem_l2_count_failure(struct mem_l2 *l2, uint32_t line)
{
    struct mem_cache_mark *found = peek_line(l2, line);

    SIM_REQUIRE(!found || found->failed <= MEM_HEIRS_MOST);
    if (found && found->failed < MEM_HEIRS_MOST)
        found->failed++;
}

uint32_t mem_l2_take_failures(struct mem_l2 *l2, uint32_t line)
{
    struct mem_cache_mark *found = peek_line(l2, line);
    uint32_t failed = found ? found->failed : 0;

    SIM_REQUIRE(failed <= MEM_HEIRS_MOST);
    if (found)
        found->failed = 0;
    return failed;
}

void mem_l2_write(struct mem_l2 *l2, uint64_t address, const void *source, uint32_t bytes, bool empty_section,
                  uint64_t now)
{
    SIM_REQUIRE(bytes >= 1);
    SIM_REQUIRE(address % MEM_LINE_BYTES + bytes <= MEM_LINE_BYTES);
    mem_write(l2->memory, address, source, bytes, now);
    if (mem_l2_is_pinned(l2, (uint32_t)(address / MEM_LINE_BYTES)))
        l2->watcher.written(l2->watcher.context, address, bytes, empty_section, now);
}

bool mem_l2_pin(struct mem_l2 *l2, uint32_t line, uint64_t now)
{
    struct mem_l2_bank *bank = bank_of(l2, line);
    uint32_t set = set_of(l2, &bank->cache, line);
    uint32_t entry = mem_cache_find(&bank->cache, set, line);

    if (mem_l2_is_pinned(l2, line))
        return true;
    if (entry == MEM_CACHE_NONE) {
        mem_l2_access(l2, line, MEM_L2_READ, now, now);
        entry = mem_cache_find(&bank->cache, set, line);
    }
    SIM_REQUIRE(entry != MEM_CACHE_NONE);
    if (!mem_cache_pin(&bank->cache, entry))
        return false;
    l2->monitored[line / 64] |= UINT64_C(1) << (line % 64);
    l2->pinned++;
    return true;
}

void mem_l2_unpin(struct mem_l2 *l2, uint32_t line)
{
    struct mem_cache *cache = &bank_of(l2, line)->cache;

    if (!mem_l2_is_pinned(l2, line))
        return;
    SIM_REQUIRE(peek_line(l2, line) && peek_line(l2, line)->pinned);
    mem_cache_unpin(cache, mem_cache_find(cache, set_of(l2, cache, line), line));
    l2->monitored[line / 64] &= ~(UINT64_C(1) << (line % 64));
    l2->pinned--;
}
