/* measure.c - see measure.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/measure.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "engine/hash.h"
#include "tools/explain/hang.h"
#include "host/check.h"
#include "host/simfile.h"
#include "tools/explain/hang_text.h"
#include "tools/outputs/checks.h"

#define PATH_BYTES 4096
#define HANG_LINES 18u

static const char *const scenario_names[CLI_SCENARIOS] = {"steady", "cu-loss"};

const char *cli_scenario_name(enum cli_scenario scenario)
{
    return scenario_names[scenario];
}

bool cli_scenario_read(const char *name, enum cli_scenario *scenario)
{
    for (uint32_t i = 0; i < CLI_SCENARIOS; i++) {
        if (strcmp(scenario_names[i], name) != 0)
            continue;
        *scenario = (enum cli_scenario)i;
        return true;
    }
    return false;
}

static const char *const status_names[] = {
    [HOST_OK] = "ok", [HOST_WRONG] = "wrong", [HOST_DEADLOCK] = "deadlock", [HOST_FAULT] = "fault"};
#define STATUS_NAMES ((uint32_t)(sizeof(status_names) / sizeof(status_names[0])))

const char *cli_status_name(enum host_status status)
{
    return (uint32_t)status < STATUS_NAMES && status_names[status] ? status_names[status] : "fault";
}

bool cli_status_read(const char *name, enum host_status *status)
{
    for (uint32_t i = 0; i < STATUS_NAMES; i++) {
        if (!status_names[i] || strcmp(status_names[i], name) != 0)
            continue;
        *status = (enum host_status)i;
        return true;
    }
    return false;
}

/* Processor time of the ten of heterosync, beside that of policies under which waves wait. */
#define WEIGHT_WAITS      1u
#define WEIGHT_SPINS      12u
#define WEIGHT_SPINS_LOSS 4u

uint32_t cli_measure_weight(const struct host_policy *policy, enum cli_scenario scenario)
{
    if (policy->policy->wait_mode != CP_WAIT_IGNORE)
        return WEIGHT_WAITS;
    return scenario == CLI_CU_LOSS ? WEIGHT_SPINS_LOSS : WEIGHT_SPINS;
}

static uint64_t hash_of(const char *name)
{
    return hash_bytes(HASH_START, name, strlen(name));
}

void cli_measurement_add(struct cli_measurement *measurement, const char *name, uint64_t value)
{
    if (measurement->count < CLI_STATISTICS_MOST)
        measurement->statistics[measurement->count++] = (struct cli_statistic){hash_of(name), value};
}

/* Where the statistics of a trial go. */
struct keeper {
    const struct cli_trial *trial;
    struct cli_measurement *measurement;
};

static void keep_statistic(void *context, const char *name, uint64_t value, const char *description)
{
    const struct keeper *keeper = context;

    (void)description;
    cli_measurement_add(keeper->measurement, name, value);
    if (keeper->trial->statistic)
        keeper->trial->statistic(keeper->trial->statistic_context, name, value);
}

static bool find_statistic(const struct cli_measurement *measurement, uint64_t hash, uint64_t *value)
{
    for (uint32_t i = 0; i < measurement->count; i++) {
        if (measurement->statistics[i].name != hash)
            continue;
        *value = measurement->statistics[i].value;
        return true;
    }
    return false;
}

bool cli_measurement_value(const struct cli_measurement *measurement, const char *name, uint64_t *value)
{
    return find_statistic(measurement, hash_of(name), value);
}

void cli_measurement_merge(struct cli_measurement *measurement, const struct cli_measurement *other)
{
    uint64_t value;

    for (uint32_t i = 0; i < other->count && measurement->count < CLI_STATISTICS_MOST; i++)
        if (!find_statistic(measurement, other->statistics[i].name, &value))
            measurement->statistics[measurement->count++] = other->statistics[i];
}

/* No process reads the result of a child whose parent was killed. */
static void stop_when_orphaned(void *context, uint64_t cycle)
{
    const pid_t *parent = context;

    (void)cycle;
    if (getppid() != *parent)
        _exit(HOST_INPUT);
}

/* Finds the worst schedule, which is then run once more and measured. */
static bool find_schedule(struct host_session *session, struct cli_measurement *measurement)
{
    struct host_search search;

    if (!host_search_worst(session, &search, measurement->message, sizeof(measurement->message)))
        return false;
    session->adversary = search.adversary;
    measurement->schedule = search.number;
    return true;
}

/* A run with findings is wrong; the message names the first. */
static void note_findings(struct outputs_checks *checks, struct cli_measurement *measurement)
{
    if (!outputs_checks_end(checks)) {
        measurement->status = HOST_INPUT;
        snprintf(measurement->message, sizeof(measurement->message), "--check: out of memory");
        return;
    }
    if (measurement->status == HOST_OK &&
        outputs_checks_summary(checks, measurement->message, sizeof(measurement->message)))
        measurement->status = HOST_WRONG;
}

/* Without memory for it there is no explanation. */
static void explain_deadlock(const struct host_session *session, struct cli_measurement *measurement)
{
    struct hang *hang = hang_collect(session->gpu);
    FILE *stream = hang ? fmemopen(measurement->explanation, sizeof(measurement->explanation), "w") : NULL;

    if (stream) {
        hang_text(hang, HANG_LINES, stream);
        fclose(stream);
        measurement->explanation[sizeof(measurement->explanation) - 1] = 0;
    }
    hang_free(hang);
}

static void run_session(struct host_session *session, struct outputs_checks *checks, const struct cli_trial *trial,
                        struct cli_measurement *measurement)
{
    struct keeper keeper = {trial, measurement};

    if (!host_session_prepare(session, measurement->message, sizeof(measurement->message))) {
        measurement->status = HOST_INPUT;
        return;
    }
    outputs_checks_name(checks, gpu_memory(session->gpu)->names);
    outputs_checks_memory(checks, gpu_memory(session->gpu), session->launches, session->launch_count);
    measurement->status = host_session_run(session, measurement->message, sizeof(measurement->message));
    measurement->verified = measurement->status == HOST_OK && host_has_expectations(&session->launches[0]);
    gpu_statistics(session->gpu, keep_statistic, &keeper);
    for (uint32_t i = 1; i < session->launch_count; i++)
        host_series_statistics(&session->launches[i].series, i, true, keep_statistic, &keeper);
    if (measurement->status == HOST_OK || measurement->status == HOST_WRONG)
        host_reports(&session->launches[0], session->gpu, keep_statistic, &keeper);
}

/* The benchmark's own launch, with the work-groups of the trial. */
static bool load_benchmark(const struct cli_trial *trial, struct host_launch *launch,
                           struct cli_measurement *measurement)
{
    uint64_t groups = trial->groups ? trial->groups : trial->benchmark->groups;

    launch->file = host_file_load(trial->benchmark->path, measurement->message, sizeof(measurement->message));
    if (!launch->file)
        return false;
    if (!groups || host_file_set_groups(launch->file, groups))
        return true;
    snprintf(measurement->message, sizeof(measurement->message), "%s: %" PRIu64 " work-groups are too many",
             trial->benchmark->path, groups);
    return false;
}

/* The kernel that runs beside it. */
static bool load_with(const struct cli_trial *trial, struct host_launch *launch, struct cli_measurement *measurement)
{
    char name[PATH_BYTES], *path;

    snprintf(measurement->message, sizeof(measurement->message), "cannot read %s", trial->with);
    path = cli_with_read(trial->with, trial->parameters, name, sizeof(name), launch)
               ? host_text_beside(trial->benchmark->path, name)
               : NULL;
    if (path)
        launch->file = host_file_load(path, measurement->message, sizeof(measurement->message));
    free(path);
    return launch->file != NULL;
}

/* The loss of a compute unit; in scenario steady none happens without trial->lose. */
static bool read_loss(const struct cli_trial *trial, struct host_loss *loss, struct cli_measurement *measurement)
{
    *loss = (struct host_loss){.cu = (uint32_t)trial->parameters->cus - 1,
                               .cycle = parameters_cycles_from_ns(trial->parameters, CLI_LOSS_NANOSECONDS)};
    return !trial->lose ||
           host_loss_read(trial->lose, trial->parameters, loss, measurement->message, sizeof(measurement->message));
}

void cli_measure(const struct cli_trial *trial, struct cli_measurement *measurement)
{
    struct host_loss loss;
    struct outputs_checks checks = {.kinds = trial->check, .scopes = trial->check_scopes};
    pid_t parent = trial->parent;
    struct host_launch launches[2] = {{.priority = CLI_PRIORITY_NORMAL}};
    struct host_session session = {.parameters = trial->parameters,
                                   .board = trial->board,
                                   .policy = trial->policy,
                                   .iterations_factor = trial->benchmark->factor,
                                   .launches = launches,
                                   .launch_count = trial->with ? 2 : 1,
                                   .losses = &loss,
                                   .loss_count = trial->scenario == CLI_CU_LOSS || trial->lose,
                                   .max_cycles = trial->max_cycles,
                                   .progress = stop_when_orphaned,
                                   .progress_context = &parent};

    measurement->schedule = HOST_SEARCH_PLAIN;
    if (!outputs_checks_begin(&checks)) {
        outputs_checks_free(&checks);
        measurement->status = HOST_INPUT;
        snprintf(measurement->message, sizeof(measurement->message), "out of memory");
        return;
    }
    if (!read_loss(trial, &loss, measurement) || !load_benchmark(trial, &launches[0], measurement) ||
        (trial->with && !load_with(trial, &launches[1], measurement))) {
        measurement->status = HOST_INPUT;
    } else {
        measurement->message[0] = 0;
        session.accesses = outputs_checks_observer(&checks);
        session.steps = outputs_checks_steps(&checks);
        if (trial->adversary && trial->policy.policy->promise && !find_schedule(&session, measurement))
            measurement->status = HOST_INPUT;
        else
            run_session(&session, &checks, trial, measurement);
        if (trial->explain && measurement->status == HOST_DEADLOCK && session.outcome == GPU_OUTCOME_DEADLOCK)
            explain_deadlock(&session, measurement);
        if (session.gpu)
            note_findings(&checks, measurement);
        host_session_free(&session);
    }
    outputs_checks_free(&checks);
    host_file_free(launches[0].file);
    host_file_free(launches[1].file);
}
