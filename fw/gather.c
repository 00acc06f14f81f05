/* gather.c - who lacks places for how long, and places taken by force. */
#include "gather.h"

#include <stddef.h>

#include "compute_unit.h"
#include "kernel.h"
#include "workgroup.h"

/* The kernel is looked at after so many cycles. */
static CP_ONE_COPY void look_after(struct cp *cp, struct cp_gather *g, uint64_t cycles)
{
    g->look_at = cp->now + cycles;
    cp_attend_by(cp, g->look_at);
}

void cp_gather_open(struct cp *cp, const struct cp_kernel *k, uint64_t cycles)
{
    struct cp_gather *g = cp_gather_at(cp, k);

    *g = (struct cp_gather){.look_at = UINT64_MAX};
    g->begun = cp->now;
    if (cycles)
        look_after(cp, g, cycles);
}

CP_ONE_COPY struct cp_gather *cp_gather_at(struct cp *cp, const struct cp_kernel *k)
{
    return &cp->gathers[k->number];
}

CP_ONE_COPY void cp_attend_by(struct cp *cp, uint64_t cycle)
{
    if (cycle < cp->attend_at)
        cp->attend_at = cycle;
}

uint32_t cp_gather_wanting(const struct cp *cp, const struct cp_kernel *k)
{
    return k->ready.count + k->preempted.count + (k->unlaunched ? cp_kernel_launchable(cp, k) : 0);
}

uint32_t cp_gather_waves(const struct cp *cp, uint32_t waves)
{
    uint32_t coming = cp->swap_waves + cp->dying_waves;

    return waves > coming ? waves - coming : 0;
}

void cp_gather_note(struct cp *cp, const struct cp_kernel *k, uint32_t lacking)
{
    struct cp_gather *g = cp_gather_at(cp, k);
    uint64_t cycles;

    if (k->attended & CP_ATTEND_MESSAGES || k->error)
        return;
    if (k->unlaunched) {
        g->waited = g->waited || lacking;
    } else if (g->waited) {
        g->waited = false;
        cycles = cp->now - g->begun;
        cp_count(&cp->counters.gathers);
        cp->counters.gather_cycles += cycles;
        if (cycles > cp->counters.gather_most)
            cp->counters.gather_most = cycles;
    }
}

/* The kernel has its places, or nobody is left to take them from. */
static CP_ONE_COPY void end(struct cp *cp, const struct cp_kernel *k)
{
    if (cp->gathering != k->number)
        return;
    cp->gathering = CP_KERNEL_NONE;
    cp->place_pending = true;
}

/* The CU that the round is at, its cursor the resident looked at next; NULL: it is lost, its cursor has another use. */
static CP_ONE_COPY struct cp_compute_unit *cu_at_hand(struct cp *cp, const struct cp_gather *g)
{
    return cp_cu_usable(cp, g->cu) ? &cp->cus[g->cu] : NULL;
}

/* The round comes to a CU: the cursor is its latest resident. */
static CP_ONE_COPY void enter(struct cp *cp, const struct cp_gather *g)
{
    struct cp_compute_unit *c = cu_at_hand(cp, g);

    if (c)
        c->cursor = c->residents.tail;
}

/* And leaves it. */
static CP_ONE_COPY void leave(struct cp *cp, const struct cp_gather *g)
{
    struct cp_compute_unit *c = cu_at_hand(cp, g);

    if (c)
        c->cursor = CP_NONE;
}

/* A round over all CUs begins, in which residents of lower priority are saved. */
static void begin_round(struct cp *cp, const struct cp_kernel *k, struct cp_gather *g, uint32_t waves)
{
    g->lacking = waves;
    g->cus_left = (uint16_t)cp->config.cus;
    g->cu = k->next_cu;
    g->taken = false;
    g->round = true;
    enter(cp, g);
    cp->gathering = k->number;
    cp_urge(cp, cp->kernels_pending, k->number);
}

void cp_gather_review(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_gather *g = cp_gather_at(cp, k);
    uint32_t lacking = cp_gather_wanting(cp, k), waves = cp_gather_waves(cp, lacking * k->shape.waves);

    if (!lacking)
        end(cp, k);
    if (!g->due || (cp->gathering != CP_KERNEL_NONE && cp->gathering != k->number))
        return;
    g->due = false;
    if (waves)
        begin_round(cp, k, g, waves);
    else if (lacking)
        look_after(cp, g, CP_COOPERATIVE_POLL);
}

/* Saves the resident at the cursor, if its kernel is of lower priority. The cursor goes from the latest placed back. */
static void take(struct cp *cp, const struct cp_kernel *k, struct cp_gather *g, struct cp_compute_unit *c)
{
    uint32_t slot = c->cursor;
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    const struct cp_kernel *other = cp_kernel_at(cp, wg->kernel);

    if (other->priority < k->priority && cp_workgroup_may_be_saved(cp, slot)) {
        if (!cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED))
            return;
        cp_count(&cp->counters.gather_saves);
        g->taken = true;
        g->lacking = g->lacking > other->shape.waves ? g->lacking - other->shape.waves : 0;
    }
    c->cursor = wg->links[CP_LINK_CU].previous;
}

/* The places that were freed may not do for large WGs: it is looked at again, unless nobody was left to be saved. */
static void end_round(struct cp *cp, const struct cp_kernel *k, struct cp_gather *g)
{
    leave(cp, g);
    g->round = false;
    if (g->taken)
        look_after(cp, g, CP_COOPERATIVE_POLL);
    else
        end(cp, k);
}

void cp_gather_step(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_gather *g = cp_gather_at(cp, k);
    struct cp_compute_unit *c = cu_at_hand(cp, g);

    if (!g->lacking || !g->cus_left) {
        end_round(cp, k, g);
    } else if (c && c->cursor != CP_NONE) {
        take(cp, k, g, c);
    } else {
        leave(cp, g);
        g->cu = (uint16_t)(g->cu + 1u < cp->config.cus ? g->cu + 1u : 0);
        enter(cp, g);
        g->cus_left--;
    }
}

uint64_t cp_gather_attend(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_gather *g = cp_gather_at(cp, k);

    if (g->look_at <= cp->now) {
        g->look_at = UINT64_MAX;
        g->due = true;
        cp->place_pending = true;
    }
    return g->look_at;
}

void cp_gather_abandon(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_gather *g = cp_gather_at(cp, k);

    if (g->round)
        leave(cp, g);
    g->round = g->due = false;
    g->look_at = UINT64_MAX;
    end(cp, k);
}
