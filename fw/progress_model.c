/* SPDX-License-Identifier: MIT */
/* progress_model.c - see progress_model.h. */
#include "progress_model.h"

#include "kernel.h"
#include "policy.h"

#if CP_MODELS

/*
 * Launched WGs of a dispatch are listed in order of launch: those of slices first, at most CP_ADVERSARY_SLICES, then
 * the others, which are launched in order of their ids. So each search ends near the head of the list.
 */
#define NEAR (CP_ADVERSARY_SLICES + 1u)

/* Dispatches that come while the oldest one is in its slices wait for their end. */
static bool is_held(const struct cp *cp)
{
    return cp_model_in_slices(&cp->kernels[cp->first_kernel]);
}

/* Returns true if a slice so far was one of this WG. */
static bool was_sliced(const struct cp *cp, const struct cp_kernel *kernel, uint32_t number)
{
    for (uint32_t i = 0; i < kernel->slice + (kernel->slicing ? 1u : 0u); i++) {
        if (cp->config.research.slices[i].workgroup == number)
            return true;
    }
    return false;
}

/* Returns the live launched WG with this number, which is of a slice, or CP_NONE. */
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

/* Returns the live WG of the lowest id, or CP_NONE if that WG was never launched and is the next one to be. */
static uint32_t find_lowest(const struct cp *cp, const struct cp_kernel *kernel)
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

/* Returns true if a WG with a larger id than the next one to be launched has run. */
static bool is_below(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t next = cp_kernel_next_number(kernel);

    for (uint32_t i = 0; i < kernel->slice; i++) {
        if (cp->config.research.slices[i].workgroup > next &&
            cp->config.research.slices[i].workgroup < count_groups(kernel))
            return true;
    }
    return false;
}

/* Returns true if the next WG to be launched is promised to run. */
static bool new_is_promised(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t promise = cp_policy_of(cp)->promise;

    return kernel->unlaunched && (promise & CP_PROMISE_ALL || (promise & CP_PROMISE_BELOW && is_below(cp, kernel)) ||
                                  (promise & CP_PROMISE_LOWEST && find_lowest(cp, kernel) == CP_NONE));
}

/*
 * Returns the READY WG that is promised to run, in a model that does not promise it to all that have run, or CP_NONE.
 */
static uint32_t lowest_ready(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t slot;

    if ((cp_policy_of(cp)->promise & (CP_PROMISE_STARTED | CP_PROMISE_LOWEST)) != CP_PROMISE_LOWEST)
        return CP_NONE;
    slot = find_lowest(cp, kernel);
    return slot != CP_NONE && cp->workgroups[slot].state == CP_WG_READY ? slot : CP_NONE;
}

static uint32_t count_ready(const struct cp_kernel *kernel)
{
    return (uint32_t)kernel->ready.count + kernel->preempted.count;
}

/* Returns true if no live WG is promised to run: then one has to be picked. */
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

/* Chooses the WG of the present slice. Returns false if it has ended, or if no WG has that number. */
static bool permit_slice(const struct cp *cp, const struct cp_kernel *kernel, struct cp_permit *permit)
{
    uint32_t number = cp->config.research.slices[kernel->slice].workgroup;

    *permit = (struct cp_permit){.slot = find_live(cp, kernel, number)};
    permit->fresh = permit->slot == CP_NONE;
    return !permit->fresh || (number < count_groups(kernel) && !was_sliced(cp, kernel, number));
}

void cp_model_open(struct cp *cp, struct cp_kernel *kernel)
{
    CP_REQUIRE(cp, PROGRESS_MODEL, cp_policy_has_adversary(cp));
    kernel->slice = 0;
    kernel->slicing = false;
    kernel->slices = 0;
    if (cp->active == 1 && !(kernel->managed & CP_MANAGED_MESSAGES))
        kernel->slices = (uint8_t)cp->config.research.slice_count;
}

void cp_model_close(struct cp *cp, const struct cp_kernel *kernel)
{
    if (cp_model_in_slices(kernel))
        cp->place_pending = true;
}

struct cp_permit cp_model_permit(struct cp *cp, struct cp_kernel *kernel)
{
    struct cp_permit permit = {.slot = CP_NONE};

    CP_REQUIRE(cp, PROGRESS_MODEL, cp_policy_has_adversary(cp));
    while (cp_model_in_slices(kernel)) {
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

    CP_REQUIRE(cp, PROGRESS_MODEL, cp_policy_has_model(cp));
    if (cp_model_in_slices(kernel))
        return kernel->workgroups.count + kernel->unlaunched;
    if (is_held(cp))
        return 0;
    away = cp_policy_of(cp)->promise & CP_PROMISE_STARTED ? count_ready(kernel) : lowest_ready(cp, kernel) != CP_NONE;
    return away + (cp_kernel_launchable(cp, kernel) && new_is_promised(cp, kernel));
}

uint32_t cp_model_slice_number(const struct cp *cp, const struct cp_kernel *kernel)
{
    CP_REQUIRE(cp, PROGRESS_MODEL, cp_policy_has_adversary(cp) && cp_model_in_slices(kernel));
    return cp->config.research.slices[kernel->slice].workgroup;
}

void cp_model_placed(struct cp *cp, struct cp_kernel *kernel)
{
    CP_REQUIRE(cp, PROGRESS_MODEL, cp_policy_has_adversary(cp));
    kernel->slicing = cp_model_in_slices(kernel);
    while (kernel->unlaunched && was_sliced(cp, kernel, cp_kernel_next_number(kernel))) {
        cp_kernel_advance(cp, kernel);
        kernel->unlaunched++;
    }
}

uint64_t cp_model_quantum(const struct cp *cp)
{
    uint32_t cycles;

    CP_REQUIRE(cp, PROGRESS_MODEL, cp_policy_has_adversary(cp));
    if (cp->first_kernel == CP_KERNEL_NONE || !is_held(cp))
        return cp->config.quantum;
    cycles = cp->config.research.slices[cp->kernels[cp->first_kernel].slice].cycles;
    return cycles ? cycles : 1;
}

#endif
