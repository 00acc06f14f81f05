/* run.c - `onward run`: one launch, perhaps others beside it, on one simulated GPU. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/boards.h"
#include "cli/checks.h"
#include "cli/explain.h"
#include "cli/schedule.h"
#include "cli/timing.h"
#include "cli/tracing.h"
#include "host/printed.h"
#include "host/simfile.h"
#include "view/output.h"
#include "view/stats.h"

#define LOSSES_MOST      (2 * GPU_CUS_MOST)
#define CP_TRACE_ENTRIES 65536 /* of --cp-trace without cp.trace */
#define PATH_MOST        4096
#define PROGRESS_SECONDS 0.25

enum run_option {
    OPTION_POLICY,
    OPTION_ADVERSARY,
    OPTION_PRESET,
    OPTION_SET,
    OPTION_SCHEDULER,
    OPTION_LOSE_CU,
    OPTION_WITH,
    OPTION_CP,
    OPTION_STATS,
    OPTION_TRACE,
    OPTION_TRACE_WAVES,
    OPTION_CP_TRACE,
    OPTION_MAX_CYCLES,
    OPTION_GROUPS,
    OPTION_CHECK,
    OPTION_CHECK_LIMIT,
    OPTION_CHECK_SCOPES,
    OPTION_EXPLAIN,
    OPTION_TIMING,
    OPTION_HELP
};

static const struct sim_option run_options[] = {
    [OPTION_POLICY] = {"--policy", "P",
                       "what waiting atomics do, or a model of forward progress: see onward list policies"},
    [OPTION_ADVERSARY] = {"--adversary", "[=N]", "models: the worst legal schedule that is found, or schedule N"},
    [OPTION_PRESET] = {"--preset", "NAME|FILE", "the GPU: see onward list presets; or a file of `name value` lines"},
    [OPTION_SET] = {"--set", "KEY=VALUE", "changes one parameter: see onward list parameters; repeatable"},
    [OPTION_SCHEDULER] = {"--scheduler", "NAME", "which wave of a SIMD issues first: see onward list schedulers"},
    [OPTION_LOSE_CU] = {"--lose-cu", "CU@TIME[+RETURN]", "takes a compute unit away, and gives it back; repeatable"},
    [OPTION_WITH] = {"--with", "FILE[@TIME[,..]]", "launches another kernel, in a queue of its own; repeatable"},
    [OPTION_CP] = {"--cp", "BOARD", "where the firmware runs: local (default), in this process, or an emulated board"},
    [OPTION_STATS] = {"--stats", "FILE", "writes statistics, one `name value # description` a line"},
    [OPTION_TRACE] = {"--trace", "FILE",
                      "FILE.html: writes a page that any browser shows; FILE.json: a trace for Perfetto"},
    [OPTION_TRACE_WAVES] = {"--trace-waves", "CU",
                            "adds what each wave of a compute unit does; to a page its instructions too"},
    [OPTION_CP_TRACE] = {"--cp-trace", "FILE",
                         "writes the event trace that the firmware itself keeps, for onward trace"},
    [OPTION_MAX_CYCLES] = {"--max-cycles", "N", "gives up after N GPU cycles (exit status 3)"},
    [OPTION_GROUPS] = {"--groups", "N", "launches N work-groups along x, whatever FILE.sim says"},
    [OPTION_CHECK] = {"--check", "KIND,...", "reports bugs of the kernels (exit status 1): races, stale, ..., or all"},
    [OPTION_CHECK_LIMIT] = {"--check-limit", "N", "prints at most N findings of --check; 20 by default"},
    [OPTION_CHECK_SCOPES] = {"--check-scopes", NULL,
                             "reports races of the kernels' accesses to memory (exit status 1)"},
    [OPTION_EXPLAIN] = {"--explain", "FILE", "writes why the run ended so, to a .json, .dot or .html file"},
    [OPTION_TIMING] = {"--timing", "on|off|after=W",
                       "off: results without any times, but faster; after: so up to work-group or kernel W"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};
#define RUN_OPTION_COUNT ((int)(sizeof(run_options) / sizeof(run_options[0])))

/* A command line, and the values read from it. */
struct run {
    const char *files[CP_MAX_QUEUES]; /* the main one, then --with */
    uint32_t file_count;
    bool has_main;
    const char *losses_text[LOSSES_MOST];
    uint32_t loss_count;
    const char *policy;
    bool adversary;
    const char *schedule; /* of the adversary; NULL: the worst */
    const char *max_cycles;
    const char *groups;
    const char *board;
    const char *stats_path;
    const char *cp_trace_path;
    struct sim_explain explain;
    struct sim_settings settings;

    struct gpu_parameters parameters;
    char board_folder[PATH_MOST];
    struct sim_loss losses[LOSSES_MOST];
    struct sim_launch launches[CP_MAX_QUEUES];
    struct sim_session session;
    struct view_output stats;
    struct view_output cp_trace;
    struct sim_tracing tracing;
    struct sim_checks checks;
};

static void print_help(void)
{
    fputs("usage: onward run FILE.sim [option]...\n\n"
          "Runs the launch that FILE.sim describes on the simulated GPU and prints the arguments marked dump.\n"
          "TIME is a number of GPU cycles, or has ns, us or ms behind it. --with FILE@TIME,PRIORITY,PERIOD,GATHER:\n"
          "PRIORITY is 0..4, 1 by default; the kernel is launched again every PERIOD (a TIME, 0: once) until that of\n"
          "FILE.sim ends; slots that it still lacks after GATHER (a TIME, 0: never) are taken by force.\n\n",
          stdout);
    sim_options_help(run_options, RUN_OPTION_COUNT, stdout);
    fputs("\nExit status: 0 fine, 1 wrong result, 2 usage or input error, 3 deadlock, 4 fault.\n", stdout);
}

static bool take_operand(struct run *run, const char *text)
{
    if (run->has_main) {
        sim_complain("run: expected one FILE.sim, found %s and %s (further kernels: --with)", run->files[0], text);
        return false;
    }
    run->has_main = true;
    run->files[0] = text;
    return true;
}

static bool take_with(struct run *run, const char *text)
{
    if (run->file_count == CP_MAX_QUEUES) {
        sim_complain("run: more than %d times --with", CP_MAX_QUEUES - 1);
        return false;
    }
    run->files[run->file_count++] = text;
    return true;
}

static bool take_loss(struct run *run, const char *text)
{
    if (run->loss_count == LOSSES_MOST) {
        sim_complain("run: more than %d times --lose-cu", LOSSES_MOST);
        return false;
    }
    run->losses_text[run->loss_count++] = text;
    return true;
}

static bool take_option(struct run *run, enum run_option option, const char *value)
{
    switch (option) {
    case OPTION_POLICY:
        run->policy = value;
        return true;
    case OPTION_ADVERSARY:
        run->adversary = true;
        run->schedule = value;
        return true;
    case OPTION_PRESET:
        run->settings.preset = value;
        return true;
    case OPTION_SET:
        return sim_settings_add(&run->settings, value);
    case OPTION_SCHEDULER:
        run->settings.scheduler = value;
        return true;
    case OPTION_LOSE_CU:
        return take_loss(run, value);
    case OPTION_WITH:
        return take_with(run, value);
    case OPTION_CP:
        run->board = value;
        return true;
    case OPTION_STATS:
        run->stats_path = value;
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
    case OPTION_MAX_CYCLES:
        run->max_cycles = value;
        return true;
    case OPTION_GROUPS:
        run->groups = value;
        return true;
    case OPTION_CHECK:
        return sim_checks_read(&run->checks, value);
    case OPTION_CHECK_LIMIT:
        return sim_checks_read_limit(&run->checks, value);
    case OPTION_CHECK_SCOPES:
        return run->checks.scopes = true;
    case OPTION_EXPLAIN:
        return sim_explain_take(&run->explain, value);
    case OPTION_TIMING:
        return sim_timing_read(value, &run->session.timing);
    case OPTION_HELP:
        break;
    }
    return false;
}

/* False: stop with *status, an error or help. */
static bool read_command_line(struct run *run, int argc, char **argv, int *status)
{
    struct sim_options options = sim_options_start(run_options, RUN_OPTION_COUNT, argc, argv);
    int found;

    *status = SIM_INPUT;
    run->file_count = 1;
    while ((found = sim_options_next(&options)) != SIM_OPTIONS_END) {
        if (found == SIM_OPTIONS_ERROR)
            return false;
        if (found == OPTION_HELP) {
            print_help();
            *status = sim_finish_output(SIM_OK);
            return false;
        }
        if (found == SIM_OPTIONS_OPERAND ? !take_operand(run, options.value)
                                         : !take_option(run, (enum run_option)found, options.value))
            return false;
    }
    if (!run->has_main)
        sim_complain("run: expected a FILE.sim; see onward run --help");
    return run->has_main;
}

/* Real compilers assume the limit that is in the metadata; most kernels bear more. */
static void warn_of_size(const struct sim_file *file)
{
    uint64_t items = file->local[0] * file->local[1] * file->local[2];

    if (file->kernel->max_flat_group_size && items > file->kernel->max_flat_group_size)
        fprintf(stderr,
                "onward: warning: %s: kernel %s was compiled for work-groups of at most %u work-items, not %" PRIu64
                "\n",
                file->path, file->kernel->name, file->kernel->max_flat_group_size, items);
}

static bool set_groups(const struct run *run)
{
    uint64_t groups;

    if (!run->groups || (sim_text_u64((struct sim_span){run->groups, strlen(run->groups)}, &groups) &&
                         sim_file_set_groups(run->launches[0].file, groups)))
        return true;
    sim_complain("--groups %s: expected a number of work-groups, with less than 2^32 work-items", run->groups);
    return false;
}

/* The main file is named as it is, a --with has its times behind it. */
static bool read_file_argument(struct run *run, uint32_t index, char path[PATH_MOST])
{
    struct sim_launch *launch = &run->launches[index];

    if (index)
        return sim_with_read(run->files[index], &run->parameters, path, PATH_MOST, launch);
    launch->priority = SIM_PRIORITY_NORMAL;
    snprintf(path, PATH_MOST, "%s", run->files[index]);
    return true;
}

static bool load_files(struct run *run)
{
    char error[SIM_ERROR_BYTES], path[4096];

    for (uint32_t i = 0; i < run->file_count; i++) {
        if (!read_file_argument(run, i, path))
            return false;
        run->launches[i].file = sim_file_load(path, error, sizeof(error));
        if (!run->launches[i].file) {
            sim_complain("%s", error);
            return false;
        }
        warn_of_size(run->launches[i].file);
    }
    return set_groups(run) && sim_timing_fits(&run->session.timing, run->launches, run->file_count);
}

static bool check_timing(const struct run *run)
{
    const struct sim_timing_conflict conflicts[] = {
        {run->adversary, "--adversary", "it looks for the longest run"},
        {run->checks.kinds != 0, "--check", "what it looks for depends on time"},
        {run->checks.scopes, "--check-scopes", "races are of accesses that take time"},
        {run->tracing.path != NULL, "--trace", "a trace is of times"},
        {run->cp_trace_path != NULL, "--cp-trace", "its entries have times"},
    };

    return sim_timing_allows(&run->session.timing, &run->parameters, conflicts,
                             sizeof(conflicts) / sizeof(conflicts[0]));
}

static bool read_values(struct run *run)
{
    char error[SIM_ERROR_BYTES];

    if (!sim_policy_read(run->policy ? run->policy : "baseline", &run->session.policy, error, sizeof(error)) ||
        (run->board && !sim_board_find(run->board, &run->session.board, run->board_folder, sizeof(run->board_folder),
                                       error, sizeof(error)))) {
        sim_complain("%s", error);
        return false;
    }
    if (run->adversary && !run->session.policy.policy->promise) {
        sim_complain("--adversary: policy %s is no model of forward progress; see onward list policies",
                     run->session.policy.name);
        return false;
    }
    if (!sim_settings_apply(&run->settings, &run->parameters) || !sim_tracing_check(&run->tracing, &run->parameters) ||
        !check_timing(run))
        return false;
    if (run->cp_trace_path && !run->parameters.cp_trace)
        run->parameters.cp_trace = CP_TRACE_ENTRIES;
    for (uint32_t i = 0; i < run->loss_count; i++) {
        if (sim_loss_read(run->losses_text[i], &run->parameters, &run->losses[i], error, sizeof(error)))
            continue;
        sim_complain("%s", error);
        return false;
    }
    if (run->max_cycles &&
        (!sim_text_u64((struct sim_span){run->max_cycles, strlen(run->max_cycles)}, &run->session.max_cycles) ||
         run->session.max_cycles == 0)) {
        sim_complain("--max-cycles %s: expected a number of cycles, 1 or more", run->max_cycles);
        return false;
    }
    return true;
}

static bool open_outputs(struct run *run)
{
    char error[SIM_ERROR_BYTES], title[PATH_MOST + 64];

    if ((run->stats_path && !view_output_open(&run->stats, run->stats_path, error, sizeof(error))) ||
        (run->cp_trace_path && !view_output_open(&run->cp_trace, run->cp_trace_path, error, sizeof(error)))) {
        sim_complain("%s", error);
        return false;
    }
    if (!sim_explain_open(&run->explain))
        return false;
    snprintf(title, sizeof(title), "%s, policy %s", run->files[0], run->session.policy.name);
    return sim_tracing_open(&run->tracing, &run->parameters, title);
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

static void clear_progress(const struct sim_session *session)
{
    if (session->progress)
        fputs("\r\033[K", stderr);
}

static bool prepare_session(struct run *run)
{
    char error[SIM_ERROR_BYTES];
    struct sim_session *session = &run->session;

    session->parameters = &run->parameters;
    session->iterations_factor = 1;
    session->launches = run->launches;
    session->launch_count = run->file_count;
    session->losses = run->losses;
    session->loss_count = run->loss_count;
    sim_tracing_attach(&run->tracing, session);
    if (!sim_checks_begin(&run->checks))
        return sim_complain("out of memory") == SIM_OK;
    session->accesses = sim_checks_observer(&run->checks);
    session->steps = sim_checks_steps(&run->checks);
    if (isatty(STDERR_FILENO) && !session->timing.off)
        session->progress = show_progress;
    if (run->adversary && !sim_schedule_choose(session, run->schedule, clear_progress))
        return false;
    if (!sim_session_prepare(session, error, sizeof(error))) {
        sim_complain("%s", error);
        return false;
    }
    sim_checks_name(&run->checks, gpu_memory(session->gpu)->names);
    sim_checks_memory(&run->checks, gpu_memory(session->gpu), session->launches, session->launch_count);
    return true;
}

/* Writes the ring as it lies in the firmware's memory, as a debugger would copy it. */
static bool write_cp_trace(struct run *run)
{
    uint32_t bytes;
    const void *ring = gpu_cp_trace(run->session.gpu, &bytes);
    char error[SIM_ERROR_BYTES];

    fwrite(ring, 1, bytes, run->cp_trace.stream);
    return view_output_commit(&run->cp_trace, error, sizeof(error)) || sim_complain("%s", error) == SIM_OK;
}

/* Statistics and traces are written however the run ended. */
static bool write_outputs(struct run *run, enum sim_status status, const char *outcome)
{
    char error[SIM_ERROR_BYTES];
    bool good = sim_tracing_end(&run->tracing, &run->session, *outcome ? outcome : "finished");

    if (run->cp_trace_path && !write_cp_trace(run))
        good = false;
    if (!run->stats_path)
        return good;
    gpu_statistics(run->session.gpu, view_stats_visit, run->stats.stream);
    for (uint32_t i = 1; i < run->file_count; i++)
        sim_series_statistics(&run->launches[i].series, i, !run->session.timing.off, view_stats_visit,
                              run->stats.stream);
    if (status == SIM_OK || status == SIM_WRONG)
        sim_reports(&run->launches[0], run->session.gpu, view_stats_visit, run->stats.stream);
    if (view_output_commit(&run->stats, error, sizeof(error)))
        return good;
    sim_complain("%s", error);
    return false;
}

/* A kernel that repeats is not launched once the main kernel has ended. */
static void note_never_launched(const struct sim_launch *launch)
{
    fprintf(stderr, "onward: %s was never launched: the main kernel ended first\n", launch->file->path);
}

/* What was not simulated is said once, whatever else is printed. */
static void note_timing(const struct run *run)
{
    if (!run->session.timing.off)
        return;
    if (!gpu_is_timed(run->session.gpu))
        fputs(run->session.timing.until
                  ? "onward: timing off: what it was to begin at did not come; no time was simulated\n"
                  : "onward: timing off: no time was simulated\n",
              stderr);
    else
        fputs("onward: timing off at first: times are those of the timed part, which began with cold caches\n", stderr);
}

static void print_dumps(const struct run *run)
{
    for (uint32_t i = 0; i < run->file_count; i++) {
        if (run->launches[i].series.launches)
            sim_dump(&run->launches[i], run->session.gpu, stdout);
        else
            note_never_launched(&run->launches[i]);
    }
}

/* One kernel has faulted: reports the others. */
static void report_others(const struct run *run)
{
    char message[SIM_ERROR_BYTES];

    for (uint32_t i = 0; i < run->file_count; i++) {
        if (sim_session_passed(&run->session, i, message, sizeof(message)))
            sim_dump(&run->launches[i], run->session.gpu, stdout);
        else if (*message)
            sim_complain("%s", message);
    }
}

static int execute_run(struct run *run)
{
    char message[SIM_ERROR_BYTES];
    enum sim_status status = sim_session_run(&run->session, message, sizeof(message));
    bool checked = sim_checks_end(&run->checks);
    bool written;

    clear_progress(&run->session);
    sim_printed(run->launches, run->file_count, run->session.gpu, stdout);
    sim_tracing_findings(&run->tracing, &run->checks.findings);
    /* Before the dumps: a reader of those that goes away ends the program. */
    written = write_outputs(run, status, message);
    if (status == SIM_OK || status == SIM_WRONG)
        print_dumps(run);
    note_timing(run);
    if (*message)
        sim_complain("%s", message);
    if (status == SIM_FAULT && run->session.outcome == GPU_OUTCOME_FINISHED)
        report_others(run);
    written &= sim_explain_run(&run->explain, &run->session, status, message, &run->checks.findings);
    if (!checked)
        return sim_complain("--check: out of memory");
    status = sim_checks_report(&run->checks, status);
    return written ? (int)status : SIM_INPUT;
}

static void release_run(struct run *run)
{
    sim_tracing_discard(&run->tracing);
    view_output_discard(&run->cp_trace);
    view_output_discard(&run->stats);
    sim_explain_release(&run->explain);
    sim_session_free(&run->session);
    sim_checks_free(&run->checks);
    for (uint32_t i = 0; i < run->file_count; i++)
        sim_file_free(run->launches[i].file);
}

int sim_command_run(int argc, char **argv)
{
    static struct run run;
    int status;

    if (!read_command_line(&run, argc, argv, &status))
        return status;
    status = SIM_INPUT;
    if (read_values(&run) && load_files(&run) && open_outputs(&run) && prepare_session(&run))
        status = execute_run(&run);
    release_run(&run);
    return sim_finish_output(status);
}
