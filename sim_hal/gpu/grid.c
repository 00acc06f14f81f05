/* grid.c - work-groups of a grid that the dispatcher launches by itself. */
#include "gpu/grid.h"

#include "engine/require.h"
#include "gpu/ends.h"
#include "gpu/slot.h"

/* Work-groups along an axis of the grid. */
static uint32_t extent(const struct cu_kernel *kernel, uint32_t axis)
{
    SIM_REQUIRE(kernel->workgroup_size[axis]);
    return (uint32_t)(((uint64_t)kernel->grid_size[axis] + kernel->workgroup_size[axis] - 1) /
                      kernel->workgroup_size[axis]);
}

static uint64_t workgroups_of(const struct cu_kernel *kernel)
{
    return (uint64_t)extent(kernel, 0) * extent(kernel, 1) * extent(kernel, 2);
}

void gpu_grid_begin(struct gpu_dispatcher *dispatcher, uint32_t kernel)
{
    SIM_REQUIRE(kernel < CP_MAX_KERNELS);
    dispatcher->grids[kernel] = (struct gpu_grid){0, 0};
}

/* Whether the WGs follow those that the dispatcher has. If it has none, it has launched none of them either. */
static bool follows(const struct gpu_grid *grid, const struct cp_grid_command *command)
{
    return grid->next == grid->end ? command->next >= grid->next : command->next == grid->end;
}

/* The dispatcher's WGs are the firmware's again. */
static void give_back(struct gpu_dispatcher *dispatcher, const struct cp_grid_command *command, uint64_t now)
{
    struct gpu_grid *grid = &dispatcher->grids[command->kernel];
    struct cp_event event = {
        .kind = CP_EVENT_GRID_ENDED, .cycle = now, .grid = {.kernel = command->kernel, .next = command->next}};

    SIM_REQUIRE(grid->next <= grid->end);
    if (grid->next != grid->end)
        event.grid.next = grid->next;
    grid->next = grid->end = event.grid.next;
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_command_grid(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_grid_command *given = &command->grid;
    const struct cu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, given->kernel);
    struct gpu_grid *grid;

    if (!kernel || given->next > given->end || given->end > workgroups_of(kernel) ||
        !follows(&dispatcher->grids[given->kernel], given)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    if (given->next == given->end) {
        give_back(dispatcher, given, now);
        return;
    }
    grid = &dispatcher->grids[given->kernel];
    if (grid->next == grid->end)
        grid->next = given->next;
    SIM_REQUIRE(grid->next < given->end);
    grid->end = given->end;
}

void gpu_grid_id(const struct cu_kernel *kernel, uint32_t number, uint32_t id[3])
{
    uint32_t rows = number / extent(kernel, 0);

    id[0] = number % extent(kernel, 0);
    id[1] = rows % extent(kernel, 1);
    id[2] = rows / extent(kernel, 1);
}

bool gpu_grid_peek(const struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel, uint32_t id[3])
{
    const struct gpu_grid *grid = &dispatcher->grids[kernel->index];

    SIM_REQUIRE(grid->next <= grid->end);
    SIM_REQUIRE(grid->end <= workgroups_of(kernel));
    if (grid->next == grid->end)
        return false;
    gpu_grid_id(kernel, grid->next, id);
    return true;
}

void gpu_grid_take(struct gpu_slot *slot, uint32_t ended, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    uint32_t number = dispatcher->grids[slot->kernel->index].next++;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(slot->generation == ended + 1);
    SIM_REQUIRE(dispatcher->grids[slot->kernel->index].next <= dispatcher->grids[slot->kernel->index].end);
    dispatcher->counters.grid_starts++;
    if (gpu_ends_post(slot, CP_EVENT_GRID, number, ended, now))
        dispatcher->counters.grid_events++;
}
