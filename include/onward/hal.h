/* SPDX-License-Identifier: MIT */
/*
 * hal.h - all that the firmware asks of the world: a clock, commands to the GPU, events from it, and reads of GPU
 * memory.
 *
 * Commands and events are fixed frames: little-endian, no padding, 64-bit fields at offsets that are multiples of 8.
 * The same bytes travel in process and through rings shared with a microcontroller (mailbox.h). docs/reference/hal.md is the
 * porting guide.
 *
 * Ownership of a work-group (WG). A resident WG belongs to the GPU. The GPU may end its wait because the condition is
 * met. It may end the wait because the time is over only if the wait has not been reported. From the moment a SAVE is
 * accepted until RESTORED the WG belongs to the command processor (CP). Each message about a WG carries its slot and
 * generation, and each message about a wait carries its wait number. A message that is not current is dropped and
 * counted.
 */
#ifndef ONWARD_HAL_H
#define ONWARD_HAL_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

/*
 * Number of the protocol between the CP and the GPU: the frames below and what they mean. It rises with each change.
 * The mailbox's header carries it, and both sides compare it when they attach.
 */
#define CP_PROTOCOL 17u

/* Errors are negative. */
enum cp_error {
    CP_OK = 0,
    CP_ERROR_FULL = -1,    /* no space in a ring or table now: keep the work and try again at the next step */
    CP_ERROR_ADDRESS = -2, /* not GPU memory, or misaligned */
    CP_ERROR_CONFIG = -3,  /* a value of a configuration is out of range */
    CP_ERROR_ASSERT = -4,  /* a bug of the firmware: cp_panic() names module and number */
    CP_ERROR_LAYOUT = -5,  /* caller and library, or both sides of a mailbox, were compiled with different layouts */
    CP_ERROR_FRAME = -6    /* a frame of the mailbox was lost or damaged: the firmware must begin anew */
};

/*
 * Commands, CP to GPU. They execute in the order of the ring. When the GPU has consumed a command, the command was
 * executed or refused. A refusal is an event (CP_EVENT_REFUSED) with the command's tag. Commands with a later outcome
 * are answered by an event of the WG: SAVE by SAVED, RESTORE by RESTORED, LAUNCH by the WG's first event, KILL by
 * DONE. A partial WG, at the edge of a grid that is no multiple of the WG size, takes the resources of a whole one.
 */
enum cp_command_opcode {
    CP_COMMAND_KERNEL_BEGIN = 1, /* describe a dispatch, before its first LAUNCH */
    CP_COMMAND_KERNEL_END = 2,   /* no WG of it is left: do its release fence. Answered by KERNEL_ENDED */
    CP_COMMAND_LAUNCH = 3,       /* start a new WG on a CU */
    CP_COMMAND_SAVE = 4,         /* write a WG's state to its context and free its resources */
    CP_COMMAND_RESTORE = 5,      /* read the context back on a CU and continue; the wait it was saved in is over */
    CP_COMMAND_RESUME = 6,       /* end the current wait of a resident WG */
    CP_COMMAND_KILL = 7,         /* drop a WG, resident or saved */
    CP_COMMAND_WAITING = 8,      /* how waits behave from now on */
    CP_COMMAND_STORE = 9,        /* write 1..8 bytes of GPU memory, through the L2 */
    CP_COMMAND_ADD = 10,         /* add to an aligned 64-bit word atomically, through the L2 */
    CP_COMMAND_COPY = 11,        /* copy bytes inside GPU memory */
    CP_COMMAND_CU_RELEASE = 12,  /* no WG is left on a CU that is being lost; harmless on any other CU */
    CP_COMMAND_MONITOR = 13,     /* where the Monitor Log lies (monitor_log.h), before the first WAITING that watches */
    CP_COMMAND_LIST = 14,        /* place. A saved WG of a given kernel can run: it is the dispatcher's again */
    CP_COMMAND_GIVE = 15,        /* give. The dispatcher places the WGs of a kernel (docs/reference/delegation.md) */
    CP_COMMAND_TAKE = 16,        /* nothing. The dispatcher places no more. Answered by KERNEL_AT, PLACES and TAKEN */
    CP_COMMAND_DROP = 17,        /* end. A given kernel has faulted: kill all its WGs. Answered by KERNEL_ENDED */
    CP_COMMAND_ANSWER = 18,  /* answer. To the host: its command has ended. Behind all STORE and ADD for the queue */
    CP_COMMAND_OVERDUE = 19, /* overdue. To the host: a dispatch has reached its soft limit */
    CP_COMMAND_NOTIFY = 20,  /* notify. To the host: a completion signal with an event mailbox was decremented */
    CP_COMMAND_AGENT = 21,   /* agent. To the host: do this for a queue. Answered by AGENT_DONE */
    /*
     * reset. The firmware has begun anew: the GPU drops all that it holds for it (docs/reference/hal.md, "Recovery"). Answered by
     * CP_EVENT_RESET.
     */
    CP_COMMAND_RESET = 22,
    CP_COMMAND_HALT =
        23, /* queue. Save all WGs of its given kernels, and place none until GO or TAKE. Answered by HALTED */
    CP_COMMAND_GO = 24 /* queue. The dispatcher places its WGs again */
};

/* LAUNCH, SAVE, RESTORE, RESUME, KILL, LIST. A field that an opcode does not use is 0. */
struct cp_place {
    uint32_t slot;         /* of the WG table, 0..CP_MAX_WGS-1 */
    uint32_t generation;   /* of the slot */
    uint32_t wait_number;  /* SAVE, LIST: of the WG's wait. RESUME: of that or of one wave's wait */
    uint16_t kernel;       /* LAUNCH, RESTORE: 0..CP_MAX_KERNELS-1 */
    uint16_t cu;           /* LAUNCH, RESTORE: the target */
    uint16_t simd;         /* LAUNCH, RESTORE: SIMD of wave 0; wave i goes to SIMD (simd + i) modulo SIMDs of a CU */
    uint16_t reserved0;    /* 0 */
    uint32_t workgroup[3]; /* LAUNCH: WG id in the grid */
    uint64_t context;      /* LAUNCH, SAVE, RESTORE: GPU address of the WG's context slot */
    uint64_t scratch;      /* LAUNCH: GPU address of the WG's scratch, wave after wave; 0: it needs none */
};

struct cp_kernel_begin {
    uint16_t kernel;
    uint16_t queue;
    uint16_t workgroup_size[3];  /* work-items */
    uint16_t code_properties;    /* kernel_descriptor.h */
    uint32_t grid_size[3];       /* work-items */
    uint32_t private_segment;    /* bytes of a work-item */
    uint32_t group_segment;      /* bytes of LDS of a WG */
    uint32_t rsrc1;              /* as in the kernel descriptor, with the queue's priority: CP_RSRC1_PRIORITY */
    uint32_t rsrc2;              /* as in the kernel descriptor */
    uint32_t acquire;            /* enum cp_fence_scope at the start of the dispatch */
    uint32_t scratch_wave_bytes; /* bytes of scratch of a wave: 64 lanes */
    uint64_t entry;              /* address of the first instruction */
    uint64_t kernarg;            /* address of the kernel arguments */
    uint64_t packet;             /* address of the dispatch packet, for dispatch_ptr */
    uint64_t queue_memory;       /* address of struct cp_queue_memory, for queue_ptr */
    uint64_t dispatch_id;        /* number of the packet in its queue */
    uint64_t scratch_base;       /* of the process's scratch arena */
};

struct cp_kernel_end {
    uint16_t kernel;
    uint16_t reserved0; /* 0 */
    uint32_t release;   /* enum cp_fence_scope */
};

/* What a failed waiting atomic does. */
enum cp_wait_mode {
    CP_WAIT_IGNORE = 0,     /* it is an ordinary atomic */
    CP_WAIT_TIMEOUT = 1,    /* the wave stalls; nothing watches the condition; the wait ends after timeout_cycles */
    CP_WAIT_ATOMIC = 2,     /* the atomic registers with the SyncMon at the L2, in one step with the comparison */
    CP_WAIT_INSTRUCTION = 3 /* only the separate wait instruction registers */
};

/* Which access of a watched word ends a wait on it. */
enum cp_watch {
    CP_WATCH_VALUE = 0, /* an update after which the condition holds */
    CP_WATCH_ACCESS = 1 /* any read or write at the L2, except the registration itself */
};

/* How many waiters of a condition that is met are resumed, oldest first. */
enum cp_resume {
    CP_RESUME_ALL = 0,
    CP_RESUME_ONE = 1,     /* the others at a later update, or by their timeout */
    CP_RESUME_PREDICT = 2, /* one or all (predictor.h) */
    CP_RESUME_EXACT = 3    /* those whose atomics will find the condition still true */
};

/* Extensions that AWG does not have. Any of them can be used without the others, but without DEFERRED BARGING and GATES do
 * nothing. */
enum cp_extension {
    CP_EXTENSION_SKEWED = 1, /* each way of the condition cache is indexed by a hash of its own */
    CP_EXTENSION_CROWD = 2,  /* a WAITING event names a WG on whose line most waiters are, not the first to stall */
    /* The L2 executes the waiters' atomics one after the other while the condition holds (deferred execution). */
    CP_EXTENSION_DEFERRED = 4, /* CP_RESUME_PREDICT only */
    /* If the condition of a waiter that was resumed alone still holds after a while, more follow. */
    CP_EXTENSION_GRACE = 8, /* CP_RESUME_PREDICT only */
    /* Waves that only read one word or two again wait for a change. Modes TIMEOUT and ATOMIC, with timeout_cycles. */
    CP_EXTENSION_SPINS = 16,
    /* DEFERRED leaves out words whose critical sections mostly write nothing: their waiters are resumed. */
    CP_EXTENSION_BARGING = 32, /* CP_RESUME_PREDICT only */
    /* DEFERRED passes over a waiter if the condition that has let it come to its word does not hold any more. */
    CP_EXTENSION_GATES = 64, /* CP_RESUME_PREDICT only */
    /* A dispatcher that swaps lets no WG that waits leave for one that was never launched, while another WG of the kernel runs. */
    CP_EXTENSION_QUIESCENCE = 128,
    CP_EXTENSION_ALL = 255
};

/* How a word is compared with a value: (word & mask) CONDITION value, unsigned. */
enum cp_condition { CP_CONDITION_EQ = 1, CP_CONDITION_NE = 2, CP_CONDITION_LT = 3, CP_CONDITION_GE = 4 };

struct cp_waiting {
    uint16_t mode;           /* enum cp_wait_mode */
    uint8_t watch;           /* enum cp_watch; modes ATOMIC and INSTRUCTION */
    uint8_t resume;          /* enum cp_resume; modes ATOMIC and INSTRUCTION */
    uint32_t oversubscribed; /* 1: some WG lacks resources. Waits are then reported, and quanta run */
    /*
     * WAITING events wanted until the next WAITING command; WGs that are stalled already count. The CP asks for as
     * many as it can use, so that its load does not grow with the number of WGs that wait. An event that is never
     * delivered, because its wait is over, does not count.
     */
    uint32_t reports;
    uint32_t extensions;   /* bits of enum cp_extension */
    uint64_t stall_cycles; /* oversubscribed: a WG that has been stalled this long may be reported */
    /*
     * A resident WG's wait ends by itself after this many cycles at the latest; 0: never. A GPU may have a shorter limit
     * of its own: an end by itself is always allowed. A wait that was reported ends so only when oversubscribed is 0
     * again, because the CP answers it by SAVE, however late.
     */
    uint64_t timeout_cycles;
    /*
     * Oversubscribed: a WG that has run this long since it was placed is reported by a QUANTUM event, once for each
     * placement; 0: never.
     */
    uint64_t quantum_cycles;
};

struct cp_monitor {
    uint64_t log;       /* address of struct cp_log_control */
    uint32_t entries;   /* power of two, 2..CP_LOG_MAX_ENTRIES */
    uint32_t reserved0; /* 0 */
};

/* The largest weight of a queue, and what a wave slot of a queue of weight 1 adds to its slot time in a unit of time. */
#define CP_WEIGHT_MOST 256u

/*
 * GIVE: the dispatcher places the WGs of a kernel: [next, end) of its grid, by their numbers, x fastest, and those that
 * it is told of by LIST. When the last one has ended it does what KERNEL_END does, and posts KERNEL_ENDED.
 */
struct cp_give {
    uint16_t kernel;
    uint16_t priority;      /* of its queue, 0..CP_PRIORITIES-1, larger first */
    uint16_t limit;         /* WGs of its queue that may be alive at a time; 0: any number */
    uint16_t scratch_slots; /* of the kernel in its queue's arena; 0: it uses none */
    uint32_t next;
    uint32_t end;
    uint16_t release;   /* enum cp_fence_scope at the end of the dispatch */
    uint16_t launched;  /* 1: WGs of it may be alive that the CP has launched; answered by GIVEN. 0: none is */
    uint16_t weight;    /* of its queue: its share of wave slots beside queues of its priority; 0 is 1 */
    uint16_t reserved0; /* 0 */
};

struct cp_answer {
    uint32_t number; /* the host's number of the command */
    uint16_t queue;
    uint16_t status; /* enum cp_host_status */
};

struct cp_overdue {
    uint64_t dispatch_id;
    uint64_t cycles; /* that it has taken so far; CP_FLAG_LEAVES: since its WGs have to leave */
    uint16_t queue;
    uint16_t kernel;
    uint32_t
        unlaunched; /* WGs that were never launched. 0 of a given kernel, as is what follows: the dispatcher knows */
    uint32_t live;  /* WGs that were launched and have not ended */
    uint32_t ready; /* of these: saved ones that can run and lack a place */
};

struct cp_queue_command {
    uint16_t queue;
    uint16_t reserved0[3]; /* 0 */
};

struct cp_reset {
    uint64_t nonce; /* of this RESET: no other one has it */
};

struct cp_notify {
    uint32_t event_id; /* of the signal; the STORE of it to the event mailbox was sent before */
    uint16_t queue;
    uint16_t reserved0; /* 0 */
};

/* An agent dispatch packet (aql.h), as it was checked. */
struct cp_agent {
    uint64_t dispatch_id;    /* of the packet. The same one again, with another tag: the queue had stopped meanwhile */
    uint64_t return_address; /* 8 bytes in the process, or 0 */
    uint64_t argument[4];
    uint16_t queue;
    uint16_t type;
    uint32_t reserved0; /* 0 */
};

struct cp_memory_command {
    uint64_t address;
    uint64_t value;     /* STORE: low bytes; ADD: addend, two's complement; COPY: source address */
    uint32_t bytes;     /* STORE: 1, 2, 4, 8; ADD: 8; COPY: 1..4096 */
    uint32_t reserved0; /* 0 */
};

struct cp_cu_release {
    uint16_t cu;
    uint16_t reserved0[3]; /* 0 */
};

struct cp_command {
    uint8_t opcode; /* enum cp_command_opcode */
    uint8_t flags;  /* CP_FLAG_* */
    uint8_t length; /* valid parts of CP_COMMAND_PART bytes, head included; the rest stands for 0. 0: all are valid */
    uint8_t reserved0; /* 0 */
    /*
     * The CP's count of commands; answers carry it. The GPU drops a command with the tag of the one before it, but not
     * RESET, with which the count begins anew.
     */
    uint32_t tag;
    union {
        struct cp_place place;
        struct cp_kernel_begin begin;
        struct cp_kernel_end end;
        struct cp_waiting waiting;
        struct cp_memory_command memory;
        struct cp_cu_release release;
        struct cp_monitor monitor;
        struct cp_give give;
        struct cp_answer answer;
        struct cp_overdue overdue;
        struct cp_queue_command queue;
        struct cp_reset reset;
        struct cp_notify notify;
        struct cp_agent agent;
        uint64_t words[15];
    };
};
CP_STATIC_ASSERT(sizeof(struct cp_command) == 128, "command frames are 128 bytes");

#define CP_COMMAND_PART 8u /* bytes, the unit of a frame's length */

/* Returns the number of valid bytes of a frame, whatever its length says: 8 to 128, a multiple of 8. */
static inline uint32_t cp_command_bytes(const struct cp_command *command)
{
    return command->length - 1u < sizeof(*command) / CP_COMMAND_PART ? command->length * CP_COMMAND_PART
                                                                     : (uint32_t)sizeof(*command);
}

CP_STATIC_ASSERT(__builtin_offsetof(struct cp_command, place.context) == 40, "no hidden padding in cp_place");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_command, begin.entry) == 56, "no hidden padding in cp_kernel_begin");

/*
 * SAVE: whatever the WG does (loss of its CU, quantum). Without the flag the SAVE is refused if the wait has ended.
 */
#define CP_FLAG_FORCED 1u

/* LIST of a WG of a given kernel: it was saved because its quantum was over. New WGs go before it. */
#define CP_FLAG_PREEMPTED 2u

/* TAKE: a saved WG that has waited has a PLACES of its own, with what it waits for, or has waited for last. */
#define CP_FLAG_WAITS 4u

/* OVERDUE: the WGs had to leave `cycles` ago, because the dispatch was stopped or its queue is to be suspended. One does not answer. */
#define CP_FLAG_LEAVES 8u

/*
 * Events, GPU to CP, in the order of (cycle, source). The comment names the member of struct cp_event that is valid.
 */
enum cp_event_kind {
    CP_EVENT_NONE = 0,
    CP_EVENT_DOORBELL = 1,      /* doorbell. Level: the queue's write index may have moved */
    CP_EVENT_WAITING = 2,       /* waiting. WG state: stalled in this wait */
    CP_EVENT_WAIT_ENDED = 3,    /* wg. WG state, only after a WAITING: the resident WG runs again */
    CP_EVENT_QUANTUM = 4,       /* wg. WG state: has run quantum_cycles while the GPU was oversubscribed */
    CP_EVENT_SAVED = 5,         /* saved. WG state: context written, place free */
    CP_EVENT_RESTORED = 6,      /* wg. WG state: runs again; the content of the context slot is no longer needed */
    CP_EVENT_DONE = 7,          /* wg. WG state: ended or killed, place free; all its memory effects are in the L2 */
    CP_EVENT_FAULT = 8,         /* fault. WG state: the WG is gone; reason is enum cp_fault_reason */
    CP_EVENT_REFUSED = 9,       /* wg, or kernel for KERNEL_BEGIN and KERNEL_END. Answer to the command of that tag;
                                    reason is enum cp_refusal; slot, generation and wait number as in the command */
    CP_EVENT_KERNEL_ENDED = 10, /* kernel. Answer to KERNEL_END */
    CP_EVENT_CU_LOST = 11,      /* cu_lost. Level: issue on the CU has stopped */
    CP_EVENT_CU_RETURNED = 12,  /* none. Level: the CU can be used again */
    /*
     * wg. The SyncMon found a condition met that the saved WG waits on: the WG can run. wait_number as in its SAVED.
     * Once a save, and only after a SAVED that is not runnable.
     */
    CP_EVENT_CONDITION_MET = 13,
    CP_EVENT_LOG = 14, /* log. Level: the Monitor Log is not empty */
    /*
     * message. The WG has sent a message (cooperative.h). All its memory effects up to then are in the L2. Not a state:
     * no newer event replaces it. A WG has at most one message under way, because its waves stay in the instruction
     * until the message before was posted. Posted before the WG's DONE or FAULT; a WG that is saved first may have its
     * message posted at any time.
     */
    CP_EVENT_MESSAGE = 15,
    CP_EVENT_KERNEL_AT = 16, /* kernel_at. Answer to TAKE: a kernel that was given is the CP's again */
    CP_EVENT_PLACES = 17,    /* places. Answer to TAKE, behind its kernel's KERNEL_AT: WGs of it */
    CP_EVENT_TAKEN = 18,     /* taken. The last answer to TAKE */
    CP_EVENT_GIVEN = 19,     /* kernel. Answer to GIVE: no event about a WG of the kernel follows, but FAULT */
    /*
     * host. A command of the host for a queue: reason is enum cp_host_operation, cu the queue, tag the host's number,
     * which ANSWER repeats. The host waits for the answer before it sends another one for that queue; what comes
     * earlier is counted as stale and not answered.
     */
    CP_EVENT_HOST = 20,
    /*
     * reset. Answer to RESET, with its nonce: all is dropped, the memory writes of dropped WGs are over, and no event of before
     * follows. CU_LOST comes before it for each CU that is lost.
     */
    CP_EVENT_RESET = 21,
    CP_EVENT_AGENT_DONE =
        22,              /* agent_done. The answer of the host to AGENT: cu is the queue, tag that of the command */
    CP_EVENT_HALTED = 23 /* none; cu has the queue. Answer to HALT: no WG of its given kernels is on a CU */
};

/* An address range [base, base + bytes) of GPU memory, which must not go beyond the last address. */
struct cp_range {
    uint64_t base;
    uint64_t bytes;
};

/* One user-mode queue, as the driver sets it up. */
struct cp_queue_config {
    /* GPU address of its struct cp_queue_memory (aql.h), a multiple of 8. 0: the queue does not exist. */
    uint64_t queue_memory;
    /* Everything that the queue's packets name must lie in this range: the process's memory. */
    struct cp_range process;
    /*
     * Private memory of its kernels. Empty: kernels that need scratch are refused, or with CP_HOST the host is asked for some.
     * Recommended: one slot for each WG that can be alive.
     */
    struct cp_range scratch;
    /* 0..CP_PRIORITIES-1; larger goes first. Recommended: 1 (normal) of 5. */
    uint32_t priority;
    /* WG slots that its kernels may hold at one time. 0: all there are. */
    uint16_t wg_limit;
    /* Its share of wave slots beside queues of the same priority: 1..CP_WEIGHT_MOST; 0 is 1. */
    uint16_t weight;
};

/*
 * GPU cycles that a dispatch may take, from the reading of its packet; time in which its queue is suspended does not
 * count. From a stop, and from SUSPEND, `soft` counts anew, for its WGs to leave. 0: no limit.
 */
struct cp_limits {
    uint64_t soft; /* up to its end: OVERDUE is sent, once, and once more behind a stop, SUSPEND, RESUME or LIMIT */
    uint64_t hard; /* up to the end of its last WG: it stops with CP_QUEUE_OVERDUE */
};

/*
 * What the host can do with a queue. Packets that were read are those whose dispatches are active, and a barrier packet
 * whose signal is to be decremented; a barrier packet that waits was not read.
 */
enum cp_host_operation {
    CP_HOST_CREATE = 1,  /* the queue exists from now on, and its packets are read */
    CP_HOST_UPDATE = 2,  /* priority, limit and weight, between two dispatches or while it is suspended */
    CP_HOST_DRAIN = 3,   /* the queue is removed when the packets that were read are complete */
    CP_HOST_ABANDON = 4, /* the same, and dispatches that have not ended stop with CP_QUEUE_ABANDONED */
    CP_HOST_CLEAR = 5,   /* a queue that has stopped goes on, behind the packet that stopped it; with scratch at it */
    CP_HOST_SUSPEND = 6, /* its WGs are saved and none is placed, and no packet is read, until RESUME or ABANDON */
    CP_HOST_RESUME = 7,  /* a suspended queue goes on */
    CP_HOST_LIMIT = 8,   /* how long its dispatches may take, those that are active included */
    CP_HOST_STATUS = 9,  /* where its WGs are, and what they wait for, is written to a page of the host (status.h) */
    CP_HOST_MASK = 10    /* on which CUs its WGs are placed from now on, those of active dispatches included */
};

/* How a command of the host has ended. */
enum cp_host_status {
    CP_HOST_DONE = 1,
    CP_HOST_NO_OPERATION = 2, /* no such operation, or not in this build */
    CP_HOST_BAD_STATE = 3,    /* CREATE of a queue that exists; others of one that does not; CLEAR of one that runs */
    /* A field that cp_init would refuse; a page that is misaligned or too small; a mask that names no CU of the GPU. */
    CP_HOST_BAD_FIELD = 4,
    /* CREATE, CLEAR: the queue's own memory; it does not exist, or is stopped, as before. STATUS, MASK: the page, the mask. */
    CP_HOST_BAD_MEMORY = 5
};

enum cp_refusal {
    CP_REFUSED_STALE = 1,   /* generation or wait number is not current */
    CP_REFUSED_NO_ROOM = 2, /* the CU lacks wave slots, registers, LDS or barriers */
    CP_REFUSED_CU = 3,      /* no such CU, or it is lost */
    CP_REFUSED_CONTEXT = 4, /* the context's integrity check failed */
    CP_REFUSED_ADDRESS = 5, /* a memory command outside GPU memory */
    CP_REFUSED_ARGUMENT = 6 /* any other field out of range */
};

enum cp_fault_reason {
    CP_FAULT_MEMORY = 1,      /* out of bounds or misaligned access */
    CP_FAULT_INSTRUCTION = 2, /* illegal register, jump or trap */
    CP_FAULT_CONTEXT = 3,     /* the saved context was damaged */
    CP_FAULT_DIVERGENCE = 4,  /* a message that not all waves of a WG send, or not with the same word */
    CP_FAULT_MESSAGE = 5      /* a message of a given kernel: it is not cooperative */
};

/* Any event about a WG begins with these fields. */
struct cp_wg_event {
    uint32_t slot;
    uint32_t generation;
    uint32_t wait_number; /* of the WG's newest wait */
    uint32_t first_wait;  /* WAITING, SAVED and not runnable: lowest wait number of its waves' waits */
};

struct cp_waiting_event {
    struct cp_wg_event wg;
    uint32_t condition; /* enum cp_condition */
    uint32_t reserved0;
    uint64_t address; /* of the word */
    uint64_t value;   /* expected */
    uint64_t mask;
};

enum cp_saved_state {
    CP_SAVED_WAITS = 0,   /* still stalled in wait wait_number */
    CP_SAVED_RUNNABLE = 1 /* can run: the wait has ended, or it was in none */
};

/* Not runnable: it also has what one of its waves waits for, as WAITING has it. Condition 0: the GPU does not tell. */
struct cp_saved_event {
    struct cp_wg_event wg;
    uint32_t state;     /* enum cp_saved_state */
    uint32_t condition; /* enum cp_condition, or 0 */
    uint64_t address;   /* of the word */
    uint64_t value;
    uint64_t mask;
};

struct cp_fault_event {
    struct cp_wg_event wg;
    uint64_t address; /* of the access, for CP_FAULT_MEMORY */
    uint64_t line;    /* of the instruction in its source */
    uint32_t kernel;
    uint32_t reserved0;
};

struct cp_message_event {
    struct cp_wg_event wg;
    uint32_t word; /* CP_MESSAGE_OPERATION and CP_MESSAGE_ARGUMENT */
    uint32_t reserved0;
};

struct cp_doorbell_event {
    uint32_t queue;
};

struct cp_kernel_event {
    uint32_t kernel;
};

struct cp_cu_lost_event {
    uint64_t deadline; /* cycle by which the saves are due */
};

struct cp_kernel_at_event {
    uint32_t kernel;
    uint32_t next; /* number in the grid of the first WG that was not launched; those behind were not either */
};

enum cp_place_state {
    CP_PLACE_RESIDENT = 0,
    CP_PLACE_SAVING = 1,    /* SAVED follows */
    CP_PLACE_RESTORING = 2, /* RESTORED follows */
    CP_PLACE_WAITS = 3,     /* saved, and waits; the SIMD is 0, here and below */
    CP_PLACE_LISTED = 4,    /* saved, and can run */
    CP_PLACE_PREEMPTED = 5  /* the same, on the list of preempted ones */
};

struct cp_wg_place {
    uint16_t slot;
    uint16_t cu; /* where it is or was last */
    uint32_t generation;
    uint32_t number;      /* in the grid, x fastest */
    uint8_t simd;         /* of wave 0 */
    uint8_t state;        /* enum cp_place_state */
    uint16_t scratch;     /* slot of the kernel's scratch; 0xffff: none */
    uint32_t wait_number; /* of its newest wait, on a CU of its newest one that has ended */
};

#define CP_PLACES_MOST 2u /* in an event */

/* event.reason has the number of places, 1..CP_PLACES_MOST, event.tag the kernel. */
struct cp_places_event {
    struct cp_wg_place places[CP_PLACES_MOST];
};

/* After CP_FLAG_WAITS, if event.cu is not 0: one place, saved, and its newest wait. event.cu is its enum cp_condition. */
struct cp_place_waits_event {
    struct cp_wg_place place;
    uint64_t address;
    uint64_t value;
    uint64_t mask;
};

struct cp_taken_event {
    uint32_t generation; /* the highest one that the dispatcher has used in any slot */
    uint32_t slots;      /* it has used none from this one on */
};

enum cp_agent_status {
    CP_AGENT_SERVED = 0,    /* and what it returns is stored */
    CP_AGENT_NO_SERVICE = 1 /* of this type; the host may have numbers of its own above */
};

struct cp_agent_done_event {
    uint64_t
        status; /* enum cp_agent_status. Not 0: the queue stops with CP_QUEUE_AGENT_DISPATCH, and this is error_detail */
};

struct cp_log_event {
    uint64_t written; /* entries of the Monitor Log so far; for traces */
};

struct cp_event {
    uint8_t kind;   /* enum cp_event_kind */
    uint8_t reason; /* FAULT, REFUSED: why. HOST: enum cp_host_operation. Otherwise 0 */
    /* CU_LOST, CU_RETURNED: the CU; WG state events: where the WG is or was. PLACES: 0, or place_waits. Otherwise the queue */
    uint16_t cu;
    uint32_t tag;   /* REFUSED, AGENT_DONE: of the command. PLACES: the kernel. HOST: the host's number. Otherwise 0 */
    uint64_t cycle; /* when it happened */
    union {
        struct cp_wg_event wg; /* every event about a WG */
        struct cp_waiting_event waiting;
        struct cp_saved_event saved;
        struct cp_fault_event fault;
        struct cp_message_event message;
        struct cp_doorbell_event doorbell;
        struct cp_kernel_event kernel;
        struct cp_cu_lost_event cu_lost;
        struct cp_log_event log;
        struct cp_kernel_at_event kernel_at;
        struct cp_places_event places;
        struct cp_place_waits_event place_waits;
        struct cp_taken_event taken;
        struct cp_queue_config host; /* CREATE: all. UPDATE: priority, wg_limit and weight. CLEAR: scratch, or none */
        struct cp_limits limits;     /* LIMIT */
        struct cp_reset reset;
        struct cp_range page; /* STATUS: where it is written; base is a multiple of CP_STATUS_RECORD */
        struct cp_range mask; /* MASK: bit i of it is for CU i; what is not there counts as 0. All 0: every CU */
        struct cp_agent_done_event agent_done;
        uint64_t words[6];
    };
};
CP_STATIC_ASSERT(sizeof(struct cp_event) == 64, "event frames are 64 bytes");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_event, waiting.address) == 40, "no hidden padding in cp_waiting_event");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_event, saved.mask) == __builtin_offsetof(struct cp_event, waiting.mask),
                 "SAVED and WAITING tell of a wait alike");

/*
 * The five calls.
 *
 * Threads: all are called on the thread that runs cp_step, never from an interrupt, and never after cp_step has
 * returned. Re-entrance: a call must not call back into the firmware. Blocking: a call must not block; each takes
 * bounded time. The context pointer is the implementation's own, and must stay valid as long as the struct cp is
 * used.
 */
struct cp_hal {
    void *context;

    /*
     * Returns the GPU cycle at which this step started: the same value during one step, and never less than before.
     */
    uint64_t (*now)(void *context);

    /*
     * Returns the frame for the next command, 8-byte aligned, or NULL if the ring is full; the firmware tries again
     * at the next step. The frame's contents are undefined; the firmware writes every field up to `length`. Returns
     * the same frame until commit.
     */
    struct cp_command *(*reserve)(void *context);

    /*
     * Appends the command that was written into that frame: its first cp_command_bytes() bytes. Publishes it to the
     * GPU.
     */
    void (*commit)(void *context);

    /*
     * Takes the next event that happened up to now, oldest first. Returns 1 if *event was written, 0 if there is
     * none. event is 8-byte aligned.
     */
    int (*receive)(void *context, struct cp_event *event);

    /*
     * Reads bytes (1..4096) of GPU memory as of now into destination, lower addresses first. An aligned access of up
     * to 8 bytes is single-copy atomic. destination has at least the alignment of the access, up to 8. Returns CP_OK,
     * or CP_ERROR_ADDRESS if any byte is not GPU memory; destination is then unchanged.
     */
    int (*load)(void *context, uint64_t address, void *destination, uint32_t bytes);
};

CP_EXTERN_C_END

#endif
