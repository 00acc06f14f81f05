/*
 * hal.h - all that the firmware asks of the world: a clock, commands to the GPU, events from it, reads of GPU memory.
 *
 * Commands and events are fixed frames, little-endian, without padding; the same bytes travel in process and through
 * rings shared with an emulated microcontroller (mailbox.h). docs/hal.md is the porting guide.
 *
 * Who owns a work-group: while it is resident the GPU does, and may end its wait without asking because its condition
 * is met; because its time is over, only if it has not been reported. From the moment a SAVE is accepted until RESTORED
 * the command processor (CP) owns it. Everything about a WG carries its slot and
 * generation, everything about a wait its wait number; what is not current is dropped and counted.
 */
#ifndef ONWARD_HAL_H
#define ONWARD_HAL_H

#include <stdint.h>

/* Errors are negative. */
enum cp_error {
    CP_OK = 0,
    CP_ERROR_FULL = -1,    /* a ring or table has no room now: keep the work and try at the next step */
    CP_ERROR_ADDRESS = -2, /* not GPU memory, or misaligned */
    CP_ERROR_CONFIG = -3,  /* cp_init: a value of the configuration is out of range */
    CP_ERROR_ASSERT = -4   /* a bug of the firmware: struct cp's panic word names module and number */
};

/*
 * Commands, CP to GPU. They execute in ring order; that the ring's consumer has passed a command means it was executed
 * or refused. A refusal is an event (CP_EVENT_REFUSED) with the command's tag. Commands with a later outcome are
 * answered by a state event: SAVE by SAVED, RESTORE by RESTORED, LAUNCH by the WG's first state event, KILL by DONE.
 * A partial WG (at the edge of a grid that is no multiple of the WG size) takes the place of a whole one.
 */
enum cp_command_opcode {
    CP_COMMAND_KERNEL_BEGIN = 1, /* describe a dispatch to the GPU's dispatcher, before its first LAUNCH */
    CP_COMMAND_KERNEL_END = 2,   /* no WG of it is left: do its release fence; answered by KERNEL_ENDED */
    CP_COMMAND_LAUNCH = 3,       /* start a new WG on a CU */
    CP_COMMAND_SAVE = 4,         /* write a WG's state to its context and free its place */
    CP_COMMAND_RESTORE = 5,      /* read it back on a CU and go on; the wait it was saved in is over: its waves retry */
    CP_COMMAND_RESUME = 6,       /* end the current wait of a resident WG */
    CP_COMMAND_KILL = 7,         /* drop a WG, resident or saved */
    CP_COMMAND_WAITING = 8,      /* how waits behave from now on */
    CP_COMMAND_STORE = 9,        /* write 1..8 bytes of GPU memory, through the L2 */
    CP_COMMAND_ADD = 10,         /* atomically add to an aligned 64-bit word, through the L2 */
    CP_COMMAND_COPY = 11,        /* copy bytes inside GPU memory */
    CP_COMMAND_CU_RELEASE = 12,  /* no WG is left on a CU that is being lost; harmless when it is not lost */
    CP_COMMAND_MONITOR = 13      /* where the Monitor Log lies (monitor_log.h), before the first WAITING that watches */
};

struct cp_place {        /* LAUNCH, SAVE, RESTORE, RESUME, KILL; fields an opcode does not use are 0 */
    uint32_t slot;       /* of the WG table, 0..CP_MAX_WGS-1 */
    uint32_t generation; /* of the slot */
    uint32_t
        wait_number; /* SAVE: the WG's wait; RESUME: that, or a wave's. A WG counts its waits up, across saves too */
    uint16_t kernel; /* LAUNCH, RESTORE: 0..CP_MAX_KERNELS-1 */
    uint16_t cu;     /* LAUNCH, RESTORE: where */
    uint16_t simd;   /* LAUNCH, RESTORE: of wave 0; wave i goes to SIMD (simd + i) modulo SIMDs a CU */
    uint16_t reserved0;
    uint32_t workgroup[3]; /* LAUNCH: WG id in the grid */
    uint64_t context;      /* LAUNCH, SAVE, RESTORE: GPU address of the WG's context slot */
    uint64_t scratch;      /* LAUNCH: GPU address of the WG's scratch, wave after wave; 0 when it needs none */
};

struct cp_kernel_begin {
    uint16_t kernel;
    uint16_t queue;
    uint16_t workgroup_size[3];
    uint16_t code_properties; /* kernel_descriptor.h */
    uint32_t grid_size[3];    /* work-items */
    uint32_t private_segment; /* bytes a work-item */
    uint32_t group_segment;   /* bytes of LDS a WG */
    uint32_t rsrc1;           /* as in the kernel descriptor */
    uint32_t rsrc2;
    uint32_t acquire;            /* enum cp_fence_scope at the start of the dispatch */
    uint32_t scratch_wave_bytes; /* bytes of scratch a wave: 64 lanes */
    uint64_t entry;              /* address of the first instruction */
    uint64_t kernarg;
    uint64_t packet;       /* address of the dispatch packet, for dispatch_ptr */
    uint64_t queue_memory; /* address of struct cp_queue_memory, for queue_ptr */
    uint64_t dispatch_id;
    uint64_t scratch_base; /* of the process's scratch arena */
};

struct cp_kernel_end {
    uint16_t kernel;
    uint16_t reserved0;
    uint32_t release; /* enum cp_fence_scope */
};

/* How a failed waiting atomic arms. */
enum cp_wait_mode {
    CP_WAIT_IGNORE = 0,     /* baseline, sleep: an ordinary atomic */
    CP_WAIT_TIMEOUT = 1,    /* the WG stalls; nothing watches the condition; it ends after timeout_cycles */
    CP_WAIT_ATOMIC = 2,     /* the atomic arms the SyncMon at the L2, in one step with the comparison */
    CP_WAIT_INSTRUCTION = 3 /* only the separate wait instruction arms */
};

/* What of a watched word ends waits on it. */
enum cp_watch {
    CP_WATCH_VALUE = 0, /* an update after which the condition holds */
    CP_WATCH_ACCESS = 1 /* any read or write at the L2 but the arming itself */
};

/* How many waiters of a condition that is met are resumed, oldest first. */
enum cp_resume {
    CP_RESUME_ALL = 0,
    CP_RESUME_ONE = 1,     /* the others at another update, or by their timeout */
    CP_RESUME_PREDICT = 2, /* one or all (predictor.h) */
    CP_RESUME_EXACT = 3,   /* an oracle: those whose atomics will find it still true */
    CP_RESUME_PERFORM = 4 /* those whose atomics the monitor can perform in their place, one after the other while it is
                              still true; of the others one or all, if it is true even then */
};

struct cp_waiting {
    uint16_t mode;           /* enum cp_wait_mode */
    uint8_t watch;           /* enum cp_watch; modes ATOMIC and INSTRUCTION */
    uint8_t resume;          /* enum cp_resume; modes ATOMIC and INSTRUCTION */
    uint32_t oversubscribed; /* 1: some WG lacks a place: waits are reported, and quanta run */
    uint32_t reports;        /* WAITING events wanted, stalled WGs included, until the next WAITING command: the CP asks
                                for as many as it can use, so that its load does not grow with the WGs that wait. An
                                event that is never delivered, because its wait is over, does not count */
    uint32_t reserved0;
    uint64_t stall_cycles;   /* a WG that has been stalled this long may be reported (when oversubscribed) */
    uint64_t timeout_cycles; /* after this long a resident WG's wait ends by itself; 0: never. One that was reported
                                does so only when oversubscribed is 0 again: the CP answers it by SAVE, however late */
    uint64_t quantum_cycles; /* oversubscribed: a WG that has run this long since it was placed is reported by a
                                QUANTUM event, once a placement; 0: never */
};

struct cp_monitor {
    uint64_t log;     /* address of struct cp_log_control */
    uint32_t entries; /* power of two, 2..CP_LOG_MAX_ENTRIES */
    uint32_t reserved0;
};

struct cp_memory_command {
    uint64_t address;
    uint64_t value; /* STORE: low bytes; ADD: addend, two's complement; COPY: source address */
    uint32_t bytes; /* STORE 1, 2, 4, 8; COPY 1..4096 */
    uint32_t reserved0;
};

struct cp_cu_release {
    uint16_t cu;
    uint16_t reserved0[3];
};

struct cp_command {
    uint8_t opcode; /* enum cp_command_opcode */
    uint8_t flags;  /* CP_FLAG_* */
    uint8_t length; /* CP_COMMAND_PART bytes that count; what is behind them may be anything and stands for 0. 0: all */
    uint8_t reserved0;
    uint32_t tag; /* the CP's count of commands; answers carry it */
    union {
        struct cp_place place;
        struct cp_kernel_begin begin;
        struct cp_kernel_end end;
        struct cp_waiting waiting;
        struct cp_memory_command memory;
        struct cp_cu_release release;
        struct cp_monitor monitor;
        uint64_t words[15];
    };
};
_Static_assert(sizeof(struct cp_command) == 128, "command frames are 128 bytes");

#define CP_COMMAND_PART 8u /* bytes, in which a frame's length is counted */

/* Bytes of a frame that count, whatever its length says: 8 to 128, a multiple of 8. */
static inline uint32_t cp_command_bytes(const struct cp_command *command)
{
    return command->length - 1u < sizeof(*command) / CP_COMMAND_PART ? command->length * CP_COMMAND_PART
                                                                     : (uint32_t)sizeof(*command);
}

_Static_assert(__builtin_offsetof(struct cp_command, place.context) == 40, "no hidden padding in cp_place");
_Static_assert(__builtin_offsetof(struct cp_command, begin.entry) == 56, "no hidden padding in cp_kernel_begin");

#define CP_FLAG_FORCED 1u /* SAVE: whatever the WG does (CU loss, quantum); otherwise refused if the wait has ended */

/* Events, GPU to CP, in (cycle, source) order. */
enum cp_event_kind {
    CP_EVENT_NONE = 0,
    CP_EVENT_DOORBELL = 1,       /* level: queue's write index may have moved */
    CP_EVENT_WAITING = 2,        /* WG state: stalled in wait wait_number, on the condition given */
    CP_EVENT_WAIT_ENDED = 3,     /* WG state, only after a WAITING: the resident WG runs again */
    CP_EVENT_QUANTUM = 4,        /* WG state: has run cp_waiting.quantum_cycles while the GPU was oversubscribed */
    CP_EVENT_SAVED = 5,          /* WG state: context written, place free; value = 0: still stalled in wait wait_number,
                                  1: it can run (the wait has ended, or it was in none) */
    CP_EVENT_RESTORED = 6,       /* WG state: runs again; the context slot's content is no longer needed */
    CP_EVENT_DONE = 7,           /* WG state: ended or killed; all its memory effects are in the L2 */
    CP_EVENT_FAULT = 8,          /* WG state: reason = enum cp_fault_reason, address; the WG is gone */
    CP_EVENT_REFUSED = 9,        /* answer to command tag: reason = enum cp_refusal; slot, generation and wait_number as
                                  in the command, slot = kernel for KERNEL_BEGIN and KERNEL_END */
    CP_EVENT_KERNEL_ENDED = 10,  /* answer to KERNEL_END: kernel in slot */
    CP_EVENT_CU_LOST = 11,       /* level: issue on cu has stopped; address = deadline cycle for the saves */
    CP_EVENT_CU_RETURNED = 12,   /* level: cu can be used again */
    CP_EVENT_CONDITION_MET = 13, /* the SyncMon found a condition met that the saved WG slot waits on: it can run.
                                  wait_number as in its SAVED. Once a save, and only after a SAVED with value 0 */
    CP_EVENT_LOG = 14,           /* level: the Monitor Log is not empty; address = entries written so far */
    CP_EVENT_MESSAGE = 15        /* the WG has sent a message: value = its 32-bit word (cooperative.h). All its memory
                                    effects up to then are in the L2. Not a state: nothing newer replaces it. A WG has
                                    one message under way at most: its waves stay in the instruction until the one
                                    before was posted. Posted before the WG's DONE or FAULT; a WG that is saved first
                                    may have its message posted at any time */
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
    CP_FAULT_DIVERGENCE = 4   /* a message that the waves of a WG do not all send, and with the same word */
};

struct cp_event {
    uint8_t kind; /* enum cp_event_kind */
    uint8_t reason;
    uint16_t cu;   /* CU_LOST, CU_RETURNED; WG state events: where it was */
    uint32_t tag;  /* REFUSED; WAITING, SAVED with value 0: lowest wait number of its waves' waits */
    uint32_t slot; /* WG slot; DOORBELL: queue; KERNEL_ENDED: kernel */
    uint32_t generation;
    uint32_t wait_number;
    uint32_t condition; /* WAITING: enum isa_wait_condition's numbers: 1 EQ, 2 NE, 3 LT, 4 GE */
    uint64_t cycle;     /* when it happened */
    uint64_t address;   /* WAITING: the word */
    uint64_t value;     /* WAITING: expected; FAULT: the instruction's source line; MESSAGE: the word */
    uint64_t mask;
    uint64_t reserved0;
};
_Static_assert(sizeof(struct cp_event) == 64, "event frames are 64 bytes");
_Static_assert(__builtin_offsetof(struct cp_event, cycle) == 24, "64-bit fields lie at 8-byte offsets");

/*
 * The calls. The context pointer is the implementation's own. None of them may block.
 */
struct cp_hal {
    void *context;

    /* GPU cycle at which this step started; the same value during one step. */
    uint64_t (*now)(void *context);

    /* The frame that the next command is written into, 8-byte aligned: whatever lies in it is of no account. NULL: the
     * ring is full, try at the next step. The same frame until it is sent. */
    struct cp_command *(*reserve)(void *context);

    /* Appends the command that was written into that frame, as much of it as counts (cp_command_bytes). */
    void (*commit)(void *context);

    /* Takes the next event that happened up to now. 1: *event is valid; 0: none. */
    int (*receive)(void *context, struct cp_event *event);

    /* Reads bytes (1..4096) of GPU memory as of now, lower addresses first. Aligned accesses of up to 8 bytes are single-copy atomic. CP_OK or
     * CP_ERROR_ADDRESS, then nothing was written. */
    int (*load)(void *context, uint64_t address, void *destination, uint32_t bytes);
};

#endif
