/* trace.h - what rooms of the firmware note in the event trace (onward/trace.h). Without one, a test of a pointer. */
#ifndef FW_TRACE_H
#define FW_TRACE_H

#include "firmware.h"

void cp_trace_add_workgroup(struct cp *cp, uint32_t slot, uint32_t state);
void cp_trace_add_kernel(struct cp *cp, uint32_t kernel);
void cp_trace_add_cu(struct cp *cp, uint32_t cu, bool usable);
void cp_trace_add_queue(struct cp *cp, uint32_t queue);

/* A WG enters a state; CP_WG_FREE: it has ended, its record still says in which state it was. */
static inline void cp_trace_workgroup(struct cp *cp, uint32_t slot, uint32_t state)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_workgroup(cp, slot, state);
}

static inline void cp_trace_kernel(struct cp *cp, uint32_t kernel)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_kernel(cp, kernel);
}

static inline void cp_trace_cu(struct cp *cp, uint32_t cu, bool usable)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_cu(cp, cu, usable);
}

static inline void cp_trace_queue(struct cp *cp, uint32_t queue)
{
    if (CP_TRACE && cp->trace)
        cp_trace_add_queue(cp, queue);
}

#endif
