/*
 * monitor_log.h - reading the Monitor Log (onward/monitor_log.h; AWG V.A, V.B). Everything in it is verified; what is
 * wrong or over is counted and skipped.
 */
#ifndef FW_MONITOR_LOG_H
#define FW_MONITOR_LOG_H

#include "firmware.h"

/* CP_EVENT_LOG. False: the policy has no log. */
bool cp_log_event(struct cp *cp);

/* Whether there is something to do now, unless it needs the command ring and that is full. */
CP_EXPANDED bool cp_log_due(const struct cp *cp)
{
    return cp->log.pending && cp->log.retry_at <= cp->now;
}

/*
 * When something is to be done: looks for entries, or stores how far it got, one unit; or takes entries, each to its place in
 * the table of conditions, up to most units, until one leaves something else to be done. Units; 0: the command ring is full.
 */
uint32_t cp_log_step(struct cp *cp, uint32_t most);

/* Cycle of the next look at an entry that is not there yet; UINT64_MAX: none. */
uint64_t cp_log_deadline(const struct cp *cp);

#endif
