/*
 * cp_state.h - struct cp in full, for those who place it in memory. Its fields are the firmware's own: read them in a
 * debugger, but use the functions of onward/cp.h in programs.
 *
 * Memory: sizeof(struct cp) is the sum of the tables (CP_MAX_WGS x 56 bytes and the others) and a fixed part;
 * docs/firmware.md has the formula.
 */
#ifndef ONWARD_CP_STATE_H
#define ONWARD_CP_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/config.h"
#include "onward/cp.h"
#include "onward/hal.h"
#include "onward/predictor.h"
#include "onward/trace.h"

#define CP_NONE        0xffffu /* no index */
#define CP_KERNEL_NONE 0xffu   /* no kernel */

struct cp_policy_entry; /* what the policy does: the firmware's own */

/* Words of a bitmap. */
#define CP_WORDS(bits)   (((bits) + 31u) / 32u)
#define CP_CU_WORDS      CP_WORDS(CP_MAX_CUS)
#define CP_KERNEL_WORDS  CP_WORDS(CP_MAX_KERNELS)
#define CP_QUEUE_WORDS   CP_WORDS(CP_MAX_QUEUES)
#define CP_SCRATCH_WORDS CP_WORDS(CP_MAX_SCRATCH)
#define CP_SPILL_WORDS   CP_WORDS(CP_MAX_CONDITIONS)
#define CP_WG_WORDS      CP_WORDS(CP_MAX_WGS)
#define CP_ANSWER_WORDS  CP_WORDS(CP_WG_WORDS)

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
    CP_WG_AWAY = 32,      /* KILLING: not resident */
    CP_WG_MET = 64        /* SAVING: the condition of wait met_wait was met meanwhile */
};

/* Here and below the smallest fields come first: Thumb's short loads reach 32 bytes, 64 halfwords' bytes, 128 words' bytes. */
struct cp_workgroup {
    uint8_t kernel;
    uint8_t cu;       /* where it is or was last */
    uint8_t simd;     /* of wave 0 */
    uint8_t state;    /* enum cp_wg_state */
    uint8_t flags;    /* enum cp_wg_flag */
    bool stands;      /* its offer to be killed, in a cooperative kernel */
    uint16_t waits;   /* its oldest wait on a spilled condition, or 0 */
    uint16_t epoch;   /* counts up when its waits on spilled conditions are forgotten */
    uint16_t scratch; /* scratch slot of its kernel, or CP_NONE */
    struct cp_link links[CP_LINK_KINDS];
    uint64_t
        expiry; /* SWAPPED: cycle at which the wait ends, UINT64_MAX: never; else start of the last reported wait */
    uint32_t generation;
    uint32_t wait_number; /* last one heard of; UINT32_MAX before the first */
    uint32_t first_wait;  /* waits with lower numbers are over */
    uint32_t tag;         /* of the last command about the WG */
    union {
        uint32_t since;      /* READY: cp.placements when it became ready */
        uint32_t launch_tag; /* resident and fresh: of its LAUNCH */
        uint32_t met_wait;   /* SAVING and not fresh */
    };
    uint32_t number; /* in the grid, x fastest */
};

/* 64 bits in records of which there are many: aligned to 4, so that no padding follows them. */
typedef uint64_t cp_packed64 __attribute__((aligned(4)));

/*
 * Conditions that the SyncMon had no room for, and waits on them, have numbers from 1 on; 0 is none. Records that are free
 * are a stack of indices (number - 1); a link says how many records further than the following one the next is, modulo
 * 2^16, so that in a table of zeros all are free.
 */
/* In use while somebody waits on it. */
struct cp_condition {
    cp_packed64 address;  /* of the word */
    cp_packed64 operand;  /* value; for words of 4 bytes with the mask in the upper half, for others it is all ones */
    struct cp_bloom seen; /* values the word had when it was looked at */
    uint16_t chain;       /* next in its bucket; free: the link to the next one */
    uint16_t oldest;      /* of its waits, a ring in order of age */
    uint16_t count;
    uint16_t key; /* bits 0, 1: 0 EQ, 1 NE, 2 LT, 3 GE; 2: a word of 8 bytes, else of 4; 15..3: its bucket */
};

enum cp_ring_kind {
    CP_RING_AGE,   /* waits of one condition, oldest first */
    CP_RING_GROUP, /* waits of one WG, in order of filing; or all that are to be removed */
    CP_RING_KINDS
};

/* A wait on such a condition. Its WG's generation is the current one while it has the WG's epoch. */
struct cp_wait {
    cp_packed64 since; /* cycle at which it began */
    uint32_t wait_number;
    uint16_t slot;
    uint16_t condition;
    struct cp_link rings[CP_RING_KINDS]; /* free: the first one's next is the link to the next one */
    uint16_t epoch;                      /* of its WG: another one's is dead */
    uint8_t kernel;                      /* that it is counted for */
    uint8_t reserved0;
};

/* What is being done about spilled conditions. */
struct cp_spill {
    uint16_t conditions_free; /* index of the first one free, of which there always is one */
    uint16_t waits_free;      /* the same; CP_MAX_WAITS: none */
    uint16_t conditions_used;
    uint16_t waits_used;
    uint16_t dead;     /* one of the waits to be removed */
    uint16_t filing;   /* wait that is being put in order of age */
    uint16_t place;    /* and the one that it goes before, unless that one's elder is younger too; 0: it is the first */
    uint16_t met_next; /* wait of the condition that is met to be looked at next */
    uint16_t met_left; /* waits of it to be ended */
    uint16_t met_looks; /* and to be looked at; 0: no condition's waits are being ended */
    uint16_t cursor;    /* index of the condition checked next; 0: no round of checks is under way */
    uint32_t cells;     /* of the word seen last, in a Bloom filter; 0: not worked out */
    uint64_t word;      /* seen last */
    uint64_t round_at;  /* when the next round begins */
    struct cp_stall_predictor met_times;
    uint16_t kernel_waits[CP_MAX_KERNELS];
    uint32_t used[CP_SPILL_WORDS]; /* conditions in use */
};

/* The Monitor Log as the firmware reads it. */
struct cp_log {
    uint64_t read;     /* entries done with */
    uint64_t retry_at; /* nothing is read before */
    uint32_t there;    /* entries behind that, as of the last look */
    uint32_t unstored; /* entries done with that the GPU was not told of; may be too large */
    uint16_t tries;    /* looks at an entry that is not there */
    bool pending;      /* there may be entries, or read is to be stored */
    uint8_t shift;     /* the log has 2^shift entries */
};

/*
 * Two amounts in a word, so that both are compared and subtracted at once: the lower one up to 2^21 - 1, the upper one up to
 * 511. Where they say what is free the bit above each is set, and is cleared by taking more than there is.
 */
#define CP_PAIR(upper, lower) ((uint32_t)(upper) << 22 | (uint32_t)(lower))
#define CP_PAIR_UPPER(pair)   ((pair) >> 22 & 511u)
#define CP_PAIR_LOWER(pair)   ((pair) & ((1u << 21) - 1u))
#define CP_PAIR_FREE          (1u << 31 | 1u << 21) /* these bits */

/* What is free on a SIMD. */
struct cp_simd {
    uint32_t waves; /* upper: wave slots; lower: VGPRs */
    uint32_t sgprs; /* lower */
};

struct cp_compute_unit {
    struct cp_list residents;
    uint16_t cursor; /* next resident to be saved after a loss */
    uint32_t rest;   /* free, upper: barriers; lower: bytes of LDS */
    struct cp_simd simds[CP_MAX_SIMDS];
    cp_packed64 deadline; /* of the saves of the last loss */
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
    uint32_t rest;         /* upper: barriers, 1 for WGs of more than one wave; lower: bytes of LDS */
    uint16_t vgprs, sgprs; /* a wave */
    uint8_t waves;
    uint8_t simds;               /* SIMDs that hold waves of a WG */
    uint8_t share[CP_MAX_SIMDS]; /* waves on each, counted from that of wave 0 */
};

struct cp_kernel {
    uint8_t stage;             /* enum cp_kernel_stage */
    uint8_t error;             /* 0, or enum cp_queue_error: the kernel has faulted */
    uint8_t after, before;     /* neighbours in order of dispatch, or 0xff */
    uint8_t attended;          /* enum cp_attention; 0: a kernel without launch options */
    uint8_t slice, slices;     /* of an adversary's schedule: the one at hand, how many there are for this dispatch */
    bool slicing;              /* the WG of the slice at hand was placed */
    uint8_t number;            /* its own, as in begin */
    uint8_t queue;             /* the same */
    uint8_t priority;          /* of that queue */
    uint8_t release;           /* enum cp_fence_scope */
    uint16_t cursor;           /* next WG to be dropped */
    uint16_t next_cu;          /* WG number modulo CUs */
    struct cp_list workgroups; /* launched and not ended */
    struct cp_list ready;      /* to be placed again */
    struct cp_list preempted;  /* to be placed again after others had their turn */
    struct cp_shape shape;
    uint32_t unlaunched;        /* WGs never launched */
    uint32_t groups[3];         /* WGs of the grid */
    uint32_t next[3];           /* id of the next WG to launch */
    uint32_t turn;              /* cp.placements when a WG of it was placed last */
    uint32_t tag;               /* of KERNEL_BEGIN or KERNEL_END */
    uint32_t scratch_bytes;     /* a WG; 0: none */
    uint32_t scratch_summary;   /* bit n: scratch_free[n] has a bit */
    uint32_t room[CP_CU_WORDS]; /* bit clear: no WG of this kernel fits on the CU now; set: one may */
    uint64_t signal;            /* completion signal, or 0 */
    struct cp_kernel_begin begin;
    uint32_t scratch_free[CP_SCRATCH_WORDS]; /* bit set: slot free */
};

/* Why a kernel has more than struct cp_kernel. */
enum cp_attention {
    CP_ATTEND_RESIZES = 1,  /* cooperative: M changes */
    CP_ATTEND_MESSAGES = 2, /* cooperative or maximal: has a control block */
    CP_ATTEND_GATHERS = 4   /* places are taken by force for it */
};

/* What is under way for a cooperative or maximal kernel, one at a time. */
enum cp_operation {
    CP_OPERATION_NONE,
    CP_OPERATION_START, /* its first WGs */
    CP_OPERATION_FORK,  /* WGs that one of its WGs has asked for */
    CP_OPERATION_RESIZE /* the end of a resizing barrier */
};

/* And how far it is. */
enum cp_operation_stage {
    CP_STAGE_DRAIN,   /* WGs killed before are still to end */
    CP_STAGE_VICTIMS, /* WGs are killed, from the last one on */
    CP_STAGE_COUNT,   /* places are counted, a CU at a time */
    CP_STAGE_RECORDS, /* records of new WGs are written */
    CP_STAGE_WORDS,   /* words of the control block, and the answer */
    CP_STAGE_LAUNCH   /* new WGs are launched */
};

enum cp_cooperative_due {
    CP_DUE_ACTIVE = 1, /* M is to be stored */
    CP_DUE_DEMAND = 2  /* what is wanted or offered is to be stored */
};

/* What is kept for cooperative and maximal kernels. */
struct cp_cooperative {
    uint8_t operation; /* enum cp_operation */
    uint8_t stage;     /* enum cp_operation_stage */
    uint8_t step;      /* RECORDS, WORDS: commands sent */
    uint8_t due;       /* enum cp_cooperative_due */
    uint16_t ticket;   /* of the last offer, 0: none so far */
    uint16_t issued;   /* highest ticket there was */
    uint16_t seen;     /* RESIZE: ticket that came with it */
    uint16_t slot;     /* VICTIMS: next WG to be killed; else that whose offer is looked at next; or CP_NONE */
    uint16_t cu;       /* COUNT: CU at hand */
    uint16_t away;     /* WGs being saved, or swapped out in a wait that lasts */
    uint16_t standing; /* WGs whose offers stand */
    uint16_t most;     /* COUNT: WGs that are wanted */
    uint16_t found;    /* COUNT: places for them */
    uint16_t before;   /* RESIZE: M of the barrier */
    uint16_t arrived;  /* at the barrier, as of the last look */
    bool over;         /* these are answered, and so are those of the same round that come yet */
    uint32_t limit;    /* M can be at most */
    uint32_t active;   /* M; 0: not started. WGs with this number and above are being killed */
    uint32_t id;       /* RECORDS: whose record is next */
    uint32_t source;   /* id of the WG whose record is copied and that is answered */
    uint32_t forks;    /* WGs forked so far */
    uint32_t ended;    /* WGs with numbers below M that have ended */
    uint32_t lowest;   /* of their numbers */
    uint32_t dying;    /* WGs being killed */
    uint32_t round;    /* of the last offer that was to stand */
    uint32_t record_bytes;
    cp_packed64 control; /* address of its struct cp_cooperative_control */
    cp_packed64 demand;  /* the word there, as it is or is about to be; fewer than M are wanted */
    cp_packed64 poll_at; /* cycle at which its barrier is looked at, UINT64_MAX: all its WGs live */
    cp_packed64 detail;  /* error_detail */
};

/* Kernels that lack places, and rounds over all CUs in which residents of lower priority are saved for them. */
struct cp_gather {
    cp_packed64 begun;   /* cycle at which the kernel became active */
    cp_packed64 look_at; /* cycle at which a round may begin, UINT64_MAX: never */
    uint32_t lacking;    /* waves still to be freed */
    uint16_t cu;         /* at hand; its cursor is the resident looked at next */
    uint16_t cus_left;   /* not yet looked at, that one included */
    bool due;            /* a round begins, if places are lacking */
    bool round;          /* one is under way */
    bool taken;          /* it has found somebody */
    bool waited;         /* an ordinary kernel has lacked places for WGs never launched */
};

enum cp_queue_stage {
    CP_QUEUE_NEW, /* nothing was read of its memory yet */
    CP_QUEUE_READING,
    CP_QUEUE_DEPENDENCIES, /* a barrier packet waits for signals */
    CP_QUEUE_COMPLETING,   /* a barrier packet's signal is to be decremented */
    CP_QUEUE_STOPPED
};

struct cp_queue {
    uint8_t stage;        /* enum cp_queue_stage */
    uint8_t any;          /* DEPENDENCIES: 1 for barrier-OR */
    uint8_t kernels;      /* its active dispatches */
    uint8_t error;        /* enum cp_queue_error */
    uint8_t error_stores; /* of the error, still to be sent */
    uint8_t reserved0[3];
    uint32_t size;      /* packets */
    uint32_t held;      /* WG slots its kernels hold */
    uint64_t ring;      /* address of its packets */
    uint64_t next;      /* dispatch id of the next packet to read */
    uint64_t written;   /* write index as of the last doorbell */
    uint64_t complete;  /* all packets before this dispatch id are complete */
    uint64_t retired;   /* all headers before this dispatch id are INVALID again */
    uint64_t published; /* the read index in its memory */
    uint64_t error_packet;
    uint64_t error_detail;
    uint64_t dependency[5]; /* of the barrier packet at hand, 0: none */
    uint64_t signal;        /* its completion signal */
};

struct cp {
    uint8_t first_kernel, last_kernel; /* in order of dispatch, or 0xff */
    uint8_t reserved_kernel;           /* kernel for which a compute unit is kept free, or 0xff */
    uint8_t growing;                   /* cooperative kernel that is being given WGs, or 0xff */
    uint8_t gathering; /* kernel that places are being taken for by force, or 0xff: lower ones get none meanwhile */
    bool blocked;      /* the command ring was full in this step */
    bool work_left;
    bool drained;         /* there was no further event in this step */
    bool urgent;          /* cus_evicting, cus_releasing, kernels_pending or queues_storing may have a bit */
    bool place_pending;   /* something has changed since no WG could be placed */
    bool waiting_pending; /* WAITING is to be sent */
    bool monitor_pending; /* before it, MONITOR */
    bool events_first;    /* before the log and spilled conditions; they take turns */
    bool log_first;       /* before checks of spilled conditions; they take turns */
    bool oversubscribed;
    uint8_t stalled_saves; /* SAVEs in a row that made stalled WGs give room, up to CP_ORDER_QUANTUM */
    uint16_t reserved_cu;
    uint16_t restore_cu;    /* where the search for a place for a restore begins */
    uint16_t last_queue;    /* whose packet was read last */
    uint16_t attended;      /* active dispatches with launch options */
    struct cp_list free;    /* a stack: without tail, and its WGs' links without previous */
    struct cp_list stalled; /* resident, waiting, longest known first */
    struct cp_list expired; /* running, quantum used up */
    struct cp_list swapped; /* by expiry */
    uint32_t panic;
    uint32_t placements;                  /* launches and restores sent: the clock of the launch order */
    uint32_t wanting;                     /* WGs that no compute unit has room for, as of the last look */
    uint32_t swaps;                       /* SAVING WGs that make room for others */
    uint32_t swap_waves;                  /* of these */
    uint32_t dying_waves;                 /* of WGs of cooperative kernels that are being killed */
    uint32_t reports;                     /* WAITING events asked for and not yet received */
    uint32_t ready;                       /* READY WGs */
    uint32_t fresh;                       /* of these, never started: their LAUNCH was refused */
    uint32_t stall;                       /* predicted: cycles a waiting WG keeps its place */
    uint64_t now;                         /* of the running or last step */
    const struct cp_policy_entry *policy; /* of config.policy */
    uint64_t poll_at;                     /* when dependencies are looked at next */
    uint64_t stall_at;                    /* when the stall time is predicted anew */
    uint64_t attend_at;                   /* when some kernel's barrier or lack of places is looked at next */
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
    uint32_t answers_summary[CP_ANSWER_WORDS]; /* bit n: answers[n] has a bit */
    struct cp_trace *trace;                    /* of the port's memory, or NULL */
    struct cp_hal hal;
    struct cp_log log;
    struct cp_counters counters;
    struct cp_spill spill;
    uint32_t answers[CP_WG_WORDS]; /* WGs whose message is still to be answered: nothing was done */
    struct cp_config config;
    struct cp_kernel kernels[CP_MAX_KERNELS];
    struct cp_cooperative cooperative[CP_MAX_KERNELS]; /* by kernel */
    struct cp_gather gathers[CP_MAX_KERNELS];          /* by kernel */
    struct cp_compute_unit cus[CP_MAX_CUS];
    struct cp_queue queues[CP_MAX_QUEUES];
    uint16_t condition_buckets[CP_CONDITION_BUCKETS];
    struct cp_condition conditions[CP_MAX_CONDITIONS];
    struct cp_wait waits[CP_MAX_WAITS];
    struct cp_workgroup workgroups[CP_MAX_WGS]; /* last: the others lie within the reach of short instructions */
};

_Static_assert(sizeof(struct cp_workgroup) == 56, "docs/firmware.md gives the size of a work-group's record");
_Static_assert(sizeof(struct cp_condition) == 28 && sizeof(struct cp_wait) == 28, "and of a spilled wait's");

#endif
