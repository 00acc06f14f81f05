/* SPDX-License-Identifier: MIT */
/* intake.h - AQL packets (HSA 2.8, 2.9): doorbells, packets in order, the dependencies of barrier packets. */
#ifndef FW_INTAKE_H
#define FW_INTAKE_H

#include "core.h"

/*
 * Reads the write index of a queue, and its memory if that was not read before: packets are read from now on. Returns
 * false, and reports nothing, if the memory cannot be used. Call only for a queue that exists and has not stopped.
 */
bool cp_intake_open(struct cp *cp, uint32_t queue);

/* Handles CP_EVENT_DOORBELL. A queue that has stopped ignores it. Returns false if there is no such queue. */
bool cp_intake_doorbell(struct cp *cp, uint32_t queue);

/* Handles CP_EVENT_AGENT_DONE. Returns false if the host does not have that packet, or not any more. */
bool cp_intake_agent_done(struct cp *cp, const struct cp_event *event);

/*
 * One work item: reads a packet of the queue of highest priority; queues of one priority take turns. Call only while
 * a bit of cp->queues_pending is set.
 */
void cp_intake_read_step(struct cp *cp);

/* Returns true if a check of the signals that barrier packets depend on is due. */
static inline bool cp_intake_poll_due(const struct cp *cp)
{
    return cp_bits_any(cp->queues_polling, CP_QUEUE_WORDS) &&
           (cp->poll_at <= cp->now || cp_bits_any(cp->queues_due, CP_QUEUE_WORDS));
}

/*
 * One work item: checks the signals of one barrier packet (at most five loads), or begins the next round of checks.
 * Call only while cp_intake_poll_due.
 */
void cp_intake_poll_step(struct cp *cp);

#endif
