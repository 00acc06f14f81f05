/* SPDX-License-Identifier: MIT */
/*
 * reclaim.h - slots for kernels that lack them. Measures how long kernels lack slots, and saves work-groups (WGs) of
 * lower priority for a kernel when its gather_cycles are over (onward/cooperative.h).
 */
#ifndef FW_RECLAIM_H
#define FW_RECLAIM_H

#include "core.h"
#include "kernel.h"

/* Sets up a dispatch that becomes active. cycles: GPU cycles after which slots are taken by force; 0: never. */
void cp_reclaim_open(struct cp *cp, const struct cp_kernel *kernel, uint64_t cycles);

/* Returns the kernel's record. */
struct cp_reclaim *cp_reclaim_at(struct cp *cp, const struct cp_kernel *kernel);

/* Makes cp->check_at no later than that GPU cycle. */
void cp_reclaim_check_by(struct cp *cp, uint64_t cycle);

/* Returns how many of the waves without a slot get none from saves and kills that are under way. */
uint32_t cp_reclaim_waves_lacking(const struct cp *cp, uint32_t waves);

/*
 * Notes that this number of WGs of a kernel lack a slot. For a kernel without a control block the time until all its
 * WGs were launched is measured.
 */
void cp_reclaim_note(struct cp *cp, const struct cp_kernel *kernel, uint32_t lacking);

/*
 * Begins a round of saves for a kernel with gather_cycles, if one is due and slots are lacking. Call only at the end
 * of a scheduling pass.
 */
void cp_reclaim_review(struct cp *cp, const struct cp_kernel *kernel);

/* Returns true if a round is under way for the kernel. */
static inline bool cp_reclaim_pending(const struct cp *cp, const struct cp_kernel *kernel)
{
    return cp->reclaims[kernel->number].round;
}

/*
 * One work item of a round: checks a resident, and saves it if its priority is lower. Call only while
 * cp_reclaim_pending.
 */
void cp_reclaim_step(struct cp *cp, const struct cp_kernel *kernel);

/*
 * Marks a round due if its time has come. Call only when cp->check_at is reached. Returns the GPU cycle of the next
 * check; UINT64_MAX: never.
 */
uint64_t cp_reclaim_check(struct cp *cp, const struct cp_kernel *kernel);

/* Ends a reclaim for a kernel that has faulted, or whose WGs have all ended. */
void cp_reclaim_abandon(struct cp *cp, const struct cp_kernel *kernel);

/*
 * Returns true if no WG of the kernel is placed now, because slots are being reclaimed for a kernel of higher
 * priority.
 */
static inline bool cp_reclaim_holds(const struct cp *cp, const struct cp_kernel *kernel)
{
    return CP_COOPERATIVE && cp->reclaiming != CP_KERNEL_NONE &&
           kernel->priority < cp->kernels[cp->reclaiming].priority;
}

#endif
