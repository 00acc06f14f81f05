/* suite.c - `onward suite`: every benchmark of a suite under several policies and scenarios. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/boards.h"
#include "cli/cli.h"
#include "cli/jobs.h"
#include "cli/journal.h"
#include "cli/model.h"
#include "cli/names.h"
#include "cli/progress.h"
#include "cli/suite_settings.h"
#include "cli/suite_theory.h"
#include "engine/hash.h"
#include "tools/view/output.h"
#include "tools/view/report.h"
#include "tools/outputs/checks.h"

enum suite_option {
    OPTION_POLICY,
    OPTION_SCENARIO,
    OPTION_BENCHMARK,
    OPTION_FACTOR,
    OPTION_JOBS,
    OPTION_CSV,
    OPTION_REPORT,
    OPTION_RESUME,
    OPTION_PRESET,
    OPTION_SET,
    OPTION_SCHEDULER,
    OPTION_CP,
    OPTION_CHECK,
    OPTION_CHECK_SCOPES,
    OPTION_HELP
};

static const struct cli_option suite_options[] = {
    [OPTION_POLICY] = {"--policy", "P,...", "policies, separated by commas; the suite's own by default"},
    [OPTION_SCENARIO] = {"--scenario", "S,...", "steady, cu-loss; the suite's own by default"},
    [OPTION_BENCHMARK] = {"--benchmark", "B,...", "only these benchmarks"},
    [OPTION_FACTOR] = {"--factor", "N", "iterations of the files times N; the suite's own factor by default"},
    [OPTION_JOBS] = {"--jobs", "N", "runs at a time; as many as there are processors by default"},
    [OPTION_CSV] = {"--csv", "FILE", "writes one row a benchmark, policy and scenario"},
    [OPTION_REPORT] = {"--report", "FILE.html", "writes a page with charts and all rows"},
    [OPTION_RESUME] = {"--resume", NULL, "goes on from FILE.part, which a stopped suite has left"},
    [OPTION_PRESET] = {"--preset", "NAME|FILE", "the GPU, as for run"},
    [OPTION_SET] = {"--set", "KEY=VALUE", "changes one parameter, as for run; repeatable"},
    [OPTION_SCHEDULER] = {"--scheduler", "NAME", "which wave of a SIMD issues first, as for run"},
    [OPTION_CP] = {"--cp", "BOARD", "where the firmware runs, as for run"},
    [OPTION_CHECK] = {"--check", "KIND,...", "a run with findings of these kinds is wrong, as for run"},
    [OPTION_CHECK_SCOPES] = {"--check-scopes", NULL, "a run whose accesses to memory race is wrong, as for run"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};
#define COMMAND_BYTES      8192
#define TITLE_BYTES        128
#define SUITE_OPTION_COUNT ((int)(sizeof(suite_options) / sizeof(suite_options[0])))

struct suite_run {
    const char *name;
    const char *policy_text, *scenario_text, *benchmark_text, *factor_text, *jobs_text, *csv_path, *report_path,
        *board_text;
    bool resume;
    struct cli_settings settings;
    struct outputs_checks checks; /* kinds and scopes only */

    struct cli_suite *suite;
    char title[TITLE_BYTES]; /* the suite, and its factor if it is not its own */
    struct parameters parameters;
    const char *board; /* as in struct host_session */
    char board_folder[4096];
    struct cli_names policies, scenarios, benchmarks;
    struct host_policy policy[CLI_BENCHMARKS_MOST];
    enum cli_scenario scenario[CLI_BENCHMARKS_MOST];
    const struct cli_benchmark *benchmark[CLI_BENCHMARKS_MOST];
    uint32_t parallel;
    pid_t process; /* the parent of all runs */
    struct view_output csv, report;
    struct cli_journal journal; /* beside the CSV, or else the report; not open if neither is a file */
    struct suite_rows rows;
    struct suite_settings columns; /* of the CSV, behind those of the rows */
    uint32_t *todo;                /* numbers of the rows that are to be run */
    uint32_t todo_count;
    struct cli_progress progress;
    bool unlike_theory;     /* a row is */
    bool stopped;           /* by a signal, with rows unfinished */
    enum host_status worst; /* HOST_WRONG or HOST_FAULT once a row is */
};

/* One run, in a child */

_Static_assert(sizeof(struct cli_measurement) <= CLI_RESULT_MOST, "results fit a pipe");

/* The GPU of a benchmark: its own, changed by the options of the command line. */
static bool parameters_of(const struct suite_run *run, const struct cli_benchmark *benchmark,
                          struct parameters *parameters)
{
    struct cli_settings settings = run->settings;

    settings.base = benchmark->preset;
    return cli_settings_apply(&settings, parameters);
}

/* What a row is of: numbers in the lists of the suite. */
struct cell {
    uint32_t policy, benchmark, scenario;
};

static struct cell cell_of(const struct suite_run *run, uint32_t number)
{
    uint32_t index = run->todo[number], rest = index / run->policies.count;

    return (struct cell){index % run->policies.count, rest % run->benchmarks.count, rest / run->benchmarks.count};
}

static uint32_t weight_of_row(void *context, uint32_t number)
{
    const struct suite_run *run = context;
    struct cell cell = cell_of(run, number);

    return cli_measure_weight(&run->policy[cell.policy], run->scenario[cell.scenario]);
}

static void run_row(void *context, uint32_t number, void *place)
{
    const struct suite_run *run = context;
    struct cell cell = cell_of(run, number);
    struct parameters parameters;
    const struct cli_trial trial = {.benchmark = run->benchmark[cell.benchmark],
                                    .parameters = &parameters,
                                    .board = run->board,
                                    .policy = run->policy[cell.policy],
                                    .scenario = run->scenario[cell.scenario],
                                    .adversary = run->suite->adversary,
                                    .check = run->checks.kinds,
                                    .check_scopes = run->checks.scopes,
                                    .explain = run->report_path != NULL,
                                    .parent = run->process};

    if (parameters_of(run, run->benchmark[cell.benchmark], &parameters))
        cli_measure(&trial, place);
    else
        *(struct cli_measurement *)place = (struct cli_measurement){.status = HOST_INPUT};
}

/* What comes back */

static void name_row(void *context, uint32_t number, char *text, size_t bytes)
{
    const struct suite_run *run = context;
    const struct view_row *row = &run->rows.rows[run->todo[number]];

    snprintf(text, bytes, "%s %s %s", row->benchmark, row->policy, row->scenario);
}

static void note_started(void *context, uint32_t number)
{
    struct suite_run *run = context;

    cli_progress_began(&run->progress, number);
}

static void complain_of_row(const struct suite_run *run, uint32_t index, const char *message)
{
    const struct view_row *row = &run->rows.rows[index];

    cli_progress_clear(&run->progress);
    cli_complain("%s %s %s: %s", row->benchmark, row->policy, row->scenario, message ? message : "");
}

/* What a row means for the suite's own status. */
static void judge_row(struct suite_run *run, uint32_t index)
{
    enum view_outcome outcome = run->rows.rows[index].outcome;
    enum host_status status = outcome == VIEW_WRONG ? HOST_WRONG : outcome == VIEW_FAULT ? HOST_FAULT : HOST_OK;

    if (status == HOST_OK)
        return;
    complain_of_row(run, index, run->rows.extras[index].message);
    if (status > run->worst)
        run->worst = status;
}

static bool note_in_journal(struct suite_run *run, uint32_t index)
{
    if (!run->journal.stream)
        return true;
    suite_rows_write(&run->rows, index, run->journal.stream);
    run->journal.lines++;
    return cli_journal_flush(&run->journal);
}

static bool note_finished(void *context, uint32_t number, const void *place)
{
    struct suite_run *run = context;
    const struct cli_measurement *result = place;
    uint32_t index = run->todo[number];

    cli_progress_ended(&run->progress, number);
    if (!result || result->status == HOST_INPUT) {
        complain_of_row(run, index, result ? result->message : "the simulator died");
        return false;
    }
    suite_rows_take(&run->rows, index, result);
    judge_row(run, index);
    return note_in_journal(run, index);
}

/* The command line */

static void print_help(void)
{
    fputs("usage: onward suite SUITE [option]...\n\n"
          "Runs every benchmark of a suite under each policy and in each scenario, in processes of their own, and "
          "prints\n"
          "how much faster than the baseline each was. In scenario cu-loss the last compute unit goes away after 50 "
          "us.\n"
          "In a suite of litmus tests a model of forward progress runs under the worst legal schedule that is found, "
          "and\n"
          "what deadlocks is compared with the theory.\n\n",
          stdout);
    cli_options_help(suite_options, SUITE_OPTION_COUNT, stdout);
    fputs("\nExit status: 0 fine (a deadlock is a result), 1 a wrong result or one unlike the theory, 2 usage or input "
          "error, 4 a fault. A\n"
          "suite that SIGINT, SIGTERM or SIGHUP stops ends as that signal ends a program. What has ended is in "
          "FILE.part.\n",
          stdout);
}

static bool take_option(struct suite_run *run, int option, const char *value)
{
    switch (option) {
    case CLI_OPTIONS_OPERAND:
        if (run->name) {
            cli_complain("suite: expected one SUITE, found %s and %s", run->name, value);
            return false;
        }
        run->name = value;
        return true;
    case OPTION_POLICY:
        run->policy_text = value;
        return true;
    case OPTION_SCENARIO:
        run->scenario_text = value;
        return true;
    case OPTION_BENCHMARK:
        run->benchmark_text = value;
        return true;
    case OPTION_FACTOR:
        run->factor_text = value;
        return true;
    case OPTION_JOBS:
        run->jobs_text = value;
        return true;
    case OPTION_CSV:
        run->csv_path = value;
        return true;
    case OPTION_REPORT:
        run->report_path = value;
        return true;
    case OPTION_RESUME:
        return run->resume = true;
    case OPTION_PRESET:
        run->settings.preset = value;
        return true;
    case OPTION_CP:
        run->board_text = value;
        return true;
    case OPTION_SET:
        return cli_settings_add(&run->settings, value);
    case OPTION_SCHEDULER:
        run->settings.scheduler = value;
        return true;
    case OPTION_CHECK:
        return outputs_checks_read(&run->checks, value);
    case OPTION_CHECK_SCOPES:
        return run->checks.scopes = true;
    default:
        return false;
    }
}

static bool read_command_line(struct suite_run *run, int argc, char **argv, int *status)
{
    struct cli_options options = cli_options_start(suite_options, SUITE_OPTION_COUNT, argc, argv);
    int found;

    *status = HOST_INPUT;
    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == OPTION_HELP) {
            print_help();
            *status = cli_finish_output(HOST_OK);
            return false;
        }
        if (found == CLI_OPTIONS_ERROR || !take_option(run, found, options.value))
            return false;
    }
    if (!run->name)
        cli_complain("suite: expected a SUITE; see onward list suites");
    return run->name != NULL;
}

static bool read_policies(struct suite_run *run)
{
    char error[HOST_ERROR_BYTES];

    if (!cli_names_read(&run->policies, run->policy_text, run->suite->policies, run->suite->policy_count))
        return false;
    for (uint32_t i = 0; i < run->policies.count; i++) {
        if (host_policy_read(run->policies.items[i], &run->policy[i], error, sizeof(error)))
            continue;
        cli_complain("%s", error);
        return false;
    }
    return true;
}

static bool read_scenarios(struct suite_run *run)
{
    if (!cli_names_read(&run->scenarios, run->scenario_text, run->suite->scenarios, run->suite->scenario_count))
        return false;
    for (uint32_t i = 0; i < run->scenarios.count; i++) {
        if (cli_scenario_read(run->scenarios.items[i], &run->scenario[i]))
            continue;
        cli_complain("unknown scenario %s: expected steady or cu-loss", run->scenarios.items[i]);
        return false;
    }
    return true;
}

static bool read_benchmarks(struct suite_run *run)
{
    const struct cli_suite *suite = run->suite;
    char *own[CLI_BENCHMARKS_MOST] = {NULL}, error[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < suite->benchmark_count; i++)
        own[i] = suite->benchmarks[i].name;
    if (!cli_names_read(&run->benchmarks, run->benchmark_text, own, suite->benchmark_count))
        return false;
    for (uint32_t i = 0; i < run->benchmarks.count; i++) {
        run->benchmark[i] = cli_suite_find(suite, run->benchmarks.items[i], error, sizeof(error));
        if (!run->benchmark[i])
            return cli_complain("%s", error) == HOST_OK;
    }
    return true;
}

static bool read_values(struct suite_run *run)
{
    char error[HOST_ERROR_BYTES];

    if (!cli_settings_apply(&run->settings, &run->parameters))
        return false;
    if (run->board_text && !cli_board_find(run->board_text, &run->board, run->board_folder, sizeof(run->board_folder),
                                           error, sizeof(error))) {
        cli_complain("%s", error);
        return false;
    }
    run->suite = cli_suite_load(run->name, error, sizeof(error));
    if (!run->suite || (run->factor_text && !cli_suite_scale(run->suite, run->factor_text, error, sizeof(error)))) {
        cli_complain("%s%s", run->suite ? "--factor: " : "", error);
        return false;
    }
    if (!read_policies(run) || !read_scenarios(run) || !read_benchmarks(run) ||
        !cli_jobs_read(run->jobs_text, &run->parallel))
        return false;
    suite_rows_name_reports(&run->rows, run->benchmark, run->benchmarks.count);
    snprintf(run->title, sizeof(run->title), "%s%s%s", run->suite->name, run->factor_text ? ", factor " : "",
             run->factor_text ? run->factor_text : "");
    return suite_rows_create(&run->rows, run->suite->name, &run->benchmarks, &run->policies, &run->scenarios);
}

/* What has ended before */

/* The command in words, without what changes no result. */
static bool describe_command(const struct suite_run *run, char *text, size_t bytes)
{
    const struct cli_names *lists[] = {&run->policies, &run->scenarios, &run->benchmarks};
    static const char *const options[] = {" --policy ", " --scenario ", " --benchmark "};
    struct parameters parameters;
    uint64_t hash = HASH_START;
    FILE *stream = fmemopen(text, bytes, "w");

    if (!stream)
        return false;
    fprintf(stream, "suite %s", run->suite->name);
    for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
        for (uint32_t j = 0; j < lists[i]->count; j++)
            fprintf(stream, "%s%s", j ? "," : options[i], lists[i]->items[j]);
    for (uint32_t i = 0; i < run->benchmarks.count; i++)
        if (parameters_of(run, run->benchmark[i], &parameters))
            hash = hash_bytes(hash, &parameters, sizeof(parameters));
    fprintf(stream, "%s%s", run->factor_text ? ", factor " : "", run->factor_text ? run->factor_text : "");
    fprintf(stream, ", GPU %016" PRIx64 "%s%s, checks %" PRIx32 "%s%s", hash, run->board ? ", board " : "",
            run->board ? run->board_text : "", run->checks.kinds, run->checks.scopes ? " and scopes" : "",
            run->report_path ? ", report" : "");
    return fclose(stream) == 0;
}

static bool take_line(void *context, char *line)
{
    struct suite_run *run = context;

    if (suite_rows_read(&run->rows, line))
        return true;
    cli_complain("%s: expected a row, found %s", run->journal.path, line);
    return false;
}

/* Opens the journal beside the CSV, or else the report, unless neither is a file. */
static bool open_journal(struct suite_run *run)
{
    const char *path = run->csv.temporary ? run->csv_path : run->report.temporary ? run->report_path : NULL;
    char command[COMMAND_BYTES];
    struct cli_journal_head head = {.command = command};

    if (!path)
        return !run->resume || cli_complain("--resume: neither --csv nor --report names a file") == HOST_OK;
    if (!describe_command(run, command, sizeof(command)))
        return cli_complain("suite: the command line is too long") == HOST_OK;
    head.model = cli_model_number(run->suite, run->board);
    if (!cli_journal_name(&run->journal, path) || !cli_journal_open(&run->journal, &head, run->resume, take_line, run))
        return false;
    if (run->journal.lines)
        return true;
    fputs("# ", run->journal.stream);
    suite_rows_head(&run->rows, run->journal.stream);
    return cli_journal_flush(&run->journal);
}

/* The preset of a benchmark as the CSV has it: a file of the suite's without its folder. */
static const char *preset_name(const struct suite_run *run, const struct cli_benchmark *benchmark)
{
    const char *folder_end = benchmark->preset ? strrchr(benchmark->preset, '/') : NULL;

    if (run->settings.preset)
        return run->settings.preset;
    if (folder_end)
        return folder_end + 1;
    return benchmark->preset ? benchmark->preset : "awg";
}

/* Notes what the rows are made with. */
static bool note_settings(struct suite_run *run)
{
    struct suite_gpu *gpus = calloc(run->benchmarks.count + 1, sizeof(*gpus));
    bool good = gpus != NULL;

    for (uint32_t i = 0; good && i < run->benchmarks.count; i++) {
        gpus[i].preset = preset_name(run, run->benchmark[i]);
        good = parameters_of(run, run->benchmark[i], &gpus[i].parameters);
    }
    if (good && !suite_settings_make(&run->columns, gpus, run->benchmarks.count))
        good = cli_complain("out of memory") == HOST_OK;
    free(gpus);
    return good;
}

/* Notes which rows are to be run, and judges those that were before. */
static bool choose_rows(struct suite_run *run)
{
    run->todo = calloc(run->rows.count + 1, sizeof(*run->todo));
    if (!run->todo)
        return cli_complain("out of memory") == HOST_OK;
    for (uint32_t i = 0; i < run->rows.count; i++) {
        if (run->rows.rows[i].outcome == VIEW_UNFINISHED)
            run->todo[run->todo_count++] = i;
        else
            judge_row(run, i);
    }
    return true;
}

static bool open_outputs(struct suite_run *run)
{
    char error[HOST_ERROR_BYTES];

    if ((run->csv_path && !view_output_open(&run->csv, run->csv_path, error, sizeof(error))) ||
        (run->report_path && !view_output_open(&run->report, run->report_path, error, sizeof(error)))) {
        cli_complain("%s", error);
        return false;
    }
    return open_journal(run) && choose_rows(run) && note_settings(run);
}

/* Results */

static bool commit(struct view_output *output)
{
    char error[HOST_ERROR_BYTES];

    if (view_output_commit(output, error, sizeof(error)))
        return true;
    cli_complain("%s", error);
    return false;
}

/* A file gets its name when all is there. What is no file (a pipe) shows what is unfinished. */
static bool is_due(const struct suite_run *run, const struct view_output *output)
{
    return output->stream && !(run->stopped && output->temporary);
}

static bool write_results(struct suite_run *run, const struct view_results *results)
{
    if (is_due(run, &run->csv)) {
        view_results_csv(results, run->csv.stream);
        if (!commit(&run->csv))
            return false;
    }
    if (is_due(run, &run->report)) {
        view_report(results, &run->parameters, run->report.stream);
        if (!commit(&run->report))
            return false;
    }
    if (!run->stopped)
        cli_journal_end(&run->journal);
    return true;
}

/* An output that is named - has the standard output to itself. */
static FILE *stream_of_table(const struct suite_run *run)
{
    bool taken =
        (run->csv_path && strcmp(run->csv_path, "-") == 0) || (run->report_path && strcmp(run->report_path, "-") == 0);

    return taken ? stderr : stdout;
}

static void compare_with_theory(struct suite_run *run)
{
    const struct suite_theory theory = {.rows = &run->rows,
                                        .policies = run->policy,
                                        .benchmarks = run->benchmark,
                                        .policy_count = run->policies.count,
                                        .benchmark_count = run->benchmarks.count};

    run->unlike_theory = !suite_theory_compare(&theory, stream_of_table(run));
}

static void report_stop(const struct suite_run *run)
{
    uint32_t ended = 0;

    for (uint32_t i = 0; i < run->rows.count; i++)
        ended += run->rows.rows[i].outcome != VIEW_UNFINISHED;
    cli_complain("suite: stopped by %s: %" PRIu32 " of %" PRIu32 " runs have ended%s%s%s", cli_jobs_stop_name(), ended,
                 run->rows.count, run->journal.lines ? ", they are in " : "",
                 run->journal.lines ? run->journal.path : "", run->journal.lines ? " for --resume" : "");
}

static int execute_runs(struct suite_run *run)
{
    const struct cli_jobs jobs = {.count = run->todo_count,
                                  .parallel = run->parallel,
                                  .result_bytes = sizeof(struct cli_measurement),
                                  .context = run,
                                  .weight = weight_of_row,
                                  .work = run_row,
                                  .started = note_started,
                                  .finished = note_finished};
    const struct view_results results = {.suite = run->title,
                                         .benchmarks = run->benchmarks.items,
                                         .policies = run->policies.items,
                                         .scenarios = run->scenarios.items,
                                         .benchmark_count = run->benchmarks.count,
                                         .policy_count = run->policies.count,
                                         .scenario_count = run->scenarios.count,
                                         .reports = run->rows.report_names,
                                         .report_count = run->rows.report_count,
                                         .settings_head = run->columns.head,
                                         .settings = run->columns.rows,
                                         .rows = run->rows.rows};
    enum cli_jobs_end end;

    cli_progress_start(&run->progress, &jobs, name_row);
    run->process = getpid();
    end = cli_jobs_run(&jobs);
    cli_progress_clear(&run->progress);
    run->stopped = end == CLI_JOBS_STOPPED;
    if (end == CLI_JOBS_FAILED)
        return cli_complain("cannot start processes");
    if (end == CLI_JOBS_REFUSED || !write_results(run, &results))
        return HOST_INPUT;
    if (run->stopped)
        report_stop(run);
    if (!run->suite->adversary) {
        view_results_table(&results, stream_of_table(run));
        return (int)run->worst;
    }
    view_results_matrix(&results, stream_of_table(run));
    if (!run->stopped)
        compare_with_theory(run);
    return run->worst == HOST_OK && run->unlike_theory ? (int)HOST_WRONG : (int)run->worst;
}

static void release_run(struct suite_run *run)
{
    view_output_discard(&run->csv);
    view_output_discard(&run->report);
    cli_journal_keep(&run->journal);
    suite_rows_free(&run->rows);
    suite_settings_free(&run->columns);
    free(run->todo);
    free(run->policies.text);
    free(run->scenarios.text);
    free(run->benchmarks.text);
    cli_suite_free(run->suite);
}

int cli_command_suite(int argc, char **argv)
{
    static struct suite_run run;
    int status;

    if (!read_command_line(&run, argc, argv, &status))
        return status;
    status = HOST_INPUT;
    if (read_values(&run) && open_outputs(&run))
        status = execute_runs(&run);
    release_run(&run);
    status = cli_finish_output(status);
    if (run.stopped)
        cli_jobs_end_stopped();
    return status;
}
