/* outputs.c - see outputs.h. */
#define _POSIX_C_SOURCE 200809L
#include "hsa/outputs.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/outputs/checks.h"
#include "tools/outputs/complaint.h"
#include "tools/outputs/explain.h"
#include "tools/outputs/kernels.h"
#include "tools/outputs/samples.h"
#include "tools/outputs/statistics.h"
#include "tools/outputs/tracing.h"
#include "tools/view/stats.h"

#define TITLE_BYTES   256
#define MESSAGE_BYTES 128
#define PROGRAM       "/proc/self/exe"

static struct {
    const struct hsa_options *options;
    struct runtime *runtime;
    struct gpu *gpu;
    struct gpu_observer observer;
    struct outputs_kernels kernels;
    struct view_output stats;
    struct outputs_samples samples;
    struct outputs_tracing tracing;
    struct outputs_checks checks;
    struct outputs_explain explain;
    pid_t owner; /* the process that writes; 0: none does */
    bool at_exit;
} outputs;

static bool is_asked_for(const struct hsa_options *options)
{
    return *options->stats || *options->sample || *options->trace || *options->trace_waves || *options->check ||
           options->explain_count;
}

/* ---- before the GPU ---- */

static bool take_options(const struct hsa_options *options)
{
    outputs.options = options;
    outputs.tracing = (struct outputs_tracing){.path = *options->trace ? options->trace : NULL,
                                               .waves_cu = *options->trace_waves ? options->trace_waves : NULL};
    outputs_samples_discard(&outputs.samples); /* the options may have been taken before */
    outputs.samples =
        (struct outputs_samples){.option = *options->sample ? options->sample : NULL, .gpu = &outputs.gpu};
    outputs.checks = (struct outputs_checks){0};
    outputs.explain = (struct outputs_explain){0};
    for (uint32_t i = 0; i < options->explain_count; i++)
        if (!outputs_explain_take(&outputs.explain, options->explain[i]))
            return false;
    if (*options->check && !outputs_checks_read(&outputs.checks, options->check))
        return false;
    return outputs_samples_read(&outputs.samples, &options->parameters) &&
           outputs_tracing_check(&outputs.tracing, &options->parameters);
}

bool hsa_outputs_check(const struct hsa_options *options)
{
    if (options->untimed && (*options->sample || *options->trace || *options->check))
        return outputs_complain("--timing: --sample, --trace and --check need timing");
    return take_options(options);
}

/* The program's name, without folders. */
static const char *name_program(char program[TITLE_BYTES])
{
    ssize_t length = readlink(PROGRAM, program, TITLE_BYTES - 1);
    const char *slash;

    program[length > 0 ? length : 0] = '\0';
    slash = strrchr(program, '/');
    return slash ? slash + 1 : program;
}

/* Of a page: the program's name and the policy. */
static void write_title(char title[TITLE_BYTES], const char *policy)
{
    char program[TITLE_BYTES];

    snprintf(title, TITLE_BYTES, "%.200s, policy %.40s", name_program(program), policy);
}

static bool open_files(const struct hsa_options *options)
{
    char error[HOST_ERROR_BYTES], title[TITLE_BYTES];

    if (*options->stats && !view_output_open(&outputs.stats, options->stats, error, sizeof(error)))
        return outputs_complain("%s", error);
    if (!outputs_samples_open(&outputs.samples) || !outputs_explain_open(&outputs.explain))
        return false;
    write_title(title, options->policy->name);
    return outputs_tracing_open(&outputs.tracing, &options->parameters, title);
}

static void write_at_exit(void)
{
    hsa_outputs_end("ok", "");
}

static bool register_exit(void)
{
    outputs.at_exit = outputs.at_exit || atexit(write_at_exit) == 0;
    return outputs.at_exit || outputs_complain("out of memory");
}

static bool make_observers(struct runtime_options *runtime)
{
    const struct gpu_observer none = {0};

    if (!outputs_checks_begin(&outputs.checks))
        return outputs_complain("out of memory");
    runtime->accesses = outputs_checks_observer(&outputs.checks);
    runtime->steps = outputs_checks_steps(&outputs.checks);
    outputs.observer = none;
    outputs_tracing_attach(&outputs.tracing, &outputs.gpu, &outputs.observer, &runtime->waves);
    outputs.kernels = (struct outputs_kernels){0};
    outputs.observer = outputs_kernels_observer(&outputs.kernels, &outputs.observer);
    runtime->observer = &outputs.observer;
    runtime->latencies = *outputs.options->stats || *outputs.options->sample;
    runtime->sample_every = outputs.samples.every;
    runtime->sample = outputs_samples_take;
    runtime->sample_context = &outputs.samples;
    return true;
}

bool hsa_outputs_open(const struct hsa_options *options, struct runtime_options *runtime)
{
    if (!hsa_outputs_check(options))
        return false;
    if (!is_asked_for(options))
        return true;
    outputs.owner = getpid();
    if (register_exit() && open_files(options) && make_observers(runtime))
        return true;
    hsa_outputs_discard();
    return false;
}

void hsa_outputs_begin(struct runtime *runtime)
{
    outputs.runtime = runtime;
    outputs.gpu = runtime_gpu(runtime);
    outputs_checks_name(&outputs.checks, gpu_memory(outputs.gpu)->names);
    outputs_checks_memory(&outputs.checks, gpu_memory(outputs.gpu), NULL, 0);
}

bool hsa_outputs_keep(void)
{
    return outputs.owner == getpid();
}

/* ---- behind it ---- */

static void ignore_span(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class,
                        uint64_t from, uint64_t to)
{
    (void)context, (void)now, (void)wave, (void)class, (void)from, (void)to;
}

static void ignore_stop(void *context, uint64_t now, const struct cu_wave *wave)
{
    (void)context, (void)now, (void)wave;
}

/* The GPU goes on, and knows its observers. */
static void stop_observing(void)
{
    outputs.kernels.over = true;
    outputs.tracing.waves.span = ignore_span;
    outputs.tracing.waves.stop = ignore_stop;
    outputs.tracing.waves.issued = NULL;
    outputs.checks.fan.count = 0;
    outputs.owner = 0;
}

/* onward exec says what the command was. */
static void add_heading(struct view_stats *stats, const char *outcome)
{
    const struct hsa_options *options = outputs.options;
    char program[TITLE_BYTES];

    outputs_statistics_head(stats, getenv("ONWARD_COMMAND"), options->preset, options->policy->name,
                            &options->parameters);
    outputs_statistics_input(stats, name_program(program), PROGRAM);
    view_stats_head(stats, "outcome", outcome);
}

static void write_stats(const struct gpu *gpu, const char *outcome)
{
    char error[HOST_ERROR_BYTES];
    struct view_stats stats = {0};

    if (!outputs.stats.stream)
        return;
    add_heading(&stats, outcome);
    outputs_statistics_gpu(&stats, gpu, &outputs.options->parameters);
    outputs_statistics_kernels(&stats, gpu, &outputs.kernels);
    view_stats_write(&stats, outputs.options->stats, outputs.stats.stream);
    if (stats.out_of_memory)
        outputs_complain("out of memory: statistics are missing");
    view_stats_free(&stats);
    if (!view_output_commit(&outputs.stats, error, sizeof(error)))
        outputs_complain("%s", error);
}

static void write_all(const struct gpu *gpu, struct outputs_end *end)
{
    if (!outputs_checks_end(&outputs.checks) || outputs.kernels.failed)
        outputs_complain("out of memory: findings or statistics are missing");
    outputs_tracing_findings(&outputs.tracing, &outputs.checks.findings);
    outputs_tracing_end(&outputs.tracing, gpu, *end->message ? end->message : "finished");
    outputs_samples_end(&outputs.samples);
    write_stats(gpu, end->outcome);
    end->findings = &outputs.checks.findings;
    outputs_explain_run(&outputs.explain, end);
    outputs_checks_report(&outputs.checks, HOST_OK);
    stop_observing();
}

struct end_texts {
    const char *outcome, *message;
};

static void write_end(void *context, const struct gpu *gpu)
{
    const struct end_texts *texts = context;
    struct outputs_end end = {
        .gpu = gpu, .outcome = texts->outcome, .message = texts->message, .policy = outputs.options->policy->name};

    if (hsa_outputs_keep())
        write_all(gpu, &end);
}

void hsa_outputs_end(const char *outcome, const char *message)
{
    struct end_texts texts = {outcome, message};

    if (hsa_outputs_keep())
        runtime_look(outputs.runtime, write_end, &texts);
}

bool hsa_outputs_hang(const struct gpu *gpu)
{
    char message[MESSAGE_BYTES] = "deadlock, found with timing off";
    struct outputs_explain none = {0};
    struct check_findings no_findings = {0};
    struct outputs_end end = {.gpu = gpu,
                              .unfinished = true,
                              .outcome = "deadlock",
                              .message = message,
                              .policy = outputs.options->policy->name,
                              .findings = &no_findings};

    if (!gpu_is_deadlocked(gpu))
        return false;
    if (gpu_is_timed(gpu))
        snprintf(message, sizeof(message), "deadlock, found at cycle %" PRIu64, gpu_timed_cycles(gpu));
    outputs_complain("%s", message);
    if (hsa_outputs_keep())
        write_all(gpu, &end);
    else
        outputs_explain_run(&none, &end);
    return true;
}

void hsa_outputs_discard(void)
{
    outputs_tracing_discard(&outputs.tracing);
    view_output_discard(&outputs.stats);
    outputs_samples_discard(&outputs.samples);
    outputs_explain_release(&outputs.explain);
    outputs_checks_free(&outputs.checks);
    outputs_kernels_free(&outputs.kernels);
    outputs.owner = 0;
}
