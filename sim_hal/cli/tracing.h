/*
 * tracing.h - the options --trace and --trace-waves: a run written as a trace for Perfetto, or as a page.
 */
#ifndef SIM_HAL_CLI_TRACING_H
#define SIM_HAL_CLI_TRACING_H

#include "tools/bugs/check/findings.h"
#include "cli/observe.h"
#include "cli/observe_page.h"
#include "host/session.h"
#include "tools/view/output.h"

/* Begins as zeros, but for the options. */
struct cli_tracing {
    const char
        *path; /* --trace; NULL: none. NAME.html is a page; NAME.json, NAME.json.gz or a name without suffix a trace */
    const char *waves_cu; /* --trace-waves; NULL: none */
    struct view_output output;
    FILE *plain; /* NAME.json.gz: the trace before it is compressed, a file without a name */
    struct cli_observation observation;
    struct cli_page page;
    struct cu_wave_observer waves;
};

/* Checks the options against the GPU. Returns false with a message printed. */
bool cli_tracing_check(struct cli_tracing *tracing, const struct parameters *parameters);

/* Opens the output and begins it. title: of a page. Returns false with a message printed. */
bool cli_tracing_open(struct cli_tracing *tracing, const struct parameters *parameters, const char *title);

/* Lets the session be observed. Both must outlive the run. */
void cli_tracing_attach(struct cli_tracing *tracing, struct host_session *session);

/* Adds the findings of checks to a page. Before cli_tracing_end. */
void cli_tracing_findings(const struct cli_tracing *tracing, const struct check_findings *findings);

/* The run is over: completes the output. outcome: one line. Returns false with a message printed. */
bool cli_tracing_end(struct cli_tracing *tracing, const struct host_session *session, const char *outcome);

/* Removes an output that was not completed. Harmless if there is none. */
void cli_tracing_discard(struct cli_tracing *tracing);

#endif
