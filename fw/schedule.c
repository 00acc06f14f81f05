/* schedule.c - the order of placement, and who makes room. */
#include "schedule.h"

#include "compute_unit.h"
#include "kernel.h"
#include "policy.h"
#include "workgroup.h"

enum source {
    SOURCE_READY,     /* head of the kernel's ready WGs */
    SOURCE_NEW,       /* next WG of its grid */
    SOURCE_PREEMPTED, /* head of its pre-empted WGs */
    SOURCE_NONE
};

/* The WG of a kernel that goes first. Among kernels the smaller rank goes first, then the longer wait. */
struct candidate {
    uint32_t kernel; /* CP_NONE: no candidate */
    uint32_t source; /* enum source */
};

struct rank {
    uint32_t order;
    uint32_t waited; /* placements */
};

/* Kernel's part of the order: larger priorities first, but a kernel that was passed over for long has one turn. */
static uint32_t kernel_order(const struct cp *cp, uint32_t kernel, uint32_t priority)
{
    uint32_t distance = CP_PRIORITIES - 1u - priority;
    bool passed_over = cp->placements - cp->kernels[kernel].turn >= CP_ORDER_TURN;

    return passed_over ? distance : CP_PRIORITIES + distance;
}

/*
 * Source's part of the order: ready, new, pre-empted; but new and pre-empted ones have a turn after some ready ones,
 * and old pre-empted ones go before new ones.
 */
static uint32_t source_order(const struct cp *cp, uint32_t priority, uint32_t source, uint32_t waited)
{
    bool late_turn = cp->placements - cp->level_late[priority] >= CP_ORDER_LAUNCH;
    bool overdue = source == SOURCE_PREEMPTED && waited >= CP_ORDER_PREEMPTED;

    if (source == SOURCE_READY)
        return 3;
    return (late_turn ? 0u : 4u) + (overdue ? 0u : source);
}

/* Head of the list a candidate comes from, which is not SOURCE_NEW. */
static uint32_t head_of(const struct cp_kernel *k, uint32_t source)
{
    return source == SOURCE_READY ? k->ready.head : k->preempted.head;
}

static struct rank rank_of(const struct cp *cp, uint32_t kernel, uint32_t source)
{
    uint32_t priority = cp_kernel_priority(cp, kernel);
    struct rank rank = {0, 0};

    if (source != SOURCE_NEW)
        rank.waited = cp->placements - cp->workgroups[head_of(&cp->kernels[kernel], source)].since;
    rank.order = kernel_order(cp, kernel, priority) << 4 | source_order(cp, priority, source, rank.waited);
    return rank;
}

/* Whether one candidate goes before another, which goes first when they are equal. */
static bool goes_before(const struct cp *cp, const struct candidate *one, const struct candidate *other)
{
    struct rank a = rank_of(cp, one->kernel, one->source), b = rank_of(cp, other->kernel, other->source);

    return a.order < b.order || (a.order == b.order && a.waited > b.waited);
}

/* Where the kernel's first WG in order comes from. */
static struct candidate candidate_of(const struct cp *cp, uint32_t kernel)
{
    const struct cp_kernel *k = &cp->kernels[kernel];
    struct candidate best = {kernel, SOURCE_NONE}, other = {kernel, SOURCE_PREEMPTED};

    if (cp_kernel_can_launch(cp, kernel))
        best.source = SOURCE_NEW;
    if (k->preempted.count && (best.source == SOURCE_NONE || goes_before(cp, &other, &best)))
        best.source = SOURCE_PREEMPTED;
    other.source = SOURCE_READY;
    if (k->ready.count && (best.source == SOURCE_NONE || goes_before(cp, &other, &best)))
        best.source = SOURCE_READY;
    return best;
}

static void keep_better(const struct cp *cp, struct candidate *best, const struct candidate *other)
{
    if (best->kernel == CP_NONE || goes_before(cp, other, best))
        *best = *other;
}

/* WGs of a kernel that want a place. */
static uint32_t count_wanting(const struct cp *cp, uint32_t kernel)
{
    const struct cp_kernel *k = &cp->kernels[kernel];
    uint32_t unlaunched = 0;

    if (cp_kernel_can_launch(cp, kernel))
        unlaunched = k->unlaunched < cp->free.count ? k->unlaunched : cp->free.count;
    return (uint32_t)k->ready.count + k->preempted.count + unlaunched;
}

/*
 * Looks at all kernels, oldest first: the WG that is first in order whether or not there is room for it, and the first
 * one for which there may be room; both come in without a kernel. Returns how many WGs want a place that their kernels
 * have no room for.
 */
static uint32_t survey(const struct cp *cp, struct candidate *first, struct candidate *placeable)
{
    uint32_t wanting = 0;

    for (uint32_t kernel = cp->first_kernel; kernel != CP_KERNEL_NONE; kernel = cp->kernels[kernel].after) {
        struct candidate candidate = candidate_of(cp, kernel);

        if (candidate.source == SOURCE_NONE)
            continue;
        keep_better(cp, first, &candidate);
        if (cp_cu_may_have_room(cp, kernel))
            keep_better(cp, placeable, &candidate);
        else
            wanting += count_wanting(cp, kernel);
    }
    return wanting;
}

static void note_placement(struct cp *cp, const struct candidate *candidate)
{
    uint32_t priority = cp_kernel_priority(cp, candidate->kernel);

    cp->placements++;
    cp->kernels[candidate->kernel].turn = cp->placements;
    if (candidate->source != SOURCE_READY)
        cp->level_late[priority] = cp->placements;
}

/* True when the candidate was placed; no room or a full ring otherwise. */
static bool place(struct cp *cp, const struct candidate *candidate)
{
    struct cp_kernel *k = &cp->kernels[candidate->kernel];
    bool fresh = candidate->source == SOURCE_NEW;
    uint32_t cu, simd;
    bool sent;

    if (!cp_cu_find(cp, candidate->kernel, fresh ? k->next_cu : cp->restore_cu, &cu, &simd))
        return false;
    if (fresh)
        sent = cp_workgroup_launch(cp, candidate->kernel, cu, simd);
    else
        sent = cp_workgroup_restore(cp, head_of(k, candidate->source), cu, simd);
    if (!sent)
        return false;
    if (!fresh)
        cp->restore_cu = (uint16_t)(cu + 1 < cp->config.cus ? cu + 1 : 0);
    note_placement(cp, candidate);
    cp_cu_refresh(cp, candidate->kernel, cu);
    return true;
}

/*
 * Keeps a compute unit free of other kernels' WGs for the kernel that is first in order, unless it has room or is
 * alone. True when that changes what the others may use.
 */
static bool reserve(struct cp *cp, uint32_t first, bool no_need)
{
    uint32_t kernel = cp->reserved_kernel;
    uint32_t cu;

    if (kernel == first && (no_need || (kernel != CP_NONE && cp_cu_usable(cp, cp->reserved_cu))))
        return false;
    cp->reserved_kernel = CP_NONE;
    if (first != CP_NONE && !no_need) {
        cu = cp_bits_next(cp->cus_usable, CP_CU_WORDS, cp->kernels[first].next_cu);
        if (cu != CP_NONE) {
            cp->reserved_kernel = (uint16_t)first;
            cp->reserved_cu = (uint16_t)cu;
        }
    }
    return cp->reserved_kernel != kernel || kernel != CP_NONE;
}

static void settle(struct cp *cp, uint32_t wanting)
{
    bool oversubscribed = wanting != 0;

    cp->place_pending = false;
    cp->wanting = wanting;
    if (oversubscribed != cp->oversubscribed) {
        cp->oversubscribed = oversubscribed;
        cp->waiting_pending = true;
    }
}

void cp_schedule_place(struct cp *cp)
{
    struct candidate first = {.kernel = CP_NONE}, placeable = {.kernel = CP_NONE};
    uint32_t wanting = survey(cp, &first, &placeable);
    bool alone = cp->first_kernel == cp->last_kernel;

    if (reserve(cp, first.kernel, first.kernel == placeable.kernel || alone))
        return;
    if (placeable.kernel == CP_NONE) {
        settle(cp, wanting);
        return;
    }
    if (!place(cp, &placeable))
        return;
    if (cp->reserved_kernel == placeable.kernel)
        cp->reserved_kernel = CP_NONE;
    if (alone && !cp_cu_may_have_room(cp, placeable.kernel))
        settle(cp, count_wanting(cp, placeable.kernel));
}

/* The resident WG that makes room first: the one stalled longest, then the one whose quantum was used up first. */
static uint32_t victim(const struct cp *cp)
{
    const struct cp_policy_entry *policy = cp->policy;

    if (policy->swaps && cp->stalled.head != CP_NONE)
        return cp->stalled.head;
    return policy->preempts ? cp->expired.head : CP_NONE;
}

uint32_t cp_schedule_reports_wanted(const struct cp *cp)
{
    uint32_t known = cp->swaps + cp->stalled.count;
    uint32_t lacking = cp->wanting > known ? cp->wanting - known : 0;

    if (!cp->oversubscribed || !cp->policy->swaps)
        return 0;
    return lacking < CP_WAIT_REPORTS ? lacking : CP_WAIT_REPORTS;
}

bool cp_schedule_make_room(struct cp *cp)
{
    uint32_t slot = victim(cp);

    if (!cp->reports && cp_schedule_reports_wanted(cp))
        cp_policy_publish(cp);
    else if (slot == CP_NONE)
        return false;
    else if (cp->workgroups[slot].state == CP_WG_STALLED)
        cp_workgroup_save(cp, slot, 0, CP_WG_SWAP);
    else
        cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED);
    return true;
}
