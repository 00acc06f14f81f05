/*
 * suite_rows.h - the rows of `onward suite`: what each run gave, and a line for each that a later call reads again.
 *
 * A line has the columns of the suite's CSV, and behind them what else the outputs need: the number of the worst schedule,
 * the message of a run that did not end well, and the explanation of a deadlock.
 */
#ifndef SIM_HAL_CLI_SUITE_ROWS_H
#define SIM_HAL_CLI_SUITE_ROWS_H

#include "cli/measure.h"
#include "cli/names.h"
#include "tools/view/results.h"

/* What a row has beside its statistics. The texts are owned; NULL: none. */
struct suite_extra {
    uint64_t schedule; /* the worst one's number */
    char *message;
    char *explanation; /* of a deadlock; the row's explanation points here */
};

struct suite_rows {
    struct view_row *rows; /* VIEW_UNFINISHED until a run has ended */
    struct suite_extra *extras;
    uint32_t count;
    char reports[VIEW_REPORTS_MOST][HOST_REPORT_BYTES]; /* what their kernels report */
    const char *report_names[VIEW_REPORTS_MOST];
    uint32_t report_count;
};

/* Makes the rows of all benchmarks x policies x scenarios, scenarios outermost. The names must outlive them. Returns false
 * with a message; suite_rows_free is allowed then too. */
bool suite_rows_create(struct suite_rows *rows, const char *suite, const struct cli_names *benchmarks,
                       const struct cli_names *policies, const struct cli_names *scenarios);
void suite_rows_free(struct suite_rows *rows);

/* Adds a column for each value that the kernels of benchmarks report. A file that cannot be read is reported when it is to be
 * run. */
void suite_rows_name_reports(struct suite_rows *rows, const struct cli_benchmark *const *benchmarks, uint32_t count);

/* Fills a row with what a run gave. */
void suite_rows_take(struct suite_rows *rows, uint32_t index, const struct cli_measurement *result);

/* Writes the names of a line's columns; a row's line. */
void suite_rows_head(const struct suite_rows *rows, FILE *stream);
void suite_rows_write(const struct suite_rows *rows, uint32_t index, FILE *stream);

/* Fills the row of a line without its newline. The text is changed. Returns false if it is no such line. */
bool suite_rows_read(struct suite_rows *rows, char *line);

#endif
