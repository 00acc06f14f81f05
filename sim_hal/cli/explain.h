/*
 * explain.h - the option --explain of `onward run`, and the explanation of a deadlock on the terminal.
 */
#ifndef SIM_HAL_CLI_EXPLAIN_H
#define SIM_HAL_CLI_EXPLAIN_H

#include "check/findings.h"
#include "cli/cli.h"
#include "view/output.h"

/* Begins as zeros. */
struct sim_explain {
    const char *path; /* NULL: no file was asked for */
    struct view_output output;
};

/* Takes the path of the option. Its suffix says what is written: .json, .dot or .html. Returns false with a message. */
bool sim_explain_take(struct sim_explain *explain, const char *path);

/* Opens the file, if one was asked for. Returns false with a message. */
bool sim_explain_open(struct sim_explain *explain);

/* After a run: explains a deadlock on stderr, and writes the file. message: of the run. findings: of its checks. Returns
 * false with a message if it cannot be written. */
bool sim_explain_run(struct sim_explain *explain, const struct sim_session *session, enum sim_status status,
                     const char *message, const struct check_findings *findings);

/* Removes a file that was not completed. */
void sim_explain_release(struct sim_explain *explain);

#endif
