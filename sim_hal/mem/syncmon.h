/*
 * syncmon.h - the Synchronization Monitor in the banks of the L2 (AWG V): which words waves wait on, for which values,
 * and whom to resume when an update meets a condition.
 *
 * A set-associative condition cache, a pool of waiters, one Bloom filter a watched address; what finds no room goes to
 * the Monitor Log (onward/monitor_log.h), and a full log makes the wait fail. Arming is one step at the bank with the
 * comparison that failed. Every change of memory is shown to the monitor after it took place. Mesa semantics: who is
 * resumed tries again.
 */
#ifndef SIM_HAL_MEM_SYNCMON_H
#define SIM_HAL_MEM_SYNCMON_H

#include "engine/parameters.h"
#include "mem/memory.h"
#include "onward/hal.h"

struct gpu_clock;
struct gpu_l2;
struct gpu_writes;
struct gpu_syncmon; /* syncmon.c */

/* The condition a wave waits on: (word & mask) condition value, unsigned. The address is aligned to bytes; of mask and
 * value only as many bytes count. */
struct gpu_condition {
    uint64_t address;
    uint64_t mask;
    uint64_t value;
    uint8_t condition; /* enum isa_wait_condition */
    uint8_t bytes;     /* 4 or 8 */
};

/* Who waits: a wave's wait, by work-group slot, generation and the wait number of the wave's wait. */
struct gpu_waiter {
    uint32_t slot, generation, wait_number;
    uint64_t since;              /* cycle at which it began to wait for this condition: retries keep it. Oldest first */
    uint8_t atomic;              /* enum isa_atomic that it will try again; for the oracle */
    uint64_t operand[2];         /* of that atomic */
    bool late;                   /* it changed nothing, and performed later it is merely late for its wave */
    uint8_t lane;                /* whose atomic it is */
    uint32_t workgroup[3], line; /* who writes, for struct gpu_write */
};

enum gpu_arm {
    GPU_ARM_WATCHED, /* registered */
    GPU_ARM_AGAIN,   /* this waiter was registered on this condition before: nothing changed */
    GPU_ARM_LOGGED,  /* written to the Monitor Log */
    GPU_ARM_FULL     /* the log is full: the wave must not wait */
};

/* What the monitor tells its GPU. Called from inside the access that causes it: take note, and act by event. Ending
 * waits in here is allowed; arming and writing memory are not. */
struct gpu_syncmon_callbacks {
    void *context;
    /* A condition of the waiter was met at cycle (or its word accessed, or its waiter chosen to be resumed). This
     * registration is gone; others of the same wait are still there. */
    void (*met)(void *context, const struct gpu_waiter *waiter, uint64_t cycle);
    /* CP_RESUME_PERFORM: the monitor is about to perform the waiter's atomic on a word that has the value old. False: the wave
     * cannot take the answer now, since its work-group is away or about to be saved. Otherwise met follows. May be null. */
    bool (*perform)(void *context, const struct gpu_waiter *waiter, uint64_t old);
    /* An entry was written to the Monitor Log; written counts all so far. */
    void (*logged)(void *context, uint64_t written, uint64_t cycle);
};

/* memory, l2, clock and writes, which is told of atomics that the monitor performs, must outlive it. NULL when the host has no room.
 */
struct gpu_syncmon *gpu_syncmon_create(const struct gpu_parameters *parameters, struct gpu_memory *memory,
                                       struct gpu_l2 *l2, struct gpu_writes *writes, struct gpu_clock *clock);
void gpu_syncmon_free(struct gpu_syncmon *syncmon);

/* Copied; before the first arming. */
void gpu_syncmon_listen(struct gpu_syncmon *syncmon, const struct gpu_syncmon_callbacks *callbacks);

/* As the command processor says (hal.h): where the log lies (entries 0: there is none), what watches, whom to resume.
 */
void gpu_syncmon_set_log(struct gpu_syncmon *syncmon, uint64_t log, uint32_t entries);
void gpu_syncmon_set_mode(struct gpu_syncmon *syncmon, enum cp_watch watch, enum cp_resume resume);

/*
 * Registers a waiter on a condition at cycle now, whatever the word's value is; the caller has compared. While waits on
 * the same condition are in the log, later ones follow them there, so that they do not overtake.
 */
enum gpu_arm gpu_syncmon_arm(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                             const struct gpu_waiter *waiter, uint64_t now);

/* A wave's wait is over, for whatever reason: forgets all that is registered for it. Harmless when there is nothing. */
void gpu_syncmon_end(struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number);

/* Whether one of the conditions that a wave's wait is registered for holds, by what the words have now. */
bool gpu_syncmon_any_holds(const struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number);

/* The WG performs its waiting atomic now, or will never: the oracle counts it no longer among those in flight. Harmless
 * when it is not. */
void gpu_syncmon_tried(struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation);

/* Memory at [address, address + bytes), within one line, was changed; or read (matters for CP_WATCH_ACCESS only). */
void gpu_syncmon_written(struct gpu_syncmon *syncmon, uint64_t address, uint32_t bytes, uint64_t now);
void gpu_syncmon_read(struct gpu_syncmon *syncmon, uint64_t address, uint32_t bytes, uint64_t now);

/* Whether reads have to be shown to the monitor at all, and whether the line has a watched word. */
bool gpu_syncmon_watches_reads(const struct gpu_syncmon *syncmon);
bool gpu_syncmon_watches_line(const struct gpu_syncmon *syncmon, uint32_t line);

/* Registrations on words of a line (address / GPU_LINE_BYTES), those of work-groups that are away included. */
uint32_t gpu_syncmon_waiters_of_line(const struct gpu_syncmon *syncmon, uint64_t line);

/* Registrations at this moment, and entries of the Monitor Log that have not been read. */
uint32_t gpu_syncmon_waiters(const struct gpu_syncmon *syncmon);
uint64_t gpu_syncmon_unread(const struct gpu_syncmon *syncmon);

struct gpu_syncmon_counters {
    uint64_t armed;      /* waits registered */
    uint64_t logged;     /* spilled to the Monitor Log */
    uint64_t log_full;   /* could be neither: the atomic failed */
    uint64_t updates;    /* writes of watched words, those that leave the value as it is included */
    uint64_t met;        /* conditions found met */
    uint64_t resumed;    /* waiters resumed */
    uint64_t performed;  /* of these, after an atomic that the monitor performed */
    uint64_t resume_all; /* decisions of CP_RESUME_PREDICT with more than one waiter: all */
    uint64_t resume_one; /* one */
    uint64_t overtaken;  /* times a resumed waiter was younger than one registered on the same condition */
    uint64_t conditions_peak, waiters_peak;
    uint64_t log_peak; /* entries of the Monitor Log written and not yet read, most at one time */
    uint64_t no_bloom; /* addresses watched without a Bloom filter: all are resumed */
    /* A benchmark's row of AWG's table 2, as measured. */
    uint64_t variables;    /* different words that were waited on */
    uint64_t conditions;   /* different (word, condition) pairs */
    uint64_t waiters_most; /* most waiters on one condition at one time */
    /* Sum over conditions met: changes of the word's value since the condition was watched, or met before. */
    uint64_t updates_until_met;
};
const struct gpu_syncmon_counters *gpu_syncmon_counters(const struct gpu_syncmon *syncmon);

#endif
