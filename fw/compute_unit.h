/* SPDX-License-Identifier: MIT */
/*
 * compute_unit.h - what is free on each compute unit (CU) and SIMD, and where a work-group (WG) fits.
 *
 * Wave i of a WG lies on SIMD (simd + i) modulo SIMDs. A SIMD's share of a WG is therefore waves / SIMDs, and one
 * more on the first waves % SIMDs of them, counted from simd. The GPU computes the same sums.
 */
#ifndef FW_COMPUTE_UNIT_H
#define FW_COMPUTE_UNIT_H

#include "cu_set.h"

/* Makes all CUs empty and usable. Call only from cp_init. */
void cp_cu_init(struct cp *cp);

/* Fills in simds and share of a shape from its waves (>= 1), and adds the barrier to rest, which has the LDS. */
void cp_cu_shape(const struct cp *cp, struct cp_shape *shape);

/* Returns true if an empty CU can hold a WG of that shape. */
bool cp_cu_can_ever_hold(const struct cp *cp, const struct cp_shape *shape);

/* A slot of CU resources, by the place of wave 0. */
struct cp_spot {
    uint32_t cu; /* CP_NONE: no slot */
    uint32_t simd;
};

/*
 * Finds a usable CU on which a WG of the kernel fits, trying CUs from start on and round, and the SIMD of wave 0: of
 * the SIMDs that fit, the one with the most free wave slots. A CU that is reserved for another kernel does not count.
 * Returns cu CP_NONE if there is none. CUs found full are removed from the kernel's may_fit.
 */
struct cp_spot cp_cu_find(struct cp *cp, struct cp_kernel *kernel, uint32_t start);

/*
 * Returns the SIMD that cp_cu_find would choose on the CU, or CP_NONE if it would try the next one. Call only while
 * no CU is reserved: cp->reserved_kernel is CP_KERNEL_NONE. It is there with CP_BATCHES.
 */
uint32_t cp_cu_try(const struct cp *cp, const struct cp_kernel *kernel, uint32_t cu);

/*
 * Returns the next CU from start on, without wrapping, on which a WG of the kernel may fit; CP_NONE: there is none.
 */
uint32_t cp_cu_next(const struct cp *cp, const struct cp_kernel *kernel, uint32_t start);

/*
 * Returns how many WGs of the kernel could be placed on the CU one after the other, at most `most`. The CU is removed
 * from the kernel's may_fit if none fits. Takes time in proportion to the result, which is at most simds x
 * waves_per_simd.
 */
uint32_t cp_cu_count(struct cp *cp, struct cp_kernel *kernel, uint32_t cu, uint32_t most);

/* Returns false if cp_cu_find would find no CU, true if it may find one. */
bool cp_cu_may_have_room(const struct cp *cp, const struct cp_kernel *kernel);

/* Returns true if a WG of the kernel fits on the spot, which is one of the configured ones. */
bool cp_cu_fits(const struct cp *cp, const struct cp_kernel *k, struct cp_spot spot);

/*
 * Takes the resources of the spot for WG slot, which becomes the latest resident. Call only if a WG of the kernel
 * fits there. The CU is removed from the kernel's may_fit if another WG of it does not fit.
 */
void cp_cu_enter(struct cp *cp, struct cp_kernel *k, struct cp_spot spot, uint32_t slot);

/*
 * Frees the resources of WG slot, whose record says where they are. Call only while the WG holds them. If a lost CU
 * becomes empty, its release is marked pending; event tells whether the deadline was missed. While the dispatcher places neither is
 * done, and event may be NULL.
 */
void cp_cu_leave(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event);

/*
 * Handover: the next WG of the kernel takes the slot of a resident WG that has ended. Returns true if it is done,
 * false if cp_cu_find might choose another SIMD; nothing has changed then.
 */
bool cp_cu_hand_over(struct cp *cp, const struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot);

/*
 * The GPU has refused a WG of the kernel on the CU: removes the CU from may_fit until a WG leaves it or it returns.
 */
void cp_cu_refused(struct cp *cp, uint32_t kernel, uint32_t cu);

/*
 * A WG has left the CU, or the CU has returned, or it was lost: adds it to may_fit of every dispatch, or removes it if it
 * is lost. Marks placing pending if some WG could use the slot. One bit an active dispatch.
 */
void cp_cu_note_room(struct cp *cp, uint32_t cu);

/* Moves a resident of the CU to the end of the list: it counts as placed latest. */
void cp_cu_make_latest(struct cp *cp, struct cp_compute_unit *cu, uint32_t slot);

/* Returns true if the CU is not lost. */
static inline bool cp_cu_usable(const struct cp *cp, uint32_t cu)
{
    return !CP_CU_LOSS || cp_cu_set_has(&cp->cus_usable, cu);
}

/* Returns false if the mask of the queue leaves the CU out. */
static inline bool cp_cu_allows(const struct cp *cp, uint32_t queue, uint32_t cu)
{
#if CP_HOST
    return !cp_bit_test(cp->requests[queue].barred, cu);
#else
    (void)cp;
    (void)queue;
    (void)cu;
    return true;
#endif
}

/* Makes it the set of CUs that are not lost, and that the mask of the queue does not leave out. */
#if CP_HOST
void cp_cu_find_usable(const struct cp *cp, uint32_t queue, struct cp_cu_set *set);
#else
static inline void cp_cu_find_usable(const struct cp *cp, uint32_t queue, struct cp_cu_set *set)
{
    (void)queue;
    *set = cp->cus_usable;
}
#endif

/* Returns the first of these CUs from start on, going round, or CP_NONE. */
static inline uint32_t cp_cu_next_usable(const struct cp *cp, uint32_t queue, uint32_t start)
{
#if CP_HOST
    struct cp_cu_set set;

    cp_cu_find_usable(cp, queue, &set);
    return cp_cu_set_next(&set, start);
#else
    (void)queue;
    return cp_cu_set_next(&cp->cus_usable, start);
#endif
}

#endif
