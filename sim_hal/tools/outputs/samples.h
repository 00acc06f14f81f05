/*
 * samples.h - the option --sample: the statistics of a run at equal intervals, as a CSV.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_SAMPLES_H
#define SIM_HAL_TOOLS_OUTPUTS_SAMPLES_H

#include "host/session.h"
#include "tools/view/output.h"

/* Begins as zeros, but for the option. */
struct outputs_samples {
    const char *option; /* FILE[@TIME]; NULL: none. Without TIME it is 10 us */
    uint64_t every;     /* GPU cycles between rows */
    char *path;         /* owned */
    const struct host_session *session;
    struct view_output output;
    uint64_t last; /* the cycle of the last row */
    bool headed;
};

/* Reads the option, and opens the output. Returns false with a message printed. */
bool outputs_samples_open(struct outputs_samples *samples, const struct parameters *parameters);

/* Has a session write the rows, if the option is given. Before host_session_run; both must outlive the run. */
void outputs_samples_attach(struct outputs_samples *samples, struct host_session *session);

/* The run is over: the last row is of its end. Returns false with a message printed. */
bool outputs_samples_end(struct outputs_samples *samples);

/* Releases all. What outputs_samples_end has not completed is removed. */
void outputs_samples_discard(struct outputs_samples *samples);

#endif
