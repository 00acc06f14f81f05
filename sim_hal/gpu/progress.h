/*
 * progress.h - finds out that a program can never finish, and says why.
 *
 * Progress is a memory word that changes value, a first launch, a finish, or outside input; swaps and retries are not.
 * After deadlock.window cycles without progress the waves are observed: one is stuck when it waits on a false
 * condition, is at a barrier, or repeats the same reads with the same results. When every live work-group is stuck, and
 * nothing from outside is pending, nothing will ever change again. A slow command processor is no deadlock: it must have
 * been idle since, or have had so many turns that what it still has to do is swaps and retries.
 *
 * Under a model of forward progress most WGs that are away need never run again: when the firmware is idle, those that it
 * makes room for have all been seen stuck in their turns, and so are the residents, nothing will ever change either.
 */
#ifndef SIM_HAL_GPU_PROGRESS_H
#define SIM_HAL_GPU_PROGRESS_H

#include <stdio.h>

#include "gpu/dispatcher.h"

struct gpu_progress {
    struct gpu_dispatcher *dispatcher;
    const struct gpu_parameters *parameters;
    const struct gpu_memory *memory;
    const struct gpu_memory_system *memory_system;
    uint64_t changes;       /* of memory, at the last look */
    uint64_t moves;         /* launches and finishes, at the last look */
    uint64_t last_progress; /* cycle */
    uint32_t slots;         /* context slots there are */
    enum cp_policy policy;
    bool preempts; /* the policy gives every ready or new WG a turn; a model: those that the firmware wants to place */
    bool idle_now; /* the firmware is */
    bool firmware_idle;     /* it has been, since the last progress */
    uint32_t firmware_busy; /* times since then that it was not */
};

void gpu_progress_init(struct gpu_progress *progress, struct gpu_dispatcher *dispatcher,
                       const struct gpu_parameters *parameters, const struct gpu_memory *memory,
                       const struct gpu_memory_system *memory_system, uint32_t slots, enum cp_policy policy,
                       bool preempts);

/* Outside input arrived: counts as progress. */
void gpu_progress_input(struct gpu_progress *progress, uint64_t now);

/* Tells whether the firmware has nothing left to do; after each of its steps, and before each look. */
void gpu_progress_firmware(struct gpu_progress *progress, bool idle);

/*
 * Looks, and says whether the program is deadlocked. pending: something from outside will still come (a doorbell, a
 * CU's return). unlaunched: WGs that were never launched. wanting: WGs that the firmware makes room for. To be called every gpu_progress_interval cycles.
 */
bool gpu_progress_deadlocked(struct gpu_progress *progress, bool pending, uint64_t unlaunched, uint32_t wanting,
                             uint64_t now);

uint64_t gpu_progress_interval(const struct gpu_progress *progress);

/* Explains the state at cycle now: live work-groups up to limit, what each waits for, since when, and who last wrote
 * that word; then a summary. */
void gpu_progress_explain(const struct gpu_progress *progress, uint64_t unlaunched, uint64_t now, FILE *stream,
                          uint32_t limit);

#endif
