/*
 * cp_state.h - struct cp in full, for those who place it in memory. Its fields are the firmware's own: read them in a
 * debugger, but use the functions of onward/cp.h in programs.
 *
 * Memory: sizeof(struct cp) is the sum of the tables (CP_MAX_WGS x 80 bytes and the others) and a fixed part;
 * docs/firmware.md has the formula.
 */
#ifndef ONWARD_CP_STATE_H
#define ONWARD_CP_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/config.h"
#include "onward/cp.h"
#include "onward/hal.h"

#define CP_NONE 0xffffu /* no index */

/* Words of a bitmap. */
#define CP_WORDS(bits)   (((bits) + 31u) / 32u)
#define CP_CU_WORDS      CP_WORDS(CP_MAX_CUS)
#define CP_KERNEL_WORDS  CP_WORDS(CP_MAX_KERNELS)
#define CP_QUEUE_WORDS   CP_WORDS(CP_MAX_QUEUES)
#define CP_SCRATCH_WORDS CP_WORDS(CP_MAX_SCRATCH)

/* Doubly linked lists of work-groups (WGs) by slot number. */
struct cp_link {
    uint16_t next;
    uint16_t previous;
};

struct cp_list {
    uint16_t head;
    uint16_t tail;
    uint16_t count;
};

/* A WG is on at most one list of each kind. */
enum cp_link_kind {
    CP_LINK_CU,     /* residents of its compute unit, oldest placement first */
    CP_LINK_KERNEL, /* launched WGs of its kernel */
    CP_LINK_ORDER,  /* by state: free, stalled, quantum used up, swapped, ready, pre-empted */
    CP_LINK_KINDS
};

enum cp_wg_flag {
    CP_WG_FRESH = 1,      /* launched, and no sign of life yet; READY: has no context, is launched again */
    CP_WG_WAITS = 2,      /* known to be in wait wait_number */
    CP_WG_EXPIRED = 4,    /* has used up its quantum in this placement */
    CP_WG_SWAP = 8,       /* SAVING to make room for another */
    CP_WG_PREEMPTED = 16, /* SAVING, READY: saved because its quantum was used up */
    CP_WG_AWAY = 32       /* KILLING: not resident */
};

struct cp_workgroup {
    uint64_t expiry;  /* SWAPPED: cycle at which the wait ends; else start of the last reported wait */
    uint64_t address; /* condition of the last reported wait */
    uint64_t value;
    uint64_t mask;
    uint32_t generation;
    uint32_t wait_number; /* last one heard of; UINT32_MAX before the first */
    uint32_t tag;         /* of the last command about the WG */
    union {
        uint32_t since;      /* READY: cp.placements when it became ready */
        uint32_t launch_tag; /* resident and fresh: of its LAUNCH */
    };
    uint32_t id[3]; /* in the grid */
    struct cp_link links[CP_LINK_KINDS];
    uint16_t scratch; /* scratch slot of its kernel, or CP_NONE */
    uint8_t kernel;
    uint8_t cu;    /* where it is or was last */
    uint8_t simd;  /* of wave 0 */
    uint8_t state; /* enum cp_wg_state */
    uint8_t flags; /* enum cp_wg_flag */
    uint8_t condition;
};

struct cp_compute_unit {
    uint64_t deadline; /* of the saves of the last loss */
    uint32_t lds_free; /* bytes */
    uint16_t vgprs_free[CP_MAX_SIMDS];
    uint16_t sgprs_free[CP_MAX_SIMDS];
    uint16_t waves_free[CP_MAX_SIMDS];
    uint16_t barriers_free;
    uint16_t cursor; /* next resident to be saved after a loss */
    struct cp_list residents;
};

enum cp_kernel_stage {
    CP_KERNEL_FREE,
    CP_KERNEL_BEGIN, /* KERNEL_BEGIN is to be sent */
    CP_KERNEL_ACTIVE,
    CP_KERNEL_END,    /* KERNEL_END is to be sent */
    CP_KERNEL_ENDING, /* KERNEL_ENDED is awaited */
    CP_KERNEL_SIGNAL  /* the completion signal is to be decremented */
};

/* What one WG of a kernel needs of a compute unit. */
struct cp_shape {
    uint32_t lds;          /* bytes */
    uint16_t vgprs, sgprs; /* a wave */
    uint8_t waves;
    uint8_t barriers;            /* 1 for WGs of more than one wave */
    uint8_t simds;               /* SIMDs that hold waves of a WG */
    uint8_t share[CP_MAX_SIMDS]; /* waves on each, counted from that of wave 0 */
};

struct cp_kernel {
    struct cp_kernel_begin begin;
    uint64_t signal;                         /* completion signal, or 0 */
    uint32_t groups[3];                      /* WGs of the grid */
    uint32_t next[3];                        /* id of the next WG to launch */
    uint32_t unlaunched;                     /* WGs never launched */
    uint32_t turn;                           /* cp.placements when a WG of it was placed last */
    uint32_t tag;                            /* of KERNEL_BEGIN or KERNEL_END */
    uint32_t release;                        /* enum cp_fence_scope */
    uint32_t scratch_bytes;                  /* a WG; 0: none */
    uint32_t scratch_summary;                /* bit n: scratch_free[n] has a bit */
    uint32_t scratch_free[CP_SCRATCH_WORDS]; /* bit set: slot free */
    uint32_t room[CP_CU_WORDS];              /* bit clear: no WG of this kernel fits on the CU now; set: one may */
    struct cp_shape shape;
    struct cp_list workgroups; /* launched and not ended */
    struct cp_list ready;      /* to be placed again */
    struct cp_list preempted;  /* to be placed again after others had their turn */
    uint16_t cursor;           /* next WG to be dropped after a fault */
    uint16_t next_cu;          /* WG number modulo CUs */
    uint8_t stage;             /* enum cp_kernel_stage */
    uint8_t error;             /* 0, or enum cp_queue_error: the kernel has faulted */
    uint8_t after, before;     /* neighbours in order of dispatch, or 0xff */
};

enum cp_queue_stage {
    CP_QUEUE_NEW, /* nothing was read of its memory yet */
    CP_QUEUE_READING,
    CP_QUEUE_DEPENDENCIES, /* a barrier packet waits for signals */
    CP_QUEUE_COMPLETING,   /* a barrier packet's signal is to be decremented */
    CP_QUEUE_STOPPED
};

struct cp_queue {
    uint64_t ring;      /* address of its packets */
    uint64_t next;      /* dispatch id of the next packet to read */
    uint64_t written;   /* write index as of the last doorbell */
    uint64_t complete;  /* all packets before this dispatch id are complete */
    uint64_t retired;   /* all headers before this dispatch id are INVALID again */
    uint64_t published; /* the read index in its memory */
    uint64_t error_packet;
    uint64_t dependency[5]; /* of the barrier packet at hand, 0: none */
    uint64_t signal;        /* its completion signal */
    uint32_t size;          /* packets */
    uint32_t held;          /* WG slots its kernels hold */
    uint8_t stage;          /* enum cp_queue_stage */
    uint8_t any;            /* DEPENDENCIES: 1 for barrier-OR */
    uint8_t kernels;        /* its active dispatches */
    uint8_t error;          /* enum cp_queue_error */
    uint8_t error_stores;   /* of the error, still to be sent */
    uint8_t reserved0[3];
};

struct cp {
    struct cp_config config;
    struct cp_hal hal;
    struct cp_counters counters;
    uint64_t now;     /* of the running or last step */
    uint64_t poll_at; /* when dependencies are looked at next */
    uint32_t panic;
    uint32_t placements;      /* launches and restores sent: the clock of the launch order */
    uint32_t wanting;         /* WGs that no compute unit has room for, as of the last look */
    uint32_t swaps;           /* SAVING WGs that make room for others */
    uint32_t reports;         /* WAITING events asked for and not yet received */
    uint32_t ready;           /* READY WGs */
    uint16_t reserved_kernel; /* kernel for which a compute unit is kept free, or CP_NONE */
    uint16_t reserved_cu;
    uint16_t restore_cu;               /* where the search for a place for a restore begins */
    uint16_t last_queue;               /* whose packet was read last */
    uint8_t first_kernel, last_kernel; /* in order of dispatch, or 0xff */
    bool blocked;                      /* the command ring was full in this step */
    bool work_left;
    bool urgent;          /* cus_evicting, cus_releasing, kernels_pending or queues_storing may have a bit */
    bool place_pending;   /* something has changed since no WG could be placed */
    bool waiting_pending; /* WAITING is to be sent */
    bool oversubscribed;
    uint8_t stalled_saves;                /* SAVEs in a row that made stalled WGs give room, up to CP_ORDER_QUANTUM */
    uint32_t level_late[CP_PRIORITIES];   /* placements when a new or pre-empted WG of this priority was placed last */
    uint8_t level_kernels[CP_PRIORITIES]; /* active dispatches */
    uint32_t cus_usable[CP_CU_WORDS];
    uint32_t cus_evicting[CP_CU_WORDS];  /* lost, with residents to save from the cursor on */
    uint32_t cus_releasing[CP_CU_WORDS]; /* lost and empty: CU_RELEASE is to be sent */
    uint32_t kernels_free[CP_KERNEL_WORDS];
    uint32_t kernels_pending[CP_KERNEL_WORDS]; /* with commands to send or WGs to drop */
    uint32_t queues_pending[CP_QUEUE_WORDS];   /* with packets to read */
    uint32_t queues_starved[CP_QUEUE_WORDS];   /* that wait for a kernel record */
    uint32_t queues_polling[CP_QUEUE_WORDS];   /* in stage DEPENDENCIES */
    uint32_t queues_due[CP_QUEUE_WORDS];       /* of those, not yet looked at in this round */
    uint32_t queues_storing[CP_QUEUE_WORDS];   /* with memory commands to send */
    struct cp_list free;
    struct cp_list stalled; /* resident, waiting, longest known first */
    struct cp_list expired; /* running, quantum used up */
    struct cp_list swapped; /* by expiry */
    struct cp_compute_unit cus[CP_MAX_CUS];
    struct cp_queue queues[CP_MAX_QUEUES];
    struct cp_kernel kernels[CP_MAX_KERNELS];
    struct cp_workgroup workgroups[CP_MAX_WGS];
};

_Static_assert(sizeof(struct cp_workgroup) == 80, "docs/firmware.md gives the size of a work-group's record");

#endif
