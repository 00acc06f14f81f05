/*
 * explain.h - the explanation of an unfinished run on the terminal, and as files: --explain.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_EXPLAIN_H
#define SIM_HAL_TOOLS_OUTPUTS_EXPLAIN_H

#include "tools/bugs/check/findings.h"
#include "gpu/gpu.h"
#include "tools/view/output.h"

#define OUTPUTS_EXPLAIN_FILES 4u

/* Begins as zeros. */
struct outputs_explain {
    uint32_t count; /* files that were asked for */
    struct outputs_explain_file {
        const char *path;
        struct view_output output;
    } files[OUTPUTS_EXPLAIN_FILES];
};

/* Takes the path of the option, up to OUTPUTS_EXPLAIN_FILES times. Its suffix says what is written: .json, .dot or .html. Returns
 * false with a message. */
bool outputs_explain_take(struct outputs_explain *explain, const char *path);

/* Opens the files that were asked for. Returns false with a message. */
bool outputs_explain_open(struct outputs_explain *explain);

/* How a run has ended. */
struct outputs_end {
    const struct gpu *gpu;
    bool unfinished;     /* its kernels have not ended */
    const char *outcome; /* a few words */
    const char *message; /* one line, or "" */
    const char *kernel;  /* NULL: there may be several */
    const char *policy;
    const struct check_findings *findings;
};

/* After a run: explains on stderr why it did not finish, and writes the files. Returns false with a message if one cannot be
 * written. */
bool outputs_explain_run(struct outputs_explain *explain, const struct outputs_end *end);

/* Removes files that were not completed. */
void outputs_explain_release(struct outputs_explain *explain);

#endif
