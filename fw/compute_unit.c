/* SPDX-License-Identifier: MIT */
/* compute_unit.c - accounts and choice of compute units. */
#include "compute_unit.h"

#include "order.h"
#include "policy.h"

void cp_cu_init(struct cp *cp)
{
    const struct cp_config *config = &cp->config;
    struct cp_simd simd = {CP_PAIR_FREE | CP_PAIR(config->waves_per_simd, config->vgprs_per_simd),
                           CP_PAIR_FREE | config->sgprs_per_simd};

    cp_cu_set_fill(&cp->cus_usable, config->cus);
    for (uint32_t i = 0; i < config->cus; i++) {
        struct cp_compute_unit *cu = &cp->cus[i];

        cu->rest = CP_PAIR_FREE | CP_PAIR(config->barriers, config->lds_bytes);
        cu->cursor = CP_NONE;
        cp_list_clear(&cu->residents);
        for (uint32_t s = 0; s < CP_MAX_SIMDS; s++)
            cu->simds[s] = simd;
    }
}

void cp_cu_shape(const struct cp *cp, struct cp_shape *shape)
{
    uint32_t simds = cp->config.simds;

    CP_REQUIRE(cp, COMPUTE_UNIT, shape->waves);
    shape->rest |= CP_PAIR(shape->waves > 1, 0);
    shape->simds = shape->waves < simds ? shape->waves : (uint8_t)simds;
    for (uint32_t i = 0; i < simds; i++)
        shape->share[i] = (uint8_t)((shape->waves + simds - 1 - i) / simds);
}

bool cp_cu_can_ever_hold(const struct cp *cp, const struct cp_shape *shape)
{
    uint32_t most = shape->share[0];

    return CP_PAIR_LOWER(shape->rest) <= cp->config.lds_bytes && CP_PAIR_UPPER(shape->rest) <= cp->config.barriers &&
           most <= cp->config.waves_per_simd && most * shape->vgprs <= cp->config.vgprs_per_simd &&
           most * shape->sgprs <= cp->config.sgprs_per_simd;
}

static uint32_t next_simd(const struct cp *cp, uint32_t simd)
{
    return simd + 1 < cp->config.simds ? simd + 1 : 0;
}

/* Returns what this number of waves takes of a SIMD. */
static inline struct cp_simd take_of(const struct cp_shape *shape, uint32_t waves)
{
    return (struct cp_simd){waves * CP_PAIR(1, shape->vgprs), waves * shape->sgprs};
}

/* Returns true if no amount was exceeded. left: what remains, all words of it combined by AND. */
static inline bool none_exceeded(uint32_t left)
{
    return !(~left & CP_PAIR_FREE);
}

static inline bool simd_holds(const struct cp_simd *simd, struct cp_simd take)
{
    return none_exceeded((simd->waves - take.waves) & (simd->sgprs - take.sgprs));
}

/* Returns true if a WG on this number of SIMDs fits from this SIMD on. take: its share of the first SIMD. */
static inline bool fits_from(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape,
                             uint32_t simds, uint32_t simd, struct cp_simd take)
{
    for (uint32_t i = 0;;) {
        if (!simd_holds(&cu->simds[simd], take))
            return false;
        if (++i == simds)
            return true;
        simd = next_simd(cp, simd);
        take = take_of(shape, shape->share[i]);
    }
}

/* No WG of the kernel fits on the CU now, nor one of another kernel that needs as much of everything. */
static void strike(struct cp *cp, const struct cp_kernel *kernel, uint32_t cu)
{
    const struct cp_shape *shape = &kernel->shape;
    struct cp_kernel *k;

    cp->full = true;
    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = k->after) {
        k = cp_kernel_at(cp, i);
        if (CP_PAIR_LOWER(k->shape.rest) >= CP_PAIR_LOWER(shape->rest) && k->shape.vgprs >= shape->vgprs &&
            k->shape.sgprs >= shape->sgprs && k->shape.waves >= shape->waves)
            cp_cu_set_remove(&k->may_fit, cu);
        if (cp_cu_set_any(&k->may_fit))
            cp->full = false;
    }
}

/*
 * Returns the SIMD for wave 0 of a WG that lies on this number of SIMDs: among those from which the WG fits, the one
 * with most free wave slots. Returns CP_NONE if the WG fits from none.
 */
static uint32_t find_among(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape,
                           uint32_t simds)
{
    uint32_t most = 0, simd = CP_NONE, i = 0;
    struct cp_simd take = take_of(shape, shape->share[0]);

    do {
        uint32_t waves = cu->simds[i].waves;

        if (waves > most && fits_from(cp, cu, shape, simds, i, take)) {
            most = waves | CP_PAIR(0, (1u << 22) - 1u); /* what has as many free is no better */
            simd = i;
        }
    } while (++i < cp->config.simds);
    return simd;
}

/* The case of several SIMDs is apart because most WGs lie on one. */
static uint32_t find_several(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape)
{
    return find_among(cp, cu, shape, shape->simds);
}

static uint32_t find_simd(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape)
{
    if (!none_exceeded(cu->rest - shape->rest))
        return CP_NONE;
    return shape->simds == 1 ? find_among(cp, cu, shape, 1) : find_several(cp, cu, shape);
}

/*
 * Returns true if the reserved CU is closed to this kernel's WGs. Another queue of the same priority may use it until
 * the kernel that it is reserved for has been passed over, because that kernel has no turn as long as it fits
 * nowhere.
 */
static bool is_kept_out(const struct cp *cp, const struct cp_kernel *kernel)
{
    const struct cp_kernel *first = &cp->kernels[cp->reserved_kernel];

    return first != kernel && (first->priority != kernel->priority || first->queue == kernel->queue ||
                               cp_policy_has_adversary(cp) || cp_kernel_passed_over(cp, first));
}

/*
 * Returns the first CU from start on, going round, that may fit a WG of the kernel and is not closed to it; CP_NONE: there
 * is none.
 */
static uint32_t next_candidate(const struct cp *cp, const struct cp_kernel *kernel, uint32_t start)
{
    uint32_t cu = cp_cu_set_next(&kernel->may_fit, start);

    if (cp->reserved_kernel == CP_KERNEL_NONE || cu != cp->reserved_cu || !is_kept_out(cp, kernel))
        return cu;
    cu = cp_cu_set_next(&kernel->may_fit, cu + 1 < CP_MAX_CUS ? cu + 1 : 0);
    return cu == cp->reserved_cu ? CP_NONE : cu;
}

bool cp_cu_may_have_room(const struct cp *cp, const struct cp_kernel *kernel)
{
    if (cp->reserved_kernel == CP_KERNEL_NONE)
        return cp_cu_set_any(&kernel->may_fit);
    return next_candidate(cp, kernel, 0) != CP_NONE;
}

struct cp_spot cp_cu_find(struct cp *cp, struct cp_kernel *kernel, uint32_t start)
{
    struct cp_spot spot = {CP_NONE, CP_NONE};

    CP_REQUIRE(cp, COMPUTE_UNIT, start < cp->config.cus);
    while ((spot.cu = next_candidate(cp, kernel, start)) != CP_NONE) {
        spot.simd = find_simd(cp, cp_cu_at(cp, spot.cu), &kernel->shape);
        if (spot.simd != CP_NONE)
            break;
        strike(cp, kernel, spot.cu);
    }
    return spot;
}

#if CP_BATCHES
uint32_t cp_cu_try(const struct cp *cp, const struct cp_kernel *kernel, uint32_t cu)
{
    CP_REQUIRE(cp, COMPUTE_UNIT, cu < cp->config.cus);
    return cp_cu_set_has(&kernel->may_fit, cu) ? find_simd(cp, &cp->cus[cu], &kernel->shape) : CP_NONE;
}
#endif

uint32_t cp_cu_next(const struct cp *cp, const struct cp_kernel *kernel, uint32_t start)
{
    uint32_t cu;

    if (start >= cp->config.cus)
        return CP_NONE;
    cu = next_candidate(cp, kernel, start);
    return cu >= start ? cu : CP_NONE;
}

/*
 * Takes what a WG needs from what is available (sign 1), or gives it back (sign -1, as an unsigned number). Returns true
 * if the same amount is free once more in the same spot.
 */
static inline bool account_for(struct cp *cp, struct cp_compute_unit *cu, const struct cp_shape *shape, uint32_t simd,
                               uint32_t sign)
{
    const uint8_t *share = shape->share, *end = share + shape->simds;
    uint32_t rest = sign * shape->rest, again = (cu->rest -= rest) - rest;
    bool sound = true;

    for (;;) {
        struct cp_simd *s = &cu->simds[simd], take = take_of(shape, sign * *share);

        again &= (s->waves -= take.waves) - take.waves;
        again &= (s->sgprs -= take.sgprs) - take.sgprs;
        sound &= (s->waves >> 22) - (CP_PAIR_FREE >> 22) <= cp->config.waves_per_simd;
        if (++share == end)
            break;
        simd = next_simd(cp, simd);
    }
    return !CP_ASSERT(cp, CP_MODULE_COMPUTE_UNIT, 1, sound) || none_exceeded(again);
}

uint32_t cp_cu_count(struct cp *cp, struct cp_kernel *kernel, uint32_t cu, uint32_t most)
{
    struct cp_compute_unit copy = *cp_cu_at(cp, cu);
    uint32_t count, simd;

    CP_REQUIRE(cp, COMPUTE_UNIT, cu < cp->config.cus && cp_cu_usable(cp, cu));
    for (count = 0;; count++) {
        simd = find_simd(cp, &copy, &kernel->shape);
        if (simd == CP_NONE || count == most)
            break;
        account_for(cp, &copy, &kernel->shape, simd, 1);
    }
    if (!count && simd == CP_NONE)
        strike(cp, kernel, cu);
    return count;
}

/* Strikes the CU from those that may fit a WG of the kernel, unless another WG fits on it. */
static void strike_if_full(struct cp *cp, const struct cp_kernel *k, uint32_t cu)
{
    if (find_simd(cp, cp_cu_at(cp, cu), &k->shape) == CP_NONE)
        strike(cp, k, cu);
}

#if CP_DELEGATION
bool cp_cu_fits(const struct cp *cp, const struct cp_kernel *k, struct cp_spot spot)
{
    const struct cp_compute_unit *c = cp->cus + spot.cu;

    return none_exceeded(c->rest - k->shape.rest) &&
           fits_from(cp, c, &k->shape, k->shape.simds, spot.simd, take_of(&k->shape, k->shape.share[0]));
}
#endif

void cp_cu_enter(struct cp *cp, struct cp_kernel *k, struct cp_spot spot, uint32_t slot)
{
    struct cp_compute_unit *c = cp->cus + spot.cu;

    CP_REQUIRE(cp, COMPUTE_UNIT, spot.cu < cp->config.cus && spot.simd < cp->config.simds);
    CP_REQUIRE(cp, COMPUTE_UNIT, cp->workgroups[slot].cu == spot.cu && cp->workgroups[slot].simd == spot.simd);
    CP_REQUIRE(cp, COMPUTE_UNIT,
               none_exceeded(c->rest - k->shape.rest) &&
                   fits_from(cp, c, &k->shape, k->shape.simds, spot.simd, take_of(&k->shape, k->shape.share[0])));
    cp_list_append(cp, &c->residents, CP_LINK_CU, slot);
    cp_order_charge(cp, k, 1);
    if (!account_for(cp, c, &k->shape, spot.simd, 1))
        strike_if_full(cp, k, spot.cu);
}

static void leave_residents(struct cp *cp, struct cp_compute_unit *cu, uint32_t slot)
{
    CP_REQUIRE(cp, COMPUTE_UNIT, cu == &cp->cus[cp->workgroups[slot].cu]);
    if (CP_CU_LOSS && cu->cursor == slot)
        cu->cursor = cp_workgroup_at(cp, slot)->links[CP_LINK_CU].next;
    cp_list_remove(cp, &cu->residents, CP_LINK_CU, slot);
}

void cp_cu_make_latest(struct cp *cp, struct cp_compute_unit *cu, uint32_t slot)
{
    leave_residents(cp, cu, slot);
    cp_list_append(cp, &cu->residents, CP_LINK_CU, slot);
}

/*
 * Returns true if wave 0 of a WG like the one that leaves would go to the same SIMD. It fits there. After the waves
 * have left, no other SIMD may have more free slots, or as many and a smaller number.
 */
static bool stays_on_simd(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape,
                          uint32_t simd)
{
    const struct cp_simd *first = cu->simds, *own = first + simd, *end = first + cp->config.simds;
    const uint8_t *share = shape->share;
    uint32_t most = (own->waves >> 22) + *share++;

    for (const struct cp_simd *other = own + 1; other < end; other++)
        if ((other->waves >> 22) + *share++ > most)
            return false;
    for (const struct cp_simd *other = first; other < own; other++)
        if ((other->waves >> 22) + *share++ >= most)
            return false;
    return true;
}

bool cp_cu_hand_over(struct cp *cp, const struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_compute_unit *c = cp->cus + wg->cu;

    CP_REQUIRE(cp, COMPUTE_UNIT, cp_cu_usable(cp, wg->cu) && wg->kernel == k->number && wg == &cp->workgroups[slot]);
    if (!stays_on_simd(cp, c, &k->shape, wg->simd))
        return false;
    cp_cu_make_latest(cp, c, slot);
    return true;
}

void cp_cu_note_room(struct cp *cp, uint32_t cu)
{
    uint32_t wanted = cp->ready | cp->wanting | (CP_COOPERATIVE ? cp->managed : 0u) | cp_policy_has_adversary(cp);
    bool usable = cp_cu_usable(cp, cu);
    struct cp_kernel *k;

    CP_REQUIRE(cp, COMPUTE_UNIT, cu < cp->config.cus);
    cp->full = false;
    for (uint32_t kernel = cp->first_kernel; kernel != CP_KERNEL_NONE; kernel = k->after) {
        k = cp_kernel_at(cp, kernel);
        if (usable && cp_cu_allows(cp, k->queue, cu))
            cp_cu_set_add(&k->may_fit, cu);
        else
            cp_cu_set_remove(&k->may_fit, cu);
        wanted |= k->unlaunched;
    }
    if (wanted)
        cp->place_pending = true;
}

#if CP_HOST
void cp_cu_find_usable(const struct cp *cp, uint32_t queue, struct cp_cu_set *set)
{
    *set = cp->cus_usable;
    for (uint32_t i = 0; i < CP_CU_WORDS; i++) {
        set->words[i] &= ~cp->requests[queue].barred[i];
#if CP_CU_SUMMARY
        if (!set->words[i])
            cp_bit_clear(&set->summary, i);
#endif
    }
}
#endif

void cp_cu_leave(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    uint32_t cu = wg->cu;
    struct cp_compute_unit *c = cp_cu_at(cp, cu);
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    account_for(cp, c, &k->shape, wg->simd, UINT32_MAX);
    cp_order_charge(cp, k, UINT32_MAX);
    leave_residents(cp, c, slot);
    if (cp_is_delegated(cp))
        return;
    cp_cu_note_room(cp, cu);
    if (!c->residents.count && !cp_cu_usable(cp, cu)) {
        cp_cu_set_mark_pending(cp, &cp->cus_releasing, cu);
        if (event->cycle > c->deadline)
            cp_count(&cp->counters.deadlines_missed);
    }
}

void cp_cu_refused(struct cp *cp, uint32_t kernel, uint32_t cu)
{
    CP_REQUIRE(cp, COMPUTE_UNIT, cu < cp->config.cus);
    strike(cp, cp_kernel_at(cp, kernel), cu);
}
