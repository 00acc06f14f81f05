/*
 * fake_gpu.h - a GPU for tests of the firmware: it takes every command, answers after random delays through rings of
 * any size, and watches the protocol. It uses no C library, so that the same tests run on boards.
 *
 * Work-groups (WGs) run little programs of the kinds below. What the firmware may never do (launch a WG twice, overfill
 * a SIMD, touch a WG it does not own, end a kernel too early, ...) is recorded as a failure of the running test.
 *
 * Order of use: fake_gpu_init; change config and the fields marked "may be set"; fake_gpu_queue; fake_gpu_start;
 * fake_gpu_dispatch and others; fake_gpu_run; fake_gpu_check_idle.
 */
#ifndef TESTS_FAKE_GPU_H
#define TESTS_FAKE_GPU_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/aql.h"
#include "onward/cp_state.h"
#include "onward/mailbox.h"
#include "onward/monitor_log.h"

/* Beside a firmware with small tables the fake is small, too: it fits in boards with little memory. */
#define FAKE_SMALL         (CP_MAX_WGS <= 128)
#define FAKE_SLOTS         (FAKE_SMALL ? CP_MAX_WGS : CP_MAX_CUS > 256 ? 2u * CP_MAX_CUS : 512u)
#define FAKE_MEMORY_BASE   0x100000u
#define FAKE_MEMORY_BYTES  (FAKE_SMALL ? 0x6000u : 0x80000u)
#define FAKE_CONTEXTS      0x40000000u /* contexts and scratch lie where the fake keeps no bytes */
#define FAKE_SCRATCH       0x80000000u
#define FAKE_SCRATCH_BYTES 0x100000u /* a queue's arena */
#define FAKE_DISPATCHES    (FAKE_SMALL ? 16u : 128u)
#define FAKE_MAX_GRID      (FAKE_SMALL ? 512u : 4096u) /* WGs of a grid whose launches are checked one by one */
#define FAKE_HEAP          ((FAKE_SMALL ? 4u : 16u) * FAKE_SLOTS)
#define FAKE_PENDING       ((FAKE_SMALL ? 2u : 8u) * FAKE_SLOTS)

/* What the WGs of a kernel do. */
enum fake_program {
    FAKE_PLAIN,     /* run, end */
    FAKE_WAIT_ALL,  /* run, arrive, wait until all WGs of the grid have arrived (waiting atomics), run, end */
    FAKE_SPIN_ALL,  /* the same with an ordinary spinning loop */
    FAKE_WAIT_NEXT, /* wait until the WG with the next number has arrived; the last one waits for none */
    FAKE_FAULT,     /* WG fault_at faults at its end; the others are plain */
    FAKE_STEAL,     /* cooperative: pieces of work, between them WGs offer to be killed and ask for forks */
    FAKE_RESIZE,    /* cooperative: resizing barriers with a piece of work between them */
    FAKE_QUERY,     /* cooperative: the same with barriers of a query and offers that stand; requests before them */
    FAKE_HOSTILE    /* cooperative: messages of nonsense */
};

#define FAKE_IS_COOPERATIVE(program) ((program) >= FAKE_STEAL)

/* A dispatch as a test describes it; fields left 0 get plain values. */
struct fake_kernel {
    enum fake_program program;
    uint32_t groups[3];     /* WGs; 0 is 1 */
    uint32_t group_size[3]; /* work-items; 0 is 1, and 64 for x */
    uint32_t remainder;     /* work-items by which the grid's x falls short of whole WGs */
    uint32_t vgprs, sgprs;  /* a wave */
    uint32_t lds;           /* bytes a WG */
    uint32_t scratch;       /* bytes a work-item */
    uint32_t duration;      /* cycles of a run; 0 is 100 */
    uint32_t fault_at;      /* number of a WG */
    uint32_t rounds;        /* cooperative: pieces of work, or barriers */
    uint32_t gather;        /* gather_cycles */
    bool maximal;           /* of a cooperative program: launched as a maximal kernel */
    bool barrier_bit;
};

/* A cooperative kernel's WG, by id. */
struct fake_member {
    bool asks;     /* waits for an answer, otherwise for the barrier */
    uint8_t step;  /* FAKE_QUERY: what comes next */
    uint32_t turn; /* barriers it has arrived at */
};

#define FAKE_MEMBERS 64u

struct fake_dispatch {
    struct fake_kernel kernel;
    uint32_t queue;
    uint64_t signal; /* its address; value 1 until it has completed */
    uint64_t packet; /* address */
    uint64_t words;  /* address of the words its WGs wait on: how many have arrived, then whether each has */
    uint64_t dispatch_id;
    uint32_t total; /* WGs */
    uint32_t launched, arrived, done;
    bool begun, ended, faulted;
    bool wild;                     /* may be set: the packet was changed, its grid is what KERNEL_BEGIN says */
    uint64_t control;              /* address of a cooperative kernel's control block, or 0 */
    uint32_t work, killed, forked; /* pieces left; WGs */
    struct fake_member members[FAKE_MEMBERS];
    uint8_t launch_count[FAKE_MAX_GRID]; /* live or finished launches of each WG */
    uint8_t has_arrived[FAKE_MAX_GRID / 8];
    uint32_t first_cu_errors; /* WGs whose first CU was not number modulo CUs */
};

enum fake_slot_state { FAKE_FREE, FAKE_RESIDENT, FAKE_SAVING, FAKE_AWAY, FAKE_RESTORING, FAKE_KILLING };

struct fake_slot {
    uint8_t state; /* enum fake_slot_state */
    uint8_t phase; /* of its program */
    bool stalled, reported, held, frozen, quantum_reported;
    bool watched; /* by the fake's SyncMon */
    bool latched; /* its wait has ended while it was frozen or being saved */
    bool used;    /* was launched before */
    uint32_t generation, wait_number;
    uint32_t dispatch, number, cu, simd;
    uint32_t stamp, quantum_stamp; /* what timers must carry to be current */
    uint64_t remaining;            /* cycles of the run left while frozen */
    uint64_t due, placed_at, stalled_at;
    uint64_t scratch;
};

struct fake_cu {
    uint32_t waves[CP_MAX_SIMDS], vgprs[CP_MAX_SIMDS], sgprs[CP_MAX_SIMDS]; /* used */
    uint32_t lds, barriers, residents;
    bool lost, released;
};

enum fake_timer_kind {
    FAKE_TIMER_LOG,
    FAKE_TIMER_SLOT,
    FAKE_TIMER_QUANTUM,
    FAKE_TIMER_LOSE,
    FAKE_TIMER_RETURN,
    FAKE_TIMER_DOORBELL,
    FAKE_TIMER_RESET
};

struct fake_timer {
    uint64_t cycle;
    uint32_t order; /* breaks ties */
    uint32_t what;  /* slot, CU or queue */
    uint32_t stamp;
    uint8_t kind; /* enum fake_timer_kind */
};

struct fake_gpu {
    struct cp *cp;
    struct cp_config config;  /* may be set before start */
    bool checked;             /* may be set before start: frames have check values */
    uint32_t command_entries; /* may be set before start: ring sizes */
    uint32_t event_entries;
    uint32_t delay;           /* may be set: longest time of a save, restore, launch; at least 1 */
    uint32_t budget;          /* may be set: of a step; 0: random 1..8 */
    uint32_t commands_a_turn; /* may be set: commands taken between two steps; 0: random */
    bool latch;               /* may be set: a WG's newer state replaces an older one not yet posted */
    bool short_waits;         /* may be set: some waits end while the WG is being saved */
    bool holds;               /* may be set: a reported wait ends only by the CP's answer, never by itself */
    uint32_t garbage;         /* may be set: per 1000 turns, events of nonsense */
    uint32_t spills;          /* may be set: per 1000 waits, those that go to the Monitor Log */
    uint32_t fill_time;       /* may be set: longest time for which a claimed place of the log is not filled */
    /* May be set at any time, by queue: a bit for each CU where WGs of it may be placed from now on; 0: all. Up to 32 CUs. */
    uint32_t masks[CP_MAX_QUEUES];
    /* May be set: all is dropped for RESET; the host makes memory and the records of dispatches ready. */
    void (*renew)(struct fake_gpu *gpu);
    uint64_t now;
    uint64_t random;
    struct cp_mailbox mailbox;
    uint8_t memory[FAKE_MEMORY_BYTES] __attribute__((aligned(64)));
    uint8_t mailbox_memory[CP_MAILBOX_BYTES(64, 64)] __attribute__((aligned(64)));
    uint32_t allocated; /* bytes of memory */
    uint32_t queues;
    uint32_t dispatches;
    uint16_t kernel_dispatch[CP_MAX_KERNELS]; /* dispatch + 1 of a begun kernel */
    struct cp_kernel_begin begins[CP_MAX_KERNELS];
    struct fake_dispatch dispatch[FAKE_DISPATCHES];
    struct fake_slot slots[FAKE_SLOTS];
    struct fake_cu cus[CP_MAX_CUS];
    struct cp_waiting waiting;
    bool waiting_known;
    struct cp_monitor monitor;
    struct fake_timer heap[FAKE_HEAP];
    uint32_t heap_count, heap_order;
    struct cp_event pending[FAKE_PENDING];
    uint32_t pending_count;
    uint32_t resident, most_resident, saves, restores, kills, resumes, log_full, releases, refusals, waiting_commands;
    uint64_t steps;
    struct cp_answer answer; /* the last one to the host */
    uint32_t answers;
    struct cp_overdue overdue; /* the last one */
    uint32_t overdues, overdue_flags;
    uint64_t nonce; /* of the last RESET */
    uint32_t resets, resets_answered;
    struct cp_notify notify; /* the last one */
    uint32_t notifies;
    struct cp_agent agent; /* the last one, and its tag; the test answers */
    uint32_t agent_tag, agents;
};

/* Sets a GPU of 4 CUs x 2 SIMDs x 4 waves with rings of 4, policy timeout, no queues. */
void fake_gpu_init(struct fake_gpu *gpu, struct cp *cp, uint64_t seed);

/* A random number below limit. */
uint32_t fake_gpu_random(struct fake_gpu *gpu, uint32_t limit);

/* Adds a queue with a ring of packets (a power of two) before the start; returns its number. */
uint32_t fake_gpu_queue(struct fake_gpu *gpu, uint32_t packets, uint32_t priority);

/* Makes the mailbox and calls cp_init; returns its result. */
int fake_gpu_start(struct fake_gpu *gpu);

/*
 * Calls cp_init again beside the GPU as it is. Nothing that the struct cp holds is used. Call it at a later cycle than the one before.
 */
int fake_gpu_restart(struct fake_gpu *gpu, enum cp_restart restart);

/* Writes descriptor, arguments, signal and packet, moves the write index; returns the dispatch's number. */
uint32_t fake_gpu_dispatch(struct fake_gpu *gpu, uint32_t queue, const struct fake_kernel *kernel);

/* Writes a barrier packet (CP_PACKET_BARRIER_AND or _OR) on up to 5 signals; returns the address of its own signal. */
uint64_t fake_gpu_barrier(struct fake_gpu *gpu, uint32_t queue, uint32_t type, const uint64_t *signals, uint32_t count);

/* Writes any 64 bytes as a packet and moves the write index; returns its dispatch id. */
uint64_t fake_gpu_packet(struct fake_gpu *gpu, uint32_t queue, const void *packet);

/* Allocates zeroed memory, aligned to 64; a signal with value 1. Return the address. */
uint64_t fake_gpu_allocate(struct fake_gpu *gpu, uint32_t bytes);
uint64_t fake_gpu_signal(struct fake_gpu *gpu);

/* Where an address lies in host memory; NULL when bytes of it are not inside. */
void *fake_gpu_at(struct fake_gpu *gpu, uint64_t address, uint32_t bytes);
uint64_t fake_gpu_read64(struct fake_gpu *gpu, uint64_t address);
const struct cp_queue_memory *fake_gpu_queue_memory(struct fake_gpu *gpu, uint32_t queue);

/* Things that happen at a cycle, now or later. */
void fake_gpu_ring(struct fake_gpu *gpu, uint32_t queue, uint64_t cycle);
void fake_gpu_lose(struct fake_gpu *gpu, uint32_t cu, uint64_t cycle);
void fake_gpu_return(struct fake_gpu *gpu, uint32_t cu, uint64_t cycle);

/* Queues an event as it is, for tests of stale and wrong ones. */
void fake_gpu_post(struct fake_gpu *gpu, const struct cp_event *event);

/* One turn: events, a step, commands. False when nothing is left to happen. */
bool fake_gpu_turn(struct fake_gpu *gpu);

/* Turns until nothing is left to happen; false when there were more than limit, or the firmware stopped. */
bool fake_gpu_run(struct fake_gpu *gpu, uint64_t limit);

/* Whether a dispatch's signal was decremented. */
bool fake_gpu_completed(struct fake_gpu *gpu, uint32_t dispatch);

/* Checks that GPU and firmware hold nothing any more. */
void fake_gpu_check_idle(struct fake_gpu *gpu);

#endif
