/* SPDX-License-Identifier: MIT */
/* host.h - what the host does with queues while the firmware runs (enum cp_host_operation). */
#ifndef FW_HOST_H
#define FW_HOST_H

#include "core.h"

/* Handles CP_EVENT_HOST. Returns false if there is no such queue, or if the last command for it was not answered. */
bool cp_host_event(struct cp *cp, const struct cp_event *event);

/* Handles CP_EVENT_HALTED. Returns false if HALT of this queue does not wait for it. */
bool cp_host_halted(struct cp *cp, uint32_t queue);

/* Returns true while commands of the host or limits are to be looked at. */
static inline bool cp_host_due(const struct cp *cp)
{
#if CP_HOST
    return cp->host_due;
#else
    (void)cp;
    return false;
#endif
}

/*
 * One work item for the first queue whose command may go on: carries it out if the queue is quiet, or sends its answer.
 * Without such a queue, for the limits of dispatches. Call only while it is due, and no queue has stores to send.
 */
void cp_host_step(struct cp *cp);

/* Has queues looked at whose WGs are being saved. */
void cp_host_wake_suspending(struct cp *cp);

/* An event may have been of the last WG of a queue that is being suspended. */
static inline void cp_host_note_event(struct cp *cp)
{
#if CP_HOST
    if (cp->any_suspending)
        cp_host_wake_suspending(cp);
#else
    (void)cp;
#endif
}

#endif
