/*
 * scopes.h - the protocol of scoped synchronisation between L1s: remote-scope promotion, as a state machine.
 *
 * Events come in as calls, messages and orders to the caches go out through a port. There is no clock, no heap and no
 * static state. docs/guide/scopes.md has the states, the messages and one remote acquire step by step.
 *
 * Lines, bytes and dirty masks stay in the caller's L1, and so does its sFIFO. The L1 has the tags and the
 * replacement, and changes a line at each load and store, while the protocol needs three orders for it: write back,
 * drop, drop all. A second copy of the state here would have to follow every hit.
 *
 * The caller reports each write-back (scopes_write, scopes_written) and each pop of the sFIFO
 * (scopes_popped). A flush is a wait for those two: the L1 pops while scopes_owes says so, at its own pace.
 *
 * The network may reorder everything except this: a write-back and the later requests of one CU to one line arrive in
 * order. Write-backs never wait at the home.
 */
#ifndef SIM_HAL_SCOPES_SCOPES_H
#define SIM_HAL_SCOPES_SCOPES_H

#include <stdbool.h>
#include <stdint.h>

#include "scopes/cu_set.h"
#include "scopes/fifo.h"

/* Sizes of tables. A program that explores states is compiled with smaller ones. */
#ifdef SCOPES_SIZES
#include SCOPES_SIZES
#else
#define SCOPES_CUS     128u
#define SCOPES_OPS     40u  /* synchronising operations of a CU at a time: one a wave */
#define SCOPES_MARKERS 64u  /* entries of an LR-TBL; not fewer than the sFIFO has */
#define SCOPES_PA      64u  /* entries of a PA-TBL */
#define SCOPES_LOCKS   64u  /* locked lines at a time */
#define SCOPES_OWNERS  256u /* lines with a registered owner */
#define SCOPES_HINTS   64u
#define SCOPES_QUEUE   16384u /* requests that wait at the home: CUs x (operations + locks), rounded up */
#define SCOPES_WRITES  1024u  /* numbers of write-backs of a CU in flight, a multiple of 64 */
#endif

#define SCOPES_NONE UINT8_MAX

enum scopes_mode {
    SCOPES_GLOBAL,     /* scopes are ignored: every operation is done at the L2 */
    SCOPES_BROADCAST,  /* a remote operation flushes and invalidates every L1 */
    SCOPES_SELECTIVE,  /* a remote operation probes every L1; LR-TBL and PA-TBL tell what follows */
    SCOPES_REGISTERED, /* the home knows the L1 that holds a line for local atomics, and probes that one */
    SCOPES_LAZY,       /* every operation registers its line, whatever its scope */
    SCOPES_IDEAL,      /* L1s are coherent by themselves: the upper bound */
    SCOPES_MODES,
};

struct scopes_config {
    enum scopes_mode mode;
    uint8_t cus;
    uint8_t pa;     /* entries of a PA-TBL, 0 to SCOPES_PA. 0: each promotion invalidates the L1, or drops the line. */
    uint16_t owner; /* lines with a registered owner, 1 to SCOPES_OWNERS */
    uint8_t hints;  /* 0: none. Else the home's hints (to SCOPES_HINTS), and an L1 looks into its own LR-TBL first. */
    bool failed_acquire; /* a remote or global operation that fails is an acquire nevertheless */
    bool merge;          /* a release whose line's marker is the newest entry of the sFIFO adds none */
    bool epoch; /* mode registered: an acquire drops the lines that are older than the last transfer of its own */
    uint8_t
        hand_over; /* mode registered: remote operations of one CU in a row, after which it gets the line; 0: none */
    bool delegate; /* mode registered: the owner's L1 performs the operations of other CUs at the L2 */
};

/* What an operation is, in its flags. Without RELEASE and ACQUIRE it is relaxed, without AGENT of work-group scope. */
#define SCOPES_ACQUIRE 0x01u
#define SCOPES_RELEASE 0x02u
#define SCOPES_AGENT   0x04u
#define SCOPES_REMOTE  0x08u /* with AGENT */
#define SCOPES_WAITS   0x10u /* a waiting atomic: done at the L2, where it may arm the SyncMon */

/* Further flags of messages. */
#define SCOPES_FOR_ATOMIC 0x20u    /* FETCH: for a local atomic */
#define SCOPES_INVALIDATE 0x40u    /* DATA: invalidate before the fill. PROBE: invalidate, end the block. */
#define SCOPES_HELD       0x80u    /* DATA: the line may be used for local atomics from now on */
#define SCOPES_AT_L2      0x100u   /* DATA: the line is monitored: do not keep it, perform at the L2 */
#define SCOPES_FLUSH      0x200u   /* PROBE: flush up to the marker */
#define SCOPES_FLUSH_ALL  0x400u   /* PROBE: flush all */
#define SCOPES_PROMOTE    0x800u   /* PROBE: the line into PA-TBL */
#define SCOPES_BLOCK      0x1000u  /* PROBE: serve no wave until the invalidation */
#define SCOPES_HIT        0x2000u  /* ACK: LR-TBL had the line */
#define SCOPES_FAILED     0x4000u  /* RESULT: the operation changed nothing */
#define SCOPES_LOOKS      0x8000u  /* of an operation: it is a load */
#define SCOPES_DELEGATED  0x10000u /* PROBE: perform the operation, if the line is here. ACK and RESULT: it was. */

#define SCOPES_ALL UINT32_MAX /* an epoch: every line is older */

enum scopes_kind {
    SCOPES_FETCH = 1, /* L1 to home: the line, please */
    SCOPES_ATOMIC,    /* L1 to home: perform */
    SCOPES_LOCKED,    /* L1 to home: perform with the line locked (a remote operation) */
    SCOPES_ACK,       /* L1 to home: a probe is done */
    SCOPES_PROBE,     /* home to L1 */
    SCOPES_DATA,      /* home to L1: answers FETCH, and a LOCKED that hands the line over */
    SCOPES_RESULT,    /* home to L1: answers ATOMIC and LOCKED */
};

struct scopes_message {
    uint32_t line;
    uint32_t flags;
    uint32_t epoch; /* RESULT and DATA: an invalidation drops the lines that were read before it */
    uint32_t asker; /* PROBE with DELEGATED: the CU whose operation op is */
    uint8_t kind;
    uint8_t cu;   /* the L1 that sends or receives it */
    uint8_t op;   /* the operation of that L1, of requests and answers; the asker's, of PROBE with DELEGATED */
    uint8_t lock; /* the home's lock, of PROBE and ACK */
};

/* Why an L1 writes back, drops or invalidates: for statistics. */
enum scopes_cause {
    SCOPES_BY_PROBE,
    SCOPES_BY_REQUEST, /* an operation of the own CU at the L2 */
    SCOPES_BY_ACQUIRE,
    SCOPES_BY_PROMOTED, /* a local operation that was promoted */
    SCOPES_BY_FULL,     /* PA-TBL is full */
    SCOPES_BY_MOVE,     /* a line was registered elsewhere before */
    SCOPES_BY_BROADCAST,
    SCOPES_BY_CALLER, /* scopes_invalidate */
};

/* What perform did. */
#define SCOPES_WROTE 1u
#define SCOPES_FRESH 2u /* the line was clean before */

/* What the protocol asks of the caches and the network. The functions do not call back into the protocol, except for
 * scopes_write, and for scopes_popped from push. */
struct scopes_port {
    /* Whether the L1 can perform the operation: all bytes of its line are valid, and the line is HELD if held is set. */
    bool (*present)(void *context, uint8_t cu, uint8_t op, uint32_t line, bool held);
    /* Writes the line's dirty bytes back, removes it, cuts off its pending fill. */
    void (*drop)(void *context, uint8_t cu, uint32_t line, enum scopes_cause cause);
    /* The same for all lines; the sFIFO is empty then. */
    void (*drop_all)(void *context, uint8_t cu, enum scopes_cause cause);
    /* Drops the lines with bytes that were read at their home before the epoch (scopes_home.transfers then). A line of
     * which only dirty bytes are valid stays, and so does the sFIFO. */
    void (*drop_older)(void *context, uint8_t cu, uint32_t epoch, enum scopes_cause cause);
    /* The bytes of a DATA message are merged under the dirty ones. */
    void (*fill)(void *context, const struct scopes_message *data);
    /* Performs the operation in the L1. Returns SCOPES_WROTE and FRESH. */
    uint32_t (*perform)(void *context, uint8_t cu, uint8_t op, uint32_t line);
    /* Appends the line to the sFIFO, whose head is popped before if it is full. Returns the entry's number. */
    uint64_t (*push)(void *context, uint8_t cu, uint32_t line);
    /* The operation is over, and all its effects on the L1 are done. */
    void (*answer)(void *context, uint8_t cu, uint8_t op);
    /* Performs the operation at the L2. Returns false if it changed nothing. */
    bool (*apply)(void *context, const struct scopes_message *request);
    /* Performs the operation of a PROBE with DELEGATED in the probed L1, which has the line. Returns the same. */
    bool (*apply_here)(void *context, const struct scopes_message *probe);
    /* Writes the line's dirty bytes back for a probe. The line stays. */
    void (*clean)(void *context, uint8_t cu, uint32_t line);
    /* Whether a wave waits for a word of the line at the L2. */
    bool (*monitored)(void *context, uint32_t line);
    /* A message for the network. The bytes of DATA are those of the L2 now; what RESULT brings is known since apply. */
    void (*send)(void *context, const struct scopes_message *message);
};

/* A wait for pops and then for the acknowledgement of all writes sent until then. */
struct scopes_wait {
    uint64_t until; /* the head's number must be at least this */
    uint64_t write; /* all writes below it must be acknowledged */
    uint8_t phase;
};

struct scopes_op {
    struct scopes_wait wait;
    uint32_t line;
    uint32_t flags;
    uint8_t state;
    bool promoted; /* of work-group scope, done at the L2 */
};

struct scopes_probe {
    struct scopes_wait wait;
    uint32_t line;
    uint32_t flags; /* of the ACK */
    bool busy;
};

struct scopes_marker {
    uint64_t entry;
    uint32_t line;
};

/* What an L1 has for synchronisation. */
struct scopes_l1 {
    const struct scopes_fifo *fifo; /* the caller's */
    struct scopes_op ops[SCOPES_OPS];
    struct scopes_probe probes[SCOPES_LOCKS];     /* by the home's lock */
    struct scopes_marker markers[SCOPES_MARKERS]; /* LR-TBL */
    uint32_t promoted[SCOPES_PA];                 /* PA-TBL; delegate: lines with other CUs' releases */
    uint8_t marker_count, promoted_count;
    uint8_t blocked;                            /* broadcasts that keep it from serving waves */
    uint8_t waiting;                            /* waits under way, of operations and probes */
    uint32_t epoch;                             /* the latest one of its acquires: an older fill must not stay */
    uint64_t sent, done;                        /* number of the next write, and of the oldest in flight */
    uint64_t acknowledged[SCOPES_WRITES / 64u]; /* a bit a number from done on */
};

/* A transaction of the home. */
struct scopes_lock {
    struct scopes_message request;
    struct scopes_cu_set acks;   /* CUs whose ACK is missing */
    struct scopes_cu_set probed; /* CUs that were probed */
    uint32_t line;
    uint8_t state;
    bool hit;  /* an L1 had a marker */
    bool done; /* the owner's L1 has performed the operation */
    bool open; /* a planted fault: the line is not locked */
};

struct scopes_owner {
    uint32_t line;
    uint32_t transfer;   /* when it was transferred last: an owner was flushed, or an operation wrote it at the home */
    uint32_t other;      /* the same, by another CU than that of the last transfer */
    uint8_t by;          /* the CU of the last transfer */
    uint8_t owner, last; /* CUs or SCOPES_NONE */
    bool used, changed;  /* changed: the next registration, or fetch by the owner, invalidates */
    uint8_t runner, run; /* the CU whose remote operations were the last ones, and how many they are, to hand_over */
};

struct scopes_hint {
    uint32_t line;
    uint8_t cu;
    bool used;
};

struct scopes_home {
    struct scopes_lock locks[SCOPES_LOCKS];
    struct scopes_owner owners[SCOPES_OWNERS];
    struct scopes_hint hints[SCOPES_HINTS];
    struct scopes_message queue[SCOPES_QUEUE]; /* requests that wait, in order of arrival */
    uint32_t queued;
    uint32_t transfers;        /* of all lines: the time of epochs */
    uint8_t locked;            /* locks in use */
    uint16_t victim;           /* the owner's entry to replace next */
    struct scopes_cu_set live; /* CUs that are there */
};

struct scopes_counters {
    uint64_t local, promoted, at_home;    /* operations by where they were performed */
    uint64_t probes, hits, recalls;       /* sent; answered with a marker; registrations that another CU had */
    uint64_t promotions, promotions_full; /* lines put into PA-TBLs; invalidations because one was full */
    uint64_t handed;                      /* lines that a CU got for its remote operations */
    uint64_t delegated;                   /* operations of other CUs that an owner's L1 performed */
    uint64_t invalidations;
};

struct scopes {
    const struct scopes_port *port;
    void *context;
    struct scopes_config config;
    struct scopes_counters counters;
    struct scopes_l1 l1[SCOPES_CUS];
    struct scopes_home home;
#ifdef SCOPES_PLANTS
    uint32_t plants; /* planted faults: scopes_internal.h */
#endif
};

/* Makes an idle protocol of one that is all zeros. The caller sets the fifo of each L1 afterwards. */
void scopes_init(struct scopes *scopes, const struct scopes_config *config, const struct scopes_port *port,
                 void *context);

/* The L1's side */

/* A wave's operation begins; op is free, below SCOPES_OPS, and busy until port->answer, which may come at once. */
void scopes_start(struct scopes *scopes, uint8_t cu, uint8_t op, uint32_t line, uint32_t flags);

/* A release fence of device scope, which also the SAVE and the end of a WG need. port->answer tells its end. */
void scopes_flush(struct scopes *scopes, uint8_t cu, uint8_t op);

/* An invalidation, at once: dirty lines are written back, fills are cut off, tables are emptied. */
void scopes_invalidate(struct scopes *scopes, uint8_t cu, enum scopes_cause cause);

/* The L1 sends a write-back. Returns its number. */
uint64_t scopes_write(struct scopes *scopes, uint8_t cu);

/* Whether nearly all numbers of writes are in flight. While they are, no clean line may become dirty by a store and no
 * operation may start; what is dirty then and what is under way has numbers left. */
bool scopes_full(const struct scopes *scopes, uint8_t cu);

/* The L2 has acknowledged a write-back. */
void scopes_written(struct scopes *scopes, uint8_t cu, uint64_t number);

/* The L1 has popped that entry of its sFIFO, and has sent its write-back if there was one. */
void scopes_popped(struct scopes *scopes, uint8_t cu, uint64_t number);

/* Whether something waits for the head of the sFIFO to be popped: an operation of the CU, or probes alone. */
enum scopes_owed { SCOPES_OWES_NOTHING, SCOPES_OWES_OPERATION, SCOPES_OWES_PROBE };
enum scopes_owed scopes_owes(const struct scopes *scopes, uint8_t cu);

/* Whether a broadcast keeps the L1 from serving waves. */
bool scopes_blocked(const struct scopes *scopes, uint8_t cu);

/*
 * A message from the home arrives: PROBE, DATA or RESULT, for the L1 message->cu, which is below config.cus. What it
 * sets going (drops, fills, writes to the home, operations that are performed) is ordered through the port before the
 * return, and so are answers of operations that end.
 *
 * PROBE: its lock is below SCOPES_LOCKS, and no other probe of it is under way in that L1. ACK is sent when it is
 * done, perhaps at once. BLOCK and INVALIDATE come in mode broadcast, DELEGATED comes with config.delegate and for an
 * operation of another CU.
 *
 * DATA: the fetch of operation op, which waits for it on that line; with hand_over perhaps in place of a RESULT.
 * AT_L2 and HELD exclude each other. With cut the fill was cut off meanwhile: it is not filled in, the invalidation
 * that DATA asks for is made all the same, and the operation begins again. DATA without SCOPES_FOR_ATOMIC, of a plain
 * load, does not come here: it is the caller's, which keeps no bytes that have SCOPES_AT_L2.
 *
 * RESULT: of operation op, which is at the home with that line. cut does not matter, nor does it for PROBE.
 */
void scopes_receive(struct scopes *scopes, const struct scopes_message *message, bool cut);

#endif
