/* SPDX-License-Identifier: MIT */
/* trace.h - entries of the event trace (onward/trace.h). Without a trace a call costs the test of a pointer. */
#ifndef FW_TRACE_H
#define FW_TRACE_H

#include "core.h"

/* Add an entry. Call only while cp->trace is set; the functions below test that. */
void cp_trace_add_workgroup(struct cp *cp, uint32_t slot, uint32_t state);
void cp_trace_add_kernel(struct cp *cp, uint32_t kernel);
void cp_trace_add_cu(struct cp *cp, uint32_t cu, bool usable);
void cp_trace_add_queue(struct cp *cp, uint32_t queue);

/* A WG enters a state. CP_WG_FREE: it has ended; call it then before its record says so. */
static inline void cp_trace_workgroup(struct cp *cp, uint32_t slot, uint32_t state)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_workgroup(cp, slot, state);
}

/* A dispatch has become active. */
static inline void cp_trace_kernel(struct cp *cp, uint32_t kernel)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_kernel(cp, kernel);
}

/* A CU is lost, or has returned. */
static inline void cp_trace_cu(struct cp *cp, uint32_t cu, bool usable)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_cu(cp, cu, usable);
}

/* A doorbell has rung, a packet was read, or a dispatch has ended. */
static inline void cp_trace_queue(struct cp *cp, uint32_t queue)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_queue(cp, queue);
}

#endif
