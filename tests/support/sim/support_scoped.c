/* support_scoped.c - see support_scoped.h. */
#include "support_scoped.h"

#include <string.h>

static uint32_t entries_of(const struct mem_l1 *l1)
{
    return l1->cache.sets * l1->cache.ways;
}

static bool is_in_fifo(const struct mem_l1 *l1, uint64_t number, uint32_t line)
{
    return number >= l1->fifo.head && number < l1->fifo.next && l1->fifo.lines[number % l1->fifo.size] == line;
}

static const char *check_dirty_lines(const struct mem_l1 *l1, uint64_t fifo)
{
    uint32_t dirty = 0;

    if (scopes_fifo_count(&l1->fifo) > fifo)
        return "the sFIFO has more entries than l1.fifo";
    for (uint32_t entry = 0; entry < entries_of(l1); entry++) {
        if (!l1->dirty[entry].bits)
            continue;
        dirty++;
        if (!l1->cache.tags[entry])
            return "bytes of no line are dirty";
        if (!is_in_fifo(l1, l1->dirty[entry].number, l1->cache.tags[entry] - 1))
            return "a dirty line has no entry in the sFIFO";
    }
    return dirty == l1->dirty_count ? NULL : "dirty lines are counted wrongly";
}

static const char *check_markers(const struct mem_l1 *l1, const struct scopes_l1 *tables)
{
    for (uint32_t i = 0; i < tables->marker_count; i++) {
        if (!is_in_fifo(l1, tables->markers[i].entry, tables->markers[i].line))
            return "a marker has no entry in the sFIFO";
        for (uint32_t j = 0; j < i; j++) {
            if (tables->markers[j].line == tables->markers[i].line)
                return "a line has two markers";
        }
    }
    return NULL;
}

static bool registers(const struct scopes *scopes)
{
    return scopes->config.mode == SCOPES_REGISTERED || scopes->config.mode == SCOPES_LAZY;
}

/* Whether an L1 can perform operations on the line in this entry. */
static bool is_usable(const struct scopes *scopes, const struct mem_l1 *l1, uint32_t entry)
{
    return l1->cache.tags[entry] && mem_l1_whole(l1, entry) && (l1->dirty[entry].held || !registers(scopes));
}

static bool has_usable(const struct scopes *scopes, const struct mem_l1 *l1, uint32_t line)
{
    uint32_t entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);

    return entry != MEM_CACHE_NONE && is_usable(scopes, l1, entry);
}

bool scoped_is_in_l1(const struct path_system *system, uint32_t cu, uint32_t line)
{
    const struct mem_l1 *l1 = &system->l1s[cu];
    uint32_t entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);

    return entry != MEM_CACHE_NONE && mem_l1_whole(l1, entry);
}

static bool is_same_transaction(const struct scopes_message *a, const struct scopes_message *b)
{
    return a->kind && a->kind == b->kind && a->cu == b->cu && a->op == b->op;
}

static const char *check_lock(const struct path_system *system, const struct scopes *scopes,
                              const struct scopes_lock *lock)
{
    for (const struct scopes_lock *other = scopes->home.locks; other < lock; other++) {
        if (other->state && other->line == lock->line)
            return "a line has two locks";
        if (other->state && is_same_transaction(&other->request, &lock->request))
            return "a transaction has two locks";
    }
    for (uint32_t cu = 0; cu < system->cus; cu++) {
        if (scopes_cu_set_has(lock->probed, cu) && !scopes_cu_set_has(lock->acks, cu) &&
            has_usable(scopes, &system->l1s[cu], lock->line))
            return "a locked line is in an L1";
    }
    return NULL;
}

static const char *check_locks(const struct path_system *system, const struct scopes *scopes)
{
    uint32_t locked = 0;

    for (uint32_t i = 0; scopes->home.locked && i < SCOPES_LOCKS; i++) {
        const char *broken = scopes->home.locks[i].state ? check_lock(system, scopes, &scopes->home.locks[i]) : NULL;

        if (broken)
            return broken;
        locked += scopes->home.locks[i].state != 0;
    }
    return locked == scopes->home.locked ? NULL : "locks are counted wrongly";
}

/* Each line that an L1 holds is held by no L1 before it. */
static const char *check_holders(const struct path_system *system, const struct scopes *scopes, uint32_t cu)
{
    const struct mem_l1 *l1 = &system->l1s[cu];

    for (uint32_t entry = 0; registers(scopes) && entry < entries_of(l1); entry++) {
        if (!l1->dirty[entry].held || !is_usable(scopes, l1, entry))
            continue;
        for (uint32_t other = 0; other < cu; other++) {
            if (has_usable(scopes, &system->l1s[other], l1->cache.tags[entry] - 1))
                return "two L1s hold a line";
        }
    }
    return NULL;
}

const char *scoped_broken(const struct path_system *system, const struct parameters *parameters)
{
    const struct scopes *scopes = system->scoped ? &system->scoped->scopes : NULL;
    const char *broken = NULL;

    for (uint32_t cu = 0; scopes && !broken && cu < system->cus; cu++) {
        broken = check_dirty_lines(&system->l1s[cu], parameters->l1_fifo);
        if (!broken)
            broken = check_markers(&system->l1s[cu], &scopes->l1[cu]);
        if (!broken)
            broken = check_holders(system, scopes, cu);
    }
    return broken || !scopes ? broken : check_locks(system, scopes);
}

const char *scoped_monitored_broken(const struct path_system *system)
{
    if (!path_scoped_keeps_local(system->scoped))
        return NULL;
    for (uint32_t cu = 0; cu < system->cus; cu++) {
        const struct mem_l1 *l1 = &system->l1s[cu];

        for (uint32_t entry = 0; entry < entries_of(l1); entry++) {
            if (is_usable(&system->scoped->scopes, l1, entry) &&
                path_scoped_monitored(system->scoped, l1->cache.tags[entry] - 1))
                return "a monitored line is in an L1";
        }
    }
    return NULL;
}

static bool is_of(const struct mem_transaction *transaction, const struct mem_request *request,
                  const uint32_t workgroup[3])
{
    const struct mem_request_path *path = request->path;

    return request->access.kind == EXECUTE_ACCESS_WRITE_BACK &&
           !memcmp(path->saved[transaction - path->transactions].workgroup, workgroup, 3 * sizeof(workgroup[0]));
}

/* Write-backs that have not reached the L2. */
static bool sends(const struct mem_l1 *l1, const uint32_t workgroup[3])
{
    const struct mem_request *collecting = l1->writing_back;

    for (uint32_t i = 0; collecting && i < collecting->path->count; i++) {
        if (is_of(&collecting->path->transactions[i], collecting, workgroup))
            return true;
    }
    for (const struct mem_request *request = l1->queue; request; request = request->path->queued) {
        for (const struct mem_transaction *t = request->path->send; t; t = t->next) {
            if (is_of(t, request, workgroup))
                return true;
        }
    }
    for (const struct mem_transaction *t = l1->late; t; t = t->next) {
        if (is_of(t, t->request, workgroup))
            return true;
    }
    return false;
}

bool scoped_has_dirty(const struct path_system *system, const uint32_t workgroup[3])
{
    for (uint32_t cu = 0; system->scoped && cu < system->cus; cu++) {
        const struct mem_l1 *l1 = &system->l1s[cu];

        for (uint32_t entry = 0; entry < entries_of(l1); entry++) {
            if (l1->dirty[entry].bits && !memcmp(l1->dirty[entry].workgroup, workgroup, 3 * sizeof(workgroup[0])))
                return true;
        }
        if (sends(l1, workgroup))
            return true;
    }
    return false;
}
