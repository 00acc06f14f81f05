/*
 * gpu_state.h - what the GPU keeps: its parts, and how far a run is. gpu.c has the life of all, service.c the steps of the firmware.
 */
#ifndef SIM_HAL_GPU_GPU_STATE_H
#define SIM_HAL_GPU_GPU_STATE_H

#include "bind/binding.h"
#include "bind/price.h"
#include "gpu/dispatcher.h"
#include "gpu/host_queues.h"
#include "gpu/lives.h"
#include "gpu/load_path.h"
#include "gpu/progress.h"
#include "gpu/run_options.h"
#include "gpu/shares.h"
#include "gpu/skipped.h"

struct gpu {
    struct parameters parameters;
    struct mem memory;
    struct clock clock;
    struct gpu_loader loader;
    struct path_system *memory_system;
    struct gpu_dispatcher *dispatcher;
    struct gpu_lives lives;
    struct gpu_progress progress;
    struct gpu_skipped skipped;
    struct mem_latencies latencies; /* options.latencies */
    struct binding binding;
    char failure[256]; /* of the binding */
    struct cp_config config;
    uint32_t queue_count;
    struct gpu_host_queues host;
    uint64_t context_bytes;
    struct gpu_outsides outsides;
    int stopped;                 /* why the firmware does not run: an enum cp_error; CP_OK: it does */
    int last_stop;               /* the last reason that was not CP_OK */
    struct gpu_outside *restart; /* the firmware is to begin anew before its next step; NULL: it is not */
    struct gpu_run_options options;
    struct clock_event service; /* the next firmware step, and the commands of the last one */
    struct clock_event check;   /* periodic check of progress */
    struct clock_event sample;  /* for the host: options.sample */
    struct gpu_load_path loads; /* of the step */
    uint64_t busy_until;        /* the firmware works until then; CLOCK_NEVER while its loads are under way */
    struct bind_step_record step;
    struct bind_step_work work; /* of the step */
    uint64_t cp_instructions;
    uint64_t cp_busy; /* GPU cycles of all steps */
    bool bound;
    bool in_service; /* commands, a step or its loads are under way: what is next is planned after them */
    bool news;       /* for the host: memory was written, or a command of it answered */
    bool live;       /* the host goes on after it is idle */
    bool polled;     /* the firmware has, since the host went on */
    bool ended;
    bool over;
    enum gpu_outcome outcome;
};

/* Ends the part of a run that is under way, unless it has ended. */
static inline void gpu_state_finish(struct gpu *gpu, enum gpu_outcome outcome)
{
    if (gpu->over)
        return;
    gpu->over = true;
    gpu->outcome = outcome;
}

/* WGs that were never launched, and those that can run and are not placed: the firmware's and the dispatcher's. */
static inline uint64_t gpu_state_unlaunched(const struct gpu *gpu)
{
    return gpu->binding.unlaunched(gpu->binding.self) + gpu_shares_unlaunched(gpu->dispatcher);
}

static inline uint32_t gpu_state_ready(const struct gpu *gpu)
{
    return gpu->binding.ready(gpu->binding.self) + gpu_shares_listed(gpu->dispatcher);
}

#endif
