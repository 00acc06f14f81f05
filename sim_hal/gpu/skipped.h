/*
 * skipped.h - the statistics of a run that had no timing, wholly or up to a work-group.
 *
 * Without timing only what kernels did is counted. Of a run with a timed part the statistics are those of this part; the
 * greatest values are those of the whole run, as its parts cannot be told apart.
 */
#ifndef SIM_HAL_GPU_SKIPPED_H
#define SIM_HAL_GPU_SKIPPED_H

#include <stdint.h>

#define GPU_SKIPPED_MOST 512u /* statistics */

typedef void (*gpu_statistics_visitor)(void *context, const char *name, uint64_t value, const char *description);

/* The statistics as they were when timing began, in their order. */
struct gpu_skipped {
    uint64_t values[GPU_SKIPPED_MOST];
    uint32_t count;
    uint64_t workgroups; /* launched by then */
};

/* Passes statistics on to a visitor: one of these is the context of the functions below. */
struct gpu_skipped_filter {
    const struct gpu_skipped *skipped;
    uint32_t at; /* number of the next statistic */
    gpu_statistics_visitor visit;
    void *context;
};

/* Notes a statistic. context: a struct gpu_skipped, all 0 at first. */
void gpu_skipped_note(void *context, const char *name, uint64_t value, const char *description);

/* Passes a statistic on, less what it was when timing began. */
void gpu_skipped_subtract(void *filter, const char *name, uint64_t value, const char *description);

/* Passes a statistic on if it means something without timing. */
void gpu_skipped_count(void *filter, const char *name, uint64_t value, const char *description);

#endif
