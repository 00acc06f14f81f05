/*
 * compute_unit.h - one compute unit: wave slots, fetch, issue, counters, barriers, sleeping and waiting waves.
 *
 * Timing follows GCN3 (docs/simulator_cu.md): each SIMD gets an issue turn every cu.issue_period cycles; in a turn it
 * issues at most one instruction of each type, each from another wave, oldest wave first (s_setprio goes first). An
 * instruction is executed when it issues; when its result counts is the business of s_waitcnt's counters. Nothing is
 * polled: a SIMD with no wave ready schedules no event.
 */
#ifndef SIM_HAL_CU_COMPUTE_UNIT_H
#define SIM_HAL_CU_COMPUTE_UNIT_H

#include "cu/workgroup.h"
#include "engine/parameters.h"
#include "mem/memory_system.h"
#include "onward/hal.h"

struct gpu_compute_unit; /* compute_unit.c */

/* Where and why a wave faulted. */
struct gpu_fault {
    enum isa_fault fault;
    struct gpu_workgroup *workgroup;
    uint32_t wave;
    uint32_t line;    /* of the instruction, in its source file */
    uint64_t address; /* memory faults */
    uint64_t cycle;
};

/* What the compute unit tells the dispatcher. Called at the cycle at which it happens. */
struct gpu_cu_callbacks {
    void *context;
    void (*done)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle); /* all waves ended, effects in L2 */
    void (*stalled)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle); /* became stalled */
    void (*woken)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);   /* was stalled, a wait has ended */
    void (*drained)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle); /* frozen, nothing outstanding */
    /* Every wave of the WG is at a message: workgroup->message. They stay there until gpu_cu_message_posted; when the WG
     * was frozen meanwhile, this is called again after gpu_cu_thaw. */
    void (*message)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);
    void (*fault)(void *context,
                  const struct gpu_fault *fault); /* the WG is frozen; if not removed, drained() follows */
};

/* Shared by all compute units, set by the dispatcher. */
struct gpu_cu_control {
    uint32_t wait_mode;      /* enum cp_wait_mode */
    uint64_t timeout_cycles; /* of a wave's wait; 0: none */
    bool observing;          /* deadlock detection looks: waves note repeated reads */
    uint32_t observation;    /* incremented when observing starts: older notes do not count */
};

struct gpu_cu_counters {
    uint64_t wave_instructions;
    uint64_t by_unit[ISA_UNIT_COUNT];
    uint64_t issue_turns; /* turns in which at least one wave was ready */
    uint64_t valu_busy_cycles;
    uint64_t lds_conflict_cycles;
    uint64_t barriers;
    uint64_t messages;
    uint64_t waits; /* waves that began to wait */
    uint64_t wait_timeouts;
    uint64_t wave_cycles_resident;
    uint64_t wave_cycles_waiting;
};

/* All pointers must outlive the compute unit. NULL when the host has no room. */
struct gpu_compute_unit *gpu_cu_create(uint32_t index, const struct gpu_parameters *parameters,
                                       struct gpu_memory_system *memory, struct gpu_clock *clock,
                                       const struct gpu_cu_control *control, const struct gpu_cu_callbacks *callbacks);
void gpu_cu_free(struct gpu_compute_unit *cu);

/* Whether a WG of the kernel fits when wave i goes to SIMD (simd + i) modulo SIMDs: wave slots, VGPRs, SGPRs, LDS,
 * and a barrier for WGs of more than one wave. Sums are counted for the full WG (kernel->waves), partial or not. */
bool gpu_cu_fits(const struct gpu_compute_unit *cu, const struct gpu_kernel *kernel, uint32_t simd);

/*
 * Places a new WG (it fits: gpu_cu_fits) and initialises registers as the HSA ABI says: user SGPRs in the order of
 * kernel_code_properties, WG ids, scratch wave offset, work-item id VGPRs, EXEC for partial waves, MODE from rsrc1. Its
 * waves issue from max(cu.launch_cycles, waves) cycles after now. LDS content is zero. NULL when the host has no room.
 */
struct gpu_workgroup *gpu_cu_launch(struct gpu_compute_unit *cu, struct gpu_kernel *kernel, const uint32_t id[3],
                                    uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now);

/*
 * Places a WG whose state the caller then fills in (a restore): waves, registers and LDS are allocated, all waves are
 * frozen. gpu_cu_thaw starts it.
 */
struct gpu_workgroup *gpu_cu_install(struct gpu_compute_unit *cu, struct gpu_kernel *kernel, const uint32_t id[3],
                                     uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now);

/* Lets a frozen WG run from cycle now on: counts statuses anew (ended, barrier, waiting) and releases a complete
 * barrier. A wave that was sleeping goes on at once; one that waits goes on waiting with a full timeout. */
void gpu_cu_thaw(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now);

/* Stops issue of the WG's waves after the instruction they are in; drained() is called (perhaps at once) when no memory
 * instruction of it is outstanding. A waiting atomic under way may turn a wave to waiting first. */
void gpu_cu_freeze(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now);

/* Ends the wait of all waiting waves of a resident WG. */
void gpu_cu_resume(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now);

/*
 * A condition of the wait so numbered was met: the wave's wait ends when that was the last one needed, syncmon.notify
 * cycles later. False when no wave of the WG is in that wait. Met before the wave waits (its atomic is on its way
 * back), it will not wait at all.
 */
bool gpu_cu_condition_met(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint32_t wait_number,
                          uint64_t now);

/* A lane's waiting atomic of the wait so numbered has been performed after all, on the value old: the wave gets that as its answer, and
 * gpu_cu_condition_met follows. False, and nothing happens, when no wave of the WG is in that wait, or it is frozen. */
bool gpu_cu_late_answer(struct gpu_workgroup *workgroup, uint32_t wait_number, uint32_t lane, uint64_t old);

/* The message of a WG that is not frozen has been posted: its waves go on. */
void gpu_cu_message_posted(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now);

/* Tells of a WG's message again, when all its waves are at one. */
void gpu_cu_message_retry(struct gpu_workgroup *workgroup);

/* Waits of a held WG do not time out. Those that should have done so meanwhile do it when it is let go, at cycle now. */
void gpu_cu_hold(struct gpu_workgroup *workgroup);
void gpu_cu_let_go(struct gpu_workgroup *workgroup, uint64_t now);

/* Frees the place and the WG, which should be drained or done: the answers of memory instructions that are still
 * under way go nowhere. */
void gpu_cu_remove(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now);

const struct gpu_cu_counters *gpu_cu_counters(const struct gpu_compute_unit *cu);

/* Whether the wave can change nothing by itself: it waits on a condition that is false now, is at a barrier or message, has
 * ended, or repeats the same reads with the same results since observation started. */
bool gpu_wave_stuck(const struct gpu_wave *wave, const struct gpu_cu_control *control, const struct gpu_memory *memory);

#endif
