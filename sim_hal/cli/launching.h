/*
 * launching.h - what `onward run` and `onward debug` launch: the options that they share, and the session that is read from
 * them.
 */
#ifndef SIM_HAL_CLI_LAUNCHING_H
#define SIM_HAL_CLI_LAUNCHING_H

#include "cli/cli.h"
#include "host/session.h"

#define SIM_LOSSES_MOST (2 * GPU_CUS_MOST)
#define SIM_PATH_MOST   4096

/* The shared options. Those of a command itself follow. */
enum sim_launching_option {
    SIM_LAUNCHING_POLICY,
    SIM_LAUNCHING_PRESET,
    SIM_LAUNCHING_SET,
    SIM_LAUNCHING_SCHEDULER,
    SIM_LAUNCHING_LOSE_CU,
    SIM_LAUNCHING_WITH,
    SIM_LAUNCHING_CP,
    SIM_LAUNCHING_MAX_CYCLES,
    SIM_LAUNCHING_GROUPS,
    SIM_LAUNCHING_TIMING,
    SIM_LAUNCHING_OPTIONS
};

/* A command line, and the values read from it. Start with zeros but for the command. */
struct sim_launching {
    const char *command; /* "run", in messages */

    const char *files[CP_MAX_QUEUES]; /* the main one, NULL: none yet; then --with */
    uint32_t with_count;
    const char *losses_text[SIM_LOSSES_MOST];
    uint32_t loss_count;
    const char *policy, *max_cycles, *groups, *board;
    struct sim_settings settings;

    struct gpu_parameters parameters;
    char board_folder[SIM_PATH_MOST];
    struct sim_loss losses[SIM_LOSSES_MOST];
    struct sim_launch launches[CP_MAX_QUEUES];
    struct sim_session session; /* refers to the above, once the files are loaded */
};

/*
 * Takes what sim_options_next has found, unless it is an option of the command itself: a shared option, or an operand, which is
 * the main file. Returns false after a message.
 */
bool sim_launching_take(struct sim_launching *launching, int found, const char *value);

/* Returns false after a message if there was no FILE.sim. */
bool sim_launching_has_file(const struct sim_launching *launching);

/* Reads policy, board, parameters, losses and the limit of cycles. Returns false after a message. */
bool sim_launching_read(struct sim_launching *launching);

/* Loads the files, and fills in the session. Call once everything is read. Returns false after a message. */
bool sim_launching_load(struct sim_launching *launching);

/* Frees files and session. Call it however reading ended. */
void sim_launching_free(struct sim_launching *launching);

#endif
