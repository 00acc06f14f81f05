/*
 * reports.h - what a compute unit reports to the dispatcher, what it counts, and its modes.
 */
#ifndef SIM_HAL_CU_REPORTS_H
#define SIM_HAL_CU_REPORTS_H

#include "cu/workgroup.h"
#include "mem/access_observer.h"
#include "onward/hal.h"

/* Where and why a wave faulted. */
struct gpu_fault {
    enum isa_fault fault;
    struct gpu_workgroup *workgroup;
    uint32_t wave;
    uint32_t line;    /* of the instruction, in its source file */
    uint64_t address; /* memory faults */
    uint64_t cycle;
};

/* Reports of the compute unit to the dispatcher. Called at the cycle at which it happens. */
struct gpu_cu_callbacks {
    void *context;
    void (*done)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);    /* all waves ended, see drained */
    void (*stalled)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle); /* became stalled */
    void (*woken)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);   /* was stalled, a wait has ended */
    /* Frozen, nothing outstanding: all effects are in the L2 or in a combining L1, which the dispatcher then flushes. */
    void (*drained)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);
    /* Every wave of the WG is at a message: workgroup->message. They stay there until gpu_cu_message_posted; when the WG
     * was frozen meanwhile, this is called again after gpu_cu_thaw. */
    void (*message)(void *context, struct gpu_workgroup *workgroup, uint64_t cycle);
    void (*fault)(void *context,
                  const struct gpu_fault *fault); /* the WG is frozen; if not removed, drained() follows */
};

/* Shared by all compute units, set by the dispatcher. */
struct gpu_cu_control {
    uint32_t wait_mode;                         /* enum cp_wait_mode */
    uint64_t timeout_cycles;                    /* of a wave's wait; 0: none */
    bool observing;                             /* deadlock detection observes: waves note repeated reads */
    uint32_t observation;                       /* incremented when observing starts: older notes do not count */
    const struct gpu_access_observer *accesses; /* or NULL */
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

#endif
