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

#define SYNCMON_BUCKETS    4096u
#define SYNCMON_BLOOM_NONE UINT32_MAX

/* Two bits. Above half of it the waiters of a word are resumed where their atomics could be executed. */
#define SYNCMON_SECTIONS_MOST 3u

struct syncmon_registration;

/* Waiters, oldest first; equal ages in the order of arming. */
struct syncmon_waiters {
    struct syncmon_registration *first, *last;
};

/* The lists that a registration is in. */
enum syncmon_waiters_of { SYNCMON_WAITERS_OF_CONDITION, SYNCMON_WAITERS_OF_WORD, SYNCMON_WAITERS_LISTS };

struct syncmon_word; /* a word with waiters */

/* An entry of the condition cache; empty when count is 0. */
struct syncmon_watch {
    struct mem_condition condition;
    struct syncmon_word *word;
    struct syncmon_waiters waiters;
    uint32_t count;
    bool by_value;           /* found by address and value */
    uint64_t changes;        /* of the word, when the condition was watched or last met */
    uint64_t met_at;         /* number of the update that last met it */
    struct clock_event more; /* CP_EXTENSION_GRACE: more of its waiters are resumed */
    uint32_t step;           /* the number of waiters that follow if it still holds */
};

struct syncmon_word {
    struct syncmon_word *chain; /* in its bucket, or of the unused */
    struct syncmon_word *made;  /* all that were ever made */
    uint64_t address;
    uint8_t bytes;
    uint32_t registered; /* waiters in the condition cache */
    uint32_t logged;     /* waiters in the Monitor Log whose waits have not ended */
    uint32_t bloom;      /* its filter, SYNCMON_BLOOM_NONE: it has none */
    struct syncmon_waiters waiters;
    uint64_t value; /* as last seen */
    uint64_t changes;
    uint8_t empty_sections; /* CP_EXTENSION_BARGING: rises with each one that ends, falls with each other section */
};

/* One waiter on one condition. */
struct syncmon_registration {
    struct syncmon_registration *chain; /* in the bucket of its wait, or of the unused */
    struct syncmon_registration *made;
    struct syncmon_registration *next[SYNCMON_WAITERS_LISTS], *previous[SYNCMON_WAITERS_LISTS];
    struct mem_waiter waiter;
    struct mem_condition condition;
    struct syncmon_word *word;
    struct syncmon_watch *watch; /* NULL if the wait is in the Monitor Log */
    uint16_t cell;               /* of struct syncmon's spilled[], which counts a wait in the Monitor Log */
    uint64_t armed;              /* cycle */
    uint32_t
        passed; /* times that it was left waiting though its condition held, because it could not take the answer */
};

/* CP_RESUME_EXACT: a waiter that was resumed and has not come back yet. */
struct syncmon_flight {
    struct mem_waiter waiter;
    uint64_t address;
    uint8_t bytes;
    bool over; /* it has come back, or is gone: the event `landing` sees to what it has left */
};

/* A waiter that is resumed. */
struct syncmon_resumed {
    struct mem_waiter waiter;
    uint64_t cycle;
};

/* A set of 64-bit keys that only grows. */
struct syncmon_key_set {
    uint64_t *keys; /* open addressing; 0: empty */
    size_t count, capacity;
};

struct syncmon {
    struct mem *memory;
    struct mem_l2 *l2;
    struct mem_writes *writes;
    const struct mem_access_observer *accesses; /* or NULL */
    struct clock *clock;
    uint64_t grace;
    bool mean_writes; /* writes of the mean access the L2 */
    struct syncmon_callbacks callbacks;
    enum cp_watch watch;
    enum cp_resume resume;
    bool defers, graces; /* CP_EXTENSION_DEFERRED, CP_EXTENSION_GRACE */
    bool barges;         /* CP_EXTENSION_BARGING, with the first */
    bool gates;          /* CP_EXTENSION_GATES, with the first */

    struct syncmon_watch *watches; /* [set * ways + way] */
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

    struct syncmon_word *words[SYNCMON_BUCKETS];         /* by line */
    struct syncmon_registration *waits[SYNCMON_BUCKETS]; /* by slot, generation and wait number */
    struct syncmon_word *unused_words, *made_words;
    struct syncmon_registration *unused_registrations, *made_registrations;

    struct syncmon_flight *flights; /* in the order of resuming */
    uint32_t flight_count, flight_capacity;
    struct clock_event landing;
    struct syncmon_resumed *resumed; /* by the access under way: as long as all waiters need */
    uint32_t resumed_count;

    uint64_t log; /* address; entries 0: none */
    uint32_t log_entries;
    uint64_t log_written;
    struct cp_stall_predictor stall;

    struct syncmon_counters counters;
    struct syncmon_key_set seen_words, seen_conditions;

    /* Waits in the Monitor Log that have not ended, by a hash of their condition: later ones follow them there. Two
     * conditions with one counter only cost a spill that was not needed. */
    uint16_t spilled[SYNCMON_CELLS];
    uint16_t logged_lines[SYNCMON_CELLS]; /* the same waits, by a hash of their line */
};

static inline bool syncmon_is_of_wait(const struct syncmon_registration *registration, uint32_t slot,
                                      uint32_t generation, uint32_t wait_number)
{
    return registration->waiter.slot == slot && registration->waiter.generation == generation &&
           registration->waiter.wait_number == wait_number;
}

#endif
