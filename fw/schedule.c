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
    SOURCE_COUNT
};

/* A WG that wants a place. The smaller rank goes first, then the smaller age; both are found out when there are rivals. */
struct candidate {
    uint32_t kernel; /* CP_NONE: no candidate */
    uint32_t source; /* enum source */
    uint32_t rank;   /* 0: not found out yet */
    int32_t age;
};

/* Kernel's part of the rank: larger priorities first, but a kernel that was passed over for long has one turn. */
static uint32_t kernel_rank(const struct cp *cp, uint32_t kernel, uint32_t priority)
{
    uint32_t distance = CP_PRIORITIES - 1u - priority;
    bool passed_over = cp->placements - cp->kernels[kernel].turn >= CP_ORDER_TURN;

    return passed_over ? distance : CP_PRIORITIES + distance;
}

/* Source's part of the rank: ready, new, pre-empted; but new ones have a turn now and then, and so have old pre-empted
 * ones. */
static uint32_t source_rank(const struct cp *cp, uint32_t priority, uint32_t source, uint32_t since)
{
    bool late_turn = cp->placements - cp->level_late[priority] >= CP_ORDER_LAUNCH;
    bool overdue = source == SOURCE_PREEMPTED && cp->placements - since >= CP_ORDER_PREEMPTED;

    if (source == SOURCE_READY)
        return 3;
    return (late_turn ? 0u : 4u) + (overdue ? 0u : source);
}

/* Head of the list a candidate from there comes from. */
static uint32_t head_of(const struct cp_kernel *k, uint32_t source)
{
    return source == SOURCE_READY ? k->ready.head : k->preempted.head;
}

static void find_rank(const struct cp *cp, struct candidate *candidate)
{
    uint32_t priority = cp_kernel_priority(cp, candidate->kernel);
    uint32_t since = cp->placements;

    if (candidate->source != SOURCE_NEW)
        since = cp->workgroups[head_of(&cp->kernels[candidate->kernel], candidate->source)].since;
    candidate->rank =
        1 + (kernel_rank(cp, candidate->kernel, priority) << 4 | source_rank(cp, priority, candidate->source, since));
    candidate->age = (int32_t)(since - cp->placements);
}

static void keep_better(const struct cp *cp, struct candidate *best, struct candidate *other)
{
    if (best->kernel == CP_NONE) {
        *best = *other;
        return;
    }
    if (!best->rank)
        find_rank(cp, best);
    if (!other->rank)
        find_rank(cp, other);
    if (other->rank < best->rank || (other->rank == best->rank && other->age < best->age))
        *best = *other;
}

/* WGs of a kernel that want a place, by source. */
static void count_wanting(const struct cp *cp, uint32_t kernel, uint32_t *counts)
{
    const struct cp_kernel *k = &cp->kernels[kernel];

    counts[SOURCE_READY] = k->ready.count;
    counts[SOURCE_PREEMPTED] = k->preempted.count;
    counts[SOURCE_NEW] = 0;
    if (cp_kernel_can_launch(cp, kernel))
        counts[SOURCE_NEW] = k->unlaunched < cp->free.count ? k->unlaunched : cp->free.count;
}

/*
 * Looks at the candidates of all kernels, oldest kernel first: the first in order whether or not there is room for it,
 * and the first for which there may be room; both come in without a kernel. Returns how many WGs want a place that their
 * kernels have no room for.
 */
static uint32_t survey(const struct cp *cp, struct candidate *first, struct candidate *placeable)
{
    uint32_t wanting = 0;
    uint32_t counts[SOURCE_COUNT];

    for (uint32_t kernel = cp->first_kernel; kernel != CP_KERNEL_NONE; kernel = cp->kernels[kernel].after) {
        bool room = cp_cu_may_have_room(cp, kernel);

        count_wanting(cp, kernel, counts);
        for (uint32_t source = 0; source < SOURCE_COUNT; source++) {
            struct candidate candidate = {.kernel = kernel, .source = source};

            if (!counts[source])
                continue;
            keep_better(cp, first, &candidate);
            if (room)
                keep_better(cp, placeable, &candidate);
            else
                wanting += counts[source];
        }
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

    if (reserve(cp, first.kernel, first.kernel == placeable.kernel || cp->first_kernel == cp->last_kernel))
        return;
    if (placeable.kernel == CP_NONE) {
        settle(cp, wanting);
        return;
    }
    if (place(cp, &placeable) && cp->reserved_kernel == placeable.kernel)
        cp->reserved_kernel = CP_NONE;
}

/* The resident WG that makes room first: the one stalled longest, then the one whose quantum was used up first. */
static uint32_t victim(const struct cp *cp)
{
    const struct cp_policy_entry *policy = cp_policy_entry(cp->config.policy);

    if (policy->swaps && cp->stalled.head != CP_NONE)
        return cp->stalled.head;
    return policy->preempts ? cp->expired.head : CP_NONE;
}

uint32_t cp_schedule_reports_wanted(const struct cp *cp)
{
    uint32_t known = cp->swaps + cp->stalled.count;
    uint32_t lacking = cp->wanting > known ? cp->wanting - known : 0;

    if (!cp->oversubscribed || !cp_policy_entry(cp->config.policy)->swaps)
        return 0;
    return lacking < CP_WAIT_REPORTS ? lacking : CP_WAIT_REPORTS;
}

bool cp_schedule_wants_reports(const struct cp *cp)
{
    return !cp->reports && !cp->place_pending && cp_schedule_reports_wanted(cp);
}

bool cp_schedule_wants_swap(const struct cp *cp)
{
    return cp->wanting > cp->swaps && !cp->place_pending && victim(cp) != CP_NONE;
}

void cp_schedule_swap(struct cp *cp)
{
    uint32_t slot = victim(cp);

    if (cp->workgroups[slot].state == CP_WG_STALLED)
        cp_workgroup_save(cp, slot, 0, CP_WG_SWAP);
    else
        cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED);
}
