/*
 * timeline.h - runs as pictures: a row for each work-group or wave, coloured by its state over time (AWG's figure 6).
 */
#ifndef SIM_HAL_TOOLS_VIEW_TIMELINE_H
#define SIM_HAL_TOOLS_VIEW_TIMELINE_H

#include <stdint.h>
#include <stdio.h>

#include "tools/view/key.h"

/* One row in one state, cycles [begin, end). Later spans lie above earlier ones. */
struct view_span {
    uint32_t row;
    uint32_t key; /* number of the state */
    uint64_t begin, end;
};

/* A run. Time beyond the picture's end is cut off. */
struct view_run {
    const char *name;
    const char *note; /* behind the end of a run, "deadlock"; NULL: none */
    uint32_t rows;
    const struct view_span *spans;
    uint32_t span_count;
    uint64_t cycles; /* length of the run */
};

struct view_timeline {
    const char *title;
    const char *y_title;         /* what the rows are; NULL: nothing */
    const struct view_key *keys; /* of all spans, by state */
    uint32_t key_count;
    const struct view_run *runs; /* one panel each, one below the other */
    uint32_t run_count;
    uint64_t cycles;    /* the picture's end, > 0 */
    uint64_t clock_mhz; /* for an axis in microseconds */
};

/* Writes an <svg> element with its styles. The caller checks the stream for errors. */
void view_svg_timeline(const struct view_timeline *timeline, FILE *stream);

#endif
