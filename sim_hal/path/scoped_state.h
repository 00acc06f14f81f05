/*
 * scoped_state.h - what the memory system keeps for scoped synchronisation (l1.mode=combine): the protocol of scopes.h,
 * its messages on their way, and the operations of waves.
 *
 * The protocol has no clock. Here it gets one: a message has an event at its receiver, the home knows the cycle at which
 * its bank has come to a message, and write-backs are reported as acknowledged when their acknowledgement arrives.
 */
#ifndef SIM_HAL_PATH_SCOPED_STATE_H
#define SIM_HAL_PATH_SCOPED_STATE_H

#include "path/memory_state.h"
#include "scopes/scopes_home.h"

struct path_scoped;
struct path_scoped_cu;

/* An operation of a wave. Its lines are performed one after the other. */
struct path_scoped_op {
    struct path_scoped_cu *cu;
    struct mem_request *request;   /* NULL: free */
    struct scopes_message message; /* on its way, or waiting at the home */
    struct clock_event event;      /* the message reaches the L1, or the next line begins */
    uint64_t due;                  /* of the event; 0: none */
    uint64_t ready;                /* first cycle at which the L1 can look the line up; at the end, of the answer */
    uint64_t reached;              /* the request was at its bank */
    uint64_t left;                 /* the old values leave the bank */
    uint32_t line;                 /* which of the request's */
    bool fetched;                  /* the line came from the home: no hit of the L1 */
    bool locked;                   /* its line is, or will be, locked at the home */
    uint8_t bytes[MEM_LINE_BYTES]; /* of DATA */
    uint32_t stamp;                /* when these were read: scopes_home.transfers */
};

/* A probe on its way to an L1, or its acknowledgement on the way back. One for each lock and L1. */
struct path_scoped_probe {
    struct path_scoped_cu *cu;
    struct scopes_message message;
    struct clock_event event;
    uint64_t due;
    uint64_t performed; /* cycle at which the L1 has the old values of a delegated operation */
};

struct path_scoped_cu {
    struct path_scoped *scoped;
    struct path_scoped_op ops[SCOPES_OPS];
    struct path_scoped_probe probes[SCOPES_LOCKS];
    struct mem_request *waiting, *last_waiting; /* that cannot begin yet, in order */
    struct clock_event retry;                   /* they try again */
    uint64_t answered;                          /* operations, a bit each, whose answer is not passed on yet */
    uint64_t atomic_free;                       /* cycle at which the L1's atomic unit takes the next one */
    uint64_t popped;                            /* number of the sFIFO up to which pops were reported */
    uint64_t written;                           /* number of the next write-back to be reported */
    uint64_t acknowledged[SCOPES_WRITES];       /* [number]: cycle of its acknowledgement; 0: not known */
    struct clock_event acknowledgement;         /* that one's */
    uint32_t remote;                            /* remote operations on their way */
    uint64_t closed;                            /* cycle since which it takes no instruction, plus one; 0: it does */
    bool leaving;                               /* the CU is lost; the home is told when nothing is under way */
    bool gone;                                  /* the home knows */
};

struct path_scoped {
    struct path_system *system;
    struct scopes scopes;
    struct path_scoped_cu *cus;
    uint64_t *probe_free;    /* [bank]: cycle at which its next probe can leave */
    uint64_t home_cycle;     /* the bank has come to the message that is handled */
    uint64_t invalidated_at; /* from this cycle on, of path_l1_invalidate */
    uint64_t probe_cycles;
    uint64_t atomic_cycles;
    uint32_t atomic_lanes; /* different words of a line that an L1 updates a cycle */
    uint64_t poll;         /* cycles until an L1 that takes no instruction is asked again */
    bool block_requester, block_all;
};

/* Whether operations are performed in L1s at all. */
static inline bool path_scoped_keeps_local(const struct path_scoped *scoped)
{
    return scoped && scoped->scopes.config.mode != SCOPES_GLOBAL;
}

/* Whether the L1s are coherent by themselves (scoped_ideal.h). */
static inline bool path_scoped_is_ideal(const struct path_scoped *scoped)
{
    return scoped && scoped->scopes.config.mode == SCOPES_IDEAL;
}

/* Whether a wave waits for a word of the line at the L2: no L1 may keep it for operations of its own then. */
bool path_scoped_monitored(const struct path_scoped *scoped, uint32_t line);

/* Schedules an event for cycle due; early, when the host has no memory for the far future. The event looks. */
void path_scoped_schedule(struct path_scoped *scoped, struct clock_event *event, uint64_t due);

/* A write-back has reached the L2, and is acknowledged at cycle done: reports it to the protocol then. */
void path_scoped_acknowledge(struct path_scoped *scoped, uint32_t cu, uint64_t number, uint64_t done);

/* Reports those that are by now. */
void path_scoped_report_writes(struct path_scoped_cu *cu, uint64_t now);

/* Reports to the protocol what has left the sFIFO since the last call. Not while the L1 is in the middle of an access. */
void path_scoped_report_pops(struct path_scoped *scoped, uint32_t cu);

/* A message reaches its bank from a CU's queue at cycle arrival. */
void path_scoped_reach_home(struct path_scoped *scoped, const struct mem_request *request, uint64_t arrival,
                            uint64_t now);

#endif
