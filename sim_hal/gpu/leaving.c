/* leaving.c - see leaving.h. */
#include "gpu/leaving.h"

#include "engine/require.h"
#include "gpu/move.h"
#include "gpu/shares.h"

#define NEVER UINT64_MAX

static bool may_leave(const struct gpu_slot *slot)
{
    return slot->state == GPU_SLOT_RESIDENT && !slot->workgroup->frozen &&
           gpu_shares_has(slot->dispatcher, slot->kernel);
}

/* The share of which all WGs are that lack a place, if none of them was ever launched; NULL: there is none. */
static struct gpu_share *only_new(struct gpu_dispatcher *dispatcher)
{
    struct gpu_placing *placing = &dispatcher->placing;
    struct gpu_share *only = NULL;

    for (uint32_t i = 0; i < placing->given; i++) {
        struct gpu_share *share = &placing->shares[placing->order[i]];

        if (!gpu_shares_count(dispatcher, share))
            continue;
        if (only || share->ready.count || share->preempted.count)
            return NULL;
        only = share;
    }
    return only;
}

/* Since when all residents of the share wait; NEVER: one runs, or is about to. */
static uint64_t quiet_since(const struct gpu_dispatcher *dispatcher, const struct gpu_share *share)
{
    uint64_t since = 0;

    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        const struct gpu_slot *slot = &dispatcher->slots[i];
        bool resident = slot->state == GPU_SLOT_RESIDENT;

        if ((!resident && slot->state != GPU_SLOT_RESTORING) || slot->kernel != share->kernel)
            continue;
        if (!resident || !slot->stalled)
            return NEVER;
        if (slot->stalled_at > since)
            since = slot->stalled_at;
    }
    return since;
}

/* Notes which share's residents leave only while it is quiet, and whether it has been for long enough. */
static void note_quiet(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    struct gpu_share *share = dispatcher->quiesces ? only_new(dispatcher) : NULL;

    placing->quiesces = share;
    placing->quiet = share ? quiet_since(dispatcher, share) : NEVER;
    if (placing->quiet != NEVER && placing->quiet + dispatcher->stall_cycles <= now)
        share->quiet = placing->quiet;
}

/* The cycle at which the WG may leave because it waits; NEVER: it does not wait, or keeps its place while others run. */
static uint64_t stall_due(const struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    const struct gpu_share *share = dispatcher->placing.quiesces;
    uint64_t since = slot->stalled_at;

    if (!slot->stalled || !dispatcher->reports)
        return NEVER;
    if (share && slot->kernel == share->kernel && since > share->quiet)
        since = dispatcher->placing.quiet;
    return since == NEVER ? NEVER : since + dispatcher->stall_cycles;
}

/* One that may leave because it waits does not take the turn of those that run. */
static uint64_t quantum_due(const struct gpu_slot *slot)
{
    uint64_t quantum = slot->dispatcher->quantum_cycles;

    return quantum && stall_due(slot) > slot->dispatcher->parts.clock->now ? slot->workgroup->placed_at + quantum
                                                                           : NEVER;
}

/* Returns the next WG that is due; NULL if there is none. *due is when the first one is. */
static struct gpu_slot *next_due(struct gpu_dispatcher *dispatcher, uint64_t (*due_of)(const struct gpu_slot *),
                                 uint64_t now, uint64_t *due)
{
    uint32_t used = dispatcher->slots_used;

    *due = NEVER;
    for (uint32_t i = 1; i <= used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[(dispatcher->placing.left_last + i) % used];
        uint64_t cycle = may_leave(slot) ? due_of(slot) : NEVER;

        if (cycle < *due)
            *due = cycle;
        if (cycle <= now)
            return slot;
    }
    return NULL;
}

static void leave(struct gpu_slot *slot, bool preempted, uint64_t now)
{
    struct gpu_placing *placing = &slot->dispatcher->placing;

    SIM_REQUIRE(!slot->makes_room);
    slot->makes_room = true;
    slot->preempted = preempted;
    placing->left_last = slot->index;
    placing->leaving++;
    gpu_slot_save(slot, now);
}

/* Saves one WG, if one is due. Returns the cycle at which the next one is, `now` if one was saved. */
static uint64_t leave_next(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    uint64_t stall, quantum;
    struct gpu_slot *stalled = next_due(dispatcher, stall_due, now, &stall);
    struct gpu_slot *expired = next_due(dispatcher, quantum_due, now, &quantum);

    if (stall > now && quantum > now)
        return stall < quantum ? stall : quantum;
    if (stall <= now && (quantum > now || placing->stalls_run < CP_ORDER_QUANTUM)) {
        placing->stalls_run++;
        leave(stalled, false, now);
    } else {
        placing->stalls_run = 0;
        leave(expired, true, now);
    }
    return now;
}

static void due_fired(struct clock_event *event, uint64_t cycle)
{
    gpu_leaving_review(event->owner, cycle);
}

void gpu_leaving_review(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    uint64_t due = now;

    clock_cancel(dispatcher->parts.clock, &placing->due);
    if (placing->next.scheduled) /* how many lack a place is not known before */
        return;
    note_quiet(dispatcher, now);
    while (due == now && placing->leaving < placing->lacking &&
           placing->leaving < dispatcher->parts.parameters->dispatcher_leaving)
        due = leave_next(dispatcher, now);
    if (due == now || due == NEVER)
        return;
    placing->due.fire = due_fired;
    placing->due.owner = dispatcher;
    clock_schedule(dispatcher->parts.clock, &placing->due, due);
}

void gpu_leaving_evict(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(gpu_shares_must_leave(slot));
    slot->preempted = false;
    gpu_slot_save(slot, now);
}

void gpu_leaving_evict_all(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state == GPU_SLOT_RESIDENT && gpu_shares_has(dispatcher, slot->kernel) && gpu_shares_must_leave(slot))
            gpu_leaving_evict(slot, now);
    }
}
