/*
 * run_options.h - what a host asks of a run of the GPU, and how a run may end.
 */
#ifndef SIM_HAL_GPU_RUN_OPTIONS_H
#define SIM_HAL_GPU_RUN_OPTIONS_H

#include <signal.h>
#include <stdbool.h>

#include "cu/reports.h"
#include "gpu/observer.h"
#include "gpu/outside.h"
#include "gpu/timing_options.h"
#include "mem/access_observer.h"
#include "mem/buffers.h"
#include "onward/cp.h"

enum gpu_outcome {
    GPU_OUTCOME_FINISHED, /* the host's finished() said so */
    GPU_OUTCOME_DEADLOCK,
    GPU_OUTCOME_MAX_CYCLES,
    GPU_OUTCOME_INTERRUPTED, /* *interrupted of the options */
    GPU_OUTCOME_FIRMWARE,    /* the firmware has stopped (gpu_last_stop), and is not to begin anew */
    GPU_OUTCOME_BINDING,     /* the firmware cannot be started, or what runs it is lost: gpu_binding_message */
    GPU_OUTCOME_HOST_MEMORY, /* the host ran out of memory */
    GPU_OUTCOME_TIMES,       /* the simulator's own sums of times do not add up */
    GPU_OUTCOME_STOPPED,     /* gpu_stop */
    GPU_OUTCOME_IDLE         /* gpu_continue: nothing is under way */
};

/* Policies that are models of forward progress: no WG gets more than the model promises, after a schedule of slices. */
struct gpu_adversary {
    bool on;
    uint32_t slice_count; /* up to CP_ADVERSARY_SLICES */
    struct cp_slice slices[CP_ADVERSARY_SLICES];
};

struct gpu_run_options {
    const struct cp_policy *policy;
    struct gpu_timing timing;
    struct gpu_adversary adversary;
    uint32_t scratch_slots;                          /* of struct cp_config */
    uint64_t max_cycles;                             /* 0: no limit */
    const volatile sig_atomic_t *interrupted;        /* the run ends when it is not 0; NULL: never */
    bool (*finished)(void *context);                 /* asked after the command processor wrote to memory */
    void (*progress)(void *context, uint64_t cycle); /* now and then, for a progress line; may be NULL */
    uint64_t sample_every;                           /* GPU cycles; 0: never */
    void (*sample)(void *context,
                   uint64_t cycle); /* then, behind what was scheduled for that cycle; may read statistics */
    /* A doorbell is about to ring: the host may write to its queue. Returns false if it
     * does not ring after all. May be NULL. */
    bool (*doorbell)(void *context, uint32_t queue, uint64_t cycle);
    /* A command of the host is about to be posted: the host may fill in its values. Returns false if it is not posted
     * after all. May be NULL. */
    bool (*commanding)(void *context, struct gpu_host_command *command, uint64_t cycle);
    /* A command of the host was answered; finished is asked afterwards. NULL: the host sends none. */
    void (*answered)(void *context, const struct cp_answer *answer, uint64_t cycle);
    /* The firmware is about to begin anew (gpu_restart): the host may write to its queues. May be NULL. */
    void (*restarting)(void *context, uint32_t number, uint64_t cycle);
    /* The GPU has dropped all for it. Commands of the host without an answer are void. May be NULL. */
    void (*was_reset)(void *context, uint64_t cycle);
    /* The host is told that a dispatch takes long, or (leaves) that its WGs do not leave. May be NULL. */
    void (*overdue)(void *context, const struct cp_overdue *overdue, bool leaves, uint64_t cycle);
    void *context;
    struct gpu_observer observer;
    const struct mem_access_observer *accesses; /* outlives the run; NULL: none */
    bool latencies;                             /* statistics have those of loads and atomics (mem/latency.h) */
    struct mem_buffers *buffers;                /* with latencies: what is noted of them, while accesses take time;
                                                   outlives the run; NULL: none */
    const struct cu_step_observer *steps;       /* outlives the run; NULL: none */
    const struct cu_wave_observer *waves;       /* outlives the run; NULL: none */
};

#endif
