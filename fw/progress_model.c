/* progress_model.c - see progress_model.h. */
#include "progress_model.h"

#include "kernel.h"
#include "workgroup.h"

#if CP_MODELS

/*
 * Launched WGs of a dispatch are listed in order of launch: those of slices first, at most CP_ADVERSARY_SLICES, then the
 * others, which are launched in order of their ids. So what is looked for is found near the head of the list.
 */
#define NEAR (CP_ADVERSARY_SLICES + 1u)

static bool in_slices(const struct cp_kernel *kernel)
{
    return kernel->slice < kernel->slices;
}

/* Dispatches that come while the oldest one is in its slices wait for their end. */
static bool is_held(const struct cp *cp)
{
    return in_slices(&cp->kernels[cp->first_kernel]);
}

/* Whether a slice so far was one of this WG. */
static bool was_sliced(const struct cp *cp, const struct cp_kernel *kernel, uint32_t number)
{
    for (uint32_t i = 0; i < kernel->slice + (kernel->slicing ? 1u : 0u); i++) {
        if (cp->config.slices[i].workgroup == number)
            return true;
    }
    return false;
}

/* The live launched WG with this number, which is of a slice; CP_NONE: none. */
static uint32_t find_live(const struct cp *cp, const struct cp_kernel *kernel, uint32_t number)
{
    uint32_t slot = kernel->workgroups.head;

    for (uint32_t i = 0; i < NEAR && slot != CP_NONE; i++) {
        if (cp->workgroups[slot].number == number)
            return slot;
        slot = cp->workgroups[slot].links[CP_LINK_KERNEL].next;
    }
    return CP_NONE;
}

/* The live WG of the lowest id; CP_NONE: it was never launched, and will be the next that is. */
static uint32_t lowest(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t least = kernel->unlaunched ? cp_kernel_next_number(kernel) : UINT32_MAX;
    uint32_t slot = kernel->workgroups.head, found = CP_NONE;

    for (uint32_t i = 0; i < NEAR && slot != CP_NONE; i++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];

        if (wg->number < least) {
            least = wg->number;
            found = slot;
        }
        slot = wg->links[CP_LINK_KERNEL].next;
    }
    return found;
}

static uint32_t count_groups(const struct cp_kernel *kernel)
{
    return kernel->groups[0] * kernel->groups[1] * kernel->groups[2];
}

/* Whether a WG with a larger id than the next one to be launched has run. */
static bool is_below(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t next = cp_kernel_next_number(kernel);

    for (uint32_t i = 0; i < kernel->slice; i++) {
        if (cp->config.slices[i].workgroup > next && cp->config.slices[i].workgroup < count_groups(kernel))
            return true;
    }
    return false;
}

/* Whether the next WG to be launched is promised to run. */
static bool new_is_promised(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t promise = cp_policy_of(cp)->promise;

    return kernel->unlaunched && (promise & CP_PROMISE_ALL || (promise & CP_PROMISE_BELOW && is_below(cp, kernel)) ||
                                  (promise & CP_PROMISE_LOWEST && lowest(cp, kernel) == CP_NONE));
}

/* The one READY WG that is promised to run, where not all that have run are; CP_NONE: there is none. */
static uint32_t lowest_ready(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t slot;

    if ((cp_policy_of(cp)->promise & (CP_PROMISE_STARTED | CP_PROMISE_LOWEST)) != CP_PROMISE_LOWEST)
        return CP_NONE;
    slot = lowest(cp, kernel);
    return slot != CP_NONE && cp->workgroups[slot].state == CP_WG_READY ? slot : CP_NONE;
}

static uint32_t count_ready(const struct cp_kernel *kernel)
{
    return (uint32_t)kernel->ready.count + kernel->preempted.count;
}

/* Whether nobody who lives is promised to run: somebody has to be picked. */
static bool nobody_is_promised(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t promise = cp_policy_of(cp)->promise;

    if (promise & CP_PROMISE_LOWEST)
        return false;
    return kernel->workgroups.count == (promise & CP_PROMISE_STARTED ? 0 : count_ready(kernel));
}

static struct cp_permit permit_promised(const struct cp *cp, const struct cp_kernel *kernel)
{
    struct cp_permit permit = {.slot = lowest_ready(cp, kernel),
                               .fresh = new_is_promised(cp, kernel),
                               .away = cp_policy_of(cp)->promise & CP_PROMISE_STARTED};

    if (!nobody_is_promised(cp, kernel))
        return permit;
    permit.fresh = cp_kernel_launchable(cp, kernel) != 0;
    permit.away = !permit.fresh;
    return permit;
}

/* The WG of the slice at hand. False: it has ended, or there is none of that number. */
static bool permit_slice(const struct cp *cp, const struct cp_kernel *kernel, struct cp_permit *permit)
{
    uint32_t number = cp->config.slices[kernel->slice].workgroup;

    *permit = (struct cp_permit){.slot = find_live(cp, kernel, number)};
    permit->fresh = permit->slot == CP_NONE;
    return !permit->fresh || (number < count_groups(kernel) && !was_sliced(cp, kernel, number));
}

void cp_model_open(const struct cp *cp, struct cp_kernel *kernel)
{
    kernel->slice = 0;
    kernel->slicing = false;
    kernel->slices = 0;
    if (cp->first_kernel == cp->last_kernel && !(kernel->attended & CP_ATTEND_MESSAGES))
        kernel->slices = (uint8_t)cp->config.slice_count;
}

struct cp_permit cp_model_permit(struct cp *cp, struct cp_kernel *kernel)
{
    struct cp_permit permit = {.slot = CP_NONE};

    while (in_slices(kernel)) {
        if (kernel->workgroups.count != count_ready(kernel))
            return permit;
        if (!kernel->slicing && permit_slice(cp, kernel, &permit))
            return permit;
        kernel->slicing = false;
        kernel->slice++;
        cp->waiting_pending = true;
    }
    if (is_held(cp))
        return (struct cp_permit){.slot = CP_NONE};
    return permit_promised(cp, kernel);
}

uint32_t cp_model_wanting(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t away;

    if (in_slices(kernel))
        return kernel->workgroups.count + kernel->unlaunched;
    if (is_held(cp))
        return 0;
    away = cp_policy_of(cp)->promise & CP_PROMISE_STARTED ? count_ready(kernel) : lowest_ready(cp, kernel) != CP_NONE;
    return away + (cp_kernel_launchable(cp, kernel) && new_is_promised(cp, kernel));
}

/* Makes WG number the next of the grid. Divides: a slice is rare. */
static void aim(struct cp_kernel *kernel, uint32_t number)
{
    uint32_t rows = number / kernel->groups[0];

    kernel->next[0] = number % kernel->groups[0];
    kernel->next[1] = rows % kernel->groups[1];
    kernel->next[2] = rows / kernel->groups[1];
}

bool cp_model_launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot)
{
    uint32_t next = cp_kernel_next_number(kernel);
    uint16_t next_cu = kernel->next_cu;
    bool launched;

    if (!in_slices(kernel))
        return cp_workgroup_launch(cp, kernel, spot);
    aim(kernel, cp->config.slices[kernel->slice].workgroup);
    launched = cp_workgroup_launch(cp, kernel, spot);
    aim(kernel, next);
    kernel->next_cu = next_cu;
    return launched;
}

void cp_model_placed(const struct cp *cp, struct cp_kernel *kernel)
{
    kernel->slicing = in_slices(kernel);
    while (kernel->unlaunched && was_sliced(cp, kernel, cp_kernel_next_number(kernel))) {
        cp_kernel_advance(cp, kernel);
        kernel->unlaunched++;
    }
}

uint64_t cp_model_quantum(const struct cp *cp)
{
    uint32_t cycles;

    if (cp->first_kernel == CP_KERNEL_NONE || !is_held(cp))
        return cp->config.quantum;
    cycles = cp->config.slices[cp->kernels[cp->first_kernel].slice].cycles;
    return cycles ? cycles : 1;
}

#endif
