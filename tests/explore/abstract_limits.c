/*
 * abstract_limits.c - limits of dispatches (docs/reference/hal.md, "Commands of the host"): a dispatch is told of when it has taken
 * a tick, and stopped when it has taken two. Ticks in which its queue is suspended do not count.
 */
#include "abstract_parts.h"

#include "kernel.h"

#define SOFT 1u
#define HARD 2u
#define MOST 3u /* ticks that are counted */

bool ag_has_limits(void)
{
    bool any = false;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        any |= ag_scenario()->host[queue] >> CP_HOST_LIMIT & 1u;
    return any;
}

struct cp_limits ag_limits(void)
{
    return (struct cp_limits){SOFT, HARD};
}

static uint32_t kernel_of(const struct cp_kernel *k)
{
    return ag_kernel_of(k->queue, (uint32_t)k->begin.dispatch_id);
}

void ag_note_tick(struct ag_state *state)
{
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        const struct cp_kernel *k = &state->cp.kernels[i];

        if (k->stage != CP_KERNEL_FREE && ag_has_limits() && !cp_kernel_is_held(&state->cp, k) &&
            state->gpu.host.ticks[kernel_of(k)] < MOST)
            state->gpu.host.ticks[kernel_of(k)]++;
    }
}

static void count_stopped(const struct ag_gpu *gpu, uint32_t kernel)
{
    ag_tally.races[AG_RACE_OVERDUE_UNBEGUN] += !gpu->begun[kernel];
    ag_tally.races[AG_RACE_OVERDUE_GIVEN] += ag_is_given(gpu, kernel);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        ag_tally.races[AG_RACE_OVERDUE_MOVING] +=
            s->kernel == kernel && (s->state == AG_SAVING || s->state == AG_RESTORING);
    }
}

void ag_note_overdue(struct ag_state *state)
{
    struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        const struct cp_kernel *k = &state->cp.kernels[i];

        if (k->stage == CP_KERNEL_FREE || k->error != CP_QUEUE_OVERDUE || gpu->faulted[kernel_of(k)])
            continue;
        if (!gpu->host.limits[k->queue] || gpu->host.ticks[kernel_of(k)] < HARD)
            ag_violation("(n) a dispatch is stopped before its limit, or has none");
        count_stopped(gpu, kernel_of(k));
        gpu->faulted[kernel_of(k)] = true;
    }
}

void ag_note_move(struct ag_gpu *gpu, uint32_t queue, uint32_t operation)
{
    gpu->host.moved[queue] = (uint8_t)(gpu->host.moved[queue] + (ag_has_limits() && (operation == CP_HOST_SUSPEND ||
                                                                                     operation == CP_HOST_RESUME ||
                                                                                     operation == CP_HOST_ABANDON)));
}

/* Told of once behind each LIMIT, SUSPEND, RESUME and stop. That WGs have to leave is so behind a stop, and in a queue that is
 * suspended, whose ticks do not count. */
void ag_overdue(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = command->number, queue = command->kernel;
    bool leaves = command->flags & CP_FLAG_LEAVES;
    uint32_t most = gpu->host.limits[queue] + gpu->host.moved[queue];
    uint8_t *told;

    if (ag_is_removed(gpu, queue))
        ag_violation("(j) OVERDUE of a queue that was removed");
    if (kernel >= AG_KERNELS) {
        ag_violation("(n) OVERDUE of nothing");
        return;
    }
    told = leaves ? &gpu->host.told_leaves[kernel] : &gpu->host.told_overdue[kernel];
    if (leaves && !gpu->faulted[kernel] && !gpu->host.moved[queue])
        ag_violation("(n) OVERDUE of WGs that need not leave");
    if (*told >= most + (leaves && gpu->faulted[kernel]) || (!leaves && gpu->host.ticks[kernel] < SOFT))
        ag_violation("(n) OVERDUE before the limit, or twice");
    else
        ++*told;
}

/* The firmware has nothing to do: what is over its limit was stopped, if that can be. */
void ag_check_limits(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < AG_KERNELS && ag_has_limits() && !gpu->event_count && !gpu->command_count; i++) {
        const struct cp_kernel *k = &state->cp.kernels[i];

        if (k->stage != CP_KERNEL_ACTIVE || !state->cp.requests[k->queue].limited || k->error ||
            cp_kernel_is_held(&state->cp, k))
            continue;
        if (gpu->host.ticks[kernel_of(k)] >= HARD)
            ag_violation("(n) a dispatch goes on beyond its limit");
        if (gpu->host.ticks[kernel_of(k)] >= SOFT && !gpu->host.told_overdue[kernel_of(k)])
            ag_violation("(n) a dispatch is over its soft limit, and the host was not told");
    }
}

void ag_plant_limits(struct ag_state *state)
{
    struct cp *cp = &state->cp;

    if (cp->kernels[0].stage != CP_KERNEL_ACTIVE || !cp->requests[0].limited)
        return;
    if (ag_plants(&state->gpu, AG_PLANT_EARLY_LIMIT))
        cp->opened[0] -= HARD;
    if (ag_plants(&state->gpu, AG_PLANT_UNTOLD_LIMIT))
        cp->overdue[0] |= 1;
}
