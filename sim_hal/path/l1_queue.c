/*
 * l1_queue.c - the queue of a CU's lines to the L2, and what becomes of them there.
 *
 * Lines arrive at the L2 by an event, up to BATCH lines of a request at a time. There their bytes are read or changed
 * at once, in the order of arrival, and each line's way through the bank, DRAM and back is only timed.
 *
 * Serving a line is the busiest path of the memory system. It is there four times: for plain runs (memory_state.h), with no
 * test for what these do not have, for plain ones whose latencies are noted, for those whose buffers are noted, too, and for the
 * others. The functions that take a bool plain, measured or counted are inline in all, where it is a constant.
 */
#include "path/l1_queue.h"

#include <string.h>

#include "engine/require.h"
#include "path/l2_atomics.h"
#include "mem/lane_data.h"
#include "path/scoped_state.h"
#include "path/waiting.h"

#define BATCH 16u /* lines of one request that are served together: a cycle each */

#define PLAIN_OR_NOT static inline __attribute__((always_inline))

static void schedule_arrival(struct path_system *system, struct mem_l1 *l1, uint64_t cycle)
{
    SIM_REQUIRE(!l1->arrival.scheduled);
    /* Without memory for the far future the event comes early, finds nothing due, and is scheduled again. */
    if (!clock_schedule(system->clock, &l1->arrival, cycle))
        clock_schedule(system->clock, &l1->arrival, system->clock->now + CLOCK_BUCKETS - 1);
}

static inline void note_end(struct path_system *system, const struct mem_request *request)
{
    const struct mem_request_path *path = request->path;

    mem_latency_note(system->latencies, path->source, path->issued, path->done);
    if (system->buffers && !system->instant)
        mem_buffers_note(system->buffers, request);
}

void path_finish_request(struct path_system *system, struct mem_request *request)
{
    struct mem_request_path *path = request->path;
    const struct execute_access *access = &request->access;

    SIM_REQUIRE(!path->unsent);
    mem_l1_remove_writer(&system->l1s[request->cu], request);
    if (access->kind == EXECUTE_ACCESS_LOAD)
        mem_lanes_finish_load(request);
    if (access->wait_condition != ISA_WAIT_NONE)
        path_wait_answer(system, request);
    if (system->latencies)
        note_end(system, request);
    request->complete(request, path->done);
}

/* One transaction of a request has its answer at cycle; with the last one it is complete. */
PLAIN_OR_NOT void answer_transaction(struct path_system *system, struct mem_request *request, uint64_t cycle)
{
    SIM_REQUIRE(request->path->outstanding > 0);
    request->path->done = path_later(request->path->done, cycle);
    if (--request->path->outstanding == 0)
        path_finish_request(system, request);
}

/* When the queue's next line can reach its bank: after the one before, and for loads when an MSHR is free. */
static uint64_t next_arrival(const struct path_system *system, const struct mem_l1 *l1)
{
    const struct mem_request *request = l1->queue;
    uint64_t send = path_later(request->path->start + request->path->send->lookup, l1->send_free);

    SIM_REQUIRE(request->path->unsent > 0);
    if (request->access.kind == EXECUTE_ACCESS_LOAD)
        send = path_later(send, l1->miss_done[l1->next_miss]);
    return send + system->to_l2;
}

void path_show_load(struct path_system *system, const struct mem_request *request,
                    const struct mem_transaction *transaction, bool fills, uint64_t now)
{
    uint64_t address = (uint64_t)transaction->line * MEM_LINE_BYTES;

    if (fills) {
        path_show_read(system, address, MEM_LINE_BYTES, now);
        return;
    }
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint64_t bits = mem_lane_bits(&request->access, (uint32_t)__builtin_ctzll(left), transaction->line);
        uint32_t from = (uint32_t)__builtin_ctzll(bits);

        SIM_REQUIRE(bits);
        path_show_read(system, address + from, MEM_LINE_BYTES - (uint32_t)__builtin_clzll(bits) - from, now);
    }
}

/* Puts the bytes of the L2 under those that were dirty in the L1 when the load was issued. Returns the whole line. */
static const uint8_t *merge_line(struct mem_l1 *l1, const struct mem_request *request,
                                 const struct mem_transaction *transaction, const uint8_t *bytes)
{
    struct mem_saved_line *saved = path_saved_of(request, transaction);

    SIM_REQUIRE(saved->bits);
    for (uint32_t at = 0; at < MEM_LINE_BYTES; at++) {
        if (!(saved->bits >> at & 1))
            saved->bytes[at] = bytes[at];
    }
    if (mem_l1_will_fill(l1, transaction))
        l1->dirty[transaction->entry].partial = false;
    return saved->bytes;
}

/* Shows the observer of accesses the lanes of a transaction, which takes effect. */
static void show_performed(const struct path_system *system, const struct mem_request *request,
                           const struct mem_transaction *transaction, bool writes)
{
    const struct mem_access_observer *accesses = system->accesses;

    SIM_REQUIRE(transaction->lanes);
    for (uint64_t left = transaction->lanes; left; left &= left - 1)
        accesses->performed(accesses->context, request, (uint32_t)__builtin_ctzll(left), writes);
}

/* A load is about to fill its L1. A line that waves wait for at the L2 is left to them; others are stamped. */
static void note_fill(struct path_system *system, struct mem_l1 *l1, struct mem_transaction *transaction)
{
    SIM_REQUIRE(!system->scoped || l1->dirty);
    if (system->scoped)
        l1->dirty[transaction->entry].stamp = system->scoped->scopes.home.transfers;
    if (path_scoped_keeps_local(system->scoped) && path_scoped_monitored(system->scoped, transaction->line))
        mem_l1_refuse(l1, transaction);
}

PLAIN_OR_NOT void serve_load(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                             struct mem_transaction *transaction, uint64_t arrival, uint64_t now, bool plain,
                             bool measured)
{
    uint64_t misses = system->counters.l2_misses;
    uint64_t done = mem_l2_access(&system->l2, transaction->line, MEM_L2_READ, arrival, now) + system->from_l2;
    const uint8_t *bytes = system->memory->bytes + (uint64_t)transaction->line * MEM_LINE_BYTES;
    struct mem_transaction *waiter = transaction->waiters;

    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_LOAD);
    SIM_REQUIRE(l1->next_miss < l1->mshrs);
    if (measured && system->counters.l2_misses > misses)
        request->path->source = MEM_SOURCE_DRAM;
    l1->miss_done[l1->next_miss] = done;
    l1->next_miss = l1->next_miss + 1 == l1->mshrs ? 0 : l1->next_miss + 1;
    if (!plain && transaction->merges)
        bytes = merge_line(l1, request, transaction, bytes);
    mem_lanes_load(request, transaction, bytes);
    if (!plain && system->accesses && request->access.glc)
        show_performed(system, request, transaction, false);
    if (mem_l2_is_pinned(&system->l2, transaction->line))
        path_show_load(system, request, transaction, mem_l1_will_fill(l1, transaction), now);
    if (!plain && mem_l1_will_fill(l1, transaction))
        note_fill(system, l1, transaction);
    if (mem_l1_will_fill(l1, transaction))
        mem_l1_fill(l1, transaction, bytes, done);
    /* Loads that waited take their bytes before any answer can make something else happen. */
    for (struct mem_transaction *at = waiter; at; at = at->next)
        mem_lanes_load(at->request, at, bytes);
    answer_transaction(system, request, done);
    while (waiter) {
        struct mem_transaction *next = waiter->next;

        answer_transaction(system, waiter->request,
                           path_later(done, waiter->request->path->start + waiter->lookup + system->l1_latency));
        waiter = next;
    }
}

/* A store that is written through, or an atomic without a scope, may be a release. */
static void note_write(struct path_system *system, const struct mem_request *request,
                       const struct mem_transaction *transaction)
{
    if (system->scoped)
        scopes_home_wrote(&system->scoped->scopes, transaction->line, (uint8_t)request->cu);
}

PLAIN_OR_NOT void serve_store(struct path_system *system, struct mem_request *request,
                              struct mem_transaction *transaction, uint64_t arrival, uint64_t now, bool plain)
{
    enum mem_l2_use use = transaction->whole ? MEM_L2_WRITE_LINE : MEM_L2_WRITE_PART;
    uint64_t done = mem_l2_access(&system->l2, transaction->line, use, arrival, now) + system->from_l2;
    uint8_t bytes[MEM_LINE_BYTES];
    uint64_t bits = mem_lanes_collect(request, transaction, bytes);

    SIM_REQUIRE(bits);
    if (!plain && system->accesses)
        show_performed(system, request, transaction, true);
    path_write_bits(system, (uint64_t)transaction->line * MEM_LINE_BYTES, bytes, bits, request->workgroup,
                    request->access.line, request->empty_section, now);
    if (!plain)
        note_write(system, request, transaction);
    answer_transaction(system, request, done);
}

static void serve_write_back(struct path_system *system, struct mem_request *request,
                             struct mem_transaction *transaction, uint64_t arrival, uint64_t now)
{
    const struct mem_saved_line *saved = path_saved_of(request, transaction);
    enum mem_l2_use use = saved->bits == UINT64_MAX ? MEM_L2_WRITE_LINE : MEM_L2_WRITE_PART;
    uint64_t done = mem_l2_access(&system->l2, transaction->line, use, arrival, now) + system->from_l2;
    struct mem_l1 *l1 = &system->l1s[request->cu];

    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_WRITE_BACK);
    SIM_REQUIRE(request->cu < system->cus);
    path_write_bits(system, (uint64_t)transaction->line * MEM_LINE_BYTES, saved->bytes, saved->bits, saved->workgroup,
                    saved->source_line, false, now);
    mem_write_back_served(&l1->write_backs, saved->number, done);
    path_scoped_acknowledge(system->scoped, request->cu, saved->number, done);
    answer_transaction(system, request, done);
}

static void serve_write(struct path_system *system, struct mem_request *request, struct mem_transaction *transaction,
                        uint64_t arrival, uint64_t now)
{
    path_note_asked(system, transaction->line);
    if (request->access.kind == EXECUTE_ACCESS_STORE)
        serve_store(system, request, transaction, arrival, now, false);
    else
        serve_write_back(system, request, transaction, arrival, now);
}

/*
 * Stores to farther banks are under way for longer, so that those to nearer ones overtake them: only an s_waitcnt
 * keeps their order. Whatever a CU does to one line stays in order.
 */
static void delay_write(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                        struct mem_transaction *transaction, uint64_t arrival)
{
    SIM_REQUIRE(system->distance);
    SIM_REQUIRE(!l1->late || !l1->last_late->next);
    transaction->request = request;
    transaction->due = arrival + mem_l2_bank_number(&system->l2, transaction->line) * system->distance;
    transaction->next = NULL;
    if (l1->late)
        l1->last_late->next = transaction;
    else
        l1->late = transaction;
    l1->last_late = transaction;
    if (!l1->late_arrival.scheduled || l1->late_arrival.cycle > transaction->due) {
        clock_cancel(system->clock, &l1->late_arrival);
        clock_schedule(system->clock, &l1->late_arrival, transaction->due);
    }
}

/* Serves the late writes that are due, or those to one line, and returns when the next of the others is due. */
static uint64_t serve_late(struct path_system *system, struct mem_l1 *l1, const uint32_t *line, uint64_t now)
{
    struct mem_transaction *transaction = l1->late;
    uint64_t next_due = UINT64_MAX;

    l1->late = NULL;
    while (transaction) {
        struct mem_transaction *next = transaction->next;

        if (line ? transaction->line == *line : transaction->due <= now) {
            serve_write(system, transaction->request, transaction, path_later(now, transaction->due), now);
        } else {
            transaction->next = NULL;
            if (l1->late)
                l1->last_late->next = transaction;
            else
                l1->late = transaction;
            l1->last_late = transaction;
            next_due = transaction->due < next_due ? transaction->due : next_due;
        }
        transaction = next;
    }
    return next_due;
}

void path_l1_arrive_late(struct clock_event *event, uint64_t cycle)
{
    struct mem_l1 *l1 = event->owner;
    uint64_t next_due = serve_late(l1->system, l1, NULL, cycle);

    if (next_due != UINT64_MAX && !event->scheduled)
        clock_schedule(l1->system->clock, event, next_due);
}

static void serve_atomic(struct path_system *system, struct mem_request *request, struct mem_transaction *transaction,
                         uint64_t arrival, uint64_t now)
{
    bool succeeded;
    uint64_t done = path_l2_perform(system, request, transaction, arrival, now, &succeeded) + system->from_l2;

    note_write(system, request, transaction);
    answer_transaction(system, request, done);
}

/* How many lines of the queue's first request are served together. */
static uint32_t batch_of(const struct mem_l1 *l1)
{
    const struct mem_request *request = l1->queue;
    uint32_t most = request->access.kind == EXECUTE_ACCESS_LOAD && l1->mshrs < BATCH ? l1->mshrs : BATCH;

    return request->path->unsent < most ? request->path->unsent : most;
}

/* The lines of a batch lie anywhere: the host fetches what belongs to them while others are served. The batch is that
 * which the queue begins with, and is served by a later event. */
static void prefetch_batch(const struct path_system *system, const struct mem_l1 *l1)
{
    const struct mem_transaction *transaction = l1->queue->path->send;
    uint32_t count = batch_of(l1);

    for (uint32_t i = 0; i < count; i++, transaction = transaction->next)
        mem_l2_prefetch(&system->l2, transaction->line);
}

/* Takes the next line out of the queue's first request; a request with none left leaves the queue. */
static struct mem_transaction *take_transaction(struct mem_l1 *l1)
{
    struct mem_request *request = l1->queue;
    struct mem_request_path *path = request->path;
    struct mem_transaction *transaction = path->send;

    SIM_REQUIRE(path->unsent > 0);
    path->send = transaction->next;
    path->unsent--;
    SIM_REQUIRE(!path_l1_holds_back(request) || l1->queued_lines > 0);
    if (path_l1_holds_back(request))
        l1->queued_lines--;
    SIM_REQUIRE(!path->unsent == !path->send);
    if (!path->unsent)
        l1->queue = path->queued;
    return transaction;
}

/* A load that would fill its L1 with a locked line waits at the home. */
static void park_load(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                      struct mem_transaction *transaction, uint64_t arrival, uint64_t now)
{
    const struct scopes_message fetch = {
        .kind = SCOPES_FETCH, .cu = (uint8_t)request->cu, .op = SCOPES_NONE, .line = transaction->line};
    struct mem_transaction **last = &l1->parked;
    bool first = true;

    for (; *last; last = &(*last)->next)
        first &= (*last)->line != transaction->line;
    *last = transaction;
    transaction->request = request;
    transaction->due = arrival;
    transaction->next = NULL;
    mem_l2_message(&system->l2, transaction->line, arrival, now);
    if (first)
        scopes_home_receive(&system->scoped->scopes, &fetch);
}

void path_l1_unpark(struct path_system *system, uint32_t cu, uint32_t line)
{
    struct mem_l1 *l1 = &system->l1s[cu];
    struct mem_transaction **at = &l1->parked;
    uint64_t now = system->clock->now, due;

    SIM_REQUIRE(cu < system->cus);
    while (*at) {
        struct mem_transaction *transaction = *at;

        if (transaction->line != line) {
            at = &transaction->next;
            continue;
        }
        *at = transaction->next;
        SIM_REQUIRE(transaction->request->access.kind == EXECUTE_ACCESS_LOAD);
        due = path_later(now, transaction->due);
        system->counters.scoped.home_wait_cycles += due - transaction->due;
        path_note_asked(system, line);
        serve_load(system, l1, transaction->request, transaction, due, now, false, true);
    }
}

/* Whether the protocol of scoped synchronisation has taken a line that has come to its bank: a message, or a load that
 * has to wait. */
static bool taken_by_home(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                          struct mem_transaction *transaction, uint64_t arrival, uint64_t now)
{
    if (request->access.kind == EXECUTE_ACCESS_ATOMIC && request->path->op != SCOPES_NONE) {
        path_scoped_reach_home(system->scoped, request, arrival, now);
        return true;
    }
    if (request->access.kind != EXECUTE_ACCESS_LOAD || !mem_l1_will_fill(l1, transaction) ||
        !scopes_home_locked(&system->scoped->scopes, transaction->line))
        return false;
    park_load(system, l1, request, transaction, arrival, now);
    return true;
}

/* A line of the queue has come to its bank, in a run that is not plain: writes may be late, L1s may combine. */
static bool taken_by_other(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                           struct mem_transaction *transaction, uint64_t arrival, uint64_t now)
{
    uint8_t kind = request->access.kind;

    if (l1->late)
        serve_late(system, l1, &transaction->line, now);
    if (system->scoped && taken_by_home(system, l1, request, transaction, arrival, now))
        return true;
    if (kind == EXECUTE_ACCESS_LOAD || kind == EXECUTE_ACCESS_ATOMIC)
        return false;
    if (system->distance)
        delay_write(system, l1, request, transaction, arrival);
    else
        serve_write(system, request, transaction, arrival, now);
    return true;
}

PLAIN_OR_NOT void serve_batch(struct path_system *system, struct mem_l1 *l1, uint64_t now, bool plain, bool measured,
                              bool counted)
{
    uint64_t arrival = next_arrival(system, l1);
    struct mem_request *request = l1->queue;
    uint8_t kind = request->access.kind;
    uint64_t start = request->path->start;
    uint32_t count = batch_of(l1);

    for (uint32_t i = 0; i < count; i++) {
        struct mem_transaction *transaction = take_transaction(l1);

        if (i > 0) {
            arrival = path_later(start + transaction->lookup + system->to_l2, arrival + 1);
            if (kind == EXECUTE_ACCESS_LOAD)
                arrival = path_later(arrival, l1->miss_done[l1->next_miss] + system->to_l2);
        }
        l1->send_free = arrival - system->to_l2 + 1;
        /* After the last answer the request, and the transaction with it, may be in use again. */
        if (!plain && taken_by_other(system, l1, request, transaction, arrival, now))
            continue;
        if (counted)
            path_note_asked(system, transaction->line);
        if (kind == EXECUTE_ACCESS_LOAD)
            serve_load(system, l1, request, transaction, arrival, now, plain, measured);
        else if (kind == EXECUTE_ACCESS_ATOMIC)
            serve_atomic(system, request, transaction, arrival, now);
        else
            serve_store(system, request, transaction, arrival, now, plain);
    }
    if (l1->queue)
        prefetch_batch(system, l1);
}

void path_l1_arrive(struct clock_event *event, uint64_t cycle)
{
    struct mem_l1 *l1 = event->owner;
    struct path_system *system = l1->system;

    SIM_REQUIRE(!l1->serving);
    l1->serving = true;
    while (l1->queue) {
        uint64_t due = next_arrival(system, l1);

        if (due > cycle) {
            schedule_arrival(system, l1, due);
            break;
        }
        if (!system->plain)
            serve_batch(system, l1, cycle, false, true, true);
        else if (!system->latencies)
            serve_batch(system, l1, cycle, true, false, false);
        else if (!system->buffers)
            serve_batch(system, l1, cycle, true, true, false);
        else
            serve_batch(system, l1, cycle, true, true, true);
    }
    l1->serving = false;
}

void path_l1_begin(struct path_system *system, struct mem_l1 *l1)
{
    SIM_REQUIRE(!l1->serving);
    schedule_arrival(system, l1, next_arrival(system, l1));
    prefetch_batch(system, l1);
}
