/*
 * syncmon_state.h - what the SyncMon keeps.
 *
 * The condition cache is modelled as it would be built: sets and ways, full tags. Waiters, watched words and waits are
 * also linked to each other, which hardware would do by searching its few entries at once.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_STATE_H
#define SIM_HAL_SYNCMON_SYNCMON_STATE_H

#include "engine/clock.h"
#include "execute/memory_ops.h"
#include "mem/access_observer.h"
#include "mem/condition.h"
#include "mem/l2.h"
#include "mem/last_writer.h"
#include "syncmon/syncmon_reports.h"
#include "syncmon/syncmon_storage.h"
#include "onward/bloom.h"
#include "onward/hal.h"
#include "onward/monitor_log.h"
#include "onward/predictor.h"

#define GPU_SYNCMON_BUCKETS 4096u
#define GPU_BLOOM_NONE      UINT32_MAX

struct gpu_registration;

/* Waiters, oldest first; equal ages in the order of arming. */
struct gpu_waiters {
    struct gpu_registration *first, *last;
};

/* The lists that a registration is in. */
enum gpu_waiters_of { GPU_WAITERS_OF_CONDITION, GPU_WAITERS_OF_WORD, GPU_WAITERS_LISTS };

struct gpu_word; /* a word with waiters */

/* An entry of the condition cache; empty when count is 0. */
struct gpu_watch {
    struct gpu_condition condition;
    struct gpu_word *word;
    struct gpu_waiters waiters;
    uint32_t count;
    bool by_value;         /* found by address and value */
    uint64_t changes;      /* of the word, when the condition was watched or last met */
    uint64_t met_at;       /* number of the update that last met it */
    struct gpu_event more; /* CP_EXTENSION_GRACE: more of its waiters are resumed */
    uint32_t step;         /* the number of waiters that follow if it still holds */
};

struct gpu_word {
    struct gpu_word *chain; /* in its bucket, or of the unused */
    struct gpu_word *made;  /* all that were ever made */
    uint64_t address;
    uint8_t bytes;
    uint32_t registered; /* waiters in the condition cache */
    uint32_t logged;     /* waiters in the Monitor Log whose waits have not ended */
    uint32_t bloom;      /* its filter, GPU_BLOOM_NONE: it has none */
    struct gpu_waiters waiters;
    uint64_t value; /* as last seen */
    uint64_t changes;
};

/* One waiter on one condition. */
struct gpu_registration {
    struct gpu_registration *chain; /* in the bucket of its wait, or of the unused */
    struct gpu_registration *made;
    struct gpu_registration *next[GPU_WAITERS_LISTS], *previous[GPU_WAITERS_LISTS];
    struct gpu_waiter waiter;
    struct gpu_condition condition;
    struct gpu_word *word;
    struct gpu_watch *watch; /* NULL if the wait is in the Monitor Log */
    uint16_t cell;           /* of struct gpu_syncmon's spilled[], which counts a wait in the Monitor Log */
    uint64_t armed;          /* cycle */
    uint32_t
        passed; /* times that it was left waiting though its condition held, because it could not take the answer */
};

/* CP_RESUME_EXACT: a waiter that was resumed and has not come back yet. */
struct gpu_flight {
    struct gpu_waiter waiter;
    uint64_t address;
    uint8_t bytes;
    bool over; /* it has come back, or is gone: the event `landing` sees to what it has left */
};

/* A waiter that is resumed. */
struct gpu_resumed {
    struct gpu_waiter waiter;
    uint64_t cycle;
};

/* A set of 64-bit keys that only grows. */
struct gpu_key_set {
    uint64_t *keys; /* open addressing; 0: empty */
    size_t count, capacity;
};

struct gpu_syncmon {
    struct gpu_memory *memory;
    struct gpu_l2 *l2;
    struct gpu_writes *writes;
    const struct gpu_access_observer *accesses; /* or NULL */
    struct gpu_clock *clock;
    uint64_t grace;
    struct gpu_syncmon_callbacks callbacks;
    enum cp_watch watch;
    enum cp_resume resume;
    bool defers, graces; /* CP_EXTENSION_DEFERRED, CP_EXTENSION_GRACE */

    struct gpu_watch *watches; /* [set * ways + way] */
    uint32_t sets, ways;
    bool skewed;           /* each way is indexed by a hash of its own */
    uint32_t set_bits;     /* log2 of sets */
    int32_t address_shift; /* to the left, log2 of entries - log2 of line bytes */
    uint32_t watched;      /* entries in use */
    uint32_t waiters;      /* most registrations */
    uint32_t registered;
    struct cp_bloom *blooms;
    uint32_t *unused_blooms;
    uint32_t unused_bloom_count;

    struct gpu_word *words[GPU_SYNCMON_BUCKETS];         /* by line */
    struct gpu_registration *waits[GPU_SYNCMON_BUCKETS]; /* by slot, generation and wait number */
    struct gpu_word *unused_words, *made_words;
    struct gpu_registration *unused_registrations, *made_registrations;

    struct gpu_flight *flights; /* in the order of resuming */
    uint32_t flight_count, flight_capacity;
    struct gpu_event landing;
    struct gpu_resumed *resumed; /* by the access under way: as long as all waiters need */
    uint32_t resumed_count;

    uint64_t log; /* address; entries 0: none */
    uint32_t log_entries;
    uint64_t log_written;
    struct cp_stall_predictor stall;

    struct gpu_syncmon_counters counters;
    struct gpu_key_set seen_words, seen_conditions;

    /* Waits in the Monitor Log that have not ended, by a hash of their condition: later ones follow them there. Two
     * conditions with one counter only cost a spill that was not needed. */
    uint16_t spilled[GPU_SYNCMON_CELLS];
    uint16_t logged_lines[GPU_SYNCMON_CELLS]; /* the same waits, by a hash of their line */
};

static inline bool gpu_is_of_wait(const struct gpu_registration *registration, uint32_t slot, uint32_t generation,
                                  uint32_t wait_number)
{
    return registration->waiter.slot == slot && registration->waiter.generation == generation &&
           registration->waiter.wait_number == wait_number;
}

#endif
