/*
 * progress.h - the line on a terminal that names the runs under way.
 */
#ifndef SIM_HAL_CLI_PROGRESS_H
#define SIM_HAL_CLI_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/jobs.h"

struct cli_progress {
    uint32_t total;
    void *context;
    void (*name)(void *context, uint32_t index, char *text, size_t bytes); /* what run index is */
    uint32_t done;
    uint32_t running[CLI_JOBS_MOST];
    uint32_t running_count;
    bool show;
};

/* Starts a line for total runs; it is shown when the error output is a terminal. */
void cli_progress_start(struct cli_progress *progress, uint32_t total,
                        void (*name)(void *context, uint32_t index, char *text, size_t bytes), void *context);
void cli_progress_began(struct cli_progress *progress, uint32_t index);
void cli_progress_ended(struct cli_progress *progress, uint32_t index);

/* Takes the line away, before a message or at the end. */
void cli_progress_clear(const struct cli_progress *progress);

#endif
