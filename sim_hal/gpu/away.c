/* away.c - see away.h. */
#include "gpu/away.h"

#include "gpu/shares.h"
#include "gpu/slot.h"

static struct gpu_list *list_of(struct gpu_slot *slot)
{
    struct gpu_share *share = gpu_share_of(slot->dispatcher, slot->kernel);

    if (slot->limited)
        return &slot->dispatcher->placing.limits;
    return slot->preempted ? &share->preempted : &share->ready;
}

static void append(struct gpu_slot *slot)
{
    struct gpu_list *list = list_of(slot);

    slot->next = NULL;
    slot->previous = list->tail;
    *(list->tail ? &list->tail->next : &list->head) = slot;
    list->tail = slot;
    list->count++;
}

void gpu_away_forget(struct gpu_slot *slot)
{
    struct gpu_list *list = list_of(slot);

    if (!slot->listed && !slot->limited)
        return;
    SIM_REQUIRE(list->count);
    *(slot->previous ? &slot->previous->next : &list->head) = slot->next;
    *(slot->next ? &slot->next->previous : &list->tail) = slot->previous;
    slot->next = slot->previous = NULL;
    slot->listed = slot->limited = false;
    list->count--;
}

static void limit_fired(struct clock_event *event, uint64_t cycle);

static void watch_limit(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    const struct gpu_slot *first = placing->limits.head;

    if (!first || placing->limit.scheduled)
        return;
    placing->limit.fire = limit_fired;
    placing->limit.owner = dispatcher;
    clock_schedule(dispatcher->parts.clock, &placing->limit, first->limit < now ? now : first->limit);
}

static void limit_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = event->owner;
    struct gpu_slot *first = dispatcher->placing.limits.head;

    if (first && first->limit <= cycle) {
        gpu_slot_observe(first, GPU_LIFE_READY, cycle);
        gpu_away_can_run(first, cycle);
    }
    watch_limit(dispatcher, cycle);
}

/* The wait of a WG that is away ends by itself, not before those of others that are away. */
void gpu_away_limit(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    const struct gpu_slot *last = dispatcher->placing.limits.tail;

    if (!dispatcher->control.timeout_cycles)
        return;
    slot->limit = slot->stalled_at + dispatcher->control.timeout_cycles;
    if (last && slot->limit < last->limit)
        slot->limit = last->limit;
    slot->limited = true;
    append(slot);
    watch_limit(dispatcher, now);
}

void gpu_away_can_run(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    SIM_REQUIRE(!slot->listed);
    gpu_away_forget(slot);
    gpu_slot_end_waits(slot);
    slot->listed = true;
    slot->since = slot->dispatcher->placing.placements;
    append(slot);
    slot->dispatcher->placing.wake(slot->dispatcher, now);
}

void gpu_away_saved(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    if (!slot->stalled) {
        if (slot->dispatcher->lost[slot->cu] && !slot->preempted)
            gpu_shares_note_taken(slot->dispatcher, slot->kernel);
        gpu_away_can_run(slot, now);
        return;
    }
    slot->preempted = false;
    gpu_away_limit(slot, now);
    slot->dispatcher->placing.wake(slot->dispatcher, now);
}
