/*
 * memory_system.c - the way of a vector access: address unit, L1, queue to the L2, L2, answer.
 *
 * A request's lines are looked up when it is issued; those that must go on are queued and arrive at the L2 by an
 * event, up to BATCH lines at a time. There their bytes are read or changed at once, in the order of arrival, and
 * each line's way through the bank, DRAM and back is only timed.
 */
#include "mem/memory_system_internal.h"
#include "mem/waiting.h"

#include <stdlib.h>
#include <string.h>

#define BATCH 16u /* lines of one request that are served together: a cycle each */

struct gpu_request_block {
    struct gpu_request request;
    struct gpu_request_path path;
    struct gpu_request_block *previous;
};

static void arrive(struct gpu_event *event, uint64_t cycle);
static void arrive_late(struct gpu_event *event, uint64_t cycle);

static struct gpu_cache *make_caches(uint32_t count, uint64_t bytes, uint64_t ways, bool with_bytes)
{
    struct gpu_cache *caches = calloc(count, sizeof(*caches));

    for (uint32_t i = 0; caches && i < count; i++) {
        if (gpu_cache_init(&caches[i], bytes, ways, with_bytes))
            continue;
        while (i-- > 0)
            gpu_cache_free(&caches[i]);
        free(caches);
        return NULL;
    }
    return caches;
}

static void free_caches(struct gpu_cache *caches, uint32_t count)
{
    for (uint32_t i = 0; caches && i < count; i++)
        gpu_cache_free(&caches[i]);
    free(caches);
}

static void set_costs(struct gpu_memory_system *system, const struct gpu_parameters *parameters)
{
    uint32_t wide = (uint32_t)parameters->vmem_wide_cycles;
    uint32_t store = (uint32_t)parameters->vmem_store_cycles;
    uint32_t atomic = (uint32_t)parameters->vmem_atomic_cycles;
    uint32_t cmpswap = (uint32_t)parameters->vmem_cmpswap_cycles;

    system->load_cost = (struct gpu_address_cost){(uint32_t)parameters->vmem_coalesced_cycles,
                                                  (uint32_t)parameters->vmem_scattered_cycles};
    system->wide_cost = (struct gpu_address_cost){wide, wide};
    system->store_cost = (struct gpu_address_cost){store, store};
    system->atomic_cost = (struct gpu_address_cost){atomic, atomic};
    system->cmpswap_cost = (struct gpu_address_cost){cmpswap, cmpswap};
}

static bool make_l1s(struct gpu_memory_system *system, const struct gpu_parameters *parameters)
{
    system->l1s = calloc(system->cus, sizeof(*system->l1s));
    if (!system->l1s)
        return false;
    for (uint32_t cu = 0; cu < system->cus; cu++) {
        struct gpu_l1 *l1 = &system->l1s[cu];

        if (!gpu_l1_init(l1, parameters))
            return false;
        l1->system = system;
        l1->arrival.fire = arrive;
        l1->arrival.owner = l1;
        l1->late_arrival.fire = arrive_late;
        l1->late_arrival.owner = l1;
    }
    return true;
}

struct gpu_memory_system *gpu_memory_system_create(const struct gpu_parameters *parameters, struct gpu_memory *memory,
                                                   struct gpu_clock *clock)
{
    struct gpu_memory_system *system = calloc(1, sizeof(*system));

    if (!system)
        return NULL;
    system->memory = memory;
    system->clock = clock;
    system->cus = (uint32_t)parameters->cus;
    system->scalar_cus = (uint32_t)parameters->scache_cus;
    system->fetch_cus = (uint32_t)parameters->icache_cus;
    system->scalar_count = (system->cus + system->scalar_cus - 1) / system->scalar_cus;
    system->fetch_count = (system->cus + system->fetch_cus - 1) / system->fetch_cus;
    system->scalar_latency = parameters->scache_latency;
    system->fetch_latency = parameters->icache_latency;
    system->l1_latency = parameters->l1_latency;
    system->to_l2 = parameters->l1_latency + (parameters->l2_latency - parameters->l1_latency) / 2;
    system->distance = parameters->l2_distance;
    system->from_l2 = parameters->l2_latency - system->to_l2;
    system->allow_unaligned = parameters->vmem_unaligned;
    set_costs(system, parameters);
    system->scalar_caches = make_caches(system->scalar_count, parameters->scache_bytes, parameters->scache_ways, true);
    system->fetch_caches = make_caches(system->fetch_count, parameters->icache_bytes, parameters->icache_ways, false);
    system->writes = gpu_writes_create(memory->size);
    if (gpu_l2_init(&system->l2, parameters, memory, &system->counters) && system->writes &&
        make_l1s(system, parameters) && system->scalar_caches && system->fetch_caches) {
        system->syncmon = gpu_syncmon_create(parameters, memory, &system->l2, system->writes, clock);
        if (system->syncmon)
            return system;
    }
    gpu_memory_system_free(system);
    return NULL;
}

void gpu_memory_system_free(struct gpu_memory_system *system)
{
    if (!system)
        return;
    for (uint32_t cu = 0; system->l1s && cu < system->cus; cu++) {
        gpu_clock_cancel(system->clock, &system->l1s[cu].arrival);
        gpu_clock_cancel(system->clock, &system->l1s[cu].late_arrival);
        gpu_l1_free(&system->l1s[cu]);
    }
    while (system->blocks) {
        struct gpu_request_block *block = system->blocks;

        system->blocks = block->previous;
        free(block);
    }
    free(system->l1s);
    free_caches(system->scalar_caches, system->scalar_count);
    free_caches(system->fetch_caches, system->fetch_count);
    gpu_writes_free(system->writes);
    gpu_syncmon_free(system->syncmon);
    gpu_l2_free(&system->l2);
    free(system);
}

const struct gpu_write *gpu_last_write(const struct gpu_memory_system *system, uint64_t address)
{
    return gpu_writes_last(system->writes, address);
}

struct gpu_syncmon *gpu_memory_syncmon(struct gpu_memory_system *system)
{
    return system->syncmon;
}

bool gpu_memory_wait_holds(const struct gpu_memory_system *system, uint32_t slot, uint32_t generation,
                           uint32_t wait_number)
{
    return gpu_syncmon_any_holds(system->syncmon, slot, generation, wait_number);
}

const struct gpu_memory_counters *gpu_memory_counters(const struct gpu_memory_system *system)
{
    return &system->counters;
}

struct gpu_request *gpu_request_acquire(struct gpu_memory_system *system)
{
    struct gpu_request *request = system->unused;
    struct gpu_request_block *block;

    if (request) {
        system->unused = request->next;
        return request;
    }
    block = malloc(sizeof(*block));
    if (!block)
        return NULL;
    memset(&block->request, 0, sizeof(block->request));
    block->request.path = &block->path;
    block->previous = system->blocks;
    system->blocks = block;
    return &block->request;
}

void gpu_request_release(struct gpu_memory_system *system, struct gpu_request *request)
{
    request->next = system->unused;
    system->unused = request;
}

uint64_t gpu_vector_ready(const struct gpu_memory_system *system, uint32_t cu)
{
    const struct gpu_l1 *l1 = &system->l1s[cu];

    /* The queue behind the tags holds as many loads without an MSHR as there are MSHRs. */
    if (l1->queued_loads >= 2 * l1->mshrs && l1->arrival.scheduled)
        return gpu_later(l1->address_free, l1->arrival.cycle + 1);
    return l1->address_free;
}

static void schedule_arrival(struct gpu_memory_system *system, struct gpu_l1 *l1, uint64_t cycle)
{
    /* Without memory for the far future the event comes early, sees that nothing is due, and asks again. */
    if (!gpu_clock_schedule(system->clock, &l1->arrival, cycle))
        gpu_clock_schedule(system->clock, &l1->arrival, system->clock->now + GPU_CLOCK_BUCKETS - 1);
}

static void finish(struct gpu_memory_system *system, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;
    const struct isa_access *access = &request->access;

    gpu_l1_remove_writer(&system->l1s[request->cu], request);
    if (access->kind == ISA_ACCESS_LOAD)
        gpu_lanes_finish_load(request);
    if (access->wait_condition != ISA_WAIT_NONE)
        gpu_wait_answer(system, request);
    request->complete(request, path->done);
}

/* One part of a request has its answer at cycle; with the last one it is complete. */
static void answer(struct gpu_memory_system *system, struct gpu_request *request, uint64_t cycle)
{
    request->path->done = gpu_later(request->path->done, cycle);
    if (--request->path->outstanding == 0)
        finish(system, request);
}

/* When the queue's next line can reach its bank: after the one before, and for loads when an MSHR is free. */
static uint64_t next_arrival(const struct gpu_memory_system *system, const struct gpu_l1 *l1)
{
    const struct gpu_request *request = l1->queue;
    uint64_t send = gpu_later(request->path->start + request->path->send->lookup, l1->send_free);

    if (request->access.kind == ISA_ACCESS_LOAD)
        send = gpu_later(send, l1->miss_done[l1->next_miss]);
    return send + system->to_l2;
}

/* A fill takes the whole line out of the L2, another load what its lanes want. */
static void show_load(struct gpu_memory_system *system, const struct gpu_request *request, const struct gpu_part *part,
                      uint64_t now)
{
    uint64_t address = (uint64_t)part->line * GPU_LINE_BYTES;

    if (part->entry != GPU_CACHE_NONE) {
        gpu_show_read(system, address, GPU_LINE_BYTES, now);
        return;
    }
    for (uint64_t left = part->lanes; left; left &= left - 1) {
        uint64_t bits = gpu_lane_bits(&request->access, (uint32_t)__builtin_ctzll(left), part->line);
        uint32_t from = (uint32_t)__builtin_ctzll(bits);

        gpu_show_read(system, address + from, GPU_LINE_BYTES - (uint32_t)__builtin_clzll(bits) - from, now);
    }
}

static void serve_load(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                       struct gpu_part *part, uint64_t arrival, uint64_t now)
{
    uint64_t done = gpu_l2_access(&system->l2, part->line, GPU_L2_READ, arrival, now) + system->from_l2;
    const uint8_t *bytes = system->memory->bytes + (uint64_t)part->line * GPU_LINE_BYTES;
    struct gpu_part *waiter = part->waiters;

    l1->miss_done[l1->next_miss] = done;
    l1->next_miss = l1->next_miss + 1 == l1->mshrs ? 0 : l1->next_miss + 1;
    gpu_lanes_load(request, part, bytes);
    if (gpu_l2_is_pinned(&system->l2, part->line))
        show_load(system, request, part, now);
    if (part->entry != GPU_CACHE_NONE)
        gpu_l1_fill(l1, part, bytes, done);
    /* Loads that waited take their bytes before any answer can make something else happen. */
    for (struct gpu_part *at = waiter; at; at = at->next)
        gpu_lanes_load(at->request, at, bytes);
    answer(system, request, done);
    while (waiter) {
        struct gpu_part *next = waiter->next;

        answer(system, waiter->request,
               gpu_later(done, waiter->request->path->start + waiter->lookup + system->l1_latency));
        waiter = next;
    }
}

static void serve_store(struct gpu_memory_system *system, struct gpu_request *request, struct gpu_part *part,
                        uint64_t arrival, uint64_t now)
{
    enum gpu_l2_use use = part->whole ? GPU_L2_WRITE_LINE : GPU_L2_WRITE_PART;
    uint64_t done = gpu_l2_access(&system->l2, part->line, use, arrival, now) + system->from_l2;
    uint64_t address = (uint64_t)part->line * GPU_LINE_BYTES;
    uint8_t bytes[GPU_LINE_BYTES];
    uint64_t bits = gpu_lanes_collect(request, part, bytes);

    while (bits) {
        uint32_t from = (uint32_t)__builtin_ctzll(bits);
        uint64_t gaps = ~bits >> from;
        uint32_t run = gaps ? (uint32_t)__builtin_ctzll(gaps) : GPU_LINE_BYTES - from;

        gpu_note_write(system, address + from, run, request->workgroup, request->access.line, now);
        gpu_l2_write(&system->l2, address + from, bytes + from, run, now);
        bits &= ~gpu_line_bits(from, from + run);
    }
    answer(system, request, done);
}

/*
 * Stores to farther banks are under way for longer, so that those to nearer ones overtake them: only an s_waitcnt
 * keeps their order. Whatever a CU does to one line stays in order.
 */
static void be_late(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                    struct gpu_part *part, uint64_t arrival)
{
    part->request = request;
    part->due = arrival + gpu_l2_bank_number(&system->l2, part->line) * system->distance;
    part->next = NULL;
    if (l1->late)
        l1->last_late->next = part;
    else
        l1->late = part;
    l1->last_late = part;
    if (!l1->late_arrival.scheduled || l1->late_arrival.cycle > part->due) {
        gpu_clock_cancel(system->clock, &l1->late_arrival);
        gpu_clock_schedule(system->clock, &l1->late_arrival, part->due);
    }
}

/* Serves the late stores that are due, or those to one line, and returns when the next of the others is due. */
static uint64_t serve_late(struct gpu_memory_system *system, struct gpu_l1 *l1, const uint32_t *line, uint64_t now)
{
    struct gpu_part *part = l1->late;
    uint64_t next_due = UINT64_MAX;

    l1->late = NULL;
    while (part) {
        struct gpu_part *next = part->next;

        if (line ? part->line == *line : part->due <= now) {
            serve_store(system, part->request, part, gpu_later(now, part->due), now);
        } else {
            part->next = NULL;
            if (l1->late)
                l1->last_late->next = part;
            else
                l1->late = part;
            l1->last_late = part;
            next_due = part->due < next_due ? part->due : next_due;
        }
        part = next;
    }
    return next_due;
}

static void arrive_late(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_l1 *l1 = event->owner;
    uint64_t next_due = serve_late(l1->system, l1, NULL, cycle);

    if (next_due != UINT64_MAX && !event->scheduled)
        gpu_clock_schedule(l1->system->clock, event, next_due);
}

/* Counts the different dwords of the line that an atomic's lanes use, and the lanes on the busiest of them. */
static void count_words(const struct gpu_request *request, const struct gpu_part *part, uint32_t *words, uint32_t *same)
{
    const struct isa_access *access = &request->access;
    uint8_t lanes_on[GPU_LINE_BYTES / 4] = {0};
    uint32_t different = 0, most = 0;

    if (request->path->pattern == GPU_PATTERN_SAME) {
        *words = 1;
        *same = ISA_LANES;
        return;
    }
    for (uint64_t left = part->lanes; left; left &= left - 1) {
        uint32_t word = (uint32_t)(access->address[__builtin_ctzll(left)] % GPU_LINE_BYTES) / 4;
        uint32_t count = ++lanes_on[word];

        different += count == 1;
        most = count > most ? count : most;
    }
    *words = different * (access->bytes / 4u);
    *same = most;
}

/* One lane's read-modify-write, and the test of its waiting condition. */
static void perform_atomic(struct gpu_memory_system *system, struct gpu_request *request, uint32_t lane, uint64_t now)
{
    const struct isa_access *access = &request->access;
    const uint32_t(*data)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data;
    uint64_t address = access->address[lane];
    uint64_t old = 0, result;

    if (access->bytes == 8)
        memcpy(&old, system->memory->bytes + address, 8);
    else
        memcpy(&old, system->memory->bytes + address, 4);
    result =
        isa_atomic_result((enum isa_atomic)access->atomic, access->bytes, old, gpu_lane_word(data, lane, access->bytes),
                          gpu_lane_word(data + access->bytes / 4, lane, access->bytes));
    if (access->atomic != ISA_ATOMIC_LOAD) {
        gpu_note_write(system, address, access->bytes, request->workgroup, access->line, now);
        gpu_l2_write(&system->l2, address, &result, access->bytes, now);
    } else {
        gpu_show_read(system, address, access->bytes, now);
    }
    if (access->destination) {
        access->destination[0][lane] = (uint32_t)old;
        if (access->bytes == 8)
            access->destination[1][lane] = (uint32_t)(old >> 32);
    }
    if (access->wait_condition != ISA_WAIT_NONE)
        gpu_wait_test(system, request, lane, old, result == old, now);
}

static void serve_atomic(struct gpu_memory_system *system, struct gpu_request *request, struct gpu_part *part,
                         uint64_t arrival, uint64_t now)
{
    uint32_t words, same;
    uint64_t done;

    count_words(request, part, &words, &same);
    done = gpu_l2_atomic(&system->l2, part->line, words, same, arrival, now) + system->from_l2;
    if (request->arms == GPU_ARMS_UNSEEN) {
        for (uint64_t left = part->lanes; left; left &= left - 1)
            gpu_wait_arm(system, request, (uint32_t)__builtin_ctzll(left), now);
        answer(system, request, done);
        return;
    }
    gpu_writes_follow(system->writes, part->line);
    if (request->arms == GPU_ARMS_FAILED)
        gpu_syncmon_tried(system->syncmon, request->waiter.slot, request->waiter.generation);
    for (uint64_t left = part->lanes; left; left &= left - 1)
        perform_atomic(system, request, (uint32_t)__builtin_ctzll(left), now);
    system->counters.atomic_lanes += (uint64_t)__builtin_popcountll(part->lanes);
    answer(system, request, done);
}

/* How many lines of the queue's first request are served together. */
static uint32_t batch_of(const struct gpu_l1 *l1)
{
    const struct gpu_request *request = l1->queue;
    uint32_t most = request->access.kind == ISA_ACCESS_LOAD && l1->mshrs < BATCH ? l1->mshrs : BATCH;

    return request->path->unsent < most ? request->path->unsent : most;
}

/* Takes the next line out of the queue's first request; a request with none left leaves the queue. */
static struct gpu_part *take_part(struct gpu_l1 *l1)
{
    struct gpu_request *request = l1->queue;
    struct gpu_request_path *path = request->path;
    struct gpu_part *part = path->send;

    path->send = part->next;
    path->unsent--;
    if (request->access.kind == ISA_ACCESS_LOAD)
        l1->queued_loads--;
    if (!path->unsent)
        l1->queue = path->queued;
    return part;
}

static void serve_batch(struct gpu_memory_system *system, struct gpu_l1 *l1, uint64_t now)
{
    uint64_t arrival = next_arrival(system, l1);
    struct gpu_request *request = l1->queue;
    uint8_t kind = request->access.kind;
    uint64_t start = request->path->start;
    uint32_t count = batch_of(l1);

    for (uint32_t i = 0; i < count; i++) {
        struct gpu_part *part = take_part(l1);

        if (i > 0) {
            arrival = gpu_later(start + part->lookup + system->to_l2, arrival + 1);
            if (kind == ISA_ACCESS_LOAD)
                arrival = gpu_later(arrival, l1->miss_done[l1->next_miss] + system->to_l2);
        }
        l1->send_free = arrival - system->to_l2 + 1;
        if (l1->late)
            serve_late(system, l1, &part->line, now);
        /* The last answer may give the request, and with it the part, to someone else. */
        if (kind == ISA_ACCESS_LOAD)
            serve_load(system, l1, request, part, arrival, now);
        else if (kind == ISA_ACCESS_STORE && system->distance)
            be_late(system, l1, request, part, arrival);
        else if (kind == ISA_ACCESS_STORE)
            serve_store(system, request, part, arrival, now);
        else
            serve_atomic(system, request, part, arrival, now);
    }
}

static void arrive(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_l1 *l1 = event->owner;
    struct gpu_memory_system *system = l1->system;

    l1->serving = true;
    while (l1->queue) {
        uint64_t due = next_arrival(system, l1);

        if (due > cycle) {
            schedule_arrival(system, l1, due);
            break;
        }
        serve_batch(system, l1, cycle);
    }
    l1->serving = false;
}

static void send_part(struct gpu_request_path *path, struct gpu_part *part)
{
    part->next = NULL;
    if (path->send)
        path->last_send->next = part;
    else
        path->send = part;
    path->last_send = part;
    path->unsent++;
    path->outstanding++;
}

static void enqueue(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    request->path->queued = NULL;
    if (l1->queue)
        l1->queue_end->path->queued = request;
    else
        l1->queue = request;
    l1->queue_end = request;
    if (request->access.kind == ISA_ACCESS_LOAD)
        l1->queued_loads += request->path->unsent;
    if (!l1->arrival.scheduled && !l1->serving)
        schedule_arrival(system, l1, next_arrival(system, l1));
}

/* What is not in the L1 or pending there goes on to the L2. */
static void issue_load_part(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                            struct gpu_part *part)
{
    struct gpu_request_path *path = request->path;
    uint32_t entry = gpu_cache_find(&l1->cache, gpu_cache_set(&l1->cache, part->line), part->line);

    if (entry == GPU_CACHE_NONE) {
        system->counters.l1_misses++;
        __builtin_prefetch(system->memory->bytes + (uint64_t)part->line * GPU_LINE_BYTES);
        gpu_l1_start(l1, part);
        send_part(path, part);
        return;
    }
    system->counters.l1_hits++;
    if (l1->pending[entry]) {
        part->request = request;
        gpu_l1_wait(l1->pending[entry], part);
        path->outstanding++;
        return;
    }
    gpu_lanes_load(request, part, gpu_cache_bytes(&l1->cache, entry));
    path->done = gpu_later(path->done, l1->cache.lines[entry].ready);
}

/* Takes the line from the L2 in any case: a load with glc, or one that must come after another. */
static void issue_bypassing_part(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request,
                                 struct gpu_part *part)
{
    system->counters.l1_misses++;
    gpu_l1_drop(l1, part->line);
    part->entry = GPU_CACHE_NONE;
    part->waiters = NULL;
    send_part(request->path, part);
}

static void issue_load(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;
    bool bypass = request->access.glc || gpu_l1_must_follow(l1, request);

    system->counters.loads++;
    path->done = path->start + path->lookup_cycles - 1 + system->l1_latency;
    for (uint32_t i = 0; i < path->count; i++) {
        if (bypass)
            issue_bypassing_part(system, l1, request, &path->parts[i]);
        else
            issue_load_part(system, l1, request, &path->parts[i]);
    }
}

static void issue_store(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;

    system->counters.stores++;
    for (uint32_t i = 0; i < path->count; i++) {
        struct gpu_part *part = &path->parts[i];
        uint32_t most = (uint32_t)__builtin_popcountll(part->lanes) * request->access.bytes;
        uint8_t bytes[GPU_LINE_BYTES];

        part->whole = most >= GPU_LINE_BYTES && gpu_lanes_collect(request, part, bytes) == UINT64_MAX;
        if (part->whole)
            gpu_l1_overwrite(l1, part->line, bytes);
        else
            gpu_l1_drop(l1, part->line);
        send_part(path, part);
    }
}

static void issue_atomic(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request)
{
    struct gpu_request_path *path = request->path;

    system->counters.atomics++;
    for (uint32_t i = 0; i < path->count; i++) {
        gpu_l1_drop(l1, path->parts[i].line);
        send_part(path, &path->parts[i]);
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

/* Finds the byte of a part that may not be accessed; a line with forbidden bytes may still be used beside them. */
static enum isa_fault check_lanes(const struct gpu_memory *memory, const struct gpu_request *request,
                                  const struct gpu_part *part, enum gpu_rights rights, uint64_t *fault_address)
{
    for (uint64_t left = part->lanes; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t bits = gpu_lane_bits(&request->access, lane, part->line);
        uint64_t bad =
            gpu_forbidden_bits(memory, part->line, bits, rights, request->process_base, request->process_bytes);

        if (!bad)
            continue;
        *fault_address = (uint64_t)part->line * GPU_LINE_BYTES + (uint32_t)__builtin_ctzll(bad);
        bad = gpu_forbidden_bits(memory, part->line, bad & (0 - bad), GPU_RIGHTS_READ, request->process_base,
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
        const struct gpu_part *part = &request->path->parts[i];
        uint64_t allowed = UINT64_MAX;
        enum isa_fault fault;

        if (rights & GPU_RIGHTS_READ)
            allowed = memory->readable[part->line];
        if (rights & GPU_RIGHTS_WRITE)
            allowed &= memory->writable[part->line];
        if (allowed == UINT64_MAX && part->line - first < lines)
            continue;
        fault = check_lanes(memory, request, part, rights, fault_address);
        if (fault != ISA_FAULT_NONE)
            return fault;
    }
    return ISA_FAULT_NONE;
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
    path->send = NULL;
    path->pattern = GPU_PATTERN_ANY;
    path->unaligned = false;
    request->wait_answer = GPU_WAIT_MET;
    request->wait_lane = 0;
    request->armed = 0;
    request->logged = false;
    request->no_room = false;
}

/* Requests that reach no memory: no active lanes, or an invalidation of the L1, which takes the address unit once. */
static void complete_at_once(struct gpu_memory_system *system, struct gpu_request *request, uint64_t start)
{
    if (request->access.kind == ISA_ACCESS_INVALIDATE_L1) {
        gpu_l1_clear(&system->l1s[request->cu]);
        request->path->done = start + system->load_cost.together;
        system->l1s[request->cu].address_free = request->path->done;
    }
    request->complete(request, request->path->done);
}

enum isa_fault gpu_vector_access(struct gpu_memory_system *system, struct gpu_request *request, uint64_t now,
                                 uint64_t *fault_address)
{
    struct gpu_l1 *l1 = &system->l1s[request->cu];
    struct gpu_request_path *path = request->path;
    uint64_t start = gpu_later(now, l1->address_free);
    enum isa_fault fault;

    reset_path(request, start);
    if (request->access.kind == ISA_ACCESS_INVALIDATE_L1 || !request->access.exec) {
        complete_at_once(system, request, start);
        return ISA_FAULT_NONE;
    }
    fault = gpu_coalesce(&system->coalescer, request, cost_of(system, &request->access), system->memory->size,
                         system->allow_unaligned, fault_address);
    if (fault == ISA_FAULT_NONE)
        fault = check_rights(system->memory, request, fault_address);
    if (fault != ISA_FAULT_NONE)
        return fault;
    path->start = path->done = gpu_later(start, l1->tags_free);
    l1->tags_free = path->start + path->lookup_cycles;
    l1->address_free = gpu_later(start + path->address_cycles, l1->tags_free);
    if (request->access.kind == ISA_ACCESS_LOAD)
        issue_load(system, l1, request);
    else if (request->access.kind == ISA_ACCESS_STORE)
        issue_store(system, l1, request);
    else
        issue_atomic(system, l1, request);
    if (!path->outstanding) {
        finish(system, request);
        return ISA_FAULT_NONE;
    }
    if (request->access.destination)
        gpu_l1_add_writer(l1, request);
    if (path->unsent)
        enqueue(system, l1, request);
    return ISA_FAULT_NONE;
}
