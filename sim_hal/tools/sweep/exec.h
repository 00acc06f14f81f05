/*
 * exec.h - a trial of a program: `onward exec` in a child process.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_EXEC_H
#define SIM_HAL_TOOLS_SWEEP_EXEC_H

#include "tools/sweep/trial.h"

struct sweep_exec_end {
    enum host_status status;        /* HOST_INPUT: it gave no result */
    char message[HOST_ERROR_BYTES]; /* one line, "" when all is well */
};

/*
 * Runs a trial of a program to its end. Calls trial->run.statistic for each statistic that a trial of a .sim file has as well.
 * What the program has printed is written to output_path, whose folder is made, unless it ends well; the file is removed then.
 * Ends this process as sweep_child_run does, with trial->run.parent.
 */
void sweep_exec(const struct sweep_trial *trial, const char *output_path, struct sweep_exec_end *end);

#endif
