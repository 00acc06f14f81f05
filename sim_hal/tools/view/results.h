/*
 * results.h - the rows of a suite run: CSV, and speedups as a table.
 */
#ifndef SIM_HAL_TOOLS_VIEW_RESULTS_H
#define SIM_HAL_TOOLS_VIEW_RESULTS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum view_outcome { VIEW_OK, VIEW_DEADLOCK, VIEW_FAULT, VIEW_WRONG, VIEW_UNFINISHED, VIEW_OUTCOMES };

#define VIEW_REPORTS_MOST 8u /* different values that the kernels of a suite report */

/* One benchmark under one policy in one scenario. The strings are the caller's. */
struct view_row {
    const char *suite;
    const char *benchmark;
    const char *policy;
    const char *scenario;
    enum view_outcome outcome;
    uint64_t cycles;
    uint64_t wave_instructions;
    uint64_t atomics;
    uint64_t switches_out;
    uint64_t switches_in;
    uint64_t spilled;
    uint64_t cp_instructions;
    bool verified;
    bool has_report[VIEW_REPORTS_MOST];
    uint64_t reports[VIEW_REPORTS_MOST]; /* those of view_results.reports */
    const char *explanation;             /* of a deadlock, in lines; NULL: none */
};

/* All rows of a run: benchmarks x policies x scenarios, scenarios outermost, policies innermost. */
struct view_results {
    const char *suite;
    const char *const *benchmarks;
    const char *const *policies;
    const char *const *scenarios;
    uint32_t benchmark_count;
    uint32_t policy_count;
    uint32_t scenario_count;
    const char *const *reports; /* names of the values that kernels report, a column each behind the others */
    uint32_t report_count;      /* at most VIEW_REPORTS_MOST */
    const char *settings_head;  /* the last columns of the CSV, with a comma before each; NULL: none */
    char *const *settings;      /* by benchmark: their fields, as well */
    const struct view_row *rows;
};

/* "ok", "deadlock", "fault", "wrong", "unfinished" */
const char *view_outcome_name(enum view_outcome outcome);

/* Returns false if no outcome has that name. */
bool view_outcome_read(const char *name, enum view_outcome *outcome);

/* The row of a benchmark, a policy and a scenario, by number. */
const struct view_row *view_results_row(const struct view_results *results, uint32_t benchmark, uint32_t policy,
                                        uint32_t scenario);

/*
 * Speedups compare with one reference: policy baseline in scenario steady where both were run, else the first policy in
 * the first scenario. Returns how often faster than the reference a run was; 0 when it or the reference did not end
 * well.
 */
double view_results_speedup(const struct view_results *results, uint32_t benchmark, uint32_t policy, uint32_t scenario);

/* Geometric mean of the speedups of a policy over all benchmarks; 0 when any of them has none. */
double view_results_mean(const struct view_results *results, uint32_t policy, uint32_t scenario);

/* The reference as text: "baseline" or "baseline in steady". */
void view_results_reference(const struct view_results *results, char *text, size_t bytes);

/* Writes the CSV, one header line and one line a row. The caller checks the stream for errors. */
void view_results_csv(const struct view_results *results, FILE *stream);

/* The header and one row of it, without their newlines. */
void view_results_csv_head(const char *const *reports, uint32_t report_count, FILE *stream);
void view_results_csv_row(const struct view_row *row, uint32_t reports, FILE *stream);

/* Writes how each run ended, for people. */
void view_results_matrix(const struct view_results *results, FILE *stream);

/* Writes the table of speedups for people. */
void view_results_table(const struct view_results *results, FILE *stream);

#endif
