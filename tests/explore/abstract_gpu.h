/*
 * abstract_gpu.h - a GPU without caches, pipelines or cycles: nothing but what the HAL promises (onward/hal.h,
 * docs/hal.md), as moves any of which may happen next. A struct ag_state is the whole world, the firmware included:
 * plain memory that is copied, compared and hashed.
 *
 * Work-groups (WGs) have one wave and run small programs on two words of memory. Moves are: the firmware does one unit;
 * the GPU executes the next command; a WG executes its next operation; a save, restore or kill ends; a place of the
 * Monitor Log is filled; a stall, wait or quantum timer fires; time passes to the firmware's next deadline; a compute
 * unit (CU) is lost or returns; another packet is dispatched. Events are delivered when the firmware takes them.
 */
#ifndef TESTS_EXPLORE_ABSTRACT_GPU_H
#define TESTS_EXPLORE_ABSTRACT_GPU_H

#include "explore_config.h"

#include "onward/cp_state.h"
#include "onward/monitor_log.h"

#define AG_WGS      CP_MAX_WGS /* slots, and WGs of all kernels together */
#define AG_CUS      CP_MAX_CUS
#define AG_KERNELS  CP_MAX_KERNELS
#define AG_WORDS    2u
#define AG_WAITERS  4u
#define AG_LOG      4u
#define AG_COMMANDS 4u
#define AG_EVENTS   (4u * AG_WGS + 8u)
#define AG_MOVES    (8u * AG_WGS + 3u * AG_CUS + AG_LOG + 8u)
#define AG_NOW      0x10000u /* every state's cycle: all times are kept relative to it */
#define AG_NOTHING  0xffu
#define AG_LOG_BASE 0x8000u /* address of the Monitor Log */
#define AG_LOG_READ (AG_LOG_BASE + __builtin_offsetof(struct cp_log_control, read))

enum ag_op_kind {
    AG_END,
    AG_STORE, /* word = value */
    AG_ADD,   /* word += value */
    AG_LOCK,  /* waiting compare-and-swap of the word from 0 to 1: waits for old == 0 */
    AG_WAIT,  /* waiting load: waits for word condition value */
    AG_SPIN,  /* the same with ordinary loads */
    AG_PUT,   /* the WG's own word, through the CU's L1, = value */
    AG_GET,   /* reads it back through the L1: must be what the WG wrote last */
    AG_FAULT
};

struct ag_op {
    uint8_t kind, word, value;
    uint8_t condition; /* 1 EQ, 2 NE, 3 LT, 4 GE */
};

/* A bug put between firmware and GPU, or into the firmware's memory; once a run. */
enum ag_plant {
    AG_PLANT_NONE,
    AG_PLANT_LOST_WAKEUP,   /* the end of a swapped wait is never due */
    AG_PLANT_LOST_RESUME,   /* a RESUME is swallowed */
    AG_PLANT_LOST_MET,      /* a CONDITION_MET is swallowed */
    AG_PLANT_DOUBLE_RESUME, /* a RESUME comes twice */
    AG_PLANT_DOUBLE_RESTORE,
    AG_PLANT_FORGOTTEN_WG,    /* a RESTORE is swallowed */
    AG_PLANT_FORGOTTEN_READY, /* a WG vanishes from the list of those to be restored */
    AG_PLANT_LEAKED_SLOT      /* a slot of the WG table is not given back */
};

/* What stays the same during one exploration. */
struct ag_scenario {
    const char *name;
    enum cp_policy policy;
    uint8_t cus, room;                    /* WGs a CU holds */
    uint8_t slots;                        /* of the WG table; 0: as many as there can be WGs */
    uint8_t groups[AG_KERNELS];           /* WGs of the kernels; all but the first are dispatched by a move */
    const struct ag_op *programs[AG_WGS]; /* of the WGs, kernel by kernel; NULL: as the one before */
    uint8_t conditions, waiters;          /* of the SyncMon */
    uint8_t log_entries;
    uint8_t records;          /* of spilled waits in the firmware; 0: all there are */
    uint8_t commands, events; /* ring sizes */
    bool latch;               /* a WG's newer state replaces an older one not yet posted */
    bool quantum;
    uint8_t timeouts; /* wait.timeout: 0 off; n: fires when nothing else can happen, and n times before that */
    uint8_t losses;   /* of CUs */
    enum ag_plant plant;
};

enum ag_slot_state { AG_FREE, AG_RESIDENT, AG_SAVING, AG_AWAY, AG_RESTORING, AG_KILLING };

struct ag_slot {
    uint8_t state; /* enum ag_slot_state */
    uint8_t number, kernel, cu;
    uint8_t generation;
    bool stalled;
    bool reported;         /* by WAITING, this wait */
    bool quantum_reported; /* in this placement */
    bool drained;          /* SAVING: its operation under way has completed */
    bool met;              /* AWAY: CONDITION_MET was sent */
    bool spilled;          /* its wait is in the Monitor Log, not in the SyncMon */
    bool retries;          /* its wait has ended and it has not tried again */
    uint16_t since;        /* age of its wait: smaller is older; 0: it has not waited for this yet */
    uint16_t wait_number;
    uint16_t ended; /* last wait that a RESUME or RESTORE has ended, 0: none */
};

/* A WG by its number, wherever it is. */
struct ag_thread {
    uint8_t pc;
    bool armed; /* INSTRUCTION: the atomic has failed, the wait instruction is next */
    bool launched, done;
    uint8_t own; /* its own word, as it must read it */
};

struct ag_wait {
    uint16_t since, wait_number;
    uint8_t slot, generation;
    uint8_t word, value, condition;
};

struct ag_log_place {
    struct ag_wait wait;
    uint32_t lap;
    bool filled;
};

struct ag_command {
    uint64_t address, value;
    uint32_t tag;
    uint16_t wait_number;
    uint8_t opcode, flags, slot, generation, kernel, cu, number, mode;
    uint8_t watch, resume, oversubscribed, reports;
    bool timeout, quantum;
};

struct ag_event {
    uint32_t tag;
    uint16_t wait_number;
    uint8_t kind, reason, cu, slot, generation, value;
};

struct ag_gpu {
    uint64_t signals[AG_KERNELS];
    uint64_t read_id, error_reason;
    uint8_t words[AG_WORDS];
    uint8_t own[AG_WGS];        /* the WGs' own words in the L2 */
    uint8_t l1[AG_CUS][AG_WGS]; /* copies of them, or AG_NOTHING */
    bool lost[AG_CUS];
    bool begun[AG_KERNELS], ended[AG_KERNELS], faulted[AG_KERNELS], invalid[AG_KERNELS];
    uint8_t dispatched;              /* kernels */
    uint8_t record[AG_KERNELS];      /* of the firmware: 1 + the kernel it stands for */
    uint8_t losses_left, early_left; /* losses, and timeouts that come early */
    bool planted;
    uint16_t clock; /* age of the youngest wait */
    uint8_t mode, watch, resume, oversubscribed, reports;
    bool timeout, quantum;
    uint8_t waiter_count, command_count, event_count;
    uint8_t posted; /* events in the ring; the others are latched behind it */
    bool monitor;   /* the log's place is known */
    uint32_t log_written, log_read;
    struct ag_slot slots[AG_WGS];
    struct ag_thread threads[AG_WGS];
    struct ag_wait waiters[AG_WAITERS]; /* of the SyncMon, oldest first */
    struct ag_log_place log[AG_LOG];
    struct ag_command commands[AG_COMMANDS];
    struct ag_event events[AG_EVENTS];
};

struct ag_state {
    struct ag_gpu gpu;
    struct cp cp;
};

/* Moves: kind << 8 | slot, CU or place. */
enum ag_move_kind {
    AG_MOVE_FIRMWARE = 1,
    AG_MOVE_COMMAND,
    AG_MOVE_OP,
    AG_MOVE_OP_ONE, /* the same, and a resume that is predicted goes to one waiter */
    AG_MOVE_SAVED,
    AG_MOVE_RESTORED,
    AG_MOVE_KILLED,
    AG_MOVE_TIMEOUT, /* a resident WG's wait times out */
    AG_MOVE_REPORT,  /* a stall timer fires */
    AG_MOVE_QUANTUM,
    AG_MOVE_FILL, /* a place of the log */
    AG_MOVE_TICK, /* time passes to the firmware's next deadline */
    AG_MOVE_LOSE,
    AG_MOVE_RETURN,
    AG_MOVE_DISPATCH
};
#define AG_MOVE(kind, what) ((uint16_t)((uint32_t)(kind) << 8 | (uint32_t)(what)))
#define AG_MOVE_KIND(move)  ((uint32_t)(move) >> 8)
#define AG_MOVE_WHAT(move)  ((uint32_t)(move)&0xffu)

/* The ten races that must be reached (docs/exploration.md), and others worth counting. */
enum ag_race {
    AG_RACE_UPDATE_BEFORE_FILING, /* a word is written between a waiter's spill and its filing, and meets it */
    AG_RACE_MET_DURING_SAVE,
    AG_RACE_SAVE_AFTER_END, /* SAVE comes when the SyncMon has ended the wait */
    AG_RACE_STALE_LOG,      /* an entry is read whose wait is over */
    AG_RACE_CHOSEN_FAILS,   /* the one resumed is killed, loses its CU or finds the word taken */
    AG_RACE_ALL_STALLED,    /* a CU is lost or a kernel arrives when all residents are stalled */
    AG_RACE_CU_IN_MOVE,     /* a CU is lost during RESTORE to it, or comes back during SAVE from it */
    AG_RACE_OLD_COPY,       /* a WG is restored where the L1 has an older copy of its own line */
    AG_RACE_TWO_CONDITIONS, /* of two conditions on a line one is met, the other has waiters */
    AG_RACE_ALL_FULL,       /* command and event ring and log are full, and a DONE waits behind them */
    AG_RACES
};
extern const char *const ag_race_names[AG_RACES];

/* What happened in the moves so far; only counted, no part of a state. */
struct ag_tally {
    uint64_t races[AG_RACES];
    uint64_t saves, restores, resumes, refusals, logged, met_events;
};
extern struct ag_tally ag_tally;

/* Sets what all following calls work with. The scenario must stay. */
void ag_use(const struct ag_scenario *use);
const struct ag_scenario *ag_scenario(void);

/* Fills the first state. False: cp_init refused. */
bool ag_start(struct ag_state *state);

/* Writes the moves that may come next; at most AG_MOVES. */
uint32_t ag_moves(const struct ag_state *state, uint16_t *moves);

/* Makes a move. NULL, or what went wrong. *idle: a unit of the firmware that found nothing to do. */
const char *ag_apply(struct ag_state *state, uint16_t move, bool *idle);

/* Whether all is over: every WG has ended, nothing is under way. */
bool ag_final(const struct ag_state *state);

/* NULL when a final state holds nothing any more, or what it holds. */
const char *ag_unbalanced(const struct ag_state *state);

/* Threads, one bit each, that wait on a condition that is met while nothing has been done about it. */
uint32_t ag_met_waiters(const struct ag_state *state);

/* Whether the environment, not the GPU or the firmware, makes this move. */
bool ag_move_is_outside(uint16_t move);

/* Whether it is a step of a program. */
bool ag_move_is_program(uint16_t move);

/* Whether a value meets a condition. */
bool ag_holds(uint32_t condition, uint32_t value, uint32_t word);

/* A move in words. */
void ag_describe(const struct ag_state *state, uint16_t move, char *text, uint32_t bytes);

#endif
