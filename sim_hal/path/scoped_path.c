/* scoped_path.c - scoped operations of waves, and the messages of an L1. */
#include "path/scoped_path.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "path/l1_queue.h"
#include "path/scoped_home.h"
#include "path/scoped_l1.h"
#include "path/write_back.h"

#define RETRY_CYCLES 8u /* between two tries of operations that cannot begin */

static uint8_t number_of(const struct path_scoped *scoped, const struct path_scoped_cu *cu)
{
    SIM_REQUIRE(cu >= scoped->cus && cu < scoped->cus + scoped->system->cus);
    return (uint8_t)(cu - scoped->cus);
}

static bool is_remote(const struct mem_request *request)
{
    return (request->access.sync & ISA_SYNC_REMOTE) != 0;
}

/* Whether the L1 takes instructions, and for how long it has not */

static bool is_blocked(const struct path_scoped *scoped, const struct path_scoped_cu *cu)
{
    enum scopes_mode mode = scoped->scopes.config.mode;
    bool requester = mode == SCOPES_BROADCAST || mode == SCOPES_SELECTIVE;

    return (scoped->block_requester && requester && cu->remote) ||
           (scoped->block_all && scopes_blocked(&scoped->scopes, number_of(scoped, cu)));
}

static void note_blocked(struct path_scoped *scoped, struct path_scoped_cu *cu)
{
    uint64_t now = scoped->system->clock->now;
    bool blocked = is_blocked(scoped, cu);

    SIM_REQUIRE(cu->closed <= now + 1);
    if (blocked && !cu->closed) {
        cu->closed = now + 1;
    } else if (!blocked && cu->closed) {
        scoped->system->counters.scoped.blocked_cycles += now + 1 - cu->closed;
        cu->closed = 0;
    }
}

/* An instruction writes at most MEM_TRANSACTIONS lines back, and the lines that are dirty may follow, and one for each
 * probe: half of the numbers are enough for all of them. */
bool path_scoped_is_closed(const struct path_scoped *scoped, uint32_t cu)
{
    const struct scopes_l1 *l1 = &scoped->scopes.l1[cu];

    SIM_REQUIRE(cu < scoped->system->cus);
    _Static_assert(SCOPES_WRITES >= 2 * (MEM_TRANSACTIONS + SCOPES_MARKERS + SCOPES_OPS + SCOPES_LOCKS), "");
    return scoped->cus[cu].closed || l1->sent - l1->done >= SCOPES_WRITES / 2;
}

/* Messages */

/* Whether DATA may answer a request. */
static bool may_bring_line(const struct path_scoped *scoped, const struct scopes_message *message)
{
    return message->kind == SCOPES_FETCH || (message->kind == SCOPES_LOCKED && scoped->scopes.config.hand_over);
}

/* A request goes the way of the CU's lines to the L2, behind the write-backs that it makes necessary. */
static void send_request(struct path_scoped *scoped, const struct scopes_message *message)
{
    struct path_system *system = scoped->system;
    struct mem_l1 *l1 = &system->l1s[message->cu];
    struct path_scoped_cu *cu = &scoped->cus[message->cu];
    struct path_scoped_op *op = &cu->ops[message->op];
    struct mem_request_path *path = op->request->path;
    struct mem_transaction *transaction = &path->transactions[op->line];

    SIM_REQUIRE(message->kind >= SCOPES_FETCH && message->kind <= SCOPES_LOCKED);
    SIM_REQUIRE(op->request->path->op == message->op);
    SIM_REQUIRE(!op->locked);
    SIM_REQUIRE(!l1->fetches[message->op].active);
    SIM_REQUIRE(l1->fetching < SCOPES_OPS);
    system->counters.l1_misses += message->kind == SCOPES_FETCH;
    if (may_bring_line(scoped, message)) {
        l1->fetches[message->op] = (struct mem_l1_fetch){.line = message->line, .active = true};
        l1->fetching++;
    }
    op->locked = message->kind == SCOPES_LOCKED;
    cu->remote += op->locked;
    note_blocked(scoped, cu);
    op->message = *message;
    op->ready = path_later(op->ready, system->clock->now);
    path->start = op->ready;
    transaction->lookup = 0;
    path->send = NULL;
    path->unsent = 0;
    path_l1_send(path, transaction);
    path_write_backs_send(system, l1);
    path_l1_enqueue(system, l1, op->request);
}

static void note_promoted(struct path_scoped *scoped, const struct scopes_message *message)
{
    const struct path_scoped_op *op = &scoped->cus[message->cu].ops[message->op];
    bool monitored = op->message.kind == SCOPES_DATA && op->message.flags & SCOPES_AT_L2;
    struct mem_scoped_counters *counters = &scoped->system->counters.scoped;

    if (message->kind == SCOPES_FETCH || !scoped->scopes.l1[message->cu].ops[message->op].promoted)
        return;
    counters->promoted++;
    counters->pa_hits += !monitored;
}

/* An acknowledgement needs no order, and does not wait behind requests. One with the old values of a delegated operation
 * leaves when that has been performed. */
static void send_acknowledgement(struct path_scoped *scoped, const struct scopes_message *message)
{
    const struct path_system *system = scoped->system;
    struct path_scoped_probe *probe = &scoped->cus[message->cu].probes[message->lock];
    uint64_t leaves = system->clock->now;

    SIM_REQUIRE(!probe->event.scheduled);
    if (message->flags & SCOPES_DELEGATED)
        leaves = path_later(leaves, probe->performed);
    probe->message = *message;
    probe->due = leaves + system->to_l2 + mem_l2_bank_number(&system->l2, message->line) * system->distance;
    path_scoped_schedule(scoped, &probe->event, probe->due);
}

static void port_send(void *context, const struct scopes_message *message)
{
    struct path_scoped *scoped = context;

    if (message->kind == SCOPES_ACK) {
        send_acknowledgement(scoped, message);
    } else if (message->kind < SCOPES_ACK) {
        note_promoted(scoped, message);
        send_request(scoped, message);
    } else {
        path_scoped_leave_home(scoped, message);
    }
}

static void port_answer(void *context, uint8_t cu, uint8_t op)
{
    struct path_scoped *scoped = context;

    SIM_REQUIRE(op < SCOPES_OPS);
    SIM_REQUIRE(!(scoped->cus[cu].answered >> op & 1));
    scoped->cus[cu].answered |= UINT64_C(1) << op;
}

static const struct scopes_port port = {.present = path_scoped_present,
                                        .drop = path_scoped_drop,
                                        .drop_all = path_scoped_drop_all,
                                        .drop_older = path_scoped_drop_older,
                                        .fill = path_scoped_fill,
                                        .perform = path_scoped_perform,
                                        .push = path_scoped_push,
                                        .answer = port_answer,
                                        .apply = path_scoped_apply,
                                        .apply_here = path_scoped_apply_here,
                                        .clean = path_scoped_clean,
                                        .monitored = path_scoped_is_monitored,
                                        .send = port_send};

/* Operations */

/* A waiting atomic has no order: its program has fences. They name no line, so a remote one does for its line what it
 * would do with each order that the fences may give it. */
static uint32_t remote_wait_flags(const struct execute_access *access)
{
    if (!(access->sync & ISA_SYNC_REMOTE))
        return 0;
    return SCOPES_REMOTE | SCOPES_ACQUIRE | (access->atomic == EXECUTE_ATOMIC_LOAD ? 0 : SCOPES_RELEASE);
}

static uint32_t flags_of(const struct mem_request *request)
{
    _Static_assert(ISA_SYNC_ACQUIRE == SCOPES_ACQUIRE && ISA_SYNC_RELEASE == SCOPES_RELEASE &&
                       ISA_SYNC_AGENT == SCOPES_AGENT && ISA_SYNC_REMOTE == SCOPES_REMOTE,
                   "");
    if (request->access.wait_condition != ISA_WAIT_NONE)
        return SCOPES_WAITS | SCOPES_AGENT | remote_wait_flags(&request->access);
    return (request->access.sync & ISA_SYNC_MASK) | (request->access.atomic == EXECUTE_ATOMIC_LOAD ? SCOPES_LOOKS : 0);
}

static void start_line(struct path_scoped *scoped, struct path_scoped_cu *cu, struct path_scoped_op *op)
{
    uint32_t line = op->request->path->transactions[op->line].line;

    SIM_REQUIRE(op->line < op->request->path->count);
    SIM_REQUIRE(!op->event.scheduled);
    memset(&op->message, 0, sizeof(op->message));
    op->fetched = false;
    op->due = 0;
    scopes_start(&scoped->scopes, number_of(scoped, cu), (uint8_t)(op - cu->ops), line, flags_of(op->request));
}

static void complete(struct path_scoped *scoped, struct path_scoped_op *op)
{
    struct mem_request *request = op->request;
    struct mem_request_path *path = request->path;

    path->done = path_later(op->ready, scoped->system->clock->now);
    if (is_remote(request))
        scoped->system->counters.scoped.remote_cycles += path->done - path->issued;
    op->request = NULL;
    path_finish_request(scoped->system, request);
}

/* The line has its answer. */
static void pass_answer(struct path_scoped *scoped, struct path_scoped_op *op)
{
    SIM_REQUIRE(op->line < op->request->path->count);
    SIM_REQUIRE(!op->locked);
    if (op->line + 1 == op->request->path->count) {
        complete(scoped, op);
        return;
    }
    op->line++;
    op->due = path_later(op->ready, scoped->system->clock->now);
    memset(&op->message, 0, sizeof(op->message));
    path_scoped_schedule(scoped, &op->event, op->due);
}

static struct path_scoped_op *free_op(struct path_scoped_cu *cu)
{
    for (uint32_t i = 0; i < SCOPES_OPS; i++) {
        if (!cu->ops[i].request)
            return &cu->ops[i];
    }
    return NULL;
}

/* Results of one wave come in the order of issue. */
static struct path_scoped_op *op_for(struct path_scoped *scoped, struct path_scoped_cu *cu,
                                     const struct mem_request *request)
{
    const struct mem_l1 *l1 = &scoped->system->l1s[request->cu];

    if (request->access.destination && mem_l1_must_follow(l1, request))
        return NULL;
    return free_op(cu);
}

static void start_operation(struct path_scoped *scoped, struct path_scoped_cu *cu, struct path_scoped_op *op,
                            struct mem_request *request)
{
    struct mem_scoped_counters *counters = &scoped->system->counters.scoped;

    SIM_REQUIRE(!op->request);
    SIM_REQUIRE(request->path->count > 0);
    op->request = request;
    op->line = 0;
    op->ready = path_later(request->path->start, scoped->system->clock->now);
    request->path->op = (uint8_t)(op - cu->ops);
    counters->remote_acquires += is_remote(request) && request->access.sync & ISA_SYNC_ACQUIRE;
    counters->remote_releases += is_remote(request) && request->access.sync & ISA_SYNC_RELEASE;
    start_line(scoped, cu, op);
}

static void start_waiting(struct path_scoped *scoped, struct path_scoped_cu *cu)
{
    struct mem_request **at = &cu->waiting;

    while (*at) {
        struct mem_request *request = *at;
        struct path_scoped_op *op = op_for(scoped, cu, request);

        if (!op) {
            at = &request->next;
            continue;
        }
        *at = request->next;
        start_operation(scoped, cu, op, request);
    }
    if (cu->waiting && !cu->retry.scheduled)
        path_scoped_schedule(scoped, &cu->retry, scoped->system->clock->now + RETRY_CYCLES);
}

static bool is_idle(const struct path_scoped *scoped, const struct path_scoped_cu *cu)
{
    const struct scopes_l1 *l1 = &scoped->scopes.l1[number_of(scoped, cu)];

    if (cu->waiting || l1->waiting || l1->sent != l1->done || l1->blocked)
        return false;
    for (uint32_t i = 0; i < SCOPES_OPS; i++) {
        if (cu->ops[i].request)
            return false;
    }
    for (uint32_t i = 0; i < SCOPES_LOCKS; i++) {
        if (cu->probes[i].event.scheduled)
            return false;
    }
    return true;
}

/* A lost CU with nothing under way: the home asks it no more. What was under way when it was lost may have left dirty
 * lines, which go first. */
static void leave_if_idle(struct path_scoped *scoped, struct path_scoped_cu *cu)
{
    struct path_system *system = scoped->system;
    uint8_t number = number_of(scoped, cu);

    if (!cu->leaving || cu->gone || !is_idle(scoped, cu))
        return;
    if (system->l1s[number].dirty_count)
        path_l1_invalidate(system, number, MEM_INVALIDATE_LOSS, system->clock->now);
    if (!is_idle(scoped, cu))
        return;
    SIM_REQUIRE(!system->l1s[number].dirty_count);
    cu->gone = true;
    scoped->home_cycle = system->clock->now;
    scopes_home_lose(&scoped->scopes, number);
}

/* After each event of the L1: passes answers on, pops what is waited for, and sends what that has collected. */
static void settle(struct path_scoped *scoped, struct path_scoped_cu *cu)
{
    uint8_t number = number_of(scoped, cu);

    do {
        while (cu->answered) {
            uint32_t op = (uint32_t)__builtin_ctzll(cu->answered);

            cu->answered &= cu->answered - 1;
            pass_answer(scoped, &cu->ops[op]);
        }
        start_waiting(scoped, cu);
        path_scoped_pop_owed(scoped, number);
        path_write_backs_send(scoped->system, &scoped->system->l1s[number]);
    } while (cu->answered);
    note_blocked(scoped, cu);
    leave_if_idle(scoped, cu);
}

void path_scoped_access(struct path_scoped *scoped, struct mem_request *request)
{
    struct path_scoped_cu *cu = &scoped->cus[request->cu];
    struct mem_request **last = &cu->waiting;

    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_ATOMIC);
    SIM_REQUIRE(!cu->gone);
    scoped->system->counters.atomics++;
    request->next = NULL;
    while (*last)
        last = &(*last)->next;
    *last = request;
    settle(scoped, cu);
}

/* Events */

/* An invalidation since the line was asked for must not be without effect on it. The operation has been performed: else
 * a CU that is invalidated often would never come to it. */
static void drop_old_line(struct path_scoped *scoped, struct mem_l1 *l1, uint32_t line)
{
    uint64_t at = path_later(l1->tags_free, scoped->system->clock->now);

    if (path_write_back_line(scoped->system, l1, line, MEM_WRITE_BACK_INVALIDATE, at))
        l1->tags_free = at + 1;
    mem_l1_drop(l1, line);
}

/* The L1 has own bytes of the line that an invalidation with DATA is about to write back: DATA has older ones. */
static bool outdates_data(const struct mem_l1 *l1, const struct scopes_message *message)
{
    uint32_t entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, message->line), message->line);

    return message->kind == SCOPES_DATA && message->flags & SCOPES_INVALIDATE && entry != MEM_CACHE_NONE &&
           l1->dirty[entry].bits;
}

/* An acquire that invalidates, and lines that are written back, keep the answer until the tags are free. */
static void receive_answer(struct path_scoped *scoped, struct path_scoped_cu *cu, struct path_scoped_op *op)
{
    struct path_system *system = scoped->system;
    struct mem_l1 *l1 = &system->l1s[number_of(scoped, cu)];
    const struct mem_l1_fetch fetch = l1->fetches[op - cu->ops];
    const struct scopes_message message = op->message;
    uint64_t tags_free = l1->tags_free;
    bool cut, old = fetch.old || op->stamp < scoped->scopes.l1[number_of(scoped, cu)].epoch;

    SIM_REQUIRE(message.kind == SCOPES_DATA || message.kind == SCOPES_RESULT);
    SIM_REQUIRE(!fetch.active || l1->fetching > 0);
    SIM_REQUIRE(!op->locked || cu->remote > 0);
    op->ready = system->clock->now;
    op->fetched |= message.kind == SCOPES_DATA;
    if (fetch.active) {
        l1->fetches[op - cu->ops].active = false;
        l1->fetching--;
    }
    if (op->locked) {
        op->locked = false;
        cu->remote--;
    }
    cut = fetch.cut || outdates_data(l1, &message);
    scopes_receive(&scoped->scopes, &message, cut);
    /* A fill that was cut off has left nothing, and the line is fetched again: that fetch must not be cut off, too. */
    if (message.kind == SCOPES_DATA && old && !cut)
        drop_old_line(scoped, l1, message.line);
    if (message.kind == SCOPES_RESULT && l1->tags_free != tags_free)
        op->ready = l1->tags_free;
}

static void op_fired(struct clock_event *event, uint64_t cycle)
{
    struct path_scoped_op *op = event->owner;
    struct path_scoped_cu *cu = op->cu;

    SIM_REQUIRE(op->request);
    if (cycle < op->due)
        path_scoped_schedule(cu->scoped, event, op->due);
    else if (op->message.kind)
        receive_answer(cu->scoped, cu, op);
    else
        start_line(cu->scoped, cu, op);
    settle(cu->scoped, cu);
}

/* A probe takes the tags for a cycle, besides the lines that it writes back. */
static void receive_probe(struct path_scoped *scoped, struct path_scoped_cu *cu, struct path_scoped_probe *probe)
{
    struct mem_l1 *l1 = &scoped->system->l1s[number_of(scoped, cu)];
    const struct scopes_message message = probe->message;

    l1->tags_free = path_later(l1->tags_free, scoped->system->clock->now) + 1;
    scopes_receive(&scoped->scopes, &message, false);
}

static void probe_fired(struct clock_event *event, uint64_t cycle)
{
    struct path_scoped_probe *probe = event->owner;
    struct path_scoped_cu *cu = probe->cu;
    struct path_scoped *scoped = cu->scoped;

    if (cycle < probe->due) {
        path_scoped_schedule(scoped, event, probe->due);
        return;
    }
    if (probe->message.kind == SCOPES_PROBE)
        receive_probe(scoped, cu, probe);
    else if (!path_scoped_acknowledge_probe(scoped, probe, cycle))
        path_scoped_schedule(scoped, event, probe->due);
    settle(scoped, cu);
}

static void retry_fired(struct clock_event *event, uint64_t cycle)
{
    struct path_scoped_cu *cu = event->owner;

    (void)cycle;
    settle(cu->scoped, cu);
}

/* The oldest write-back is acknowledged. */
static void acknowledged_fired(struct clock_event *event, uint64_t cycle)
{
    struct path_scoped_cu *cu = event->owner;

    path_scoped_report_writes(cu, cycle);
    settle(cu->scoped, cu);
}

/* Loss of a CU */

void path_scoped_lose_cu(struct path_scoped *scoped, uint32_t cu)
{
    SIM_REQUIRE(cu < scoped->system->cus);
    SIM_REQUIRE(!scoped->cus[cu].leaving);
    scoped->cus[cu].leaving = true;
    path_l1_invalidate(scoped->system, cu, MEM_INVALIDATE_LOSS, scoped->system->clock->now);
    settle(scoped, &scoped->cus[cu]);
}

void path_scoped_return_cu(struct path_scoped *scoped, uint32_t cu)
{
    SIM_REQUIRE(cu < scoped->system->cus);
    SIM_REQUIRE(scoped->cus[cu].leaving);
    scoped->cus[cu].leaving = false;
    path_l1_invalidate(scoped->system, cu, MEM_INVALIDATE_LOSS, scoped->system->clock->now);
    if (scoped->cus[cu].gone)
        scopes_home_return(&scoped->scopes, (uint8_t)cu);
    scoped->cus[cu].gone = false;
    settle(scoped, &scoped->cus[cu]);
}

/* Making */

static void set_up_cu(struct path_scoped *scoped, uint32_t number)
{
    struct path_scoped_cu *cu = &scoped->cus[number];

    cu->scoped = scoped;
    scoped->scopes.l1[number].fifo = &scoped->system->l1s[number].fifo;
    cu->retry.fire = retry_fired;
    cu->acknowledgement.fire = acknowledged_fired;
    cu->retry.owner = cu->acknowledgement.owner = cu;
    for (uint32_t i = 0; i < SCOPES_OPS; i++) {
        cu->ops[i].cu = cu;
        cu->ops[i].event.fire = op_fired;
        cu->ops[i].event.owner = &cu->ops[i];
    }
    for (uint32_t i = 0; i < SCOPES_LOCKS; i++) {
        cu->probes[i].cu = cu;
        cu->probes[i].event.fire = probe_fired;
        cu->probes[i].event.owner = &cu->probes[i];
    }
}

struct path_scoped *path_scoped_create(struct path_system *system, const struct parameters *parameters)
{
    bool registered = parameters->scopes_mode == SCOPES_REGISTERED;
    const struct scopes_config config = {.mode = (enum scopes_mode)parameters->scopes_mode,
                                         .cus = (uint8_t)system->cus,
                                         .pa = (uint8_t)parameters->scopes_pa,
                                         .owner = (uint16_t)parameters->scopes_home,
                                         .hints = (uint8_t)parameters->scopes_hint,
                                         .failed_acquire = parameters->scopes_failed_acquire,
                                         .epoch = registered && parameters->scopes_epoch,
                                         .hand_over = registered ? (uint8_t)parameters->scopes_hand_over : 0,
                                         .delegate = registered && parameters->scopes_delegate,
                                         .merge = parameters->scopes_merge};
    struct path_scoped *scoped = calloc(1, sizeof(*scoped));

    SIM_REQUIRE(system->combines);
    SIM_REQUIRE(system->cus <= SCOPES_CUS);
    _Static_assert(PARAMETERS_CUS_COMBINE == SCOPES_CUS, "");
    _Static_assert(PARAMETERS_PA == SCOPES_PA, "");
    _Static_assert(PARAMETERS_HOME == SCOPES_OWNERS, "");
    _Static_assert(PARAMETERS_HINTS == SCOPES_HINTS, "");
    _Static_assert((int)PARAMETERS_SCOPES == (int)SCOPES_MODES, "");
    if (!scoped)
        return NULL;
    scoped->system = system;
    scoped->cus = calloc(system->cus, sizeof(*scoped->cus));
    scoped->probe_free = calloc(parameters->l2_banks, sizeof(*scoped->probe_free));
    if (!scoped->cus || !scoped->probe_free) {
        path_scoped_free(scoped);
        return NULL;
    }
    scoped->probe_cycles = parameters->scopes_probe_cycles;
    scoped->atomic_cycles = parameters->l1_atomic_cycles;
    scoped->atomic_lanes = (uint32_t)parameters->l2_atomic_lanes;
    scoped->poll = parameters->issue_period;
    scoped->block_requester = parameters->scopes_block_requester;
    scoped->block_all = parameters->scopes_block_all;
    scopes_init(&scoped->scopes, &config, &port, scoped);
    for (uint32_t cu = 0; cu < system->cus; cu++)
        set_up_cu(scoped, cu);
    return scoped;
}

static void cancel_events(struct clock *clock, struct path_scoped_cu *cu)
{
    clock_cancel(clock, &cu->retry);
    clock_cancel(clock, &cu->acknowledgement);
    for (uint32_t i = 0; i < SCOPES_OPS; i++)
        clock_cancel(clock, &cu->ops[i].event);
    for (uint32_t i = 0; i < SCOPES_LOCKS; i++)
        clock_cancel(clock, &cu->probes[i].event);
}

void path_scoped_free(struct path_scoped *scoped)
{
    if (!scoped)
        return;
    for (uint32_t cu = 0; scoped->cus && cu < scoped->system->cus; cu++)
        cancel_events(scoped->system->clock, &scoped->cus[cu]);
    free(scoped->cus);
    free(scoped->probe_free);
    free(scoped);
}
