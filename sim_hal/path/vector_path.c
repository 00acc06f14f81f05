/*
 * vector_path.c - the first half of the way of a vector access: address unit, checks, L1. What must go to the L2 is
 * queued (l1_queue.h).
 */
#include "path/vector_path.h"

#include <string.h>

#include "path/combine.h"
#include "path/instant.h"
#include "path/l1_queue.h"
#include "mem/lane_data.h"
#include "path/scoped_path.h"
#include "path/sync.h"
#include "path/write_back.h"

static inline uint64_t ready_of(const struct gpu_l1 *l1)
{
    /* The queue behind the tags holds as many lines without an MSHR as there are MSHRs. */
    if (l1->queued_lines >= 2 * l1->mshrs && l1->arrival.scheduled)
        return gpu_later(l1->address_free, l1->arrival.cycle + 1);
    return l1->address_free;
}

/* Not inline: with its call in it gpu_vector_ready, which every turn of a SIMD asks, would save registers first. */
static __attribute__((noinline)) uint64_t scoped_ready(const struct gpu_memory_system *system, uint32_t cu)
{
    const struct gpu_l1 *l1 = &system->l1s[cu];

    if (gpu_scoped_is_closed(system->scoped, cu))
        return gpu_later(l1->address_free, system->clock->now + system->scoped->poll);
    return ready_of(l1);
}

uint64_t gpu_vector_ready(const struct gpu_memory_system *system, uint32_t cu)
{
    return system->scoped ? scoped_ready(system, cu) : ready_of(&system->l1s[cu]);
}

const struct gpu_reuse *gpu_vector_reuse(const struct gpu_memory_system *system, uint32_t cu)
{
    return &system->l1s[cu].reuse;
}

/* Tells the observer of lanes that find other bytes in the L1 than memory has. Not inline: few runs have an observer. */
static __attribute__((noinline)) void show_stale(const struct gpu_memory_system *system,
                                                 const struct gpu_request *request,
                                                 const struct gpu_transaction *transaction, const uint8_t *bytes)
{
    const uint8_t *memory = system->memory->bytes + (uint64_t)transaction->line * GPU_LINE_BYTES;
    uint64_t differs = 0;

    for (uint32_t i = 0; i < GPU_LINE_BYTES; i++)
        differs |= (uint64_t)(bytes[i] != memory[i]) << i;
    for (uint64_t left = differs ? transaction->lanes : 0; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t bits = differs & gpu_lane_bits(&request->access, lane, transaction->line);

        if (bits)
            system->accesses->stale(system->accesses->context, request, lane,
                                    (uint64_t)transaction->line * GPU_LINE_BYTES + (uint32_t)__builtin_ctzll(bits));
    }
}

/* A line that is neither in the L1 nor pending there is sent to the L2. */
static void issue_load_transaction(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                                   struct gpu_transaction *transaction)
{
    struct gpu_request_path *path = request->path;
    uint32_t entry = gpu_cache_find(&l1->cache, gpu_cache_set(&l1->cache, transaction->line), transaction->line);

    if (entry == GPU_CACHE_NONE) {
        system->counters.l1_misses++;
        gpu_l1_start(l1, transaction);
        gpu_l1_send(path, transaction);
        return;
    }
    system->counters.l1_hits++;
    if (l1->pending[entry]) {
        transaction->request = request;
        gpu_l1_wait(l1->pending[entry], transaction);
        path->outstanding++;
        return;
    }
    if (system->accesses)
        show_stale(system, request, transaction, gpu_cache_bytes(&l1->cache, entry));
    gpu_lanes_load(request, transaction, gpu_cache_bytes(&l1->cache, entry));
    path->done = gpu_later(path->done, l1->cache.lines[entry].ready);
}

/* The access goes past the L1: dirty bytes of the line go before it, and the line leaves. */
static void leave_l1(struct gpu_memory_system *system, struct gpu_l1 *l1, const struct gpu_request *request,
                     const struct gpu_transaction *transaction)
{
    if (l1->dirty_count)
        gpu_write_back_line(system, l1, transaction->line, GPU_WRITE_BACK_BYPASS,
                            request->path->start + transaction->lookup);
    gpu_l1_drop(l1, transaction->line);
}

/* Takes the line from the L2 in any case: a load with glc, or a load that must come after another. */
static void issue_bypassing_transaction(struct gpu_memory_system *system, struct gpu_l1 *l1,
                                        struct gpu_request *request, struct gpu_transaction *transaction)
{
    system->counters.l1_misses++;
    gpu_writes_follow(system->writes, transaction->line);
    leave_l1(system, l1, request, transaction);
    transaction->entry = GPU_CACHE_NONE;
    transaction->merges = false;
    transaction->waiters = NULL;
    gpu_l1_send(request->path, transaction);
}

static void issue_load(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;
    bool bypass = request->access.glc || gpu_l1_must_follow(l1, request);
    uint64_t hits = system->counters.l1_hits;

    system->counters.loads++;
    path->done = path->start + path->lookup_cycles - 1 + system->l1_latency;
    if (bypass) {
        for (uint32_t i = 0; i < path->count; i++)
            issue_bypassing_transaction(system, l1, request, &path->transactions[i]);
    } else if (l1->dirty) {
        for (uint32_t i = 0; i < path->count; i++)
            gpu_combine_load(system, l1, request, &path->transactions[i]);
    } else {
        for (uint32_t i = 0; i < path->count; i++)
            issue_load_transaction(system, l1, request, &path->transactions[i]);
    }
    if (!bypass)
        gpu_reuse_note(&l1->reuse, path->count, (uint32_t)(system->counters.l1_hits - hits));
}

static void issue_store(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;

    system->counters.stores++;
    for (uint32_t i = 0; i < path->count; i++) {
        struct gpu_transaction *transaction = &path->transactions[i];
        uint32_t most = (uint32_t)__builtin_popcountll(transaction->lanes) * request->access.bytes;
        uint8_t bytes[GPU_LINE_BYTES];

        if (l1->dirty_count)
            gpu_write_back_line(system, l1, transaction->line, GPU_WRITE_BACK_BYPASS,
                                path->start + transaction->lookup);
        transaction->whole = most >= GPU_LINE_BYTES && gpu_lanes_collect(request, transaction, bytes) == UINT64_MAX;
        if (transaction->whole)
            gpu_l1_overwrite(l1, transaction->line, bytes);
        else
            gpu_l1_drop(l1, transaction->line);
        gpu_l1_send(path, transaction);
    }
}

static void issue_atomic(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;

    system->counters.atomics++;
    for (uint32_t i = 0; i < path->count; i++) {
        leave_l1(system, l1, request, &path->transactions[i]);
        gpu_l1_send(path, &path->transactions[i]);
    }
}

static struct gpu_address_cost cost_of(const struct gpu_memory_system *system, const struct isa_access *access)
{
    if (access->kind == ISA_ACCESS_STORE)
        return system->store_cost;
    if (access->kind == ISA_ACCESS_ATOMIC)
        return access->atomic == ISA_ATOMIC_CMPSWAP ? system->cmpswap_cost : system->atomic_cost;
    return access->bytes > 4 ? system->wide_cost : system->load_cost;
}

static enum gpu_rights rights_needed(const struct isa_access *access)
{
    if (access->kind == ISA_ACCESS_STORE)
        return GPU_RIGHTS_WRITE;
    if (access->kind == ISA_ACCESS_ATOMIC && access->atomic != ISA_ATOMIC_LOAD)
        return GPU_RIGHTS_READ_WRITE;
    return GPU_RIGHTS_READ;
}

/* Finds the byte of a transaction that may not be accessed; a line with forbidden bytes may still be used beside them. */
static enum isa_fault check_lanes(const struct gpu_memory *memory, const struct gpu_request *request,
                                  const struct gpu_transaction *transaction, enum gpu_rights rights,
                                  uint64_t *fault_address)
{
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t bits = gpu_lane_bits(&request->access, lane, transaction->line);
        uint64_t bad =
            gpu_forbidden_bits(memory, transaction->line, bits, rights, request->process_base, request->process_bytes);

        if (!bad)
            continue;
        *fault_address = (uint64_t)transaction->line * GPU_LINE_BYTES + (uint32_t)__builtin_ctzll(bad);
        bad = gpu_forbidden_bits(memory, transaction->line, bad & (0 - bad), GPU_RIGHTS_READ, request->process_base,
                                 request->process_bytes);
        return bad || rights == GPU_RIGHTS_READ ? ISA_FAULT_OUT_OF_BOUNDS : ISA_FAULT_READ_ONLY;
    }
    return ISA_FAULT_NONE;
}

static enum isa_fault check_rights(const struct gpu_memory *memory, const struct gpu_request *request,
                                   uint64_t *fault_address)
{
    enum gpu_rights rights = rights_needed(&request->access);
    uint64_t first = (request->process_base + GPU_LINE_BYTES - 1) / GPU_LINE_BYTES;
    uint64_t end = (request->process_base + request->process_bytes) / GPU_LINE_BYTES;
    uint64_t lines = end > first ? end - first : 0; /* that belong to the process as a whole */

    for (uint32_t i = 0; i < request->path->count; i++) {
        const struct gpu_transaction *transaction = &request->path->transactions[i];
        bool read = !(rights & GPU_RIGHTS_READ) || gpu_rights_whole(&memory->readable, transaction->line);
        bool write = !(rights & GPU_RIGHTS_WRITE) || gpu_rights_whole(&memory->writable, transaction->line);
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
static bool is_scoped(const struct gpu_memory_system *system, const struct gpu_request *request)
{
    const struct isa_access *access = &request->access;

    return system->scoped && (access->sync || (request->scoped && access->wait_condition != ISA_WAIT_NONE &&
                                               gpu_scoped_keeps_local(system->scoped)));
}

static void reset_path(struct gpu_request *request, uint64_t start)
{
    struct gpu_request_path *path = request->path;

    path->start = start;
    path->done = start;
    path->failed = 0;
    path->outstanding = 0;
    path->unsent = 0;
    path->writing = false;
    path->op = GPU_SCOPES_NONE;
    path->send = NULL;
    path->pattern = GPU_PATTERN_ANY;
    path->unaligned = false;
    request->wait_answer = GPU_WAIT_MET;
    request->wait_lane = 0;
    request->armed = 0;
    request->awaited = 0;
    request->logged = false;
    request->no_space = false;
}

static void invalidate(struct gpu_memory_system *system, struct gpu_request *request, uint64_t start)
{
    request->path->done = gpu_sync_invalidate(system, request->cu, start);
    request->complete(request, request->path->done);
}

static void flush_finished(void *owner, uint64_t cycle)
{
    struct gpu_request *request = owner;

    request->complete(request, gpu_later(request->path->done, cycle));
}

static void flush(struct gpu_memory_system *system, struct gpu_request *request, uint64_t start)
{
    struct gpu_request_path *path = request->path;

    path->flush.owner = request;
    path->flush.finished = flush_finished;
    if (!gpu_sync_flush(system, request->cu, &path->flush, start, &path->done))
        request->complete(request, path->done);
}

/* Sends the lines of a request off, which takes address unit and tags from cycle start on. */
static void issue_lines(struct gpu_memory_system *system, struct gpu_request *request, uint64_t start)
{
    struct gpu_l1 *l1 = &system->l1s[request->cu];
    struct gpu_request_path *path = request->path;

    path->start = path->done = gpu_later(start, l1->tags_free);
    l1->tags_free = path->start + path->lookup_cycles;
    l1->address_free = gpu_later(start + path->address_cycles, l1->tags_free);
    if (is_scoped(system, request)) {
        gpu_scoped_access(system->scoped, request);
        return;
    }
    if (request->access.kind == ISA_ACCESS_LOAD)
        issue_load(system, l1, request);
    else if (request->access.kind == ISA_ACCESS_ATOMIC)
        issue_atomic(system, l1, request);
    else if (l1->dirty && request->scoped && !request->access.glc)
        gpu_combine_store(system, l1, request);
    else
        issue_store(system, l1, request);
    if (l1->writing_back)
        gpu_write_backs_send(system, l1);
    if (system->scoped)
        gpu_scoped_report_pops(system->scoped, request->cu);
    if (!path->outstanding) {
        gpu_finish_request(system, request);
        return;
    }
    if (request->access.destination)
        gpu_l1_add_writer(l1, request);
    if (path->unsent)
        gpu_l1_enqueue(system, l1, request);
}

enum isa_fault gpu_vector_access(struct gpu_memory_system *system, struct gpu_request *request, uint64_t now,
                                 uint64_t *fault_address)
{
    uint64_t start = gpu_later(now, system->l1s[request->cu].address_free);
    enum isa_fault fault;

    reset_path(request, start);
    if (request->access.kind == ISA_ACCESS_INVALIDATE_L1) {
        invalidate(system, request, start);
        return ISA_FAULT_NONE;
    }
    if (request->access.kind == ISA_ACCESS_FLUSH_L1) {
        flush(system, request, start);
        return ISA_FAULT_NONE;
    }
    if (!request->access.exec) { /* no active lanes: it reaches no memory */
        request->complete(request, start);
        return ISA_FAULT_NONE;
    }
    fault = gpu_coalesce(&system->coalescer, request, cost_of(system, &request->access), system->memory->size,
                         fault_address);
    if (fault == ISA_FAULT_NONE)
        fault = check_rights(system->memory, request, fault_address);
    if (fault != ISA_FAULT_NONE)
        return fault;
    if (system->instant) {
        gpu_instant_lines(system, request, now);
        return ISA_FAULT_NONE;
    }
    if (request->access.sync && !system->scoped)
        gpu_sync_start(request);
    issue_lines(system, request, start);
    return ISA_FAULT_NONE;
}
