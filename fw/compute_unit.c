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
    cp_bits_fill(cp->cus_usable, CP_CU_WORDS, cp->config.cus);
    for (uint32_t i = 0; i < cp->config.cus; i++) {
        struct cp_compute_unit *cu = &cp->cus[i];

        cu->lds_free = cp->config.lds_bytes;
        cu->barriers_free = (uint16_t)cp->config.barriers;
        cu->cursor = CP_NONE;
        cp_list_clear(&cu->residents);
        for (uint32_t s = 0; s < cp->config.simds; s++) {
            cu->vgprs_free[s] = (uint16_t)cp->config.vgprs_per_simd;
            cu->sgprs_free[s] = (uint16_t)cp->config.sgprs_per_simd;
            cu->waves_free[s] = (uint16_t)cp->config.waves_per_simd;
        }
    }
}

void cp_cu_shape(const struct cp *cp, struct cp_shape *shape)
{
    uint32_t simds = cp->config.simds;

    shape->barriers = shape->waves > 1;
    shape->simds = shape->waves < simds ? shape->waves : (uint8_t)simds;
    for (uint32_t i = 0; i < simds; i++)
        shape->share[i] = (uint8_t)((shape->waves + simds - 1 - i) / simds);
}

bool cp_cu_can_ever_hold(const struct cp *cp, const struct cp_shape *shape)
{
    uint32_t most = shape->share[0];

    return shape->lds <= cp->config.lds_bytes && shape->barriers <= cp->config.barriers &&
           most <= cp->config.waves_per_simd && most * shape->vgprs <= cp->config.vgprs_per_simd &&
           most * shape->sgprs <= cp->config.sgprs_per_simd;
}

static uint32_t next_simd(const struct cp *cp, uint32_t simd)
{
    return simd + 1 < cp->config.simds ? simd + 1 : 0;
}

static CP_ONE_COPY bool fits_from(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape,
                                  uint32_t simd)
{
    for (uint32_t i = 0;;) {
        uint32_t waves = shape->share[i];

        if (waves > cu->waves_free[simd] || waves * shape->vgprs > cu->vgprs_free[simd] ||
            waves * shape->sgprs > cu->sgprs_free[simd])
            return false;
        if (++i == shape->simds)
            return true;
        simd = next_simd(cp, simd);
    }
}

/* Whether there is what a CU has but once. */
static inline bool has_rest(const struct cp_compute_unit *cu, const struct cp_shape *shape)
{
    return shape->lds <= cu->lds_free && shape->barriers <= cu->barriers_free;
}

/* The SIMD for a WG that lies on one: that with most free wave slots. CP_NONE: there is none. */
static CP_ONE_COPY uint32_t find_one(const struct cp_compute_unit *cu, const struct cp_shape *shape, uint32_t simds)
{
    uint32_t waves = shape->share[0], vgprs = waves * shape->vgprs, sgprs = waves * shape->sgprs;
    uint32_t most = waves - 1, simd = CP_NONE, i = 0;

    do {
        if (cu->waves_free[i] > most && vgprs <= cu->vgprs_free[i] && sgprs <= cu->sgprs_free[i]) {
            most = cu->waves_free[i];
            simd = i;
        }
    } while (++i < simds);
    return simd;
}

/* And for those that lie on several. */
static CP_APART uint32_t find_several(const struct cp *cp, const struct cp_compute_unit *cu,
                                      const struct cp_shape *shape)
{
    uint32_t most = 0, simd = CP_NONE;

    for (uint32_t i = 0; i < cp->config.simds; i++) {
        if (cu->waves_free[i] > most && fits_from(cp, cu, shape, i)) {
            most = cu->waves_free[i];
            simd = i;
        }
    }
    return simd;
}

/* The SIMD for wave 0: of those from which the WG fits, the one with most free wave slots. CP_NONE: there is none. */
static uint32_t find_simd(const struct cp *cp, const struct cp_compute_unit *cu, const struct cp_shape *shape)
{
    if (!has_rest(cu, shape))
        return CP_NONE;
    return shape->simds == 1 ? find_one(cu, shape, cp->config.simds) : find_several(cp, cu, shape);
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

/* Takes (sign 1) so many from those that are free, or gives them back (sign -1). Whether there are as many once more. */
static inline bool take(uint16_t *free, uint32_t count, uint32_t sign)
{
    *free = (uint16_t)(*free - sign * count);
    return *free >= count;
}

/*
 * Takes (sign 1) what a WG needs from what is free, or gives it back (sign -1, as an unsigned number). Whether there is
 * as much once more in the same place.
 */
static CP_ONE_COPY bool account(struct cp *cp, struct cp_compute_unit *cu, const struct cp_shape *shape, uint32_t simd,
                                uint32_t sign)
{
    const uint8_t *share = shape->share, *end = share + shape->simds;
    bool sound = true, again;

    cu->lds_free -= sign * shape->lds;
    again = take(&cu->barriers_free, shape->barriers, sign) & (shape->lds <= cu->lds_free);
    for (;;) {
        uint32_t waves = *share;

        again &= take(&cu->waves_free[simd], waves, sign);
        again &= take(&cu->vgprs_free[simd], waves * shape->vgprs, sign);
        again &= take(&cu->sgprs_free[simd], waves * shape->sgprs, sign);
        sound &= cu->waves_free[simd] <= cp->config.waves_per_simd;
        if (++share == end)
            break;
        simd = next_simd(cp, simd);
    }
    CP_ASSERT(cp, CP_MODULE_COMPUTE_UNIT, 1, sound);
    return again;
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

void cp_cu_enter(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_compute_unit *c = cu_at(cp, wg->cu);

    cp_list_append(cp, &c->residents, CP_LINK_CU, slot);
    if (!account(cp, c, &k->shape, wg->simd, 1))
        strike_if_full(cp, k, wg->cu);
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
    const uint8_t *share = shape->share;
    uint32_t most = (uint32_t)cu->waves_free[simd] + *share++;

    for (uint32_t other = simd + 1; other < cp->config.simds; other++)
        if ((uint32_t)cu->waves_free[other] + *share++ > most)
            return false;
    for (uint32_t other = 0; other < simd; other++)
        if ((uint32_t)cu->waves_free[other] + *share++ >= most)
            return false;
    return true;
}

bool cp_cu_renew(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_compute_unit *c = cu_at(cp, wg->cu);

    if (!stays(cp, c, &cp_kernel_at(cp, wg->kernel)->shape, wg->simd))
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
