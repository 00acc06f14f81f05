/* schedule.c - the order of placement, and who makes room. */
#include "schedule.h"

#include <stddef.h>

#include "compute_unit.h"
#include "cooperative.h"
#include "gather.h"
#include "kernel.h"
#include "policy.h"
#include "progress_model.h"
#include "workgroup.h"

enum source {
    SOURCE_READY,     /* head of the kernel's ready WGs */
    SOURCE_NEW,       /* next WG of its grid */
    SOURCE_PREEMPTED, /* head of its pre-empted WGs */
    SOURCE_NONE
};

/* The WG of a kernel that goes first. Among kernels the smaller rank goes first, then the longer wait. */
struct candidate {
    struct cp_kernel *kernel; /* NULL: no candidate */
    uint32_t source;          /* enum source */
    uint32_t slot;            /* not SOURCE_NEW */
};

/* Kernel's part of the order: larger priorities first, but a kernel that was passed over for long has one turn. */
static uint32_t kernel_order(const struct cp *cp, const struct cp_kernel *kernel, uint32_t priority)
{
    uint32_t distance = CP_PRIORITIES - 1u - priority;
    bool passed_over = cp->placements - kernel->turn >= CP_ORDER_TURN;

    return passed_over ? distance : CP_PRIORITIES + distance;
}

/*
 * Source's part of the order: ready, new, pre-empted; but new and pre-empted ones have a turn after some ready ones,
 * and old pre-empted ones go before new ones.
 */
static uint32_t source_order(const struct cp *cp, uint32_t priority, uint32_t source, uint32_t waited)
{
    bool late_turn = cp->placements - cp->level_late[priority] >= CP_ORDER_LAUNCH;
    bool overdue = CP_PREEMPTION && source == SOURCE_PREEMPTED && waited >= CP_ORDER_PREEMPTED;

    if (source == SOURCE_READY)
        return 3;
    return (late_turn ? 0u : 4u) + (overdue ? 0u : source);
}

/* The smaller goes first: by order, then the one that has waited through more placements. */
static uint64_t rank_of(struct cp *cp, const struct candidate *candidate)
{
    uint32_t priority = candidate->kernel->priority;
    uint32_t waited = 0, order;

    if (candidate->source != SOURCE_NEW)
        waited = cp->placements - cp_workgroup_at(cp, candidate->slot)->since;
    order = kernel_order(cp, candidate->kernel, priority) << 4 | source_order(cp, priority, candidate->source, waited);
    return (uint64_t)order << 32 | (UINT32_MAX - waited);
}

/* The best stays unless the other one goes before it. */
static void keep_better(struct cp *cp, struct candidate *best, const struct candidate *other)
{
    if (!best->kernel || rank_of(cp, other) < rank_of(cp, best))
        *best = *other;
}

/* The same for the first one of a list, if there is one. */
static CP_ONE_COPY void keep_listed(struct cp *cp, struct candidate *best, struct candidate *next, enum source source,
                                    const struct cp_list *list)
{
    next->source = source;
    next->slot = list->head;
    if (list->count)
        keep_better(cp, best, next);
}

/* Where the kernel's first WG in order comes from. False: it has none that may be placed. */
static bool find_candidate(struct cp *cp, struct cp_kernel *kernel, struct candidate *best)
{
    struct candidate next = {kernel, SOURCE_NEW, CP_NONE};
    struct cp_permit permit = {CP_NONE, true, true};

    best->kernel = NULL;
    if (cp_model_restricts(cp))
        permit = cp_model_permit(cp, kernel);
    if (permit.slot != CP_NONE) {
        *best = (struct candidate){kernel, SOURCE_READY, permit.slot};
        return true;
    }
    if (permit.fresh && cp_kernel_launchable(cp, kernel))
        keep_better(cp, best, &next);
    if (permit.away) {
        if (CP_PREEMPTION)
            keep_listed(cp, best, &next, SOURCE_PREEMPTED, &kernel->preempted);
        keep_listed(cp, best, &next, SOURCE_READY, &kernel->ready);
    }
    return best->kernel;
}

/* WGs of a kernel that want a place, and for which one is made if there is none. */
static CP_ONE_COPY uint32_t count_wanting(const struct cp *cp, const struct cp_kernel *kernel)
{
    if (cp_model_governs(cp))
        return cp_model_wanting(cp, kernel);
    return cp_gather_wanting(cp, kernel);
}

/*
 * Looks at all kernels, oldest first: the WG that is first in order whether or not there is room for it, and the first
 * one for which there may be room; both come in without a kernel. Returns how many WGs want a place that their kernels
 * have no room for.
 */
static uint32_t survey(struct cp *cp, struct candidate *first, struct candidate *placeable)
{
    uint32_t wanting = 0;

    for (struct cp_kernel *kernel = cp_kernel_first(cp); kernel; kernel = cp_kernel_after(cp, kernel)) {
        struct candidate candidate;
        bool found = find_candidate(cp, kernel, &candidate);

        if (found)
            keep_better(cp, first, &candidate);
        if (found && !cp_gather_holds(cp, kernel) && cp_cu_may_have_room(cp, kernel))
            keep_better(cp, placeable, &candidate);
        else
            wanting += count_wanting(cp, kernel);
    }
    return wanting;
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
    if (CP_COOPERATIVE && cp->attended)
        cp_cooperative_review(cp);
}

static bool alone(const struct cp *cp)
{
    return cp->first_kernel == cp->last_kernel;
}

/* So many candidates of one kernel have had their turns. */
static inline void note_turns(struct cp *cp, struct cp_kernel *kernel, uint32_t source, uint32_t count)
{
    cp->placements += count;
    kernel->turn = cp->placements;
    if (source != SOURCE_READY)
        cp->level_late[kernel->priority] = cp->placements;
}

/* There is no room for another WG of the only kernel. */
static CP_APART void settle_full(struct cp *cp, const struct cp_kernel *kernel)
{
    settle(cp, count_wanting(cp, kernel));
}

/* Candidates have got places. Whether there is one for another is clear when their kernel is the only one. */
static CP_ONE_COPY void note_placements(struct cp *cp, struct cp_kernel *kernel, uint32_t source, uint32_t count)
{
    note_turns(cp, kernel, source, count);
    if (cp->reserved_kernel == kernel->number)
        cp->reserved_kernel = CP_KERNEL_NONE;
    if (cp_model_restricts(cp))
        cp_model_placed(cp, kernel);
    if (alone(cp) && !cp_cu_may_have_room(cp, kernel))
        settle_full(cp, kernel);
}

/* Sends the command that places the candidate. False: the ring is full. */
static bool send_to(struct cp *cp, const struct candidate *candidate, struct cp_spot spot)
{
    if (candidate->source != SOURCE_NEW)
        return cp_workgroup_restore(cp, candidate->slot, spot);
    if (cp_model_restricts(cp))
        return cp_model_launch(cp, candidate->kernel, spot);
    return cp_workgroup_launch(cp, candidate->kernel, spot, 1);
}

/* Places the candidate. False: there is no room, or the ring is full. */
static bool place(struct cp *cp, const struct candidate *candidate)
{
    struct cp_kernel *kernel = candidate->kernel;
    bool fresh = candidate->source == SOURCE_NEW;
    struct cp_spot spot = cp_cu_find(cp, kernel, fresh ? kernel->next_cu : cp->restore_cu);

    if (spot.cu == CP_NONE)
        return false;
    if (!send_to(cp, candidate, spot))
        return false;
    if (!fresh)
        cp->restore_cu = (uint16_t)(spot.cu + 1u < cp->config.cus ? spot.cu + 1u : 0);
    note_placements(cp, kernel, candidate->source, 1);
    return true;
}

bool cp_schedule_launch(struct cp *cp, struct cp_kernel *kernel)
{
    return place(cp, &(struct candidate){kernel, SOURCE_NEW, CP_NONE});
}

/*
 * Keeps a compute unit free of other kernels' WGs for the kernel that is first in order, unless it has room or is
 * alone. True when that changes what the others may use.
 */
static bool reserve(struct cp *cp, const struct cp_kernel *first, bool no_need)
{
    uint32_t kernel = cp->reserved_kernel;
    uint32_t cu;

    if (kernel == (first ? first->number : CP_KERNEL_NONE) &&
        (no_need || (kernel != CP_KERNEL_NONE && cp_cu_usable(cp, cp->reserved_cu))))
        return false;
    cp->reserved_kernel = CP_KERNEL_NONE;
    if (first && !no_need) {
        cu = cp_bits_next(cp->cus_usable, CP_CU_WORDS, first->next_cu);
        if (cu != CP_NONE) {
            cp->reserved_kernel = first->number;
            cp->reserved_cu = (uint16_t)cu;
        }
    }
    return cp->reserved_kernel != kernel || kernel != CP_KERNEL_NONE;
}

void cp_schedule_ready(struct cp *cp, const struct cp_kernel *kernel)
{
    if (cp->place_pending || cp->waiting_pending || !alone(cp) || kernel->error || kernel->attended ||
        cp_model_restricts(cp) || cp_cu_may_have_room(cp, kernel))
        cp->place_pending = true;
    else
        settle_full(cp, kernel);
}

/*
 * The first READY WG of the only kernel, of which nothing else is to be placed, and which nothing but the order above
 * governs. False: it is another case.
 */
static bool place_ready(struct cp *cp, struct cp_kernel *kernel)
{
    if (!kernel || !alone(cp) || cp->reserved_kernel != CP_KERNEL_NONE || kernel->unlaunched || kernel->attended ||
        kernel->preempted.count || !kernel->ready.count || cp_model_governs(cp))
        return false;
    if (!place(cp, &(struct candidate){kernel, SOURCE_READY, kernel->ready.head}) && !cp->blocked)
        settle_full(cp, kernel);
    return true;
}

/* Places one WG where there is something to compare. */
static CP_APART void place_first(struct cp *cp)
{
    struct candidate first = {0}, placeable = {0};
    uint32_t wanting;

    if (place_ready(cp, cp_kernel_first(cp)))
        return;
    wanting = survey(cp, &first, &placeable);
    if (reserve(cp, first.kernel, first.kernel == placeable.kernel || alone(cp)))
        return;
    if (!placeable.kernel)
        settle(cp, wanting);
    else if (CP_COOPERATIVE && cp_cooperative_unstarted(cp, placeable.kernel))
        cp_cooperative_start(cp, placeable.kernel);
    else
        place(cp, &placeable);
}

/*
 * The commonest case: the next WGs of the only kernel, of which nothing is ready, and which nothing but the order above
 * governs, go to the CUs where they belong, one a unit. Returns units done; 0: it is another case.
 */
static uint32_t place_next(struct cp *cp, struct cp_kernel *kernel, uint32_t most)
{
    uint32_t count;
    struct cp_spot spot = {kernel->next_cu, CP_NONE};

    if (cp->ready || cp->attended || cp_model_governs(cp))
        return 0;
    count = cp_kernel_launchable(cp, kernel);
    if (!count) {
        settle(cp, 0);
        return 1;
    }
    spot.simd = cp_cu_try(cp, kernel, spot.cu);
    if (spot.simd == CP_NONE)
        return 0;
    count = cp_workgroup_launch(cp, kernel, spot, CP_RUNS && count < most ? count : most);
    if (count)
        note_placements(cp, kernel, SOURCE_NEW, count);
    return count + cp->blocked;
}

uint32_t cp_schedule_place(struct cp *cp, uint32_t most)
{
    uint32_t units = 0;

    if (alone(cp) && cp->first_kernel != CP_KERNEL_NONE && cp->reserved_kernel == CP_KERNEL_NONE)
        units = place_next(cp, &cp->kernels[cp->first_kernel], most);
    if (units)
        return units;
    place_first(cp);
    return 1;
}

/*
 * Whether cp_schedule_place would find for the next WG of the grid just what this one leaves: a place on its CU, the only
 * one with room; its record, first of the free ones. Nothing goes before placing: an event is handled when no work that
 * sends is left, or the ring is full.
 */
static bool has_successor(const struct cp *cp, const struct cp_workgroup *wg, const struct cp_kernel *kernel)
{
    return kernel->unlaunched && alone(cp) && !cp_model_governs(cp) && !cp->blocked && !cp->ready &&
           !kernel->attended && wg->state == CP_WG_RUNNING && !wg->flags && (!CP_SCRATCH || wg->scratch == CP_NONE) &&
           cp_cu_usable(cp, wg->cu) && !cp_cu_may_have_room(cp, kernel);
}

bool cp_schedule_succeed(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_kernel *kernel = cp_kernel_at(cp, wg->kernel);

    if (!has_successor(cp, wg, kernel) || !cp_workgroup_succeed(cp, kernel, wg, slot))
        return false;
    cp_tick(&cp->counters.successions);
    note_turns(cp, kernel, SOURCE_NEW, 1);
    if (cp->reserved_kernel == kernel->number)
        cp->reserved_kernel = CP_KERNEL_NONE;
    settle_full(cp, kernel);
    return true;
}

/*
 * The resident WG that makes room first: the one stalled longest, else the one whose quantum was used up first; which
 * has a turn too after some stalled ones, since there may always be stalled ones.
 */
static CP_ONE_COPY uint32_t victim(const struct cp *cp)
{
    const struct cp_policy_entry *policy = cp_policy_of(cp);
    uint32_t stalled = policy->swaps ? cp->stalled.head : CP_NONE;
    uint32_t expired = CP_PREEMPTION && policy->preempts ? cp->expired.head : CP_NONE;
    bool turn = stalled == CP_NONE || cp->stalled_saves >= CP_ORDER_QUANTUM;

    return turn && expired != CP_NONE ? expired : stalled;
}

uint32_t cp_schedule_reports_wanted(const struct cp *cp)
{
    uint32_t known = cp->swaps + cp->stalled.count;
    uint32_t lacking = cp->wanting > known ? cp->wanting - known : 0;

    if (!cp->oversubscribed || !cp_policy_of(cp)->swaps)
        return 0;
    return lacking < CP_WAIT_REPORTS ? lacking : CP_WAIT_REPORTS;
}

/* Sends SAVE for the victim. */
static void make_way(struct cp *cp, uint32_t slot)
{
    if (CP_PREEMPTION && cp_workgroup_at(cp, slot)->state != CP_WG_STALLED) {
        if (cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED))
            cp->stalled_saves = 0;
    } else if (cp_workgroup_save(cp, slot, 0, CP_WG_SWAP) && CP_PREEMPTION && cp->stalled_saves < CP_ORDER_QUANTUM) {
        cp->stalled_saves++;
    }
}

bool cp_schedule_make_room(struct cp *cp)
{
    uint32_t slot = victim(cp);

    if (!cp->reports && cp_schedule_reports_wanted(cp))
        cp_policy_publish(cp);
    else if (slot == CP_NONE)
        return false;
    else
        make_way(cp, slot);
    return true;
}
