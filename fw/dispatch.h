/* SPDX-License-Identifier: MIT */
/*
 * dispatch.h - a dispatch from its packet to the completion signal: KERNEL_BEGIN, KERNEL_END, work-groups (WGs) to
 * drop.
 */
#ifndef FW_DISPATCH_H
#define FW_DISPATCH_H

#include "packet.h"

/* Makes a dispatch active, as the youngest one; *dispatch is copied. Call only while cp_kernel_available. */
void cp_dispatch_open(struct cp *cp, const struct cp_dispatch *dispatch);

/* Handles CP_EVENT_KERNEL_ENDED. The kernel is verified. Returns false if the event is stale. */
bool cp_dispatch_ended(struct cp *cp, uint32_t kernel);

/*
 * Handles CP_EVENT_REFUSED for a command about a kernel. Kernel and tag are verified. Returns false if the event is
 * stale.
 */
bool cp_dispatch_refused(struct cp *cp, uint32_t kernel, uint32_t tag);

/*
 * One work item for a dispatch with commands to send or WGs to drop. Call only while a bit of cp->kernels_pending is
 * set.
 */
void cp_dispatch_step(struct cp *cp);

#endif
