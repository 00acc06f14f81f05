/* ends.c - events that name several work-groups that have ended. */
#include "gpu/ends.h"

#include "engine/require.h"
#include "gpu/slot.h"

/* Returns the last event that waits to be posted, if another end can join it; otherwise NULL. */
static struct cp_event *open_event(struct gpu_dispatcher *dispatcher, enum cp_event_kind kind, uint32_t kernel)
{
    struct cp_event *last = gpu_event_list_last(&dispatcher->events);

    return last && last->kind == kind && last->grid.kernel == kernel && last->grid.count < CP_GRID_ENDS ? last : NULL;
}

bool gpu_ends_post(struct gpu_slot *slot, enum cp_event_kind kind, uint32_t next, uint32_t generation, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    uint32_t kernel = slot->kernel->index;
    struct cp_grid_end end = {(uint16_t)slot->index, (uint16_t)generation};
    struct cp_event *open = open_event(dispatcher, kind, kernel);
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cycle = now,
                             .grid = {.kernel = (uint16_t)kernel, .count = 1, .next = next, .ends = {end}}};

    SIM_REQUIRE(kind == CP_EVENT_GRID || kind == CP_EVENT_ENDS);
    SIM_REQUIRE(kind == CP_EVENT_GRID || !next);
    SIM_REQUIRE(slot->generation == (kind == CP_EVENT_GRID ? generation + 1 : generation));
    SIM_REQUIRE(slot->index <= UINT16_MAX);
    if (!open) {
        gpu_dispatcher_post(dispatcher, &event);
        return true;
    }
    SIM_REQUIRE(open->grid.count);
    SIM_REQUIRE(open->cycle <= now);
    open->cycle = now;
    open->grid.ends[open->grid.count++] = end;
    return false;
}
