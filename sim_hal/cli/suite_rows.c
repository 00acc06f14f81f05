/* suite_rows.c - see suite_rows.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/suite_rows.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "host/simfile.h"
#include "tools/view/markup.h"

#define NAMES        5u /* columns of a row before its numbers: suite, benchmark, policy, scenario, status */
#define NUMBERS      7u
#define EXTRAS       3u /* schedule, message, explanation */
#define COLUMNS_MOST (NAMES + NUMBERS + 1u + VIEW_REPORTS_MOST + EXTRAS)

bool suite_rows_create(struct suite_rows *rows, const char *suite, const struct cli_names *benchmarks,
                       const struct cli_names *policies, const struct cli_names *scenarios)
{
    rows->count = benchmarks->count * policies->count * scenarios->count;
    rows->rows = calloc(rows->count + 1, sizeof(*rows->rows));
    rows->extras = calloc(rows->count + 1, sizeof(*rows->extras));
    if (!rows->rows || !rows->extras) {
        cli_complain("out of memory");
        return false;
    }
    for (uint32_t i = 0; i < rows->count; i++) {
        rows->rows[i].outcome = VIEW_UNFINISHED;
        rows->rows[i].suite = suite;
        rows->rows[i].policy = policies->items[i % policies->count];
        rows->rows[i].benchmark = benchmarks->items[i / policies->count % benchmarks->count];
        rows->rows[i].scenario = scenarios->items[i / policies->count / benchmarks->count];
    }
    return true;
}

void suite_rows_free(struct suite_rows *rows)
{
    for (uint32_t i = 0; rows->extras && i < rows->count; i++) {
        free(rows->extras[i].message);
        free(rows->extras[i].explanation);
    }
    free(rows->extras);
    free(rows->rows);
}

/* One column, unless there is one. "": none. */
static void name_report(struct suite_rows *rows, const char *name)
{
    if (!*name || rows->report_count == VIEW_REPORTS_MOST)
        return;
    for (uint32_t i = 0; i < rows->report_count; i++)
        if (strcmp(rows->reports[i], name) == 0)
            return;
    rows->report_names[rows->report_count] = strcpy(rows->reports[rows->report_count], name);
    rows->report_count++;
}

void suite_rows_name_reports(struct suite_rows *rows, const struct cli_benchmark *const *benchmarks, uint32_t count)
{
    char error[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < count; i++) {
        struct host_file *file = host_file_load(benchmarks[i]->path, error, sizeof(error));

        for (uint32_t j = 0; file && j < file->argument_count; j++)
            name_report(rows, file->arguments[j].report);
        host_file_free(file);
    }
}

/* What a run gave */

static enum view_outcome outcome_of(enum host_status status)
{
    switch (status) {
    case HOST_OK:
        return VIEW_OK;
    case HOST_WRONG:
        return VIEW_WRONG;
    case HOST_DEADLOCK:
        return VIEW_DEADLOCK;
    default:
        return VIEW_FAULT;
    }
}

/* The numbers of a row in the order of its columns. */
static void point_at_numbers(struct view_row *row, uint64_t *numbers[NUMBERS])
{
    uint64_t *const all[NUMBERS] = {&row->cycles,         &row->wave_instructions, &row->atomics,
                                    &row->switches_out,   &row->switches_in,       &row->spilled,
                                    &row->cp_instructions};

    memcpy(numbers, all, sizeof(all));
}

static void read_statistics(struct view_row *row, const struct cli_measurement *result)
{
    static const char *const names[NUMBERS] = {"cycles",      "wave_instructions", "atomics",        "switches_out",
                                               "switches_in", "spilled",           "cp_instructions"};
    uint64_t *numbers[NUMBERS];

    point_at_numbers(row, numbers);
    for (uint32_t i = 0; i < NUMBERS; i++)
        cli_measurement_value(result, names[i], numbers[i]);
}

void suite_rows_take(struct suite_rows *rows, uint32_t index, const struct cli_measurement *result)
{
    struct view_row *row = &rows->rows[index];
    struct suite_extra *extra = &rows->extras[index];

    row->outcome = outcome_of(result->status);
    row->verified = result->verified;
    read_statistics(row, result);
    for (uint32_t i = 0; i < rows->report_count; i++)
        row->has_report[i] = cli_measurement_value(result, rows->reports[i], &row->reports[i]);
    extra->schedule = result->schedule;
    if (*result->message)
        extra->message = strdup(result->message);
    if (*result->explanation)
        row->explanation = extra->explanation = strdup(result->explanation);
}

/* Lines */

void suite_rows_head(const struct suite_rows *rows, FILE *stream)
{
    view_results_csv_head(rows->report_names, rows->report_count, stream);
    fputs(",schedule,message,explanation\n", stream);
}

/* A text of several lines as a field on one line: its newlines and backslashes behind a backslash. */
static void write_text(FILE *stream, const char *text)
{
    size_t length = text ? strlen(text) : 0;
    char *line = malloc(2 * length + 1), *at = line;

    for (size_t i = 0; line && i < length; i++) {
        if (text[i] == '\n' || text[i] == '\\')
            *at++ = '\\';
        *at = text[i];
        if (text[i] == '\n')
            *at = 'n';
        at++;
    }
    if (line) {
        *at = 0;
        view_csv_field(stream, line);
    }
    free(line);
}

/* The text of such a field, in place. */
static void read_text(char *text)
{
    char *to = text;

    for (; *text; text++) {
        bool behind = *text == '\\' && text[1];

        if (behind)
            text++;
        *to = *text;
        if (behind && *text == 'n')
            *to = '\n';
        to++;
    }
    *to = 0;
}

void suite_rows_write(const struct suite_rows *rows, uint32_t index, FILE *stream)
{
    const struct suite_extra *extra = &rows->extras[index];

    view_results_csv_row(&rows->rows[index], rows->report_count, stream);
    fprintf(stream, ",%" PRIu64 ",", extra->schedule);
    write_text(stream, extra->message);
    fputc(',', stream);
    write_text(stream, extra->explanation);
    fputc('\n', stream);
}

/* Takes the quotes of a field away, and a doubled quote's second one, in place. Returns the end of the field. */
static char *read_quoted(char *at)
{
    char *to = at++;

    for (; *at; at++) {
        if (*at == '"' && *++at != '"')
            break;
        *to++ = *at;
    }
    *to = 0;
    return at;
}

/* Splits a line at its commas, in place; fields that it lacks are empty. Returns the number of fields, at most
 * COLUMNS_MOST + 1; 0 for no such line. */
static uint32_t split_line(char *line, char *fields[COLUMNS_MOST + 1])
{
    uint32_t count = 0;

    for (uint32_t i = 0; i <= COLUMNS_MOST; i++)
        fields[i] = line + strlen(line);
    while (count <= COLUMNS_MOST) {
        char *end = *line == '"' ? read_quoted(line) : line + strcspn(line, ",");

        fields[count++] = line;
        if (!*end)
            break;
        if (*end != ',')
            return 0;
        *end = 0;
        line = end + 1;
    }
    return count;
}

static struct view_row *find_row(const struct suite_rows *rows, char *const *fields)
{
    for (uint32_t i = 0; i < rows->count; i++) {
        struct view_row *row = &rows->rows[i];

        if (strcmp(row->benchmark, fields[1]) == 0 && strcmp(row->policy, fields[2]) == 0 &&
            strcmp(row->scenario, fields[3]) == 0)
            return row;
    }
    return NULL;
}

static bool read_number(const char *field, uint64_t *number)
{
    return host_text_u64((struct host_span){field, strlen(field)}, number);
}

static bool read_reports(const struct suite_rows *rows, struct view_row *row, char *const *fields)
{
    for (uint32_t i = 0; i < rows->report_count; i++) {
        row->has_report[i] = *fields[i] != 0;
        if (row->has_report[i] && !read_number(fields[i], &row->reports[i]))
            return false;
    }
    return true;
}

static bool read_extra(struct view_row *row, struct suite_extra *extra, char *const *fields)
{
    if (!read_number(fields[0], &extra->schedule))
        return false;
    free(extra->message); /* a row may stand twice */
    free(extra->explanation);
    read_text(fields[1]);
    read_text(fields[2]);
    extra->message = *fields[1] ? strdup(fields[1]) : NULL;
    row->explanation = extra->explanation = *fields[2] ? strdup(fields[2]) : NULL;
    return true;
}

bool suite_rows_read(struct suite_rows *rows, char *line)
{
    char *fields[COLUMNS_MOST + 1];
    uint32_t count = split_line(line, fields), at = NAMES;
    uint64_t *numbers[NUMBERS];
    struct view_row *row;

    if (count != NAMES + NUMBERS + 1 + rows->report_count + EXTRAS)
        return false;
    row = find_row(rows, fields);
    if (!row || !view_outcome_read(fields[4], &row->outcome))
        return false;
    point_at_numbers(row, numbers);
    for (uint32_t i = 0; i < NUMBERS; i++)
        if (!read_number(fields[at++], numbers[i]))
            return false;
    row->verified = strcmp(fields[at++], "yes") == 0;
    return read_reports(rows, row, &fields[at]) &&
           read_extra(row, &rows->extras[row - rows->rows], &fields[at + rows->report_count]);
}
