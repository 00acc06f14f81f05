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
    bool listed;                      /* AWAY: of a given kernel, on one of its lists */
    bool makes_room;                  /* SAVING: of a given kernel, for WGs that lack a place */
    bool preempted;                   /* of a given kernel: its quantum was over when it left; it goes on that list */
    bool limited;                     /* of a given kernel, AWAY: on the list of those whose waits have a limit */
    uint64_t limit;                   /* limited: when the wait ends by itself */
    uint32_t scratch_slot;            /* of a given kernel that uses scratch */
    uint64_t since;                   /* LISTED: placements then */
    struct gpu_slot *next, *previous; /* on the list */
    bool marked;                      /* SAVING, RESTORING: it is killed when it has gone or come */
    uint64_t stalled_at;              /* since then all its waves wait; a retry does not end that */
    uint64_t context;
    uint64_t scratch;
    struct mem_condition condition; /* of the last wait */
    struct clock_event stall_timer;
    struct clock_event quantum_timer;
    struct path_stream transfer; /* of the context, in a save or restore */
    struct mem_flush flush;      /* of the CU's L1, before an event that promises memory effects in the L2 */
    void (*flushed)(struct gpu_slot *slot, uint64_t cycle); /* what it is for */
    bool refuses_save;                                      /* ENDING: a SAVE came; it is refused behind DONE */
    uint32_t refused_tag, refused_wait;                     /* its tag and wait number */
    uint32_t operation;                                     /* AWAY: next of its first live wave; UINT32_MAX: none */
    uint32_t stuck_observation;         /* AWAY: observation in which all its waves were stuck when it was saved */
    struct cu_wait waits[CU_MAX_WAVES]; /* AWAY: of its waves */
};

/* Saved WGs of a kernel that can run, oldest first. */
struct gpu_list {
    struct gpu_slot *head, *tail;
    uint32_t count;
};

/* What the dispatcher has of a kernel that it places. */
struct gpu_share {
    bool given;
    uint16_t priority, limit, queue, weight;
    uint32_t next, end; /* numbers of the grid that were not launched */
    uint32_t alive;     /* launched and not ended, wherever they are */
    uint32_t next_cu;   /* tried first for the next launch */
    uint64_t turn;      /* placements at its last one */
    uint64_t quiet;     /* WGs that have waited since then, or longer, may leave for new ones (leaving.h) */
    struct cu_kernel *kernel;
    struct gpu_list ready, preempted;
    uint64_t may_fit[PARAMETERS_CUS_MOST / 64];        /* CUs */
    uint64_t scratch_free[(CP_MAX_SCRATCH + 63) / 64]; /* scratch slots */
};

/* The slot time of a queue (docs/reference/delegation.md). */
struct gpu_slot_time {
    uint64_t used; /* units of slot time, up to `since` */
    uint64_t since;
    uint32_t load; /* that its wave slots add in a cycle */
};

/* What the dispatcher needs to place WGs. */
struct gpu_placing {
    /* Of the parts above (placing.h, leaving.h, given.h), for those below. */
    void (*wake)(struct gpu_dispatcher *dispatcher, uint64_t now);
    void (*review)(struct gpu_dispatcher *dispatcher, uint64_t now);
    void (*evict)(struct gpu_slot *slot, uint64_t now);
    void (*ended)(struct gpu_slot *slot, const struct cu_kernel *kernel, uint64_t now);

    struct gpu_share shares[CP_MAX_KERNELS];
    uint16_t order[CP_MAX_KERNELS]; /* given kernels, oldest first */
    uint32_t given;                 /* how many */
    uint64_t placements;
    struct gpu_slot_time times[CP_MAX_QUEUES];
    uint64_t now;         /* of the current search */
    uint64_t most_used;   /* by one of them */
    uint64_t slot_cycles; /* that a held slot counts in advance */
    /* Listed WGs placed since its last new or preempted one; less by those that were taken away. */
    int32_t ready_run[CP_MAX_QUEUES];
    uint32_t queue_alive[CP_MAX_QUEUES]; /* WGs of given kernels */
    bool halted[CP_MAX_QUEUES];          /* none of its WGs is placed, and those on CUs are saved */
    bool answers_halt[CP_MAX_QUEUES];    /* HALTED is posted when the last one has been */
    uint32_t restore_cu;                 /* tried first for the next WG of a list */
    struct gpu_share *reserved;          /* reserved_cu is kept free for it; NULL: none is */
    uint32_t reserved_cu;
    struct gpu_slot *free_slots; /* used before, linked by next */
    uint32_t free_count;         /* of these */
    bool mixed;                  /* kernels of several priorities are given */
    uint32_t lacking;            /* WGs that fit nowhere */
    uint32_t leaving;            /* residents that are being saved for them */
    uint32_t left_last;          /* slot of the last one that was */
    uint32_t stalls_run;         /* waiting ones since the last one whose quantum was over */
    struct gpu_share *quiesces;  /* its residents leave only while it is quiet; NULL: those of none */
    uint64_t quiet;              /* since then it is; UINT64_MAX: it is not */
    struct clock_event due;      /* when the next one may leave */
    struct gpu_list limits;      /* WGs that wait away, first limit first */
    struct clock_event limit;    /* of the first one */
    uint64_t busy_until;         /* waves of the last placement are being launched */
    struct clock_event next;     /* the next placement */
};

struct gpu_dispatcher_counters {
    uint64_t launched, finished, saved, restored, restored_same, killed;
    uint64_t l1s_kept_restore, l1s_kept_begin; /* not invalidated: l1.restore_keeps, l1.begin_keeps */
    uint64_t refused;
    uint64_t bytes_saved, bytes_restored;
    uint64_t deadlines_missed;
    uint64_t conditions_met; /* events: of WGs that were away */
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
    void (*placed)(void *context);         /* or NULL: the dispatcher has placed a WG, or one lacks a place */
    void (*memory_written)(void *context); /* a memory command changed memory */
    /* or NULL, if the host sends no commands: ANSWER */
    void (*host_answered)(void *context, const struct cp_answer *answer, uint64_t now);
    void (*host_overdue)(void *context, const struct cp_overdue *overdue, bool leaves, uint64_t now); /* OVERDUE */
    void (*host_reset)(void *context, uint64_t now); /* or NULL: its commands without an answer are void */
    void (*timing_began)(void *context);             /* in a run without timing at first */
};

/* What the host has asked for a queue. */
struct gpu_host_queue {
    struct cp_event asked; /* its last command */
    bool awaits;           /* that has no answer */
    bool limited;          /* its dispatches have a hard limit */
    bool suspended;
};

/* RESET: all work-groups are being dropped. */
struct gpu_reset {
    bool wanted;
    uint64_t nonce;
    struct clock_event due; /* one has gone: the last one? */
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
    uint32_t last_tag; /* of the last command; 0: there was none */
    bool doorbell_queued[CP_MAX_QUEUES];
    struct gpu_host_queue host[CP_MAX_QUEUES];
    struct gpu_reset reset;
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
    uint32_t reports;        /* WAITING events that the firmware still expects */
    bool quiesces;           /* CP_EXTENSION_QUIESCENCE */
    bool reports_crowds;     /* reports name a WG on whose line most waiters are, not the first one */
    struct clock_event scan; /* reports_crowds: the end of the search for the next one */
    struct gpu_placing placing;
    bool log_queued; /* a LOG event waits for the mailbox */
    struct syncmon *syncmon;
    uint64_t log; /* address of the Monitor Log, 0: none */
    char fault[GPU_MESSAGE_BYTES];
};

#endif
