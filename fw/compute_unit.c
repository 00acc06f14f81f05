/* compute_unit.c - accounts and choice of compute units. */
#include "compute_unit.h"

#include "kernel.h"
#include "progress_model.h"
#include "trace.h"
#include "workgroup.h"

/* One function: the address is not worked out anew for every field. */
static CP_ONE_COPY struct cp_compute_unit *cu_at(struct cp *cp, uint32_t cu)
{
    return &cp->cus[cu];
}

void cp_cu_init(struct cp *cp)
{
    const struct cp_config *config = &cp->config;
    struct cp_simd simd = {CP_PAIR_FREE | CP_PAIR(config->waves_per_simd, config->vgprs_per_simd),
                           CP_PAIR_FREE | config->sgprs_per_simd};

    cp_bits_fill(cp->cus_usable, CP_CU_WORDS, config->cus);
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

/* What so many waves take of a SIMD. */
static inline struct cp_simd take_of(const struct cp_shape *shape, uint32_t waves)
{
    return (struct cp_simd){waves * CP_PAIR(1, shape->vgprs), waves * shape->sgprs};
}

/* Whether nothing was taken that there is not, by all the words that are left. */
static inline bool is_sound(uint32_t left)
{
    return !(~left & CP_PAIR_FREE);
}

static inline bool holds(const struct cp_simd *simd, struct cp_simd take)
{
    return is_sound((simd->waves - take.waves) & (simd->sgprs - take.sgprs));
}

/* Whether a WG fits that lies on so many SIMDs, from this one on, of which it takes so much. */
CP_EXPANDED bool fits_from(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape,
                           uint32_t simds, uint32_t simd, struct cp_simd take)
{
    for (uint32_t i = 0;;) {
        if (!holds(&cu->simds[simd], take))
            return false;
        if (++i == simds)
            return true;
        simd = next_simd(cp, simd);
        take = take_of(shape, shape->share[i]);
    }
}

/*
 * The SIMD for wave 0 of a WG that lies on so many: of those from which it fits, the one with most free wave slots. CP_NONE:
 * there is none.
 */
static CP_ONE_COPY uint32_t find_among(const struct cp *cp, const struct cp_compute_unit *cu,
                                       const struct cp_shape *shape, uint32_t simds)
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

/* Most WGs lie on one. */
static CP_APART uint32_t find_several(const struct cp *cp, const struct cp_compute_unit *cu,
                                      const struct cp_shape *shape)
{
    return find_among(cp, cu, shape, shape->simds);
}

static uint32_t find_simd(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape)
{
    if (!is_sound(cu->rest - shape->rest))
        return CP_NONE;
    return shape->simds == 1 ? find_among(cp, cu, shape, 1) : find_several(cp, cu, shape);
}

/* Usable CUs that may have room and are not kept free for another kernel. */
static inline void candidates(const struct cp *cp, const struct cp_kernel *kernel, uint32_t *cus)
{
    for (uint32_t i = 0; i < CP_CU_WORDS; i++)
        cus[i] = kernel->room[i] & cp->cus_usable[i];
    if (cp->reserved_kernel != CP_KERNEL_NONE && cp->reserved_kernel != kernel->number)
        cp_bit_clear(cus, cp->reserved_cu);
}

bool cp_cu_may_have_room(const struct cp *cp, const struct cp_kernel *kernel)
{
    uint32_t cus[CP_CU_WORDS], any = 0;

    if (cp->reserved_kernel != CP_KERNEL_NONE) {
        candidates(cp, kernel, cus);
        return cp_bits_any(cus, CP_CU_WORDS);
    }
    for (uint32_t i = 0; i < CP_CU_WORDS; i++)
        any |= kernel->room[i] & cp->cus_usable[i];
    return any;
}

struct cp_spot cp_cu_find(struct cp *cp, struct cp_kernel *kernel, uint32_t start)
{
    struct cp_spot spot = {CP_NONE, CP_NONE};
    uint32_t cus[CP_CU_WORDS];

    candidates(cp, kernel, cus);
    while ((spot.cu = cp_bits_next(cus, CP_CU_WORDS, start)) != CP_NONE) {
        spot.simd = find_simd(cp, cu_at(cp, spot.cu), &kernel->shape);
        if (spot.simd != CP_NONE)
            break;
        cp_bit_clear(cus, spot.cu);
        cp_bit_clear(kernel->room, spot.cu);
    }
    return spot;
}

uint32_t cp_cu_try(const struct cp *cp, const struct cp_kernel *kernel, uint32_t cu)
{
    uint32_t word = cu >> 5;

    if (!((kernel->room[word] & cp->cus_usable[word]) >> (cu & 31u) & 1u))
        return CP_NONE;
    return find_simd(cp, &cp->cus[cu], &kernel->shape);
}

uint32_t cp_cu_next(const struct cp *cp, const struct cp_kernel *kernel, uint32_t start)
{
    uint32_t cus[CP_CU_WORDS], cu;

    if (start >= cp->config.cus)
        return CP_NONE;
    candidates(cp, kernel, cus);
    cu = cp_bits_next(cus, CP_CU_WORDS, start);
    return cu >= start ? cu : CP_NONE;
}

/*
 * Takes (sign 1) what a WG needs from what is free, or gives it back (sign -1, as an unsigned number). Whether there is
 * as much once more in the same place.
 */
static CP_ONE_COPY bool account(struct cp *cp, struct cp_compute_unit *cu, const struct cp_shape *shape, uint32_t simd,
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
    return !CP_ASSERT(cp, CP_MODULE_COMPUTE_UNIT, 1, sound) || is_sound(again);
}

uint32_t cp_cu_count(struct cp *cp, struct cp_kernel *kernel, uint32_t cu, uint32_t most)
{
    struct cp_compute_unit copy = *cu_at(cp, cu);
    uint32_t count, simd;

    for (count = 0;; count++) {
        simd = find_simd(cp, &copy, &kernel->shape);
        if (simd == CP_NONE || count == most)
            break;
        account(cp, &copy, &kernel->shape, simd, 1);
    }
    if (!count && simd == CP_NONE)
        cp_bit_clear(kernel->room, cu);
    return count;
}

/* Strikes the CU from the kernel's room unless another WG fits on it elsewhere. */
static CP_APART void strike_if_full(struct cp *cp, struct cp_kernel *k, uint32_t cu)
{
    if (find_simd(cp, cu_at(cp, cu), &k->shape) == CP_NONE)
        cp_bit_clear(k->room, cu);
}

void cp_cu_enter(struct cp *cp, struct cp_kernel *k, struct cp_spot spot, uint32_t slot)
{
    struct cp_compute_unit *c = cp->cus + spot.cu;

    cp_list_append(cp, &c->residents, CP_LINK_CU, slot);
    if (!account(cp, c, &k->shape, spot.simd, 1))
        strike_if_full(cp, k, spot.cu);
}

static void leave_list(struct cp *cp, struct cp_compute_unit *cu, uint32_t slot)
{
    if (CP_CU_LOSS && cu->cursor == slot)
        cu->cursor = cp_workgroup_at(cp, slot)->links[CP_LINK_CU].next;
    cp_list_remove(cp, &cu->residents, CP_LINK_CU, slot);
}

/* The resident becomes the latest placed. */
static CP_ONE_COPY void to_the_end(struct cp *cp, struct cp_compute_unit *cu, uint32_t slot)
{
    leave_list(cp, cu, slot);
    cp_list_append(cp, &cu->residents, CP_LINK_CU, slot);
}

/*
 * Whether wave 0 of a WG like the one that leaves would go to the SIMD that it leaves: it fits there, and with the waves
 * that leave no SIMD has more free slots, or as many and a smaller number.
 */
static bool stays(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape, uint32_t simd)
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

bool cp_cu_renew(struct cp *cp, const struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_compute_unit *c = cp->cus + wg->cu;

    if (!stays(cp, c, &k->shape, wg->simd))
        return false;
    to_the_end(cp, c, slot);
    return true;
}

/* A place is free, and what else a WG had. A look for a WG that takes it is for when there may be one. */
static CP_ONE_COPY void make_room(struct cp *cp, uint32_t cu)
{
    uint32_t wanted = cp->ready | cp->wanting | cp->attended | cp_model_restricts(cp);
    struct cp_kernel *k;

    for (uint32_t kernel = cp->first_kernel; kernel != CP_KERNEL_NONE; kernel = k->after) {
        k = cp_kernel_at(cp, kernel);
        cp_bit_set(k->room, cu);
        wanted |= k->unlaunched;
    }
    if (wanted)
        cp->place_pending = true;
}

void cp_cu_leave(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    uint32_t cu = wg->cu;
    struct cp_compute_unit *c = cu_at(cp, cu);

    account(cp, c, &cp_kernel_at(cp, wg->kernel)->shape, wg->simd, UINT32_MAX);
    leave_list(cp, c, slot);
    make_room(cp, cu);
    if (!c->residents.count && !cp_cu_usable(cp, cu)) {
        cp_urge(cp, cp->cus_releasing, cu);
        if (event->cycle > c->deadline)
            cp_count(&cp->counters.deadlines_missed);
    }
}

void cp_cu_refused(struct cp *cp, uint32_t kernel, uint32_t cu)
{
    cp_bit_clear(cp_kernel_at(cp, kernel)->room, cu);
}

bool cp_cu_lost(struct cp *cp, uint32_t cu, uint64_t deadline)
{
    struct cp_compute_unit *c;

    if (cu >= cp->config.cus)
        return false;
    c = cu_at(cp, cu);
    cp_count(&cp->counters.cus_lost);
    cp_trace_cu(cp, cu, false);
    cp_bit_clear(cp->cus_usable, cu);
    c->deadline = deadline;
    c->cursor = c->residents.head;
    if (c->residents.count)
        cp_urge(cp, cp->cus_evicting, cu);
    else
        cp_urge(cp, cp->cus_releasing, cu);
    cp->place_pending = true;
    return true;
}

bool cp_cu_returned(struct cp *cp, uint32_t cu)
{
    if (cu >= cp->config.cus)
        return false;
    cp_count(&cp->counters.cus_returned);
    cp_trace_cu(cp, cu, true);
    cp_bit_set(cp->cus_usable, cu);
    cp_bit_clear(cp->cus_evicting, cu);
    cp_bit_clear(cp->cus_releasing, cu);
    cu_at(cp, cu)->cursor = CP_NONE;
    make_room(cp, cu);
    return true;
}

void cp_cu_evict(struct cp *cp, uint32_t slot)
{
    uint32_t cu = cp_workgroup_at(cp, slot)->cu;
    struct cp_compute_unit *c = cu_at(cp, cu);

    to_the_end(cp, c, slot);
    if (c->cursor == CP_NONE)
        c->cursor = (uint16_t)slot;
    cp_urge(cp, cp->cus_evicting, cu);
}

void cp_cu_evict_step(struct cp *cp)
{
    uint32_t cu = cp_bits_next(cp->cus_evicting, CP_CU_WORDS, 0);
    struct cp_compute_unit *c = cu_at(cp, cu);
    uint32_t slot = c->cursor;

    if (slot == CP_NONE) {
        cp_bit_clear(cp->cus_evicting, cu);
        return;
    }
    if (cp_workgroup_may_be_saved(cp, slot) && !cp_workgroup_save(cp, slot, CP_FLAG_FORCED, 0))
        return;
    c->cursor = cp_workgroup_at(cp, slot)->links[CP_LINK_CU].next;
}

void cp_cu_release_step(struct cp *cp)
{
    uint32_t cu = cp_bits_next(cp->cus_releasing, CP_CU_WORDS, 0);
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_CU_RELEASE, CP_COMMAND_LENGTH(release));

    if (!command)
        return;
    command->release = (struct cp_cu_release){.cu = (uint16_t)cu};
    cp_command_send(cp);
    cp_bit_clear(cp->cus_releasing, cu);
}
