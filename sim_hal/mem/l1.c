/* l1.c - tags, copies and pending lines of a vector L1. */
#include "mem/l1.h"

#include <stdlib.h>
#include <string.h>

static bool init_dirty(struct gpu_l1 *l1, const struct gpu_parameters *parameters)
{
    l1->dirty = calloc(parameters->l1_bytes / GPU_LINE_BYTES, sizeof(*l1->dirty));
    return l1->dirty && gpu_fifo_init(&l1->fifo, (uint32_t)parameters->l1_fifo);
}

bool gpu_l1_init(struct gpu_l1 *l1, const struct gpu_parameters *parameters)
{
    memset(l1, 0, sizeof(*l1));
    l1->mshrs = (uint32_t)parameters->l1_mshrs;
    l1->miss_done = calloc(l1->mshrs, sizeof(*l1->miss_done));
    l1->pending = calloc(parameters->l1_bytes / GPU_LINE_BYTES, sizeof(struct gpu_transaction *));
    return gpu_cache_init(&l1->cache, parameters->l1_bytes, parameters->l1_ways, true) && l1->miss_done &&
           l1->pending && (parameters->l1_mode == GPU_L1_THROUGH || init_dirty(l1, parameters));
}

void gpu_l1_free(struct gpu_l1 *l1)
{
    gpu_cache_free(&l1->cache);
    free(l1->miss_done);
    free(l1->pending);
    free(l1->dirty);
    gpu_fifo_free(&l1->fifo);
    l1->dirty = NULL;
    l1->miss_done = NULL;
    l1->pending = NULL;
}

void gpu_l1_cut_off(struct gpu_l1 *l1, uint32_t entry)
{
    if (!l1->pending[entry])
        return;
    l1->pending[entry] = NULL;
    l1->pending_count--;
}

void gpu_l1_start(struct gpu_l1 *l1, struct gpu_transaction *transaction)
{
    uint32_t evicted;
    uint32_t entry =
        gpu_cache_replace(&l1->cache, gpu_cache_set(&l1->cache, transaction->line), transaction->line, &evicted);

    gpu_l1_cut_off(l1, entry);
    l1->pending[entry] = transaction;
    l1->pending_count++;
    transaction->entry = entry;
    transaction->merges = false;
    transaction->waiters = NULL;
}

void gpu_l1_complete(struct gpu_l1 *l1, uint32_t entry, struct gpu_transaction *transaction)
{
    l1->pending[entry] = transaction;
    l1->pending_count++;
    transaction->entry = entry;
    transaction->merges = true;
    transaction->waiters = NULL;
}

void gpu_l1_fill(struct gpu_l1 *l1, struct gpu_transaction *transaction, const uint8_t *bytes, uint64_t ready)
{
    memcpy(gpu_cache_bytes(&l1->cache, transaction->entry), bytes, GPU_LINE_BYTES);
    l1->cache.lines[transaction->entry].ready = ready;
    gpu_l1_cut_off(l1, transaction->entry);
}

void gpu_l1_wait(struct gpu_transaction *pending, struct gpu_transaction *transaction)
{
    transaction->next = NULL;
    if (pending->waiters)
        pending->last_waiter->next = transaction;
    else
        pending->waiters = transaction;
    pending->last_waiter = transaction;
}

void gpu_l1_cut_fetches(struct gpu_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; i < GPU_SCOPES_OPS; i++)
        l1->fetches[i].cut |= l1->fetches[i].active && l1->fetches[i].line == line;
}

static void drop_entry(struct gpu_l1 *l1, uint32_t entry)
{
    gpu_l1_cut_off(l1, entry);
    gpu_cache_drop(&l1->cache, entry);
}

void gpu_l1_refuse(struct gpu_l1 *l1, const struct gpu_transaction *transaction)
{
    uint32_t entry = transaction->entry;

    gpu_l1_cut_off(l1, entry);
    if (!l1->dirty[entry].bits)
        gpu_cache_drop(&l1->cache, entry);
}

void gpu_l1_drop(struct gpu_l1 *l1, uint32_t line)
{
    uint32_t entry = gpu_cache_find(&l1->cache, gpu_cache_set(&l1->cache, line), line);

    gpu_l1_cut_fetch(l1, line);
    if (entry != GPU_CACHE_NONE)
        drop_entry(l1, entry);
}

void gpu_l1_overwrite(struct gpu_l1 *l1, uint32_t line, const uint8_t *bytes)
{
    uint32_t entry = gpu_cache_find(&l1->cache, gpu_cache_set(&l1->cache, line), line);

    gpu_l1_cut_fetch(l1, line);
    if (entry == GPU_CACHE_NONE)
        return;
    if (l1->pending[entry])
        drop_entry(l1, entry);
    else
        memcpy(gpu_cache_bytes(&l1->cache, entry), bytes, GPU_LINE_BYTES);
}

void gpu_l1_clear(struct gpu_l1 *l1)
{
    if (l1->pending_count)
        memset(l1->pending, 0, (size_t)l1->cache.sets * l1->cache.ways * sizeof(struct gpu_transaction *));
    l1->pending_count = 0;
    for (uint32_t i = 0; l1->fetching && i < GPU_SCOPES_OPS; i++)
        l1->fetches[i].old = true;
    gpu_cache_clear(&l1->cache);
    l1->emptied++;
}

static uint32_t writers_of(const struct gpu_request *request)
{
    return (uint32_t)((uintptr_t)request->owner >> 6) % GPU_L1_WRITERS;
}

void gpu_l1_add_writer(struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request **first = &l1->writers[writers_of(request)];

    request->path->writing = true;
    request->path->newer = NULL;
    request->path->older = *first;
    if (*first)
        (*first)->path->newer = request;
    *first = request;
}

void gpu_l1_remove_writer(struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;

    if (!path->writing)
        return;
    path->writing = false;
    if (path->newer)
        path->newer->path->older = path->older;
    else
        l1->writers[writers_of(request)] = path->older;
    if (path->older)
        path->older->path->newer = path->newer;
}

static uintptr_t end_of_rows(const struct isa_access *access)
{
    return (uintptr_t)(access->destination + (access->bytes + 3) / 4);
}

bool gpu_l1_must_follow(const struct gpu_l1 *l1, const struct gpu_request *request)
{
    const struct isa_access *access = &request->access;

    for (const struct gpu_request *at = l1->writers[writers_of(request)]; at; at = at->path->older) {
        if ((uintptr_t)at->access.destination < end_of_rows(access) &&
            (uintptr_t)access->destination < end_of_rows(&at->access))
            return true;
    }
    return false;
}
