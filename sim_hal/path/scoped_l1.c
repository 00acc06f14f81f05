/* scoped_l1.c - a combining L1 under the protocol of scoped synchronisation. */
#include "path/scoped_l1.h"

#include <string.h>

#include "engine/require.h"
#include "path/combine.h"
#include "path/l2_atomics.h"
#include "mem/lane_data.h"
#include "path/scoped_ideal.h"
#include "path/write_back.h"

#define NO_NUMBER UINT64_MAX /* of a line that is dirty and not in the sFIFO yet */

static struct mem_l1 *l1_of(const struct path_scoped *scoped, uint8_t cu)
{
    SIM_REQUIRE(cu < scoped->system->cus);
    return &scoped->system->l1s[cu];
}

static uint32_t entry_of(const struct mem_l1 *l1, uint32_t line)
{
    return mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);
}

/* The next cycle at which the tags are free. */
static uint64_t next_tag_cycle(const struct path_scoped *scoped, const struct mem_l1 *l1)
{
    return path_later(scoped->system->clock->now, l1->tags_free);
}

bool path_scoped_present(void *context, uint8_t cu, uint8_t op, uint32_t line, bool held)
{
    const struct path_scoped *scoped = context;
    const struct mem_l1 *l1 = l1_of(scoped, cu);
    uint32_t entry = entry_of(l1, line);

    (void)op;
    if (path_scoped_is_ideal(scoped))
        return true;
    return entry != MEM_CACHE_NONE && mem_l1_whole(l1, entry) && (l1->dirty[entry].held || !held);
}

/* A fetch of the line that is under way gets bytes of after the probe's operation (path_scoped_leave_home), and so all that
 * this L1 has written until now: the home has the acknowledgement by then. */
static void note_probe(struct mem_l1 *l1, uint32_t line)
{
    for (uint32_t i = 0; l1->fetching && i < SCOPES_OPS; i++) {
        struct mem_l1_fetch *fetch = &l1->fetches[i];

        if (fetch->active && fetch->line == line)
            fetch->cut = false;
    }
}

void path_scoped_drop(void *context, uint8_t cu, uint32_t line, enum scopes_cause cause)
{
    struct path_scoped *scoped = context;
    struct mem_l1 *l1 = l1_of(scoped, cu);
    uint64_t at = next_tag_cycle(scoped, l1);

    if (path_write_back_line(scoped->system, l1, line,
                             cause == SCOPES_BY_PROBE ? MEM_WRITE_BACK_PROBE : MEM_WRITE_BACK_BYPASS, at))
        l1->tags_free = at + 1;
    mem_l1_drop(l1, line);
    if (cause == SCOPES_BY_PROBE)
        note_probe(l1, line);
}

static void count_invalidation(struct path_scoped *scoped, enum scopes_cause cause)
{
    static const enum mem_invalidation counted[] = {[SCOPES_BY_ACQUIRE] = MEM_INVALIDATE_ACQUIRE,
                                                    [SCOPES_BY_PROMOTED] = MEM_INVALIDATE_PROMOTED,
                                                    [SCOPES_BY_FULL] = MEM_INVALIDATE_PA_FULL,
                                                    [SCOPES_BY_MOVE] = MEM_INVALIDATE_MOVED,
                                                    [SCOPES_BY_BROADCAST] = MEM_INVALIDATE_BROADCAST};

    SIM_REQUIRE(cause != SCOPES_BY_PROBE && cause != SCOPES_BY_REQUEST);
    SIM_REQUIRE(cause < SCOPES_BY_CALLER);
    scoped->system->counters.l1_invalidations[counted[cause]]++;
}

/* All tags are compared at once. A load that is under way has not been at its home yet, so it stays. */
void path_scoped_drop_older(void *context, uint8_t cu, uint32_t epoch, enum scopes_cause cause)
{
    struct path_scoped *scoped = context;
    struct mem_l1 *l1 = l1_of(scoped, cu);
    uint64_t at = next_tag_cycle(scoped, l1);

    count_invalidation(scoped, cause);
    for (uint32_t entry = 0; entry < l1->cache.sets * l1->cache.ways; entry++) {
        uint32_t line = l1->cache.tags[entry] - 1;

        if (!l1->cache.tags[entry] || !mem_l1_whole(l1, entry) || l1->dirty[entry].stamp >= epoch)
            continue;
        scoped->system->counters.scoped.lines_lost++;
        at += path_write_back_line(scoped->system, l1, line, MEM_WRITE_BACK_INVALIDATE, at);
        mem_l1_drop(l1, line);
    }
    path_write_backs_send(scoped->system, l1);
    l1->tags_free = at + 1;
}

void path_scoped_drop_all(void *context, uint8_t cu, enum scopes_cause cause)
{
    struct path_scoped *scoped = context;
    struct mem_l1 *l1 = l1_of(scoped, cu);

    if (cause == SCOPES_BY_CALLER) {
        path_l1_empty(scoped->system, cu, scoped->invalidated_at);
        return;
    }
    count_invalidation(scoped, cause);
    path_l1_empty(scoped->system, cu, scoped->system->clock->now);
    l1->tags_free = next_tag_cycle(scoped, l1) + 1;
}

/* A load of the line that is under way has older bytes than those that come here: it does not fill the L1 any more. */
void path_scoped_fill(void *context, const struct scopes_message *data)
{
    struct path_scoped *scoped = context;
    const struct path_scoped_op *op = &scoped->cus[data->cu].ops[data->op];
    struct mem_l1 *l1 = l1_of(scoped, data->cu);
    uint32_t entry = entry_of(l1, data->line);
    struct mem_dirty_line *dirty;
    uint8_t *cached;

    SIM_REQUIRE(data->kind == SCOPES_DATA);
    SIM_REQUIRE(!(data->flags & SCOPES_AT_L2));
    if (entry == MEM_CACHE_NONE)
        entry = path_combine_take_entry(scoped->system, l1, data->line, next_tag_cycle(scoped, l1));
    mem_l1_cut_off(l1, entry);
    dirty = &l1->dirty[entry];
    cached = mem_cache_bytes(&l1->cache, entry);
    for (uint64_t left = ~dirty->bits; left; left &= left - 1)
        cached[__builtin_ctzll(left)] = op->bytes[__builtin_ctzll(left)];
    dirty->partial = false;
    dirty->held = (data->flags & SCOPES_HELD) != 0;
    dirty->stamp = op->stamp;
    l1->cache.lines[entry].ready = scoped->system->clock->now;
}

/* An operation takes the L1's atomic unit from cycle start on, longer when its lanes share words. */
static void take_atomic_unit(const struct path_scoped *scoped, struct path_scoped_cu *cu,
                             const struct mem_request *request, const struct mem_transaction *transaction,
                             uint64_t start)
{
    uint64_t at = path_later(start, cu->atomic_free);
    uint32_t words, same;

    path_atomic_words(request, transaction, &words, &same);
    cu->atomic_free = at + scoped->atomic_cycles + same - 1 + (words - 1) / scoped->atomic_lanes;
}

static void take_time(const struct path_scoped *scoped, struct path_scoped_cu *cu, struct path_scoped_op *op,
                      const struct mem_transaction *transaction, uint64_t line_ready)
{
    take_atomic_unit(scoped, cu, op->request, transaction, path_later(op->ready, line_ready));
    op->ready = cu->atomic_free + (op->fetched ? 0 : scoped->system->l1_latency);
}

/* Executes the lanes on a copy of the line. Returns the bytes that they wrote. */
static uint64_t execute(const struct path_system *system, const struct mem_request *request,
                        const struct mem_transaction *transaction, uint8_t *bytes, bool *succeeded)
{
    const struct execute_access *access = &request->access;
    uint64_t bits = 0;

    SIM_REQUIRE(access->bytes == 4 || access->bytes == 8);
    SIM_REQUIRE(transaction->lanes);
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint8_t *word = bytes + access->address[lane] % MEM_LINE_BYTES;
        bool changes = false;
        uint64_t old = 0, result;

        memcpy(&old, word, access->bytes);
        result = path_atomic_lane(system, request, lane, old, &changes);
        *succeeded |= changes;
        if (access->atomic == EXECUTE_ATOMIC_LOAD || !changes)
            continue;
        memcpy(word, &result, access->bytes);
        bits |= mem_lane_bits(access, lane, transaction->line);
    }
    return bits;
}

static uint32_t store_result(struct path_scoped *scoped, struct mem_l1 *l1, uint32_t entry,
                             const struct mem_request *request, uint32_t line, const uint8_t *bytes, uint64_t bits)
{
    struct mem_dirty_line *dirty = &l1->dirty[entry];
    bool fresh = !dirty->bits;

    SIM_REQUIRE(bits);
    SIM_REQUIRE(!dirty->partial);
    path_combine_note_change(scoped->system, l1, entry, line, bytes, bits);
    memcpy(mem_cache_bytes(&l1->cache, entry), bytes, MEM_LINE_BYTES);
    dirty->bits |= bits;
    path_combine_note_writer(dirty, request, !fresh);
    if (!fresh)
        return SCOPES_WROTE;
    dirty->number = NO_NUMBER;
    l1->dirty_count++;
    return SCOPES_WROTE | SCOPES_FRESH;
}

/* The lanes' read-modify-writes on a line of the L1. Returns SCOPES_WROTE and FRESH. */
static uint32_t change_line(struct path_scoped *scoped, struct mem_l1 *l1, uint32_t entry, uint32_t line,
                            const struct mem_request *request, const struct mem_transaction *transaction,
                            bool *succeeded)
{
    uint8_t bytes[MEM_LINE_BYTES];
    uint64_t bits;

    mem_writes_follow(scoped->system->writes, line);
    memcpy(bytes, mem_cache_bytes(&l1->cache, entry), MEM_LINE_BYTES);
    bits = execute(scoped->system, request, transaction, bytes, succeeded);
    return bits ? store_result(scoped, l1, entry, request, line, bytes, bits) : 0;
}

uint32_t path_scoped_perform(void *context, uint8_t cu, uint8_t op, uint32_t line)
{
    struct path_scoped *scoped = context;
    struct path_system *system = scoped->system;
    struct mem_l1 *l1 = l1_of(scoped, cu);
    struct path_scoped_op *o = &scoped->cus[cu].ops[op];
    struct mem_request *request = o->request;
    const struct mem_transaction *transaction = &request->path->transactions[o->line];
    uint32_t done = 0;
    bool succeeded = false;

    SIM_REQUIRE(transaction->line == line);
    system->counters.scoped.l1_atomics++;
    if (path_scoped_is_ideal(scoped)) {
        take_time(scoped, &scoped->cus[cu], o, transaction, 0);
        path_scoped_perform_ideal(system, request, transaction, &succeeded);
    } else {
        uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, line), line);

        SIM_REQUIRE(entry != MEM_CACHE_NONE);
        SIM_REQUIRE(mem_l1_whole(l1, entry));
        take_time(scoped, &scoped->cus[cu], o, transaction, l1->cache.lines[entry].ready);
        system->counters.l1_hits += !o->fetched;
        done = change_line(scoped, l1, entry, line, request, transaction, &succeeded);
    }
    system->counters.scoped.remote_failed += !succeeded && request->access.sync & ISA_SYNC_REMOTE;
    return done;
}

/* The tags are taken until the operation is performed: what it writes leaves, and the flush begins, behind it. */
bool path_scoped_apply_here(void *context, const struct scopes_message *probe)
{
    struct path_scoped *scoped = context;
    struct mem_l1 *l1 = l1_of(scoped, probe->cu);
    struct path_scoped_cu *cu = &scoped->cus[probe->cu];
    const struct path_scoped_op *op = &scoped->cus[probe->asker].ops[probe->op];
    const struct mem_transaction *transaction = &op->request->path->transactions[op->line];
    uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, probe->line), probe->line);
    bool succeeded = false;

    SIM_REQUIRE(entry != MEM_CACHE_NONE);
    SIM_REQUIRE(mem_l1_whole(l1, entry));
    SIM_REQUIRE(l1->dirty[entry].held);
    SIM_REQUIRE(transaction->line == probe->line);
    scoped->system->counters.scoped.delegated++;
    take_atomic_unit(scoped, cu, op->request, transaction,
                     path_later(next_tag_cycle(scoped, l1), l1->cache.lines[entry].ready));
    l1->tags_free = cu->probes[probe->lock].performed = cu->atomic_free;
    change_line(scoped, l1, entry, probe->line, op->request, transaction, &succeeded);
    scoped->system->counters.scoped.remote_failed += !succeeded && op->request->access.sync & ISA_SYNC_REMOTE;
    return succeeded;
}

void path_scoped_clean(void *context, uint8_t cu, uint32_t line)
{
    struct path_scoped *scoped = context;
    struct mem_l1 *l1 = l1_of(scoped, cu);
    uint64_t at = next_tag_cycle(scoped, l1);

    if (path_write_through_line(scoped->system, l1, line, MEM_WRITE_BACK_PROBE, at))
        l1->tags_free = at + 1;
}

uint64_t path_scoped_push(void *context, uint8_t cu, uint32_t line)
{
    struct path_scoped *scoped = context;
    struct mem_l1 *l1 = l1_of(scoped, cu);
    uint64_t at = next_tag_cycle(scoped, l1), number;
    uint32_t entry;

    if (scopes_fifo_full(&l1->fifo)) {
        path_write_back_head(scoped->system, l1, MEM_WRITE_BACK_OVERFLOW, at);
        l1->tags_free = at + 1;
        path_scoped_report_pops(scoped, cu);
    }
    number = scopes_fifo_push(&l1->fifo, line);
    entry = entry_of(l1, line);
    if (entry != MEM_CACHE_NONE && l1->dirty[entry].bits && l1->dirty[entry].number == NO_NUMBER)
        l1->dirty[entry].number = number;
    return number;
}

void path_scoped_pop_owed(struct path_scoped *scoped, uint32_t cu)
{
    struct mem_l1 *l1 = &scoped->system->l1s[cu];
    enum scopes_owed owed;

    while ((owed = scopes_owes(&scoped->scopes, (uint8_t)cu)) != SCOPES_OWES_NOTHING) {
        uint64_t at = next_tag_cycle(scoped, l1);

        path_write_back_head(scoped->system, l1,
                             owed == SCOPES_OWES_PROBE ? MEM_WRITE_BACK_PROBE : MEM_WRITE_BACK_FLUSH, at);
        l1->tags_free = at + 1;
        path_scoped_report_pops(scoped, cu);
    }
}
