/*
 * workloads.h - the suites that come with Onward: where they lie, and the list of benchmarks in each.
 *
 * A suite is a folder with .sim files and benchmarks.txt, a text of lines with '#' comments:
 *     policies P...          what a suite runs when the command line does not say
 *     scenarios S...
 *     factor N               what the arguments marked iterations are multiplied by
 *     adversary              models of forward progress run under the worst schedule that is found
 *     set KEY=VALUE          a parameter of the GPU, before those of the command line
 *     benchmark NAME FILE [factor=N] [starves=P,...]   under which models it need not finish: none, or names
 */
#ifndef SIM_HAL_CLI_WORKLOADS_H
#define SIM_HAL_CLI_WORKLOADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/cli.h"

#define SIM_BENCHMARKS_MOST 64
#define SIM_NAMES_MOST      32

struct sim_benchmark {
    char *name;
    char *path;      /* of the .sim file */
    uint64_t factor; /* >= 1 */
    char *starves;   /* names of policies with commas, or "none"; NULL: nobody has said */
};

struct sim_suite {
    char *name;
    struct sim_benchmark benchmarks[SIM_BENCHMARKS_MOST];
    uint32_t benchmark_count;
    char *policies[SIM_NAMES_MOST];
    uint32_t policy_count;
    char *scenarios[SIM_NAMES_MOST];
    uint32_t scenario_count;
    char *sets[SIM_NAMES_MOST];
    uint32_t set_count;
    bool adversary;
};

/* The folder of the running executable, with its slash. */
bool sim_executable_folder(char *folder, size_t bytes);

/*
 * The folder that holds the suites: the environment's ONWARD_WORKLOADS, else relative to the executable,
 * ../sim_hal/workloads or ../share/onward/workloads. False with a message.
 */
bool sim_workloads_folder(char *folder, size_t bytes, char *error, size_t error_bytes);

/* Reads a suite. NULL with a message that lists the suites there are, or with the place of an error in the list. */
struct sim_suite *sim_suite_load(const char *name, char *error, size_t error_bytes);
void sim_suite_free(struct sim_suite *suite);

/* Makes parameters of a preset, what the suite sets, and what the command line sets, in this order, and checks them. False
 * with a message printed. */
bool sim_suite_settings(const struct sim_suite *suite, const struct sim_settings *settings,
                        struct gpu_parameters *parameters);

/* Whether theory says that a benchmark starves under a model. False too where nothing is said. */
bool sim_benchmark_starves(const struct sim_benchmark *benchmark, const char *policy);

/* Names of all suites in alphabetical order, at most most of them; returns how many. The caller frees each. */
size_t sim_suite_names(char **names, size_t most, char *error, size_t error_bytes);

#endif
