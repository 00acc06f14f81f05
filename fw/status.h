/* SPDX-License-Identifier: MIT */
/* status.h - writes the status page of a queue (onward/status.h): a header, and records of its dispatches and WGs. */
#ifndef FW_STATUS_H
#define FW_STATUS_H

#include "core.h"

/*
 * Begins a page of a queue: cp_status_step writes it, once the caller has all taken back that is suspended. Returns CP_HOST_DONE, or
 * why nothing is written: another page is being written, or this one cannot be.
 */
enum cp_host_status cp_status_begin(struct cp *cp, uint32_t queue, const struct cp_range *range);

/* Returns true while a page is being written, or is to be. */
static inline bool cp_status_is_asked(const struct cp *cp)
{
#if CP_HOST
    return cp->page.busy;
#else
    (void)cp;
    return false;
#endif
}

/* The same, and it can be: of a suspended queue the firmware has the WGs. */
static inline bool cp_status_is_due(const struct cp *cp)
{
#if CP_HOST
    return cp->page.busy && !(cp->taking && cp->requests[cp->page.queue].suspended);
#else
    (void)cp;
    return false;
#endif
}

/*
 * One work item: makes the next record, if that slot has a WG of the queue, or sends a STORE of it. When the page is whole the
 * queue's command may go on. Call only while it is due. Returns false if the command ring is full.
 */
bool cp_status_step(struct cp *cp);

#endif
