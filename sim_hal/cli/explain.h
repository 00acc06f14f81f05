/*
 * explain.h - the option --explain of `onward run`, and the explanation of an unfinished run on the terminal.
 */
#ifndef SIM_HAL_CLI_EXPLAIN_H
#define SIM_HAL_CLI_EXPLAIN_H

#include "tools/bugs/check/findings.h"
#include "cli/cli.h"
#include "tools/view/output.h"

#define CLI_EXPLAIN_FILES 4u

/* Begins as zeros. */
struct cli_explain {
    uint32_t count; /* files that were asked for */
    struct cli_explain_file {
        const char *path;
        struct view_output output;
    } files[CLI_EXPLAIN_FILES];
};

/* Takes the path of the option, up to CLI_EXPLAIN_FILES times. Its suffix says what is written: .json, .dot or .html. Returns
 * false with a message. */
bool cli_explain_take(struct cli_explain *explain, const char *path);

/* Opens the files that were asked for. Returns false with a message. */
bool cli_explain_open(struct cli_explain *explain);

/* After a run: explains on stderr why it did not finish, and writes the files. message: of the run. findings: of its checks. Returns
 * false with a message if one cannot be written. */
bool cli_explain_run(struct cli_explain *explain, const struct host_session *session, enum host_status status,
                     const char *message, const struct check_findings *findings);

/* Removes files that were not completed. */
void cli_explain_release(struct cli_explain *explain);

#endif
