/*
 * schedule.h - which work-group (WG) is placed next, who makes room for it, and when the GPU is oversubscribed.
 * docs/firmware.md states the order and why nobody starves.
 */
#ifndef FW_SCHEDULE_H
#define FW_SCHEDULE_H

#include "firmware.h"

/* One unit: places one WG, or finds that none can be placed. Called only while cp->place_pending. */
void cp_schedule_place(struct cp *cp);

/* Whether a resident WG should make room now. */
bool cp_schedule_wants_swap(const struct cp *cp);

/* One unit: sends SAVE for one. Called only when cp_schedule_wants_swap. */
void cp_schedule_swap(struct cp *cp);

/* WAITING events to ask for now: as many as there are WGs that want a place and no victim is known for, within
 * CP_WAIT_REPORTS. */
uint32_t cp_schedule_reports_wanted(const struct cp *cp);

/* Whether all reports asked for have come and more are wanted. */
bool cp_schedule_wants_reports(const struct cp *cp);

#endif
