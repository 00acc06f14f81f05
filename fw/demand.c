/* SPDX-License-Identifier: MIT */
/* demand.c - how many work-groups cooperative kernels are to give back, or may have more. */
#include "demand.h"

#include "compute_unit.h"
#include "kernel.h"
#include "queue.h"
#include "reclaim.h"

#include "onward/cooperative.h"

/* Returns true if a WG of the kernel could be placed now. */
static bool could_place(struct cp *cp, struct cp_kernel *k)
{
    return cp_cu_find(cp, k, 0).cu != CP_NONE;
}

/*
 * Returns how many WGs a cooperative kernel is to give back: for kernels of higher priority, and for its own WGs
 * without a slot. WGs that are saved in a wait count too, because others would be preempted for them again behind
 * every barrier.
 */
static uint32_t wanted_from(struct cp *cp, struct cp_kernel *k, const struct cp_cooperative *c, uint32_t waves_above)
{
    uint32_t waves = k->shape.waves, own = cp_kernel_asks_for(cp, k);

    CP_REQUIRE(cp, DEMAND, c->active);
    if (c->away && !could_place(cp, k))
        own += c->away;
    return cp_smaller((cp_reclaim_waves_lacking(cp, waves_above + own * waves) + waves - 1u) / waves, c->active - 1);
}

/*
 * Returns how many WGs the kernel is offered, if no WG lacks a slot and one more fits. Slots that are free while WGs
 * are saved belong to those, because they will be restored.
 */
static uint32_t offered_to(struct cp *cp, struct cp_kernel *k, const struct cp_cooperative *c)
{
    if (c->active >= c->limit || c->dying || c->ended || cp->swaps || cp->swapped.count || !cp->free.count ||
        !cp_queue_quota_left(cp, k->queue) || !could_place(cp, k))
        return 0;
    return cp_smaller(c->limit - c->active, 0xffff);
}

static void publish_demand(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c, uint32_t wanted,
                           uint32_t offered)
{
    uint64_t demand;

    if (offered && !CP_DEMAND_OFFERED(c->demand)) {
        c->ticket = (uint16_t)(c->ticket < 0xffff ? c->ticket + 1u : 1);
        if (c->ticket > c->issued)
            c->issued = c->ticket;
    }
    demand = offered ? (uint64_t)c->ticket << 48 | (uint64_t)offered << 32 : wanted;
    if (demand == c->demand)
        return;
    c->demand = demand;
    c->due |= CP_DUE_DEMAND;
    cp_kernel_mark_pending(cp, k);
}

/* Updates what a kernel with launch options is asked for. waves_above: waves that kernels of higher priority lack. */
static void review_kernel(struct cp *cp, struct cp_kernel *k, uint32_t waves_above, bool any_lacking)
{
    struct cp_cooperative *c = cp_cooperative_of(cp, k);

    if (k->error || k->stage != CP_KERNEL_ACTIVE)
        return;
    if (k->managed & CP_MANAGED_RESIZES && c->active)
        publish_demand(cp, k, c, wanted_from(cp, k, c, waves_above), any_lacking ? 0 : offered_to(cp, k, c));
    if (k->managed & CP_MANAGED_RECLAIMS)
        cp_reclaim_review(cp, k);
}

void cp_demand_review(struct cp *cp)
{
    uint32_t lacking[CP_PRIORITIES] = {0}, above = 0;

    CP_REQUIRE(cp, DEMAND, cp->managed);
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        uint32_t count = cp_kernel_asks_for(cp, k);

        cp_count(&cp->counters.demand_reviews);
        cp_reclaim_note(cp, k, count);
        lacking[k->priority] += count * k->shape.waves;
    }
    for (uint32_t priority = CP_PRIORITIES; priority--;) {
        uint32_t own = lacking[priority];

        lacking[priority] = above;
        above += own;
    }
    for (struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->managed)
            review_kernel(cp, k, lacking[k->priority], above != 0);
    }
}
