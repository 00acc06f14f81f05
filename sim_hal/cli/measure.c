/* measure.c - see measure.h. */
#define _POSIX_C_SOURCE 200809L

#include "cli/measure.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "host/check.h"

#define LOSS_NANOSECONDS 50000u

static const char *const scenario_names[SIM_SCENARIOS] = {"steady", "cu-loss"};

const char *sim_scenario_name(enum sim_scenario scenario)
{
    return scenario_names[scenario];
}

bool sim_scenario_read(const char *name, enum sim_scenario *scenario)
{
    for (uint32_t i = 0; i < SIM_SCENARIOS; i++) {
        if (strcmp(scenario_names[i], name) != 0)
            continue;
        *scenario = (enum sim_scenario)i;
        return true;
    }
    return false;
}

/* FNV-1a */
static uint64_t hash_of(const char *name)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * UINT64_C(0x100000001b3);
    return hash;
}

static void keep_statistic(void *context, const char *name, uint64_t value, const char *description)
{
    struct sim_measurement *measurement = context;

    (void)description;
    if (measurement->count < SIM_STATISTICS_MOST)
        measurement->statistics[measurement->count++] = (struct sim_statistic){hash_of(name), value};
}

bool sim_measurement_value(const struct sim_measurement *measurement, const char *name, uint64_t *value)
{
    uint64_t hash = hash_of(name);

    for (uint32_t i = 0; i < measurement->count; i++) {
        if (measurement->statistics[i].name != hash)
            continue;
        *value = measurement->statistics[i].value;
        return true;
    }
    return false;
}

/* A child whose parent was killed has nobody to work for. */
static void stop_when_orphaned(void *context, uint64_t cycle)
{
    const pid_t *parent = context;

    (void)cycle;
    if (getppid() != *parent)
        _exit(SIM_INPUT);
}

/* Finds the worst schedule, which is then run once more and measured. */
static bool find_schedule(struct sim_session *session, struct sim_measurement *measurement)
{
    struct sim_search search;

    if (!sim_search_worst(session, &search, measurement->message, sizeof(measurement->message)))
        return false;
    session->adversary = search.adversary;
    measurement->schedule = search.number;
    return true;
}

static void run_session(struct sim_session *session, struct sim_measurement *measurement)
{
    if (!sim_session_prepare(session, measurement->message, sizeof(measurement->message))) {
        measurement->status = SIM_INPUT;
        return;
    }
    measurement->status = sim_session_run(session, measurement->message, sizeof(measurement->message));
    measurement->verified = measurement->status == SIM_OK && sim_has_expectations(&session->launches[0]);
    gpu_statistics(session->gpu, keep_statistic, measurement);
    if (measurement->status == SIM_OK || measurement->status == SIM_WRONG)
        sim_reports(&session->launches[0], session->gpu, keep_statistic, measurement);
}

void sim_measure(const struct sim_trial *trial, struct sim_measurement *measurement)
{
    const struct sim_loss loss = {.cu = (uint32_t)trial->parameters->cus - 1,
                                  .cycle = gpu_cycles_from_ns(trial->parameters, LOSS_NANOSECONDS)};
    pid_t parent = trial->parent;
    struct sim_launch launch = {.priority = 1};
    struct sim_session session = {.parameters = trial->parameters,
                                  .board = trial->board,
                                  .policy = trial->policy,
                                  .iterations_factor = trial->benchmark->factor,
                                  .launches = &launch,
                                  .launch_count = 1,
                                  .losses = &loss,
                                  .loss_count = trial->scenario == SIM_CU_LOSS,
                                  .max_cycles = trial->max_cycles,
                                  .progress = stop_when_orphaned,
                                  .progress_context = &parent};

    measurement->schedule = SIM_SEARCH_PLAIN;
    launch.file = sim_file_load(trial->benchmark->path, measurement->message, sizeof(measurement->message));
    if (!launch.file) {
        measurement->status = SIM_INPUT;
        return;
    }
    if (trial->benchmark->groups && !sim_file_set_groups(launch.file, trial->benchmark->groups)) {
        snprintf(measurement->message, sizeof(measurement->message), "%s: %" PRIu64 " work-groups are too many",
                 trial->benchmark->path, trial->benchmark->groups);
        measurement->status = SIM_INPUT;
    } else if (trial->adversary && cp_policy_is_model(trial->policy.policy) && !find_schedule(&session, measurement)) {
        measurement->status = SIM_INPUT;
    } else {
        run_session(&session, measurement);
    }
    sim_session_free(&session);
    sim_file_free(launch.file);
}
