/* SPDX-License-Identifier: MIT */
/*
 * delegation.h - what the GPU's dispatcher does by itself, and the way there and back.
 *
 * A kernel that was given to the dispatcher with GIVE is its own: it places, saves, restores and ends the work-groups (WGs), and
 * tells the firmware of the kernel's end only. TAKE gives the firmware everything back. docs/reference/delegation.md has whose books are
 * whose.
 *
 * While delegated, the firmware has records of two kinds: of WGs that it launched before, until it has handed them over; and of WGs
 * whose waits are spilled (CP_WG_WATCHED), because it watches their conditions.
 */
#ifndef FW_DELEGATION_H
#define FW_DELEGATION_H

#include "core.h"
#include "onward/monitor_log.h"

/*
 * Delegates if the dispatcher can place all that there is: from now on kernels are given. If WGs are there, it first sends TAKE, although
 * nothing is given, and places nothing until TAKEN: behind that no LAUNCH is refused. Otherwise nothing is done.
 */
void cp_delegation_begin(struct cp *cp);

/* The firmware takes everything back, if it has given anything: a kernel opens that only it can place. */
void cp_delegation_end(struct cp *cp);

/* Whether the kernel's queue is suspended, and none of its WGs is on a CU. */
static inline bool cp_delegation_keeps(const struct cp *cp, const struct cp_kernel *k)
{
#if CP_HOST
    return cp->requests[k->queue].suspended && !cp_bit_test(cp->suspending, k->queue);
#else
    (void)cp;
    (void)k;
    return false;
#endif
}

/* Returns true if the kernel is to be given, and was not. What was taken back for a page is given when its queue goes on. */
static inline bool cp_delegation_wants(const struct cp *cp, const struct cp_kernel *k)
{
    return cp_is_delegated(cp) && !cp->taking && k->stage == CP_KERNEL_ACTIVE && !k->error && !k->managed &&
           !cp_delegation_keeps(cp, k);
}

/* One work item of a pending kernel that is to be given or was: a command, or a record. Nothing is done if the ring is full. */
void cp_delegation_step(struct cp *cp, struct cp_kernel *k);

/* One work item on the way there or back: sends TAKE, or finds free records. Call only while it is due. */
void cp_delegation_take_step(struct cp *cp);

/* Returns true if there is a work item on the way there or back. */
static inline bool cp_delegation_take_due(const struct cp *cp)
{
    return cp->taking && !cp->take_sent && !cp->giving;
}

/* Events: GIVEN, KERNEL_AT, PLACES or TAKEN; KERNEL_ENDED and FAULT of a given kernel. Each returns false if it cannot be. */
bool cp_delegation_event(struct cp *cp, const struct cp_event *event);
bool cp_delegation_ended(struct cp *cp, uint32_t kernel);
bool cp_delegation_fault(struct cp *cp, const struct cp_event *event);

/* The GPU has refused GIVE or DROP. Returns false if that does not matter any more. */
bool cp_delegation_refused(struct cp *cp, struct cp_kernel *k);

/*
 * A wait was spilled: makes a record of its WG, if a kernel that was given has it and there is none. A record of an earlier WG in the
 * slot that was only watched goes first. Returns false if it did: its waits are to be removed before the entry is filed.
 */
bool cp_delegation_watch(struct cp *cp, const struct cp_log_entry *entry);

#endif
