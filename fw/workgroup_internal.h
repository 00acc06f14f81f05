/* SPDX-License-Identifier: MIT */
/*
 * workgroup_internal.h - changes of a work-group's state, for workgroup.c and for what stands above and changes
 * states too.
 */
#ifndef FW_WORKGROUP_INTERNAL_H
#define FW_WORKGROUP_INTERNAL_H

#include "policy.h"
#include "trace.h"
#include "workgroup.h"

/*
 * The launched WG enters a state, with some flags set: it goes to the list of that state. Flags that end with the
 * state are cleared. The state may be the one it is in.
 */
void cp_workgroup_change(struct cp *cp, uint32_t slot, enum cp_wg_state state, uint32_t set_flags);

/*
 * All waits of the WG up to the last known are over: it is READY. set_flags: CP_WG_PREEMPTED of a WG that was saved,
 * or 0. The caller tells the scheduler: cp_schedule_ready, or, from below, by cp->ready, which has changed.
 */
void cp_workgroup_become_ready(struct cp *cp, uint32_t slot, uint32_t set_flags);

/* The WG is gone, and off its compute unit: its slot is free, and it leaves its kernel. */
void cp_workgroup_release(struct cp *cp, struct cp_workgroup *wg, uint32_t slot);

/*
 * A wait that began at start, of a WG that goes to the end of the swapped ones: notes when it ends by itself, which is
 * not before the others' end.
 */
static inline void cp_workgroup_set_expiry(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, uint64_t start)
{
    uint64_t limit = cp_policy_wait_limit(cp, slot);

    wg->expiry = limit ? start + limit : UINT64_MAX;
    if (cp->swapped.tail != CP_NONE) {
        const struct cp_workgroup *last = cp_workgroup_at(cp, cp->swapped.tail);

        if (wg->expiry < last->expiry)
            wg->expiry = last->expiry;
    }
}

#endif
