/* SPDX-License-Identifier: MIT */
/*
 * monitor_log.h - reads the Monitor Log (onward/monitor_log.h; AWG V.A, V.B). Every field of an entry is verified.
 * Wrong and stale entries are counted and skipped.
 */
#ifndef FW_MONITOR_LOG_H
#define FW_MONITOR_LOG_H

#include "core.h"

/* Handles CP_EVENT_LOG. Returns false if the policy has no log. */
bool cp_log_event(struct cp *cp);

/* Returns true if cp_log_step has work now, unless it needs the command ring and the ring is full. */
static inline bool cp_log_due(const struct cp *cp)
{
    return cp->log.pending && cp->log.retry_at <= cp->now;
}

/*
 * Loads how far the log is written, or stores how far it was read, as one work item; or files entries, one a work
 * item and at most `most` (>= 1), until one creates other work. Call only while cp_log_due and cp_condition_settled.
 * Returns the work items done, 0 if the command ring is full.
 */
uint32_t cp_log_step(struct cp *cp, uint32_t most);

/* Returns the GPU cycle of the next read of an entry that is claimed but not filled; UINT64_MAX: none. */
uint64_t cp_log_deadline(const struct cp *cp);

#endif
