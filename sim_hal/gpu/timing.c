/* timing.c - see timing.h. */
#include "gpu/timing.h"

#include <string.h>

#include "cu/functional.h"
#include "engine/require.h"

static void begin_timing(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    SIM_REQUIRE(dispatcher->control.functional);
    path_set_timing(dispatcher->parts.memory_system, true);
    for (uint32_t cu = 0; cu < dispatcher->parts.parameters->cus; cu++)
        cu_functional_end(dispatcher->cus[cu], now);
    /* Statistics up to here have no times of compute units. */
    dispatcher->parts.timing_began(dispatcher->parts.context);
    dispatcher->control.functional = false;
    dispatcher->control.timed_from = now;
    for (uint32_t cu = 0; cu < dispatcher->parts.parameters->cus; cu++)
        cu_functional_continue(dispatcher->cus[cu], now);
}

static bool may_begin(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->control.functional && dispatcher->parts.timing->until != GPU_UNTIL_NEVER;
}

void gpu_timing_kernel_begins(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel, uint64_t now)
{
    const struct gpu_timing *timing = dispatcher->parts.timing;

    if (may_begin(dispatcher) && timing->until == GPU_UNTIL_KERNEL && !strcmp(timing->kernel, kernel->name))
        begin_timing(dispatcher, now);
}

/* Work-groups along an axis of the grid. */
static uint64_t extent(const struct cu_kernel *kernel, uint32_t axis)
{
    return ((uint64_t)kernel->grid_size[axis] + kernel->workgroup_size[axis] - 1) / kernel->workgroup_size[axis];
}

/* The work-group's number in the order of its grid: x first, then y, then z. */
static uint64_t number_of(const struct cu_kernel *kernel, const uint32_t id[3])
{
    return id[0] + extent(kernel, 0) * (id[1] + extent(kernel, 1) * id[2]);
}

void gpu_timing_launches(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel, const uint32_t id[3],
                         uint64_t now)
{
    const struct gpu_timing *timing = dispatcher->parts.timing;

    if (may_begin(dispatcher) && timing->until == GPU_UNTIL_WORKGROUP && kernel->queue == 0 &&
        number_of(kernel, id) == timing->workgroup)
        begin_timing(dispatcher, now);
}
