/*
 * tracing.h - the options --trace and --trace-waves: a run written as a trace for Perfetto, or as a page.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_TRACING_H
#define SIM_HAL_TOOLS_OUTPUTS_TRACING_H

#include "tools/bugs/check/findings.h"
#include "tools/outputs/observe.h"
#include "tools/outputs/page.h"
#include "engine/parameters.h"
#include "tools/view/output.h"

/* Begins as zeros, but for the options. */
struct outputs_tracing {
    const char
        *path; /* --trace; NULL: none. NAME.html is a page; NAME.json, NAME.json.gz or a name without suffix a trace */
    const char *waves_cu; /* --trace-waves; NULL: none */
    struct view_output output;
    FILE *plain; /* NAME.json.gz: the trace before it is compressed, a file without a name */
    struct outputs_observation observation;
    struct outputs_page page;
    struct cu_wave_observer waves;
};

/* Checks the options against the GPU. Returns false with a message printed. */
bool outputs_tracing_check(struct outputs_tracing *tracing, const struct parameters *parameters);

/* Opens the output and begins it. title: of a page. Returns false with a message printed. */
bool outputs_tracing_open(struct outputs_tracing *tracing, const struct parameters *parameters, const char *title);

/* Sets the observers of a run that the options ask for, and leaves others as they are. gpu: of the run; may be set up later. All must
 * outlive the run. */
void outputs_tracing_attach(struct outputs_tracing *tracing, struct gpu *const *gpu, struct gpu_observer *observer,
                            const struct cu_wave_observer **waves);

/* Adds the findings of checks to a page. Before outputs_tracing_end. */
void outputs_tracing_findings(const struct outputs_tracing *tracing, const struct check_findings *findings);

/* The run is over: completes the output. outcome: one line. Returns false with a message printed. */
bool outputs_tracing_end(struct outputs_tracing *tracing, const struct gpu *gpu, const char *outcome);

/* Removes an output that was not completed. Harmless if there is none. */
void outputs_tracing_discard(struct outputs_tracing *tracing);

#endif
