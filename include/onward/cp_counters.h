/* SPDX-License-Identifier: MIT */
/*
 * cp_counters.h - what the firmware counts. The in-process binding charges firmware time from differences of these.
 *
 * Without CP_COUNTERS (config.h) only `commands` counts.
 */
#ifndef ONWARD_CP_COUNTERS_H
#define ONWARD_CP_COUNTERS_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

struct cp;

/* Counts since cp_init. */
struct cp_counters {
    /* The main loop */
    uint64_t steps; /* calls of cp_step */
    uint64_t units; /* work items done; a step's budget is counted in them */
    uint64_t idles; /* searches for a work item that found none; each ends a step */
    uint64_t events;
    uint64_t commands;
    uint64_t full;    /* commands put off because the ring was full */
    uint64_t refused; /* commands that the GPU refused */
    uint64_t stale;   /* events dropped: generation or wait number not current, or not possible */

    /* Queues */
    uint64_t doorbells;
    uint64_t packets; /* read and accepted */
    uint64_t rejected_packets;
    uint64_t host_commands;

    /* Work-groups */
    uint64_t launches;
    uint64_t handovers; /* launches in the slot of a WG that has just ended, without a search; included in launches */
    uint64_t retires;   /* WGs that have ended */
    uint64_t faults;
    uint64_t saves;    /* SAVE commands */
    uint64_t saved;    /* contexts written */
    uint64_t restores; /* RESTORE commands */
    uint64_t restored;
    uint64_t quantum_expiries;
    uint64_t surveys; /* kernels compared in searches for the next WG; a lone kernel's launches need none */

    /* Waits */
    uint64_t waits;           /* WAITING events */
    uint64_t resumes;         /* RESUME commands */
    uint64_t timeouts;        /* waits of swapped WGs that ended by the interval */
    uint64_t fallbacks;       /* waits of swapped WGs that wait_timeout ended */
    uint64_t conditions_met;  /* CONDITION_MET events */
    uint64_t log_entries;     /* Monitor Log entries filed as waits on spilled conditions */
    uint64_t log_rejected;    /* entries skipped: no such slot, address outside its process, impossible values */
    uint64_t log_stale;       /* entries skipped: the wait was over, or the same entry was there */
    uint64_t log_torn;        /* entries skipped: their wrap count never fitted */
    uint64_t log_full;        /* entries without a free record: their waits end and are tried again */
    uint64_t checks;          /* words loaded for spilled conditions */
    uint64_t spilled_resumes; /* waits ended because a spilled condition was met */
    uint64_t stall_updates;   /* stall times published */
    uint64_t conditions_peak; /* most records of spilled conditions in use at one time */
    uint64_t waits_peak;      /* most records of waits on them in use at one time */

    /* Compute units */
    uint64_t cus_lost;
    uint64_t cus_returned;
    uint64_t deadlines_missed; /* losses whose last WG left after the deadline */

    /* Cooperative kernels, and resources taken by force */
    uint64_t messages;       /* of WGs of cooperative kernels */
    uint64_t coop_kills;     /* WGs killed at their own offer or at a resizing barrier */
    uint64_t coop_forks;     /* WGs forked, at a request or at a resizing barrier */
    uint64_t coop_resizes;   /* resizing barriers that the CP ended */
    uint64_t coop_places;    /* slots found when counting how many WGs a cooperative kernel may have more */
    uint64_t demand_reviews; /* kernels gone through to work out what cooperative kernels are asked for */
    uint64_t reclaims;       /* ordinary kernels whose first WGs had to wait for resources */
    uint64_t reclaim_cycles; /* GPU cycles from their start until they had them, summed */
    uint64_t reclaim_most;   /* the longest of these */
    uint64_t reclaim_saves;  /* WGs of lower priority saved by force for them */
};

/* Returns the counters of *cp. They stay valid, and change, as long as *cp is used. */
const struct cp_counters *cp_counters_of(const struct cp *cp);

CP_EXTERN_C_END

#endif
