/* combine.c - loads and stores in a combining L1. */
#include "path/combine.h"

#include <string.h>

#include "engine/require.h"
#include "path/l1_queue.h"
#include "mem/lane_data.h"
#include "path/write_back.h"

static uint64_t bits_of(const struct mem_request *request, const struct mem_transaction *transaction)
{
    uint64_t bits = 0;

    for (uint64_t left = transaction->lanes; left; left &= left - 1)
        bits |= mem_lane_bits(&request->access, (uint32_t)__builtin_ctzll(left), transaction->line);
    return bits;
}

/* Whether all bytes that the load wants are there. */
static bool holds(const struct mem_l1 *l1, uint32_t entry, const struct mem_request *request,
                  const struct mem_transaction *transaction)
{
    return mem_l1_whole(l1, entry) || !(bits_of(request, transaction) & ~l1->dirty[entry].bits);
}

/* The line's dirty bytes may be gone from the L1, and not yet be in the L2, when the fetched ones come. */
static void save_dirty(const struct mem_l1 *l1, uint32_t entry, struct mem_saved_line *saved)
{
    SIM_REQUIRE(l1->dirty[entry].bits);
    SIM_REQUIRE(l1->dirty[entry].partial);
    saved->bits = l1->dirty[entry].bits;
    memcpy(saved->bytes, mem_cache_bytes(&l1->cache, entry), MEM_LINE_BYTES);
}

static void fetch(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                  struct mem_transaction *transaction, uint32_t entry)
{
    system->counters.l1_misses++;
    if (entry == MEM_CACHE_NONE) {
        path_write_back_victim(system, l1, transaction->line, request->path->start + transaction->lookup);
        mem_l1_start(l1, transaction);
        l1->dirty[transaction->entry].partial = false;
        l1->dirty[transaction->entry].held = false;
    } else {
        save_dirty(l1, entry, path_saved_of(request, transaction));
        mem_l1_complete(l1, entry, transaction);
    }
    path_l1_send(request->path, transaction);
}

void path_combine_load(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                       struct mem_transaction *transaction)
{
    struct mem_request_path *path = request->path;
    uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, transaction->line), transaction->line);

    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_LOAD);
    if (entry != MEM_CACHE_NONE && holds(l1, entry, request, transaction)) {
        system->counters.l1_hits++;
        mem_lanes_load(request, transaction, mem_cache_bytes(&l1->cache, entry));
        path->done = path_later(path->done, l1->cache.lines[entry].ready);
    } else if (entry != MEM_CACHE_NONE && l1->pending[entry]) {
        system->counters.l1_hits++;
        transaction->request = request;
        mem_l1_wait(l1->pending[entry], transaction);
        path->outstanding++;
    } else {
        fetch(system, l1, request, transaction, entry);
    }
}

uint32_t path_combine_take_entry(struct path_system *system, struct mem_l1 *l1, uint32_t line, uint64_t at)
{
    uint32_t evicted, entry;

    path_write_back_victim(system, l1, line, at);
    entry = mem_cache_replace(&l1->cache, mem_cache_set(&l1->cache, line), line, &evicted);
    SIM_REQUIRE(!l1->dirty[entry].bits);
    mem_l1_cut_off(l1, entry);
    l1->dirty[entry].partial = true;
    l1->dirty[entry].held = false;
    l1->cache.lines[entry].ready = at;
    return entry;
}

/* Puts the line behind all that are dirty. */
static void make_dirty(struct path_system *system, struct mem_l1 *l1, uint32_t entry, uint32_t line, uint64_t at)
{
    SIM_REQUIRE(!l1->dirty[entry].bits);
    SIM_REQUIRE(l1->dirty_count < l1->cache.sets * l1->cache.ways);
    if (scopes_fifo_full(&l1->fifo))
        path_write_back_head(system, l1, MEM_WRITE_BACK_OVERFLOW, at);
    l1->dirty[entry].number = scopes_fifo_push(&l1->fifo, line);
    l1->dirty_count++;
}

void path_combine_note_change(struct path_system *system, const struct mem_l1 *l1, uint32_t entry, uint32_t line,
                              const uint8_t *bytes, uint64_t bits)
{
    const uint8_t *memory = system->memory->bytes + (uint64_t)line * MEM_LINE_BYTES;
    const uint8_t *cached = mem_cache_bytes(&l1->cache, entry);
    const struct mem_dirty_line *dirty = &l1->dirty[entry];

    SIM_REQUIRE(bits);
    SIM_REQUIRE(l1->cache.tags[entry] == line + 1);
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

void path_combine_note_writer(struct mem_dirty_line *dirty, const struct mem_request *request, bool was_dirty)
{
    bool several = was_dirty && (dirty->source_line == MEM_WRITES_SEVERAL ||
                                 memcmp(dirty->workgroup, request->workgroup, sizeof(dirty->workgroup)) != 0);

    memcpy(dirty->workgroup, request->workgroup, sizeof(dirty->workgroup));
    dirty->source_line = several ? MEM_WRITES_SEVERAL : request->access.line;
}

static void store_line(struct path_system *system, struct mem_l1 *l1, const struct mem_request *request,
                       const struct mem_transaction *transaction)
{
    uint32_t line = transaction->line;
    uint64_t at = request->path->start + transaction->lookup;
    uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, line), line);
    uint8_t bytes[MEM_LINE_BYTES];
    uint64_t bits = mem_lanes_collect(request, transaction, bytes);
    struct mem_dirty_line *dirty;
    uint8_t *cached;
    bool mixes;

    if (entry == MEM_CACHE_NONE)
        entry = path_combine_take_entry(system, l1, line, at);
    mem_l1_cut_fetch(l1, line);
    dirty = &l1->dirty[entry];
    if (l1->pending[entry]) {
        mem_l1_cut_off(l1, entry);
        dirty->partial = true;
    }
    cached = mem_cache_bytes(&l1->cache, entry);
    mixes = dirty->bits != 0;
    if (!dirty->bits)
        make_dirty(system, l1, entry, line, at);
    path_combine_note_change(system, l1, entry, line, bytes, bits);
    for (uint64_t left = bits; left; left &= left - 1)
        cached[__builtin_ctzll(left)] = bytes[__builtin_ctzll(left)];
    dirty->bits |= bits;
    dirty->partial &= dirty->bits != UINT64_MAX;
    path_combine_note_writer(dirty, request, mixes);
}

void path_combine_store(struct path_system *system, struct mem_l1 *l1, struct mem_request *request)
{
    struct mem_request_path *path = request->path;

    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_STORE);
    SIM_REQUIRE(request->scoped);
    system->counters.stores++;
    path->done = path->start + path->lookup_cycles - 1 + system->l1_latency;
    for (uint32_t i = 0; i < path->count; i++)
        store_line(system, l1, request, &path->transactions[i]);
}
