/*
 * workgroup.h - kernels, work-groups and waves as the simulated GPU's dispatcher and compute units share them.
 */
#ifndef SIM_HAL_CU_WORKGROUP_H
#define SIM_HAL_CU_WORKGROUP_H

#include "engine/clock.h"
#include "execute/memory_ops.h"
#include "execute/quick.h"
#include "isa/program.h"
#include "syncmon/syncmon.h"

#define CU_MAX_WAVES 16u /* waves a work-group: 1024 work-items */

/* A dispatch that KERNEL_BEGIN has described. Owned by the dispatcher; lives until KERNEL_END. */
struct cu_kernel {
    uint32_t index; /* the firmware's kernel slot */
    uint32_t queue;
    const struct isa_program *program;
    const struct execute_quick *quick; /* of each operation of the program; NULL: none has a short way */
    const char *name;                  /* for reports */
    uint32_t entry;                    /* index of the first operation */
    uint32_t workgroup_size[3];        /* work-items */
    uint32_t grid_size[3];             /* work-items; the last WG of a row may be partial */
    uint32_t waves;                    /* of a full WG */
    uint32_t vgprs;                    /* rows allocated a wave, a multiple of 4 */
    uint32_t sgprs;                    /* allocated a wave, a multiple of 16 */
    uint32_t lds_bytes;                /* a WG, rounded up to 512 */
    uint32_t rsrc1, rsrc2;             /* kernel_descriptor.h */
    uint8_t priority;                  /* cu.queue_priority: SPI_PRIO of its waves, 0..3 */
    uint16_t code_properties;
    uint32_t private_segment;    /* bytes a work-item */
    uint64_t scratch_wave_bytes; /* bytes a wave */
    uint64_t kernarg, packet, queue_memory, dispatch_id;
    struct execute_apertures apertures;
    uint64_t process_base, process_bytes;
    uint64_t launched; /* WGs */
    bool moved;        /* a WG of it has been restored on another CU: local scope becomes agent scope */
};

struct cu_workgroup;

enum cu_wave_status {
    CU_WAVE_ACTIVE,   /* issues when it can: ready, or held by a counter, a fetch or an execution unit */
    CU_WAVE_SLEEPING, /* s_sleep */
    CU_WAVE_BARRIER,  /* at s_barrier */
    CU_WAVE_MESSAGE,  /* at onward_message */
    CU_WAVE_WAITING,  /* in a failed waiting atomic */
    CU_WAVE_ENDED
};

/* A wave's wait under way, or what is left of its last one. It survives a save of the wave. */
struct cu_wait {
    uint32_t number; /* among the WG's waits */
    uint32_t met;    /* conditions of it that were found met so far */
    uint32_t needed; /* as many end it; UINT32_MAX: not known before the answer to the waiting atomic */
    bool open;       /* the SyncMon or the Monitor Log may have it */
    bool logged;     /* one of its conditions is in the Monitor Log */
    bool late;       /* the L2 has executed the atomic, with success: the wave has its answer */
    bool wide;       /* several work-items of the wave have waited, and any of them may be resumed first */
    bool looks;      /* the atomic is a load of one work-item, in the program's own waiting instruction */
    uint8_t bytes;   /* of the atomic */
    uint32_t (*destination)[ISA_LANES]; /* where its answer goes; NULL: nowhere */
    uint64_t since; /* cycle at which the wave began to wait for condition; retries keep it. 0: it has not failed */
    struct mem_condition condition; /* a condition that failed */
};

/* Notes of deadlock detection on a wave: does it repeat the same reads with the same results? */
struct cu_repetition {
    uint32_t anchor;        /* operation whose recurrence ends an iteration; UINT32_MAX: none yet */
    uint64_t hash;          /* of the reads of the running iteration */
    uint64_t previous_hash; /* of the iteration before */
    uint32_t iterations;
    bool repeats;
};

/* Outstanding memory instructions: at most 16 of each kind (the counters have four bits). */
#define CU_COUNTER_LIMIT 16u

struct cu_wave {
    struct isa_wave state;
    struct cu_workgroup *workgroup;
    uint32_t index;      /* in its work-group */
    uint32_t simd, slot; /* where it is, while resident */
    uint8_t status;      /* enum cu_wave_status */
    struct cu_wait wait;
    uint64_t wait_started;    /* cycle */
    struct clock_event timer; /* end of a sleep, or of a wait's timeout */
    struct cu_repetition repetition;
    struct cu_wave_issue *issue; /* the compute unit's own bookkeeping: counters, fetch, readiness */
};

/* One resident work-group. Allocated by cu_launch or cu_install, released by cu_remove. */
struct cu_workgroup {
    uint32_t slot, generation; /* the firmware's */
    struct cu_kernel *kernel;
    uint32_t id[3];
    uint32_t cu;
    uint32_t wave_count;   /* waves that exist: fewer than kernel->waves in a partial WG */
    uint32_t ended;        /* waves that have ended */
    uint32_t at_barrier;   /* waves that wait at the barrier */
    uint32_t met;          /* cu_control.observation at which a barrier of it opened last; 0: none has */
    uint32_t at_message;   /* waves that wait until the WG's message is posted */
    uint32_t message;      /* its word, when there are any */
    uint32_t waiting;      /* waves in a failed waiting atomic */
    uint32_t wait_number;  /* counts the waits of its waves, and the WG's own: one each time it stalls */
    bool frozen;           /* issue stopped for a save or a kill */
    bool drained;          /* frozen, and no memory instruction is outstanding */
    bool stalled;          /* every wave waits, has ended or is at the barrier, and at least one waits */
    bool held;             /* waits do not time out: they were reported to the command processor, which will answer */
    uint64_t scratch;      /* address, 0 without */
    uint64_t placed_at;    /* cycle of launch or restore */
    struct cu_wave *waves; /* wave_count */
    uint32_t (*registers)[ISA_LANES]; /* wave_count x kernel->vgprs rows */
    uint8_t *lds;                     /* kernel->lds_bytes */
    void *dispatcher_data;            /* the dispatcher's own */
    struct cu_workgroup *next;        /* free list */
};

#endif
