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
struct sim_tracing {
    const char
        *path; /* --trace; NULL: none. NAME.html is a page; NAME.json, NAME.json.gz or a name without suffix a trace */
    const char *waves_cu; /* --trace-waves; NULL: none */
    struct view_output output;
    FILE *plain; /* NAME.json.gz: the trace before it is compressed, a file without a name */
    struct sim_observation observation;
    struct sim_page page;
    struct gpu_wave_observer waves;
};

/* Checks the options against the GPU. Returns false with a message printed. */
bool sim_tracing_check(struct sim_tracing *tracing, const struct gpu_parameters *parameters);

/* Opens the output and begins it. title: of a page. Returns false with a message printed. */
bool sim_tracing_open(struct sim_tracing *tracing, const struct gpu_parameters *parameters, const char *title);

/* Lets the session be observed. Both must outlive the run. */
void sim_tracing_attach(struct sim_tracing *tracing, struct sim_session *session);

/* Adds the findings of checks to a page. Before sim_tracing_end. */
void sim_tracing_findings(const struct sim_tracing *tracing, const struct check_findings *findings);

/* The run is over: completes the output. outcome: one line. Returns false with a message printed. */
bool sim_tracing_end(struct sim_tracing *tracing, const struct sim_session *session, const char *outcome);

/* Removes an output that was not completed. Harmless if there is none. */
void sim_tracing_discard(struct sim_tracing *tracing);

#endif
