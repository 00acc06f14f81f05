/*
 * cp.h - the face of the firmware core.
 *
 * Put a struct cp into memory (it is all the memory the firmware uses), fill a struct cp_config, bind a struct cp_hal,
 * call cp_init once, then cp_step whenever an event is there or cp_deadline is reached. No function allocates, blocks,
 * recurses or keeps state elsewhere; two struct cp are two independent command processors.
 */
#ifndef ONWARD_CP_H
#define ONWARD_CP_H

#include <stdint.h>

#include "onward/config.h"
#include "onward/hal.h"

enum cp_policy {
    CP_POLICY_BASELINE,  /* waits are ordinary atomics: kernels spin */
    CP_POLICY_SLEEP,     /* the same; kernels back off in software */
    CP_POLICY_UNFAIR,    /* models of forward progress, waits are ordinary atomics: no WG is promised anything */
    CP_POLICY_HSA,       /* the live WG of the lowest id goes on running */
    CP_POLICY_OBE,       /* every WG that has run does: occupancy-bound execution */
    CP_POLICY_HSA_OBE,   /* both */
    CP_POLICY_LOBE,      /* every WG does whose id is not above that of some WG that has run: linear OBE */
    CP_POLICY_FAIR,      /* every WG does */
    CP_POLICY_TIMEOUT,   /* a failed wait stalls, or swaps out when oversubscribed, for a fixed interval */
    CP_POLICY_MONRS_ALL, /* the wait instruction arms the SyncMon; any access of the word resumes all */
    CP_POLICY_MONR_ALL,  /* the wait instruction arms; an update that meets the condition resumes all */
    CP_POLICY_MONNR_ALL, /* waiting atomics arm, at the L2; resumes all */
    CP_POLICY_MONNR_ONE, /* the same; resumes the oldest */
    CP_POLICY_AWG,       /* the same; resumes one or all, and swaps out after a stall, as predicted */
    CP_POLICY_MINRESUME, /* oracle: resumes exactly those that will succeed */
    CP_POLICY_ONWARD,    /* ours */
    CP_POLICY_COUNT
};

/* Whether the policy pre-empts WGs that run longer than the quantum while others cannot be placed. */
int cp_policy_preempts(enum cp_policy policy);

/* Whether the policy is a model of forward progress: unfair .. fair. */
int cp_policy_is_model(enum cp_policy policy);

/* An address range [base, base + bytes) of GPU memory. */
struct cp_range {
    uint64_t base;
    uint64_t bytes;
};

/* One user-mode queue, as the driver sets it up. */
struct cp_queue_config {
    uint64_t queue_memory;   /* address of its struct cp_queue_memory; 0: the queue does not exist */
    struct cp_range process; /* everything the queue's packets may name lies in here */
    struct cp_range scratch; /* arena for private memory of its kernels; may be empty */
    uint32_t priority;       /* 0..CP_PRIORITIES-1, larger goes first */
    uint32_t wg_limit;       /* WG slots that its kernels may hold at one time; 0: all there are */
};

/* A piece of an adversary's schedule: one WG runs, alone, until it ends or is saved. */
struct cp_slice {
    uint32_t workgroup; /* its number in the grid, x fastest; one that the grid does not have is passed over */
    uint32_t cycles;    /* GPU cycles from its placement until it is to be saved; 0 is 1 */
};

/* The GPU as the firmware has to know it. */
struct cp_config {
    enum cp_policy policy;
    uint32_t cus;            /* 1..CP_MAX_CUS */
    uint32_t simds;          /* SIMDs a CU, 1..CP_MAX_SIMDS */
    uint32_t waves_per_simd; /* 1..64 */
    uint32_t vgprs_per_simd; /* rows of 64 lanes x 4 bytes */
    uint32_t sgprs_per_simd;
    uint32_t lds_bytes;        /* a CU */
    uint32_t barriers;         /* WGs of more than one wave a CU holds, 0..511 */
    uint32_t wg_slots;         /* context slots, 1..CP_MAX_WGS */
    uint32_t context_bytes;    /* a context slot; a multiple of 64 */
    uint64_t context_base;     /* address of wg_slots x context_bytes in memory that waves cannot touch */
    uint64_t timeout_interval; /* policy timeout: GPU cycles, > 0 */
    uint64_t quantum;          /* GPU cycles; 0: off */
    uint64_t wait_timeout;     /* policies that watch: a wait ends after so many GPU cycles at the latest; 0: never */
    uint64_t check_interval;   /* GPU cycles between checks of a spilled condition, > 0 */
    uint64_t log_base;    /* address of the Monitor Log (monitor_log.h), 64-byte aligned, where waves cannot touch */
    uint32_t log_entries; /* power of two, 2..CP_LOG_MAX_ENTRIES */
    uint16_t adversary;   /* models of forward progress: 1: no WG gets more than it is promised */
    uint16_t slice_count; /* of the schedule with which a dispatch that is alone begins, up to CP_ADVERSARY_SLICES */
    struct cp_slice slices[CP_ADVERSARY_SLICES]; /* run one after the other, before anybody else */
    struct cp_queue_config queues[CP_MAX_QUEUES];
};

/* What happened so far. Costs of the in-process binding are charged from differences of these. */
struct cp_counters {
    uint64_t steps;
    uint64_t units; /* of work, in which a step's budget is counted */
    uint64_t idles; /* looks for a unit that found none; they end a step */
    uint64_t events;
    uint64_t commands;
    uint64_t doorbells;
    uint64_t packets; /* read and accepted */
    uint64_t launches;
    uint64_t retires;
    uint64_t successions; /* WGs launched in place of one that ended, without a look for a place: some of launches */
    uint64_t saves;       /* commands sent */
    uint64_t saved;       /* switches out: contexts written */
    uint64_t restores;    /* switches in: commands sent */
    uint64_t restored;
    uint64_t waits;    /* WAITING events */
    uint64_t resumes;  /* RESUME commands: waits of resident WGs that the CP ended */
    uint64_t timeouts; /* waits of swapped WGs that ended by the interval */
    uint64_t quantum_expiries;
    uint64_t refused; /* commands the GPU refused */
    uint64_t stale;   /* events dropped: generation or wait number not current, or not possible */
    uint64_t rejected_packets;
    uint64_t faults;
    uint64_t cus_lost;
    uint64_t cus_returned;
    uint64_t deadlines_missed; /* CU losses whose saves came after the deadline */
    uint64_t full;             /* sends put off because the ring was full */
    uint64_t conditions_met;   /* CONDITION_MET events: swapped WGs that the SyncMon found a condition met for */
    uint64_t log_entries;      /* Monitor Log entries filed as waits on spilled conditions */
    uint64_t log_rejected;     /* entries skipped: no such slot, address outside its process, nonsense */
    uint64_t log_stale;        /* entries skipped: the wait was over, or the same entry was there */
    uint64_t log_torn;         /* places whose lap did not fit when they should have */
    uint64_t log_full;         /* entries not filed for want of a record: their waits end at once, to be tried again */
    uint64_t checks;           /* words loaded for spilled conditions */
    uint64_t spilled_resumes;  /* waits ended because a spilled condition was met */
    uint64_t fallbacks;        /* waits of swapped WGs that wait_timeout ended */
    uint64_t stall_updates;    /* stall times published */
    uint64_t conditions_peak;  /* records of spilled conditions in use, most at one time */
    uint64_t waits_peak;       /* records of waits on them */
    uint64_t messages;         /* of WGs of cooperative kernels */
    uint64_t coop_kills;       /* WGs killed because they were wanted back, those at resizing barriers included */
    uint64_t coop_forks;       /* WGs forked, the same */
    uint64_t coop_resizes;     /* resizing barriers that the CP ended */
    uint64_t gathers;          /* ordinary kernels whose first WGs had to wait for places */
    uint64_t gather_cycles;    /* GPU cycles from their beginning until they had them, the sum */
    uint64_t gather_most;      /* and the longest */
    uint64_t gather_saves;     /* WGs of lower priority saved by force for them */
};

/* The life of a work-group, for status pages and reports. */
enum cp_wg_state {
    CP_WG_FREE,
    CP_WG_RUNNING,
    CP_WG_STALLED, /* resident, waiting, reported */
    CP_WG_SAVING,
    CP_WG_SWAPPED, /* context in memory, waiting */
    CP_WG_READY,   /* context in memory, can be restored */
    CP_WG_RESTORING,
    CP_WG_KILLING /* to be dropped, since a WG of its kernel has faulted */
};

struct cp_wg_status {
    enum cp_wg_state state;
    uint32_t generation;
    uint32_t kernel;
    uint32_t workgroup[3];
    uint32_t cu;          /* where it is or was last */
    uint32_t wait_number; /* last one heard of */
};

struct cp; /* struct cp itself is in onward/cp_state.h, for those who place it in memory */

/* Bytes a struct cp takes, for callers that allocate it. */
uint32_t cp_size(void);

/*
 * Initialises *cp. The config is copied; *hal is copied, its context must outlive cp. CP_OK, or CP_ERROR_CONFIG.
 * Must be called once before anything else; calling it again starts afresh.
 */
int cp_init(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal);

/*
 * Handles at most budget (>= 1) events or units of pending work. > 0: work is left, call again; 0: idle until an event
 * or cp_deadline; CP_ERROR_ASSERT: a bug, the panic word says which; the firmware stays stopped.
 */
int cp_step(struct cp *cp, uint32_t budget);

/* GPU cycle by which cp_step must run even if nothing happens; UINT64_MAX: no need. */
uint64_t cp_deadline(const struct cp *cp);

/* Counters since cp_init. */
const struct cp_counters *cp_counters(const struct cp *cp);

/* Copies what is known of WG slot 0..wg_slots-1. CP_OK or CP_ERROR_ADDRESS. */
int cp_wg_status(const struct cp *cp, uint32_t slot, struct cp_wg_status *status);

/* 0, or module << 16 | number of the assertion that failed. */
uint32_t cp_panic(const struct cp *cp);

/* WGs of all active kernels that have never run so far, refused launches included, and WGs that are ready but not placed.
 */
uint64_t cp_unlaunched(const struct cp *cp);
uint32_t cp_ready(const struct cp *cp);

/* WGs for which the firmware makes room as soon as it can, as of its last look: others stay away until somebody ends. */
uint32_t cp_wanting(const struct cp *cp);

#endif
