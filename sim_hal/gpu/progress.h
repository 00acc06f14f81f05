/*
 * progress.h - detects that a program can never finish. Why is told by hang.h.
 *
 * Progress is a memory word that changes value, a first launch, a finish, or outside input. Swaps and retries are no
 * progress. After deadlock.window cycles without progress the waves are observed. A wave is stuck when it waits on a
 * false condition, is at a barrier, or repeats the same reads with the same results, or a loop without reads. When every live work-group is
 * stuck, and nothing from outside is pending, nothing will ever change again. A slow command processor is no deadlock.
 * It must have been idle since, or have had more turns than placing all WGs takes: the rest is swaps and retries.
 *
 * An observation costs the host time. It is given up when for some checks no more waves are found stuck than before, and a
 * WG that was there all the while is not stuck: it computes. The next observation begins after twice the time, and is given
 * up after twice the checks: however slow its loops are, a deadlock is found. After progress the waves may do something
 * else, so all begins anew. The cycle at which a deadlock is found therefore depends on nothing before the last progress.
 *
 * Under a model of forward progress most saved WGs need never run again. Nothing will ever change if the firmware is
 * idle, the WGs for which it preempts others were all observed stuck in their turns, and all residents are stuck.
 */
#ifndef SIM_HAL_GPU_PROGRESS_H
#define SIM_HAL_GPU_PROGRESS_H

#include "gpu/dispatcher.h"

struct gpu_progress {
    struct gpu_dispatcher *dispatcher;
    const struct parameters *parameters;
    const struct mem *memory;
    const struct path_system *memory_system;
    uint64_t changes;       /* of memory, at the last check */
    uint64_t moves;         /* launches and finishes, at the last check */
    uint64_t last_progress; /* cycle */
    uint64_t quiet_since;   /* the same, or the end of the last observation that was given up */
    uint32_t given_up;      /* observations since the last progress that were given up */
    uint32_t fruitless;     /* checks of this observation, in a row, that found no more waves stuck than before */
    uint32_t most_stuck;    /* waves that one of its checks found stuck */
    uint32_t slots;         /* context slots there are */
    const struct cp_policy *policy;
    /* Every ready or new WG gets a turn under the policy; under a model, every WG that the firmware tries to place. */
    bool preempts;
    bool idle_now;          /* the firmware is idle */
    bool firmware_idle;     /* the firmware was idle at some time since the last progress */
    uint32_t firmware_busy; /* steps since the last progress after which the firmware was not idle */
};

void gpu_progress_init(struct gpu_progress *progress, struct gpu_dispatcher *dispatcher,
                       const struct parameters *parameters, const struct mem *memory,
                       const struct path_system *memory_system, uint32_t slots, const struct cp_policy *policy,
                       bool preempts);

/* Outside input arrived: counts as progress. */
void gpu_progress_input(struct gpu_progress *progress, uint64_t now);

/* Tells whether the firmware has nothing left to do. Call it after each step of the firmware and before each check. */
void gpu_progress_firmware(struct gpu_progress *progress, bool idle);

/*
 * Checks for progress. Returns true if the program is deadlocked. pending: an outside event will still come (a doorbell,
 * a CU's return, a command of the host, the hard limit of a dispatch). unlaunched: WGs that were never launched. wanting: WGs for which the firmware preempts others. Call it
 * every gpu_progress_interval cycles.
 */
bool gpu_progress_deadlocked(struct gpu_progress *progress, bool pending, uint64_t unlaunched, uint32_t wanting,
                             uint64_t now);

uint64_t gpu_progress_interval(const struct gpu_progress *progress);

/* ---- for the explanation ---- */

/* Whether there was progress since the last check. */
bool gpu_progress_moved(const struct gpu_progress *progress);

/* Whether a compute unit is there. */
bool gpu_progress_has_cu(const struct gpu_progress *progress);

/* Whether a condition holds now. */
bool gpu_progress_holds(const struct gpu_progress *progress, const struct mem_condition *condition);

/* A wait of a saved work-group that the SyncMon or the firmware watches, or NULL. */
const struct cu_wait *gpu_progress_saved_wait(const struct gpu_slot *slot);

/* Whether all waves of a saved work-group were stuck when it was saved, in the observation under way. */
bool gpu_progress_saved_stuck(const struct gpu_progress *progress, const struct gpu_slot *slot);

#endif
