/*
 * abstract_gpu.h - a GPU without caches, pipelines or cycles: nothing but what the HAL promises (onward/hal.h,
 * docs/reference/hal.md), as moves any of which may happen next. A struct ag_state is the whole world, the firmware included:
 * plain memory that is copied, compared and hashed.
 *
 * Work-groups (WGs) have one wave and run small programs on two words of memory. Moves are: the firmware does one unit;
 * the GPU executes the next command; a WG executes its next operation; a save, restore or kill ends; a place of the
 * Monitor Log is filled; a result of deferred execution arrives; the SyncMon resumes another waiter; a stall, wait or
 * quantum timer fires; time passes to the firmware's next deadline; a compute unit (CU) is lost or returns; a packet is
 * dispatched. Events are delivered when the firmware takes them.
 */
#ifndef TESTS_EXPLORE_ABSTRACT_GPU_H
#define TESTS_EXPLORE_ABSTRACT_GPU_H

#include "explore_config.h"

#include "onward/cp_state.h"
#include "onward/monitor_log.h"
#include "onward/status.h"

#define AG_WGS     CP_MAX_WGS /* slots */
#define AG_CUS     CP_MAX_CUS
#define AG_KERNELS CP_MAX_KERNELS
#define AG_QUEUES  CP_MAX_QUEUES
#define AG_MEMBERS 5u /* WGs of a cooperative kernel at most: its N */
#ifdef EXPLORE_COOPERATIVE
#define AG_THREADS     (AG_MEMBERS + 2u) /* WGs of all kernels together */
#define AG_COOPERATIVE 2u                /* kernels */
#else
#define AG_THREADS     AG_WGS
#define AG_COOPERATIVE 1u
#endif
#define AG_WORDS (2u + AG_COOPERATIVE * (1u + AG_MEMBERS))
/* Word: generation of a cooperative kernel's barrier; behind it the answers to its WGs. */
#define AG_RELEASE(kernel) (2u + (kernel) * (1u + AG_MEMBERS))
#define AG_WAITERS         4u
#define AG_LOG             4u
#define AG_COMMANDS        6u
#define AG_EVENTS          (5u * AG_WGS + 8u)
#define AG_MOVES                                                                                                       \
    ((9u + AG_CUS) * AG_WGS + (3u + AG_KERNELS) * AG_CUS + AG_LOG + AG_WORDS + 10u * AG_QUEUES + 2u * AG_KERNELS + 8u)
#define AG_NOW      0x10000u /* every state's cycle: all times are kept relative to it */
#define AG_UNITS    10000u   /* of the firmware in a row, without a check of its memory: more are for ever */
#define AG_NOTHING  0xffu
#define AG_LOG_BASE 0x8000u /* address of the Monitor Log */
#define AG_LOG_READ (AG_LOG_BASE + __builtin_offsetof(struct cp_log_control, read))

enum ag_op_kind {
    AG_END,
    AG_STORE, /* word = value */
    AG_ADD,   /* word += value */
    AG_LOCK,  /* waiting compare-and-swap of the word from 0 to 1: waits for old == 0 */
    AG_WAIT,  /* waiting load: waits for word condition value */
    AG_DOWN,  /* waiting subtraction of 1: the same */
    AG_SPIN,  /* the same with ordinary loads */
    AG_LOOK,  /* the same, and the CU has found that it spins: it waits for another value than the one that it finds */
    AG_PUT,   /* the WG's own word, through the CU's L1, = value */
    AG_GET,   /* reads it back through the L1: must be what the WG wrote last */
    AG_FAULT,
    /* Of cooperative kernels: */
    AG_BEGIN, /* at its entry: a forked WG takes what was transmitted; goes on behind the barriers it missed */
    AG_OFFER, /* looks whether WGs are wanted back, and offers itself when it is the last one; value 1: wanted or not */
    AG_REQUEST, /* looks whether WGs are offered, and asks for them */
    AG_TAKE,    /* one of the tasks, and back to operation value; goes on when there are none */
    AG_RESIZE,  /* resizing barrier; the last to arrive ends it, or has the firmware end it. value 1: M may change while
                   some are still missing; then WG 0 ends it if no other WG does */
    AG_MEET,    /* barrier of a master, WG 0, and slaves, built of the other primitives; value: enum ag_meeting */
    AG_CLAIM, /* of a hostile kernel: tells that all are at a resizing barrier, has the firmware end it, and goes on */
    AG_DOOM   /* those with the highest ids, as many as were wanted at the last AG_MEET, make an offer that stands */
};

struct ag_op {
    uint8_t kind, word, value;
    uint8_t condition; /* 1 EQ, 2 NE, 3 LT, 4 GE */
};

/* What the master does when all have met. It looks for them by ordinary loads. */
enum ag_meeting {
    AG_MEET_FORK,  /* looks whether WGs are offered, and asks for them */
    AG_MEET_QUERY, /* the same, and tells all how many are wanted back */
    AG_MEET_ONLY
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
    AG_PLANT_LEAKED_SLOT,     /* a slot of the WG table is not given back */
    AG_PLANT_KILL_OTHER,      /* a KILL goes to a WG that is neither the last nor WG 0 */
    AG_PLANT_KILL_FIRST,      /* a KILL goes to WG 0 */
    AG_PLANT_LATE_ACTIVE,     /* M is stored after a LAUNCH that it allows */
    AG_PLANT_WRONG_SOURCE,    /* what another WG transmits is copied */
    AG_PLANT_DOUBLE_ANSWER,   /* an answer comes twice */
    AG_PLANT_NO_ANSWER,       /* an answer is swallowed */
    AG_PLANT_EARLY_RELEASE,   /* a barrier is released before a KILL of it */
    AG_PLANT_STALE_TICKET,    /* a stale ticket is taken for the present one, and its offer for standing */
    AG_PLANT_BEYOND,          /* more WGs may be forked than the grid has */
    AG_PLANT_LOST_KILL,       /* a KILL is swallowed */
    AG_PLANT_BLIND_MASTER,    /* of the kernel: WG 0 misses that all have arrived when M fell before it looked */
    AG_PLANT_LOST_PLACES,     /* WGs being killed are counted too often */
    AG_PLANT_FORGOTTEN_OFFER, /* an offer that stands is forgotten */
    AG_PLANT_FEW_WAVES,       /* a WG of several waves counts as one when it is killed */
    AG_PLANT_FALSE_OFFER,     /* a WG is offered that there is no place for */
    AG_PLANT_NO_TICKET,       /* the count of offers goes round to 0 */
    AG_PLANT_OLD_TICKETS,     /* tickets from before it went round count as never issued */
    AG_PLANT_ASKED_MAXIMAL,   /* a maximal kernel is asked for WGs like others */
    AG_PLANT_SMALL_MAXIMAL,   /* it begins with one WG less than fit */
    AG_PLANT_OTHER_BLOCK,     /* a word for one cooperative kernel goes to the other one */
    AG_PLANT_SAVED_LAUNCH,    /* a WG whose LAUNCH is refused while it is being saved is on two lists */
    AG_PLANT_FORGOTTEN_END,   /* the end of a WG is forgotten for which a resize is not to go on */
    AG_PLANT_PERFORM_AWAY,    /* the SyncMon performs the atomic of a WG that is away */
    AG_PLANT_PERFORM_TWICE,   /* it performs one, and the WG tries again */
    AG_PLANT_LOST_ANSWER,     /* it performs one, and the WG is not told */
    AG_PLANT_UNSAVED_ANSWER,  /* an answer on its way to a WG that is saved is lost */
    AG_PLANT_UNCHECKED,       /* it performs the next one on the value that the one before has found */
    AG_PLANT_EARLY_ANSWER,    /* a waiting load is answered one addition too early */
    AG_PLANT_PASSED_OVER,     /* who cannot take an answer is forgotten */
    AG_PLANT_NO_GRACE,        /* those who are left waiting are left for ever */
    AG_PLANT_SHORT_GRACE,     /* one more goes on, and the others are left for ever */
    AG_PLANT_STALE_WAITER,    /* a wait that times out stays in the SyncMon */
    AG_PLANT_STALE_LOOK,     /* a wave that spins is registered for another value than it has found one access before */
    AG_PLANT_LOST_LIST,      /* a LIST is swallowed */
    AG_PLANT_UNEVICTED,      /* the dispatcher leaves a WG on a lost CU */
    AG_PLANT_KEPT_WATCH,     /* the record of a watched WG stays when its kernel has ended */
    AG_PLANT_STALE_FIT,      /* a kernel that is taken back fits on no CU */
    AG_PLANT_TAKEN_TWICE,    /* KERNEL_AT has the last WG that the dispatcher has launched as the next one */
    AG_PLANT_TAKEN_SHORT,    /* it has the one behind the next one */
    AG_PLANT_LOST_PLACE,     /* a place is not told */
    AG_PLANT_DOUBLE_PLACE,   /* a place is told twice */
    AG_PLANT_WRONG_NUMBER,   /* two places have the number of one WG */
    AG_PLANT_OLD_GENERATION, /* TAKEN has too low a generation */
    AG_PLANT_LOST_HALT,      /* a HALT is swallowed */
    AG_PLANT_LOST_GO,        /* a GO is swallowed */
    AG_PLANT_EARLY_HALTED,   /* HALTED comes while a WG is still being saved */
    AG_PLANT_LOST_REPLY,     /* an ANSWER to the host is swallowed */
    AG_PLANT_LOST_REQUEST,   /* the firmware misses that a queue has become quiet */
    AG_PLANT_LOST_RESET,     /* a RESET is swallowed */
    AG_PLANT_KEPT_RESIDENT,  /* RESET leaves a WG on its CU, which ends later */
    AG_PLANT_KEPT_WAITER,    /* it leaves what the SyncMon holds */
    AG_PLANT_KEPT_EVENT,     /* an event of before comes behind its answer */
    AG_PLANT_OLD_NONCE,      /* the answer to a RESET of before is taken for the one that is awaited */
    AG_PLANT_KEPT_LOSS,      /* a lost CU is not told of again */
    AG_PLANT_LOST_RETURN,    /* the return of a CU is not told when that was to be before the answer */
    AG_PLANT_EARLY_COMMAND,  /* the firmware goes on without the answer */
    AG_PLANT_LOST_AGENT,     /* an AGENT is swallowed */
    AG_PLANT_EARLY_LIMIT,    /* a dispatch has taken longer than it has */
    AG_PLANT_UNTOLD_LIMIT,   /* the host is not told of a soft limit */
    AG_PLANT_MIXED_RECORD,   /* a record of a status page is made anew while it is sent */
    AG_PLANT_LOST_RECORD,    /* what comes next on a status page is passed over */
    AG_PLANT_LATE_SERVICE    /* the answer to an AGENT of before is taken for that to the newest one */
};

/* What stays the same during one exploration. */
struct ag_scenario {
    const char *name;
    const struct cp_policy *policy;
    uint8_t cus, room;                        /* waves a CU holds */
    uint8_t waves;                            /* of cooperative kernels' WGs; 0: one, as all others have */
    uint8_t slots;                            /* of the WG table; 0: as many as there can be WGs */
    uint8_t groups[AG_KERNELS];               /* WGs of the kernels; all but the first are dispatched by a move */
    const struct ag_op *programs[AG_THREADS]; /* of the WGs, kernel by kernel; NULL: as the one before */
    uint8_t conditions, waiters;              /* of the SyncMon */
    uint8_t log_entries;
    uint8_t records;          /* of spilled waits in the firmware; 0: all there are */
    uint8_t commands, events; /* ring sizes */
    bool latch;               /* a WG's newer state replaces an older one not yet posted */
    bool quantum;
    uint8_t timeouts; /* wait.timeout: 0 off; n: fires when nothing else can happen, and n times before that */
    uint8_t losses;   /* of CUs */
    enum ag_plant plant;
    bool cooperative;         /* the first kernel; the others come through a queue of higher priority */
    bool pair;                /* so is the second one, in the same queue */
    bool maximal;             /* its number of WGs stays as it was at the start */
    bool wraps;               /* the count of its offers comes to its end and begins again */
    bool gathers;             /* these others take places by force after a while */
    bool breaks;              /* the first kernel breaks the protocol, and is to be stopped for it */
    bool hostile;             /* it may break the protocol, and be stopped for it */
    uint8_t tasks;            /* for AG_TAKE */
    bool barrier;             /* all WGs run one program, whose waits are those of barriers */
    uint8_t wide;             /* WGs whose waves try again themselves: bits of their numbers */
    bool barges;              /* after each update the SyncMon may resume one where it could perform its atomic */
    bool dispatcher;          /* the GPU's dispatcher can place WGs */
    uint8_t limit;            /* WGs of a queue that may be alive at a time; 0: any number */
    bool split;               /* not cooperative: all kernels but the first come through a queue of higher priority */
    uint8_t late;             /* kernels that are dispatched before the first one */
    uint16_t host[AG_QUEUES]; /* what the host does with a queue: bits of enum cp_host_operation */
    uint8_t orders;           /* commands that it gives at most */
    bool mailboxes;           /* completion signals have some */
    uint8_t restarts;         /* of the firmware, at most: */
    uint8_t restart;          /* enum cp_restart, what becomes of the queues then */
    uint8_t agents;           /* packets that ask the host for a service: bits of kernels, which stand for them */
    bool refuses;             /* the host may refuse one */
    uint8_t answers;          /* how often it answers what it need not answer any more */
    uint8_t scratch;          /* kernels whose WGs need some, each more than the one before: bits */
};

/* Who goes on after an update: */
enum ag_choice {
    AG_ALL,      /* whose condition is met */
    AG_ONE,      /* the oldest */
    AG_ONE_LAST, /* the same, but atomics that the SyncMon performs are the youngest's first */
    AG_ONE_BARGE /* the oldest of each condition, and no atomic that changes the word is performed */
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
    bool marked;           /* KILL of a sound kernel's WG has come */
    bool answered;         /* its atomic was performed by the SyncMon, the answer is on its way: */
    uint8_t told;          /* what the word had; while an AG_LOOK waits, what it has found there */
    /* Of a given kernel: */
    uint8_t listed; /* AWAY: it can run, and the dispatcher places it; 2: it counts as preempted */
    bool preempted; /* it was saved because its quantum was over */
    bool killed;    /* SAVING, RESTORING: killed when that has ended */
    uint16_t since; /* age of its wait: smaller is older; 0: it has not waited for this yet */
    uint16_t wait_number;
    uint16_t ended;   /* last wait that a RESUME or RESTORE has ended, 0: none */
    uint16_t message; /* AG_MESSAGE that is not yet posted, or 0 */
};

/* A message in short: operation, and ticket, which is near 0 or near its end. */
#define AG_MESSAGE(operation, ticket) ((uint16_t)((uint32_t)(operation) << 12 | ((uint32_t)(ticket)&0xfffu)))
#define AG_MESSAGE_OPERATION(message) ((uint32_t)(message) >> 12)
#define AG_MESSAGE_TICKET(message)    (((uint32_t)(message)&0xfffu) | ((message)&0x800u ? 0xf000u : 0))

/* A WG by its number, wherever it is. */
struct ag_thread {
    uint8_t pc;
    bool armed; /* INSTRUCTION: the atomic has failed, the wait instruction is next */
    bool launched, done;
    uint8_t own;     /* its own word, as it must read it */
    uint8_t effects; /* ghost: how often the waiting atomic that it is at was performed with success */
    /* Of cooperative kernels: */
    uint8_t stage;      /* of its operation */
    uint8_t generation; /* of the barrier it comes to next */
    uint8_t members;    /* M as it knows it */
    uint8_t turn;       /* how many had arrived with it */
    uint8_t asked;      /* enum cp_message that is not yet answered, or 0 */
    bool wanted;        /* it has seen that WGs are wanted back */
    bool forked;        /* master: its request was granted */
    bool stale;         /* ghost: the offer that it asks for was gone when the firmware heard of it */
    uint16_t ticket;    /* of the offer it has seen, or 0 */
};

/* What a cooperative kernel shares with the firmware, but for the words that are waited on; and its ghosts. */
struct ag_control {
    uint16_t ticket;
    uint8_t managed, active, wanted, offered;
    uint8_t behind; /* M in the release word */
    uint8_t arrived, tasks;
    uint8_t ended;   /* barriers whose end has begun */
    uint8_t queried; /* WGs that were wanted, as the master tells */
    uint8_t inside;  /* 1 + generation of the barrier inside which WGs are forked */
    uint8_t born[AG_MEMBERS], transmitted[AG_MEMBERS];
    /* Ghosts: */
    uint8_t forker[AG_MEMBERS]; /* 1 + WG that has forked this one, 0: launched with the kernel */
    uint8_t given[AG_MEMBERS];  /* and what it transmitted then */
    uint8_t grown;              /* M was stored larger by this number, and no answer told so */
    uint8_t places;             /* WGs of a maximal kernel that fitted when they were counted */
    bool resizing;              /* a barrier is being ended by the firmware */
};

struct ag_wait {
    uint16_t since, wait_number;
    uint8_t slot, generation;
    uint8_t word, value, condition;
    uint8_t kind;   /* of the operation */
    uint8_t passed; /* times that it was left out since it could not take an answer */
    bool late;      /* its execution can be deferred */
    uint8_t kernel; /* record of the firmware, in the log */
    uint8_t reserved;
};

struct ag_log_place {
    struct ag_wait wait;
    uint32_t wraps;
    bool filled;
};

struct ag_command {
    uint64_t address, value;
    uint32_t tag;
    uint16_t wait_number;
    uint8_t opcode, flags, slot, generation, kernel, cu, number, mode;
    uint8_t watch, resume, oversubscribed, reports;
    bool timeout, quantum;
    uint8_t extensions;
    uint8_t limit;
    uint8_t reserved[2]; /* 0: nothing in a state is padding */
};

struct ag_event {
    uint32_t tag;
    uint16_t wait_number;
    uint16_t message;
    uint8_t kind, reason, cu, slot, generation, value;
    uint8_t kernel, number; /* record and number in the grid of the WG that an event names */
    /* PLACES: its second place. */
    uint16_t second_wait_number;
    uint8_t second_slot, second_generation, second_value, second_cu, second_number;
    bool second;
};

/* What the dispatcher has of a kernel: WGs [next, end) of its grid are its to launch. */
struct ag_share {
    bool given;
    uint8_t next, end, limit;
};

/* An agent packet that the host was handed. */
struct ag_service {
    uint32_t tag, old; /* of its AGENT, and of the one before that; 0: forgotten */
    bool handed, owed; /* it has come; it has no answer yet */
    bool served, refused;
};

/* What the host has done to queues, and knows of them. */
struct ag_host {
    uint8_t left;             /* commands that it may still give */
    uint8_t asked[AG_QUEUES]; /* enum cp_host_operation that has no answer, or 0 */
    bool gone[AG_QUEUES];
    bool changed[AG_QUEUES]; /* priority and limit are not those of the start */
    bool cleared[AG_QUEUES]; /* an error was forgotten */
    bool suspended[AG_QUEUES];
    bool masks[AG_QUEUES];            /* it has asked for a mask of the last CU, and not for one of all since */
    bool masked[AG_QUEUES];           /* that was done */
    bool created[AG_QUEUES];          /* since the last restart */
    bool dropped[AG_KERNELS];         /* they need not complete: their queue was abandoned */
    uint8_t limits[AG_QUEUES];        /* times that it has set them since the queue is there */
    uint8_t ticks[AG_KERNELS];        /* ghost: that count for a limit */
    uint8_t told_overdue[AG_KERNELS]; /* times */
    uint8_t told_leaves[AG_KERNELS];  /* the same: with CP_FLAG_LEAVES */
    uint8_t moved[AG_QUEUES];         /* times that it was suspended, resumed or abandoned, if there are limits */
    bool whole[AG_QUEUES];            /* its status page */
    uint8_t lacks[AG_QUEUES];         /* scratch that it has asked for, in units of AG_SCRATCH_UNIT */
    uint8_t scratch[AG_QUEUES];       /* that it was given, the same */
    uint8_t ranges[AG_QUEUES];        /* times that it was given some, each elsewhere */
    uint8_t taken[AG_KERNELS];        /* ghost: which of these the kernel has */
    uint8_t answers_left;             /* that are not waited for */
    struct ag_service services[AG_KERNELS];
    uint8_t told[AG_KERNELS]; /* 1: the event is in the mailbox of its signal; 2: the host was told */
};

/* Ghost: the status page that the firmware writes. */
struct ag_page {
    uint64_t words[CP_STATUS_RECORD / 8]; /* of the record that it sends */
    bool busy;
    uint8_t left;     /* words still to be sent */
    uint8_t records;  /* made so far */
    uint8_t reserved; /* 0, as below */
    uint16_t missing; /* dispatches and WGs, one bit each, that have been there all the time and have no record yet */
    uint16_t reserved1;
};

struct ag_gpu {
    uint64_t signals[AG_KERNELS];
    uint64_t read_id[AG_QUEUES], error_reason[AG_QUEUES];
    uint64_t error_packet[AG_QUEUES]; /* looked at when the firmware begins anew, else 0 */
    uint8_t words[AG_WORDS];
    uint8_t own[AG_THREADS];        /* the WGs' own words in the L2 */
    uint8_t l1[AG_CUS][AG_THREADS]; /* copies of them, or AG_NOTHING */
    bool lost[AG_CUS];
    bool begun[AG_KERNELS], ended[AG_KERNELS], faulted[AG_KERNELS], invalid[AG_KERNELS];
    uint8_t dispatched;              /* kernels */
    uint8_t record[AG_KERNELS];      /* of the firmware: 1 + the kernel it stands for */
    uint8_t losses_left, early_left; /* losses, and timeouts that come early */
    uint8_t restarts_left;
    bool resetting;             /* RESET was executed and is not yet answered */
    uint32_t nonce;             /* its nonce */
    bool barred[AG_KERNELS];    /* ghost: its queue is to stop there for a restart */
    bool signalled[AG_KERNELS]; /* ghost: the signal was decremented in this run of the kernel */
    bool planted;
    uint16_t clock; /* age of the youngest wait */
    uint16_t grace; /* words, one bit each, with waiters that are left waiting for a while */
    uint8_t mode, watch, resume, extensions, oversubscribed, reports;
    bool timeout, quantum;
    struct ag_share shares[AG_KERNELS];
    bool halted[AG_QUEUES], answers_halt[AG_QUEUES];
    struct ag_host host;
    struct ag_page page;
    uint8_t slots_used; /* none from this one on */
    uint8_t waiter_count, command_count, event_count;
    uint8_t posted; /* events in the ring; the others are latched behind it */
    bool monitor;   /* the log's place is known */
    uint32_t log_written, log_read;
    struct ag_slot slots[AG_WGS];
    struct ag_thread threads[AG_THREADS];
    struct ag_control control[AG_COOPERATIVE];
    struct ag_command held;             /* by a planted bug; opcode 0: none */
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
    AG_MOVE_OP_ONE,   /* the same, and a resume that is predicted goes to one waiter */
    AG_MOVE_OP_LAST,  /* the same, and atomics are performed for the youngest first */
    AG_MOVE_OP_BARGE, /* the same, and none that changes the word is performed (CP_EXTENSION_BARGING) */
    AG_MOVE_SAVED,
    AG_MOVE_RESTORED,
    AG_MOVE_KILLED,
    AG_MOVE_TIMEOUT, /* a resident WG's wait times out */
    AG_MOVE_REPORT,  /* a stall timer fires */
    AG_MOVE_QUANTUM,
    AG_MOVE_MESSAGE,   /* a WG's message is posted */
    AG_MOVE_FILL,      /* a place of the log */
    AG_MOVE_HEAR,      /* a result reaches its WG */
    AG_MOVE_GRACE,     /* another one of those who are left waiting on a word goes on */
    AG_MOVE_PLACE,     /* the dispatcher launches the next WG of a kernel */
    AG_MOVE_READ_BACK, /* it reads one back that is listed */
    AG_MOVE_ANSWER,    /* all writes of before RESET are over: it is answered */
    AG_MOVE_TICK,      /* time passes to the firmware's next deadline */
    AG_MOVE_LOSE,
    AG_MOVE_RETURN,
    AG_MOVE_DISPATCH,
    AG_MOVE_HOST,    /* a command of the host */
    AG_MOVE_RESTART, /* the firmware begins anew */
    AG_MOVE_SERVE    /* the host's answer to AGENT */
};
#define AG_MOVE(kind, what) ((uint16_t)((uint32_t)(kind) << 8 | (uint32_t)(what)))
#define AG_MOVE_KIND(move)  ((uint32_t)(move) >> 8)
#define AG_MOVE_WHAT(move)  ((uint32_t)(move)&0xffu)
/* Kernel or slot, and CU, of the dispatcher's moves. */
#define AG_PLACE(what, cu)   ((uint32_t)(what) << 2 | (uint32_t)(cu))
#define AG_PLACE_WHAT(place) ((uint32_t)(place) >> 2)
#define AG_PLACE_CU(place)   ((uint32_t)(place)&3u)

/* Operation and queue of the host's moves. */
#define AG_HOST(operation, queue) ((uint32_t)(operation) << 2 | (uint32_t)(queue))
#define AG_HOST_OPERATION(what)   ((uint32_t)(what) >> 2)
#define AG_HOST_QUEUE(what)       ((uint32_t)(what)&3u)

/* MASK of all CUs, as a move. */
#define AG_HOST_UNMASK (CP_HOST_MASK + 1u)

/* Answer and kernel of the host's answers to AGENT. */
#define AG_SERVICE(answer, kernel) ((uint32_t)(answer) << 2 | (uint32_t)(kernel))
#define AG_SERVICE_ANSWER(what)    ((uint32_t)(what) >> 2)
#define AG_SERVICE_KERNEL(what)    ((uint32_t)(what)&3u)

/* Whether a move is a restart, or one that the host need not make: it resumes what it has suspended, takes masks back, and serves all requests. */
bool ag_move_is_order(uint16_t move);

/* The races that must be reached (docs/guide/exploration.md): ten of the contracts, those of deferred execution, of cooperative kernels. */
enum ag_race {
    AG_RACE_UPDATE_BEFORE_FILING, /* a word is written between a waiter's spill and its filing, and meets it */
    AG_RACE_MET_DURING_SAVE,
    AG_RACE_SAVE_AFTER_END,     /* SAVE comes when the SyncMon has ended the wait */
    AG_RACE_STALE_LOG,          /* an entry is read whose wait is over */
    AG_RACE_CHOSEN_FAILS,       /* the one resumed is killed, loses its CU or finds the word taken */
    AG_RACE_ALL_STALLED,        /* a CU is lost or a kernel arrives when all residents are stalled */
    AG_RACE_CU_IN_MOVE,         /* a CU is lost during RESTORE to it, or comes back during SAVE from it */
    AG_RACE_OLD_COPY,           /* a WG is restored where the L1 has an older copy of its own line */
    AG_RACE_TWO_CONDITIONS,     /* of two conditions on a line one is met, the other has waiters */
    AG_RACE_ALL_FULL,           /* command and event ring and log are full, and a DONE waits behind them */
    AG_RACE_ANSWER_REPORTED,    /* an atomic is performed when its wait was reported */
    AG_RACE_SAVE_BEFORE_ANSWER, /* SAVE comes when an answer is on its way */
    AG_RACE_LOSS_BEFORE_ANSWER, /* a CU is lost then */
    AG_RACE_PASSED_OVER,        /* a WG that cannot take an answer is left out for another */
    AG_RACE_SEVERAL_PERFORMED,  /* by one update */
    AG_RACE_BARGED,             /* one that it could be performed for is resumed */
    AG_RACE_GRACE_OVER,         /* one was too few */
    AG_RACE_GIVEN_EVICTED,      /* a CU is lost with a WG that the dispatcher has to save */
    AG_RACE_GIVEN_RESTORING,    /* it reads one back to a CU that is lost meanwhile */
    AG_RACE_GIVEN_LOG,          /* a log entry is read of a WG that the firmware does not know */
    AG_RACE_RESUME_AWAY,        /* RESUME of a WG that the dispatcher has saved */
    AG_RACE_RESUME_SAVING,      /* of one that it is saving */
    AG_RACE_DROP_MOVING,        /* DROP finds a WG that is being moved */
    AG_RACE_DROP_LATE,          /* DROP when the kernel has ended */
    AG_RACES_COOPERATIVE,
    AG_RACE_GIVE_RESIDENTS = AG_RACES_COOPERATIVE, /* GIVE of a kernel that has WGs */
    AG_RACE_GIVE_MOVING,                           /* of one that has WGs that are being moved */
    AG_RACE_GIVE_LOST,                             /* when it has WGs on a lost CU */
    AG_RACE_TAKE_TWO,                              /* TAKE of two kernels */
    AG_RACE_TAKE_RESTORING,                        /* TAKE when the dispatcher reads a WG back */
    AG_RACE_TAKE_SAVING,                           /* when it saves one */
    AG_RACE_TAKE_AWAY,                             /* when one waits away */
    AG_RACE_TAKE_LISTED,                           /* when one is listed */
    AG_RACE_TAKE_LOST,                             /* when one is on a lost CU */
    AG_RACE_TAKE_KILLING,                          /* when one is being killed */
    AG_RACE_KILL_DECLINED,                         /* no WG is wanted any more when the offer arrives, or others are */
    AG_RACE_FORK_DECLINED,                         /* the offer is gone when it is taken up */
    AG_RACE_KILL_AWAY,                             /* a WG is killed while it is saved */
    AG_RACE_MESSAGE_AWAY,                          /* a WG's message is posted while it is saved */
    AG_RACE_MEMBER_REFUSED,                        /* the LAUNCH of a WG that counts as active is refused */
    AG_RACE_STAND_EARLY,                           /* an offer stands before that of a WG behind it */
    AG_RACE_STAND_DECLINED,                        /* one is answered: no WG is wanted any more */
    AG_RACE_STAND_AWAY,                            /* a WG whose offer stands is killed while it is saved */
    AG_RACE_OLD_ROUND,                             /* an offer is asked for from before their count went round */
    AG_RACE_PAIR_RUNS,                             /* two cooperative kernels have WGs on the GPU at once */
    AG_RACE_PAIR_WANTED,                           /* both are asked for WGs at once */
    AG_RACE_SAVED_LAUNCH,     /* a LAUNCH is refused while its WG is being saved for another kernel */
    AG_RACE_END_IN_DRAIN,     /* a WG ends while a resize waits for others to be killed */
    AG_RACE_ABANDON_MOVING,   /* the host abandons a queue when a WG of it is saved or read back */
    AG_RACE_ABANDON_GIVEN,    /* when the dispatcher has a WG of it */
    AG_RACE_HALT_MOVING,      /* HALT finds a WG that is being moved */
    AG_RACE_TAKE_HALTED,      /* TAKE comes while a queue is halted */
    AG_RACE_RESTART_BEHIND,   /* the firmware begins anew while a command of before is in the ring */
    AG_RACE_RESTART_AGAIN,    /* while RESET has no answer yet */
    AG_RACE_OLD_ANSWER,       /* an answer of before is in the ring */
    AG_RACE_RESET_MOVING,     /* RESET finds a WG that is being moved */
    AG_RACE_RESET_AWAY,       /* one that is saved */
    AG_RACE_RESET_GIVEN,      /* one that is the dispatcher's */
    AG_RACE_RESET_LOG,        /* a place of the log that is claimed and not filled */
    AG_RACE_RESET_LOST,       /* a CU that is lost */
    AG_RACE_RESET_HALTED,     /* a queue that is halted */
    AG_RACE_SIGNAL_TWICE,     /* a kernel runs again whose signal was decremented already */
    AG_RACE_AGENT_AGAIN,      /* an agent packet is handed over a second time, after a fault */
    AG_RACE_SERVED_SUSPENDED, /* one is served whose queue is suspended */
    AG_RACE_SERVED_STOPPED,   /* one is served whose queue has stopped for an older dispatch */
    AG_RACE_SERVED_LATE,      /* one is served whose queue was abandoned */
    AG_RACE_KEPT_SUSPENDED,   /* the firmware keeps a saved WG of a suspended queue while the dispatcher places */
    AG_RACE_OVERDUE_UNBEGUN,  /* a dispatch is stopped at its limit before KERNEL_BEGIN */
    AG_RACE_OVERDUE_MOVING,   /* when a WG of it is saved or read back */
    AG_RACE_OVERDUE_GIVEN,    /* when the dispatcher has it */
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
