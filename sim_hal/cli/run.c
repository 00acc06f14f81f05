/* run.c - `onward run`: one launch, perhaps others beside it, on one simulated GPU. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "tools/outputs/checks.h"
#include "tools/outputs/explain.h"
#include "tools/outputs/kernels.h"
#include "cli/interruption.h"
#include "cli/launching.h"
#include "cli/schedule.h"
#include "cli/timing.h"
#include "tools/outputs/samples.h"
#include "tools/outputs/statistics.h"
#include "tools/outputs/tracing.h"
#include "host/naming.h"
#include "host/printed.h"
#include "host/simfile.h"
#include "tools/view/output.h"
#include "tools/view/stats.h"

#define CP_TRACE_ENTRIES 65536 /* of --cp-trace without cp.trace */
#define PROGRESS_SECONDS 0.25

enum run_option {
    OPTION_ADVERSARY = CLI_LAUNCHING_OPTIONS,
    OPTION_STATS,
    OPTION_STATS_BUFFERS,
    OPTION_SAMPLE,
    OPTION_TRACE,
    OPTION_TRACE_WAVES,
    OPTION_CP_TRACE,
    OPTION_CHECK,
    OPTION_CHECK_LIMIT,
    OPTION_CHECK_SCOPES,
    OPTION_EXPLAIN,
    OPTION_HELP
};

static const struct cli_option run_options[] = {
    [CLI_LAUNCHING_POLICY] = {"--policy", "P",
                              "what waiting atomics do, or a model of forward progress: see onward list policies"},
    [CLI_LAUNCHING_PRESET] = {"--preset", "NAME|FILE",
                              "the GPU: see onward list presets; or a file of `name value` lines"},
    [CLI_LAUNCHING_SET] = {"--set", "KEY=VALUE", "changes one parameter: see onward list parameters; repeatable"},
    [CLI_LAUNCHING_SCHEDULER] = {"--scheduler", "NAME",
                                 "which wave of a SIMD issues first: see onward list schedulers"},
    [CLI_LAUNCHING_LOSE_CU] = {"--lose-cu", "CU@TIME[+RETURN]",
                               "takes a compute unit away, and gives it back; repeatable"},
    [CLI_LAUNCHING_AT] = {"--at", "TIME:queue N OPERATION",
                          "has the host create, drain, suspend, .. a queue; repeatable"},
    [CLI_LAUNCHING_WITH] = {"--with", "FILE[@TIME[,..]]", "launches another kernel, in a queue of its own; repeatable"},
    [CLI_LAUNCHING_CP] = {"--cp", "BOARD",
                          "where the firmware runs: local (default), in this process, or an emulated board"},
    [CLI_LAUNCHING_MAX_CYCLES] = {"--max-cycles", "N", "gives up after N GPU cycles (exit status 3)"},
    [CLI_LAUNCHING_GROUPS] = {"--groups", "N", "launches N work-groups along x, whatever FILE.sim says"},
    [CLI_LAUNCHING_TIMING] = {"--timing", "on|off|after=W",
                              "off: results without any times, but faster; after: so up to work-group or kernel W"},
    [OPTION_ADVERSARY] = {"--adversary", "[=N]", "models: the worst legal schedule that is found, or schedule N"},
    [OPTION_STATS] = {"--stats", "FILE",
                      "writes statistics, one `name value # description` a line; FILE.json: the same as JSON"},
    [OPTION_STATS_BUFFERS] = {"--stats-buffers", NULL,
                              "--stats: what waves did to each buffer, too; the run takes longer"},
    [OPTION_SAMPLE] = {"--sample", "FILE[@TIME]",
                       "writes the statistics at every TIME, 10us by default, each time as a row of a CSV"},
    [OPTION_TRACE] = {"--trace", "FILE",
                      "FILE.html: writes a page that any browser shows; FILE.json, FILE.json.gz: a trace for Perfetto"},
    [OPTION_TRACE_WAVES] = {"--trace-waves", "CU",
                            "adds what each wave of a compute unit does; to a page its instructions too"},
    [OPTION_CP_TRACE] = {"--cp-trace", "FILE",
                         "writes the event trace that the firmware itself keeps, for onward trace"},
    [OPTION_CHECK] = {"--check", "KIND,...", "reports bugs of the kernels (exit status 1): races, stale, ..., or all"},
    [OPTION_CHECK_LIMIT] = {"--check-limit", "N", "prints at most N findings of --check; 20 by default"},
    [OPTION_CHECK_SCOPES] = {"--check-scopes", NULL,
                             "reports races of the kernels' accesses to memory (exit status 1)"},
    [OPTION_EXPLAIN] = {"--explain", "FILE", "writes why the run ended so, to a .json, .dot or .html file; repeatable"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};
#define RUN_OPTION_COUNT ((int)(sizeof(run_options) / sizeof(run_options[0])))

/* A command line, and the values read from it. */
struct run {
    struct cli_launching launching;
    bool adversary;
    const char *schedule; /* of the adversary; NULL: the worst */
    const char *stats_path;
    bool stats_buffers;
    const char *cp_trace_path;
    char *command; /* the whole line; owned */
    struct outputs_explain explain;

    struct view_output stats;
    struct view_output cp_trace;
    struct outputs_samples samples;
    struct outputs_tracing tracing;
    struct outputs_checks checks;
    struct outputs_kernels kernels; /* with stats_path */
    struct mem_buffers buffers;     /* with stats_buffers */
};

static void print_help(void)
{
    fputs(
        "usage: onward run FILE.sim [option]...\n\n"
        "Runs the launch that FILE.sim describes on the simulated GPU and prints the arguments marked dump.\n"
        "TIME is a number of GPU cycles, or has ns, us or ms behind it. --with FILE@TIME,PRIORITY,PERIOD,GATHER:\n"
        "PRIORITY is 0..4, 1 by default; the kernel is launched again every PERIOD (a TIME, 0: once) until that of\n"
        "FILE.sim ends; slots that it still lacks after GATHER (a TIME, 0: never) are taken by force.\n"
        "--at TIME:queue N OPERATION: N is 0 for FILE.sim, and counts the --with files from 1 on. OPERATION is\n"
        "create, drain, abandon, clear, suspend or resume; or update, with any of priority=P, limit=SLOTS and "
        "weight=W\n"
        "behind it; or limit, with soft=TIME, hard=TIME or both.\n"
        "--at TIME:reset stop: the firmware begins anew; queues stop at their oldest kernel that has not ended. With\n"
        "replay these kernels run again from their start.\n\n",
        stdout);
    cli_options_help(run_options, RUN_OPTION_COUNT, stdout);
    fputs("\nExit status: 0 fine, 1 wrong result, 2 usage or input error, 3 deadlock, 4 fault. After SIGINT, SIGTERM "
          "or SIGHUP\n"
          "the run stops, writes its outputs, and ends by that signal; a second signal ends it at once.\n",
          stdout);
}

static bool take(struct run *run, int found, const char *value)
{
    switch (found) {
    case OPTION_ADVERSARY:
        run->adversary = true;
        run->schedule = value;
        return true;
    case OPTION_STATS:
        run->stats_path = value;
        return true;
    case OPTION_STATS_BUFFERS:
        return run->stats_buffers = true;
    case OPTION_SAMPLE:
        run->samples.option = value;
        return true;
    case OPTION_TRACE:
        run->tracing.path = value;
        return true;
    case OPTION_TRACE_WAVES:
        run->tracing.waves_cu = value;
        return true;
    case OPTION_CP_TRACE:
        run->cp_trace_path = value;
        return true;
    case OPTION_CHECK:
        return outputs_checks_read(&run->checks, value);
    case OPTION_CHECK_LIMIT:
        return outputs_checks_read_limit(&run->checks, value);
    case OPTION_CHECK_SCOPES:
        return run->checks.scopes = true;
    case OPTION_EXPLAIN:
        return outputs_explain_take(&run->explain, value);
    default:
        return cli_launching_take(&run->launching, found, value);
    }
}

/* False: stop with *status, an error or help. */
static bool read_command_line(struct run *run, int argc, char **argv, int *status)
{
    struct cli_options options = cli_options_start(run_options, RUN_OPTION_COUNT, argc, argv);
    int found;

    *status = HOST_INPUT;
    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return false;
        if (found == OPTION_HELP) {
            print_help();
            *status = cli_finish_output(HOST_OK);
            return false;
        }
        if (!take(run, found, options.value))
            return false;
    }
    return cli_launching_has_file(&run->launching);
}

static bool check_timing(const struct run *run)
{
    const struct cli_timing_conflict conflicts[] = {
        {run->adversary, "--adversary", "it looks for the longest run"},
        {run->checks.kinds != 0, "--check", "what it looks for depends on time"},
        {run->checks.scopes, "--check-scopes", "races are of accesses that take time"},
        {run->samples.option != NULL, "--sample", "its rows are of times"},
        {run->tracing.path != NULL, "--trace", "a trace is of times"},
        {run->cp_trace_path != NULL, "--cp-trace", "its entries have times"},
    };

    return cli_timing_allows(&run->launching.session.timing, &run->launching.parameters, conflicts,
                             sizeof(conflicts) / sizeof(conflicts[0]));
}

static bool read_values(struct run *run)
{
    const struct host_policy *policy = &run->launching.session.policy;
    struct parameters *parameters = &run->launching.parameters;

    if (!cli_launching_read(&run->launching))
        return false;
    if (run->stats_buffers && !run->stats_path)
        return cli_complain("--stats-buffers: expected --stats FILE beside it") == HOST_OK;
    if (run->adversary && !policy->policy->promise) {
        cli_complain("--adversary: policy %s is no model of forward progress; see onward list policies", policy->name);
        return false;
    }
    if (run->cp_trace_path && !parameters->cp_trace)
        parameters->cp_trace = CP_TRACE_ENTRIES;
    return outputs_tracing_check(&run->tracing, parameters) && check_timing(run);
}

static bool open_outputs(struct run *run)
{
    char error[HOST_ERROR_BYTES], title[CLI_PATH_MOST + 64];

    if ((run->stats_path && !view_output_open(&run->stats, run->stats_path, error, sizeof(error))) ||
        (run->cp_trace_path && !view_output_open(&run->cp_trace, run->cp_trace_path, error, sizeof(error)))) {
        cli_complain("%s", error);
        return false;
    }
    if (!outputs_samples_read(&run->samples, &run->launching.parameters) || !outputs_samples_open(&run->samples) ||
        !outputs_explain_open(&run->explain))
        return false;
    snprintf(title, sizeof(title), "%s, policy %s", run->launching.files[0], run->launching.session.policy.name);
    return outputs_tracing_open(&run->tracing, &run->launching.parameters, title);
}

/* A line on a terminal, rewritten now and then. Wall time decides only when. */
static void show_progress(void *context, uint64_t cycle)
{
    static struct timespec last;
    struct timespec now;

    (void)context;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return;
    if ((double)(now.tv_sec - last.tv_sec) + 1e-9 * (double)(now.tv_nsec - last.tv_nsec) < PROGRESS_SECONDS)
        return;
    last = now;
    fprintf(stderr, "\r%" PRIu64 " cycles", cycle);
    fflush(stderr);
}

static void clear_progress(const struct host_session *session)
{
    if (session->progress)
        fputs("\r\033[K", stderr);
}

static bool prepare_session(struct run *run)
{
    char error[HOST_ERROR_BYTES];
    struct host_session *session = &run->launching.session;

    outputs_tracing_attach(&run->tracing, &session->gpu, &session->observer, &session->waves);
    if (run->stats_path)
        session->observer = outputs_kernels_observer(&run->kernels, &session->observer);
    session->buffers = run->stats_buffers ? &run->buffers : NULL;
    if (!outputs_checks_begin(&run->checks))
        return cli_complain("out of memory") == HOST_OK;
    session->accesses = outputs_checks_observer(&run->checks);
    session->steps = outputs_checks_steps(&run->checks);
    session->latencies = run->stats_path || run->samples.option;
    if (isatty(STDERR_FILENO) && !session->timing.off)
        session->progress = show_progress;
    if (run->adversary && !cli_schedule_choose(session, run->schedule, clear_progress))
        return false;
    run->samples.gpu = &session->gpu;
    session->sample_every = run->samples.every;
    session->sample = outputs_samples_take;
    session->sample_context = &run->samples;
    if (!host_session_prepare(session, error, sizeof(error))) {
        cli_complain("%s", error);
        return false;
    }
    if (session->buffers)
        host_naming_buffers(session->names, session->launches, session->launch_count, session->buffers);
    outputs_checks_name(&run->checks, gpu_memory(session->gpu)->names);
    outputs_checks_memory(&run->checks, gpu_memory(session->gpu), session->launches, session->launch_count);
    return true;
}

/* Writes the ring as it lies in the firmware's memory, as a debugger would copy it. */
static bool write_cp_trace(struct run *run)
{
    uint32_t bytes;
    const void *ring = gpu_cp_trace(run->launching.session.gpu, &bytes);
    char error[HOST_ERROR_BYTES];

    fwrite(ring, 1, bytes, run->cp_trace.stream);
    return view_output_commit(&run->cp_trace, error, sizeof(error)) || cli_complain("%s", error) == HOST_OK;
}

static void add_heading(const struct run *run, struct view_stats *stats)
{
    const struct cli_launching *launching = &run->launching;
    const char *preset = launching->settings.preset;

    outputs_statistics_head(stats, run->command, preset ? preset : "awg", launching->session.policy.name,
                            &launching->parameters);
    for (uint32_t i = 0; i < launching->session.launch_count; i++) {
        const struct host_file *file = launching->launches[i].file;

        outputs_statistics_input(stats, file->path, file->path);
        outputs_statistics_input(stats, file->program->path, file->program->path);
    }
}

static bool write_statistics(struct run *run, enum host_status status)
{
    const struct host_session *session = &run->launching.session;
    char error[HOST_ERROR_BYTES];
    struct view_stats stats = {0};
    bool complete;

    add_heading(run, &stats);
    outputs_statistics_gpu(&stats, session->gpu, session->parameters);
    outputs_statistics_kernels(&stats, session->gpu, &run->kernels);
    if (gpu_is_timed(session->gpu))
        mem_buffers_statistics(&run->buffers, view_stats_visit, &stats);
    for (uint32_t i = 1; i < session->launch_count; i++)
        host_series_statistics(&session->launches[i].series, i, !session->timing.off, view_stats_visit, &stats);
    if (status == HOST_OK || status == HOST_WRONG)
        host_reports(&session->launches[0], session->gpu, view_stats_visit, &stats);
    view_stats_write(&stats, run->stats_path, run->stats.stream);
    complete = !stats.out_of_memory && !run->kernels.failed;
    view_stats_free(&stats);
    if (!complete)
        return cli_complain("--stats: out of memory") == HOST_OK;
    return view_output_commit(&run->stats, error, sizeof(error)) || cli_complain("%s", error) == HOST_OK;
}

/* Statistics and traces are written however the run ended. */
static bool write_outputs(struct run *run, enum host_status status, const char *outcome)
{
    struct host_session *session = &run->launching.session;
    bool good = outputs_tracing_end(&run->tracing, session->gpu, *outcome ? outcome : "finished");

    good &= outputs_samples_end(&run->samples);
    if (run->cp_trace_path && !write_cp_trace(run))
        good = false;
    return (!run->stats_path || write_statistics(run, status)) && good;
}

/* A kernel that repeats is not launched once the main kernel has ended, and none in a queue that is not there. */
static void note_never_launched(const struct host_launch *launch)
{
    fprintf(stderr, "onward: %s was never launched: %s\n", launch->file->path,
            launch->absent ? "its queue was not there" : "the main kernel ended first");
}

static void report_commands(const struct host_session *session)
{
    host_commands_print(&session->commands, session->gpu, !session->timing.off, "onward: ", stderr);
    for (uint32_t i = 0; i < session->launch_count; i++)
        host_overdue_print(&session->launches[i], !session->timing.off, "onward: ", stderr);
}

/* What was not simulated is said once, whatever else is printed. */
static void note_timing(const struct host_session *session)
{
    if (!session->timing.off)
        return;
    if (!gpu_is_timed(session->gpu))
        fputs(session->timing.until
                  ? "onward: timing off: what it was to begin at did not come; no time was simulated\n"
                  : "onward: timing off: no time was simulated\n",
              stderr);
    else
        fputs("onward: timing off at first: times are those of the timed part, which began with cold caches\n", stderr);
}

/* Of a run that did not finish: as memory is now, and marked. */
static void print_dumps(const struct host_session *session, bool unfinished)
{
    for (uint32_t i = 0; i < session->launch_count; i++) {
        const struct host_launch *launch = &session->launches[i];

        if (!unfinished && host_session_removed(session, i))
            continue;
        if (launch->series.launches)
            host_dump(launch, session->gpu, unfinished && launch->series.running, stdout);
        else if (!unfinished)
            note_never_launched(&session->launches[i]);
    }
}

/* One kernel has faulted, or was removed: reports the others. */
static void report_others(const struct host_session *session)
{
    char message[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < session->launch_count; i++) {
        if (host_session_passed(session, i, message, sizeof(message)))
            host_dump(&session->launches[i], session->gpu, false, stdout);
        else if (*message)
            cli_complain("%s", message);
    }
}

static const char *outcome_of(const struct host_session *session, enum host_status status)
{
    switch (status) {
    case HOST_OK:
        return "ok";
    case HOST_WRONG:
        return "wrong result";
    case HOST_DEADLOCK:
        return session->outcome == GPU_OUTCOME_DEADLOCK ? "deadlock" : "not finished";
    case HOST_INTERRUPTED:
        return "interrupted";
    case HOST_FAULT:
        return "fault";
    default:
        return "error";
    }
}

static bool explain_run(struct run *run, enum host_status status, const char *message)
{
    const struct host_session *session = &run->launching.session;
    const struct outputs_end end = {.gpu = session->gpu,
                                    .unfinished = host_session_unfinished(session, status),
                                    .outcome = outcome_of(session, status),
                                    .message = message,
                                    .kernel = session->launches[0].file->kernel->name,
                                    .policy = session->policy.name,
                                    .findings = &run->checks.findings};

    return outputs_explain_run(&run->explain, &end);
}

static int execute_run(struct run *run)
{
    struct host_session *session = &run->launching.session;
    char message[HOST_ERROR_BYTES];
    enum host_status status;
    bool checked, unfinished, written;

    session->interrupted = cli_interruption();
    cli_interruption_watch();
    status = host_session_run(session, message, sizeof(message));
    cli_interruption_run_over();
    unfinished = host_session_unfinished(session, status);
    checked = outputs_checks_end(&run->checks);
    clear_progress(session);
    host_printed(session->launches, session->launch_count, session->gpu, stdout);
    outputs_tracing_findings(&run->tracing, &run->checks.findings);
    /* Before the dumps: a reader of those that goes away ends the program. */
    written = write_outputs(run, status, message);
    report_commands(session);
    if (status == HOST_OK || status == HOST_WRONG || unfinished)
        print_dumps(session, unfinished);
    note_timing(session);
    if (*message)
        cli_complain("%s", message);
    if ((status == HOST_FAULT || status == HOST_DEADLOCK) && session->outcome == GPU_OUTCOME_FINISHED)
        report_others(session);
    written &= explain_run(run, status, message);
    if (!checked)
        return cli_complain("--check: out of memory");
    status = outputs_checks_report(&run->checks, status);
    return written ? (int)status : HOST_INPUT;
}

static void release_run(struct run *run)
{
    outputs_tracing_discard(&run->tracing);
    view_output_discard(&run->cp_trace);
    view_output_discard(&run->stats);
    outputs_samples_discard(&run->samples);
    outputs_explain_release(&run->explain);
    outputs_kernels_free(&run->kernels);
    cli_launching_free(&run->launching);
    outputs_checks_free(&run->checks);
    free(run->command);
}

int cli_command_run(int argc, char **argv)
{
    static struct run run = {.launching.command = "run"};
    int status;

    if (!read_command_line(&run, argc, argv, &status))
        return status;
    status = HOST_INPUT;
    run.command = outputs_statistics_command(argc, argv);
    if (read_values(&run) && cli_launching_load(&run.launching) && open_outputs(&run) && prepare_session(&run))
        status = execute_run(&run);
    release_run(&run);
    status = cli_finish_output(status);
    if (*cli_interruption())
        cli_interruption_end(*cli_interruption());
    return status;
}
