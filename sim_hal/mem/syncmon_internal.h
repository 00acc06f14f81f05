/*
 * syncmon_internal.h - what the files of the SyncMon share.
 *
 * The condition cache is modelled as it would be built: sets and ways, full tags. Waiters, watched words and waits are
 * also linked to each other, which hardware would do by searching its few entries at once.
 */
#ifndef SIM_HAL_MEM_SYNCMON_INTERNAL_H
#define SIM_HAL_MEM_SYNCMON_INTERNAL_H

#include "engine/clock.h"
#include "isa/memory_ops.h"
#include "mem/l2.h"
#include "mem/syncmon.h"
#include "onward/bloom.h"
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

struct gpu_word; /* one that is waited on */

/* An entry of the condition cache; empty when count is 0. */
struct gpu_watch {
    struct gpu_condition condition;
    struct gpu_word *word;
    struct gpu_waiters waiters;
    uint32_t count;
    bool by_value;         /* found by address and value */
    uint64_t changes;      /* of the word, when the condition was watched or last met */
    uint64_t met_at;       /* number of the update that last met it */
    struct gpu_event more; /* CP_RESUME_PERFORM: more of its waiters go on, */
    uint32_t step;         /* so many, if it still holds */
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
    struct gpu_watch *watch; /* NULL: it is in the Monitor Log, */
    uint16_t cell;           /* and counted in struct gpu_syncmon's spilled[cell] */
    uint64_t armed;          /* cycle */
    uint32_t passed; /* times that it could go on, and was left waiting since its atomic could not be performed */
};

/* A waiter that the oracle has resumed and that has not tried yet. */
struct gpu_flight {
    struct gpu_waiter waiter;
    uint64_t address;
    uint8_t bytes;
};

/* One that goes on. */
struct gpu_resumed {
    struct gpu_waiter waiter;
    uint64_t cycle;
};

/* A set of 64-bit keys that only grows. */
struct gpu_key_set {
    uint64_t *keys; /* open addressing; 0: empty */
    size_t count, capacity;
};

#define GPU_SYNCMON_CELLS 1024u /* counters of spilled waits */

struct gpu_syncmon {
    struct gpu_memory *memory;
    struct gpu_l2 *l2;
    struct gpu_writes *writes;
    struct gpu_clock *clock;
    uint64_t grace;
    struct gpu_syncmon_callbacks callbacks;
    enum cp_watch watch;
    enum cp_resume resume;

    struct gpu_watch *watches; /* [set * ways + way] */
    uint32_t sets, ways;
    bool skewed;           /* each way is indexed by a hash of its own */
    uint32_t set_bits;     /* log2 of sets */
    int32_t address_shift; /* to the left, log2 of entries - log2 of line bytes */
    uint32_t watched;      /* entries in use */
    uint32_t waiters;      /* registrations that there is room for */
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
    struct gpu_resumed *resumed; /* by the access that is being looked at: room for all waiters */
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
};

/* syncmon.c: resuming. */

/* Tells who was resumed since resumed_count was set to 0. */
void gpu_syncmon_deliver(struct gpu_syncmon *syncmon, uint64_t now);

/* The waiter goes on at that cycle. The registration is gone. */
void gpu_syncmon_resume(struct gpu_syncmon *syncmon, struct gpu_registration *registration, uint64_t cycle);

/* A condition is met by the update that is being looked at. */
void gpu_syncmon_note_met(struct gpu_syncmon *syncmon, struct gpu_watch *watch);

/* Takes note of a value that was written to the word. */
void gpu_syncmon_note_value(struct gpu_syncmon *syncmon, struct gpu_word *word, uint64_t value);

/* Whether a write of [address, address + bytes), in the word's line, touches a word that is waited on. */
bool gpu_word_is_touched(const struct gpu_word *word, uint64_t address, uint32_t bytes);

/* syncmon_perform.c: CP_RESUME_PERFORM. */

/* Of a condition that holds so many waiters go on; of those that look at the word only, with what they would see. */
void gpu_syncmon_let_go(struct gpu_syncmon *syncmon, struct gpu_watch *watch, uint32_t count, uint64_t now);

/* Whether the waiter's atomic would change its word now and is not performed in its wave's place. */
bool gpu_syncmon_tries_itself(const struct gpu_registration *at);

/* One of several waiters went on: twice as many follow after the grace time, if the condition holds then. */
void gpu_syncmon_more_later(struct gpu_syncmon *syncmon, struct gpu_watch *watch, uint32_t step);

/* Performs atomics that change the word, the oldest one first, as long as there are any whose condition holds. */
void gpu_syncmon_perform(struct gpu_syncmon *syncmon, const struct gpu_word *word, uint64_t now);

/* syncmon_table.c: what is waited on, and who waits. */

/* False when the host has no room; gpu_syncmon_table_free is allowed then too. */
bool gpu_syncmon_table_init(struct gpu_syncmon *syncmon, const struct gpu_parameters *parameters);
void gpu_syncmon_table_free(struct gpu_syncmon *syncmon);

/* The entry of a way where a condition has its place: by address and value, or by address with value 0. */
struct gpu_watch *gpu_watch_place(const struct gpu_syncmon *syncmon, uint64_t address, uint64_t value, uint32_t way);

/* First word in the bucket of a line; words of other lines are in it too. */
struct gpu_word *gpu_words_of_line(const struct gpu_syncmon *syncmon, uint64_t line);

/* The word, made when it is not there; NULL when the host has no room. */
struct gpu_word *gpu_word_get(struct gpu_syncmon *syncmon, uint64_t address, uint8_t bytes);

/* Forgets a word on which nobody waits any more, and its filter when it is not watched any more. */
void gpu_word_release(struct gpu_syncmon *syncmon, struct gpu_word *word);

uint64_t gpu_word_read(const struct gpu_syncmon *syncmon, const struct gpu_word *word);

/* The registration of a wait on a condition; NULL when there is none. */
struct gpu_registration *gpu_registration_find(const struct gpu_syncmon *syncmon, const struct gpu_waiter *waiter,
                                               const struct gpu_condition *condition);

/* Registers in the condition cache. NULL when it has no room: for the waiter, the condition, or another pinned line. */
struct gpu_registration *gpu_registration_watch(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                                                const struct gpu_waiter *waiter, struct gpu_word *word, uint64_t now);

/* Whether a wait on this condition, as it is watched, is in the log. */
bool gpu_condition_is_spilled(const struct gpu_syncmon *syncmon, const struct gpu_condition *watched);

/* Notes that a waiter is in the Monitor Log. NULL when the host has no room. */
struct gpu_registration *gpu_registration_log(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                                              const struct gpu_condition *watched, const struct gpu_waiter *waiter,
                                              struct gpu_word *word, uint64_t now);

/* Takes a registration out of everything. Its word is released apart from that. */
void gpu_registration_remove(struct gpu_syncmon *syncmon, struct gpu_registration *registration);

/* First registration in the bucket of a wait; others' are in it too. */
struct gpu_registration *gpu_registrations_of(const struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation,
                                              uint32_t wait_number);

static inline bool gpu_is_of_wait(const struct gpu_registration *registration, uint32_t slot, uint32_t generation,
                                  uint32_t wait_number)
{
    return registration->waiter.slot == slot && registration->waiter.generation == generation &&
           registration->waiter.wait_number == wait_number;
}

/* syncmon_log.c: the Monitor Log. */

/* Whether a place is free. */
bool gpu_syncmon_log_has_room(const struct gpu_syncmon *syncmon);

/* Writes an entry; there is room. */
void gpu_syncmon_log_append(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                            const struct gpu_waiter *waiter, uint64_t now);

/* Writes what the stall predictor knows to the log's control block. */
void gpu_syncmon_log_publish(struct gpu_syncmon *syncmon, uint64_t now);

#endif
