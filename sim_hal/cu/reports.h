/*
 * reports.h - what a compute unit reports to the dispatcher, what it counts, and its modes.
 */
#ifndef SIM_HAL_CU_REPORTS_H
#define SIM_HAL_CU_REPORTS_H

#include "cu/workgroup.h"
#include "mem/access_observer.h"
#include "onward/hal.h"

struct cu_spin_notes;

#define CU_TURNS 8u /* instructions issued in a turn: 0, 1, .., that many less one or more */

/* Where and why a wave faulted. */
struct cu_fault {
    enum isa_fault fault;
    struct cu_workgroup *workgroup;
    uint32_t wave;
    uint32_t line;      /* of the instruction, in its assembly text */
    uint32_t operation; /* its index in the program; UINT32_MAX: none */
    uint64_t address;   /* memory faults; of DS instructions the offset in the LDS */
    uint32_t lane;      /* of a vector or DS access: the first that has the address; ISA_LANES: none */
    uint64_t cycle;
};

/* Reports of the compute unit to the dispatcher. Called at the cycle at which it happens. */
struct cu_callbacks {
    void *context;
    void (*done)(void *context, struct cu_workgroup *workgroup, uint64_t cycle);    /* all waves ended, see drained */
    void (*stalled)(void *context, struct cu_workgroup *workgroup, uint64_t cycle); /* became stalled */
    void (*woken)(void *context, struct cu_workgroup *workgroup, uint64_t cycle);   /* was stalled, a wait has ended */
    /* Frozen, nothing outstanding: all effects are in the L2 or in a combining L1, which the dispatcher then flushes. */
    void (*drained)(void *context, struct cu_workgroup *workgroup, uint64_t cycle);
    /* Every wave of the WG is at a message: workgroup->message. They stay there until cu_message_posted; when the WG
     * was frozen meanwhile, this is called again after cu_thaw. */
    void (*message)(void *context, struct cu_workgroup *workgroup, uint64_t cycle);
    void (*fault)(void *context,
                  const struct cu_fault *fault); /* the WG is frozen; if not removed, drained() follows */
};

/*
 * Is called before each step of a run, and may look at the whole GPU meanwhile: a debugger, checkers. It changes nothing
 * of the run, but may stop it (gpu_stop). event may be NULL.
 */
struct cu_step_observer {
    void *context;
    void (*event)(void *context, uint64_t cycle); /* the next event of the clock is about to fire, at this cycle */
    /* The wave is about to execute the operation that its state is at. A waiting atomic that tries again is executed again. */
    void (*instruction)(void *context, const struct cu_wave *wave, uint64_t cycle);
    void (*fault)(void *context, const struct cu_fault *fault); /* a wave has just faulted */
};

/* Shared by all compute units, set by the dispatcher. */
struct cu_control {
    uint32_t wait_mode;                         /* enum cp_wait_mode */
    uint64_t timeout_cycles;                    /* of a wave's wait; 0: none */
    bool watches_spins;                         /* policy.spins, with timing: spin_watch.h */
    bool functional;                            /* no timing: functional.h */
    uint64_t timed_from;                        /* cycle at which timing began; 0 also if it never was off */
    bool observing;                             /* deadlock detection observes: waves note repeated reads */
    uint32_t observation;                       /* incremented when observing starts: older notes do not count */
    struct cu_spin_notes *spins;                /* of it (spin_notes.h); NULL: none are kept */
    const struct mem_access_observer *accesses; /* or NULL */
    const struct cu_wave_observer *waves;       /* or NULL */
    const struct cu_step_observer *steps;       /* or NULL */
};

/* What a resident wave does in a cycle: it is in exactly one class. */
enum cu_wave_class {
    CU_CLASS_ISSUING,     /* from its issue turn to the SIMD's next */
    CU_CLASS_PASSED_OVER, /* ready, and its unit took another wave */
    CU_CLASS_UNIT_BUSY,   /* ready, and its unit took none */
    CU_CLASS_RESULT,      /* until the result of its last instruction is there */
    CU_CLASS_MEMORY,      /* until vmcnt is low enough, or a waiting atomic, scoped operation or flush is answered */
    CU_CLASS_LDS_SCALAR,  /* until lgkmcnt is low enough */
    CU_CLASS_FETCH_QUEUE, /* until the fetch unit has granted its next instruction */
    CU_CLASS_FETCH_HIT,   /* until the instruction cache has answered, also after a taken branch */
    CU_CLASS_FETCH_MISS,
    CU_CLASS_BARRIER,
    CU_CLASS_MESSAGE,
    CU_CLASS_SLEEP,
    CU_CLASS_WAITING, /* in a failed waiting atomic */
    CU_CLASS_ENDED,   /* while others of its work-group run */
    CU_CLASS_STOPPED, /* launched or restored and not started, or frozen */
    CU_CLASSES
};

/* How unevenly the waves of work-groups of several waves reach a barrier, or their end. */
#define CU_SPREADS 16u /* differences in cycles, by powers of two: 0, 1, 2, 4, .. */
struct cu_imbalance {
    uint64_t phases;      /* measured: from the start of the work-group, or from its last barrier, to this one */
    uint64_t interrupted; /* not measured, because the work-group was frozen in between */
    uint64_t spread;      /* cycles from the first to the last arrival, added up */
    uint64_t spread_most; /* of one phase */
    uint64_t wait;        /* cycles that all waves waited for the last one */
    uint64_t longest;     /* waves of a phase, times the cycles that its last wave took, added up */
    uint64_t millionths;  /* wait / longest of each phase, added up */
    uint64_t spreads[CU_SPREADS]; /* phases by spread */
    uint64_t last[CU_MAX_WAVES];  /* phases by the wave that was last */
};

/* Where the time of waves went. Sums in cycles, but for the last ones. */
struct cu_wave_times {
    uint64_t classes[CU_CLASSES];
    uint64_t unfinished;                                        /* in classes, of waves that are still there */
    uint64_t passed_over[ISA_UNIT_COUNT], busy[ISA_UNIT_COUNT]; /* classes of these names, by unit */
    uint64_t turns[CU_TURNS];            /* issue turns with a wave ready, by instructions issued */
    uint64_t held;                       /* cycles with waves on the compute unit */
    uint64_t idle;                       /* of these, nothing issued */
    struct cu_imbalance barriers, exits; /* an exit is a phase that ends with the work-group */
};

/* Is told of every span of cycles that a wave of one compute unit spends in a class. Spans of a wave do not overlap, and
 * may come a few turns ahead or late. */
struct cu_wave_observer {
    void *context;
    uint32_t cu;
    void (*span)(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                 uint64_t to);
    /* What was told of the wave's time from now on is void: it was stopped. */
    void (*stop)(void *context, uint64_t now, const struct cu_wave *wave);
    /* The wave has issued this operation of its program at cycle now. May be NULL. */
    void (*issued)(void *context, uint64_t now, const struct cu_wave *wave, uint32_t operation);
};

struct cu_counters {
    uint64_t wave_instructions;
    uint64_t by_unit[ISA_UNIT_COUNT];
    uint64_t issue_turns; /* turns in which at least one wave was ready */
    uint64_t valu_busy_cycles;
    uint64_t lds_conflict_cycles;
    uint64_t barriers;
    uint64_t messages;
    uint64_t waits;           /* waves that began to wait */
    uint64_t wait_timeouts;   /* waits that ended by the limit that the firmware sets */
    uint64_t wait_retries;    /* by wait.retry */
    uint64_t spin_waits;      /* of the waits, those of accesses that were not written as waiting ones */
    uint64_t heirs;           /* work-groups that became heirs */
    uint64_t heirs_written;   /* of these, until they wrote the word */
    uint64_t heirs_timed_out; /* until kin.heir cycles were over */
    uint64_t wave_cycles_resident;
    uint64_t wave_cycles_waiting;
    uint64_t fetch_grants; /* of the fetch unit */
    uint64_t fetch_grants_at_barrier;
};

#endif
