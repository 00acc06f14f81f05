/*
 * samples.h - the option --sample: the statistics of a run at equal intervals, as a CSV.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_SAMPLES_H
#define SIM_HAL_TOOLS_OUTPUTS_SAMPLES_H

#include "gpu/gpu.h"
#include "tools/view/output.h"

/* Begins as zeros, but for the option. */
struct outputs_samples {
    const char *option;     /* FILE[@TIME]; NULL: none. Without TIME it is 10 us */
    uint64_t every;         /* GPU cycles between rows */
    char *path;             /* owned */
    struct gpu *const *gpu; /* where the GPU will be */
    struct view_output output;
    uint64_t last; /* the cycle of the last row */
    bool headed;
};

/* Reads the option, if it is given. Returns false with a message printed. */
bool outputs_samples_read(struct outputs_samples *samples, const struct parameters *parameters);

/* Opens the output, if there is one. Returns false with a message printed. */
bool outputs_samples_open(struct outputs_samples *samples);

/* Writes a row, for struct gpu_run_options. context: the struct outputs_samples, which is open; after its end, nothing. */
void outputs_samples_take(void *context, uint64_t cycle);

/* The run is over: the last row is of its end. Returns false with a message printed. */
bool outputs_samples_end(struct outputs_samples *samples);

/* Releases all. What outputs_samples_end has not completed is removed. */
void outputs_samples_discard(struct outputs_samples *samples);

#endif
