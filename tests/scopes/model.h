/*
 * model.h - L1s, an L2, a network without order, and small programs around the protocol of sim_hal/scopes/scopes.c.
 *
 * Bytes are real: a dirty word exists in its L1 alone, a message carries the words that were read when it was sent.
 * Each word has a shadow: the value that the last store to it, in order of happens-before, has given it. The programs
 * are such that a checked load is ordered with all stores to its word, and must see the shadow.
 */
#ifndef TESTS_SCOPES_MODEL_H
#define TESTS_SCOPES_MODEL_H

#include <stddef.h>

/* The protocol itself is compiled with the same definition. */
#ifndef SCOPES_SIZES
#define SCOPES_SIZES "sizes.h"
#endif
#include "scopes/scopes_home.h"
#include "scopes/scopes_internal.h"

#define MODEL_LINES   3u
#define MODEL_WORDS   2u /* of a line */
#define MODEL_THREADS SCOPES_OPS
#define MODEL_FIFO    4u
#define MODEL_NET     16u
#define MODEL_MOVES   64u

/* Words: the lock with data in its line, data in a line of their own, a second lock. */
enum { WORD_L, WORD_D, WORD_X, WORD_Y, WORD_M, WORD_N };

enum step_kind {
    STEP_END,
    STEP_LOAD,  /* checked, into the thread's register */
    STEP_PEEK,  /* a load that nothing orders */
    STEP_STORE, /* value */
    STEP_BUMP,  /* register + 1 */
    STEP_CAS,   /* 0 to value; again until it succeeds */
    STEP_SWAP,  /* value; again until it was 0 */
    STEP_ADD,
    STEP_PUT,     /* an atomic store */
    STEP_GET,     /* an atomic load; again until it is value */
    STEP_SEE,     /* an atomic load of any value */
    STEP_FLUSH,   /* a fence */
    STEP_SAVE,    /* a fence before the WG leaves its CU */
    STEP_RESTORE, /* onto CU value */
    STEP_MEMORY,  /* the L2's value, checked */
    STEP_TRY,     /* 0 to value; the next step only if that fails */
    STEP_WAIT,    /* a waiting load: sleeps unless the word is 0; then the step before it again */
};

struct step {
    uint8_t kind;
    uint8_t word;
    uint8_t value;
    uint8_t flags; /* SCOPES_ACQUIRE and so on */
};

struct model_thread {
    uint8_t cu;
    const struct step *program;
};

struct scenario {
    const char *name;
    struct model_thread threads[MODEL_THREADS];
    uint8_t fifo;
    bool pops;     /* the sFIFO is popped at any time, not only when something waits for it */
    bool loses;    /* CU 0 is lost at any time after its threads have ended */
    bool evicts;   /* lines leave the L1 at any time */
    bool wakes;    /* a thread that sleeps wakes at any time, without an update, too */
    uint8_t locks; /* bits of words that must be 0 in the end */
};

/* Faults that are planted outside the protocol. */
enum model_plant {
    MODEL_PLANT_DISCARD_AT_PROBE = 1,      /* F1 */
    MODEL_PLANT_STORE_UNFETCHED = 2,       /* F8 */
    MODEL_PLANT_OLD_MARKER = 4,            /* F9 */
    MODEL_PLANT_UNMARK_AT_POP = 8,         /* F10 */
    MODEL_PLANT_UNMARK_AT_EVICT = 16,      /* F11 */
    MODEL_PLANT_NO_MARKER = 32,            /* F12 */
    MODEL_PLANT_NO_FLUSH = 64,             /* F12 */
    MODEL_PLANT_NO_PROMOTION = 128,        /* F12 */
    MODEL_PLANT_OVERTAKE = 256,            /* F14 */
    MODEL_PLANT_FILL_SURVIVES = 512,       /* F15 */
    MODEL_PLANT_KEEP_DIRTY = 1024,         /* F16 */
    MODEL_PLANT_DISCARD_DIRTY = 2048,      /* F17 */
    MODEL_PLANT_KEEP_PROMOTED = 4096,      /* F18 */
    MODEL_PLANT_NO_SAVE = 8192,            /* F20 */
    MODEL_PLANT_NO_RESTORE = 16384,        /* F21 */
    MODEL_PLANT_NO_MONITOR = 32768,        /* F22 */
    MODEL_PLANT_NO_INVALIDATION = 65536,   /* a registration does not invalidate */
    MODEL_PLANT_CUT_UNHEEDED = 131072,     /* DATA whose fill was cut off does not invalidate */
    MODEL_PLANT_KEEP_BROADCAST = 262144,   /* a broadcast does not invalidate */
    MODEL_PLANT_LOSS_UNFLUSHED = 524288,   /* a CU is lost with dirty lines */
    MODEL_PLANT_LOSS_UNNOTICED = 1048576,  /* the home is not told of the loss */
    MODEL_PLANT_EPOCH_BACKWARDS = 2097152, /* an acquire drops the newer lines */
    MODEL_PLANT_EPOCH_LATE = 4194304,      /* a line gets the time at which it comes */
};

/* What is explored. */
struct setup {
    const struct scenario *scenario;
    struct scopes_config config;
    uint32_t plants;   /* of enum model_plant */
    uint32_t protocol; /* of enum scopes_plant */
};

struct model_line {
    uint8_t valid, dirty; /* bits of words */
    uint8_t pending;      /* the thread whose fill is in flight + 1, 0: none */
    uint8_t held;
    uint8_t fresh;  /* an operation makes it dirty in this move, and has not pushed it yet */
    uint16_t stamp; /* when it was read at its home */
    uint8_t value[MODEL_WORDS];
};

struct flight {
    struct scopes_message message; /* kind 0: of a write-back */
    uint8_t mask;                  /* words of a write-back; 0: its acknowledgement, or no write-back */
    uint8_t number;                /* of a write-back; a request: those below come first */
    uint8_t value[MODEL_WORDS];
    uint32_t stamp; /* of DATA: when they were read */
};

struct thread {
    uint8_t step;
    uint8_t cu;
    uint8_t state;
    uint8_t asleep;
    uint8_t value;  /* register */
    uint8_t result; /* of the operation under way */
};

struct model_state {
    struct scopes scopes;
    struct scopes_fifo fifo[SCOPES_CUS];
    uint32_t fifo_lines[SCOPES_CUS][MODEL_FIFO];
    struct model_line lines[SCOPES_CUS][MODEL_LINES];
    struct thread threads[MODEL_THREADS];
    struct flight net[MODEL_NET];
    uint8_t l2[MODEL_LINES][MODEL_WORDS];
    uint8_t shadow[MODEL_LINES][MODEL_WORDS];
    uint8_t flights;
    uint8_t lost;      /* CU 0: 0, being flushed, or lost */
    uint8_t holder[2]; /* of the two locks: thread + 1 */
};
_Static_assert(sizeof(struct model_state) % 8 == 0, "the queue of the search copies words");

/* The setup of all calls that follow. */
void model_use(const struct setup *setup);

void model_start(struct model_state *state);

/* The moves that are possible, up to MODEL_MOVES. Returns their number. Sets the state's pointers. */
uint32_t model_moves(struct model_state *state, uint16_t *moves);

/* Makes a move, and replaces the state by the one that stands for all that behave alike. Returns what is violated, or NULL. */
const char *model_apply(struct model_state *state, uint16_t move);

bool model_final(const struct model_state *state);
uint64_t model_hash(const struct model_state *state);

/* The move in words. */
void model_describe(const struct model_state *state, uint16_t move, char *text, size_t size);

/* The numbers of the protocol and the order of the network, as in every state that is kept. */
void model_canonical(struct model_state *state);

/* Whether an invariant of the protocol is broken: which one, or NULL. */
const char *model_invariant(const struct model_state *state);

#endif
