/*
 * cli.h - the parts of the `onward` command: one function a verb, and their common code.
 *
 * Exit statuses are enum host_status (host/session.h).
 */
#ifndef SIM_HAL_CLI_CLI_H
#define SIM_HAL_CLI_CLI_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "engine/parameters.h"
#include "host/session.h"

/* The verbs; figures has a header of its own. argv[0] is the verb itself. Each returns the exit status. */
int cli_command_run(int argc, char **argv);
int cli_command_debug(int argc, char **argv);
int cli_command_exec(int argc, char **argv);
int cli_command_suite(int argc, char **argv);
int cli_command_list(int argc, char **argv);
int cli_command_asm(int argc, char **argv);
int cli_command_diff(int argc, char **argv);
int cli_command_trace(int argc, char **argv);

/* The library that exec puts before a program, and its folder with a slash. Returns false with a message printed: there is none. */
#define CLI_EXEC_LIBRARY "libhsa-runtime64.so.1"
bool cli_exec_folder(char *folder, size_t bytes);

/* One option of a verb. */
struct cli_option {
    const char *name;     /* "--policy" */
    const char *argument; /* its argument, "P"; "[=P]": optional, behind an equals sign only; NULL: none */
    const char *description;
};

/* Results of cli_options_next that are no index into the table. */
enum { CLI_OPTIONS_END = -1, CLI_OPTIONS_OPERAND = -2, CLI_OPTIONS_ERROR = -3 };

/* Walks over a command line; options and operands may stand in any order. "--" ends options, "--name=value" is
 * allowed. */
struct cli_options {
    const char *verb;
    const struct cli_option *table;
    int count;
    int argc;
    char **argv;
    int at;
    bool operands_only;
    const char *value; /* of the option or operand found */
};

/* Starts after argv[0]. */
struct cli_options cli_options_start(const struct cli_option *table, int count, int argc, char **argv);

/* Index of the option found, its argument in .value; or one of the numbers above. An error was printed. */
int cli_options_next(struct cli_options *options);

/* Prints a table of options. Descriptions begin in one column, below an option that is too long for that. */
void cli_options_help(const struct cli_option *table, int count, FILE *stream);

/* Prints "onward: " and a message to the error output; returns HOST_INPUT. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
int cli_complain(const char *format, ...);

/* Closes a command that printed its results: HOST_INPUT with a message when the standard output could not be written. */
int cli_finish_output(int status);

/* The presets and --set options, in the order in which they are applied. */
#define CLI_SETTINGS_MOST 128
struct cli_settings {
    const char *base;   /* file of a preset that comes before all; NULL: none */
    const char *preset; /* name or file; NULL: none */
    const char *sets[CLI_SETTINGS_MOST];
    uint32_t set_count;
    const char *scheduler; /* cu.scheduler, after all of these; NULL: not given */
};

/* Notes one --set. Returns false with a message if there are too many. */
bool cli_settings_add(struct cli_settings *settings, const char *text);

/* Makes parameters of the settings and checks them. Returns false with a message printed. */
bool cli_settings_apply(const struct cli_settings *settings, struct parameters *parameters);

/* Priority of a launch by default. */
#define CLI_PRIORITY_NORMAL 1u

/* Reads FILE[@TIME[,PRIORITY[,PERIOD[,GATHER[,WEIGHT]]]]]: FILE goes to path, the rest to the launch.
 * Returns false with a message printed. */
bool cli_with_read(const char *text, const struct parameters *parameters, char *path, size_t path_bytes,
                   struct host_launch *launch);

#endif
