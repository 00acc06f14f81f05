/* combine.c - loads and stores in a combining L1. */
#include "path/combine.h"

#include <string.h>

#include "path/l1_queue.h"
#include "mem/lane_data.h"
#include "path/write_back.h"

static uint64_t bits_of(const struct gpu_request *request, const struct gpu_transaction *transaction)
{
    uint64_t bits = 0;

    for (uint64_t left = transaction->lanes; left; left &= left - 1)
        bits |= gpu_lane_bits(&request->access, (uint32_t)__builtin_ctzll(left), transaction->line);
    return bits;
}

/* Whether all bytes that the load wants are there. */
static bool holds(const struct gpu_l1 *l1, uint32_t entry, const struct gpu_request *request,
                  const struct gpu_transaction *transaction)
{
    return gpu_l1_whole(l1, entry) || !(bits_of(request, transaction) & ~l1->dirty[entry].bits);
}

/* The line's dirty bytes may be gone from the L1, and not yet be in the L2, when the fetched ones come. */
static void save_dirty(const struct gpu_l1 *l1, uint32_t entry, struct gpu_saved_line *saved)
{
    saved->bits = l1->dirty[entry].bits;
    memcpy(saved->bytes, gpu_cache_bytes(&l1->cache, entry), GPU_LINE_BYTES);
}

static void fetch(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                  struct gpu_transaction *transaction, uint32_t entry)
{
    system->counters.l1_misses++;
    if (entry == GPU_CACHE_NONE) {
        gpu_write_back_victim(system, l1, transaction->line, request->path->start + transaction->lookup);
        gpu_l1_start(l1, transaction);
        l1->dirty[transaction->entry].partial = false;
        l1->dirty[transaction->entry].held = false;
    } else {
        save_dirty(l1, entry, gpu_saved_of(request, transaction));
        gpu_l1_complete(l1, entry, transaction);
    }
    gpu_l1_send(request->path, transaction);
}

void gpu_combine_load(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                      struct gpu_transaction *transaction)
{
    struct gpu_request_path *path = request->path;
    uint32_t entry = gpu_cache_find(&l1->cache, gpu_cache_set(&l1->cache, transaction->line), transaction->line);

    if (entry != GPU_CACHE_NONE && holds(l1, entry, request, transaction)) {
        system->counters.l1_hits++;
        gpu_lanes_load(request, transaction, gpu_cache_bytes(&l1->cache, entry));
        path->done = gpu_later(path->done, l1->cache.lines[entry].ready);
    } else if (entry != GPU_CACHE_NONE && l1->pending[entry]) {
        system->counters.l1_hits++;
        transaction->request = request;
        gpu_l1_wait(l1->pending[entry], transaction);
        path->outstanding++;
    } else {
        fetch(system, l1, request, transaction, entry);
    }
}

uint32_t gpu_combine_take_entry(struct gpu_memory_system *system, struct gpu_l1 *l1, uint32_t line, uint64_t at)
{
    uint32_t evicted, entry;

    gpu_write_back_victim(system, l1, line, at);
    entry = gpu_cache_replace(&l1->cache, gpu_cache_set(&l1->cache, line), line, &evicted);
    gpu_l1_cut_off(l1, entry);
    l1->dirty[entry].partial = true;
    l1->dirty[entry].held = false;
    l1->cache.lines[entry].ready = at;
    return entry;
}

/* Puts the line behind all that are dirty. */
static void make_dirty(struct gpu_memory_system *system, struct gpu_l1 *l1, uint32_t entry, uint32_t line, uint64_t at)
{
    if (gpu_fifo_full(&l1->fifo))
        gpu_write_back_head(system, l1, GPU_WRITE_BACK_OVERFLOW, at);
    l1->dirty[entry].number = gpu_fifo_push(&l1->fifo, line);
    l1->dirty_count++;
}

void gpu_combine_note_change(struct gpu_memory_system *system, const struct gpu_l1 *l1, uint32_t entry, uint32_t line,
                             const uint8_t *bytes, uint64_t bits)
{
    const uint8_t *memory = system->memory->bytes + (uint64_t)line * GPU_LINE_BYTES;
    const uint8_t *cached = gpu_cache_bytes(&l1->cache, entry);
    const struct gpu_dirty_line *dirty = &l1->dirty[entry];

    for (uint64_t left = bits; left; left &= left - 1) {
        uint32_t at = (uint32_t)__builtin_ctzll(left);
        bool valid = !dirty->partial || dirty->bits >> at & 1;

        if ((valid ? cached[at] : memory[at]) == bytes[at])
            continue;
        system->memory->changes++;
        system->memory->last_change = system->clock->now;
        return;
    }
}

void gpu_combine_note_writer(struct gpu_dirty_line *dirty, const struct gpu_request *request, bool was_dirty)
{
    bool several = was_dirty && (dirty->source_line == GPU_WRITES_SEVERAL ||
                                 memcmp(dirty->workgroup, request->workgroup, sizeof(dirty->workgroup)) != 0);

    memcpy(dirty->workgroup, request->workgroup, sizeof(dirty->workgroup));
    dirty->source_line = several ? GPU_WRITES_SEVERAL : request->access.line;
}

static void store_line(struct gpu_memory_system *system, struct gpu_l1 *l1, const struct gpu_request *request,
                       const struct gpu_transaction *transaction)
{
    uint32_t line = transaction->line;
    uint64_t at = request->path->start + transaction->lookup;
    uint32_t entry = gpu_cache_find(&l1->cache, gpu_cache_set(&l1->cache, line), line);
    uint8_t bytes[GPU_LINE_BYTES];
    uint64_t bits = gpu_lanes_collect(request, transaction, bytes);
    struct gpu_dirty_line *dirty;
    uint8_t *cached;
    bool mixes;

    if (entry == GPU_CACHE_NONE)
        entry = gpu_combine_take_entry(system, l1, line, at);
    gpu_l1_cut_fetch(l1, line);
    dirty = &l1->dirty[entry];
    if (l1->pending[entry]) {
        gpu_l1_cut_off(l1, entry);
        dirty->partial = true;
    }
    cached = gpu_cache_bytes(&l1->cache, entry);
    mixes = dirty->bits != 0;
    if (!dirty->bits)
        make_dirty(system, l1, entry, line, at);
    gpu_combine_note_change(system, l1, entry, line, bytes, bits);
    for (uint64_t left = bits; left; left &= left - 1)
        cached[__builtin_ctzll(left)] = bytes[__builtin_ctzll(left)];
    dirty->bits |= bits;
    dirty->partial &= dirty->bits != UINT64_MAX;
    gpu_combine_note_writer(dirty, request, mixes);
}

void gpu_combine_store(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;

    system->counters.stores++;
    path->done = path->start + path->lookup_cycles - 1 + system->l1_latency;
    for (uint32_t i = 0; i < path->count; i++)
        store_line(system, l1, request, &path->transactions[i]);
}
