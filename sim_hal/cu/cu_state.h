/*
 * cu_state.h - what a compute unit keeps: of itself, of each SIMD, of each resident work-group and of each wave. Every
 * block of the compute unit works on it (docs/guide/simulator_cu.md).
 *
 * A SIMD takes a turn every cu.issue_period cycles; turn n of a SIMD is at cycle phase + n * period. Its waves are
 * bits in 64-bit masks, in the order of their age. A wave that can issue at a turn is a bit in .ready. A wave that can
 * issue at a known later turn is a bit in the wheel's slot of that turn. Any other wave costs nothing until an event
 * (a memory answer, a barrier, a timer) puts it into the wheel. One event a SIMD fires at the next turn at which there
 * is something to do.
 */
#ifndef SIM_HAL_CU_CU_STATE_H
#define SIM_HAL_CU_CU_STATE_H

#include "cu/reports.h"
#include "engine/parameters.h"
#include "path/memory_system.h"

#define CU_HOST_LINE         64u /* bytes */
#define CU_WHEEL_TURNS       64u
#define CU_WHEEL_REACH       62u /* turns from now on that the wheel can hold; a later one is a hop on the way */
#define CU_POSITIONS         64u /* waves a SIMD: bits of its masks */
#define CU_NO_SLOT           0xffu
#define CU_VM_LIMIT          15u /* what four bits count to */
#define CU_LGKM_LIMIT        15u
#define CU_SCHEDULER_MARKS   4u
#define CU_SCHEDULER_NUMBERS 2u
#define CU_LEVELS            16u                  /* of a scheduler (rank.h) */
#define CU_ROTATIONS         (ISA_UNIT_COUNT + 1) /* of waves by type, and of all */
#define CU_ANSWERS_NOTED     8u
#define CU_BLOCK_SIZES       40u /* free lists of WG memory, one a power of two */

/*
 * Outstanding memory instructions of a wave. A completion cycle is CLOCK_NEVER until it is known. A completed one stays
 * counted here until cu_counters_reach reads it. lgkmcnt is the sum of two parts: DS instructions, which
 * complete in order, and the others, which do not.
 */
struct cu_wave_counters {
    uint8_t vm_first, vm_count;   /* ring of vector memory instructions, oldest first; count <= CU_VM_LIMIT */
    uint8_t lds_first, lds_count; /* ring of DS instructions */
    uint8_t lgkm_total;           /* value of lgkmcnt, <= CU_LGKM_LIMIT */
    uint16_t other_used;          /* slots of FLAT and scalar memory instructions */
    uint8_t other_weight[16];     /* what each counts in lgkmcnt */
    uint64_t flat_lds_done;       /* cycle at which the LDS part of every FLAT instruction so far is done */
    uint64_t vm_done[16];
    uint64_t lds_done[16];
    uint64_t other_done[16];
};

/*
 * Instruction buffer: the line that is being issued from and the one after it, which is on its way or there. With a fetch
 * unit (fetch.grants) it was granted the bytes up to line_end, and has those up to there_end.
 */
struct cu_wave_fetch {
    uint32_t line_end;   /* byte offset behind the current line, in the program; 0: nothing is buffered */
    uint32_t there_end;  /* fetch unit: byte offset behind what is there */
    uint64_t next_ready; /* cycle at which the line after it, or that, can be issued from */
    uint64_t next_asked; /* cycle at which that one was asked for */
    uint64_t asked;      /* the same of the line that cu_fetch waited for last; fetch unit: cycle of the last grant */
};

/* A wave before the fetch unit. */
struct cu_wave_queue {
    struct clock_event arrival; /* of what was granted last, if the wave may then ask for more */
    uint64_t age;               /* waves by the order in which they came to the compute unit */
    uint64_t granted;           /* number of its last grant; 0: none */
    bool waits;           /* its next operation has not been granted, and that is all that keeps it off the wheel */
    uint8_t resume_class; /* then: what it would wait for otherwise, */
    uint64_t resume;      /* and up to which cycle */
};

/* Notes on a loop without reads: since the last read of the wave, or since the observation began. */
struct cu_register_loop {
    uint32_t last;      /* operation that the wave came to last; UINT32_MAX: none */
    uint32_t anchor;    /* a jump back to it ends an iteration; UINT32_MAX: none yet */
    uint32_t jumps;     /* back to others, since the anchor */
    uint32_t limit;     /* more than this many, and another anchor is tried */
    uint32_t low, high; /* operations that it came to, since the anchor was chosen */
    uint32_t accesses;  /* vector memory instructions of these, up to one more than can be outstanding */
    uint32_t visits;    /* of the anchor */
    uint32_t compares;  /* visits left that are compared with state */
    uint64_t state;     /* cu_spin_state at an earlier visit */
    bool repeats;
};

/* The notes of repeated reads beside struct cu_repetition. */
struct cu_wave_watch {
    uint32_t observation;         /* cu_control.observation that the notes belong to */
    uint32_t reads;               /* in the running iteration */
    uint32_t reads_limit;         /* more than this many, and another anchor is tried */
    uint32_t low, high;           /* operations executed in the running iteration */
    uint32_t loop_low, loop_high; /* in the iteration before */
    uint64_t anchor_hash;         /* of the anchor's last read */
    uint64_t state;               /* cu_spin_state when the wave came to the anchor last; 0: it has not, */
    uint64_t previous_state;      /* and the time before */
    bool moved;                   /* it has executed another operation since */
    bool settled;                 /* it has repeated its reads when it came to the anchor last: the notes are whole */
    struct cu_register_loop loop;
};

/* What a wave has read past the L1 without timing (answers.h). */
struct cu_wave_answers {
    uint32_t last[CU_ANSWERS_NOTED]; /* a hash of the last answer, by operation; several may share a place */
    uint32_t same;                   /* reads in a row that found the same as before, up to a bound */
};

/* What a loop makes of the word that it reads (spin_compare.h). */
struct cu_spin_compare {
    struct mem_spin spin; /* where the result of a comparison turns */
    bool used;            /* it uses the value otherwise, too */
    uint64_t exec;        /* the lanes that have the value */
    bool gone;            /* the register has another value */
};

#define CU_SPIN_WORDS 2u /* accesses of a loop that are watched */

/* Whether the wave only reads the same words again (spin_watch.h). */
struct cu_spin_watch {
    uint8_t visits;   /* of the anchor that count, up to a bound; 0: there is no anchor */
    uint8_t words;    /* accesses of an iteration; 0: the anchor is a barrier */
    uint8_t seen;     /* of the one under way */
    bool spins;       /* nothing happened in the iteration before, and others wait for this wave */
    bool part;        /* the wave's wait has the first of two words, and is still to have the other */
    uint8_t barriers; /* of an iteration that begins with a barrier */
    bool met;         /* since the last visit: other waves, at a barrier, */
    bool shared;      /* and the LDS with other waves */
    uint64_t state;   /* a hash of the registers at the last visit, from the second one on */
    uint64_t stores;  /* a hash of the stores to the LDS since then */
    struct cu_spin_word {
        uint32_t operation; /* index; the first one's is the anchor */
        uint64_t answer;    /* a hash of addresses and values of its last answer */
        struct cu_spin_compare compare;
    } word[CU_SPIN_WORDS];
};

/* Where the time of a wave goes that is not ready, and not simply in the wheel behind an instruction (wave_time.h). */
struct cu_wave_wait {
    uint64_t since;   /* cycle */
    uint64_t charged; /* up to this turn, if the wave is in the wheel for it */
    uint8_t class;    /* enum cu_wave_class */
};

/* The fields that every issue touches lie in the first cache line of the host. */
struct cu_wave_issue {
    _Alignas(CU_HOST_LINE) struct cu_wave *wave;
    struct cu_simd *simd;
    const struct isa_operation *operations; /* of the program; the one behind the last faults */
    const struct execute_quick *quick;      /* their short ways; NULL: an observer of steps may look at all registers */
    uint32_t fetch_limit;                   /* an operation that ends behind this byte offset needs cu_fetch */
    uint64_t bit;                           /* of its position in the SIMD's masks */
    uint8_t unit;                           /* of the next operation */
    uint8_t wheel_slot;                     /* the last it was put in, CU_NO_SLOT: none */
    uint8_t timer_use;                      /* enum cu_timer_use */
    bool held;                              /* by a counter, until a completion is known */
    bool issuing;                           /* inside the call that sends its memory instruction off */
    bool in_atomic;   /* a waiting atomic, scoped operation or flush is under way: nothing issues */
    bool wait_failed; /* its answer, while the timer brings it */
    bool took_word;   /* by a waiting atomic, and has written nothing since. A save loses it */
    struct cu_resident *resident;
    uint64_t wake_turn; /* at which it becomes ready, though its place in the wheel may be only a hop on the way */
    struct cu_wave_counters counters;
    struct cu_wave_fetch fetch;
    struct cu_wave_queue queue;
    uint64_t atomic_sent; /* cycle at which that instruction issued, */
    uint64_t atomic_done; /* and of the answer */
    struct cu_wave_watch watch;
    struct cu_wave_wait time;
    uint8_t level;         /* rank.h */
    bool shown;            /* without timing: its next operation was shown to the observer of steps, and not executed */
    uint64_t instructions; /* for schedulers that count: issued, */
    uint64_t stalled;      /* and turns that it was ready before they were */
    struct cu_wave_answers answers;
    struct cu_spin_watch spin;
    /* What its last waiting load has found true, if it has written nothing since; bytes 0: none. A save loses it. */
    struct mem_condition gate;
};

/* What is charged in cycles, beside what struct cu_simd_time has in turns. Sums may be below 0 alone, as 64-bit numbers wrap around. */
struct cu_charges {
    uint64_t classes[CU_CLASSES];
    uint64_t ready[ISA_UNIT_COUNT], passed_over[ISA_UNIT_COUNT];
};

/* What the waves of a SIMD are charged: in cycles, and all else in issue turns. */
struct cu_simd_time {
    struct cu_charges cycles;
    uint64_t woken;                       /* waves that were ready at the last turn, before it issued */
    uint64_t passed;                      /* of these, candidates for a unit that took one of them */
    uint32_t issued;                      /* waves that issued in the turn under way */
    uint64_t ready[ISA_UNIT_COUNT];       /* turns that waves were ready for a unit */
    uint64_t passed_over[ISA_UNIT_COUNT]; /* of these, the unit took another wave, if it can be busy */
    uint64_t result;                      /* turns that waves waited for a result */
    uint64_t turns[CU_POSITIONS + 1];     /* taken, by instructions issued */
    uint64_t dropped;                     /* instructions that these leave out: waves were stopped in their turn */
    bool observed;                        /* spans go to the observer of waves */
};

/* Waves before the fetch unit, as masks. */
struct cu_simd_fetch {
    uint64_t wanted;  /* may be granted */
    uint64_t asked;   /* the same from the cycle behind cu_fetch_unit.asked_at on */
    uint64_t meeting; /* are at a barrier */
};

#define CU_FETCHES_ALL UINT32_MAX

/* The fetch unit of a compute unit. */
struct cu_fetch_unit {
    uint32_t grants; /* at most, in a cycle; 0: there is no fetch unit; CU_FETCHES_ALL: fetching takes no time */
    struct clock_event event; /* grants in the next cycle in which a wave may be granted */
    uint64_t asked_at;        /* cycle */
    uint64_t granted_age;     /* of the wave that was granted last */
    uint64_t ages;            /* waves that have come */
};

struct cu_simd {
    struct clock_event event; /* the next turn to take */
    uint64_t event_turn;
    struct cu_compute_unit *cu;
    uint64_t phase;
    uint64_t next_turn; /* first turn not taken yet */
    bool in_turn;
    uint64_t ready;                     /* waves that can issue at the current turn as far as they know */
    uint64_t of_unit[ISA_UNIT_COUNT];   /* waves by the unit of their next operation */
    uint64_t next_scan;                 /* turn of the scheduler's next scan, CLOCK_NEVER: it has none */
    uint64_t marks[CU_SCHEDULER_MARKS]; /* the scheduler's own: scheduler.h */
    uint64_t numbers[CU_SCHEDULER_NUMBERS];
    uint64_t levels[CU_LEVELS];          /* waves by level, if the scheduler has levels: rank.h */
    uint8_t rotation[CU_ROTATIONS];      /* rotation.h; CU_POSITIONS: none has issued */
    uint64_t spinners;                   /* waves that spin: spin.h */
    uint8_t spin_rotation[CU_ROTATIONS]; /* the same among these */
    uint64_t raised;                     /* waves with a priority over 0 */
    uint64_t priority[4];
    uint64_t far;         /* waves whose place in the wheel is only a hop */
    uint64_t wheel_slots; /* slots that hold a wave */
    uint64_t wheel[CU_WHEEL_TURNS];
    uint64_t valu_turn; /* first turn at which the vector ALU is free */
    uint64_t occupied;  /* positions in use */
    uint32_t next_position;
    struct cu_wave_issue *waves[CU_POSITIONS]; /* by position, oldest first */
    uint64_t slots;                            /* hardware wave slots in use */
    uint32_t wave_count, vgprs, sgprs;         /* taken, counted for full WGs */
    struct cu_simd_time time;
    struct cu_simd_fetch fetch;
};

/* Notices about a WG that the dispatcher has not received yet. */
enum cu_notice {
    CU_NOTICE_FAULT = 1,
    CU_NOTICE_DONE = 2,
    CU_NOTICE_STALLED = 4,
    CU_NOTICE_WOKEN = 8,
    CU_NOTICE_DRAINED = 16,
    CU_NOTICE_MESSAGE = 32
};

/* A phase of a work-group under way: from its start or its last barrier to the next, or to its end. */
struct cu_phase {
    uint64_t began;   /* cycle */
    uint64_t first;   /* cycle of the first arrival */
    uint64_t sum;     /* of the cycles of all arrivals */
    uint32_t arrived; /* waves */
};

/* What makes a work-group go first (heir.h). */
struct cu_heir {
    struct clock_event change; /* the rank becomes the next one */
    uint64_t address;          /* of the word taken last */
    uint8_t rank;              /* added to the priority of its waves; 0: it is no heir */
    uint8_t next;
    bool written; /* the word is, and the rank ends when the answer is there */
};

/* A work-group with the compute unit's own fields. The public part is the first member. */
struct cu_resident {
    struct cu_workgroup workgroup;
    struct cu_compute_unit *cu;
    struct cu_resident *previous, *next; /* of the CU */
    struct cu_resident *next_notice;
    uint32_t notices;                             /* enum cu_notice bits */
    uint32_t outstanding;                         /* vector memory instructions under way */
    uint32_t simd;                                /* of wave 0 */
    uint32_t full_waves, vgprs, sgprs, lds_bytes; /* what it takes of the CU */
    uint32_t block_size;                          /* log2 of its memory block */
    uint8_t last_issued[4];       /* for schedulers: number + 1 of its wave that issued last, by SIMD; 0: none */
    uint64_t instructions_sum;    /* for schedulers that count: issued by its waves, */
    uint64_t instructions_most;   /* and by the wave that issued most */
    struct cu_resident *next_met; /* of the CU's first_met */
    struct cu_heir heir;
    uint8_t priority; /* SPI_PRIO: the kernel's, added to that of s_setprio */
    bool noticed;     /* in the CU's list of notices */
    bool faulted;
    bool removed; /* gone but for the memory instructions under way */
    struct cu_fault fault;
    struct clock_event drain; /* the last answer arrives */
    struct cu_phase phase, exit;
    uint32_t last_wave;     /* that came to the barrier or its end */
    bool phase_interrupted; /* it was frozen in this phase */
};

/* What is charged in cycles for all SIMDs together. */
struct cu_time {
    uint64_t held_since;  /* cycle since which there are waves */
    uint64_t held_behind; /* the cycle behind the last in which there were waves before */
    uint64_t held;        /* such cycles */
    uint64_t issued_at;   /* cu.issue_width=1: the cycle of the last turn that issued, */
    uint64_t shared;      /* and such turns in a cycle in which another SIMD's turn had issued */
    struct cu_imbalance barriers, exits;
};

struct cu_compute_unit {
    uint32_t index;
    uint32_t simd_count;
    uint32_t period;
    uint32_t period_shift; /* log2 of it, or UINT32_MAX when it is no power of two */
    uint32_t valu_cycles[ISA_RATE_COUNT], valu_turns[ISA_RATE_COUNT];
    uint32_t valu_wave_turns[ISA_RATE_COUNT]; /* until the wave's next instruction */
    uint32_t salu_turns, branch_turns, taken_turns;
    uint32_t patience;             /* turns that a wave may be passed over, at least; 0: for ever */
    uint32_t reuse_percent;        /* kin.reuse */
    const struct mem_reuse *reuse; /* of the CU's L1 */
    uint32_t spin;                 /* enum cu_spin */
    uint64_t spin_delay;           /* cycles */
    struct cu_simd *simds;
    const struct parameters *parameters;
    struct path_system *memory;
    struct clock *clock;
    const struct cu_control *control;
    const struct cu_callbacks *callbacks;
    const struct cu_wave_scheduler *scheduler;
    const struct cu_wave_scheduler *spin_others; /* of waves that do not spin, if spinners go last */
    struct cu_wave_scheduler *spin_last;         /* is .scheduler then; owned */
    const struct cu_wave_scheduler *shown_inner; /* the scheduler, if instructions are shown to an observer of steps */
    struct cu_wave_scheduler *shown;             /* is .scheduler then; owned */
    uint64_t lds_busy_until;                     /* with the instructions that it has accepted */
    const struct cu_simd *lds_next, *vmem_next;  /* SIMD that was refused and comes next, or NULL */
    uint32_t lds_bytes, barriers, workgroups;    /* taken */
    struct cu_counters counters;
    struct cu_time time;
    struct cu_resident *residents;
    struct cu_resident *first_met; /* queue of WGs with waves at the barrier, for schedulers that want it */
    struct cu_resident *first_notice, *last_notice;
    struct clock_event notice_event;
    struct cu_resident *free_blocks[CU_BLOCK_SIZES];
    struct cu_fetch_unit fetch;
};

static inline uint64_t cu_turn_cycle(const struct cu_simd *simd, uint64_t turn)
{
    return simd->phase + turn * simd->cu->period;
}

/* First turn at or after a cycle. */
static inline uint64_t cu_turn_at(const struct cu_simd *simd, uint64_t cycle)
{
    const struct cu_compute_unit *cu = simd->cu;
    uint64_t from;

    if (cycle <= simd->phase)
        return 0;
    from = cycle - simd->phase + cu->period - 1;
    return cu->period_shift < 64 ? from >> cu->period_shift : from / cu->period;
}

#endif
