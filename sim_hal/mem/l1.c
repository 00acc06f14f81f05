/* l1.c - tags, copies and pending lines of a vector L1. */
#include "mem/l1.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

static bool init_dirty(struct mem_l1 *l1, const struct parameters *parameters)
{
    SIM_REQUIRE(parameters->l1_fifo >= 1 && parameters->l1_fifo <= SCOPES_MARKERS);
    l1->dirty = calloc(parameters->l1_bytes / MEM_LINE_BYTES, sizeof(*l1->dirty));
    return l1->dirty && scopes_fifo_init(&l1->fifo, (uint32_t)parameters->l1_fifo);
}

bool mem_l1_init(struct mem_l1 *l1, const struct parameters *parameters)
{
    SIM_REQUIRE(parameters->l1_mshrs >= 1);
    memset(l1, 0, sizeof(*l1));
    l1->mshrs = (uint32_t)parameters->l1_mshrs;
    l1->miss_done = calloc(l1->mshrs, sizeof(*l1->miss_done));
    l1->pending = calloc(parameters->l1_bytes / MEM_LINE_BYTES, sizeof(struct mem_transaction *));
    return mem_cache_init(&l1->cache, parameters->l1_bytes, parameters->l1_ways, true) && l1->miss_done &&
           l1->pending && (parameters->l1_mode == PARAMETERS_L1_THROUGH || init_dirty(l1, parameters));
}

void mem_l1_free(struct mem_l1 *l1)
{
    mem_cache_free(&l1->cache);
    free(l1->miss_done);
    free(l1->pending);
    free(l1->dirty);
    scopes_fifo_free(&l1->fifo);
    l1->dirty = NULL;
    l1->miss_done = NULL;
    l1->pending = NULL;
}

void mem_l1_cut_off(struct mem_l1 *l1, uint32_t entry)
{
    if (!l1->pending[entry])
        return;
    l1->pending[entry] = NULL;
    SIM_REQUIRE(l1->pending_count > 0);
    l1->pending_count--;
}

void mem_l1_start(struct mem_l1 *l1, struct mem_transaction *transaction)
{
    uint32_t evicted;
    uint32_t entry =
        mem_cache_replace(&l1->cache, mem_cache_set(&l1->cache, transaction->line), transaction->line, &evicted);

    SIM_REQUIRE(!l1->dirty || !l1->dirty[entry].bits);
    mem_l1_cut_off(l1, entry);
    l1->pending[entry] = transaction;
    l1->pending_count++;
    transaction->entry = entry;
    transaction->merges = false;
    transaction->waiters = NULL;
}

void mem_l1_complete(struct mem_l1 *l1, uint32_t entry, struct mem_transaction *transaction)
{
    SIM_REQUIRE(l1->dirty);
    SIM_REQUIRE(!l1->pending[entry]);
    SIM_REQUIRE(l1->cache.tags[entry] == transaction->line + 1);
    l1->pending[entry] = transaction;
    l1->pending_count++;
    transaction->entry = entry;
    transaction->merges = true;
    transaction->waiters = NULL;
}

void mem_l1_fill(struct mem_l1 *l1, struct mem_transaction *transaction, const uint8_t *bytes, uint64_t ready)
{
    SIM_REQUIRE(mem_l1_will_fill(l1, transaction));
    SIM_REQUIRE(l1->cache.tags[transaction->entry] == transaction->line + 1);
    memcpy(mem_cache_bytes(&l1->cache, transaction->entry), bytes, MEM_LINE_BYTES);
    l1->cache.lines[transaction->entry].ready = ready;
    mem_l1_cut_off(l1, transaction->entry);
}

void mem_l1_wait(struct mem_transaction *pending, struct mem_transaction *transaction)
{
    SIM_REQUIRE(pending != transaction);
    SIM_REQUIRE(pending->line == transaction->line);
    transaction->next = NULL;
    if (pending->waiters)
        pending->last_waiter->next = transaction;
    else
        pending->waiters = transaction;
    pending->last_waiter = transaction;
}

void mem_l1_cut_fetches(struct mem_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; i < SCOPES_OPS; i++)
        l1->fetches[i].cut |= l1->fetches[i].active && l1->fetches[i].line == line;
}

static void drop_entry(struct mem_l1 *l1, uint32_t entry)
{
    SIM_REQUIRE(!l1->dirty || !l1->dirty[entry].bits);
    mem_l1_cut_off(l1, entry);
    mem_cache_drop(&l1->cache, entry);
}

void mem_l1_refuse(struct mem_l1 *l1, const struct mem_transaction *transaction)
{
    uint32_t entry = transaction->entry;

    SIM_REQUIRE(l1->dirty);
    SIM_REQUIRE(mem_l1_will_fill(l1, transaction));
    mem_l1_cut_off(l1, entry);
    if (!l1->dirty[entry].bits)
        mem_cache_drop(&l1->cache, entry);
}

void mem_l1_drop(struct mem_l1 *l1, uint32_t line)
{
    uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, line), line);

    mem_l1_cut_fetch(l1, line);
    if (entry != MEM_CACHE_NONE)
        drop_entry(l1, entry);
}

void mem_l1_overwrite(struct mem_l1 *l1, uint32_t line, const uint8_t *bytes)
{
    uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, line), line);

    SIM_REQUIRE(entry == MEM_CACHE_NONE || !l1->dirty || !l1->dirty[entry].bits);
    mem_l1_cut_fetch(l1, line);
    if (entry == MEM_CACHE_NONE)
        return;
    if (l1->pending[entry])
        drop_entry(l1, entry);
    else
        memcpy(mem_cache_bytes(&l1->cache, entry), bytes, MEM_LINE_BYTES);
}

void mem_l1_clear(struct mem_l1 *l1)
{
    SIM_REQUIRE(!l1->dirty || !scopes_fifo_count(&l1->fifo));
    if (l1->pending_count)
        memset(l1->pending, 0, (size_t)l1->cache.sets * l1->cache.ways * sizeof(struct mem_transaction *));
    l1->pending_count = 0;
    for (uint32_t i = 0; l1->fetching && i < SCOPES_OPS; i++)
        l1->fetches[i].old = true;
    mem_cache_clear(&l1->cache);
    l1->emptied++;
}

static uint32_t writers_of(const struct mem_request *request)
{
    return (uint32_t)((uintptr_t)request->owner >> 6) % MEM_L1_WRITERS;
}

void mem_l1_add_writer(struct mem_l1 *l1, struct mem_request *request)
{
    struct mem_request **first = &l1->writers[writers_of(request)];

    SIM_REQUIRE(request->access.destination);
    SIM_REQUIRE(!*first || !(*first)->path->newer);
    SIM_REQUIRE(*first != request);
    request->path->writing = true;
    request->path->newer = NULL;
    request->path->older = *first;
    if (*first)
        (*first)->path->newer = request;
    *first = request;
}

void mem_l1_remove_writer(struct mem_l1 *l1, struct mem_request *request)
{
    struct mem_request_path *path = request->path;

    if (!path->writing)
        return;
    path->writing = false;
    SIM_REQUIRE(path->newer || l1->writers[writers_of(request)] == request);
    SIM_REQUIRE(!path->newer || path->newer->path->older == request);
    SIM_REQUIRE(!path->older || path->older->path->newer == request);
    if (path->newer)
        path->newer->path->older = path->older;
    else
        l1->writers[writers_of(request)] = path->older;
    if (path->older)
        path->older->path->newer = path->newer;
}

static uintptr_t end_of_rows(const struct execute_access *access)
{
    return (uintptr_t)(access->destination + (access->bytes + 3) / 4);
}

bool mem_l1_must_follow(const struct mem_l1 *l1, const struct mem_request *request)
{
    const struct execute_access *access = &request->access;

    for (const struct mem_request *at = l1->writers[writers_of(request)]; at; at = at->path->older) {
        if ((uintptr_t)at->access.destination < end_of_rows(access) &&
            (uintptr_t)access->destination < end_of_rows(&at->access))
            return true;
    }
    return false;
}
