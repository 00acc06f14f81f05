/* SPDX-License-Identifier: MIT */
/*
 * workgroup_internal.h - changes of a work-group's state, for workgroup.c and for what stands above and changes
 * states too.
 */
#ifndef FW_WORKGROUP_INTERNAL_H
#define FW_WORKGROUP_INTERNAL_H

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

#endif
