/* SPDX-License-Identifier: MIT */
/* events.h - events about work-groups (WGs): states, waits and messages. Every field is verified. */
#ifndef FW_EVENTS_H
#define FW_EVENTS_H

#include "core.h"

/*
 * Handles a state event of a WG, or CP_EVENT_REFUSED for a command about a WG. Returns false if the event is stale.
 */
bool cp_events_state(struct cp *cp, const struct cp_event *event);

/* Handles CP_EVENT_CONDITION_MET. Returns false if the event is stale. */
bool cp_events_met(struct cp *cp, const struct cp_event *event);

/*
 * Handles the commonest CP_EVENT_SAVED with a successor, a swap: a resident that waits, or that the GPU has on a run list, has given
 * its place to a WG that was swapped. Returns false in all other cases; nothing has changed then.
 */
bool cp_events_swap(struct cp *cp, const struct cp_event *event);

/* Handles CP_EVENT_ENDS: WGs of a kernel have ended. Returns false if one of them cannot have. */
bool cp_events_ends(struct cp *cp, const struct cp_event *event);

/*
 * Handles CP_EVENT_GRID: WGs have ended, and the next WGs of their grid have their slots. Returns false if it is stale, or
 * from an end on that cannot be.
 */
bool cp_events_grid(struct cp *cp, const struct cp_event *event);

/* Handles CP_EVENT_MESSAGE. Returns false if the event is stale. */
bool cp_events_message(struct cp *cp, const struct cp_event *event);

#endif
