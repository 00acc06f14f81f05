/*
 * wave_trace.h - the time of waves as slices of a trace or page: a track for each wave slot.
 *
 * Spans may come a little out of order, and ahead of time. So the last ones of each track are kept back, where they can
 * still be joined or cut.
 */
#ifndef SIM_HAL_TOOLS_VIEW_WAVE_TRACE_H
#define SIM_HAL_TOOLS_VIEW_WAVE_TRACE_H

#include "tools/view/trace.h"

#define VIEW_WAVE_SIMDS 4u
#define VIEW_WAVE_SLOTS 64u /* of a SIMD */
#define VIEW_WAVE_KEPT  8u  /* spans of a track */

struct view_wave_span {
    const char *name; /* of what the wave does; one pointer a name; must outlive the trace */
    uint32_t workgroup[3], wave;
    uint64_t from, to;
};

/* Begins as zeros, but for where spans go. */
struct view_wave_trace {
    struct view_trace *trace; /* NULL: spans go to write */
    void (*write)(void *context, uint32_t track, const struct view_wave_span *span);
    void *context;
    struct view_wave_track {
        struct view_wave_span kept[VIEW_WAVE_KEPT]; /* in order of time */
        uint32_t count;
        bool named;
    } tracks[VIEW_WAVE_SIMDS * VIEW_WAVE_SLOTS];
};

/* A span of the wave in a slot (simd < VIEW_WAVE_SIMDS, slot < VIEW_WAVE_SLOTS), told at cycle now. */
void view_wave_span(struct view_wave_trace *waves, uint64_t now, uint32_t simd, uint32_t slot,
                    const struct view_wave_span *span);

/* What was told of the wave in the slot is void from cycle now on. */
void view_wave_stop(struct view_wave_trace *waves, uint64_t now, uint32_t simd, uint32_t slot);

/* The run ends at cycle now: writes what is left. */
void view_wave_end(struct view_wave_trace *waves, uint64_t now);

#endif
