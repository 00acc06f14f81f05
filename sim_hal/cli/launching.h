/*
 * launching.h - what `onward run` and `onward debug` launch: the options that they share, and the session that is read from
 * them.
 */
#ifndef SIM_HAL_CLI_LAUNCHING_H
#define SIM_HAL_CLI_LAUNCHING_H

#include "cli/cli.h"
#include "host/session.h"

#define CLI_LOSSES_MOST (2 * PARAMETERS_CUS_MOST)
#define CLI_AT_MOST     256
#define CLI_PATH_MOST   4096

/* The shared options. Those of a command itself follow. */
enum cli_launching_option {
    CLI_LAUNCHING_POLICY,
    CLI_LAUNCHING_PRESET,
    CLI_LAUNCHING_SET,
    CLI_LAUNCHING_SCHEDULER,
    CLI_LAUNCHING_LOSE_CU,
    CLI_LAUNCHING_AT,
    CLI_LAUNCHING_WITH,
    CLI_LAUNCHING_CP,
    CLI_LAUNCHING_MAX_CYCLES,
    CLI_LAUNCHING_GROUPS,
    CLI_LAUNCHING_TIMING,
    CLI_LAUNCHING_OPTIONS
};

/* A command line, and the values read from it. Start with zeros but for the command. */
struct cli_launching {
    const char *command; /* "run", in messages */

    const char *files[CP_MAX_QUEUES]; /* the main one, NULL: none yet; then --with */
    uint32_t with_count;
    const char *losses_text[CLI_LOSSES_MOST];
    uint32_t loss_count;
    const char *at_text[CLI_AT_MOST];
    uint32_t at_count;
    const char *policy, *max_cycles, *groups, *board;
    struct cli_settings settings;

    struct parameters parameters;
    char board_folder[CLI_PATH_MOST];
    struct host_loss losses[CLI_LOSSES_MOST];
    struct host_command commands[CLI_AT_MOST];
    struct host_launch launches[CP_MAX_QUEUES];
    struct host_session session; /* refers to the above, once the files are loaded */
};

/*
 * Takes what cli_options_next has found, unless it is an option of the command itself: a shared option, or an operand, which is
 * the main file. Returns false after a message.
 */
bool cli_launching_take(struct cli_launching *launching, int found, const char *value);

/* Returns false after a message if there was no FILE.sim. */
bool cli_launching_has_file(const struct cli_launching *launching);

/* Reads policy, board, parameters, losses, commands for queues and the limit of cycles. Returns false after a message. */
bool cli_launching_read(struct cli_launching *launching);

/* Loads the files, and fills in the session. Call once everything is read. Returns false after a message. */
bool cli_launching_load(struct cli_launching *launching);

/* Frees files and session. Call it however reading ended. */
void cli_launching_free(struct cli_launching *launching);

#endif
