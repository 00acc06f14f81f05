/* SPDX-License-Identifier: MIT */
/* reclaim.c - how long kernels lack slots, and slots taken from kernels of lower priority. */
#include "reclaim.h"

#include <stddef.h>

#include "compute_unit.h"
#include "kernel.h"
#include "workgroup.h"

/* Has the kernel checked after this number of cycles. */
static void check_after(struct cp *cp, struct cp_reclaim *r, uint64_t cycles)
{
    r->check_at = cp->now + cycles;
    cp_reclaim_check_by(cp, r->check_at);
}

void cp_reclaim_open(struct cp *cp, const struct cp_kernel *k, uint64_t cycles)
{
    struct cp_reclaim *r = cp_reclaim_at(cp, k);

    CP_REQUIRE(cp, RECLAIM, cp->reclaiming != k->number);
    *r = (struct cp_reclaim){.check_at = UINT64_MAX};
    r->begun = cp->now;
    if (cycles)
        check_after(cp, r, cycles);
}

struct cp_reclaim *cp_reclaim_at(struct cp *cp, const struct cp_kernel *k)
{
    return &cp->reclaims[k->number];
}

void cp_reclaim_check_by(struct cp *cp, uint64_t cycle)
{
    if (cycle < cp->check_at)
        cp->check_at = cycle;
}

uint32_t cp_reclaim_waves_lacking(const struct cp *cp, uint32_t waves)
{
    uint32_t coming = cp->swap_waves + cp->dying_waves;

    return waves > coming ? waves - coming : 0;
}

void cp_reclaim_note(struct cp *cp, const struct cp_kernel *k, uint32_t lacking)
{
    struct cp_reclaim *r = cp_reclaim_at(cp, k);
    uint64_t cycles;

    if (k->managed & CP_MANAGED_MESSAGES || k->error)
        return;
    if (k->unlaunched) {
        r->waited = r->waited || lacking;
    } else if (r->waited) {
        r->waited = false;
        cycles = cp->now - r->begun;
        cp_count(&cp->counters.reclaims);
        cp->counters.reclaim_cycles += cycles;
        if (cycles > cp->counters.reclaim_most)
            cp->counters.reclaim_most = cycles;
    }
}

/* Ends reclaiming: the kernel has its slots, or no WG is left to preempt. */
static void end_reclaim(struct cp *cp, const struct cp_kernel *k)
{
    if (cp->reclaiming != k->number)
        return;
    cp->reclaiming = CP_KERNEL_NONE;
    cp->place_pending = true;
}

/*
 * Returns the round's present CU, whose cursor is the resident to check next, or NULL if the CU is lost: its cursor
 * has another use.
 */
static struct cp_compute_unit *cu_at_hand(struct cp *cp, const struct cp_reclaim *r)
{
    return cp_cu_usable(cp, r->cu) ? &cp->cus[r->cu] : NULL;
}

/* Enters a CU: its cursor becomes its latest resident. */
static void enter_cu(struct cp *cp, const struct cp_reclaim *r)
{
    struct cp_compute_unit *c = cu_at_hand(cp, r);

    if (c)
        c->cursor = c->residents.tail;
}

/* Leaves the CU: its cursor becomes unused. */
static void drop_cursor(struct cp *cp, const struct cp_reclaim *r)
{
    struct cp_compute_unit *c = cu_at_hand(cp, r);

    if (c)
        c->cursor = CP_NONE;
}

/* Begins a round over all CUs, in which residents of lower priority are saved. */
static void begin_round(struct cp *cp, const struct cp_kernel *k, struct cp_reclaim *r, uint32_t waves)
{
    CP_REQUIRE(cp, RECLAIM, !r->round && (cp->reclaiming == CP_KERNEL_NONE || cp->reclaiming == k->number));
    r->waves_left = waves;
    r->cus_left = (uint16_t)cp->config.cus;
    r->cu = k->next_cu;
    r->saved_any = false;
    r->put_off = false;
    r->round = true;
    enter_cu(cp, r);
    cp->reclaiming = k->number;
    cp_kernel_mark_pending(cp, k);
}

void cp_reclaim_review(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_reclaim *r = cp_reclaim_at(cp, k);
    uint32_t lacking = cp_kernel_asks_for(cp, k), waves = cp_reclaim_waves_lacking(cp, lacking * k->shape.waves);

    CP_REQUIRE(cp, RECLAIM, k->managed & CP_MANAGED_RECLAIMS && !k->error);
    if (!lacking)
        end_reclaim(cp, k);
    if (!r->due || (cp->reclaiming != CP_KERNEL_NONE && cp->reclaiming != k->number))
        return;
    r->due = false;
    if (lacking && !waves && !r->put_off) {
        r->put_off = true;
        check_after(cp, r, CP_COOPERATIVE_POLL);
    } else if (lacking) {
        begin_round(cp, k, r, waves ? waves : lacking * k->shape.waves);
    }
}

/*
 * Saves the resident at the cursor, if its kernel is of lower priority. The cursor goes from the latest placed back.
 */
static void save_resident(struct cp *cp, const struct cp_kernel *k, struct cp_reclaim *r, struct cp_compute_unit *c)
{
    uint32_t slot = c->cursor;
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    const struct cp_kernel *other = cp_kernel_at(cp, wg->kernel);

    CP_REQUIRE(cp, RECLAIM, cp_list_has(cp, &c->residents, CP_LINK_CU, slot) && c == &cp->cus[wg->cu]);
    if (other->priority < k->priority && cp_workgroup_may_be_saved(cp, slot)) {
        if (!cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED))
            return;
        cp_count(&cp->counters.reclaim_saves);
        r->saved_any = true;
        r->waves_left = r->waves_left > other->shape.waves ? r->waves_left - other->shape.waves : 0;
    }
    c->cursor = wg->links[CP_LINK_CU].previous;
}

/*
 * Ends a round. The kernel is checked again, because large WGs may not fit into the freed slots, unless the round
 * found no WG to save.
 */
static void end_round(struct cp *cp, const struct cp_kernel *k, struct cp_reclaim *r)
{
    drop_cursor(cp, r);
    r->round = false;
    if (r->saved_any)
        check_after(cp, r, CP_COOPERATIVE_POLL);
    else
        end_reclaim(cp, k);
}

void cp_reclaim_step(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_reclaim *r = cp_reclaim_at(cp, k);
    struct cp_compute_unit *c = cu_at_hand(cp, r);

    CP_REQUIRE(cp, RECLAIM, cp_reclaim_pending(cp, k));
    if (!r->waves_left || !r->cus_left) {
        end_round(cp, k, r);
    } else if (c && c->cursor != CP_NONE && cp_cu_allows(cp, k->queue, r->cu)) {
        save_resident(cp, k, r, c);
    } else {
        drop_cursor(cp, r);
        r->cu = (uint16_t)(r->cu + 1u < cp->config.cus ? r->cu + 1u : 0);
        enter_cu(cp, r);
        r->cus_left--;
    }
}

uint64_t cp_reclaim_check(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_reclaim *r = cp_reclaim_at(cp, k);

    if (r->check_at <= cp->now) {
        r->check_at = UINT64_MAX;
        r->due = true;
        cp->place_pending = true;
    }
    return r->check_at;
}

void cp_reclaim_abandon(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_reclaim *r = cp_reclaim_at(cp, k);

    if (r->round)
        drop_cursor(cp, r);
    r->round = r->due = false;
    r->check_at = UINT64_MAX;
    end_reclaim(cp, k);
}
