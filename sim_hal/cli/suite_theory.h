/*
 * suite_theory.h - how the runs of a suite of litmus tests ended, beside what theory says.
 */
#ifndef SIM_HAL_CLI_SUITE_THEORY_H
#define SIM_HAL_CLI_SUITE_THEORY_H

#include "cli/suite_rows.h"

/* What the rows are of: row i is of policy i % policy_count, benchmark i / policy_count % benchmark_count. */
struct suite_theory {
    const struct suite_rows *rows;
    const struct host_policy *policies;
    const struct cli_benchmark *const *benchmarks;
    uint32_t policy_count, benchmark_count;
};

/* Prints the schedule of each deadlock on stream, and whether all is as theory says; a message for each row that is not.
 * Returns false if there is one. */
bool suite_theory_compare(const struct suite_theory *theory, FILE *stream);

#endif
