/* write_back.c - dirty bytes on their way out of a combining L1. */
#include "path/write_back.h"

#include <string.h>

#include "engine/require.h"
#include "path/l1_queue.h"
#include "path/request_pool.h"
#include "path/scoped_state.h"

static void release_request(struct mem_request *request, uint64_t cycle)
{
    (void)cycle;
    path_request_release(request->owner, request);
}

static struct mem_request *new_request(struct path_system *system, const struct mem_l1 *l1, uint64_t at)
{
    struct mem_request *request = path_request_acquire(system);
    struct mem_request_path *path;

    if (!request)
        return NULL;
    request->access.kind = EXECUTE_ACCESS_WRITE_BACK;
    request->access.wait_condition = ISA_WAIT_NONE;
    request->access.sync = 0;
    request->cu = (uint32_t)(l1 - system->l1s);
    request->complete = release_request;
    request->owner = system;
    path = request->path;
    path->start = path->done = at;
    path->count = path->outstanding = path->unsent = 0;
    path->writing = false;
    path->send = NULL;
    return request;
}

/* The transaction of the next write-back; NULL when the host has no memory. */
static struct mem_transaction *next_transaction(struct path_system *system, struct mem_l1 *l1, uint64_t at)
{
    struct mem_request *request = l1->writing_back;
    struct mem_transaction *transaction;

    SIM_REQUIRE(!request || request->path->count > 0);
    if (request && request->path->count == MEM_TRANSACTIONS) {
        path_write_backs_send(system, l1);
        request = NULL;
    }
    if (!request)
        request = l1->writing_back = new_request(system, l1, at);
    if (!request)
        return NULL;
    transaction = &request->path->transactions[request->path->count++];
    SIM_REQUIRE(at >= request->path->start && at - request->path->start <= UINT16_MAX);
    transaction->lookup = (uint16_t)(at - request->path->start);
    return transaction;
}

static void write_back(struct path_system *system, struct mem_l1 *l1, uint32_t entry, enum mem_write_back_cause cause,
                       uint64_t at)
{
    struct mem_dirty_line *dirty = &l1->dirty[entry];
    const uint8_t *bytes = mem_cache_bytes(&l1->cache, entry);
    uint32_t line = l1->cache.tags[entry] - 1;
    struct mem_transaction *transaction = next_transaction(system, l1, at);

    SIM_REQUIRE(cause < MEM_WRITE_BACK_CAUSES);
    SIM_REQUIRE(dirty->bits);
    SIM_REQUIRE(l1->dirty_count > 0);
    if (transaction) {
        struct mem_saved_line *saved = path_saved_of(l1->writing_back, transaction);

        transaction->line = line;
        saved->bits = dirty->bits;
        memcpy(saved->bytes, bytes, MEM_LINE_BYTES);
        memcpy(saved->workgroup, dirty->workgroup, sizeof(saved->workgroup));
        saved->source_line = dirty->source_line;
        saved->number = mem_write_back_sent(&l1->write_backs);
        scopes_write(&system->scoped->scopes, (uint8_t)(l1 - system->l1s));
        path_l1_send(l1->writing_back->path, transaction);
    } else { /* the host has no memory left: no byte may be lost, its time may */
        path_write_bits(system, (uint64_t)line * MEM_LINE_BYTES, bytes, dirty->bits, dirty->workgroup,
                        dirty->source_line, false, system->clock->now);
    }
    mem_l1_cut_fetch(l1, line);
    dirty->bits = 0;
    l1->dirty_count--;
    system->counters.l1_write_backs[cause]++;
}

void path_write_back_victim(struct path_system *system, struct mem_l1 *l1, uint32_t line, uint64_t at)
{
    uint32_t entry = mem_cache_victim(&l1->cache, mem_cache_set(&l1->cache, line));

    SIM_REQUIRE(mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line) == MEM_CACHE_NONE);
    if (l1->dirty[entry].bits)
        write_back(system, l1, entry, MEM_WRITE_BACK_EVICT, at);
}

/* Whether an entry of the sFIFO stands for the dirty bytes of a line; else the line has been written back since. */
static bool is_live(const struct mem_l1 *l1, uint32_t entry, uint64_t number)
{
    return entry != MEM_CACHE_NONE && l1->dirty[entry].bits && l1->dirty[entry].number == number;
}

void path_write_back_head(struct path_system *system, struct mem_l1 *l1, enum mem_write_back_cause cause, uint64_t at)
{
    uint64_t number;
    uint32_t line = scopes_fifo_pop(&l1->fifo, &number);
    uint32_t entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);

    if (!is_live(l1, entry, number))
        return;
    write_back(system, l1, entry, cause, at);
    if (l1->dirty[entry].partial && !l1->pending[entry])
        mem_l1_drop(l1, line);
}

bool path_write_through_line(struct path_system *system, struct mem_l1 *l1, uint32_t line,
                             enum mem_write_back_cause cause, uint64_t at)
{
    uint32_t entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);

    if (entry == MEM_CACHE_NONE || !l1->dirty[entry].bits)
        return false;
    write_back(system, l1, entry, cause, at);
    return true;
}

bool path_write_back_line(struct path_system *system, struct mem_l1 *l1, uint32_t line, enum mem_write_back_cause cause,
                          uint64_t at)
{
    if (!path_write_through_line(system, l1, line, cause, at))
        return false;
    mem_l1_drop(l1, line);
    return true;
}

void path_write_backs_send(struct path_system *system, struct mem_l1 *l1)
{
    struct mem_request *request = l1->writing_back;

    l1->writing_back = NULL;
    if (request)
        path_l1_enqueue(system, l1, request);
}

/* Pops all of the sFIFO, a dirty line a cycle. The protocol is to be told. */
static uint32_t pop_all(struct path_system *system, struct mem_l1 *l1, enum mem_write_back_cause cause, uint64_t at)
{
    uint64_t start = path_later(at, l1->tags_free);
    uint32_t lines = l1->dirty_count;

    while (scopes_fifo_count(&l1->fifo))
        path_write_back_head(system, l1, cause, start + lines - l1->dirty_count);
    if (lines)
        l1->tags_free = start + lines;
    path_write_backs_send(system, l1);
    return lines;
}

uint32_t path_write_back_all(struct path_system *system, uint32_t cu, enum mem_write_back_cause cause, uint64_t at)
{
    uint32_t lines;

    SIM_REQUIRE(cu < system->cus);
    if (!system->scoped)
        return 0;
    lines = pop_all(system, &system->l1s[cu], cause, at);
    path_scoped_report_pops(system->scoped, cu);
    return lines;
}

bool path_flush_start(struct path_system *system, uint32_t cu, struct mem_flush *flush, uint64_t at)
{
    path_write_back_all(system, cu, MEM_WRITE_BACK_FLUSH, at);
    return mem_flush_wait(&system->l1s[cu].write_backs, system->clock, flush, at);
}

void path_l1_empty(struct path_system *system, uint32_t cu, uint64_t at)
{
    struct mem_l1 *l1 = &system->l1s[cu];

    SIM_REQUIRE(system->scoped);
    for (uint32_t entry = 0; entry < l1->cache.sets * l1->cache.ways; entry++)
        system->counters.scoped.lines_lost += l1->cache.tags[entry] && mem_l1_whole(l1, entry);
    pop_all(system, l1, MEM_WRITE_BACK_INVALIDATE, at);
    system->scoped->cus[cu].popped = scopes_fifo_head(&l1->fifo);
    mem_l1_clear(l1);
}

uint32_t path_l1_invalidate(struct path_system *system, uint32_t cu, enum mem_invalidation cause, uint64_t at)
{
    struct mem_l1 *l1 = &system->l1s[cu];
    uint32_t lines = l1->dirty_count;

    SIM_REQUIRE(cause < MEM_INVALIDATIONS);
    SIM_REQUIRE(cu < system->cus);
    system->counters.l1_invalidations[cause]++;
    if (!system->scoped) {
        mem_l1_clear(l1);
        return 0;
    }
    system->scoped->invalidated_at = at;
    scopes_invalidate(&system->scoped->scopes, (uint8_t)cu, SCOPES_BY_CALLER);
    return lines;
}
