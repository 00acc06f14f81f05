/* SPDX-License-Identifier: MIT */
/*
 * cooperative.h - kernels with launch options. A cooperative kernel's number M of active work-groups (WGs) changes. A
 * maximal kernel has as many WGs as fit at its start. Any kernel may have slots reclaimed for it. docs/guide/cooperative.md
 * has the protocol (Sorensen et al., Cooperative Kernels, FSE 2017, sections 3 and 4).
 */
#ifndef FW_COOPERATIVE_H
#define FW_COOPERATIVE_H

#include "core.h"
#include "kernel.h"

/* Call only from cp_init. */
void cp_cooperative_init(struct cp *cp);

/* Sets up the launch options of a dispatch that becomes active. Call only when the rest of its record is filled. */
void cp_cooperative_open(struct cp *cp, struct cp_kernel *kernel, const struct cp_dispatch *dispatch);

/* Ends the management of a dispatch that ends. Call only when it has no WG left. */
void cp_cooperative_close(struct cp *cp, const struct cp_kernel *kernel);

/* Returns true if the kernel has a control block and has not started: its WGs must not be placed one by one. */
static inline bool cp_cooperative_unstarted(const struct cp *cp, const struct cp_kernel *kernel)
{
    return kernel->managed & CP_MANAGED_MESSAGES && !cp->cooperative[kernel->number].active;
}

/*
 * Begins to count slots for the first WGs, which are then launched. Call only while cp_cooperative_unstarted.
 */
void cp_cooperative_start(struct cp *cp, struct cp_kernel *kernel);

/* Handles a message of a WG of the kernel. The word is verified. Call only while the kernel has not faulted. */
void cp_cooperative_message(struct cp *cp, struct cp_kernel *kernel, uint32_t slot, uint32_t word);

/* Notes that a WG ends. Call only for a kernel with launch options, and before the WG is released. */
void cp_cooperative_retire(struct cp *cp, const struct cp_kernel *kernel, uint32_t slot);

/* Drops a WG of any kernel, as cp_workgroup_drop does. Returns false if the ring is full. */
bool cp_cooperative_drop(struct cp *cp, const struct cp_kernel *kernel, uint32_t slot);

/*
 * Returns true if the WG must be marked for kill because the kernel shrinks. Call only for a kernel with launch
 * options, when no command about the WG is under way any more.
 */
bool cp_cooperative_must_kill(struct cp *cp, const struct cp_kernel *kernel, uint32_t slot);

/*
 * One work item for a kernel with launch options: a command or a decision. Returns false if there is nothing to do
 * now.
 */
bool cp_cooperative_step(struct cp *cp, struct cp_kernel *kernel);

/*
 * One work item: checks one barrier that WGs have left, and whether reclaims are due. Call only when cp->check_at is
 * reached.
 */
void cp_cooperative_check(struct cp *cp);

#endif
