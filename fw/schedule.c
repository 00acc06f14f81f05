/* SPDX-License-Identifier: MIT */
/* schedule.c - the order of placement, and which WG is preempted. */
#include "schedule.h"

#include <stddef.h>

#include "compute_unit.h"
#include "cooperative.h"
#include "delegation.h"
#include "demand.h"
#include "kernel.h"
#include "order.h"
#include "placement.h"
#include "policy.h"
#include "progress_model.h"
#include "reclaim.h"
#include "workgroup.h"

/* Returns true if it is time to look for a kernel that was passed over: once in CP_ORDER_TURN placements one goes first. */
static bool is_review_due(const struct cp *cp)
{
    return cp->placements - cp->reviewed >= CP_ORDER_TURN;
}

/*
 * Returns the kernel's part of the order: larger goes first. At a review a kernel that was passed over for long goes first, the
 * longest before others.
 */
static uint32_t kernel_order(const struct cp *cp, const struct cp_kernel *kernel)
{
    if (is_review_due(cp) && cp_kernel_passed_over(cp, kernel))
        return cp->placements - kernel->turn + CP_PRIORITIES;
    return kernel->priority;
}

/*
 * Returns the source's part of the order: ready, new, preempted. But new and preempted WGs have a turn after some
 * ready ones of their queue, and preempted WGs that have waited long go before new ones.
 */
static uint32_t source_order(const struct cp *cp, const struct cp_kernel *kernel, uint32_t source, uint32_t waited)
{
    bool late_turn = cp->queues[kernel->queue].ready_run >= CP_ORDER_LAUNCH;
    bool overdue = CP_PREEMPTION && source == CP_SOURCE_PREEMPTED && waited >= CP_ORDER_PREEMPTED;

    if (source == CP_SOURCE_READY)
        return 3;
    return (late_turn ? 0u : 4u) + (overdue ? 0u : source);
}

/* Compares WGs of one queue: by source, then the one that has waited through more placements goes first. */
static uint32_t rank_of(struct cp *cp, const struct cp_candidate *candidate)
{
    uint32_t waited = 0;

    if (candidate->source != CP_SOURCE_NEW)
        waited = cp->placements - cp_workgroup_at(cp, candidate->slot)->since;
    return ((source_order(cp, candidate->kernel, candidate->source, waited) + 1u) << 29) - waited;
}

/* Returns true if the order of the list does not decide between queues: all kernels are compared. */
static bool compares_all(const struct cp *cp)
{
    return cp_policy_has_adversary(cp) || cp_policy_of(cp)->goes_before || is_review_due(cp);
}

static bool is_of_other(const struct cp_candidate *candidate, const struct cp_kernel *kernel)
{
    return candidate->kernel && candidate->kernel->queue != kernel->queue;
}

/* Of two queues the one goes first that the list has first, unless the kernels' part decides; of equal WGs the older dispatch's. */
static bool goes_before(struct cp *cp, const struct cp_candidate *candidate, const struct cp_candidate *other)
{
    uint32_t order = kernel_order(cp, candidate->kernel), other_order = kernel_order(cp, other->kernel);

    if (cp_policy_of(cp)->goes_before)
        return cp_policy_of(cp)->goes_before(cp, candidate, other);
    if (order != other_order)
        return order > other_order;
    if (!cp_policy_has_adversary(cp) && candidate->kernel->queue != other->kernel->queue)
        return false;
    return rank_of(cp, candidate) < rank_of(cp, other);
}

/* Replaces the best candidate if the other one goes before it. */
static void keep_better(struct cp *cp, struct cp_candidate *best, const struct cp_candidate *other)
{
    if (!best->kernel || goes_before(cp, other, best))
        *best = *other;
}

/* The same for the head of a list, if there is one. */
static void keep_listed(struct cp *cp, struct cp_candidate *best, struct cp_candidate *next, enum cp_source source,
                        const struct cp_list *list)
{
    next->source = source;
    next->slot = list->head;
    if (list->count)
        keep_better(cp, best, next);
}

/* Finds where the kernel's first WG in order comes from. Returns false if the kernel has no WG that may be placed. */
static bool find_candidate(struct cp *cp, struct cp_kernel *kernel, struct cp_candidate *best)
{
    struct cp_candidate next = {kernel, CP_SOURCE_NEW, CP_NONE};
    struct cp_permit permit = {CP_NONE, true, true};

    best->kernel = NULL;
    if (cp_kernel_is_held(cp, kernel))
        return false;
    if (cp_policy_has_adversary(cp))
        permit = cp_model_permit(cp, kernel);
    if (permit.slot != CP_NONE) {
        *best = (struct cp_candidate){kernel, CP_SOURCE_READY, permit.slot};
        return true;
    }
    if (permit.fresh && cp_kernel_launchable(cp, kernel))
        keep_better(cp, best, &next);
    if (permit.away) {
        if (CP_PREEMPTION)
            keep_listed(cp, best, &next, CP_SOURCE_PREEMPTED, &kernel->preempted);
        keep_listed(cp, best, &next, CP_SOURCE_READY, &kernel->ready);
    }
    return best->kernel;
}

/* Returns how many WGs of a kernel lack a slot for which another WG may be preempted. */
static uint32_t count_wanting(const struct cp *cp, const struct cp_kernel *kernel)
{
    if (cp_policy_has_model(cp))
        return cp_model_wanting(cp, kernel);
    return cp_kernel_wanting(cp, kernel);
}

static bool is_alone(const struct cp *cp)
{
    return cp->active < 2;
}

/*
 * Returns true if no WG can be placed, and it makes no difference how many more lack a slot: not more can be saved or stalled than have
 * one, nor reported at a time than CP_WAIT_REPORTS.
 */
static bool is_enough(const struct cp *cp, uint32_t wanting)
{
    return cp->full && wanting + cp->free.count >= cp->config.wg_slots + CP_WAIT_REPORTS;
}

/*
 * Finds the WG that is first in order, and the first one that may fit; a kernel that reclaiming holds has none. Call with both
 * candidates without a kernel. Returns how many WGs lack a slot because none of their kernel fits. Unless all kernels are compared it
 * ends behind the queue of the second one, or of the first one when that is enough.
 */
static uint32_t survey_kernels(struct cp *cp, struct cp_candidate *first, struct cp_candidate *placeable, bool all)
{
    uint32_t wanting = 0;

    for (struct cp_kernel *kernel = cp_kernel_first(cp); kernel; kernel = cp_kernel_after(cp, kernel)) {
        struct cp_candidate candidate;
        bool found;

        if (!all && is_of_other(is_enough(cp, wanting) ? first : placeable, kernel))
            break;
        cp_count(&cp->counters.surveys);
        found = find_candidate(cp, kernel, &candidate) && !cp_reclaim_holds(cp, kernel);
        if (found)
            keep_better(cp, first, &candidate);
        if (found && cp_cu_may_have_room(cp, kernel))
            keep_better(cp, placeable, &candidate);
        else if (!cp_kernel_is_held(cp, kernel))
            wanting += count_wanting(cp, kernel);
    }
    return wanting;
}

static void settle_schedule(struct cp *cp, uint32_t wanting)
{
    bool oversubscribed = wanting != 0;

    cp->place_pending = false;
    cp->wanting = wanting;
    if (oversubscribed != cp->oversubscribed) {
        cp->oversubscribed = oversubscribed;
        cp->waiting_pending = true;
    }
    if (CP_COOPERATIVE && cp->managed)
        cp_demand_review(cp);
}

/* Notes that no other WG of the only kernel fits. */
static void settle_full(struct cp *cp, const struct cp_kernel *kernel)
{
    settle_schedule(cp, count_wanting(cp, kernel));
}

void cp_schedule_placed(struct cp *cp, const struct cp_kernel *kernel)
{
    CP_REQUIRE(cp, SCHEDULE, kernel->workgroups.count);
    if (CP_BATCHES && is_alone(cp) && !cp_cu_may_have_room(cp, kernel))
        settle_full(cp, kernel);
}

/* Places the candidate. Returns false if it does not fit, or if the ring is full. */
static bool place_and_settle(struct cp *cp, const struct cp_candidate *candidate)
{
    if (!cp_placement_place(cp, candidate))
        return false;
    cp_schedule_placed(cp, candidate->kernel);
    return true;
}

/*
 * Reserves a CU for the kernel that is first in order, unless that kernel fits or is alone. Returns true if that
 * changes what other kernels may use.
 */
static bool reserve_cu(struct cp *cp, const struct cp_kernel *first, bool no_need)
{
    uint32_t kernel = cp->reserved_kernel;
    uint32_t cu;

    if (kernel == (first ? first->number : CP_KERNEL_NONE) && (no_need || cp_cu_usable(cp, cp->reserved_cu)))
        return false;
    cp->reserved_kernel = CP_KERNEL_NONE;
    if (first && !no_need) {
        cu = cp_cu_next_usable(cp, first->queue, first->next_cu);
        if (cu != CP_NONE) {
            cp->reserved_kernel = first->number;
            cp->reserved_cu = (uint16_t)cu;
        }
    }
    return cp->reserved_kernel != kernel || kernel != CP_KERNEL_NONE;
}

void cp_schedule_ready(struct cp *cp)
{
    const struct cp_kernel *kernel = cp_kernel_at(cp, cp->first_kernel);

    CP_REQUIRE(cp, SCHEDULE, cp->first_kernel != CP_KERNEL_NONE && cp->ready);
    if (cp_is_delegated(cp))
        return;
    if (!CP_BATCHES || cp->place_pending || cp->waiting_pending || !is_alone(cp) || kernel->error ||
        (CP_COOPERATIVE && kernel->managed) || cp_policy_has_adversary(cp) || (CP_HOST && cp->suspended) ||
        cp_cu_may_have_room(cp, kernel))
        cp->place_pending = true;
    else
        settle_full(cp, kernel);
}

/*
 * Places the first READY WG of the only kernel, of which nothing else is to be placed, and which only the order above
 * governs. Returns false in all other cases.
 */
static bool place_ready(struct cp *cp, struct cp_kernel *kernel)
{
    if (!kernel || !is_alone(cp) || cp->reserved_kernel != CP_KERNEL_NONE || kernel->unlaunched ||
        (CP_COOPERATIVE && kernel->managed) || kernel->preempted.count || !kernel->ready.count ||
        cp_policy_has_model(cp) || (CP_HOST && cp->suspended))
        return false;
    if (!place_and_settle(cp, &(struct cp_candidate){kernel, CP_SOURCE_READY, kernel->ready.head}) && !cp->blocked)
        settle_full(cp, kernel);
    return true;
}

/* Places one WG after comparing all candidates. */
static void place_first(struct cp *cp)
{
    struct cp_candidate first = {0}, placeable = {0};
    bool all = compares_all(cp);
    uint32_t wanting;

    if (CP_BATCHES && place_ready(cp, cp_kernel_first(cp)))
        return;
    wanting = survey_kernels(cp, &first, &placeable, all);
    if (reserve_cu(cp, first.kernel, first.kernel == placeable.kernel || is_alone(cp)))
        return;
    if (!placeable.kernel)
        settle_schedule(cp, wanting);
    else if (CP_COOPERATIVE && cp_cooperative_unstarted(cp, placeable.kernel))
        cp_cooperative_start(cp, placeable.kernel);
    else if (place_and_settle(cp, &placeable) && all && first.kernel == placeable.kernel)
        cp->reviewed = cp->placements;
}

/*
 * Launches at most `most` WGs of the only kernel, as long as each fits on the CU that the order gives it. Returns the number, 0
 * also if the ring is full.
 */
static uint32_t launch_several(struct cp *cp, struct cp_kernel *kernel, uint32_t most)
{
    struct cp_spot spot = {kernel->next_cu, CP_NONE};

    spot.simd = cp_cu_try(cp, kernel, spot.cu);
    return spot.simd == CP_NONE ? 0 : cp_workgroup_launch(cp, kernel, spot, most);
}

/*
 * The commonest case: launches the next WGs of the only kernel, of which no WG is READY, and which only the order
 * above governs. One WG is one work item. Returns work items done, 0 in all other cases.
 */
static uint32_t place_next(struct cp *cp, struct cp_kernel *kernel, uint32_t most)
{
    uint32_t count;

    CP_REQUIRE(cp, SCHEDULE, is_alone(cp) && cp->reserved_kernel == CP_KERNEL_NONE);
    if (cp->ready || (CP_COOPERATIVE && cp->managed) || cp_policy_has_model(cp) || (CP_HOST && cp->suspended))
        return 0;
    count = cp_kernel_launchable(cp, kernel);
    if (!count) {
        settle_schedule(cp, 0);
        return 1;
    }
    count = launch_several(cp, kernel, cp_smaller(count, most));
    if (count) {
        cp_placement_note(cp, kernel, CP_SOURCE_NEW, count);
        cp_schedule_placed(cp, kernel);
    }
    return count + cp->blocked;
}

uint32_t cp_schedule_place(struct cp *cp, uint32_t most)
{
    uint32_t units = 0;

    CP_REQUIRE(cp, SCHEDULE, cp->place_pending && most && !cp->blocked);
    if (CP_DELEGATION)
        cp_delegation_begin(cp);
    if (!cp_places(cp)) {
        cp->place_pending = false;
        return 1;
    }
    if (CP_BATCHES && is_alone(cp) && cp->first_kernel != CP_KERNEL_NONE && cp->reserved_kernel == CP_KERNEL_NONE)
        units = place_next(cp, &cp->kernels[cp->first_kernel], most);
    if (units)
        return units;
    place_first(cp);
    return 1;
}

/* Returns true if a kernel may have been passed over for one of its queue or of another priority. */
static bool may_be_passed_over(struct cp *cp)
{
    const struct cp_kernel *first = cp_kernel_first(cp);

    if (!is_review_due(cp))
        return false;
    for (const struct cp_kernel *k = first; k; k = cp_kernel_after(cp, k))
        if (k->priority != first->priority || cp->queues[k->queue].kernels > 1)
            return true;
    cp->reviewed = cp->placements;
    return false;
}

/* Returns true if the kernel, beside others, would be given what one of its WGs leaves. As many WGs lack a slot as before then. */
static bool is_next(struct cp *cp, const struct cp_kernel *kernel)
{
    return cp->full && !cp->place_pending && !cp->managed && kernel->unlaunched > cp->free.count &&
           cp->queues[kernel->queue].kernels == 1 && !cp_policy_of(cp)->goes_before && !may_be_passed_over(cp) &&
           cp_order_is_next(cp, kernel);
}

/*
 * Returns true if cp_schedule_place would choose for the next WG of the grid just what this WG leaves: a spot on its
 * CU, the only one where it fits, and its record, the head of the free ones. No other work precedes placing, because
 * an event is handled if no work that sends is left, or if the ring is full.
 */
static bool can_hand_over(struct cp *cp, const struct cp_workgroup *wg, const struct cp_kernel *kernel)
{
    return kernel->unlaunched && !(CP_HOST && cp->suspended) && !cp_policy_has_model(cp) && !cp->blocked &&
           !cp->ready && !kernel->managed && wg->state == CP_WG_RUNNING && !wg->flags &&
           (!CP_SCRATCH || wg->scratch == CP_NONE) && cp_cu_usable(cp, wg->cu) &&
           cp_cu_allows(cp, kernel->queue, wg->cu) &&
           (is_alone(cp) ? !cp_cu_may_have_room(cp, kernel) : CP_BATCHES && is_next(cp, kernel));
}

bool cp_schedule_hand_over(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_kernel *kernel = cp_kernel_at(cp, wg->kernel);

    CP_REQUIRE(cp, SCHEDULE, wg == &cp->workgroups[slot] && wg->state != CP_WG_FREE);
    if (!cp_places(cp) || !can_hand_over(cp, wg, kernel) || !cp_workgroup_hand_over(cp, kernel, wg, slot))
        return false;
    cp_tick(&cp->counters.handovers);
    cp_placement_note_turns(cp, kernel, CP_SOURCE_NEW, 1);
    if (cp->reserved_kernel == kernel->number)
        cp->reserved_kernel = CP_KERNEL_NONE;
    if (!CP_BATCHES || is_alone(cp))
        settle_full(cp, kernel);
    return true;
}

/*
 * Returns the resident WG to preempt: the one stalled longest, else the one whose quantum expired first. The latter
 * has a turn after some stalled ones too, because there may always be stalled ones.
 */
static uint32_t choose_victim(const struct cp *cp)
{
    const struct cp_policy *policy = cp_policy_of(cp);
    uint32_t stalled = policy->swaps ? cp->stalled.head : CP_NONE;
    uint32_t expired = CP_PREEMPTION && policy->preempts ? cp->expired.head : CP_NONE;
    bool turn = stalled == CP_NONE || cp->stalled_saves >= CP_ORDER_QUANTUM;

    if (policy->victim)
        return policy->victim(cp);
    if (expired != CP_NONE && policy->may_preempt && !policy->may_preempt(cp, expired))
        return stalled;

    return turn && expired != CP_NONE ? expired : stalled;
}

uint32_t cp_schedule_reports_wanted(const struct cp *cp)
{
    uint32_t known = cp->swaps + cp->stalled.count;
    uint32_t lacking = cp->wanting > known ? cp->wanting - known : 0;

    if (cp_is_delegated(cp))
        return cp_policy_of(cp)->swaps;
    if (!cp->oversubscribed || !cp_policy_of(cp)->swaps)
        return 0;
    return lacking < CP_WAIT_REPORTS ? lacking : CP_WAIT_REPORTS;
}

/* Sends SAVE for the victim. */
static void save_victim(struct cp *cp, uint32_t slot)
{
    if (CP_PREEMPTION && cp_workgroup_at(cp, slot)->state != CP_WG_STALLED) {
        if (cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED))
            cp->stalled_saves = 0;
    } else if (cp_workgroup_save(cp, slot, 0, CP_WG_SWAP) && CP_PREEMPTION && cp->stalled_saves < CP_ORDER_QUANTUM) {
        cp->stalled_saves++;
    }
}

bool cp_schedule_preempt(struct cp *cp)
{
    uint32_t slot = choose_victim(cp);

    CP_REQUIRE(cp, SCHEDULE, cp_schedule_may_preempt(cp) && !cp->place_pending);
    CP_REQUIRE(cp, SCHEDULE, slot == CP_NONE || slot == cp->stalled.head || slot == cp->expired.head);
    if (slot == CP_NONE)
        return false;
    save_victim(cp, slot);
    return true;
}
