/*
 * session.h - one simulated run from the host's side: a GPU, the launches on it, lost CUs, and the outcome.
 *
 * Order of use: fill the first part of a struct sim_session; sim_session_prepare; sim_session_run;
 * read the GPU's state; sim_session_free.
 */
#ifndef SIM_HAL_HOST_SESSION_H
#define SIM_HAL_HOST_SESSION_H

#include "host/check.h"
#include "mem/names.h"

/* How a run ended; the numbers are the command's exit statuses. */
enum sim_status {
    SIM_OK = 0,
    SIM_WRONG = 1,    /* a buffer does not hold what the .sim file expects */
    SIM_INPUT = 2,    /* the input is wrong, or the host lacks something */
    SIM_DEADLOCK = 3, /* or not finished within the cycles allowed */
    SIM_FAULT = 4,    /* a kernel faulted, or the firmware stopped */
    SIM_INTERRUPTED   /* by a signal. It is no exit status: the command ends by the signal */
};

/* A scheduling policy, with the host's part of it. */
struct sim_policy {
    char name[32]; /* as given: "sleep-16k" */
    const struct cp_policy *policy;
    uint64_t backoff; /* GPU cycles for arguments marked backoff */
};

/* A compute unit that goes away, and perhaps comes back. */
struct sim_loss {
    uint32_t cu;
    uint64_t cycle;
    uint64_t return_cycle; /* 0: never */
};

struct sim_session {
    const struct gpu_parameters *parameters;
    const char *board; /* NULL: the firmware runs here; else the folder of a board's image */
    struct sim_policy policy;
    struct gpu_timing timing;
    struct gpu_adversary adversary; /* policies that are models */
    uint64_t iterations_factor;
    uint64_t max_cycles; /* 0: no limit */
    const volatile sig_atomic_t
        *interrupted; /* the number of a signal that ends the run, 0: none; NULL: no signal does */
    struct sim_launch *launches;
    uint32_t launch_count;
    const struct sim_loss *losses;
    uint32_t loss_count;
    struct gpu_observer observer;
    const struct gpu_access_observer *accesses; /* NULL: none */
    const struct gpu_step_observer *steps;      /* NULL: none */
    const struct gpu_wave_observer *waves;      /* NULL: none */
    void (*progress)(void *context, uint64_t cycle);
    void *progress_context;

    struct gpu *gpu;          /* from sim_session_prepare on */
    struct gpu_names *names;  /* of what the launches have put into its memory; the same */
    enum gpu_outcome outcome; /* from sim_session_run on */
};

/* Reads a policy's name: those of the firmware, and sleep-Nk with N 1..4000000. Returns false with a message that lists
 * them. */
bool sim_policy_read(const char *name, struct sim_policy *policy, char *error, size_t error_bytes);

/* "SIGINT", "SIGTERM" or "SIGHUP", for its number. */
const char *sim_signal_name(int number);

/* Returns the form of a policy's name for lists: "sleep-Nk" for sleep, otherwise its name. */
const char *sim_policy_form(const struct cp_policy *policy);

/* Creates the GPU and puts all launches into its memory. Returns false with a message. */
bool sim_session_prepare(struct sim_session *session, char *error, size_t error_bytes);

/* Runs until the first launch and all that do not repeat have ended. Then checks for faults,
 * stopped queues, deadlock, and expectations. message: one line, "" if all is well. A run that gpu_stop has ended is
 * not checked. */
enum sim_status sim_session_run(struct sim_session *session, char *message, size_t message_bytes);

/* After a run with this status: whether its kernels have not ended, because of a deadlock, the limit or a signal. */
bool sim_session_unfinished(const struct sim_session *session, enum sim_status status);

/* After a run: whether a launch, by its number, has ended well and left what its file expects.
 * Returns false with a message, or "" when it never ended or its queue has stopped. */
bool sim_session_passed(const struct sim_session *session, uint32_t index, char *message, size_t message_bytes);

/* Releases the GPU and the host memory of the launches, but not their files. */
void sim_session_free(struct sim_session *session);

#endif
