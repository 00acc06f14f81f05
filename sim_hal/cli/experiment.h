/*
 * experiment.h - runs that somebody asks for, each executed once.
 *
 * Ask for a result: when the run has not been done it is noted, and sim_experiment_run does all that were noted, in
 * processes. Asking again then finds it. So a page's author states what is to be shown, and what has to be run follows.
 */
#ifndef SIM_HAL_CLI_EXPERIMENT_H
#define SIM_HAL_CLI_EXPERIMENT_H

#include "cli/cli.h"
#include "cli/measure.h"

#define SIM_WITH_BYTES 160u

/* One run: two of them are the same when all that is said here and every parameter are. */
struct sim_run {
    uint32_t benchmark; /* number in the suite */
    const char *policy; /* as on the command line; "timeout-N" and "timeout-Nk" are timeout with an
                           interval of N or N thousand cycles */
    enum sim_scenario scenario;
    struct sim_settings settings;
    uint64_t groups;  /* as in struct sim_trial */
    const char *with; /* the same, less than SIM_WITH_BYTES letters; it is copied */
};

struct sim_experiment;

/* NULL without memory. The suite must outlive it. */
struct sim_experiment *sim_experiment_create(const struct sim_suite *suite);
void sim_experiment_free(struct sim_experiment *experiment);

/* Finds a run's result, or notes the run and sets *result to NULL. False with a message printed when there can be no
 * such run. */
bool sim_experiment_ask(struct sim_experiment *experiment, const struct sim_run *run,
                        const struct sim_measurement **result);

/* Runs that were noted and not done. */
uint32_t sim_experiment_pending(const struct sim_experiment *experiment);

/* Does them, parallel at a time, with a line of progress. False with a message printed when one could not be done; a
 * fault or a wrong result is a message and a result. */
bool sim_experiment_run(struct sim_experiment *experiment, uint32_t parallel);

/* SIM_OK, or SIM_WRONG or SIM_FAULT when a run ended so. */
enum sim_status sim_experiment_worst(const struct sim_experiment *experiment);

#endif
