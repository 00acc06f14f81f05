/*
 * trace.h - a run as Chrome trace events, which Perfetto (ui.perfetto.dev) opens.
 *
 * A work-group slot is a track, and a life on it an outer slice with its states inside: viewers
 * order tracks by number, and there are no more of them than work-groups that live at a time. A
 * work-group may move between compute units, so these have counters of the work-groups on them and
 * a slice while they are lost. Beside them are counters of work-groups by state and of the depths
 * of queues, and one track of the firmware's steps. The waves of one compute unit may have tracks
 * too. Every moment is rounded to a whole nanosecond,
 * as viewers do, before anything is derived from it. Events are written as they happen; nothing
 * grows with the length of a run.
 */
#ifndef SIM_HAL_TOOLS_VIEW_TRACE_H
#define SIM_HAL_TOOLS_VIEW_TRACE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* The state of a work-group from an event on. */
enum view_state {
    VIEW_NONE, /* not there */
    VIEW_RUNNING,
    VIEW_STALLED,
    VIEW_SAVING,
    VIEW_SWAPPED,
    VIEW_READY,
    VIEW_RESTORING,
    VIEW_STATES
};

struct view_trace;

/* Starts a trace on a stream that stays the caller's. Returns NULL without memory. cus: compute
 * units that the GPU has. */
struct view_trace *view_trace_begin(FILE *stream, uint64_t clock_mhz, uint32_t cus);

struct view_workgroup {
    uint32_t slot;
    uint32_t generation;
    uint32_t cu;
    const char *kernel; /* must outlive the trace */
    const uint32_t *id; /* three numbers */
};

/* A work-group enters a state. VIEW_NONE ends its life; only then outcome is used: "done" or "killed". */
void view_trace_workgroup(struct view_trace *trace, uint64_t cycle, const struct view_workgroup *workgroup,
                          enum view_state state, const char *outcome);

/* The condition of a stalled work-group: (word at address & mask) relation value. */
struct view_wait {
    uint64_t address, mask, value;
    const char *relation; /* "==" or another; must outlive the trace */
};

/* Sets the condition that the work-group in the slot awaits, from the next time on that it enters VIEW_STALLED. */
void view_trace_wait(struct view_trace *trace, uint32_t index, const struct view_wait *wait);

/* A step of the firmware that takes cost cycles. */
void view_trace_step(struct view_trace *trace, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                     uint32_t commands, uint32_t loads);

/* The depth of a queue. Written only when it has changed. */
struct view_depth {
    const char *name;
    uint64_t value;
};

#define VIEW_DEPTHS 8u /* queues that can be followed */

/* queue: 0..VIEW_DEPTHS-1, always with the same name. */
void view_trace_depth(struct view_trace *trace, uint64_t cycle, uint32_t queue, const struct view_depth *depth);

/* A compute unit goes away or comes back. */
void view_trace_cu(struct view_trace *trace, uint64_t cycle, uint32_t cu, bool available);

/* A slice on a track of the group of waves; the track is named when it comes first. */
void view_trace_wave(struct view_trace *trace, uint32_t track, const char *track_name, const char *name,
                     const uint32_t workgroup[3], uint32_t wave, uint64_t from, uint64_t to);

/* Closes the open slices at this cycle, ends the text and releases the trace. Returns false if
 * it ran out of memory on the way. */
bool view_trace_end(struct view_trace *trace, uint64_t cycle);

#endif
