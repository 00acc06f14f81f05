/*
 * dispatcher_state.h - what the dispatcher keeps: of every work-group slot, and of the GPU as a whole.
 */
#ifndef SIM_HAL_GPU_DISPATCHER_STATE_H
#define SIM_HAL_GPU_DISPATCHER_STATE_H

#include "cu/compute_unit.h"
#include "cu/spin_notes.h"
#include "engine/parameters.h"
#include "gpu/event_list.h"
#include "gpu/kernel_table.h"
#include "gpu/l1_use.h"
#include "gpu/loader.h"
#include "gpu/observer.h"
#include "gpu/timing_options.h"
#include "path/memory_paths.h"
#include "path/write_back.h"
#include "onward/cp.h"

enum gpu_slot_state {
    GPU_SLOT_FREE,
    GPU_SLOT_RESIDENT,
    GPU_SLOT_SAVING,    /* frozen; draining, then being written */
    GPU_SLOT_AWAY,      /* its state is in its context slot only */
    GPU_SLOT_RESTORING, /* being read back */
    GPU_SLOT_KILLING,
    GPU_SLOT_ENDING /* all waves have ended; the CU's L1 is being flushed */
};

struct gpu_dispatcher;

struct gpu_slot {
    struct gpu_dispatcher *dispatcher;
    struct cu_workgroup *workgroup; /* while on a CU */
    struct cu_kernel *kernel;
    uint32_t index;
    uint32_t generation;
    uint32_t wait_number; /* of the WG's last wait */
    uint32_t first_wait;  /* lowest number of its waves' waits then */
    uint32_t wait_count;  /* AWAY: struct cu_workgroup's wait_number */
    uint32_t cu;          /* where it is or was last */
    uint64_t cu_returns;  /* AWAY, RESTORING: how often that CU had returned from a loss when the WG left it */
    uint32_t id[3];
    uint8_t state;         /* enum gpu_slot_state */
    bool stalled;          /* in wait wait_number */
    bool reported;         /* a WAITING event was produced for it */
    bool quantum_reported; /* in this placement */
    bool message_queued;   /* a message of it waits for the mailbox */
    bool moving;           /* SAVING: the context is being written */
    bool same_cu;          /* RESTORING: on the CU that it left */
    bool waits_away;       /* AWAY: saved in wait wait_number, and no condition of it was met since */
    bool condition_valid;
    bool listed;                      /* AWAY: on its kernel's run list */
    bool leaves;                      /* SAVING: for a WG of the run list */
    bool takes_over;                  /* RESTORING: the place of a WG that has left; no RESTORED is posted */
    bool had_place;                   /* the dispatcher has given it a place; then a RESTORE must name its last wait */
    struct gpu_slot *next, *previous; /* on the run list */
    uint64_t listed_at;
    struct cp_command
        held; /* for a WG that the dispatcher moves by itself: executed when it has come or gone. opcode 0: none */
    uint64_t stalled_at;
    uint64_t context;
    uint64_t scratch;
    struct mem_condition condition; /* of the last wait */
    struct clock_event stall_timer;
    struct clock_event quantum_timer;
    struct path_stream transfer; /* of the context, in a save or restore */
    struct mem_flush flush;      /* of the CU's L1, before an event that promises memory effects in the L2 */
    void (*flushed)(struct gpu_slot *slot, uint64_t cycle); /* what it is for */
    bool killed;                                            /* ENDING: a KILL came; DONE answers it */
    bool refuses_save;                                      /* ENDING: a SAVE came; it is refused behind DONE */
    uint32_t refused_tag, refused_wait;                     /* its tag and wait number */
    uint32_t operation;                                     /* AWAY: next of its first live wave; UINT32_MAX: none */
    uint32_t stuck_observation;         /* AWAY: observation in which all its waves were stuck when it was saved */
    struct cu_wait waits[CU_MAX_WAVES]; /* AWAY: of its waves */
};

/* The saved WGs of a kernel that can run, oldest first. */
struct gpu_run_list {
    struct gpu_slot *head, *tail;
    uint32_t count;
    uint32_t leaving; /* residents that are being saved for it */
};

/* The WGs of a grid that the dispatcher has to launch: numbers from next up to end. */
struct gpu_grid {
    uint32_t next, end;
};

struct gpu_dispatcher_counters {
    uint64_t launched, finished, saved, restored, restored_same, killed;
    uint64_t l1s_kept_restore, l1s_kept_begin; /* not invalidated: l1.restore_keeps, l1.begin_keeps */
    uint64_t refused;
    uint64_t bytes_saved, bytes_restored;
    uint64_t deadlines_missed;
    uint64_t conditions_met;           /* events: of WGs that were away */
    uint64_t grid_starts, grid_events; /* WGs launched without a command, and events that tell of them */
    uint64_t listed, listed_starts;    /* WGs put on run lists, and taken from them into the place of another one */
};

/* Everything a dispatcher works with; all pointers must outlive it. */
struct gpu_dispatcher_parts {
    const struct parameters *parameters;
    struct mem *memory;
    struct path_system *memory_system;
    struct clock *clock;
    const struct gpu_loader *loader;
    const struct gpu_observer *observer;
    const struct mem_access_observer *accesses; /* or NULL */
    const struct cu_step_observer *steps;       /* or NULL */
    const struct cu_wave_observer *waves;       /* or NULL */
    const struct gpu_timing *timing;
    void *context;
    void (*event_ready)(void *context);    /* an event was queued */
    void (*memory_written)(void *context); /* a memory command changed memory */
    void (*timing_began)(void *context);   /* in a run without timing at first */
};

#define GPU_MESSAGE_BYTES 1024u

struct gpu_dispatcher {
    struct gpu_dispatcher_parts parts;
    struct gpu_dispatcher_counters counters;
    struct cu_control control;
    struct cu_callbacks callbacks;
    struct cu_compute_unit *cus[PARAMETERS_CUS_MOST];
    bool lost[PARAMETERS_CUS_MOST];
    uint64_t deadline[PARAMETERS_CUS_MOST];
    uint64_t returns[PARAMETERS_CUS_MOST]; /* from losses */
    struct gpu_l1_use l1_use[PARAMETERS_CUS_MOST];
    bool doorbell_queued[CP_MAX_QUEUES];
    struct gpu_kernel_table kernels;
    struct gpu_event_list events;
    struct gpu_slot *slots;
    uint32_t slot_limit;
    uint32_t slots_used;
    uint64_t context_base;
    uint64_t context_bytes;
    uint64_t stall_cycles;
    uint64_t quantum_cycles;
    bool oversubscribed;
    uint32_t reports;    /* WAITING events that the firmware still expects */
    bool reports_crowds; /* reports name a WG on whose line most waiters are, not the first one */
    void (*leave_for_list)(struct gpu_slot *slot, uint64_t now); /* saves a stalled resident */
    bool run_lists;                                              /* CP_EXTENSION_RUN_LISTS is on */
    bool bulk;                                                   /* CP_EXTENSION_BULK is on */
    bool overdue_queued;                                         /* a LIST_OVERDUE event waits for the mailbox */
    struct gpu_run_list lists[CP_MAX_KERNELS];
    struct gpu_grid grids[CP_MAX_KERNELS];
    struct clock_event overdue; /* when the head of a list has waited quantum_cycles */
    struct clock_event scan;    /* reports_crowds: the end of the search for the next one */
    bool log_queued;            /* a LOG event waits for the mailbox */
    struct syncmon *syncmon;
    uint64_t log; /* address of the Monitor Log, 0: none */
    char fault[GPU_MESSAGE_BYTES];
};

#endif
