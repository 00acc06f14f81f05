/* SPDX-License-Identifier: MIT */
/* host.h - what the host does with queues while the firmware runs: create, update, remove, restart, suspend (enum cp_host_operation). */
#ifndef FW_HOST_H
#define FW_HOST_H

#include "core.h"

/* Handles CP_EVENT_HOST. Returns false if there is no such queue, or if the last command for it was not answered. */
bool cp_host_event(struct cp *cp, const struct cp_event *event);

/*
 * One work item for the first queue whose command may go on: carries it out if the queue is quiet, or sends its answer.
 * Call only while there is one, and no queue has stores to send.
 */
void cp_host_step(struct cp *cp);

#endif
