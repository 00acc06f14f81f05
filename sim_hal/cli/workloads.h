/*
 * workloads.h - suites, those that come with Onward and others: where they lie, and the list of benchmarks in each.
 *
 * A suite is a folder with .sim files and benchmarks.txt, a text of lines with '#' comments:
 *     policies P...          policies that a suite runs by default
 *     scenarios S...
 *     factor N               factor of the arguments marked iterations
 *     adversary              models of forward progress run under the worst schedule that is found
 *     benchmark NAME FILE [factor=N] [groups=N] [preset=FILE] [starves=P,...]
 * groups is the number of work-groups along x in place of the file's, preset the GPU, beside the list; starves names the
 * models under which theory says that the benchmark need not finish, or is "none".
 */
#ifndef SIM_HAL_CLI_WORKLOADS_H
#define SIM_HAL_CLI_WORKLOADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CLI_BENCHMARKS_MOST 128
#define CLI_NAMES_MOST      32

struct cli_benchmark {
    char *name;
    char *suite;     /* name of its suite */
    char *path;      /* of the .sim file */
    uint64_t factor; /* >= 1 */
    uint64_t groups; /* work-groups along x; 0: as the file says */
    char *starves;   /* names of policies with commas, or "none"; NULL: not stated */
    char *preset;    /* file of the GPU's parameters, before those of the command line; NULL: none */
};

struct cli_suite {
    char *name;
    struct cli_benchmark benchmarks[CLI_BENCHMARKS_MOST];
    uint32_t benchmark_count;
    char *policies[CLI_NAMES_MOST];
    uint32_t policy_count;
    char *scenarios[CLI_NAMES_MOST];
    uint32_t scenario_count;
    bool adversary;
};

/* The folder of the running executable, with its slash. */
bool cli_executable_folder(char *folder, size_t bytes);

/*
 * Reads a suite. A name with a slash in it is the path of its folder, and the suite has the path's last name. Any other
 * name is searched in the folders that the environment's ONWARD_WORKLOADS lists, with colons between, and then in that
 * of Onward's own: relative to the executable ../sim_hal/workloads or ../share/onward/workloads. Returns NULL with a
 * message that lists the suites there are, or with the place of an error in the list.
 */
struct cli_suite *cli_suite_load(const char *name, char *error, size_t error_bytes);
void cli_suite_free(struct cli_suite *suite);

/* Gives all benchmarks a factor in place of the list's. Returns false with a message if text is none. */
bool cli_suite_scale(struct cli_suite *suite, const char *text, char *error, size_t error_bytes);

/* The benchmark of a name. Returns NULL with a message if there is none. */
const struct cli_benchmark *cli_suite_find(const struct cli_suite *suite, const char *name, char *error,
                                           size_t error_bytes);

/* Reads several suites, their names with commas between, as one with the benchmarks of all. Policies and scenarios are
 * the first one's. Returns NULL with a message, also if a name is in two of them. */
struct cli_suite *cli_suites_load(const char *names, char *error, size_t error_bytes);

/* Whether theory says that a benchmark starves under a model. Returns false also if the list states nothing. */
bool cli_benchmark_starves(const struct cli_benchmark *benchmark, const char *policy);

/* Names of the suites in all folders in alphabetical order, each once, at most most of them; returns how many, and 0
 * with a message if a folder is missing. The caller frees each. */
size_t cli_suite_names(char **names, size_t most, char *error, size_t error_bytes);

#endif
