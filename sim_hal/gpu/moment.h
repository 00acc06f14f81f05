/*
 * moment.h - cycles as text for reports. Where a run had no timing there are none to be reported.
 */
#ifndef SIM_HAL_GPU_MOMENT_H
#define SIM_HAL_GPU_MOMENT_H

#include <inttypes.h>
#include <stdio.h>

#include "cu/reports.h"

#define GPU_MOMENT_BYTES 64u

/* A cycle with a word before it: " in" gives " in cycle 12". Returns text. */
static inline const char *gpu_moment(const struct cu_control *control, const char *before, uint64_t cycle,
                                     char text[GPU_MOMENT_BYTES])
{
    if (control->functional)
        text[0] = 0;
    else if (cycle < control->timed_from)
        snprintf(text, GPU_MOMENT_BYTES, " before timing began");
    else
        snprintf(text, GPU_MOMENT_BYTES, "%s cycle %" PRIu64 "%s", before, cycle - control->timed_from,
                 control->timed_from ? " of the timed part" : "");
    return text;
}

/* " for 12 cycles": the time from a cycle to now. Returns text. */
static inline const char *gpu_duration(const struct cu_control *control, uint64_t since, uint64_t now,
                                       char text[GPU_MOMENT_BYTES])
{
    text[0] = 0;
    if (!control->functional)
        snprintf(text, GPU_MOMENT_BYTES, " for %" PRIu64 " cycles",
                 now - (since < control->timed_from ? control->timed_from : since));
    return text;
}

#endif
