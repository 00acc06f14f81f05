/* SPDX-License-Identifier: MIT */
/*
 * cp_state.h - struct cp in full, for callers that place it in memory. Its fields are the firmware's own: read them
 * in a debugger, and use the functions of onward/cp.h in programs.
 *
 * sizeof(struct cp) is a fixed part and the sum of the tables, such as CP_MAX_WGS x 56 bytes; docs/measured/costs.md
 * has the formula. Cycles are GPU cycles. Indices and numbers are the firmware's own, unless a comment says
 * otherwise.
 */
#ifndef ONWARD_CP_STATE_H
#define ONWARD_CP_STATE_H

#include "onward/base.h"
#include "onward/config.h"
#include "onward/cp.h"
#include "onward/hal.h"
#include "onward/predictor.h"
#include "onward/status.h"
#include "onward/trace.h"

CP_EXTERN_C_BEGIN

#define CP_NONE        0xffffu /* no slot, CU, SIMD or other index */
#define CP_KERNEL_NONE 0xffu   /* no kernel */

/* Words of a bitmap. */
#define CP_WORDS(bits)   (((bits) + 31u) / 32u)
#define CP_CU_WORDS      CP_WORDS(CP_MAX_CUS)
#define CP_KERNEL_WORDS  CP_WORDS(CP_MAX_KERNELS)
#define CP_QUEUE_WORDS   CP_WORDS(CP_MAX_QUEUES)
#define CP_SCRATCH_WORDS CP_WORDS(CP_MAX_SCRATCH)
#define CP_SPILL_WORDS   CP_WORDS(CP_MAX_CONDITIONS)
#define CP_WG_WORDS      CP_WORDS(CP_MAX_WGS)
#define CP_ANSWER_WORDS  CP_WORDS(CP_WG_WORDS)
#define CP_ANSWER_TOPS   CP_WORDS(CP_ANSWER_WORDS)

/*
 * A set of compute units (CUs): a bit each. Of more than two words a bit each says which are not 0, so that a search
 * does not go over all of them.
 */
#define CP_CU_SUMMARY (CP_CU_WORDS > 2)

struct cp_cu_set {
#if CP_CU_SUMMARY
    uint32_t summary;
#endif
    uint32_t words[CP_CU_WORDS];
};

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
    CP_LINK_CU,     /* residents of a CU, oldest placement first */
    CP_LINK_KERNEL, /* launched WGs of a kernel, in order of launch */
    CP_LINK_ORDER,  /* by state: free, stalled, expired, swapped, ready, preempted */
    CP_LINK_KINDS
};

enum cp_wg_flag {
    CP_WG_FRESH = 1, /* launched, and no event has shown that it runs. READY: it has no context, LAUNCH is sent again */
    CP_WG_WAITS = 2, /* known to be in wait wait_number */
    CP_WG_EXPIRED = 4,    /* has used up its quantum in this placement */
    CP_WG_SWAP = 8,       /* SAVING: because another WG needs its resources */
    CP_WG_PREEMPTED = 16, /* SAVING, READY: saved because its quantum was used up, or by reclaim */
    CP_WG_AWAY = 32,      /* KILLING: not resident */
    CP_WG_MET = 64,       /* SAVING: the condition of wait met_wait was met meanwhile */
    CP_WG_STANDS = 128    /* cooperative kernels: its offer to be killed stands (CP_MESSAGE_STAND) */
};

/* What a WG waits for, or has waited for: the wait that the GPU told of last. */
struct cp_wg_wait {
    struct cp_status_wait told;
    uint32_t number;
    /* enum cp_condition; 0: none was told. */
    uint32_t condition;
};

/*
 * The record of a WG slot. Here and below the smallest fields come first, because short instructions of Thumb reach
 * bytes at offsets below 32, halfwords below 64 and words below 128.
 */
struct cp_workgroup {
    uint8_t kernel;
    /* Of wave 0. */
    uint8_t simd;
    /* Where it is or was last. */
    uint16_t cu;
    /* enum cp_wg_state. */
    uint8_t state;
    /* enum cp_wg_flag. */
    uint8_t flags;
    /* Its oldest wait on a spilled condition; 0: none. */
    uint16_t waits;
    /* Rises when its waits on spilled conditions are forgotten. */
    uint16_t epoch;
    /* Scratch slot of its kernel, or CP_NONE. */
    uint16_t scratch;
    struct cp_link links[CP_LINK_KINDS];
    /* SWAPPED: cycle at which the wait ends, UINT64_MAX: never. Otherwise the start of the wait reported last. */
    uint64_t expiry;
    uint32_t generation;
    /* Of the newest wait that was reported; UINT32_MAX: none. */
    uint32_t wait_number;
    /* Waits with lower numbers are over. */
    uint32_t first_wait;
    /* Of the last command about the WG. */
    uint32_t tag;
    union {
        uint32_t since;      /* READY: cp.placements when it became ready */
        uint32_t launch_tag; /* resident and fresh: tag of its LAUNCH */
        uint32_t met_wait;   /* SAVING and not fresh: see CP_WG_MET */
    };
    /* In the grid, x fastest. */
    uint32_t number;
#if CP_HOST
    struct cp_wg_wait wait;
#endif
};

/* 64 bits in records of which there are many: aligned to 4, so that no padding follows them. */
typedef uint64_t cp_packed64 __attribute__((aligned(4)));

/*
 * Spilled conditions and the waits on them (docs/guide/firmware.md). Both are numbered from 1 on; 0 is none. Free
 * records form a stack of indices (number - 1). The link of a free record says how many records beyond the following
 * one the next free record is, modulo 2^16. A table of zeros is therefore a table of free records.
 */

/* A record is in use as long as a wait is on it. */
struct cp_spilled_condition {
    /* Of the word. */
    cp_packed64 address;
    /* The expected value. A word of 4 bytes has its mask in the upper half; the mask of other words is all ones. */
    cp_packed64 operand;
    /* The values of the word that checks have found. */
    struct cp_bloom seen;
    /* The next condition in its bucket. Free record: the link to the next one. */
    uint16_t chain;
    /* Its oldest wait: head of CP_RING_AGE. */
    uint16_t oldest;
    /* Its waits. */
    uint16_t count;
    /* NE, GE: met if EQ, LT is not. */
    uint16_t inverted : 1;
    /* LT, GE. */
    uint16_t ordered : 1;
    /* A word of 8 bytes, else of 4. */
    uint16_t is_long : 1;
    uint16_t bucket : 13;
};

enum cp_ring_kind {
    CP_RING_AGE,   /* waits of one condition, oldest first */
    CP_RING_GROUP, /* waits of one WG, in order of filing; or all waits that are being removed */
    CP_RING_KINDS
};

/* A wait on a spilled condition. Its WG's generation is the current one as long as the epochs are equal. */
struct cp_wait {
    /* Cycle at which it began. */
    cp_packed64 since;
    uint32_t wait_number;
    uint16_t slot;
    uint16_t condition;
    /* Free record: next of the first one is the link to the next free record. */
    struct cp_link rings[CP_RING_KINDS];
    /* Of its WG at the time of filing. If the WG's epoch is another one, the wait is over. */
    uint16_t epoch;
    /* The kernel whose share it counts in. */
    uint8_t kernel;
    uint8_t reserved0;
};

/* Work under way on spilled conditions. */
struct cp_spill {
    /* Index of the first free record of a condition. There always is one. */
    uint16_t conditions_free;
    /* Index of the first free record of a wait; CP_MAX_WAITS: none. */
    uint16_t waits_free;
    uint16_t conditions_used;
    uint16_t waits_used;
    /* One of the waits that are being removed; 0: none. */
    uint16_t removing;
    /* The wait that is being put in order of age; 0: none. */
    uint16_t filing;
    /*
     * The wait that it goes before, unless the next older one is younger than it, too. 0: the condition has no other
     * wait.
     */
    uint16_t filing_before;
    /* The wait of the met condition that is tried next. */
    uint16_t met_next;
    /* Waits of the met condition that are still to be ended. */
    uint16_t met_left;
    /* Waits of the met condition that were not tried yet; 0: no condition's waits are being ended. */
    uint16_t met_untried;
    /* Index of the condition that is checked next; 0: no round of checks is under way. */
    uint16_t cursor;
    /* The cells of `word` in a Bloom filter; 0: not computed. */
    uint32_t cells;
    /* The value that a check has found last. */
    uint64_t word;
    /* Cycle at which the next round begins. */
    uint64_t round_at;
    struct cp_stall_predictor met_times;
    /* Waits of each kernel. */
    uint16_t kernel_waits[CP_MAX_KERNELS];
    /* A bit for each condition in use. */
    uint32_t used[CP_SPILL_WORDS];
};

/* The Monitor Log as the firmware reads it (monitor_log.h). */
struct cp_log {
    /* Entries that are done. */
    uint64_t read;
    /* Cycle before which the log is not read. */
    uint64_t retry_at;
    /* Entries behind read, as of the last load of `written`. */
    uint32_t unread;
    /* Entries before read that the GPU was not told of; may be too large. */
    uint32_t unstored;
    /* Reads of an entry that is claimed but not filled. */
    uint16_t tries;
    /* There may be entries, or read is to be stored. */
    bool pending;
    /* The log has 2^shift entries. */
    uint8_t shift;
};

/*
 * Two amounts in a word, compared and subtracted at once: the lower one up to 2^21 - 1, the upper one up to 511.
 * Words that say what is free have the guard bit above each amount set. Taking more than there is clears it.
 */
#define CP_PAIR(upper, lower) ((uint32_t)(upper) << 22 | (uint32_t)(lower))
#define CP_PAIR_UPPER(pair)   ((pair) >> 22 & 511u)
#define CP_PAIR_LOWER(pair)   ((pair) & ((1u << 21) - 1u))
#define CP_PAIR_FREE          (1u << 31 | 1u << 21) /* the guard bits */

/* What is free on a SIMD. */
struct cp_simd {
    uint32_t waves; /* upper: wave slots; lower: rows of VGPRs */
    uint32_t sgprs; /* lower */
};

struct cp_compute_unit {
    struct cp_list residents;
    /* The resident that is saved next after a loss, or by reclaim. */
    uint16_t cursor;
    /* Free; upper: barriers; lower: bytes of LDS. */
    uint32_t rest;
    struct cp_simd simds[CP_MAX_SIMDS];
    /* Cycle by which the saves of the last loss are due. */
    cp_packed64 deadline;
};

enum cp_kernel_stage {
    CP_KERNEL_FREE,
#if CP_ROCM
    CP_KERNEL_START, /* the start timestamp is to be stored, then as BEGIN */
#endif
    CP_KERNEL_BEGIN, /* KERNEL_BEGIN is to be sent */
    CP_KERNEL_ACTIVE,
    CP_KERNEL_GIVING,  /* the dispatcher's from now on (docs/reference/delegation.md): GIVEN is awaited */
    CP_KERNEL_HANDING, /* the dispatcher's; records of WGs that the firmware has launched are handed over */
    CP_KERNEL_GIVEN,   /* the dispatcher's */
    CP_KERNEL_DROPPED, /* the dispatcher's; it has faulted, and DROP was sent */
    CP_KERNEL_CLEARED, /* the dispatcher has ended it; records of watched WGs are forgotten */
    CP_KERNEL_END,     /* KERNEL_END is to be sent */
    CP_KERNEL_ENDING,  /* KERNEL_ENDED is awaited */
    CP_KERNEL_SIGNAL,  /* the end timestamp, if any, is to be stored; then as STAMPED */
    CP_KERNEL_STAMPED  /* the completion signal is to be decremented */
};

/* What one WG of a kernel needs of a CU. */
struct cp_shape {
    /* Upper: barriers, 1 for WGs of more than one wave; lower: bytes of LDS. */
    uint32_t rest;
    /* Of a wave. */
    uint16_t vgprs, sgprs;
    uint8_t waves;
    /* SIMDs that hold waves of a WG. */
    uint8_t simds;
    /* Waves on each of them, from the SIMD of wave 0 on. */
    uint8_t share[CP_MAX_SIMDS];
};

/* The record of an active dispatch. */
struct cp_kernel {
    /* enum cp_kernel_stage. */
    uint8_t stage;
    /* 0, or enum cp_queue_error: the kernel has faulted. */
    uint8_t error;
    /* The next one in the order of placing, or CP_KERNEL_NONE. */
    uint8_t after;
    /* enum cp_management; 0: a kernel without launch options. */
    uint8_t managed;
    /* Of an adversary's schedule: the current slice, and the slices of this dispatch. */
    uint8_t slice, slices;
    /* The WG of the current slice was placed. */
    bool slicing;
    /* Index of this record, as in begin. */
    uint8_t number;
    uint8_t queue;
    /* Of the queue. */
    uint8_t priority;
    /* enum cp_fence_scope. */
    uint8_t release;
    /* The WG that is dropped next. */
    uint16_t cursor;
    /* CP_KERNEL_HANDING: records that are still to be handed over. */
    uint16_t records;
    /* The number of the WG launched next, modulo CUs. */
    uint16_t next_cu;
    /* Launched and not ended, in order of launch. */
    struct cp_list workgroups;
    /* READY and not preempted. */
    struct cp_list ready;
    /* READY and preempted: placed only after other WGs had their turns. */
    struct cp_list preempted;
    struct cp_shape shape;
    /* WGs that were never launched. */
    uint32_t unlaunched;
    /* WGs of the grid. */
    uint32_t groups[3];
    /* Id of the WG that is launched next. */
    uint32_t next[3];
    /* cp.placements when a WG of it was placed last. */
    uint32_t turn;
    /* Of KERNEL_BEGIN or KERNEL_END. */
    uint32_t tag;
    /* Bit n: scratch_free[n] has a bit. */
    uint32_t scratch_summary;
    /* Usable CUs where a WG of this kernel may fit. On the others none fits now. */
    struct cp_cu_set may_fit;
    /* Address of the completion signal, or 0. */
    uint64_t signal;
    struct cp_kernel_begin begin;
    /* Bit set: the scratch slot is free. */
    uint32_t scratch_free[CP_SCRATCH_WORDS];
};

/* What the launch options of a kernel ask for. */
enum cp_management {
    CP_MANAGED_RESIZES = 1,  /* cooperative: M changes */
    CP_MANAGED_MESSAGES = 2, /* cooperative or maximal: has a control block */
    CP_MANAGED_RECLAIMS = 4  /* slots are taken by force for it */
};

/* What is under way for a cooperative or maximal kernel, one at a time. */
enum cp_operation {
    CP_OPERATION_NONE,
    CP_OPERATION_START, /* its first WGs */
    CP_OPERATION_FORK,  /* WGs that one of its WGs has asked for */
    CP_OPERATION_RESIZE /* the end of a resizing barrier */
};

/* How far the operation is. */
enum cp_operation_stage {
    CP_STAGE_DRAIN,   /* WGs that were marked for kill before must end first */
    CP_STAGE_VICTIMS, /* WGs are killed, from the last one on */
    CP_STAGE_COUNT,   /* slots for new WGs are counted, one CU a work item */
    CP_STAGE_RECORDS, /* records of new WGs are written */
    CP_STAGE_WORDS,   /* words of the control block are written, and the answer */
    CP_STAGE_LAUNCH   /* new WGs are launched */
};

/* Words of the control block that are to be stored. */
enum cp_cooperative_due {
    CP_DUE_ACTIVE = 1, /* M */
    CP_DUE_DEMAND = 2  /* the demand: WGs wanted or offered */
};

/* The state of a cooperative or maximal kernel (docs/guide/cooperative.md). M is its number of active WGs. */
struct cp_cooperative {
    /* enum cp_operation. */
    uint8_t operation;
    /* enum cp_operation_stage. */
    uint8_t stage;
    /* RECORDS, WORDS: commands sent so far. */
    uint8_t step;
    /* enum cp_cooperative_due. */
    uint8_t due;
    /* Ticket of the last offer; 0: none so far. */
    uint16_t ticket;
    /* The highest ticket so far. */
    uint16_t issued;
    /* RESIZE: the ticket in the message. */
    uint16_t seen;
    /* VICTIMS: the WG that is killed next. Otherwise the WG whose standing offer is checked next. Or CP_NONE. */
    uint16_t slot;
    /* COUNT: the current CU. */
    uint16_t cu;
    /* WGs that are SAVING or SWAPPED. */
    uint16_t away;
    /* WGs whose offers stand. */
    uint16_t standing;
    /* COUNT: the WGs to find slots for. */
    uint16_t most;
    /* COUNT: the slots found so far. */
    uint16_t found;
    /* RESIZE: M of the barrier. */
    uint16_t before;
    /* WGs that the last check found at the barrier. */
    uint16_t arrived;
    /* The round of offers is over: its offers are answered, and later ones of the same round, too. */
    bool over;
    /* Upper bound of M. */
    uint32_t limit;
    /* M; 0: not started. WGs with this number and above are being killed. */
    uint32_t active;
    /* RECORDS: the WG whose record is next. */
    uint32_t id;
    /* Number of the WG that is answered, and whose record is copied. */
    uint32_t source;
    /* WGs forked so far. */
    uint32_t forks;
    /* WGs with numbers below M that have ended. */
    uint32_t ended;
    /* The lowest of their numbers. */
    uint32_t lowest;
    /* WGs that are being killed. */
    uint32_t dying;
    /* Of the last offer to stand (the argument of CP_MESSAGE_STAND). */
    uint32_t round;
    uint32_t record_bytes;
    /* Address of its struct cp_cooperative_control. */
    cp_packed64 control;
    /* The demand there, or the one that is to be stored. Fewer than M WGs are wanted. */
    cp_packed64 demand;
    /* Cycle at which its barrier is checked next; UINT64_MAX: all its WGs live. */
    cp_packed64 poll_at;
    /* error_detail of its queue. */
    cp_packed64 detail;
};

/* How long a kernel lacks slots; and rounds over all CUs that save residents of lower priority for it. */
struct cp_reclaim {
    /* Cycle at which the kernel became active. */
    cp_packed64 begun;
    /* Cycle at which a round may begin; UINT64_MAX: never. */
    cp_packed64 check_at;
    /* Waves that this round has yet to free. */
    uint32_t waves_left;
    /* The current CU; its cursor is the resident checked next. */
    uint16_t cu;
    /* CUs not done yet, the current one included. */
    uint16_t cus_left;
    /* A round begins if slots are lacking. */
    bool due;
    /* A round is under way. */
    bool round;
    /* The round has saved a WG. */
    bool saved_any : 1;
    /*
     * A due round was put off, because enough waves were being freed. The next one is not: there may always be some,
     * which others take.
     */
    bool put_off : 1;
    /* A kernel without a control block has lacked slots for WGs that were never launched. */
    bool waited;
};

enum cp_queue_stage {
    CP_QUEUE_NEW, /* nothing of its memory was read yet */
    CP_QUEUE_READING,
    CP_QUEUE_DEPENDENCIES, /* a barrier packet waits for signals */
    CP_QUEUE_COMPLETING,   /* the signal of a barrier or agent packet is to be decremented */
    CP_QUEUE_CALLING,      /* an agent dispatch packet is to be handed to the host */
    CP_QUEUE_CALLED,       /* the host has it */
    CP_QUEUE_STOPPED
};

/* What the current barrier packet waits for. */
enum cp_dependency_rule {
    CP_RULE_ALL,  /* barrier-AND */
    CP_RULE_ANY,  /* barrier-OR */
    CP_RULE_VALUE /* barrier-value: this and enum cp_signal_condition */
};

/* What a barrier-value packet compares. */
struct cp_signal_test {
    /* Address of the signal; 0: none. */
    uint64_t signal;
    int64_t value;
    uint64_t mask;
};

/* What an agent dispatch packet says, but for its type. */
struct cp_agent_call {
    uint64_t return_address;
    uint64_t argument[4];
};

struct cp_queue {
    /* enum cp_queue_stage. */
    uint8_t stage;
    /* DEPENDENCIES: enum cp_dependency_rule. */
    uint8_t rule;
    /* Its active dispatches. */
    uint8_t kernels;
    /* enum cp_queue_error. */
    uint8_t error;
    /* Stores of the error that are still to be sent. */
    uint8_t error_stores;
    /* Timestamps are stored (CP_QUEUE_PROFILING). */
    bool profiled : 1;
    /* COMPLETING: timestamps that are still to be stored. */
    uint8_t stamps : 7;
    /* WG slots that its kernels hold. */
    uint16_t held;
    /* Packets in the ring, a power of two. */
    uint32_t size;
    /* What its WGs that are on CUs add to its slot time in a unit of time (fw/order.h). */
    uint32_t load;
    /* Its slot time, modulo 2^32. */
    uint32_t used;
    /* The unit of time up to which it was counted, modulo 2^16. */
    uint16_t since;
    /* READY WGs of it that were placed in a row, up to CP_ORDER_LAUNCH; less by those that ran when they were saved. */
    int16_t ready_run;
    /* Address of its packets. */
    uint64_t ring;
    /* Dispatch id of the packet that is read next. */
    uint64_t next;
    /* The write index at the last doorbell. */
    uint64_t written;
    /* All packets before this dispatch id are complete. */
    uint64_t complete;
    /* All headers before this dispatch id are INVALID again. */
    uint64_t retired;
    /* The read index in its memory. */
    uint64_t published;
    /* Dispatch id of the packet that stopped it. */
    uint64_t error_packet;
    /* What the error adds. */
    uint64_t error_detail;
    union {
        /* Signals that the current barrier packet depends on; 0: none. */
        uint64_t dependency[5];
        /* CP_RULE_VALUE and above. */
        struct cp_signal_test test;
        /* CALLING. */
        struct cp_agent_call call;
    };
    /* Completion signal of the current barrier or agent packet; 0: none. */
    uint64_t signal;
};

/* With CP_HOST: how far a restart is. */
enum cp_restart_stage {
    CP_RESTART_OVER,
    CP_RESTART_SEND,  /* RESET is to be sent */
    CP_RESTART_AWAIT, /* its answer is awaited */
    CP_RESTART_OPEN   /* queues are looked at */
};

/* Whom the decrement of a completion signal tells: the words of struct cp_signal from event_mailbox on. */
struct cp_notice {
    uint64_t mailbox; /* 0: the host is not told */
    uint32_t event_id;
    uint32_t reserved0;
};

/* With CP_HOST: the host's last command for a queue. */
struct cp_request {
    /* The host's number of it. */
    uint32_t number;
    /* enum cp_host_operation. */
    uint8_t operation;
    /* It has no answer yet: 1, or then 1 + enum cp_host_status. 0: there is none. */
    uint8_t asked;
    /* UPDATE: what the queue will have. */
    uint8_t priority;
    /* No packet is read. */
    bool quiet : 1;
    /* No WG is placed, and those on CUs are saved: from SUSPEND on. */
    bool suspended : 1;
    /* The dispatcher was told to HALT it, and not to GO. */
    bool halting : 1;
    /* It has answered. */
    bool halted : 1;
    /* Its dispatches have limits. */
    bool limited : 1;
    /* `barred` has a bit. */
    bool masked : 1;
    /* Scratch was given for the next packet: it takes what there is. */
    bool granted : 1;
    uint16_t limit, weight;
#if CP_HOST
    /* Cycle of SUSPEND. */
    uint64_t suspended_at;
    struct cp_limits limits;
    /* Of the completion signal of the queue's current barrier or agent packet. */
    struct cp_notice notice;
    /* CALLED: tag of the command, which the answer repeats. */
    uint32_t agent_tag;
    /* CALLING: of the service. */
    uint16_t agent_type;
    /* CUs on which no WG of the queue is placed. */
    uint32_t barred[CP_CU_WORDS];
#endif
};

/* With CP_HOST: the status page that is being written (status.h). */
struct cp_page {
    /* One is being written. */
    bool busy;
    uint8_t queue;
    /* Words of the record that are still to be sent. */
    uint8_t left;
    /* Records that fit, that were made, and that did not fit. */
    uint32_t most, records, left_out;
    /* The kernel that is looked at next; from CP_MAX_KERNELS on the slot. */
    uint32_t next;
    uint64_t base;
    /* Address of the record that is being sent. */
    uint64_t target;
    union {
        struct cp_status_header header;
        struct cp_status_dispatch dispatch;
        struct cp_status_workgroup workgroup;
        uint64_t words[CP_STATUS_RECORD / 8u];
    };
};

struct cp {
    /* The kernel that is first in the order of placing, or CP_KERNEL_NONE. */
    uint8_t first_kernel;
    /* Active dispatches. */
    uint8_t active;
    /* The kernel that CU reserved_cu is kept free for, or CP_KERNEL_NONE. */
    uint8_t reserved_kernel;
    /* The cooperative kernel that is being given WGs, or CP_KERNEL_NONE. */
    uint8_t growing;
    /*
     * The kernel that slots are being reclaimed for, or CP_KERNEL_NONE. Kernels of lower priority get none meanwhile.
     */
    uint8_t reclaiming;
    /* enum cp_config_field: what cp_init refused. */
    uint8_t refused_field;
    /* The command ring was full in this step. */
    bool blocked;
    bool work_left;
    /* The HAL has returned "no event" in this step. */
    bool drained;
    /*
     * cus_evicting, cus_releasing, kernels_pending, answers_top or queues_storing may have a bit, or host_due or notices_left is set.
     */
    bool commands_pending;
    /* Something has changed since the last scheduling pass found that no WG can be placed. */
    bool place_pending;
    /* WAITING is to be sent. */
    bool waiting_pending;
    /* MONITOR is to be sent, before WAITING. */
    bool monitor_pending;
    /* Turns of events and spilled conditions: the last one was for an event. */
    bool events_first;
    /* Turns of log entries and checks: the last one was for a log entry. */
    bool log_first;
    bool oversubscribed;
    /* No kernel has a CU in may_fit. */
    bool full;
    /* SAVEs of stalled WGs in a row, up to CP_ORDER_QUANTUM. */
    uint8_t stalled_saves;
    /* The dispatcher places: the firmware has no list of free slots. */
    bool delegated : 1;
    /* TAKE is to be sent, or its answers are awaited: the firmware gets the books back. */
    bool taking : 1;
    bool take_sent : 1;
    /* With CP_DELEGATION: dispatches of several queues are active. */
    bool shared : 1;
    /* Kernels in CP_KERNEL_GIVING and CP_KERNEL_HANDING. */
    uint8_t giving;
#if CP_HOST
    /* requests_due has a bit, or limits_pending is set. */
    bool host_due;
    /* `suspending` has a bit. */
    bool any_suspending;
    /* The host has set limits. */
    bool limits;
    /* One may have been reached: kernels are to be looked at. */
    bool limits_pending;
    /* enum cp_restart_stage. */
    uint8_t restarting;
    /* OPEN: the next queue. */
    uint8_t restart_queue;
    /* Commands that are still to be sent for `notice`: NOTIFY, and before it the STORE. */
    uint8_t notices_left;
    /* The queue that `notice` is of. */
    uint16_t notice_queue;
    /* How many queues have a mask. */
    uint16_t masked;
#endif
    /* Slots from this one on were never used, and are not on the list `free`. */
    uint32_t unused;
    /* TAKEN has come: the next slot that may have to go on the list `free`, before WGs are placed. */
    uint32_t take_slot;
    /* A slot is launched with this generation at least. */
    uint32_t generation_floor;
    uint16_t reserved_cu;
    /* The CU where the search for a slot for a restore begins. */
    uint16_t restore_cu;
    /* The queue whose packet was read last. */
    uint16_t last_queue;
    /* Active dispatches with launch options. */
    uint16_t managed;
    /* Free WG slots, a stack: it has no tail, and the links have no previous. */
    struct cp_list free;
    /* Resident and waiting, longest known first. */
    struct cp_list stalled;
    /* Running with the quantum used up. */
    struct cp_list expired;
    /* In order of expiry. */
    struct cp_list swapped;
    /* READY WGs that never started, because their LAUNCH was refused. */
    uint16_t fresh;
    uint32_t panic;
    /* Launches and restores sent: the clock of the order of placing. */
    uint32_t placements;
    /* Its value at the last review: when all kernels were compared, and the first WG was placed. */
    uint32_t reviewed;
    /* The most slot time of a queue so far, without what counts in advance, modulo 2^32. */
    uint32_t slot_time;
    /* WGs for which no CU had resources at the last scheduling pass, or enough of them. */
    uint32_t wanting;
    /* WGs that are SAVING because others need their resources. */
    uint32_t swaps;
    /* Waves of these WGs. */
    uint32_t swap_waves;
    /* Waves of WGs of cooperative kernels that are being killed. */
    uint32_t dying_waves;
    /* WAITING events that were asked for and not received yet. */
    uint32_t reports;
    /* READY WGs. */
    uint32_t ready;
    /* The predicted stall time: cycles that a waiting WG keeps its slot. */
    uint32_t stall;
    /* Cycle of this step, or of the last one. */
    uint64_t now;
    /* Cycle of the next check of barrier packets' signals. */
    uint64_t poll_at;
    /* Cycle of the next prediction of the stall time. */
    uint64_t stall_at;
    /* Cycle of the next check of cooperative kernels' barriers and of reclaim. */
    uint64_t check_at;
#if CP_HOST
    /* Cycle at which a dispatch may reach a limit. */
    uint64_t limit_at;
#endif
    struct cp_cu_set cus_usable;
    /* Lost CUs with residents to save, from the cursor on. */
    struct cp_cu_set cus_evicting;
    /* Lost and empty CUs: CU_RELEASE is to be sent. */
    struct cp_cu_set cus_releasing;
    uint32_t kernels_free[CP_KERNEL_WORDS];
    /* Kernels with commands to send or WGs to drop. */
    uint32_t kernels_pending[CP_KERNEL_WORDS];
    /* Queues with packets to read. */
    uint32_t queues_pending[CP_QUEUE_WORDS];
    /* Queues that wait for a kernel record. */
    uint32_t queues_starved[CP_QUEUE_WORDS];
    /* Queues in stage DEPENDENCIES. */
    uint32_t queues_polling[CP_QUEUE_WORDS];
    /* Those of them that this round of checks has not reached yet. */
    uint32_t queues_due[CP_QUEUE_WORDS];
    /* Queues with memory commands to send. */
    uint32_t queues_storing[CP_QUEUE_WORDS];
    /* With CP_HOST: how many queues are suspended. */
    uint32_t suspended;
    /* Bit n: answers[n] has a bit. */
    uint32_t answers_summary[CP_ANSWER_WORDS];
    /* In memory of the port, or NULL. */
    struct cp_trace *trace;
    struct cp_hal hal;
    struct cp_log log;
    struct cp_counters counters;
    struct cp_spill spill;
    struct cp_config config;
    /* WGs whose message is to be answered yet with "nothing was done". */
    uint32_t answers[CP_WG_WORDS];
    /* Bit n: answers_summary[n] has a bit. */
    uint32_t answers_top[CP_ANSWER_TOPS];
    struct cp_kernel kernels[CP_MAX_KERNELS];
    struct cp_cooperative cooperative[CP_MAX_KERNELS]; /* by kernel */
    struct cp_reclaim reclaims[CP_MAX_KERNELS];        /* by kernel */
    struct cp_compute_unit cus[CP_MAX_CUS];
    struct cp_queue queues[CP_MAX_QUEUES];
    struct cp_request requests[CP_HOST ? CP_MAX_QUEUES : 1]; /* by queue */
    uint16_t condition_buckets[CP_CONDITION_BUCKETS];
    struct cp_spilled_condition conditions[CP_MAX_CONDITIONS];
    struct cp_wait waits[CP_MAX_WAITS];
#if CP_HOST
    /* By kernel: the cycle from which on its time counts. */
    uint64_t opened[CP_MAX_KERNELS];
    /* Queues whose command may go on, once their stores are sent. */
    uint32_t requests_due[CP_QUEUE_WORDS];
    /* Queues whose WGs are being saved for SUSPEND. */
    uint32_t suspending[CP_QUEUE_WORDS];
    /* Queues whose packets may have been under way before a restart: the oldest that is not complete was not found yet. */
    uint32_t restarted[CP_QUEUE_WORDS];
    /* Of RESET. */
    uint64_t nonce;
    /* Kernels whose soft limit was told. */
    uint32_t overdue[CP_KERNEL_WORDS];
    struct cp_page page;
    /* By kernel: of its completion signal. */
    struct cp_notice notices[CP_MAX_KERNELS];
    /* Of the signal that was decremented last. */
    struct cp_notice notice;
#endif
    /* Last, so that short instructions reach as much as possible of the rest. */
    struct cp_workgroup workgroups[CP_MAX_WGS];
};

CP_STATIC_ASSERT(sizeof(struct cp_workgroup) == 56 + CP_HOST * sizeof(struct cp_wg_wait),
                 "docs/measured/costs.md gives the size of a work-group's record");
CP_STATIC_ASSERT(sizeof(struct cp_spilled_condition) == 28 && sizeof(struct cp_wait) == 28, "and of a spilled wait's");

CP_EXTERN_C_END

#endif
