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

/* Handles CP_EVENT_MESSAGE. Returns false if the event is stale. */
bool cp_events_message(struct cp *cp, const struct cp_event *event);

#endif
