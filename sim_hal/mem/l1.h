/*
 * l1.h - a compute unit's vector L1: its own copies of lines, loads that wait for a line, and the queue to the L2.
 *
 * The L1 never fetches for a store. It is written through, or combines stores (combine.h). A line that some load has
 * missed has its entry from then on, and is pending until the load was served at the L2; loads of it that come
 * meanwhile wait for that. When the entry goes to another line, or a store, an atomic or an invalidation passes, the load in
 * flight is cut off: it will not fill the cache, so nothing that follows sees its older bytes.
 *
 * Results return in the order of issue. A load that hits writes its registers at once, so it must not do so when an
 * earlier request of its wave is still to write the same ones; then it goes the long way behind that.
 */
#ifndef SIM_HAL_MEM_L1_H
#define SIM_HAL_MEM_L1_H

#include "engine/clock.h"
#include "engine/parameters.h"
#include "engine/require.h"
#include "mem/cache.h"
#include "scopes/fifo.h"
#include "mem/request_path.h"
#include "mem/reuse.h"
#include "scopes/scopes.h"

struct path_system;

#define MEM_L1_WRITERS 64u

/*
 * What a combining L1 keeps of a line besides: which of its bytes are dirty. The states of a line are
 *     I  no byte is valid: not in the cache, or pending     V  whole, none dirty
 *     W  some dirty, nothing else is valid                  M  whole, some dirty
 * A line in I or W may be pending.
 */
struct mem_dirty_line {
    uint64_t bits;         /* one a dirty byte */
    uint64_t number;       /* of its entry in the sFIFO, while any is dirty */
    bool partial;          /* none of the others is valid; when false, all are as soon as no load is pending */
    bool held;             /* scoped synchronisation: registered at its home for atomics in this L1 */
    uint32_t workgroup[3]; /* the last that stored to it, and where in its program */
    uint32_t source_line;  /* or MEM_WRITES_SEVERAL */
    uint32_t stamp;        /* when its bytes were read at their home: scopes_home.transfers */
};

/* A line on its way to the L1 for a scoped operation. It has no entry before it comes. */
struct mem_l1_fetch {
    uint32_t line;
    bool active;
    bool cut; /* its bytes may lack what this L1 has written since */
    bool old; /* the L1 was invalidated since: they serve the operation, and do not stay */
};

struct mem_l1 {
    struct mem_cache cache;
    struct mem_transaction **pending; /* [entry]: the load that will fill it, or NULL */
    uint32_t pending_count;
    uint64_t emptied; /* how often mem_l1_clear was called */
    uint32_t mshrs;
    uint32_t next_miss;
    uint64_t *miss_done;       /* ring of mshrs: when the miss that had this place was over */
    uint64_t address_free;     /* cycle at which the address unit takes the next instruction */
    uint64_t tags_free;        /* cycle at which the tags take the next lookup */
    uint64_t send_free;        /* cycle at which the next line request can be sent */
    struct mem_request *queue; /* requests with transactions for the L2, in order of issue */
    struct mem_request *queue_end;
    uint32_t queued_lines;                       /* transactions of loads and write-backs in it */
    struct mem_request *writers[MEM_L1_WRITERS]; /* requests under way that will write registers, by their owner */
    bool serving;                                /* the queue is being worked on */
    struct clock_event arrival;                  /* the queue's first request reaches the L2 */
    struct mem_transaction *late; /* stores on their way to farther banks (l2.distance), in order of issue */
    struct mem_transaction *last_late;
    struct clock_event late_arrival; /* the next of them reaches its bank */
    struct mem_reuse reuse;          /* of what loads look up */
    struct path_system *system;
    struct mem_dirty_line *dirty; /* [entry] of a combining L1; NULL: written through */
    uint32_t dirty_count;         /* lines with dirty bytes */
    struct scopes_fifo fifo;      /* of lines that became dirty */
    struct mem_write_backs write_backs;
    struct mem_request *writing_back;        /* write-backs that are not queued yet */
    struct mem_l1_fetch fetches[SCOPES_OPS]; /* of a combining L1, by operation */
    uint32_t fetching;                       /* of these */
    struct mem_transaction *parked;          /* loads that wait at the home of their locked lines, in order */
};

/* Returns false if the host has no memory; mem_l1_free is allowed then too. The event is the memory system's to set up. */
bool mem_l1_init(struct mem_l1 *l1, const struct parameters *parameters);
void mem_l1_free(struct mem_l1 *l1);

/* Takes an entry for a line that is not in the cache; transaction will fill it. */
void mem_l1_start(struct mem_l1 *l1, struct mem_transaction *transaction);

/* Ends the fill of an entry by the load that it waits for. Harmless when it is not pending. */
void mem_l1_cut_off(struct mem_l1 *l1, uint32_t entry);

/* mem_l1_cut_fetch when some line is being fetched. */
void mem_l1_cut_fetches(struct mem_l1 *l1, uint32_t line);

/* A load fetches what the entry lacks: transaction will fill it. The entry is not pending. */
void mem_l1_complete(struct mem_l1 *l1, uint32_t entry, struct mem_transaction *transaction);

/* A load that has an entry brings its bytes; they can be used from cycle ready on. */
void mem_l1_fill(struct mem_l1 *l1, struct mem_transaction *transaction, const uint8_t *bytes, uint64_t ready);

/* Adds a transaction to the waiters of a pending one. */
void mem_l1_wait(struct mem_transaction *pending, struct mem_transaction *transaction);

/* A load that has an entry brings bytes that must not stay. Bytes that are dirty do. */
void mem_l1_refuse(struct mem_l1 *l1, const struct mem_transaction *transaction);

/* A store, an atomic or a bypassing load passes: the line leaves the cache. */
void mem_l1_drop(struct mem_l1 *l1, uint32_t line);

/* A store writes a whole line: a copy that is there gets the new bytes. A pending line leaves the cache. */
void mem_l1_overwrite(struct mem_l1 *l1, uint32_t line, const uint8_t *bytes);

/* Notes a request that will write registers later, and that it has done so (when it was noted). */
void mem_l1_add_writer(struct mem_l1 *l1, struct mem_request *request);
void mem_l1_remove_writer(struct mem_l1 *l1, struct mem_request *request);

/* Whether an earlier request of the same owner will still write a register that this one writes. */
bool mem_l1_must_follow(const struct mem_l1 *l1, const struct mem_request *request);

/* Empties the cache. */
void mem_l1_clear(struct mem_l1 *l1);

/* The line leaves, or its bytes change: what scoped operations fetch of it will not stay. */
static inline void mem_l1_cut_fetch(struct mem_l1 *l1, uint32_t line)
{
    SIM_REQUIRE(l1->fetching <= SCOPES_OPS);
    if (l1->fetching)
        mem_l1_cut_fetches(l1, line);
}

/*
 * Whether a load that comes back will fill its entry: it had one, and was not cut off. Cutting off does not touch the load, which
 * the host would have to fetch: with many loads under way most are cut off.
 */
static inline bool mem_l1_will_fill(const struct mem_l1 *l1, const struct mem_transaction *transaction)
{
    SIM_REQUIRE(transaction->entry == MEM_CACHE_NONE || transaction->entry < l1->cache.sets * l1->cache.ways);
    return transaction->entry != MEM_CACHE_NONE && l1->pending[transaction->entry] == transaction;
}

/* Whether every byte of an entry of a combining L1 is valid. */
static inline bool mem_l1_whole(const struct mem_l1 *l1, uint32_t entry)
{
    SIM_REQUIRE(l1->dirty);
    SIM_REQUIRE(entry < l1->cache.sets * l1->cache.ways);
    return !l1->dirty[entry].partial && !l1->pending[entry];
}

#endif
