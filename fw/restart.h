/* SPDX-License-Identifier: MIT */
/* restart.h - cp_init of firmware whose GPU holds what was before: RESET, and what becomes of the queues (enum cp_restart). */
#ifndef FW_RESTART_H
#define FW_RESTART_H

#include "core.h"

/* Call only from cp_init. */
void cp_restart_init(struct cp *cp);

/* Returns true while a restart is under way. */
static inline bool cp_restart_due(const struct cp *cp)
{
#if CP_HOST
    return cp->restarting != CP_RESTART_OVER;
#else
    (void)cp;
    return false;
#endif
}

/* One work item of it: sends RESET, drops an event, or looks at a queue. Returns 0 if there is nothing to do now. Call only while due. */
uint32_t cp_restart_step(struct cp *cp);

#endif
