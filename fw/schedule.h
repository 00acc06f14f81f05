/*
 * schedule.h - which work-group (WG) is placed next, who makes room for it, and when the GPU is oversubscribed.
 * docs/firmware.md states the order and why nobody starves.
 */
#ifndef FW_SCHEDULE_H
#define FW_SCHEDULE_H

#include "firmware.h"

/*
 * Places one WG a unit, or finds that none can be placed: one unit, or up to most (1 or more) that nothing would come
 * between. Returns units done. Called only while cp->place_pending.
 */
uint32_t cp_schedule_place(struct cp *cp, uint32_t most);

/* A WG of the kernel is READY. Where it can have no place there is no look for one. */
void cp_schedule_ready(struct cp *cp, const struct cp_kernel *kernel);

/* Launches the next WG of a kernel that can launch, whatever the order. False: there is no room, or the ring is full. */
bool cp_schedule_launch(struct cp *cp, struct cp_kernel *kernel);

/*
 * A WG has ended. Where the GPU is full of the only kernel's WGs, and none is READY, its place and its record go to the
 * next WG of the grid, as cp_schedule_place would have it but with half the work. False: not so, it is to be released.
 */
bool cp_schedule_succeed(struct cp *cp, struct cp_workgroup *wg, uint32_t slot);

/* Whether more WGs want a place than make room already, and somebody is known who can or can be asked for. */
static inline bool cp_schedule_may_make_room(const struct cp *cp)
{
    return cp->wanting > cp->swaps && (!cp->reports || cp->stalled.count || cp->expired.count);
}

/*
 * One unit: asks the GPU for reports of waits, or sends SAVE for a resident WG that makes room. False: nothing to do,
 * nobody can. Called only while cp_schedule_may_make_room holds, and when placing has come to its end.
 */
bool cp_schedule_make_room(struct cp *cp);

/* WAITING events to ask for now: as many as could make room, beside those that are known to wait. */
uint32_t cp_schedule_reports_wanted(const struct cp *cp);

#endif
