/* experiment.c - see experiment.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/experiment.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/jobs.h"
#include "cli/progress.h"

_Static_assert(sizeof(struct sim_measurement) <= SIM_RESULT_MOST, "results fit a pipe");

#define CYCLES_MOST UINT64_C(100000000) /* 50 ms of the GPU: no run that gets on takes more */

struct entry {
    struct sim_trial trial;
    struct gpu_parameters parameters; /* .trial.parameters points here */
    char with[SIM_WITH_BYTES];        /* .trial.with points here; "": none */
    struct sim_measurement *result;   /* NULL: to be run */
};

struct sim_experiment {
    const struct sim_suite *suite;
    struct entry **entries;
    uint32_t count, room;
    uint32_t done; /* entries before this one have results */
    struct sim_progress progress;
    pid_t process;
    enum sim_status worst;
};

struct sim_experiment *sim_experiment_create(const struct sim_suite *suite)
{
    struct sim_experiment *experiment = calloc(1, sizeof(*experiment));

    if (experiment)
        experiment->suite = suite;
    return experiment;
}

void sim_experiment_free(struct sim_experiment *experiment)
{
    if (!experiment)
        return;
    for (uint32_t i = 0; i < experiment->count; i++) {
        free(experiment->entries[i]->result);
        free(experiment->entries[i]);
    }
    free(experiment->entries);
    free(experiment);
}

/* Whether a name is "timeout-N" or "timeout-Nk": policy timeout with an interval of N or N thousand cycles. */
static bool read_interval(const char *name, char *interval, size_t bytes)
{
    size_t prefix = strlen("timeout-"), digits;

    if (strncmp(name, "timeout-", prefix) != 0)
        return false;
    digits = strspn(name + prefix, "0123456789");
    snprintf(interval, bytes, "%.*s%s", (int)digits, name + prefix, name[prefix + digits] == 'k' ? "000" : "");
    return digits > 0 && strlen(name) == prefix + digits + (name[prefix + digits] == 'k');
}

static bool read_policy(const char *name, struct entry *entry)
{
    char interval[32], error[SIM_ERROR_BYTES];

    if (read_interval(name, interval, sizeof(interval))) {
        if (!gpu_parameters_set(&entry->parameters, "timeout.interval", interval, error, sizeof(error))) {
            sim_complain("%s", error);
            return false;
        }
        name = "timeout";
    }
    if (sim_policy_read(name, &entry->trial.policy, error, sizeof(error)))
        return true;
    sim_complain("%s", error);
    return false;
}

static bool same(const struct entry *a, const struct entry *b)
{
    return a->trial.benchmark == b->trial.benchmark && a->trial.scenario == b->trial.scenario &&
           a->trial.policy.policy == b->trial.policy.policy && a->trial.policy.backoff == b->trial.policy.backoff &&
           a->trial.groups == b->trial.groups && strcmp(a->with, b->with) == 0 &&
           memcmp(&a->parameters, &b->parameters, sizeof(a->parameters)) == 0;
}

static bool add(struct sim_experiment *experiment, const struct entry *wanted)
{
    struct entry *entry = malloc(sizeof(*entry));

    if (experiment->count == experiment->room) {
        uint32_t room = experiment->room ? 2 * experiment->room : 256;
        struct entry **entries = realloc(experiment->entries, room * sizeof(struct entry *));
        if (entries) {
            experiment->entries = entries;
            experiment->room = room;
        }
    }
    if (!entry || experiment->count == experiment->room) {
        free(entry);
        sim_complain("out of memory");
        return false;
    }
    *entry = *wanted;
    entry->trial.parameters = &entry->parameters;
    entry->trial.with = *entry->with ? entry->with : NULL;
    experiment->entries[experiment->count++] = entry;
    return true;
}

bool sim_experiment_ask(struct sim_experiment *experiment, const struct sim_run *run,
                        const struct sim_measurement **result)
{
    struct entry wanted = {.trial = {.benchmark = &experiment->suite->benchmarks[run->benchmark],
                                     .scenario = run->scenario,
                                     .groups = run->groups,
                                     .adversary = experiment->suite->adversary,
                                     .max_cycles = CYCLES_MOST}};

    struct sim_settings settings = run->settings;

    *result = NULL;
    if (run->with && snprintf(wanted.with, sizeof(wanted.with), "%s", run->with) >= (int)sizeof(wanted.with)) {
        sim_complain("with=%s is too long", run->with);
        return false;
    }
    settings.base = wanted.trial.benchmark->preset;
    if (!sim_settings_apply(&settings, &wanted.parameters) || !read_policy(run->policy, &wanted))
        return false;
    for (uint32_t i = 0; i < experiment->count; i++) {
        if (!same(experiment->entries[i], &wanted))
            continue;
        *result = experiment->entries[i]->result;
        return true;
    }
    return add(experiment, &wanted);
}

uint32_t sim_experiment_pending(const struct sim_experiment *experiment)
{
    return experiment->count - experiment->done;
}

/* Doing them */

static struct entry *entry_of(const struct sim_experiment *experiment, uint32_t index)
{
    return experiment->entries[experiment->done + index];
}

static void write_name(const struct sim_experiment *experiment, uint32_t index, char *text, size_t bytes)
{
    const struct sim_trial *trial = &entry_of(experiment, index)->trial;

    snprintf(text, bytes, "%s %s %s", trial->benchmark->name, trial->policy.name, sim_scenario_name(trial->scenario));
}

static void name_run(void *context, uint32_t index, char *text, size_t bytes)
{
    write_name(context, index, text, bytes);
}

static void work(void *context, uint32_t index, void *result)
{
    const struct sim_experiment *experiment = context;
    struct entry *entry = entry_of(experiment, index);

    entry->trial.parent = experiment->process;
    sim_measure(&entry->trial, result);
}

static void note_started(void *context, uint32_t index)
{
    struct sim_experiment *experiment = context;

    sim_progress_began(&experiment->progress, index);
}

static void complain(const struct sim_experiment *experiment, uint32_t index, const char *message)
{
    char name[128];

    sim_progress_clear(&experiment->progress);
    write_name(experiment, index, name, sizeof(name));
    sim_complain("%s: %s", name, message);
}

static bool note_finished(void *context, uint32_t index, const void *place)
{
    struct sim_experiment *experiment = context;
    const struct sim_measurement *result = place;
    struct entry *entry = entry_of(experiment, index);

    sim_progress_ended(&experiment->progress, index);
    if (!result || result->status == SIM_INPUT) {
        complain(experiment, index, result ? result->message : "the simulator died");
        return false;
    }
    if (result->status == SIM_WRONG || result->status == SIM_FAULT) {
        complain(experiment, index, result->message);
        if (result->status > experiment->worst)
            experiment->worst = result->status;
    }
    entry->result = malloc(sizeof(*entry->result));
    if (!entry->result) {
        complain(experiment, index, "out of memory");
        return false;
    }
    *entry->result = *result;
    return true;
}

bool sim_experiment_run(struct sim_experiment *experiment, uint32_t parallel)
{
    const struct sim_jobs jobs = {.count = sim_experiment_pending(experiment),
                                  .parallel = parallel,
                                  .result_bytes = sizeof(struct sim_measurement),
                                  .context = experiment,
                                  .work = work,
                                  .started = note_started,
                                  .finished = note_finished};
    bool failed, complete;

    experiment->process = getpid();
    sim_progress_start(&experiment->progress, jobs.count, name_run, experiment);
    complete = sim_jobs_run(&jobs, &failed);
    sim_progress_clear(&experiment->progress);
    if (failed)
        sim_complain("cannot start processes");
    if (complete)
        experiment->done = experiment->count;
    return complete;
}

enum sim_status sim_experiment_worst(const struct sim_experiment *experiment)
{
    return experiment->worst;
}
