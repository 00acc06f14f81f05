/*
 * compute_unit.h - what is free on each compute unit (CU) and SIMD, where a work-group (WG) fits, and the loss and
 * return of CUs.
 *
 * Wave i of a WG lies on SIMD (simd + i) modulo SIMDs. A SIMD's share of a WG is therefore waves / SIMDs, and one more
 * on the first waves % SIMDs of them counted from simd; the GPU counts the same sums.
 */
#ifndef FW_COMPUTE_UNIT_H
#define FW_COMPUTE_UNIT_H

#include "firmware.h"

/* Sets all CUs empty and usable. */
void cp_cu_init(struct cp *cp);

/* Fills in the shares of a shape of 1 or more waves, and adds the barrier to its LDS. */
void cp_cu_shape(const struct cp *cp, struct cp_shape *shape);

/* Whether an empty CU holds a WG of that shape. */
bool cp_cu_can_ever_hold(const struct cp *cp, const struct cp_shape *shape);

/* Where a WG begins. */
struct cp_spot {
    uint32_t cu; /* CP_NONE: nowhere */
    uint32_t simd;
};

/*
 * Finds a usable CU with room for a WG of the kernel, looking round from CU start, and the SIMD of wave 0: of those
 * from which it fits, the one with most free wave slots. CUs found full are struck from the kernel's room.
 */
struct cp_spot cp_cu_find(struct cp *cp, struct cp_kernel *kernel, uint32_t start);

/* The SIMD that cp_cu_find would choose on the CU, if that is kept for nobody. CP_NONE: it would look further. */
uint32_t cp_cu_try(const struct cp *cp, const struct cp_kernel *kernel, uint32_t cu);

/* The next CU from start on that may have room for the kernel, without going round; CP_NONE: there is none. */
uint32_t cp_cu_next(const struct cp *cp, const struct cp_kernel *kernel, uint32_t start);

/* How many WGs of the kernel, most at most, could be placed on the CU one after the other; at most CP_MAX_SIMDS x
 * waves_per_simd. */
uint32_t cp_cu_count(struct cp *cp, struct cp_kernel *kernel, uint32_t cu, uint32_t most);

/* Whether cp_cu_find may find a place: false is certain, true is not. */
bool cp_cu_may_have_room(const struct cp *cp, const struct cp_kernel *kernel);

/*
 * Puts a WG of the kernel on a spot, where it must fit, or takes one off, by the place in its record. A CU that another WG
 * of the kernel does not fit on is struck from the kernel's room.
 */
void cp_cu_enter(struct cp *cp, struct cp_kernel *k, struct cp_spot spot, uint32_t slot);
void cp_cu_leave(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event);

/*
 * A WG of the kernel leaves and the next one enters in its place. False: that one might begin on another SIMD, and nothing
 * was changed.
 */
bool cp_cu_renew(struct cp *cp, const struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot);

/* The GPU says that no WG of the kernel fits on the CU, whatever the accounts say: not tried again until room is made
 * there. */
void cp_cu_refused(struct cp *cp, uint32_t kernel, uint32_t cu);

/* Events; CU numbers are verified. False: no such CU. deadline: GPU cycle for the saves. */
bool cp_cu_lost(struct cp *cp, uint32_t cu, uint64_t deadline);
bool cp_cu_returned(struct cp *cp, uint32_t cu);

/* A resident WG runs (again) on a CU that is lost: it will be saved. */
void cp_cu_evict(struct cp *cp, uint32_t slot);

/* Whether the CU is usable. */
static inline bool cp_cu_usable(const struct cp *cp, uint32_t cu)
{
    return !CP_CU_LOSS || cp_bit_test(cp->cus_usable, cu);
}

/* One unit: the next resident of a lost CU. Called only while a bit of cp->cus_evicting is set. */
void cp_cu_evict_step(struct cp *cp);

/* One unit: sends CU_RELEASE. Called only while a bit of cp->cus_releasing is set. */
void cp_cu_release_step(struct cp *cp);

#endif
