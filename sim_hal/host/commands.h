/*
 * commands.h - what the host does with the queues of launches while they run: what it asks for and when, and how that was
 * answered. As the firmware wants it, a queue has one command at a time; one that is due earlier waits for the answer to
 * the one before.
 */
#ifndef SIM_HAL_HOST_COMMANDS_H
#define SIM_HAL_HOST_COMMANDS_H

#include <stdio.h>

#include "host/launch.h"
#include "host/text.h"
#include "onward/config.h"

enum host_command_state { HOST_COMMAND_PLANNED, HOST_COMMAND_HELD, HOST_COMMAND_SENT, HOST_COMMAND_ANSWERED };

struct host_command {
    uint64_t cycle;          /* when it is due */
    enum cp_restart restart; /* not 0: the firmware begins anew, and the rest is not set */
    uint32_t queue;          /* the number of a launch; HOST_NO_QUEUE */
    enum cp_host_operation operation;
    bool sets_priority, sets_limit, sets_weight; /* UPDATE: the others stay as they are */
    bool sets_soft, sets_hard;                   /* LIMIT: the same */
    struct host_share share;
    struct cp_limits limits;
    uint32_t mask[(CP_MAX_CUS + 31) / 32]; /* MASK: a bit for each CU; all 0: every CU */
    struct cp_range page;                  /* STATUS, MASK: in GPU memory */

    enum host_command_state state; /* this and the rest: of the run */
    uint64_t sent, answered;       /* cycles */
    enum cp_host_status status;
};

#define HOST_NO_QUEUE UINT32_MAX /* of a restart */

/* The commands of a run, in the order of the command line. */
struct host_commands {
    struct host_command *list;
    uint32_t count;
    uint32_t left; /* not answered */
};

/* Name of an operation: "drain"; and back. The names, with commas between them. */
const char *host_operation_name(enum cp_host_operation operation);
bool host_operation_read(struct host_span text, enum cp_host_operation *operation);
const char *host_operation_names(char *text, size_t text_bytes);

/* Forgets a run before this one. Notes which launches have a queue that is to be created first. Call before launches are
 * placed. */
void host_commands_begin(struct host_commands *commands, struct host_launch *launches, uint32_t launch_count);

/* Takes memory for the pages of STATUS, and for masks, which it fills in. Returns false if GPU memory is full. */
bool host_commands_place(struct host_commands *commands, const struct host_launch *launches, struct gpu *gpu);

/* Has the GPU ask for each when it is due. Returns false if the host has no memory. */
bool host_commands_schedule(const struct host_commands *commands, struct gpu *gpu);

/* A command is due. Fills in its values, and makes its launch ready for it. Returns false if it has to wait. */
bool host_commands_send(struct host_commands *commands, struct host_launch *launches, struct gpu *gpu,
                        struct gpu_host_command *command, uint64_t cycle);

/* The GPU brings an answer. A command that has waited for it is due now. Returns the one that was answered. */
const struct host_command *host_commands_answer(struct host_commands *commands, struct host_launch *launches,
                                                struct gpu *gpu, const struct cp_answer *answer, uint64_t cycle);

/*
 * Gives a queue that has stopped for lack of scratch what it is to have; a command of the list that has no answer comes first.
 * Returns false if it does not lack any.
 */
bool host_commands_feed(const struct host_commands *commands, struct host_launch *launch, struct gpu *gpu);

/* Returns false if the answer is about anything else. */
bool host_commands_fed(const struct host_commands *commands, struct host_launch *launches, uint32_t launch_count,
                       struct gpu *gpu, const struct cp_answer *answer, uint64_t cycle);

/*
 * The firmware is about to begin anew. Kernels that have ended do not run again, and those that were not launched yet do not run before
 * their time.
 */
void host_commands_restarting(struct host_commands *commands, struct host_launch *launches, uint32_t launch_count,
                              struct gpu *gpu, uint32_t number, uint64_t cycle);

/* The GPU has dropped all. Commands without an answer are sent again; no queue is suspended, and none has limits. */
void host_commands_reset(struct host_commands *commands, struct host_launch *launches, uint32_t launch_count,
                         struct gpu *gpu, uint64_t cycle);

/* The GPU tells that a dispatch takes long, or (leaves) that its work-groups do not leave. */
void host_commands_overdue(struct host_launch *launches, const struct cp_overdue *overdue, bool leaves, uint64_t cycle);

/* Whether a queue has commands that were not answered. */
bool host_commands_await(const struct host_commands *commands, uint32_t queue);

/* After a run prints a line for each: "queue 1: drain at cycle 100: done at cycle 230"; without cycles if it was not timed. The
 * pages of STATUS follow their lines. */
void host_commands_print(const struct host_commands *commands, struct gpu *gpu, bool timed, const char *prefix,
                         FILE *stream);

/* The same for a launch of which dispatches have taken long, or have not left when they had to. */
void host_overdue_print(const struct host_launch *launch, bool timed, const char *prefix, FILE *stream);

#endif
