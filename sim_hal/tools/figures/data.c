/* data.c - see figures_data.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/figures/data.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/jobs.h"
#include "cli/model.h"

#define DATA_MOST (16u << 20) /* bytes of a file */

/* A line taken apart. */
struct row {
    struct figures_hole hole; /* BENCHMARK POLICY and options */
    uint32_t benchmark;
    const char *result; /* "STATUS NAME=VALUE...", up to the end of the line */
};

bool figures_data_write(const struct figures *figures, const char *path)
{
    struct view_output output;
    char error[HOST_ERROR_BYTES];

    if (!view_output_open(&output, path, error, sizeof(error))) {
        cli_complain("%s", error);
        return false;
    }
    fprintf(output.stream, "# The runs behind the page of %s, written with it.\n", figures->template_path);
    if (!figures_experiment_write(figures->experiment, output.stream)) {
        view_output_discard(&output);
        return false;
    }
    if (view_output_commit(&output, error, sizeof(error)))
        return true;
    cli_complain("%s", error);
    return false;
}

/* Finds the benchmark. Returns false if it is in none of the suites. */
static bool find_row(const struct figures *figures, struct row *row)
{
    const char *name = row->hole.words[0];

    for (row->benchmark = 0; row->benchmark < figures->suite->benchmark_count; row->benchmark++)
        if (name && strcmp(name, figures->suite->benchmarks[row->benchmark].name) == 0)
            return true;
    return false;
}

/* Takes a line apart. Returns false with a message. Release with figures_hole_free. */
static bool read_row(const struct figures *file, const char *line, struct row *row)
{
    const char *colon = strstr(line, " : ");

    if (!colon)
        return figures_complain(file, "expected BENCHMARK POLICY ... : STATUS ...");
    row->result = colon + 3;
    if (!figures_hole_read(file, line, (size_t)(colon - line), &row->hole))
        return false;
    if (row->hole.count == 2)
        return true;
    figures_hole_free(&row->hole);
    return figures_complain(file, "expected BENCHMARK POLICY and options");
}

static struct figures_run run_of(const struct row *row)
{
    const struct figures_context *context = &row->hole.context;

    return (struct figures_run){.benchmark = row->benchmark,
                                .policy = row->hole.words[1],
                                .scenario = context->scenario,
                                .settings = context->settings,
                                .groups = context->groups,
                                .with = context->with,
                                .lose = context->lose};
}

/* Reads the statistics behind the status, and calls take for each. Returns false if one cannot be read. */
static bool each_statistic(char *text, bool (*take)(void *context, const char *name, uint64_t value), void *context)
{
    char *rest;

    for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        char *equals = strchr(word, '=');
        uint64_t value;

        if (!equals || !host_text_u64((struct host_span){equals + 1, strlen(equals + 1)}, &value))
            return false;
        *equals = 0;
        if (!take(context, word, value))
            return false;
    }
    return true;
}

static bool take_value(void *context, const char *name, uint64_t value)
{
    cli_measurement_add(context, name, value);
    return true;
}

/* The question for one statistic of a run. */
struct asking {
    struct figures_experiment *experiment;
    struct figures_run run;
};

static bool ask_for(void *context, const char *name, uint64_t value)
{
    struct asking *asking = context;
    const struct cli_measurement *result;

    (void)value;
    asking->run.statistic = name;
    return figures_experiment_ask(asking->experiment, &asking->run, &result);
}

/* Gives the row's result to the experiment. */
static bool know_row(const struct figures *file, struct figures_experiment *experiment, const struct row *row)
{
    struct cli_measurement *result = calloc(1, sizeof(*result));
    const struct figures_run run = run_of(row);
    char *text = strdup(row->result), *statistics = text ? text + strcspn(text, " ") : NULL;
    bool good;

    if (statistics && *statistics)
        *statistics++ = 0;
    good = result && text && cli_status_read(text, &result->status) && each_statistic(statistics, take_value, result);
    good = good ? figures_experiment_know(experiment, &run, result)
                : figures_complain(file, "cannot read the result '%s'", row->result);
    free(text);
    free(result);
    return good;
}

/* Asks for all that the row has. */
static bool ask_row(const struct figures *file, struct figures_experiment *experiment, const struct row *row)
{
    struct asking asking = {.experiment = experiment, .run = run_of(row)};
    const struct cli_measurement *result;
    char *text = strdup(row->result);
    bool good = text && figures_experiment_ask(experiment, &asking.run, &result) &&
                each_statistic(text + strcspn(text, " "), ask_for, &asking);

    free(text);
    return good || figures_complain(file, "cannot run this");
}

/* Whether the policy is one of the list, or one with an interval of its own: timeout-500 is timeout. */
static bool is_anew(const char *list, const char *policy)
{
    while (list && *list) {
        size_t length = strcspn(list, ",");
        const char *rest = policy + length;

        if (length && strncmp(policy, list, length) == 0 &&
            (!*rest || (*rest == '-' && rest[1] >= '0' && rest[1] <= '9')))
            return true;
        list += length + (list[length] == ',');
    }
    return false;
}

/* The same for a file of --from. */
static bool know_old_row(const struct figures *file, struct figures_experiment *experiment, const struct row *row)
{
    return is_anew(file->anew, row->hole.words[1]) || know_row(file, experiment, row);
}

/* Reads one line with take; a line of another suite's benchmark is passed over. */
static bool read_line(const struct figures *file, const char *line, struct figures_experiment *experiment,
                      bool (*take)(const struct figures *file, struct figures_experiment *experiment,
                                   const struct row *row))
{
    struct row row = {.result = NULL};
    bool good;

    if (!read_row(file, line, &row))
        return false;
    good = !find_row(file, &row) || take(file, experiment, &row);
    figures_hole_free(&row.hole);
    return good;
}

/* The lines of a file, one after the other. */
struct lines {
    struct figures file; /* for messages: path and line */
    char *text, *rest, *line;
};

static bool open_lines(struct lines *lines, const struct figures *figures, const char *path)
{
    char error[HOST_ERROR_BYTES];
    size_t length;

    *lines = (struct lines){.file = {.suite = figures->suite, .template_path = path, .anew = figures->anew}};
    lines->text = lines->rest = host_text_load(path, DATA_MOST, &length, error, sizeof(error));
    if (!lines->text)
        cli_complain("%s", error);
    return lines->text != NULL;
}

/* Goes to the next line that is no comment. Returns false at the end. */
static bool next_line(struct lines *lines)
{
    while (*lines->rest) {
        size_t length = strcspn(lines->rest, "\n");

        lines->line = lines->rest;
        lines->file.line++;
        if (!lines->rest[length]) {
            figures_complain(&lines->file, "the last line is torn, and dropped");
            return false;
        }
        lines->rest += length + 1;
        lines->line[length] = 0;
        if (*lines->line && *lines->line != '#')
            return true;
    }
    return false;
}

bool figures_data_read(struct figures *figures, const char *path)
{
    struct lines lines;
    bool good = open_lines(&lines, figures, path);

    if (!good)
        return false;
    while (good && next_line(&lines))
        good = read_line(&lines.file, lines.line, figures->experiment, know_old_row);
    free(lines.text);
    return good;
}

/* The file that is resumed, for messages. */
struct resumed {
    struct figures file;
    struct figures_experiment *experiment;
};

static bool take_resumed(void *context, char *line)
{
    struct resumed *resumed = context;

    resumed->file.line++;
    return read_line(&resumed->file, line, resumed->experiment, know_row);
}

bool figures_data_name_store(const struct figures *figures, const char *folder, struct cli_journal *journal)
{
    int length = snprintf(journal->path, sizeof(journal->path), "%s/%016" PRIx64 ".txt", folder,
                          cli_model_number(figures->suite, NULL));

    if (length < 0 || (size_t)length >= sizeof(journal->path)) {
        cli_complain("--store %s: too long", folder);
        return false;
    }
    if (mkdir(folder, 0777) == 0 || errno == EEXIST)
        return true;
    cli_complain("--store %s: %s", folder, strerror(errno));
    return false;
}

bool figures_data_record(struct figures *figures, bool resume, struct cli_journal *journal)
{
    const struct cli_journal_head head = {cli_model_number(figures->suite, NULL), "figures"};
    struct resumed resumed = {.file = {.suite = figures->suite, .line = 1}, .experiment = figures->experiment};

    resumed.file.template_path = journal->path;
    if (!cli_journal_open(journal, &head, resume, take_resumed, &resumed))
        return false;
    figures_experiment_record(figures->experiment, journal);
    return true;
}

/* Whether the line with this number, from 0 on, is of the sample. */
static bool is_sampled(uint64_t number, uint64_t first, uint64_t stride)
{
    return number % stride == first % stride;
}

/* Asks for the runs of the sample, and appends their lines to expected. */
static bool ask_sample(const struct figures *figures, const char *path, uint64_t first, uint64_t stride,
                       struct figures_experiment *experiment, FILE *expected)
{
    struct lines lines;
    bool good = open_lines(&lines, figures, path);

    if (!good)
        return false;
    for (uint64_t number = 0; good && next_line(&lines); number++) {
        if (!is_sampled(number, first, stride))
            continue;
        fprintf(expected, "%s\n", lines.line);
        good = read_line(&lines.file, lines.line, experiment, ask_row);
    }
    free(lines.text);
    return good;
}

/* Prints where two texts of lines differ; both have the same runs in the same order. */
static bool compare_lines(const char *path, char *expected, char *found)
{
    char *rest[2], *was = strtok_r(expected, "\n", &rest[0]), *is = strtok_r(found, "\n", &rest[1]);
    bool same = true;
    uint32_t count = 0;

    for (; was && is; was = strtok_r(NULL, "\n", &rest[0]), is = strtok_r(NULL, "\n", &rest[1]), count++) {
        if (strcmp(was, is) == 0)
            continue;
        cli_complain("%s has '%s', measured is '%s'", path, was, is);
        same = false;
    }
    if (was || is) {
        cli_complain("%s has another number of runs than could be made", path);
        same = false;
    }
    if (same)
        printf("%s: %" PRIu32 " runs made again, all as written\n", path, count);
    return same;
}

static bool run_sample(struct figures_experiment *experiment, uint32_t parallel, const char *path, char **expected)
{
    char *found = NULL;
    size_t length;
    FILE *stream;
    bool same;

    if (!figures_experiment_run(experiment, parallel)) {
        if (figures_experiment_stopped(experiment))
            cli_jobs_end_stopped();
        return false;
    }
    stream = open_memstream(&found, &length);
    if (!stream) {
        cli_complain("out of memory");
        return false;
    }
    same = figures_experiment_write(experiment, stream);
    fclose(stream);
    same = same && compare_lines(path, *expected, found);
    free(found);
    return same;
}

bool figures_data_compare(const struct figures *figures, const char *path, uint64_t first, uint64_t stride,
                          uint32_t parallel)
{
    struct figures_experiment *experiment = figures_experiment_create(figures->suite);
    char *expected = NULL;
    size_t length;
    FILE *stream = experiment ? open_memstream(&expected, &length) : NULL;
    bool good = stream != NULL;

    if (good) {
        good = ask_sample(figures, path, first, stride, experiment, stream);
        fclose(stream);
        good = good && run_sample(experiment, parallel, path, &expected);
    } else {
        cli_complain("out of memory");
    }
    free(expected);
    figures_experiment_free(experiment);
    return good;
}
