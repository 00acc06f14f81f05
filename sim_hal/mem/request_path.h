/*
 * request_path.h - what the memory system keeps of a request on its way: its lines, a struct mem_transaction each, and how far they are.
 */
#ifndef SIM_HAL_MEM_REQUEST_PATH_H
#define SIM_HAL_MEM_REQUEST_PATH_H

#include "engine/require.h"
#include "mem/flush.h"
#include "mem/memory.h"
#include "mem/request.h"
#include "scopes/scopes.h"

#define MEM_QUARTER_LANES 16u
#define MEM_WORD_BYTES    4u
#define MEM_WORD_STEP     256u             /* between the words of a lane in scratch */
#define MEM_TRANSACTIONS  (ISA_LANES * 4u) /* in scratch every word of every lane may lie in another line */

struct path_system;

/* One line of one request. The coalescer fills the first fields, the way through the memory system the others. */
struct mem_transaction {
    uint64_t lanes;
    uint32_t line;                   /* address / 64 */
    uint16_t lookup;                 /* cycles from the request's first tag lookup to this line's */
    uint16_t slot;                   /* the coalescer's own: its slot in struct mem_coalescer */
    uint8_t quarter;                 /* the coalescer's own: the quarter-wave that met the line last */
    bool straight;                   /* its lanes' addresses follow each other, no gaps but for inactive lanes */
    bool whole;                      /* a store that writes all 64 bytes */
    bool merges;                     /* a load that fills under the dirty bytes saved for it */
    uint32_t entry;                  /* of the L1 that a load fills unless it is cut off; MEM_CACHE_NONE: none */
    struct mem_request *request;     /* of a waiter or a store that is late */
    uint64_t due;                    /* of a store that is late: when it reaches its bank */
    struct mem_transaction *waiters; /* transactions of later loads that wait for this one, in order */
    struct mem_transaction *last_waiter;
    struct mem_transaction *next; /* the next one to be sent, to wait, or to be stored late */
};

/* Dirty bytes of a line, beside the transaction of the same number: those that a write-back takes to the L2, or those
 * that a load has found in the L1 beside the bytes that it lacks. */
struct mem_saved_line {
    uint64_t bits; /* which */
    uint8_t bytes[MEM_LINE_BYTES];
    uint64_t number;       /* of the write-back: flush.h */
    uint32_t workgroup[3]; /* the last that stored to the line, and where in its program */
    uint32_t source_line;
};

enum mem_pattern {
    MEM_PATTERN_ANY,
    MEM_PATTERN_CONSECUTIVE, /* all lanes, one aligned dword each, at address[0] + 4 * lane */
    MEM_PATTERN_SAME         /* all lanes, one aligned dword, the same for all */
};

/* A scoped operation and its acquire fence. */
struct mem_path_sync {
    struct path_system *system;
    mem_request_complete complete; /* the owner's, after its acquire */
    struct clock_event event;      /* the answer is back: the acquire */
};

struct mem_request_path {
    uint64_t issued;              /* cycle of the instruction's issue */
    uint64_t start;               /* cycle of the first tag lookup */
    uint64_t done;                /* latest answer so far */
    uint64_t failed;              /* lanes whose waiting condition was false */
    uint32_t outstanding;         /* transactions without an answer */
    uint32_t count;               /* transactions */
    uint32_t address_cycles;      /* the address unit is busy this long */
    uint32_t lookup_cycles;       /* from the first to behind the last tag lookup */
    uint8_t pattern;              /* enum mem_pattern */
    bool unaligned;               /* some lane's words straddle dwords */
    struct mem_transaction *send; /* transactions for the L2, in order */
    struct mem_transaction *last_send;
    uint32_t unsent;                   /* how many */
    struct mem_request *queued;        /* next in the L1's queue */
    struct mem_request *newer, *older; /* among those of one wave that will write registers */
    bool writing;                      /* it is one of them */
    struct mem_flush flush;            /* of onward_flush */
    struct mem_path_sync sync;
    uint8_t source;               /* enum mem_source, while latencies are noted: the farthest so far */
    uint8_t op;                   /* of scoped synchronisation, whose message is queued; SCOPES_NONE: none */
    struct mem_saved_line *saved; /* [MEM_TRANSACTIONS]; NULL when no L1 combines */
    _Alignas(64) struct mem_transaction transactions[MEM_TRANSACTIONS]; /* a line of the host each */
};

/* Words of more than a dword lie apart in scratch, from lane to lane a dword: so does a lane's access in this case. */
static inline bool mem_lane_is_strided(const struct execute_access *access, uint32_t lane)
{
    SIM_REQUIRE(lane < ISA_LANES);
    return access->bytes > MEM_WORD_BYTES && access->swizzled >> lane & 1;
}

#endif
