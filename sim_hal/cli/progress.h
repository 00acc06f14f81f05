/*
 * progress.h - the line on a terminal that says how far a command is: runs that have ended, the time left, runs under way.
 */
#ifndef SIM_HAL_CLI_PROGRESS_H
#define SIM_HAL_CLI_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/jobs.h"

struct cli_progress {
    const struct cli_jobs *jobs;
    void (*name)(void *context, uint32_t index, char *text, size_t bytes); /* what run index is */
    uint32_t done;
    uint32_t running[CLI_JOBS_MOST];
    double started[CLI_JOBS_MOST]; /* when, in seconds, those of running[] */
    uint32_t running_count;
    uint64_t weight_left; /* of the runs that have not ended */
    uint64_t weight_done;
    double spent; /* seconds in runs that have ended */
    bool show;
};

/* Starts a line for the runs of *jobs, which must outlive it; it is shown when the error output is a terminal. */
void cli_progress_start(struct cli_progress *progress, const struct cli_jobs *jobs,
                        void (*name)(void *context, uint32_t index, char *text, size_t bytes));
void cli_progress_began(struct cli_progress *progress, uint32_t index);
void cli_progress_ended(struct cli_progress *progress, uint32_t index);

/* Takes the line away, before a message or at the end. */
void cli_progress_clear(const struct cli_progress *progress);

#endif
