/*
 * monitor_log.h - reading the Monitor Log (onward/monitor_log.h; AWG V.A, V.B). Everything in it is verified; what is
 * wrong or over is counted and skipped.
 */
#ifndef FW_MONITOR_LOG_H
#define FW_MONITOR_LOG_H

#include "firmware.h"

/* CP_EVENT_LOG. False: the policy has no log. */
bool cp_log_event(struct cp *cp);

/* One unit: looks for entries, takes one, or stores how far it got. False: nothing to do now. */
bool cp_log_step(struct cp *cp);

/* Cycle of the next look at an entry that is not there yet; UINT64_MAX: none. */
uint64_t cp_log_deadline(const struct cp *cp);

#endif
