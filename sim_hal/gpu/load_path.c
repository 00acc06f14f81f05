/* load_path.c - one load after the other: an event when it reaches the L2. */
#include "gpu/load_path.h"

#include "engine/require.h"
#include "path/memory_paths.h"

/* The core issues the next load at cycle, or has all its answers then. */
static void issue_next(struct gpu_load_path *path, uint64_t cycle)
{
    SIM_REQUIRE(path->next <= path->loads->count);
    if (path->next == path->loads->count)
        path->over(path->context, cycle);
    else if (!clock_schedule(path->clock, &path->event, cycle + path->there))
        path->over(path->context, CLOCK_NEVER);
}

static void load_arrived(struct clock_event *event, uint64_t cycle)
{
    struct gpu_load_path *path = event->owner;
    const struct bind_firmware_load *load = &path->loads->items[path->next++];

    issue_next(path, path_cp_load(path->memory, load->address, load->bytes, cycle) + path->back);
}

void gpu_load_path_init(struct gpu_load_path *path, struct clock *clock, struct path_system *memory, uint64_t trip,
                        void *context, void (*over)(void *context, uint64_t cycle))
{
    *path = (struct gpu_load_path){.clock = clock,
                                   .memory = memory,
                                   .there = trip / 2,
                                   .back = trip - trip / 2,
                                   .event = {.fire = load_arrived, .owner = path},
                                   .context = context,
                                   .over = over};
}

void gpu_load_path_start(struct gpu_load_path *path, const struct bind_loads *loads)
{
    SIM_REQUIRE(!path->event.scheduled);
    SIM_REQUIRE(!loads->lost);
    path->loads = loads;
    path->next = path->back ? 0 : loads->count;
    issue_next(path, path->clock->now);
}
