/*
 * measure.h - one benchmark, one policy, one scenario: a run in a child process and its measurements.
 */
#ifndef SIM_HAL_CLI_MEASURE_H
#define SIM_HAL_CLI_MEASURE_H

#include <sys/types.h>

#include "cli/workloads.h"
#include "host/search.h"

enum cli_scenario {
    CLI_STEADY,  /* resources stay */
    CLI_CU_LOSS, /* the last compute unit is taken away after 50 us (AWG VI) */
    CLI_SCENARIOS
};

/* "steady", "cu-loss" */
const char *cli_scenario_name(enum cli_scenario scenario);

/* Returns false if no scenario has that name. */
bool cli_scenario_read(const char *name, enum cli_scenario *scenario);

/* Words for how a run has ended: "ok", "wrong", "deadlock", "fault". */
const char *cli_status_name(enum host_status status);

/* Returns false if it is no such word. */
bool cli_status_read(const char *name, enum host_status *status);

struct cli_trial {
    const struct cli_benchmark *benchmark;
    const struct parameters *parameters;
    const char *board; /* as in struct host_session */
    struct host_policy policy;
    enum cli_scenario scenario;
    const char *lose;    /* CU@TIME[+RETURN], in place of the scenario's loss; NULL: as the scenario says */
    uint64_t groups;     /* work-groups along x in place of the benchmark's; 0: as it says */
    const char *with;    /* another kernel, as run --with, its file beside the benchmark's; NULL: none */
    bool adversary;      /* under a model of forward progress: the worst schedule that is found */
    uint64_t max_cycles; /* gives up then, as with a deadlock; 0: never */
    uint32_t check;      /* CHECK_BIT of kinds: a run with such findings is wrong */
    bool check_scopes;   /* a run with races is wrong */
    bool explain;        /* a deadlock is explained */
    pid_t parent;        /* the run ends when this process is no longer its parent */
    /* Called for each statistic that the measurement gets, since that has no names; NULL: none. */
    void (*statistic)(void *context, const char *name, uint64_t value);
    void *statistic_context;
};

/* When the compute unit of CLI_CU_LOSS is taken away. */
#define CLI_LOSS_NANOSECONDS 50000u

#define CLI_STATISTICS_MOST   384u
#define CLI_EXPLANATION_BYTES 4096u

/* A statistic of the run; its name as a hash, since results travel through pipes. */
struct cli_statistic {
    uint64_t name;
    uint64_t value;
};

/* The results of a run. No pointers: they are sent from process to process. */
struct cli_measurement {
    enum host_status status;
    uint64_t schedule; /* the worst one's number, HOST_SEARCH_PLAIN: none */
    bool verified;     /* HOST_OK, and the .sim file has expectations */
    uint32_t count;
    struct cli_statistic statistics[CLI_STATISTICS_MOST];
    char message[HOST_ERROR_BYTES];          /* one line, "" when all is well */
    char explanation[CLI_EXPLANATION_BYTES]; /* of a deadlock, in lines, cut off; "": none */
};

/*
 * How long a run is likely to take beside others, by what is known before it: where a failed wait is an ordinary atomic,
 * waves spin, and each attempt is simulated. Under such a policy a loss soon ends in a deadlock.
 */
uint32_t cli_measure_weight(const struct host_policy *policy, enum cli_scenario scenario);

/* Runs a trial to its end, in a child process of trial->parent. */
void cli_measure(const struct cli_trial *trial, struct cli_measurement *measurement);

/* Adds a statistic. Nothing happens if there are CLI_STATISTICS_MOST. */
void cli_measurement_add(struct cli_measurement *measurement, const char *name, uint64_t value);

/* Adds the statistics of another measurement of the same run that this one lacks. */
void cli_measurement_merge(struct cli_measurement *measurement, const struct cli_measurement *other);

/* A statistic by its name in --stats files; those of the other kernel are with1_*. Returns false
 * if the run has none of that name. */
bool cli_measurement_value(const struct cli_measurement *measurement, const char *name, uint64_t *value);

#endif
