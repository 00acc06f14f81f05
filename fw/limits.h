/* SPDX-License-Identifier: MIT */
/* limits.h - how long dispatches may take: the host is told, or they are stopped (struct cp_limits). */
#ifndef FW_LIMITS_H
#define FW_LIMITS_H

#include "core.h"

/* Call only from cp_init. */
void cp_limits_init(struct cp *cp);

/* Sets the limits of a queue. */
void cp_limits_set(struct cp *cp, uint32_t queue, const struct cp_limits *limits);

/* A queue was suspended for this many cycles, which do not count, or is from now on: 0. What is told once is told once more. */
void cp_limits_pass_over(struct cp *cp, uint32_t queue, uint64_t cycles);

/* Returns the cycle at which a limit may be reached, or UINT64_MAX. */
static inline uint64_t cp_limits_deadline(const struct cp *cp)
{
#if CP_HOST
    if (cp->limits)
        return cp->limit_at;
#endif
    (void)cp;
    return UINT64_MAX;
}

/* Has cp_limits_step called: the deadline has come. */
void cp_limits_wake(struct cp *cp);

/*
 * One work item: the first dispatch that has reached a limit is reported or stopped, or the next deadline is
 * found. Call only while limits_pending is set.
 */
void cp_limits_step(struct cp *cp);

#endif
