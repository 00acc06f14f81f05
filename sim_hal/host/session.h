/*
 * session.h - one simulated run from the host's side: a GPU, the launches on it, lost CUs, and the outcome.
 *
 * Order of use: fill the first part of a struct host_session; host_session_prepare; host_session_run;
 * read the GPU's state; host_session_free.
 */
#ifndef SIM_HAL_HOST_SESSION_H
#define SIM_HAL_HOST_SESSION_H

#include "host/check.h"
#include "host/commands.h"
#include "host/times.h"
#include "mem/buffers.h"
#include "mem/names.h"

/* How a run ended; the numbers are the command's exit statuses. */
enum host_status {
    HOST_OK = 0,
    HOST_WRONG = 1,    /* a buffer does not hold what the .sim file expects */
    HOST_INPUT = 2,    /* the input is wrong, or the host lacks something */
    HOST_DEADLOCK = 3, /* or not finished within the cycles allowed, or because the host has stopped it */
    HOST_FAULT = 4,    /* a kernel faulted, or the firmware stopped */
    HOST_INTERRUPTED   /* by a signal. It is no exit status: the command ends by the signal */
};

/* A scheduling policy, with the host's part of it. */
struct host_policy {
    char name[32]; /* as given: "sleep-16k" */
    const struct cp_policy *policy;
    uint64_t backoff; /* GPU cycles for arguments marked backoff */
};

struct host_session {
    const struct parameters *parameters;
    const char *board; /* NULL: the firmware runs here; else the folder of a board's image */
    struct host_policy policy;
    struct gpu_timing timing;
    struct gpu_adversary adversary; /* policies that are models */
    uint64_t iterations_factor;
    uint64_t max_cycles; /* 0: no limit */
    const volatile sig_atomic_t
        *interrupted; /* the number of a signal that ends the run, 0: none; NULL: no signal does */
    struct host_launch *launches;
    uint32_t launch_count;
    const struct host_loss *losses;
    uint32_t loss_count;
    struct host_commands commands; /* for the queues of the launches */
    struct gpu_observer observer;
    const struct mem_access_observer *accesses; /* NULL: none */
    const struct cu_step_observer *steps;       /* NULL: none */
    const struct cu_wave_observer *waves;       /* NULL: none */
    bool latencies;                             /* of struct gpu_run_options */
    struct mem_buffers *buffers;                /* the same; NULL: none */
    void (*progress)(void *context, uint64_t cycle);
    void *progress_context;
    uint64_t sample_every; /* GPU cycles; 0: never */
    void (*sample)(void *context, uint64_t cycle);
    void *sample_context;

    struct gpu *gpu;          /* from host_session_prepare on */
    struct mem_names *names;  /* of what the launches have put into its memory; the same */
    enum gpu_outcome outcome; /* from host_session_run on */
};

/* Reads a policy's name: those of the firmware, and sleep-Nk with N 1..4000000. Returns false with a message that lists
 * them. */
bool host_policy_read(const char *name, struct host_policy *policy, char *error, size_t error_bytes);

/* "SIGINT", "SIGTERM" or "SIGHUP", for its number. */
const char *host_signal_name(int number);

/* Returns the form of a policy's name for lists: "sleep-Nk" for sleep, otherwise its name. */
const char *host_policy_form(const struct cp_policy *policy);

/* Creates the GPU and puts all launches into its memory. Returns false with a message. */
bool host_session_prepare(struct host_session *session, char *error, size_t error_bytes);

/* Runs until the first launch and all that do not repeat have ended, and all commands are answered. Then checks for faults,
 * stopped queues, deadlock, and expectations. message: one line, "" if all is well. A run that gpu_stop has ended is
 * not checked. */
enum host_status host_session_run(struct host_session *session, char *message, size_t message_bytes);

/* After a run with this status: whether its kernels have not ended, because of a deadlock, the limit or a signal. */
bool host_session_unfinished(const struct host_session *session, enum host_status status);

/* After a run: whether the host has kept a launch, by its number, from its end: its queue was removed, abandoned or suspended,
 * or it has reached its hard limit. */
bool host_session_removed(const struct host_session *session, uint32_t index);

/* After a run: whether a launch, by its number, has ended well and left what its file expects.
 * Returns false with a message, or "" when it never ended or its queue has stopped. */
bool host_session_passed(const struct host_session *session, uint32_t index, char *message, size_t message_bytes);

/* Releases the GPU and the host memory of the launches, but not their files. */
void host_session_free(struct host_session *session);

#endif
