/* SPDX-License-Identifier: MIT */
/*
 * kernel.h - records of active dispatches: the walk over the grid in the order of launch, scratch slots, faults.
 */
#ifndef FW_KERNEL_H
#define FW_KERNEL_H

#include "packet.h"

/* Call only from cp_init. */
void cp_kernel_init(struct cp *cp);

/* Returns true if there is a free record for another dispatch. */
bool cp_kernel_available(const struct cp *cp);

/* Returns the record of a kernel, or NULL for CP_KERNEL_NONE. */
struct cp_kernel *cp_kernel_in_order(struct cp *cp, uint32_t kernel);

/* Returns the active dispatch that is first in order, or NULL if there is none. */
static inline struct cp_kernel *cp_kernel_first(struct cp *cp)
{
    return cp_kernel_in_order(cp, cp->first_kernel);
}

/* Returns the next one in order, or NULL if there is none. */
static inline struct cp_kernel *cp_kernel_after(struct cp *cp, const struct cp_kernel *kernel)
{
    return cp_kernel_in_order(cp, kernel->after);
}

/*
 * Returns how many WGs that were never launched could be launched now if a CU had resources: WG slots, scratch and
 * the quota of the queue limit it. The caller sees to it that the kernel is not held.
 */
uint32_t cp_kernel_launchable(const struct cp *cp, const struct cp_kernel *kernel);

/*
 * Returns how many WGs could be placed now if a CU had resources: READY ones, and those of cp_kernel_launchable. The
 * kernel is not held here either.
 */
uint32_t cp_kernel_wanting(const struct cp *cp, const struct cp_kernel *kernel);

/*
 * Returns true if a launch can make cp_kernel_launchable fall by more than one: the kernel uses scratch, or its queue
 * has a quota.
 */
static inline bool cp_kernel_limited(const struct cp *cp, const struct cp_kernel *kernel)
{
    return (CP_SCRATCH && kernel->begin.scratch_wave_bytes) || cp->config.queues[kernel->queue].wg_limit;
}

/* Marks the kernel pending: it has commands to send, or WGs to drop. */
void cp_kernel_mark_pending(struct cp *cp, const struct cp_kernel *k);

/* Returns the number in the grid, x fastest, of the WG that is launched next. */
static inline uint32_t cp_kernel_next_number(const struct cp_kernel *kernel)
{
    return kernel->next[0] + kernel->groups[0] * (kernel->next[1] + kernel->groups[1] * kernel->next[2]);
}

/* Returns the first free scratch slot of a kernel. Call only while it has one. */
uint32_t cp_kernel_free_scratch(const struct cp_kernel *kernel);

/*
 * Fills kernel, number and scratch slot (CP_NONE: the kernel uses none) of a record for the WG that is launched next.
 * Call only while cp_kernel_launchable is not 0. Nothing is taken before cp_kernel_take.
 */
static inline void cp_kernel_peek(const struct cp_kernel *kernel, struct cp_workgroup *workgroup)
{
    CP_REQUIRE(NULL, KERNEL, kernel->unlaunched && kernel->stage == CP_KERNEL_ACTIVE);
    workgroup->number = cp_kernel_next_number(kernel);
    workgroup->kernel = (uint8_t)kernel->number;
    workgroup->scratch =
        kernel->begin.scratch_wave_bytes ? (uint16_t)cp_kernel_free_scratch(kernel) : (uint16_t)CP_NONE;
}

/* Computes the id of a WG in its grid; 0 0 0 for a free slot. It divides, so it is too slow for every launch. */
void cp_kernel_workgroup_id(const struct cp *cp, uint32_t slot, uint32_t id[3]);

/* Takes the WG that cp_kernel_peek has described: it was launched with its record in slot. */
void cp_kernel_take(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot);

/* The same after a handover: the WG has the record of one that has ended. Call only for a kernel without scratch. */
void cp_kernel_advance(struct cp *cp, struct cp_kernel *kernel);

/* Makes WG number the next of the grid. Divides: it is rare. */
void cp_kernel_aim_at(struct cp_kernel *kernel, uint32_t number);

/* Returns true if the dispatcher places the kernel's WGs. */
static inline bool cp_kernel_is_given(const struct cp_kernel *k)
{
    return CP_DELEGATION && k->stage >= CP_KERNEL_GIVING && k->stage <= CP_KERNEL_CLEARED;
}

/* Returns true if there is such a scratch slot, and it is free. */
bool cp_kernel_has_scratch(const struct cp_kernel *k, uint32_t scratch);

/* Takes a free scratch slot for a WG that has none. */
void cp_kernel_take_scratch(struct cp_kernel *k, struct cp_workgroup *wg, uint32_t scratch);

/* Returns the GPU address of a scratch slot; 0 for CP_NONE. */
uint64_t cp_kernel_scratch(const struct cp_kernel *kernel, uint32_t scratch);

/* Removes a launched WG that has ended from its kernel, and frees its scratch slot. */
void cp_kernel_retire(struct cp *cp, struct cp_kernel *kernel, const struct cp_workgroup *wg, uint32_t slot);

/* Has KERNEL_END sent if no WG of the kernel is left, and the dispatcher has none. */
void cp_kernel_end_if_empty(struct cp *cp, struct cp_kernel *kernel);

/* The time of a kernel begins (limits.h): it was opened, or stopped. It is there with CP_HOST. */
void cp_kernel_begin_time(struct cp *cp, const struct cp_kernel *kernel);

/* Stops a kernel with enum cp_queue_error: no WG of it is launched any more, all are dropped, and its queue stops. */
void cp_kernel_fault(struct cp *cp, uint32_t kernel, uint32_t error);

/* Marks a WG for kill: dispatch.h drops it. While a command about the WG is under way, the answer marks it again. */
void cp_kernel_mark_for_kill(struct cp *cp, struct cp_kernel *kernel, uint32_t slot);

/* Returns true if the kernel's queue is suspended: none of its WGs is placed, and those that are on CUs are saved. */
static inline bool cp_kernel_is_held(const struct cp *cp, const struct cp_kernel *kernel)
{
    return CP_HOST && cp->suspended && cp->requests[kernel->queue].suspended;
}

/* The same as cp_kernel_wanting; a held kernel wants none. */
static inline uint32_t cp_kernel_asks_for(const struct cp *cp, const struct cp_kernel *kernel)
{
    return cp_kernel_is_held(cp, kernel) ? 0 : cp_kernel_wanting(cp, kernel);
}

/* Has dispatch.h visit all WGs of the kernel: those that are not needed are dropped, those of a held kernel are saved. */
void cp_kernel_visit(struct cp *cp, struct cp_kernel *kernel);

/* The same for a WG of a held kernel that a CU has now. */
void cp_kernel_mark_for_save(struct cp *cp, struct cp_kernel *kernel, uint32_t slot);

#endif
