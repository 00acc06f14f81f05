/* run_list.c - run lists: the saved work-groups that can run, and whom the dispatcher saves for them. */
#include "gpu/run_list.h"

#include "engine/require.h"
#include "gpu/slot.h"

static struct gpu_run_list *list_of(const struct gpu_slot *slot)
{
    SIM_REQUIRE(slot->kernel->index < CP_MAX_KERNELS);
    return &slot->dispatcher->lists[slot->kernel->index];
}

struct gpu_slot *gpu_run_list_head(struct gpu_dispatcher *dispatcher, uint32_t kernel)
{
    SIM_REQUIRE(kernel < CP_MAX_KERNELS);
    SIM_REQUIRE(!dispatcher->lists[kernel].head == !dispatcher->lists[kernel].count);
    return dispatcher->lists[kernel].head;
}

bool gpu_run_list_wants(const struct gpu_slot *slot)
{
    const struct gpu_run_list *list = list_of(slot);

    return slot->dispatcher->run_lists && list->count > list->leaving &&
           list->leaving < slot->dispatcher->parts.parameters->lists_leaving;
}

/* Returns the WG that has been on a list longest, NULL if all lists are empty. */
static const struct gpu_slot *oldest_listed(const struct gpu_dispatcher *dispatcher)
{
    const struct gpu_slot *oldest = NULL;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct gpu_slot *head = dispatcher->lists[i].head;

        if (head && (!oldest || head->listed_at < oldest->listed_at))
            oldest = head;
    }
    return oldest;
}

static void overdue_fired(struct clock_event *event, uint64_t cycle);

static void watch_at(struct gpu_dispatcher *dispatcher, uint64_t cycle)
{
    uint64_t now = dispatcher->parts.clock->now;

    SIM_REQUIRE(!dispatcher->overdue.scheduled);
    dispatcher->overdue.fire = overdue_fired;
    dispatcher->overdue.owner = dispatcher;
    clock_schedule(dispatcher->parts.clock, &dispatcher->overdue, cycle < now ? now : cycle);
}

/* Waits for the end of the quantum of the WG that is listed longest. */
static void watch_overdue(struct gpu_dispatcher *dispatcher)
{
    const struct gpu_slot *oldest = oldest_listed(dispatcher);

    if (oldest && dispatcher->quantum_cycles && !dispatcher->overdue.scheduled)
        watch_at(dispatcher, oldest->listed_at + dispatcher->quantum_cycles);
}

/* LIST_OVERDUE is a level: it comes again every quantum while it is read and a WG is overdue. */
static void overdue_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = event->owner;
    const struct gpu_slot *oldest = oldest_listed(dispatcher);
    struct cp_event report = {.kind = CP_EVENT_LIST_OVERDUE, .cycle = cycle};

    if (!oldest || !dispatcher->quantum_cycles)
        return;
    if (oldest->listed_at + dispatcher->quantum_cycles > cycle) {
        watch_overdue(dispatcher);
        return;
    }
    watch_at(dispatcher, cycle + dispatcher->quantum_cycles);
    if (dispatcher->overdue_queued)
        return;
    dispatcher->overdue_queued = true;
    gpu_dispatcher_post(dispatcher, &report);
}

void gpu_run_list_append(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_run_list *list = list_of(slot);

    SIM_REQUIRE(slot->dispatcher->run_lists);
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    SIM_REQUIRE(!slot->listed);
    SIM_REQUIRE(!list->tail || !list->tail->next);
    SIM_REQUIRE(!list->tail == !list->head);
    slot->listed = true;
    slot->listed_at = now;
    slot->next = NULL;
    slot->previous = list->tail;
    if (list->tail)
        list->tail->next = slot;
    else
        list->head = slot;
    list->tail = slot;
    list->count++;
    slot->dispatcher->counters.listed++;
    watch_overdue(slot->dispatcher);
}

void gpu_run_list_remove(struct gpu_slot *slot)
{
    struct gpu_run_list *list = list_of(slot);

    if (!slot->listed)
        return;
    SIM_REQUIRE(list->count);
    SIM_REQUIRE(slot->previous ? slot->previous->next == slot : list->head == slot);
    SIM_REQUIRE(slot->next ? slot->next->previous == slot : list->tail == slot);
    slot->listed = false;
    if (slot->previous)
        slot->previous->next = slot->next;
    else
        list->head = slot->next;
    if (slot->next)
        slot->next->previous = slot->previous;
    else
        list->tail = slot->previous;
    list->count--;
}

void gpu_run_list_note_leaving(struct gpu_slot *slot)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(!slot->leaves);
    slot->leaves = true;
    list_of(slot)->leaving++;
}

void gpu_run_list_note_left(struct gpu_slot *slot)
{
    if (!slot->leaves)
        return;
    SIM_REQUIRE(list_of(slot)->leaving);
    slot->leaves = false;
    list_of(slot)->leaving--;
}

void gpu_run_lists_switch(struct gpu_dispatcher *dispatcher, bool on, uint64_t now)
{
    dispatcher->run_lists = on;
    clock_cancel(dispatcher->parts.clock, &dispatcher->overdue); /* the quantum may have changed */
    if (on) {
        watch_overdue(dispatcher);
        return;
    }
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        struct gpu_slot *slot;

        while ((slot = dispatcher->lists[i].head)) {
            gpu_run_list_remove(slot);
            dispatcher->counters.conditions_met++;
            SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
            gpu_slot_post(slot, CP_EVENT_CONDITION_MET, now);
        }
    }
}
