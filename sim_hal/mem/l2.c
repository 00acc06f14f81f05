/* l2.c - L2 banks. */
#include "mem/l2.h"

#include <stdlib.h>
#include <string.h>

#include "mem/condition.h"
#include "mem/memory_counters.h"

bool gpu_l2_init(struct gpu_l2 *l2, const struct gpu_parameters *parameters, struct gpu_memory *memory,
                 struct gpu_memory_counters *counters, const struct gpu_l2_watcher *watcher)
{
    memset(l2, 0, sizeof(*l2));
    l2->bank_count = (uint32_t)parameters->l2_banks;
    l2->interleave_bits = (uint32_t)__builtin_ctzll(parameters->l2_interleave / GPU_LINE_BYTES);
    l2->interleave_mask = (1u << l2->interleave_bits) - 1;
    l2->stripe_bits = l2->interleave_bits + (uint32_t)__builtin_ctzll(parameters->l2_banks);
    l2->mshrs = (uint32_t)parameters->l2_mshrs;
    l2->atomic_interval = parameters->l2_atomic_interval;
    l2->atomic_lanes = (uint32_t)parameters->l2_atomic_lanes;
    l2->memory = memory;
    l2->counters = counters;
    l2->watcher = *watcher;
    l2->dram = gpu_dram_create(parameters, counters);
    l2->banks = calloc(l2->bank_count, sizeof(*l2->banks));
    l2->monitored = calloc(memory->size / GPU_LINE_BYTES / 64 + 1, sizeof(*l2->monitored));
    if (!l2->dram || !l2->banks || !l2->monitored)
        return false;
    for (uint32_t i = 0; i < l2->bank_count; i++) {
        l2->banks[i].miss_done = calloc(l2->mshrs, sizeof(*l2->banks[i].miss_done));
        if (!l2->banks[i].miss_done || !gpu_cache_init(&l2->banks[i].cache, parameters->l2_bytes / parameters->l2_banks,
                                                       parameters->l2_ways, false))
            return false;
    }
    return true;
}

void gpu_l2_free(struct gpu_l2 *l2)
{
    for (uint32_t i = 0; l2->banks && i < l2->bank_count; i++) {
        gpu_cache_free(&l2->banks[i].cache);
        free(l2->banks[i].miss_done);
    }
    free(l2->banks);
    free(l2->monitored);
    gpu_dram_free(l2->dram);
    memset(l2, 0, sizeof(*l2));
}

uint32_t gpu_l2_bank_number(const struct gpu_l2 *l2, uint32_t line)
{
    return (line >> l2->interleave_bits) & (l2->bank_count - 1);
}

static struct gpu_l2_bank *bank_of(const struct gpu_l2 *l2, uint32_t line)
{
    return &l2->banks[gpu_l2_bank_number(l2, line)];
}

/* The set of a line in its bank: the bank's own bits of the line number are left out. */
static uint32_t set_of(const struct gpu_l2 *l2, const struct gpu_cache *cache, uint32_t line)
{
    uint32_t local = line >> l2->stripe_bits << l2->interleave_bits | (line & l2->interleave_mask);

    return gpu_cache_set(cache, local);
}

static uint64_t later_cycle(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Takes the least recently used entry of the set for a line. Returns the cycle at which DRAM has taken the dirty line
 * that was there; from when there is none. */
static uint64_t make_space(struct gpu_l2 *l2, struct gpu_l2_bank *bank, uint32_t set, uint32_t line, uint64_t from,
                           uint64_t now, uint32_t *entry)
{
    uint32_t evicted;

    if (bank->cache.pinned)
        *entry = gpu_cache_replace_unpinned(&bank->cache, set, line, &evicted);
    else
        *entry = gpu_cache_replace(&bank->cache, set, line, &evicted);
    if (evicted == GPU_CACHE_NONE || !bank->cache.marks[*entry].dirty)
        return from;
    l2->counters->l2_writebacks++;
    return gpu_dram_write(l2->dram, evicted, from, now);
}

/* Brings a missing line in; returns its entry. *cycle is when the bank has found it missing, and receives when the line has
 * its entry. The line's .ready is when its bytes are there. A miss that DRAM keeps waiting holds an MSHR until then. Not
 * inline: most requests find their line, and would save registers for its calls. */
static __attribute__((noinline)) uint32_t fill_line(struct gpu_l2 *l2, struct gpu_l2_bank *bank, uint32_t set,
                                                    uint32_t line, bool fetch, uint64_t *cycle, uint64_t now)
{
    uint64_t *miss = &bank->miss_done[bank->next_miss];
    uint64_t from = fetch ? later_cycle(*cycle, *miss) : *cycle, ready;
    uint32_t entry;

    l2->counters->l2_misses++;
    *cycle = make_space(l2, bank, set, line, from, now, &entry);
    if (*cycle > from)
        *cycle = later_cycle(*cycle, *miss);
    ready = fetch ? later_cycle(*cycle, gpu_dram_read(l2->dram, line, from, now)) : *cycle;
    bank->cache.lines[entry] = (struct gpu_cache_line){.ready = ready};
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
static uint64_t take_bank(struct gpu_l2 *l2, struct gpu_l2_bank *bank, uint64_t arrival, uint64_t now)
{
    uint64_t cycle = later_cycle(arrival, bank->free);

    bank->free = later_cycle(bank->free, now) + 1;
    l2->counters->l2_accesses++;
    return cycle;
}

uint64_t gpu_l2_message(struct gpu_l2 *l2, uint32_t line, uint64_t arrival, uint64_t now)
{
    return take_bank(l2, bank_of(l2, line), arrival, now);
}

/* Takes the bank's next free cycle and finds the line's entry, fetching the line when it must be. *cycle receives when the
 * line has its entry in the bank. */
static uint32_t look_up_line(struct gpu_l2 *l2, struct gpu_l2_bank *bank, uint32_t line, bool fetch, uint64_t arrival,
                             uint64_t now, uint64_t *cycle)
{
    uint32_t set = set_of(l2, &bank->cache, line);
    uint32_t entry;

    *cycle = take_bank(l2, bank, arrival, now);
    entry = gpu_cache_find(&bank->cache, set, line);
    if (entry == GPU_CACHE_NONE)
        return fill_line(l2, bank, set, line, fetch, cycle, now);
    l2->counters->l2_hits++;
    return entry;
}

void gpu_l2_prefetch(const struct gpu_l2 *l2, uint32_t line)
{
    const struct gpu_cache *cache = &bank_of(l2, line)->cache;

    gpu_cache_prefetch(cache, set_of(l2, cache, line), line);
    __builtin_prefetch(l2->memory->bytes + (uint64_t)line * GPU_LINE_BYTES);
}

uint64_t gpu_l2_access(struct gpu_l2 *l2, uint32_t line, enum gpu_l2_use use, uint64_t arrival, uint64_t now)
{
    struct gpu_l2_bank *bank = bank_of(l2, line);
    uint64_t cycle;
    uint32_t entry = look_up_line(l2, bank, line, use != GPU_L2_WRITE_LINE, arrival, now, &cycle);
    const struct gpu_cache_line *found = &bank->cache.lines[entry];

    if (use == GPU_L2_READ)
        return later_cycle(cycle, later_cycle(found->ready, found->busy));
    bank->cache.marks[entry].dirty = true;
    return later_cycle(cycle, found->busy);
}

uint64_t gpu_l2_atomic(struct gpu_l2 *l2, uint32_t line, uint32_t words, uint32_t same, uint64_t arrival, uint64_t now)
{
    struct gpu_l2_bank *bank = bank_of(l2, line);
    uint64_t cycle;
    uint32_t entry = look_up_line(l2, bank, line, true, arrival, now, &cycle);
    struct gpu_cache_line *found = &bank->cache.lines[entry];
    uint64_t start = later_cycle(cycle, later_cycle(found->ready, found->busy));
    uint64_t extra = same - 1 + (words + l2->atomic_lanes - 1) / l2->atomic_lanes - 1;

    bank->cache.marks[entry].dirty = true;
    found->busy = start + l2->atomic_interval + extra;
    return start + extra;
}

static struct gpu_cache_mark *peek_line(const struct gpu_l2 *l2, uint32_t line)
{
    const struct gpu_cache *cache = &bank_of(l2, line)->cache;
    uint32_t entry = gpu_cache_peek(cache, set_of(l2, cache, line), line);

    return entry == GPU_CACHE_NONE ? NULL : &cache->marks[entry];
}

void gpu_l2_count_failure(struct gpu_l2 *l2, uint32_t line)
{
    struct gpu_cache_mark *found = peek_line(l2, line);

    if (found && found->failed < GPU_HEIRS_MOST)
        found->failed++;
}

uint32_t gpu_l2_take_failures(struct gpu_l2 *l2, uint32_t line)
{
    struct gpu_cache_mark *found = peek_line(l2, line);
    uint32_t failed = found ? found->failed : 0;

    if (found)
        found->failed = 0;
    return failed;
}

void gpu_l2_write(struct gpu_l2 *l2, uint64_t address, const void *source, uint32_t bytes, uint64_t now)
{
    gpu_memory_write(l2->memory, address, source, bytes, now);
    if (gpu_l2_is_pinned(l2, (uint32_t)(address / GPU_LINE_BYTES)))
        l2->watcher.written(l2->watcher.context, address, bytes, now);
}

bool gpu_l2_pin(struct gpu_l2 *l2, uint32_t line, uint64_t now)
{
    struct gpu_l2_bank *bank = bank_of(l2, line);
    uint32_t set = set_of(l2, &bank->cache, line);
    uint32_t entry = gpu_cache_find(&bank->cache, set, line);

    if (gpu_l2_is_pinned(l2, line))
        return true;
    if (entry == GPU_CACHE_NONE) {
        gpu_l2_access(l2, line, GPU_L2_READ, now, now);
        entry = gpu_cache_find(&bank->cache, set, line);
    }
    if (!gpu_cache_pin(&bank->cache, entry))
        return false;
    l2->monitored[line / 64] |= UINT64_C(1) << (line % 64);
    l2->pinned++;
    return true;
}

void gpu_l2_unpin(struct gpu_l2 *l2, uint32_t line)
{
    struct gpu_cache *cache = &bank_of(l2, line)->cache;

    if (!gpu_l2_is_pinned(l2, line))
        return;
    gpu_cache_unpin(cache, gpu_cache_find(cache, set_of(l2, cache, line), line));
    l2->monitored[line / 64] &= ~(UINT64_C(1) << (line % 64));
    l2->pinned--;
}
