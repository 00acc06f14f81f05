/*
 * syncmon_reports.h - what the SyncMon reports to its GPU, and what it counts.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_REPORTS_H
#define SIM_HAL_SYNCMON_SYNCMON_REPORTS_H

#include "mem/condition.h"

/* Reports of the monitor to its GPU. Called from inside the access that causes it: take note, and act by event.
 * Ending waits in here is allowed; arming and writing memory are not. */
struct syncmon_callbacks {
    void *context;
    /* A condition of the waiter was met at cycle (or its word accessed, or its waiter chosen to be resumed). This
     * registration is gone; others of the same wait are still there. */
    void (*met)(void *context, const struct mem_waiter *waiter, uint64_t cycle);
    /* CP_EXTENSION_DEFERRED: the monitor is about to execute the waiter's atomic, which waits for condition, on a word that
     * has the value old. takes: it changes the word. Returns false if the wave cannot take the answer now, because its WG is
     * saved or about to be saved. Otherwise met follows. May be NULL. */
    bool (*execute)(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition, uint64_t old,
                    bool takes);
    /* An entry was written to the Monitor Log; written counts all so far. */
    void (*logged)(void *context, uint64_t written, uint64_t cycle);
};

struct syncmon_counters {
    uint64_t armed;      /* waits registered */
    uint64_t logged;     /* spilled to the Monitor Log */
    uint64_t log_full;   /* could be neither: the atomic failed */
    uint64_t updates;    /* writes of watched words, writes of the same value included */
    uint64_t met;        /* conditions found met */
    uint64_t resumed;    /* waiters resumed */
    uint64_t executed;   /* of these, after an atomic that the monitor executed */
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

#endif
