/* scoped_ideal.c - coherence for nothing. */
#include "path/scoped_ideal.h"

#include <string.h>

#include "engine/require.h"
#include "path/l1_queue.h"
#include "path/l2_atomics.h"
#include "mem/lane_data.h"

static uint8_t *memory_of(const struct path_system *system, uint32_t line)
{
    return system->memory->bytes + (uint64_t)line * MEM_LINE_BYTES;
}

static uint64_t bits_of(const struct mem_request *request, const struct mem_transaction *transaction)
{
    uint64_t bits = 0;

    for (uint64_t left = transaction->lanes; left; left &= left - 1)
        bits |= mem_lane_bits(&request->access, (uint32_t)__builtin_ctzll(left), transaction->line);
    return bits;
}

/* Bytes of a line that accesses of the CU under way want. Nothing may overtake these accesses. An operation is ordered
 * behind those of its own wave, so it has no business with the bytes of others. */
static uint64_t wanted(const struct mem_l1 *l1, uint32_t line)
{
    uint64_t bits = 0;

    for (const struct mem_request *request = l1->queue; request; request = request->path->queued) {
        const struct mem_transaction *at = request->path->send;
        bool loads = request->access.kind == EXECUTE_ACCESS_LOAD;

        for (; request->access.kind != EXECUTE_ACCESS_WRITE_BACK && at; at = at->next) {
            if (at->line != line)
                continue;
            bits |= bits_of(request, at);
            for (const struct mem_transaction *waiter = loads ? at->waiters : NULL; waiter; waiter = waiter->next)
                bits |= bits_of(waiter->request, waiter);
        }
    }
    return bits;
}

/* The bytes of a write-back that is under way are in memory now. It goes on without them. */
static void land(struct path_system *system, const struct mem_l1 *l1, const struct mem_request *request,
                 const struct mem_transaction *transaction)
{
    struct mem_saved_line *saved = path_saved_of(request, transaction);
    uint64_t bits = saved->bits & ~wanted(l1, transaction->line);

    path_write_bits(system, (uint64_t)transaction->line * MEM_LINE_BYTES, saved->bytes, bits, saved->workgroup,
                    saved->source_line, false, system->clock->now);
    saved->bits &= ~bits;
}

static void land_all(struct path_system *system, const struct mem_l1 *l1)
{
    for (const struct mem_transaction *late = l1->late; late; late = late->next) {
        if (late->request->access.kind == EXECUTE_ACCESS_WRITE_BACK)
            land(system, l1, late->request, late);
    }
    for (const struct mem_request *request = l1->queue; request; request = request->path->queued) {
        const struct mem_transaction *transaction = request->path->send;

        for (; request->access.kind == EXECUTE_ACCESS_WRITE_BACK && transaction; transaction = transaction->next)
            land(system, l1, request, transaction);
    }
}

/* The line's dirty bytes are in memory, and are not dirty any more. Without any its entry in the sFIFO stands for
 * nothing. */
static void clean(struct path_system *system, struct mem_l1 *l1, uint32_t entry)
{
    struct mem_dirty_line *dirty = &l1->dirty[entry];
    uint32_t line = l1->cache.tags[entry] - 1;
    uint64_t bits = dirty->bits;

    if (!bits)
        return;
    bits &= ~wanted(l1, line);
    path_write_bits(system, (uint64_t)line * MEM_LINE_BYTES, mem_cache_bytes(&l1->cache, entry), bits, dirty->workgroup,
                    dirty->source_line, false, system->clock->now);
    dirty->bits &= ~bits;
    if (dirty->bits)
        return;
    SIM_REQUIRE(l1->dirty_count > 0);
    l1->dirty_count--;
    if (dirty->partial && !l1->pending[entry])
        mem_l1_drop(l1, line);
}

/* A load under way would fill the line with what was dirty when it was issued. */
static void refresh(const struct path_system *system, struct mem_l1 *l1, uint32_t entry)
{
    uint32_t line = l1->cache.tags[entry] - 1;
    const uint8_t *memory = memory_of(system, line);
    uint8_t *cached = mem_cache_bytes(&l1->cache, entry);

    SIM_REQUIRE(l1->cache.tags[entry]);
    if (l1->pending[entry])
        mem_l1_refuse(l1, l1->pending[entry]);
    for (uint64_t left = ~(l1->dirty[entry].bits | wanted(l1, line)); left; left &= left - 1)
        cached[__builtin_ctzll(left)] = memory[__builtin_ctzll(left)];
}

static void for_all_lines(struct path_system *system, struct mem_l1 *l1, bool release, bool acquire)
{
    for (uint32_t entry = 0; entry < l1->cache.sets * l1->cache.ways; entry++) {
        if (l1->cache.tags[entry] && release)
            clean(system, l1, entry);
        if (l1->cache.tags[entry] && acquire)
            refresh(system, l1, entry);
    }
}

void path_scoped_perform_ideal(struct path_system *system, struct mem_request *request,
                               const struct mem_transaction *transaction, bool *succeeded)
{
    struct mem_l1 *l1 = &system->l1s[request->cu];
    uint32_t line = transaction->line, entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);

    SIM_REQUIRE(path_scoped_is_ideal(system->scoped));
    SIM_REQUIRE(request->access.sync);
    land_all(system, l1);
    if (entry != MEM_CACHE_NONE)
        clean(system, l1, entry);
    if (entry == MEM_CACHE_NONE || !l1->dirty[entry].bits)
        mem_l1_drop(l1, line);
    if (request->access.sync & ISA_SYNC_RELEASE)
        for_all_lines(system, l1, true, false);
    path_l2_execute(system, request, transaction, system->clock->now, succeeded);
    if (request->access.sync & ISA_SYNC_ACQUIRE)
        for_all_lines(system, l1, false, true);
}
