/*
 * issue.h - the compute unit's own bookkeeping, shared by the files of cu/: who may issue when, what is outstanding.
 *
 * A SIMD takes a turn every cu.issue_period cycles; turn n of a SIMD is at cycle phase + n * period. Its waves are bits
 * in 64-bit masks, in the order of their age. A wave that can issue at a turn is a bit in .ready, one that will be
 * able to at a known turn is a bit in the wheel's slot of that turn, any other wave is nowhere and costs nothing
 * until an event (a memory answer, a barrier, a timer) puts it into the wheel. One event a SIMD fires at the next turn
 * at which there is something to do.
 */
#ifndef SIM_HAL_CU_ISSUE_H
#define SIM_HAL_CU_ISSUE_H

#include "cu/compute_unit.h"

#define GPU_HOST_LINE   64u /* bytes */
#define GPU_WHEEL_TURNS 64u
#define GPU_WHEEL_REACH 62u /* turns from now on that the wheel can hold; a later one is a hop on the way */
#define GPU_POSITIONS   64u /* waves a SIMD: bits of its masks */
#define GPU_NO_SLOT     0xffu
#define GPU_VM_LIMIT    15u /* what four bits count to */
#define GPU_LGKM_LIMIT  15u
#define GPU_BLOCK_SIZES 40u /* free lists of WG memory, one a power of two */

/* What wave->timer is for. */
enum gpu_timer_use {
    GPU_TIMER_SLEEP,   /* s_sleep ends */
    GPU_TIMER_ARRIVAL, /* the answer to a failed waiting atomic reaches the wave, which then waits */
    GPU_TIMER_TIMEOUT, /* a wait ends by itself */
    GPU_TIMER_NOTICE   /* word of the condition's being met reaches the wave */
};

/*
 * Outstanding memory instructions of a wave. A completion cycle is GPU_NEVER until it is known. What is done stays
 * counted here until somebody asks (gpu_counters_reach). lgkmcnt is the sum of two parts: DS instructions, which
 * complete in order, and the others, which do not.
 */
struct gpu_wave_counters {
    uint8_t vm_first, vm_count;   /* ring of vector memory instructions, oldest first; count <= GPU_VM_LIMIT */
    uint8_t lds_first, lds_count; /* ring of DS instructions */
    uint8_t lgkm_total;           /* value of lgkmcnt, <= GPU_LGKM_LIMIT */
    uint16_t other_used;          /* slots of FLAT and scalar memory instructions */
    uint8_t other_weight[16];     /* what each counts in lgkmcnt */
    uint64_t flat_lds_done;       /* cycle at which the LDS part of every FLAT instruction so far is done */
    uint64_t vm_done[16];
    uint64_t lds_done[16];
    uint64_t other_done[16];
};

/* Instruction buffer: the line that is being issued from and the one after it, which is on its way or there. */
struct gpu_wave_fetch {
    uint32_t line_end;   /* byte offset behind the current line, in the program; 0: nothing is buffered */
    uint64_t next_ready; /* cycle at which the line after it can be issued from */
};

/* What noting repeated reads needs beside struct gpu_repetition. */
struct gpu_wave_watch {
    uint32_t observation;         /* gpu_cu_control.observation that the notes belong to */
    uint32_t reads;               /* in the running iteration */
    uint32_t reads_limit;         /* more than this many, and another anchor is tried */
    uint32_t low, high;           /* operations executed in the running iteration */
    uint32_t loop_low, loop_high; /* in the iteration before */
    uint64_t anchor_hash;         /* of the anchor's last read */
};

/* What every issue touches lies in the first cache line of the host. */
struct gpu_wave_issue {
    _Alignas(GPU_HOST_LINE) struct gpu_wave *wave;
    struct gpu_simd *simd;
    const struct isa_operation *operations;
    uint32_t operation_count;
    uint32_t fetch_limit; /* an operation that ends behind this byte offset needs gpu_fetch */
    uint64_t bit;         /* of its position in the SIMD's masks */
    uint8_t unit;         /* of the next operation */
    uint8_t wheel_slot;   /* the last it was put in, GPU_NO_SLOT: none */
    uint8_t timer_use;    /* enum gpu_timer_use */
    bool held;            /* by a counter, until a completion is known */
    bool issuing;         /* inside the call that sends its memory instruction off */
    bool in_atomic;       /* a waiting atomic is under way: nothing issues */
    bool wait_failed;     /* its answer, while the timer brings it */
    struct gpu_resident *resident;
    uint64_t wake_turn; /* when its place in the wheel is only a hop on the way */
    struct gpu_wave_counters counters;
    struct gpu_wave_fetch fetch;
    uint64_t atomic_done; /* cycle of the answer */
    struct gpu_wave_watch watch;
};

struct gpu_simd {
    struct gpu_event event; /* the next turn to take */
    uint64_t event_turn;
    struct gpu_compute_unit *cu;
    uint64_t phase;
    uint64_t next_turn; /* first turn not taken yet */
    bool in_turn;
    uint64_t ready;                   /* waves that can issue at the current turn as far as they know */
    uint64_t of_unit[ISA_UNIT_COUNT]; /* waves by the unit of their next operation */
    uint64_t passed_over; /* waves that were ready at the last look for overdue ones and have not issued since */
    uint64_t overdue;     /* waves that go first now */
    uint64_t next_look;   /* turn */
    uint64_t raised;      /* waves with a priority over 0 */
    uint64_t priority[4];
    uint64_t far;         /* waves whose place in the wheel is only a hop */
    uint64_t wheel_slots; /* slots that hold a wave */
    uint64_t wheel[GPU_WHEEL_TURNS];
    uint64_t valu_turn; /* first turn at which the vector ALU is free */
    uint64_t occupied;  /* positions in use */
    uint32_t next_position;
    struct gpu_wave_issue *waves[GPU_POSITIONS]; /* by position, oldest first */
    uint64_t slots;                              /* hardware wave slots in use */
    uint32_t wave_count, vgprs, sgprs;           /* taken, counted for full WGs */
};

/* What the dispatcher has still to be told about a WG. */
enum gpu_notice {
    GPU_NOTICE_FAULT = 1,
    GPU_NOTICE_DONE = 2,
    GPU_NOTICE_STALLED = 4,
    GPU_NOTICE_WOKEN = 8,
    GPU_NOTICE_DRAINED = 16,
    GPU_NOTICE_MESSAGE = 32
};

/* A work-group with what only the compute unit knows of it. The public part is the first member. */
struct gpu_resident {
    struct gpu_workgroup workgroup;
    struct gpu_compute_unit *cu;
    struct gpu_resident *previous, *next; /* of the CU */
    struct gpu_resident *next_notice;
    uint32_t notices;                             /* enum gpu_notice bits */
    uint32_t outstanding;                         /* vector memory instructions under way */
    uint32_t simd;                                /* of wave 0 */
    uint32_t full_waves, vgprs, sgprs, lds_bytes; /* what it takes of the CU */
    uint32_t block_size;                          /* log2 of its memory block */
    bool noticed;                                 /* in the CU's list of notices */
    bool faulted;
    bool removed; /* gone but for the memory instructions under way */
    struct gpu_fault fault;
    struct gpu_event drain; /* the last answer arrives */
};

struct gpu_compute_unit {
    uint32_t index;
    uint32_t simd_count;
    uint32_t period;
    uint32_t period_shift; /* log2 of it, or UINT32_MAX when it is no power of two */
    uint32_t valu_cycles[ISA_RATE_COUNT], valu_turns[ISA_RATE_COUNT];
    uint32_t salu_turns, branch_turns, taken_turns;
    uint32_t patience; /* turns that a wave may be passed over, at least */
    struct gpu_simd *simds;
    const struct gpu_parameters *parameters;
    struct gpu_memory_system *memory;
    struct gpu_clock *clock;
    const struct gpu_cu_control *control;
    const struct gpu_cu_callbacks *callbacks;
    const struct gpu_wave_scheduler *scheduler;
    uint64_t lds_busy_until;                     /* with the instructions that it has accepted */
    const struct gpu_simd *lds_next, *vmem_next; /* SIMD that was refused and comes next, or NULL */
    uint32_t lds_bytes, barriers;                /* taken */
    struct gpu_cu_counters counters;
    struct gpu_resident *residents;
    struct gpu_resident *first_notice, *last_notice;
    struct gpu_event notice_event;
    struct gpu_resident *free_blocks[GPU_BLOCK_SIZES];
};

/* How a SIMD chooses among waves that could all issue. */
struct gpu_wave_scheduler {
    const char *name;
    /* Position of the wave that goes first. candidates is not 0; all of them have the same s_setprio priority. */
    uint32_t (*choose)(const struct gpu_simd *simd, uint64_t candidates);
};

/* The schedulers there are; the first is the default. *count receives their number. */
const struct gpu_wave_scheduler *gpu_wave_schedulers(size_t *count);

/* ---- wave_scheduler.c ---- */

/* Fires at a SIMD's turn. */
void gpu_simd_turn(struct gpu_event *event, uint64_t cycle);

/* The wave has nothing to wait for but its next operation: finds out when that can issue, from cycle on, and puts the
 * wave into the wheel. May fault the WG when there is no next operation. */
void gpu_wave_ready(struct gpu_wave_issue *issue, uint64_t cycle);

/* The same for a wave that has issued in the turn under way and may issue again turns (>= 1) later. */
void gpu_wave_advance(struct gpu_wave_issue *issue, uint32_t turns);

/* The wave does not issue until gpu_wave_ready. */
void gpu_wave_stop(struct gpu_wave_issue *issue);

/* Gives the wave the youngest position of its SIMD, and takes it away. */
void gpu_simd_add(struct gpu_simd *simd, struct gpu_wave_issue *issue);
void gpu_simd_remove(struct gpu_simd *simd, struct gpu_wave_issue *issue);

/* Notes the wave's priority (state.priority) in the masks. */
void gpu_simd_prioritise(struct gpu_simd *simd, struct gpu_wave_issue *issue);

static inline uint64_t gpu_turn_cycle(const struct gpu_simd *simd, uint64_t turn)
{
    return simd->phase + turn * simd->cu->period;
}

/* First turn at or after a cycle. */
static inline uint64_t gpu_turn_at(const struct gpu_simd *simd, uint64_t cycle)
{
    const struct gpu_compute_unit *cu = simd->cu;
    uint64_t from;

    if (cycle <= simd->phase)
        return 0;
    from = cycle - simd->phase + cu->period - 1;
    return cu->period_shift < 64 ? from >> cu->period_shift : from / cu->period;
}

/* ---- issue.c ---- */

/* Executes the wave's next operation in a turn at cycle; afterwards the wave is in the wheel, held, or has changed its
 * status. One function a unit. */
void gpu_issue_scalar(struct gpu_wave_issue *issue, uint64_t cycle);
void gpu_issue_branch(struct gpu_wave_issue *issue, uint64_t cycle);
void gpu_issue_scalar_memory(struct gpu_wave_issue *issue, uint64_t cycle);
void gpu_issue_vector(struct gpu_wave_issue *issue, uint64_t cycle);
void gpu_issue_vector_memory(struct gpu_wave_issue *issue, uint64_t cycle);
void gpu_issue_lds(struct gpu_wave_issue *issue, uint64_t cycle);
void gpu_issue_internal(struct gpu_wave_issue *issue, uint64_t cycle);

/* ---- counters.c ---- */

/* Takes a slot; done may be GPU_NEVER, then it is set later. There must be room. */
uint32_t gpu_counters_add_vm(struct gpu_wave_counters *counters, uint64_t done);
uint32_t gpu_counters_add_other(struct gpu_wave_counters *counters, uint32_t weight, uint64_t done);

/* A DS instruction, done not before the one before it. */
void gpu_counters_add_lds(struct gpu_wave_counters *counters, uint64_t done);

/* Takes back the newest vm slot, and a slot of the others. */
void gpu_counters_drop_vm(struct gpu_wave_counters *counters);
void gpu_counters_drop_other(struct gpu_wave_counters *counters, uint32_t slot);

/* Cycle (>= now) from which at most these many are outstanding; GPU_NEVER when that is not known yet. */
uint64_t gpu_counters_reach(struct gpu_wave_counters *counters, uint32_t vm, uint32_t lgkm, uint64_t now);

/* How far the counters must have come down before the operation can issue (s_waitcnt, s_endpgm; for memory
 * instructions: that there is room for one more). */
void gpu_counters_demand(const struct isa_operation *operation, uint32_t *vm, uint32_t *lgkm);

/* Whether so little is outstanding that any operation of the unit can issue. */
static inline bool gpu_counters_allow(const struct gpu_wave_counters *counters, uint32_t unit)
{
    static const uint8_t vm[ISA_UNIT_COUNT] = {
        GPU_VM_LIMIT, GPU_VM_LIMIT, GPU_VM_LIMIT, GPU_VM_LIMIT - 1, GPU_VM_LIMIT, GPU_VM_LIMIT, 0};
    static const uint8_t lgkm[ISA_UNIT_COUNT] = {
        GPU_LGKM_LIMIT, GPU_LGKM_LIMIT - 2, GPU_LGKM_LIMIT, GPU_LGKM_LIMIT - 1, GPU_LGKM_LIMIT - 1, GPU_LGKM_LIMIT, 0};

    return counters->vm_count <= vm[unit] && counters->lgkm_total <= lgkm[unit];
}

/* ---- fetch.c ---- */

/* The next operation is not in the buffered line: cycle (>= now) at which it can issue. Requests the line after it. */
uint64_t gpu_fetch(struct gpu_wave_issue *issue, const struct isa_operation *operation, uint64_t now);

/* Empties the buffer: after a jump, and when a wave is placed. */
void gpu_fetch_restart(struct gpu_wave_issue *issue);

/* ---- wave.c ---- */

/* Registers as the HSA ABI wants them at launch. */
void gpu_wave_initialise(struct gpu_wave *wave);

void gpu_wave_sleep(struct gpu_wave_issue *issue, uint64_t cycles, uint64_t now);
void gpu_wave_arrive(struct gpu_wave_issue *issue, uint64_t now); /* at the barrier */
void gpu_wave_end(struct gpu_wave_issue *issue, uint64_t now);

/* At a message; the operation has been counted already. May fault the WG. */
void gpu_wave_send(struct gpu_wave_issue *issue, const struct isa_operation *operation, uint64_t now);

/* Tells the dispatcher when all waves have come to the message. */
void gpu_message_check(struct gpu_resident *resident);

/* False when the host has no room for the event. */
bool gpu_wave_start_timer(struct gpu_wave_issue *issue, enum gpu_timer_use use, uint64_t cycle);

/* Active again, from cycle on. */
void gpu_wave_wake(struct gpu_wave_issue *issue, uint64_t cycle);

/* Opens the barrier when every wave has come to it or has ended. */
void gpu_barrier_check(struct gpu_resident *resident, uint64_t now);

/* ---- wait.c ---- */

/* Whether the operation is a wait instruction that does nothing under the policy at hand. */
bool gpu_wait_ignored(const struct gpu_cu_control *control, const struct isa_operation *operation);

/* Before a waiting access is sent: gives it its number, and says what the L2 does when its condition fails. */
void gpu_wait_prepare(struct gpu_wave_issue *issue, const struct isa_operation *operation, struct gpu_request *request);

/* The answer of a waiting access is known: notes in issue->wait_failed whether the wave has to wait, and for what. */
void gpu_wait_answered(struct gpu_wave_issue *issue, const struct gpu_request *request);

/* After that, with issue->atomic_done set: the wave goes on, or waits. */
void gpu_wave_answered(struct gpu_wave_issue *issue);

/* Ends a wait. The caller counts WG states. */
void gpu_wave_stop_waiting(struct gpu_wave_issue *issue, uint64_t now);

/* Starts the timer of a waiting wave. */
void gpu_wave_start_timeout(struct gpu_wave_issue *issue, uint64_t now);

/* Ends a wait because its time is over. */
void gpu_wave_time_out(struct gpu_wave_issue *issue, uint64_t now);

/* Takes the wave out of issue and stops its timer; a sleep or a wait stays its status. */
void gpu_wave_halt(struct gpu_wave_issue *issue, uint64_t now);

/* Fires when wave->timer does. */
void gpu_wave_timer(struct gpu_event *event, uint64_t cycle);

/* Looks whether the WG has become stalled. */
void gpu_resident_check_stall(struct gpu_resident *resident);

/* ---- compute_unit.c ---- */

/* Tells the dispatcher, in the current cycle, when what runs now has finished. */
void gpu_resident_notify(struct gpu_resident *resident, uint32_t notice);

/* Stops the WG and reports the wave, once. */
void gpu_resident_fault(struct gpu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                        uint64_t address, uint64_t cycle);

/* A wait of the WG has ended by itself: it is not stalled any more. */
void gpu_resident_unstall(struct gpu_resident *resident);

/* A vector memory instruction of the WG has completed. */
void gpu_resident_settle(struct gpu_resident *resident);

/* ---- repetition.c ---- */

/* Notes a read while deadlock detection looks: of a vector access, a scalar access, a DS instruction. operation is the
 * index of the instruction. */
void gpu_note_vector(struct gpu_wave_issue *issue, const struct isa_access *access, uint32_t operation);
void gpu_note_scalar(struct gpu_wave_issue *issue, const struct isa_scalar_access *access, uint32_t operation);
void gpu_note_lds(struct gpu_wave_issue *issue, uint32_t operation);

/* Notes that the wave comes to an operation: one outside of the loop ends the repetition. */
void gpu_note_operation(struct gpu_wave_issue *issue, uint32_t operation);

#endif
