/*
 * experiment.h - runs that a page asks for, each executed once.
 *
 * A question for a result notes the run, unless it has been done. figures_experiment_run does all noted runs, in processes.
 * The same question then finds the result. So the author of a page states the values to show, and the runs follow.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_EXPERIMENT_H
#define SIM_HAL_TOOLS_FIGURES_EXPERIMENT_H

#include "cli/cli.h"
#include "cli/journal.h"
#include "cli/measure.h"

#define FIGURES_WITH_BYTES 160u
#define FIGURES_LOSE_BYTES 48u

/* One run. Two runs are the same if these fields and all parameters are equal. */
struct figures_run {
    uint32_t benchmark; /* number in the suite */
    const char *policy; /* as on the command line; "timeout-N" and "timeout-hysteresis-N" have an
                           interval of N cycles, N a number as --set takes it (engine/quantity.h) */
    enum cli_scenario scenario;
    struct cli_settings settings;
    uint64_t groups;  /* as in struct cli_trial */
    const char *with; /* the same, less than FIGURES_WITH_BYTES letters; it is copied */
    const char *lose; /* the same, less than FIGURES_LOSE_BYTES letters; it is copied */
    /* Of which the question is, noted for figures_experiment_write. Two runs are the same whatever it is. */
    const char *statistic;
};

struct figures_experiment;

/* Returns NULL without memory. The suite must outlive it. */
struct figures_experiment *figures_experiment_create(const struct cli_suite *suite);
void figures_experiment_free(struct figures_experiment *experiment);

/* Finds a run's result, or notes the run and sets *result to NULL. Returns false with a message
 * printed if there can be no such run. */
bool figures_experiment_ask(struct figures_experiment *experiment, const struct figures_run *run,
                            const struct cli_measurement **result);

/* Gives a run, of which nothing was asked before, its result: it is not run unless another statistic is asked for. Given
 * twice, it has the statistics of both. Returns false with a message. */
bool figures_experiment_know(struct figures_experiment *experiment, const struct figures_run *run,
                             const struct cli_measurement *result);

/* From here on only what is asked for is written by figures_experiment_write. */
void figures_experiment_begin_use(struct figures_experiment *experiment);

/* Writes a line for each run asked for, in the order of the questions since figures_experiment_begin_use: the run in the words
 * of a page, " : ", its status and the statistics that were asked for. Returns false with a message. */
bool figures_experiment_write(const struct figures_experiment *experiment, FILE *stream);

/* From here on each run that ends is written to the journal, as figures_experiment_write does it. A run of which more
 * statistics are asked for later is written again. */
void figures_experiment_record(struct figures_experiment *experiment, struct cli_journal *journal);

/* Runs that were noted and not done. */
uint32_t figures_experiment_pending(const struct figures_experiment *experiment);

/* Does them, parallel at a time, with a line of progress. Returns false with a message printed
 * if one could not be done; a fault or a wrong result is a message and a result. Returns false, too, when a signal stops
 * it: the runs that have ended have their results, and the caller ends the process (cli_jobs_end_stopped). */
bool figures_experiment_run(struct figures_experiment *experiment, uint32_t parallel);
bool figures_experiment_stopped(const struct figures_experiment *experiment);

/* HOST_OK, or HOST_WRONG or HOST_FAULT when a run ended so. */
enum host_status figures_experiment_worst(const struct figures_experiment *experiment);

#endif
