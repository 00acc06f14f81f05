/* write_back.c - dirty bytes on their way out of a combining L1. */
#include "path/write_back.h"

#include <string.h>

#include "path/l1_queue.h"
#include "path/request_pool.h"
#include "path/scoped_state.h"

static void release_request(struct gpu_request *request, uint64_t cycle)
{
    (void)cycle;
    gpu_request_release(request->owner, request);
}

static struct gpu_request *new_request(struct gpu_memory_system *system, const struct gpu_l1 *l1, uint64_t at)
{
    struct gpu_request *request = gpu_request_acquire(system);
    struct gpu_request_path *path;

    if (!request)
        return NULL;
    request->access.kind = ISA_ACCESS_WRITE_BACK;
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
static struct gpu_transaction *next_transaction(struct gpu_memory_system *system, struct gpu_l1 *l1, uint64_t at)
{
    struct gpu_request *request = l1->writing_back;
    struct gpu_transaction *transaction;

    if (request && request->path->count == GPU_TRANSACTIONS) {
        gpu_write_backs_send(system, l1);
        request = NULL;
    }
    if (!request)
        request = l1->writing_back = new_request(system, l1, at);
    if (!request)
        return NULL;
    transaction = &request->path->transactions[request->path->count++];
    transaction->lookup = (uint16_t)(at - request->path->start);
    return transaction;
}

static void write_back(struct gpu_memory_system *system, struct gpu_l1 *l1, uint32_t entry,
                       enum gpu_write_back_cause cause, uint64_t at)
{
    struct gpu_dirty_line *dirty = &l1->dirty[entry];
    const uint8_t *bytes = gpu_cache_bytes(&l1->cache, entry);
    uint32_t line = l1->cache.tags[entry] - 1;
    struct gpu_transaction *transaction = next_transaction(system, l1, at);

    if (transaction) {
        struct gpu_saved_line *saved = gpu_saved_of(l1->writing_back, transaction);

        transaction->line = line;
        saved->bits = dirty->bits;
        memcpy(saved->bytes, bytes, GPU_LINE_BYTES);
        memcpy(saved->workgroup, dirty->workgroup, sizeof(saved->workgroup));
        saved->source_line = dirty->source_line;
        saved->number = gpu_write_back_sent(&l1->write_backs);
        gpu_scopes_write(&system->scoped->scopes, (uint8_t)(l1 - system->l1s));
        gpu_l1_send(l1->writing_back->path, transaction);
    } else { /* the host has no memory left: no byte may be lost, its time may */
        gpu_write_bits(system, (uint64_t)line * GPU_LINE_BYTES, bytes, dirty->bits, dirty->workgroup,
                       dirty->source_line, system->clock->now);
    }
    gpu_l1_cut_fetch(l1, line);
    dirty->bits = 0;
    l1->dirty_count--;
    system->counters.l1_write_backs[cause]++;
}

void gpu_write_back_victim(struct gpu_memory_system *system, struct gpu_l1 *l1, uint32_t line, uint64_t at)
{
    uint32_t entry = gpu_cache_victim(&l1->cache, gpu_cache_set(&l1->cache, line));

    if (l1->dirty[entry].bits)
        write_back(system, l1, entry, GPU_WRITE_BACK_EVICT, at);
}

/* Whether an entry of the sFIFO stands for the dirty bytes of a line; else the line has been written back since. */
static bool is_live(const struct gpu_l1 *l1, uint32_t entry, uint64_t number)
{
    return entry != GPU_CACHE_NONE && l1->dirty[entry].bits && l1->dirty[entry].number == number;
}

void gpu_write_back_head(struct gpu_memory_system *system, struct gpu_l1 *l1, enum gpu_write_back_cause cause,
                         uint64_t at)
{
    uint64_t number;
    uint32_t line = gpu_fifo_pop(&l1->fifo, &number);
    uint32_t entry = gpu_cache_peek(&l1->cache, gpu_cache_set(&l1->cache, line), line);

    if (!is_live(l1, entry, number))
        return;
    write_back(system, l1, entry, cause, at);
    if (l1->dirty[entry].partial && !l1->pending[entry])
        gpu_l1_drop(l1, line);
}

bool gpu_write_through_line(struct gpu_memory_system *system, struct gpu_l1 *l1, uint32_t line,
                            enum gpu_write_back_cause cause, uint64_t at)
{
    uint32_t entry = gpu_cache_peek(&l1->cache, gpu_cache_set(&l1->cache, line), line);

    if (entry == GPU_CACHE_NONE || !l1->dirty[entry].bits)
        return false;
    write_back(system, l1, entry, cause, at);
    return true;
}

bool gpu_write_back_line(struct gpu_memory_system *system, struct gpu_l1 *l1, uint32_t line,
                         enum gpu_write_back_cause cause, uint64_t at)
{
    if (!gpu_write_through_line(system, l1, line, cause, at))
        return false;
    gpu_l1_drop(l1, line);
    return true;
}

void gpu_write_backs_send(struct gpu_memory_system *system, struct gpu_l1 *l1)
{
    struct gpu_request *request = l1->writing_back;

    l1->writing_back = NULL;
    if (request)
        gpu_l1_enqueue(system, l1, request);
}

/* Pops all of the sFIFO, a dirty line a cycle. The protocol is to be told. */
static uint32_t pop_all(struct gpu_memory_system *system, struct gpu_l1 *l1, enum gpu_write_back_cause cause,
                        uint64_t at)
{
    uint64_t start = gpu_later(at, l1->tags_free);
    uint32_t lines = l1->dirty_count;

    while (gpu_fifo_count(&l1->fifo))
        gpu_write_back_head(system, l1, cause, start + lines - l1->dirty_count);
    if (lines)
        l1->tags_free = start + lines;
    gpu_write_backs_send(system, l1);
    return lines;
}

uint32_t gpu_write_back_all(struct gpu_memory_system *system, uint32_t cu, enum gpu_write_back_cause cause, uint64_t at)
{
    uint32_t lines;

    if (!system->scoped)
        return 0;
    lines = pop_all(system, &system->l1s[cu], cause, at);
    gpu_scoped_report_pops(system->scoped, cu);
    return lines;
}

bool gpu_flush_start(struct gpu_memory_system *system, uint32_t cu, struct gpu_flush *flush, uint64_t at)
{
    gpu_write_back_all(system, cu, GPU_WRITE_BACK_FLUSH, at);
    return gpu_flush_wait(&system->l1s[cu].write_backs, system->clock, flush, at);
}

void gpu_l1_empty(struct gpu_memory_system *system, uint32_t cu, uint64_t at)
{
    struct gpu_l1 *l1 = &system->l1s[cu];

    for (uint32_t entry = 0; entry < l1->cache.sets * l1->cache.ways; entry++)
        system->counters.scoped.lines_lost += l1->cache.tags[entry] && gpu_l1_whole(l1, entry);
    pop_all(system, l1, GPU_WRITE_BACK_INVALIDATE, at);
    system->scoped->cus[cu].popped = gpu_fifo_head(&l1->fifo);
    gpu_l1_clear(l1);
}

uint32_t gpu_l1_invalidate(struct gpu_memory_system *system, uint32_t cu, enum gpu_invalidation cause, uint64_t at)
{
    struct gpu_l1 *l1 = &system->l1s[cu];
    uint32_t lines = l1->dirty_count;

    system->counters.l1_invalidations[cause]++;
    if (!system->scoped) {
        gpu_l1_clear(l1);
        return 0;
    }
    system->scoped->invalidated_at = at;
    gpu_scopes_invalidate(&system->scoped->scopes, (uint8_t)cu, GPU_SCOPES_BY_CALLER);
    return lines;
}
