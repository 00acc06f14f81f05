/* SPDX-License-Identifier: MIT */
/* audit.c - see audit.h. Waits on spilled conditions are in audit_spill.c, queues and bitmaps in audit_queues.c. */
#include "audit_internal.h"
#include "cu_set.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char message[256];

bool audit_fail(const char *format, ...)
{
    va_list arguments;

    if (message[0])
        return false;
    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    return false;
}

bool audit_is_in(const struct cp_workgroup *wg, uint32_t states)
{
    return states >> wg->state & 1u;
}

bool audit_is_active(const struct cp *cp, uint32_t kernel)
{
    return kernel < CP_MAX_KERNELS && cp->kernels[kernel].stage != CP_KERNEL_FREE;
}

bool audit_is_resident(const struct cp_workgroup *wg)
{
    return audit_is_in(wg, 1u << CP_WG_RUNNING | 1u << CP_WG_STALLED | 1u << CP_WG_SAVING | 1u << CP_WG_RESTORING) ||
           (wg->state == CP_WG_KILLING && !(wg->flags & CP_WG_AWAY));
}

/* Returns a mark a slot, all NULL, for walk. Valid until the next call. */
static const void **unmarked(const struct cp *cp)
{
    static const void *marks[CP_MAX_WGS];

    memset(marks, 0, cp->config.wg_slots * sizeof(marks[0]));
    return marks;
}

/* The dispatcher has the free slots, or the list of them is being made. */
static bool lists_free(const struct cp *cp)
{
    return !cp->delegated && !cp->taking;
}

/* Without the list of free slots: counts and marks them. */
static bool count_free(const struct cp *cp, const void **on)
{
    uint32_t count = 0;

    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        if (cp->workgroups[slot].state != CP_WG_FREE)
            continue;
        on[slot] = &cp->free;
        count++;
    }
    return count == cp->free.count || audit_fail("free: count is %u, there are %u", cp->free.count, count);
}

/* Slots that were never used are free without being on the list. Returns their number. */
static uint32_t mark_unused(const struct cp *cp, const void **on)
{
    for (uint32_t slot = cp->unused; slot < cp->config.wg_slots; slot++)
        on[slot] = &cp->free;
    return cp->config.wg_slots - cp->unused;
}

/* Walks a list: links, ends and count. on: a mark a slot, for the WGs of all lists of this kind. */
static bool walk(const struct cp *cp, const struct cp_list *list, enum cp_link_kind kind, const void **on,
                 const char *name)
{
    uint32_t previous = CP_NONE, count = list == &cp->free ? mark_unused(cp, on) : 0;

    for (uint32_t slot = list->head; slot != CP_NONE; slot = cp->workgroups[slot].links[kind].next) {
        if (slot >= cp->config.wg_slots)
            return audit_fail("%s: no slot %u", name, slot);
        if (on[slot])
            return audit_fail("%s: slot %u is on two lists, or twice on one", name, slot);
        on[slot] = list;
        if (list != &cp->free && cp->workgroups[slot].links[kind].previous != previous)
            return audit_fail("%s: slot %u has the wrong predecessor", name, slot);
        previous = slot;
        count++;
    }
    if (count != list->count)
        return audit_fail("%s: count is %u, there are %u", name, list->count, count);
    return list == &cp->free || list->tail == previous || audit_fail("%s: wrong tail", name);
}

/* The list that a WG must be on by its state and flags. */
static const struct cp_list *order_list(const struct cp *cp, const struct cp_workgroup *wg)
{
    const struct cp_kernel *k = &cp->kernels[wg->kernel];

    switch (wg->state) {
    case CP_WG_FREE:
        return &cp->free;
    case CP_WG_RUNNING:
        return wg->flags & CP_WG_EXPIRED ? &cp->expired : NULL;
    case CP_WG_STALLED:
        return &cp->stalled;
    case CP_WG_SWAPPED:
        return &cp->swapped;
    case CP_WG_READY:
        return wg->flags & CP_WG_PREEMPTED ? &k->preempted : &k->ready;
    default:
        return NULL;
    }
}

static bool check_orders(const struct cp *cp)
{
    const void **on = unmarked(cp);
    uint64_t expiry = 0;

    if (!(lists_free(cp) ? walk(cp, &cp->free, CP_LINK_ORDER, on, "free") : count_free(cp, on)) ||
        !walk(cp, &cp->stalled, CP_LINK_ORDER, on, "stalled") ||
        !walk(cp, &cp->expired, CP_LINK_ORDER, on, "expired") || !walk(cp, &cp->swapped, CP_LINK_ORDER, on, "swapped"))
        return false;
    for (uint32_t k = 0; k < CP_MAX_KERNELS; k++) {
        if (audit_is_active(cp, k) && (!walk(cp, &cp->kernels[k].ready, CP_LINK_ORDER, on, "ready") ||
                                       !walk(cp, &cp->kernels[k].preempted, CP_LINK_ORDER, on, "preempted")))
            return false;
    }
    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        if (on[slot] != order_list(cp, &cp->workgroups[slot]))
            return audit_fail("slot %u, state %u, flags %u: not on the list of its state", slot,
                              cp->workgroups[slot].state, cp->workgroups[slot].flags);
    }
    for (uint32_t slot = cp->swapped.head; slot != CP_NONE; slot = cp->workgroups[slot].links[CP_LINK_ORDER].next) {
        if (cp->workgroups[slot].expiry < expiry)
            return audit_fail("swapped: slot %u is not in order of expiry", slot);
        expiry = cp->workgroups[slot].expiry;
    }
    return true;
}

/* Flags that may be set in each state. */
static bool flags_fit(const struct cp_workgroup *wg)
{
    static const uint8_t possible[] = {
        [CP_WG_FREE] = 0xff,
        [CP_WG_RUNNING] = CP_WG_FRESH | CP_WG_EXPIRED,
        [CP_WG_STALLED] = CP_WG_WAITS | CP_WG_EXPIRED,
        [CP_WG_SAVING] = CP_WG_FRESH | CP_WG_WAITS | CP_WG_EXPIRED | CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_MET,
        [CP_WG_SWAPPED] = 0,
        [CP_WG_READY] = CP_WG_FRESH | CP_WG_PREEMPTED,
        [CP_WG_RESTORING] = CP_WG_WAITS | CP_WG_EXPIRED,
        [CP_WG_KILLING] = CP_WG_FRESH | CP_WG_WAITS | CP_WG_EXPIRED | CP_WG_PREEMPTED | CP_WG_AWAY,
        [CP_WG_WATCHED] = 0};

    return !(wg->flags & ~(possible[wg->state] | CP_WG_STANDS)) &&
           (wg->state != CP_WG_STALLED || wg->flags & CP_WG_WAITS) && (wg->state != CP_WG_WATCHED || wg->waits) &&
           (wg->flags & (CP_WG_FRESH | CP_WG_MET)) != (CP_WG_FRESH | CP_WG_MET) &&
           (wg->flags & (CP_WG_FRESH | CP_WG_PREEMPTED) && wg->state == CP_WG_READY
                ? (wg->flags & (CP_WG_FRESH | CP_WG_PREEMPTED)) != (CP_WG_FRESH | CP_WG_PREEMPTED)
                : true);
}

static bool check_counts(const struct cp *cp)
{
    uint32_t ready = 0, fresh = 0, swaps = 0, swap_waves = 0, away[CP_MAX_KERNELS] = {0};

    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];
        bool swaps_now = wg->state == CP_WG_SAVING && wg->flags & CP_WG_SWAP;

        if (wg->state == CP_WG_FREE)
            continue;
        if (wg->state > CP_WG_WATCHED || !audit_is_active(cp, wg->kernel) || !flags_fit(wg))
            return audit_fail("slot %u: kernel %u, state %u, flags %u", slot, wg->kernel, wg->state, wg->flags);
        ready += wg->state == CP_WG_READY;
        fresh += wg->state == CP_WG_READY && wg->flags & CP_WG_FRESH;
        swaps += swaps_now;
        swap_waves += swaps_now ? cp->kernels[wg->kernel].shape.waves : 0;
        away[wg->kernel] += wg->state == CP_WG_SAVING || wg->state == CP_WG_SWAPPED;
    }
    if (ready != cp->ready || fresh != cp->fresh)
        return audit_fail("ready is %u, fresh %u; there are %u and %u", cp->ready, cp->fresh, ready, fresh);
    if (swaps != cp->swaps || swap_waves != cp->swap_waves)
        return audit_fail("swaps is %u of %u waves; there are %u of %u", cp->swaps, cp->swap_waves, swaps, swap_waves);
    for (uint32_t k = 0; k < CP_MAX_KERNELS && CP_COOPERATIVE; k++) {
        if (audit_is_active(cp, k) && cp->cooperative[k].away != away[k])
            return audit_fail("kernel %u: away is %u, there are %u", k, cp->cooperative[k].away, away[k]);
    }
    return true;
}

/* What is left of a CU when its residents have taken what they need. */
static struct cp_compute_unit expected_cu(const struct cp *cp, uint32_t cu)
{
    const struct cp_config *config = &cp->config;
    struct cp_compute_unit rest = {.rest = CP_PAIR_FREE | CP_PAIR(config->barriers, config->lds_bytes)};
    uint32_t slot = cp->cus[cu].residents.head;

    for (uint32_t s = 0; s < CP_MAX_SIMDS; s++)
        rest.simds[s] = (struct cp_simd){CP_PAIR_FREE | CP_PAIR(config->waves_per_simd, config->vgprs_per_simd),
                                         CP_PAIR_FREE | config->sgprs_per_simd};
    for (; slot != CP_NONE; slot = cp->workgroups[slot].links[CP_LINK_CU].next) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];
        const struct cp_shape *shape = &cp->kernels[wg->kernel].shape;

        rest.rest -= shape->rest;
        for (uint32_t wave = 0; wave < shape->waves; wave++) {
            struct cp_simd *simd = &rest.simds[(wg->simd + wave) % config->simds];

            simd->waves -= CP_PAIR(1, shape->vgprs);
            simd->sgprs -= shape->sgprs;
        }
    }
    return rest;
}

static bool cursor_fits(const struct cp *cp, uint32_t cu, const void **on)
{
    const struct cp_compute_unit *c = &cp->cus[cu];
    bool usable = cp_cu_set_has(&cp->cus_usable, cu), evicting = cp_cu_set_has(&cp->cus_evicting, cu);

    if (c->cursor == CP_NONE)
        return true;
    if (c->cursor >= cp->config.wg_slots || on[c->cursor] != &c->residents)
        return audit_fail("CU %u: cursor %u is no resident", cu, c->cursor);
    if (!usable)
        return evicting || audit_fail("CU %u: has a cursor and is not being emptied", cu);
    for (uint32_t k = 0; k < CP_MAX_KERNELS; k++) {
        if (audit_is_active(cp, k) && cp->reclaims[k].round && cp->reclaims[k].cu == cu)
            return true;
    }
    return audit_fail("CU %u: has a cursor without a reason", cu);
}

static bool check_cus(const struct cp *cp)
{
    const void **on = unmarked(cp);

    for (uint32_t cu = 0; cu < cp->config.cus; cu++) {
        struct cp_compute_unit expected;

        if (!walk(cp, &cp->cus[cu].residents, CP_LINK_CU, on, "residents"))
            return false;
        expected = expected_cu(cp, cu);
        if (expected.rest != cp->cus[cu].rest || memcmp(expected.simds, cp->cus[cu].simds, sizeof(expected.simds)) != 0)
            return audit_fail("CU %u: what is free is not what its residents leave", cu);
        if (!cursor_fits(cp, cu, on))
            return false;
    }
    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];

        if (on[slot] != (audit_is_resident(wg) ? &cp->cus[wg->cu].residents : NULL))
            return audit_fail("slot %u, state %u: not where it should be resident", slot, wg->state);
    }
    return true;
}

static uint32_t bits_of(const uint32_t *bits, uint32_t words)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < words; i++)
        count += (uint32_t)__builtin_popcount(bits[i]);
    return count;
}

static bool check_scratch(const struct cp_kernel *k, uint32_t used)
{
    uint32_t summary = 0;

    for (uint32_t i = 0; i < CP_SCRATCH_WORDS; i++)
        summary |= k->scratch_free[i] ? 1u << i : 0;
    if (!CP_SCRATCH || !k->begin.scratch_wave_bytes)
        return true;
    return (summary == k->scratch_summary && used + bits_of(k->scratch_free, CP_SCRATCH_WORDS) <= CP_MAX_SCRATCH) ||
           audit_fail("kernel %u: scratch slots do not add up", k->number);
}

/* A kernel's WGs: each with a number of its own, and a scratch slot that is not free. */
static bool check_workgroups(const struct cp *cp, const struct cp_kernel *k, const void **on)
{
    uint32_t used = 0, groups = k->groups[0] * k->groups[1] * k->groups[2];

    if (!walk(cp, &k->workgroups, CP_LINK_KERNEL, on, "workgroups"))
        return false;
    for (uint32_t slot = k->workgroups.head; slot != CP_NONE; slot = cp->workgroups[slot].links[CP_LINK_KERNEL].next) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];

        if (wg->kernel != k->number || wg->state == CP_WG_FREE || wg->number >= groups)
            return audit_fail("slot %u: kernel %u, state %u, number %u, on the list of kernel %u", slot, wg->kernel,
                              wg->state, wg->number, k->number);
        if (wg->state != CP_WG_WATCHED && (k->stage == CP_KERNEL_GIVEN || k->stage == CP_KERNEL_DROPPED))
            return audit_fail("slot %u: state %u in stage %u", slot, wg->state, k->stage);
        used += wg->scratch != CP_NONE;
        if (wg->state == CP_WG_WATCHED) /* its number is not known */
            continue;
        if (k->begin.scratch_wave_bytes &&
            (wg->scratch == CP_NONE || k->scratch_free[wg->scratch >> 5] >> (wg->scratch & 31) & 1))
            return audit_fail("slot %u: has no scratch slot of its own", slot);
        for (uint32_t other = wg->links[CP_LINK_KERNEL].next; other != CP_NONE && k->workgroups.count <= 64;
             other = cp->workgroups[other].links[CP_LINK_KERNEL].next) {
            if (cp->workgroups[other].number == wg->number && cp->workgroups[other].state != CP_WG_WATCHED &&
                !cp->config.dispatcher) /* else the GPU numbers them */
                return audit_fail("kernel %u: WG %u is there twice", k->number, wg->number);
        }
    }
    return check_scratch(k, used);
}

static bool is_given(const struct cp_kernel *k)
{
    return k->stage >= CP_KERNEL_GIVING && k->stage <= CP_KERNEL_CLEARED;
}

static bool stage_fits(const struct cp *cp, const struct cp_kernel *k)
{
    bool pending = cp->kernels_pending[k->number >> 5] >> (k->number & 31) & 1;
    bool left = k->unlaunched || k->workgroups.count;

    if (k->stage > CP_KERNEL_STAMPED || (k->stage >= CP_KERNEL_END && left) || (k->error && k->unlaunched))
        return audit_fail("kernel %u: stage %u with WGs left", k->number, k->stage);
    if (is_given(k) && k->unlaunched)
        return audit_fail("kernel %u: was given, and %u WGs are to be launched", k->number, k->unlaunched);
    if (is_given(k) && k->stage != CP_KERNEL_GIVING && k->cursor != CP_NONE)
        return audit_fail("kernel %u: was given, and slot %u is to be dropped", k->number, k->cursor);
    if (k->stage == CP_KERNEL_ACTIVE && !left && !(cp->delegated && cp->take_sent))
        return audit_fail("kernel %u: has no WG left and does not end", k->number);
    if (!pending && !cp->taking && /* all are made pending when the firmware has taken everything back */
        (k->stage <= CP_KERNEL_BEGIN || k->stage == CP_KERNEL_END || k->stage == CP_KERNEL_SIGNAL ||
         k->stage == CP_KERNEL_STAMPED || k->stage == CP_KERNEL_HANDING || k->stage == CP_KERNEL_CLEARED ||
         (k->cursor != CP_NONE && !is_given(k))))
        return audit_fail("kernel %u: stage %u, cursor %u, and not pending", k->number, k->stage, k->cursor);
    return true;
}

static bool check_cooperative(const struct cp *cp, const struct cp_kernel *k)
{
    const struct cp_cooperative *c = &cp->cooperative[k->number];
    uint32_t dying = 0, standing = 0, live = 0;

    if (!CP_COOPERATIVE || !(k->managed & CP_MANAGED_MESSAGES))
        return true;
    for (uint32_t slot = k->workgroups.head; slot != CP_NONE; slot = cp->workgroups[slot].links[CP_LINK_KERNEL].next) {
        dying += cp->workgroups[slot].number >= c->active;
        live += cp->workgroups[slot].number < c->active;
        standing += (cp->workgroups[slot].flags & CP_WG_STANDS) != 0;
    }
    if (dying != c->dying || standing != c->standing)
        return audit_fail("kernel %u: dying is %u, standing %u; there are %u and %u", k->number, c->dying, c->standing,
                          dying, standing);
    if (!k->error && c->active && live + c->ended + k->unlaunched != c->active)
        return audit_fail("kernel %u: %u live, %u ended, %u unlaunched; M is %u", k->number, live, c->ended,
                          k->unlaunched, c->active);
    if (c->slot != CP_NONE && (c->slot >= cp->config.wg_slots || cp->workgroups[c->slot].kernel != k->number ||
                               cp->workgroups[c->slot].state == CP_WG_FREE))
        return audit_fail("kernel %u: slot %u is none of its WGs", k->number, c->slot);
    return c->active <= c->limit || audit_fail("kernel %u: M is %u of %u", k->number, c->active, c->limit);
}

/* Counts that several kernels share. */
static bool check_shared(const struct cp *cp)
{
    uint32_t dying_waves = 0, managed = 0, giving = 0;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct cp_kernel *k = &cp->kernels[i];

        if (!audit_is_active(cp, i))
            continue;
        managed += k->managed != 0;
        giving += k->stage == CP_KERNEL_GIVING || k->stage == CP_KERNEL_HANDING;
        if (is_given(k) && k->stage != CP_KERNEL_CLEARED &&
            !cp->delegated) /* KERNEL_ENDED may come right before TAKEN */
            return audit_fail("kernel %u: is given, and the firmware places", i);
        if (k->managed & CP_MANAGED_MESSAGES)
            dying_waves += cp->cooperative[i].dying * k->shape.waves;
    }
    if (dying_waves != cp->dying_waves || managed != cp->managed)
        return audit_fail("dying_waves is %u, managed %u; there are %u and %u", cp->dying_waves, cp->managed,
                          dying_waves, managed);
    if (giving != cp->giving)
        return audit_fail("giving is %u, there are %u", cp->giving, giving);
    if (cp->growing != CP_KERNEL_NONE && CP_COOPERATIVE &&
        (!audit_is_active(cp, cp->growing) || !cp->cooperative[cp->growing].operation))
        return audit_fail("kernel %u is growing without an operation", cp->growing);
    if (cp->reclaiming != CP_KERNEL_NONE && CP_COOPERATIVE &&
        (!audit_is_active(cp, cp->reclaiming) || !(cp->kernels[cp->reclaiming].managed & CP_MANAGED_RECLAIMS)))
        return audit_fail("places are reclaimed for kernel %u", cp->reclaiming);
    return true;
}

/* Larger priorities go first; dispatches of a queue are beside each other. */
static bool goes_on(const struct cp *cp, uint32_t before, uint32_t kernel)
{
    const struct cp_kernel *k = &cp->kernels[kernel];

    if (cp->kernels[before].queue == k->queue)
        return true;
    for (uint32_t i = cp->first_kernel; i != before; i = cp->kernels[i].after)
        if (cp->kernels[i].queue == k->queue)
            return false;
    return cp->kernels[before].priority >= k->priority;
}

static bool check_kernels(const struct cp *cp)
{
    const void **on = unmarked(cp);
    uint32_t before = CP_KERNEL_NONE, count = 0, active = 0;

    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; before = i, i = cp->kernels[i].after) {
        if (!audit_is_active(cp, i) || count++ > CP_MAX_KERNELS)
            return audit_fail("kernel %u: wrong place in the order", i);
        if (cp->kernels[i].priority != cp->config.queues[cp->kernels[i].queue].priority)
            return audit_fail("kernel %u: has another priority than its queue", i);
        if (!cp->config.research.adversary && before != CP_KERNEL_NONE && !goes_on(cp, before, i))
            return audit_fail("kernel %u: goes behind kernel %u", before, i);
    }
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct cp_kernel *k = &cp->kernels[i];

        if (audit_is_active(cp, i) == (cp->kernels_free[i >> 5] >> (i & 31) & 1))
            return audit_fail("kernel %u: active and free, or neither", i);
        if (!audit_is_active(cp, i))
            continue;
        active++;
        if (!check_workgroups(cp, k, on) || !stage_fits(cp, k) || !check_cooperative(cp, k))
            return false;
        if (k->cursor != CP_NONE && (k->cursor >= cp->config.wg_slots || on[k->cursor] != &k->workgroups))
            return audit_fail("kernel %u: cursor %u is none of its WGs", i, k->cursor);
    }
    if (active != count || active != cp->active)
        return audit_fail("%u kernels in order, %u active, of %u", count, active, cp->active);
    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        if ((cp->workgroups[slot].state != CP_WG_FREE) != (on[slot] != NULL))
            return audit_fail("slot %u: not on the list of its kernel", slot);
    }
    return check_shared(cp);
}

const char *audit(const struct cp *cp)
{
    message[0] = 0;
    if (check_counts(cp) && check_orders(cp) && check_cus(cp) && check_kernels(cp) && audit_queues(cp) && CP_SPILL)
        audit_spill(cp);
    return message[0] ? message : NULL;
}
