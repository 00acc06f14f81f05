/*
 * measure.h - one benchmark, one policy, one scenario: a run in a child process and its measurements.
 */
#ifndef SIM_HAL_CLI_MEASURE_H
#define SIM_HAL_CLI_MEASURE_H

#include <sys/types.h>

#include "cli/workloads.h"
#include "host/search.h"

enum sim_scenario {
    SIM_STEADY,  /* resources stay */
    SIM_CU_LOSS, /* the last compute unit is taken away after 50 us (AWG VI) */
    SIM_SCENARIOS
};

/* "steady", "cu-loss" */
const char *sim_scenario_name(enum sim_scenario scenario);

/* Returns false if no scenario has that name. */
bool sim_scenario_read(const char *name, enum sim_scenario *scenario);

struct sim_trial {
    const struct sim_benchmark *benchmark;
    const struct gpu_parameters *parameters;
    const char *board; /* as in struct sim_session */
    struct sim_policy policy;
    enum sim_scenario scenario;
    const char *lose;    /* CU@TIME[+RETURN], in place of the scenario's loss; NULL: as the scenario says */
    uint64_t groups;     /* work-groups along x in place of the benchmark's; 0: as it says */
    const char *with;    /* another kernel, as run --with, its file beside the benchmark's; NULL: none */
    bool adversary;      /* under a model of forward progress: the worst schedule that is found */
    uint64_t max_cycles; /* gives up then, as with a deadlock; 0: never */
    uint32_t check;      /* CHECK_BIT of kinds: a run with such findings is wrong */
    bool check_scopes;   /* a run with races is wrong */
    bool explain;        /* a deadlock is explained */
    pid_t parent;        /* the run ends when this process is no longer its parent */
};

#define SIM_STATISTICS_MOST   384u
#define SIM_EXPLANATION_BYTES 4096u

/* A statistic of the run; its name as a hash, since results travel through pipes. */
struct sim_statistic {
    uint64_t name;
    uint64_t value;
};

/* The results of a run. No pointers: they are sent from process to process. */
struct sim_measurement {
    enum sim_status status;
    uint64_t schedule; /* the worst one's number, SIM_SEARCH_PLAIN: none */
    bool verified;     /* SIM_OK, and the .sim file has expectations */
    uint32_t count;
    struct sim_statistic statistics[SIM_STATISTICS_MOST];
    char message[SIM_ERROR_BYTES];           /* one line, "" when all is well */
    char explanation[SIM_EXPLANATION_BYTES]; /* of a deadlock, in lines, cut off; "": none */
};

/* Runs a trial to its end, in a child process of trial->parent. */
void sim_measure(const struct sim_trial *trial, struct sim_measurement *measurement);

/* Adds a statistic. Nothing happens if there are SIM_STATISTICS_MOST. */
void sim_measurement_add(struct sim_measurement *measurement, const char *name, uint64_t value);

/* Adds the statistics of another measurement of the same run that this one lacks. */
void sim_measurement_merge(struct sim_measurement *measurement, const struct sim_measurement *other);

/* A statistic by its name in --stats files; those of the other kernel are with1_*. Returns false
 * if the run has none of that name. */
bool sim_measurement_value(const struct sim_measurement *measurement, const char *name, uint64_t *value);

#endif
