/*
 * vector_path.c - the first half of the way of a vector access: address unit, checks, L1. What must go to the L2 is
 * queued (l1_queue.h).
 */
#include "path/vector_path.h"

#include <string.h>

#include "engine/require.h"
#include "path/combine.h"
#include "path/instant.h"
#include "path/l1_queue.h"
#include "mem/lane_data.h"
#include "path/scoped_path.h"
#include "path/sync.h"
#include "path/write_back.h"

static inline uint64_t ready_of(const struct mem_l1 *l1)
{
    /* The queue behind the tags holds as many lines without an MSHR as there are MSHRs. */
    if (l1->queued_lines >= 2 * l1->mshrs && l1->arrival.scheduled)
        return path_later(l1->address_free, l1->arrival.cycle + 1);
    return l1->address_free;
}

/* Not inline: with its call in it path_vector_ready, which every turn of a SIMD asks, would save registers first. */
static __attribute__((noinline)) uint64_t scoped_ready(const struct path_system *system, uint32_t cu)
{
    const struct mem_l1 *l1 = &system->l1s[cu];

    if (path_scoped_is_closed(system->scoped, cu))
        return path_later(l1->address_free, system->clock->now + system->scoped->poll);
    return ready_of(l1);
}

uint64_t path_vector_ready(const struct path_system *system, uint32_t cu)
{
    SIM_REQUIRE(cu < system->cus);
    return system->scoped ? scoped_ready(system, cu) : ready_of(&system->l1s[cu]);
}

const struct mem_reuse *path_vector_reuse(const struct path_system *system, uint32_t cu)
{
    SIM_REQUIRE(cu < system->cus);
    return &system->l1s[cu].reuse;
}

/* Tells the observer of lanes that find other bytes in the L1 than memory has. Not inline: few runs have an observer. */
static __attribute__((noinline)) void show_stale(const struct path_system *system, const struct mem_request *request,
                                                 const struct mem_transaction *transaction, const uint8_t *bytes)
{
    const uint8_t *memory = system->memory->bytes + (uint64_t)transaction->line * MEM_LINE_BYTES;
    uint64_t differs = 0;

    for (uint32_t i = 0; i < MEM_LINE_BYTES; i++)
        differs |= (uint64_t)(bytes[i] != memory[i]) << i;
    for (uint64_t left = differs ? transaction->lanes : 0; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t bits = differs & mem_lane_bits(&request->access, lane, transaction->line);

        if (bits)
            system->accesses->stale(system->accesses->context, request, lane,
                                    (uint64_t)transaction->line * MEM_LINE_BYTES + (uint32_t)__builtin_ctzll(bits));
    }
}

/* A line that is neither in the L1 nor pending there is sent to the L2. */
static void issue_load_transaction(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                                   struct mem_transaction *transaction)
{
    struct mem_request_path *path = request->path;
    uint32_t entry = mem_cache_find(&l1->cache, mem_cache_set(&l1->cache, transaction->line), transaction->line);

    if (entry == MEM_CACHE_NONE) {
        system->counters.l1_misses++;
        mem_l1_start(l1, transaction);
        path_l1_send(path, transaction);
        return;
    }
    system->counters.l1_hits++;
    if (l1->pending[entry]) {
        transaction->request = request;
        mem_l1_wait(l1->pending[entry], transaction);
        path->outstanding++;
        return;
    }
    if (system->accesses)
        show_stale(system, request, transaction, mem_cache_bytes(&l1->cache, entry));
    mem_lanes_load(request, transaction, mem_cache_bytes(&l1->cache, entry));
    path->done = path_later(path->done, l1->cache.lines[entry].ready);
}

/* The access goes past the L1: dirty bytes of the line go before it, and the line leaves. */
static void leave_l1(struct path_system *system, struct mem_l1 *l1, const struct mem_request *request,
                     const struct mem_transaction *transaction)
{
    if (l1->dirty_count)
        path_write_back_line(system, l1, transaction->line, MEM_WRITE_BACK_BYPASS,
                             request->path->start + transaction->lookup);
    mem_l1_drop(l1, transaction->line);
}

/* Takes the line from the L2 in any case: a load with glc, or a load that must come after another. */
static void issue_bypassing_transaction(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                                        struct mem_transaction *transaction)
{
    system->counters.l1_misses++;
    mem_writes_follow(system->writes, transaction->line);
    leave_l1(system, l1, request, transaction);
    transaction->entry = MEM_CACHE_NONE;
    transaction->merges = false;
    transaction->waiters = NULL;
    path_l1_send(request->path, transaction);
}

/* Where the lines of a load come from that was looked up in its L1, as far as that is known. */
static enum mem_source source_of(const struct mem_request_path *path, uint64_t hit)
{
    if (path->unsent)
        return MEM_SOURCE_L2;
    return path->outstanding || path->done > hit ? MEM_SOURCE_L1_PENDING : MEM_SOURCE_L1;
}

static void issue_load(struct path_system *system, struct mem_l1 *l1, struct mem_request *request)
{
    struct mem_request_path *path = request->path;
    bool bypass = request->access.glc || mem_l1_must_follow(l1, request);
    uint64_t hits = system->counters.l1_hits;

    SIM_REQUIRE(path->count > 0);
    system->counters.loads++;
    path->done = path->start + path->lookup_cycles - 1 + system->l1_latency;
    if (bypass) {
        for (uint32_t i = 0; i < path->count; i++)
            issue_bypassing_transaction(system, l1, request, &path->transactions[i]);
    } else if (l1->dirty) {
        for (uint32_t i = 0; i < path->count; i++)
            path_combine_load(system, l1, request, &path->transactions[i]);
    } else {
        for (uint32_t i = 0; i < path->count; i++)
            issue_load_transaction(system, l1, request, &path->transactions[i]);
    }
    if (!bypass)
        mem_reuse_note(&l1->reuse, path->count, (uint32_t)(system->counters.l1_hits - hits));
    if (system->latencies)
        path->source = (uint8_t)source_of(path, path->start + path->lookup_cycles - 1 + system->l1_latency);
}

static void issue_store(struct path_system *system, struct mem_l1 *l1, struct mem_request *request)
{
    struct mem_request_path *path = request->path;

    system->counters.stores++;
    for (uint32_t i = 0; i < path->count; i++) {
        struct mem_transaction *transaction = &path->transactions[i];
        uint32_t most = (uint32_t)__builtin_popcountll(transaction->lanes) * request->access.bytes;
        uint8_t bytes[MEM_LINE_BYTES];

        if (l1->dirty_count)
            path_write_back_line(system, l1, transaction->line, MEM_WRITE_BACK_BYPASS,
                                 path->start + transaction->lookup);
        transaction->whole = most >= MEM_LINE_BYTES && mem_lanes_collect(request, transaction, bytes) == UINT64_MAX;
        if (transaction->whole)
            mem_l1_overwrite(l1, transaction->line, bytes);
        else
            mem_l1_drop(l1, transaction->line);
        path_l1_send(path, transaction);
    }
}

static void issue_atomic(struct path_system *system, struct mem_l1 *l1, struct mem_request *request)
{
    struct mem_request_path *path = request->path;

    system->counters.atomics++;
    for (uint32_t i = 0; i < path->count; i++) {
        leave_l1(system, l1, request, &path->transactions[i]);
        path_l1_send(path, &path->transactions[i]);
    }
}

static struct mem_address_cost cost_of_atomic(const struct path_system *system, const struct execute_access *access)
{
    if (access->atomic == EXECUTE_ATOMIC_CMPSWAP)
        return system->cmpswap_cost;
    if (access->atomic == EXECUTE_ATOMIC_LOAD)
        return access->bytes > 4 ? system->atomic_wide_cost : system->atomic_load_cost;
    return system->atomic_cost;
}

static struct mem_address_cost cost_of(const struct path_system *system, const struct execute_access *access)
{
    if (access->kind == EXECUTE_ACCESS_STORE)
        return system->store_cost;
    if (access->kind == EXECUTE_ACCESS_ATOMIC)
        return cost_of_atomic(system, access);
    return access->bytes > 4 ? system->wide_cost : system->load_cost;
}

static enum mem_rights rights_needed(const struct execute_access *access)
{
    if (access->kind == EXECUTE_ACCESS_STORE)
        return MEM_RIGHTS_WRITE;
    if (access->kind == EXECUTE_ACCESS_ATOMIC && access->atomic != EXECUTE_ATOMIC_LOAD)
        return MEM_RIGHTS_READ_WRITE;
    return MEM_RIGHTS_READ;
}

/* Finds the byte of a transaction that may not be accessed; a line with forbidden bytes may still be used beside them. */
static enum isa_fault check_lanes(const struct mem *memory, const struct mem_request *request,
                                  const struct mem_transaction *transaction, enum mem_rights rights,
                                  uint64_t *fault_address)
{
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t bits = mem_lane_bits(&request->access, lane, transaction->line);
        uint64_t bad =
            path_forbidden_bits(memory, transaction->line, bits, rights, request->process_base, request->process_bytes);

        if (!bad)
            continue;
        *fault_address = (uint64_t)transaction->line * MEM_LINE_BYTES + (uint32_t)__builtin_ctzll(bad);
        bad = path_forbidden_bits(memory, transaction->line, bad & (0 - bad), MEM_RIGHTS_READ, request->process_base,
                                  request->process_bytes);
        return bad || rights == MEM_RIGHTS_READ ? ISA_FAULT_OUT_OF_BOUNDS : ISA_FAULT_READ_ONLY;
    }
    return ISA_FAULT_NONE;
}

static enum isa_fault check_rights(const struct mem *memory, const struct mem_request *request, uint64_t *fault_address)
{
    enum mem_rights rights = rights_needed(&request->access);
    uint64_t first = (request->process_base + MEM_LINE_BYTES - 1) / MEM_LINE_BYTES;
    uint64_t end = (request->process_base + request->process_bytes) / MEM_LINE_BYTES;
    uint64_t lines = end > first ? end - first : 0; /* that belong to the process as a whole */

    for (uint32_t i = 0; i < request->path->count; i++) {
        const struct mem_transaction *transaction = &request->path->transactions[i];
        bool read = !(rights & MEM_RIGHTS_READ) || mem_rights_whole(&memory->readable, transaction->line);
        bool write = !(rights & MEM_RIGHTS_WRITE) || mem_rights_whole(&memory->writable, transaction->line);
        enum isa_fault fault;

        if (read && write && transaction->line - first < lines)
            continue;
        fault = check_lanes(memory, request, transaction, rights, fault_address);
        if (fault != ISA_FAULT_NONE)
            return fault;
    }
    return ISA_FAULT_NONE;
}

/* Whether the protocol of scoped synchronisation has a say in the access: scoped operations, and waiting atomics of
 * scoped programs, which have to find out whether an L1 has their line. */
static bool is_scoped(const struct path_system *system, const struct mem_request *request)
{
    const struct execute_access *access = &request->access;

    return system->scoped && (access->sync || (request->scoped && access->wait_condition != ISA_WAIT_NONE &&
                                               path_scoped_keeps_local(system->scoped)));
}

static void reset_path(struct mem_request *request, uint64_t now, uint64_t start)
{
    struct mem_request_path *path = request->path;

    path->issued = now;
    path->start = start;
    path->done = start;
    path->failed = 0;
    path->outstanding = 0;
    path->unsent = 0;
    path->writing = false;
    path->source = MEM_SOURCE_NONE;
    path->op = SCOPES_NONE;
    path->send = NULL;
    path->pattern = MEM_PATTERN_ANY;
    path->unaligned = false;
    request->wait_answer = MEM_WAIT_MET;
    request->wait_lane = 0;
    request->armed = 0;
    request->awaited = 0;
    request->took = false;
    request->logged = false;
    request->no_space = false;
}

static void invalidate(struct path_system *system, struct mem_request *request, uint64_t start)
{
    request->path->done = path_sync_invalidate(system, request->cu, start);
    request->complete(request, request->path->done);
}

static void flush_finished(void *owner, uint64_t cycle)
{
    struct mem_request *request = owner;

    request->complete(request, path_later(request->path->done, cycle));
}

static void flush(struct path_system *system, struct mem_request *request, uint64_t start)
{
    struct mem_request_path *path = request->path;

    path->flush.owner = request;
    path->flush.finished = flush_finished;
    if (!path_sync_flush(system, request->cu, &path->flush, start, &path->done))
        request->complete(request, path->done);
}

/* Sends the lines of a request off, which takes address unit and tags from cycle start on. */
static void issue_lines(struct path_system *system, struct mem_request *request, uint64_t start)
{
    struct mem_l1 *l1 = &system->l1s[request->cu];
    struct mem_request_path *path = request->path;

    path->start = path->done = path_later(start, l1->tags_free);
    l1->tags_free = path->start + path->lookup_cycles;
    l1->address_free = path_later(start + path->address_cycles, l1->tags_free);
    if (is_scoped(system, request)) {
        path_scoped_access(system->scoped, request);
        return;
    }
    if (request->access.kind == EXECUTE_ACCESS_LOAD)
        issue_load(system, l1, request);
    else if (request->access.kind == EXECUTE_ACCESS_ATOMIC)
        issue_atomic(system, l1, request);
    else if (l1->dirty && request->scoped && !request->access.glc)
        path_combine_store(system, l1, request);
    else
        issue_store(system, l1, request);
    if (l1->writing_back)
        path_write_backs_send(system, l1);
    if (system->scoped)
        path_scoped_report_pops(system->scoped, request->cu);
    SIM_REQUIRE(path->unsent <= path->outstanding);
    if (!path->outstanding) {
        path_finish_request(system, request);
        return;
    }
    if (request->access.destination)
        mem_l1_add_writer(l1, request);
    if (path->unsent)
        path_l1_enqueue(system, l1, request);
}

enum isa_fault path_vector_access(struct path_system *system, struct mem_request *request, uint64_t now,
                                  uint64_t *fault_address)
{
    uint64_t start = path_later(now, system->l1s[request->cu].address_free);
    enum isa_fault fault;

    SIM_REQUIRE(request->cu < system->cus);
    SIM_REQUIRE(request->access.kind != EXECUTE_ACCESS_WRITE_BACK);
    SIM_REQUIRE(now == system->clock->now);
    reset_path(request, now, start);
    if (request->access.kind == EXECUTE_ACCESS_INVALIDATE_L1) {
        invalidate(system, request, start);
        return ISA_FAULT_NONE;
    }
    if (request->access.kind == EXECUTE_ACCESS_FLUSH_L1) {
        flush(system, request, start);
        return ISA_FAULT_NONE;
    }
    if (!request->access.exec) { /* no active lanes: it reaches no memory */
        request->complete(request, start);
        return ISA_FAULT_NONE;
    }
    fault = mem_coalesce(&system->coalescer, request, cost_of(system, &request->access), system->memory->size,
                         fault_address);
    if (fault == ISA_FAULT_NONE)
        fault = check_rights(system->memory, request, fault_address);
    if (fault != ISA_FAULT_NONE)
        return fault;
    if (system->instant) {
        path_instant_lines(system, request, now);
        return ISA_FAULT_NONE;
    }
    if (request->access.sync && !system->scoped)
        path_sync_start(request);
    issue_lines(system, request, start);
    return ISA_FAULT_NONE;
}
