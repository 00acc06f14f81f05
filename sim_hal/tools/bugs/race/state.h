/*
 * state.h - what the checker of races keeps: threads, work-groups, words.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_STATE_H
#define SIM_HAL_TOOLS_BUGS_RACE_STATE_H

#include "tools/bugs/race/trail.h"
#include "tools/bugs/race/words.h"

#define RACE_NO_KERNEL  UINT32_MAX
#define RACE_LDS_BYTES  65536u /* of addresses, for each work-group */
#define RACE_SPINS_MOST 4u
#define RACE_NO_CU      UINT32_MAX /* there was no access yet */

#define RACE_HINTS 4u

/* A release fence. */
struct race_fence {
    uint32_t until; /* the thread's instructions that it released */
    struct race_clock *clock;
};

/* Where a thread was. */
struct race_stay {
    uint32_t until; /* the thread's last access there */
    uint32_t cu;
};

/* A wave. Its own instructions up to now are not in its clocks. */
struct race_thread {
    struct race_clock *clock;   /* what happens before its next instruction */
    struct race_clock *fence;   /* what its last release fence released, with fence_until of its own */
    struct race_clock *pending; /* what its atomics have read, for its next acquire fence */
    bool fence_old;             /* clock or pending has changed since that fence */
    bool fenced;                /* it has met a barrier, or a release fence that its code shows */
    bool has_pending;           /* since its last acquire fence it has read what another one has written */
    uint32_t fence_until;
    uint32_t instruction;
    uint32_t group;

    uint32_t memory_waited, lds_waited; /* its instructions up to here were waited for */
    uint32_t lds_last;                  /* its last access to the LDS */
    uint32_t gap_first, gap_last;       /* its accesses to the LDS that its last barrier did not wait for; 0: none */
    uint32_t store_last;                /* its last store to memory */
    uint32_t stores_first, stores_last; /* as the gap, its stores to memory; 0: none, or it has waited for them since */
    uint32_t met;                       /* its last instruction before the last barrier */
    uint32_t effect;                    /* its last instruction that writes, or before a barrier */

    struct race_fence *fences; /* that its stores had behind them, oldest first */
    uint32_t fence_count, fence_capacity;
    bool stored; /* to memory since the last of them, other than by an atomic */

    uint32_t hints[RACE_HINTS];               /* where words have its last atomic, perhaps */
    struct race_word *spins[RACE_SPINS_MOST]; /* words that its last instruction reads, to wait for a wave-mate */
    uint32_t spin_count;

    uint32_t cu;             /* of its last access, or RACE_NO_CU */
    struct race_stay *stays; /* those before, oldest first */
    uint32_t stay_count;

    uint64_t read_address, read_at; /* its last event of the trail that only reads: word, and count then */
};

struct race_group {
    const char *name;
    uint32_t kernel; /* RACE_NO_KERNEL: it has ended */
    uint32_t id[3], size[3];
    uint64_t first[3]; /* global id of its first work-item */
    uint32_t first_thread, waves;
};

struct race_checker {
    struct race_thread *threads;
    struct race_group *groups;
    uint32_t thread_count, thread_capacity, group_count, group_capacity;
    uint32_t kernels;                     /* under way */
    struct race_clock *system;            /* what the command processor has acquired */
    struct race_words words;              /* of memory */
    struct race_words lds;                /* RACE_LDS_BYTES for each group, by its number */
    struct race_join observed, published; /* the last joins of atomics that read, and that write */
    struct race_trail trail;
    struct race_findings findings;
    uint64_t conflicts; /* accesses that were found to conflict, in vain or not */
    bool failed;
};

#endif
