/* shares.c - see shares.h. */
#include "gpu/shares.h"

#include <string.h>

#include "gpu/slot.h"

bool gpu_shares_has(const struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel)
{
    return dispatcher->placing.shares[kernel->index].given;
}

uint64_t gpu_shares_unlaunched(const struct gpu_dispatcher *dispatcher)
{
    const struct gpu_placing *placing = &dispatcher->placing;
    uint64_t count = 0;

    for (uint32_t i = 0; i < placing->given; i++)
        count += placing->shares[placing->order[i]].end - placing->shares[placing->order[i]].next;
    return count;
}

uint32_t gpu_shares_listed(const struct gpu_dispatcher *dispatcher)
{
    const struct gpu_placing *placing = &dispatcher->placing;
    uint32_t count = 0;

    for (uint32_t i = 0; i < placing->given; i++)
        count += placing->shares[placing->order[i]].ready.count + placing->shares[placing->order[i]].preempted.count;
    return count;
}

void gpu_shares_begin(struct gpu_dispatcher *dispatcher, uint32_t kernel)
{
    SIM_REQUIRE(kernel < CP_MAX_KERNELS);
    SIM_REQUIRE(!dispatcher->placing.shares[kernel].given);
    memset(&dispatcher->placing.shares[kernel], 0, sizeof(dispatcher->placing.shares[kernel]));
}

static bool has_free_slot(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->placing.free_slots || dispatcher->slots_used < dispatcher->slot_limit;
}

/* Whether a WG of the kernel that was not launched could be, if a CU had resources for it. */
static bool may_launch(const struct gpu_dispatcher *dispatcher, const struct gpu_share *share)
{
    const struct gpu_placing *placing = &dispatcher->placing;

    return share->next != share->end && has_free_slot(dispatcher) &&
           (!share->limit || placing->queue_alive[share->queue] < share->limit) &&
           (!share->kernel->scratch_wave_bytes || gpu_bit_next(share->scratch_free, 0, CP_MAX_SCRATCH) != GPU_NONE);
}

bool gpu_shares_is_passed_over(const struct gpu_placing *placing, const struct gpu_share *share)
{
    return placing->mixed && placing->placements - share->turn >= CP_ORDER_TURN;
}

/* What the queue has used; slots that it holds count in advance. */
static uint64_t slot_time(const struct gpu_placing *placing, uint32_t queue)
{
    const struct gpu_slot_time *t = &placing->times[queue];

    return t->used + (placing->now - t->since + placing->slot_cycles) * t->load;
}

/* A queue is behind that which has used most by no more than what one slot counts in advance. */
void gpu_shares_charge(struct gpu_placing *placing, const struct gpu_share *share, uint32_t waves, uint64_t now)
{
    struct gpu_slot_time *t = &placing->times[share->queue];
    uint64_t behind = placing->slot_cycles * CP_WEIGHT_MOST;

    SIM_REQUIRE(share->weight && share->weight <= CP_WEIGHT_MOST);
    t->used += (now - t->since) * t->load;
    t->since = now;
    t->load += waves * (CP_WEIGHT_MOST / share->weight);
    if (t->used + behind < placing->most_used)
        t->used = placing->most_used - behind;
    if (t->used > placing->most_used)
        placing->most_used = t->used;
}

bool gpu_shares_must_leave(const struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;

    return dispatcher->lost[slot->cu] ||
           (gpu_shares_has(dispatcher, slot->kernel) && dispatcher->placing.halted[slot->kernel->queue]);
}

/* Answers HALT, if the last WG has left. */
static void review_halt(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    struct cp_event event = {.kind = CP_EVENT_HALTED, .cu = (uint16_t)queue, .cycle = now};

    if (!placing->answers_halt[queue] || placing->times[queue].load)
        return;
    placing->answers_halt[queue] = false;
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_shares_halt(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now)
{
    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    dispatcher->placing.halted[queue] = true;
    dispatcher->placing.answers_halt[queue] = true;
    review_halt(dispatcher, queue, now);
}

/* Returns how many saved WGs of the queue can run. */
static uint32_t count_ready(const struct gpu_placing *placing, uint32_t queue)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < placing->given; i++) {
        const struct gpu_share *share = &placing->shares[placing->order[i]];

        if (share->queue == queue)
            count += share->ready.count;
    }
    return count;
}

/* WGs that HALT took away come back before new ones have a turn: these would take their places. */
void gpu_shares_go(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now)
{
    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    dispatcher->placing.halted[queue] = false;
    dispatcher->placing.answers_halt[queue] = false;
    dispatcher->placing.ready_run[queue] = -(int32_t)count_ready(&dispatcher->placing, queue);
    dispatcher->placing.wake(dispatcher, now);
}

void gpu_shares_note_taken(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel)
{
    SIM_REQUIRE(gpu_shares_has(dispatcher, kernel));
    dispatcher->placing.ready_run[gpu_share_of(dispatcher, kernel)->queue]--;
}

static uint32_t kernel_order(const struct gpu_placing *placing, const struct gpu_share *share)
{
    return gpu_shares_is_passed_over(placing, share) ? 0 : (uint32_t)CP_PRIORITIES - share->priority;
}

static uint64_t waited(const struct gpu_placing *placing, const struct gpu_candidate *candidate)
{
    return candidate->slot ? placing->placements - candidate->slot->since : 0;
}

/* Ready, new, preempted. But new and preempted WGs have a turn after some ready ones of their queue, and preempted WGs that have
 * waited long go before new ones. */
static uint32_t source_order(const struct gpu_placing *placing, const struct gpu_candidate *candidate)
{
    bool late_turn = placing->ready_run[candidate->share->queue] >= CP_ORDER_LAUNCH;
    bool overdue = candidate->source == GPU_SOURCE_PREEMPTED && waited(placing, candidate) >= CP_ORDER_PREEMPTED;

    if (candidate->source == GPU_SOURCE_READY)
        return 3;
    return (late_turn ? 0u : 4u) + (overdue ? 0u : (uint32_t)candidate->source);
}

static bool goes_before(const struct gpu_placing *placing, const struct gpu_candidate *one,
                        const struct gpu_candidate *other)
{
    uint32_t order = kernel_order(placing, one->share), other_order = kernel_order(placing, other->share);
    uint64_t time = slot_time(placing, one->share->queue), other_time = slot_time(placing, other->share->queue);
    uint32_t source = source_order(placing, one), other_source = source_order(placing, other);

    if (order != other_order)
        return order < other_order;
    if (time != other_time)
        return time < other_time;
    if (source != other_source)
        return source < other_source;
    return waited(placing, one) > waited(placing, other);
}

static void keep_better(const struct gpu_placing *placing, struct gpu_candidate *best, struct gpu_candidate next)
{
    if (!best->share || goes_before(placing, &next, best))
        *best = next;
}

/* Returns the kernel's first WG in order; its share is NULL if the kernel has none to place. */
static struct gpu_candidate find_candidate(struct gpu_dispatcher *dispatcher, struct gpu_share *share)
{
    const struct gpu_placing *placing = &dispatcher->placing;
    struct gpu_candidate best = {0};

    if (placing->halted[share->queue])
        return best;
    if (may_launch(dispatcher, share))
        keep_better(placing, &best, (struct gpu_candidate){share, GPU_SOURCE_NEW, NULL});
    if (share->preempted.head)
        keep_better(placing, &best, (struct gpu_candidate){share, GPU_SOURCE_PREEMPTED, share->preempted.head});
    if (share->ready.head)
        keep_better(placing, &best, (struct gpu_candidate){share, GPU_SOURCE_READY, share->ready.head});
    return best;
}

void gpu_shares_note_turn(struct gpu_placing *placing, struct gpu_share *share, enum gpu_source source)
{
    share->turn = ++placing->placements;
    if (source == GPU_SOURCE_READY)
        placing->ready_run[share->queue]++;
    else
        placing->ready_run[share->queue] = 0;
    if (placing->reserved == share)
        placing->reserved = NULL;
}

/* Returns how many WGs of the kernel could be placed if CUs had resources for all of them. */
uint32_t gpu_shares_count(const struct gpu_dispatcher *dispatcher, const struct gpu_share *share)
{
    const struct gpu_placing *placing = &dispatcher->placing;
    uint32_t fresh = share->end - share->next;
    uint32_t slots = placing->free_count + dispatcher->slot_limit - dispatcher->slots_used, scratch = 0;

    for (uint32_t i = 0; i < sizeof(share->scratch_free) / sizeof(share->scratch_free[0]); i++)
        scratch += (uint32_t)__builtin_popcountll(share->scratch_free[i]);
    if (fresh > slots)
        fresh = slots;
    if (share->limit && fresh > share->limit - placing->queue_alive[share->queue])
        fresh = share->limit - placing->queue_alive[share->queue];
    if (share->kernel->scratch_wave_bytes && fresh > scratch)
        fresh = scratch;
    return fresh + share->ready.count + share->preempted.count;
}

struct gpu_candidate gpu_shares_first(struct gpu_dispatcher *dispatcher, const uint64_t *tried, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    struct gpu_candidate best = {0};

    placing->now = now;
    for (uint32_t i = 0; i < placing->given; i++) {
        struct gpu_candidate next;

        if (tried[i / 64] >> i % 64 & 1)
            continue;
        next = find_candidate(dispatcher, &placing->shares[placing->order[i]]);
        if (next.share)
            keep_better(placing, &best, next);
    }
    return best;
}

void gpu_shares_note_given(struct gpu_placing *placing)
{
    placing->mixed = false;
    for (uint32_t i = 1; i < placing->given; i++)
        placing->mixed |= placing->shares[placing->order[i]].priority != placing->shares[placing->order[0]].priority;
}

uint32_t gpu_shares_position(const struct gpu_placing *placing, const struct gpu_share *share)
{
    uint32_t i = 0;

    while (placing->order[i] != share->kernel->index)
        i++;
    SIM_REQUIRE(i < placing->given);
    return i;
}

void gpu_shares_note_room(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;

    SIM_REQUIRE(cu < dispatcher->parts.parameters->cus);
    for (uint32_t i = 0; i < placing->given; i++) {
        struct gpu_share *share = &placing->shares[placing->order[i]];

        if (dispatcher->lost[cu])
            gpu_bit_clear(share->may_fit, cu);
        else
            gpu_bit_set(share->may_fit, cu);
    }
    dispatcher->placing.wake(dispatcher, now);
}

void gpu_shares_end_leaving(struct gpu_slot *slot)
{
    if (!slot->makes_room)
        return;
    SIM_REQUIRE(slot->dispatcher->placing.leaving);
    slot->makes_room = false;
    slot->dispatcher->placing.leaving--;
}

void gpu_shares_left(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    if (gpu_shares_has(dispatcher, slot->kernel)) {
        gpu_shares_charge(&dispatcher->placing, gpu_share_of(dispatcher, slot->kernel), 0u - slot->kernel->waves, now);
        review_halt(dispatcher, slot->kernel->queue, now);
    }
    gpu_shares_end_leaving(slot);
    gpu_shares_note_room(dispatcher, slot->cu, now);
}
