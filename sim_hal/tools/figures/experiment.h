/*
 * experiment.h - runs that a page asks for, each executed once.
 *
 * A question for a result notes the run, unless it has been done. sim_experiment_run does all noted runs, in processes.
 * The same question then finds the result. So the author of a page states the values to show, and the runs follow.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_EXPERIMENT_H
#define SIM_HAL_TOOLS_FIGURES_EXPERIMENT_H

#include "cli/cli.h"
#include "cli/journal.h"
#include "cli/measure.h"

#define SIM_WITH_BYTES 160u
#define SIM_LOSE_BYTES 48u

/* One run. Two runs are the same if these fields and all parameters are equal. */
struct sim_run {
    uint32_t benchmark; /* number in the suite */
    const char *policy; /* as on the command line; "timeout-N" and "timeout-hysteresis-N" have an
                           interval of N cycles, N a number as --set takes it (engine/quantity.h) */
    enum sim_scenario scenario;
    struct sim_settings settings;
    uint64_t groups;  /* as in struct sim_trial */
    const char *with; /* the same, less than SIM_WITH_BYTES letters; it is copied */
    const char *lose; /* the same, less than SIM_LOSE_BYTES letters; it is copied */
    /* Of which the question is, noted for sim_experiment_write. Two runs are the same whatever it is. */
    const char *statistic;
};

struct sim_experiment;

/* Returns NULL without memory. The suite must outlive it. */
struct sim_experiment *sim_experiment_create(const struct sim_suite *suite);
void sim_experiment_free(struct sim_experiment *experiment);

/* Finds a run's result, or notes the run and sets *result to NULL. Returns false with a message
 * printed if there can be no such run. */
bool sim_experiment_ask(struct sim_experiment *experiment, const struct sim_run *run,
                        const struct sim_measurement **result);

/* Gives a run, of which nothing was asked before, its result: it is not run unless another statistic is asked for. Given
 * twice, it has the statistics of both. Returns false with a message. */
bool sim_experiment_know(struct sim_experiment *experiment, const struct sim_run *run,
                         const struct sim_measurement *result);

/* From here on only what is asked for is written by sim_experiment_write. */
void sim_experiment_begin_use(struct sim_experiment *experiment);

/* Writes a line for each run asked for, in the order of the questions since sim_experiment_begin_use: the run in the words
 * of a page, " : ", its status and the statistics that were asked for. Returns false with a message. */
bool sim_experiment_write(const struct sim_experiment *experiment, FILE *stream);

/* From here on each run that ends is written to the journal, as sim_experiment_write does it. A run of which more
 * statistics are asked for later is written again. */
void sim_experiment_record(struct sim_experiment *experiment, struct sim_journal *journal);

/* Words for results: "ok", "deadlock", ... */
const char *sim_experiment_status_name(enum sim_status status);
bool sim_experiment_status_read(const char *name, enum sim_status *status);

/* Runs that were noted and not done. */
uint32_t sim_experiment_pending(const struct sim_experiment *experiment);

/* Does them, parallel at a time, with a line of progress. Returns false with a message printed
 * if one could not be done; a fault or a wrong result is a message and a result. Returns false, too, when a signal stops
 * it: the runs that have ended have their results, and the caller ends the process (sim_jobs_end_stopped). */
bool sim_experiment_run(struct sim_experiment *experiment, uint32_t parallel);
bool sim_experiment_stopped(const struct sim_experiment *experiment);

/* SIM_OK, or SIM_WRONG or SIM_FAULT when a run ended so. */
enum sim_status sim_experiment_worst(const struct sim_experiment *experiment);

#endif
