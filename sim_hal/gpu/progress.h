/*
 * progress.h - detects that a program can never finish. Why is told by hang.h.
 *
 * Progress is a memory word that changes value, a first launch, a finish, or outside input. Swaps and retries are no
 * progress. After deadlock.window cycles without progress the waves are observed. A wave is stuck when it waits on a
 * false condition, is at a barrier, or repeats the same reads with the same results. When every live work-group is
 * stuck, and nothing from outside is pending, nothing will ever change again. A slow command processor is no deadlock.
 * It must have been idle since, or have had more turns than placing all WGs takes: the rest is swaps and retries.
 *
 * Under a model of forward progress most saved WGs need never run again. Nothing will ever change if the firmware is
 * idle, the WGs for which it preempts others were all observed stuck in their turns, and all residents are stuck.
 */
#ifndef SIM_HAL_GPU_PROGRESS_H
#define SIM_HAL_GPU_PROGRESS_H

#include "gpu/dispatcher.h"

struct gpu_progress {
    struct gpu_dispatcher *dispatcher;
    const struct gpu_parameters *parameters;
    const struct gpu_memory *memory;
    const struct gpu_memory_system *memory_system;
    uint64_t changes;       /* of memory, at the last check */
    uint64_t moves;         /* launches and finishes, at the last check */
    uint64_t last_progress; /* cycle */
    uint32_t slots;         /* context slots there are */
    const struct cp_policy *policy;
    /* Every ready or new WG gets a turn under the policy; under a model, every WG that the firmware tries to place. */
    bool preempts;
    bool idle_now;          /* the firmware is idle */
    bool firmware_idle;     /* the firmware was idle at some time since the last progress */
    uint32_t firmware_busy; /* steps since the last progress after which the firmware was not idle */
};

void gpu_progress_init(struct gpu_progress *progress, struct gpu_dispatcher *dispatcher,
                       const struct gpu_parameters *parameters, const struct gpu_memory *memory,
                       const struct gpu_memory_system *memory_system, uint32_t slots, const struct cp_policy *policy,
                       bool preempts);

/* Outside input arrived: counts as progress. */
void gpu_progress_input(struct gpu_progress *progress, uint64_t now);

/* Tells whether the firmware has nothing left to do. Call it after each step of the firmware and before each check. */
void gpu_progress_firmware(struct gpu_progress *progress, bool idle);

/*
 * Checks for progress. Returns true if the program is deadlocked. pending: an outside event will still come (a doorbell,
 * a CU's return). unlaunched: WGs that were never launched. wanting: WGs for which the firmware preempts others. Call it
 * every gpu_progress_interval cycles.
 */
bool gpu_progress_deadlocked(struct gpu_progress *progress, bool pending, uint64_t unlaunched, uint32_t wanting,
                             uint64_t now);

uint64_t gpu_progress_interval(const struct gpu_progress *progress);

/* ---- for the explanation ---- */

/* Whether a compute unit is there. */
bool gpu_progress_has_cu(const struct gpu_progress *progress);

/* Whether a condition holds now. */
bool gpu_progress_holds(const struct gpu_progress *progress, const struct gpu_condition *condition);

/* A wait of a saved work-group that the SyncMon or the firmware watches, or NULL. */
const struct gpu_wait *gpu_progress_saved_wait(const struct gpu_slot *slot);

/* Whether all waves of a saved work-group were stuck when it was saved, in the observation under way. */
bool gpu_progress_saved_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot);

#endif
