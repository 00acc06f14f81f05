/* SPDX-License-Identifier: MIT */
/*
 * schedule.h - decides which work-group (WG) is placed next, and which one is preempted for it; knows when the GPU is
 * oversubscribed. docs/guide/firmware.md has the order, and the bounds that keep WGs from starving.
 */
#ifndef FW_SCHEDULE_H
#define FW_SCHEDULE_H

#include "core.h"

/*
 * Places one WG, or finds that none can be placed and ends the scheduling pass. A batch of launches places up to
 * `most` (>= 1) WGs, one a work item. Call only while cp->place_pending. Returns the work items done.
 */
uint32_t cp_schedule_place(struct cp *cp, uint32_t most);

/* Marks placing pending because a WG has become READY, unless no WG of the only dispatch can have a slot. */
void cp_schedule_ready(struct cp *cp);

/*
 * Notes that WGs of the kernel were placed. If no CU has resources for another WG of the only dispatch, the
 * scheduling pass ends: the WGs that lack a slot are counted.
 */
void cp_schedule_placed(struct cp *cp, const struct cp_kernel *kernel);

/*
 * Handover: gives slot and record of a WG that has ended to the next WG of the grid, if cp_schedule_place would
 * choose the same. It does so when the GPU is full of the only kernel's WGs and no WG is READY. Returns false if it
 * does not; the caller must then release the WG.
 */
bool cp_schedule_hand_over(struct cp *cp, struct cp_workgroup *wg, uint32_t slot);

/*
 * Returns true if more WGs lack a slot than are being saved for others, and a resident that can be saved is known, or
 * the GPU can be asked to report one.
 */
static inline bool cp_schedule_may_preempt(const struct cp *cp)
{
    return !cp_is_delegated(cp) && cp->wanting > cp->swaps && (!cp->reports || cp->stalled.count || cp->expired.count);
}

/*
 * One work item: sends SAVE for a resident WG, because another one needs its resources. Returns false if no resident
 * can be saved. Call only while cp_schedule_may_preempt and not cp->place_pending.
 */
bool cp_schedule_preempt(struct cp *cp);

/*
 * Returns how many WAITING events to ask for now, 0..CP_WAIT_REPORTS: WGs that lack a slot, less those saved and
 * stalled.
 */
uint32_t cp_schedule_reports_wanted(const struct cp *cp);

#endif
