/* SPDX-License-Identifier: MIT */
/*
 * policy.h - what a policy is: what a failed wait does, when waits end, and which work-group (WG) leaves a compute
 * unit.
 *
 * A policy is one constant. Onward's are in fw/policies/, one file each; a caller may define another one in its own
 * code. docs/guide/policies.md walks from an empty file to a bar in a figure.
 */
#ifndef ONWARD_POLICY_H
#define ONWARD_POLICY_H

#include "onward/base.h"
#include "onward/hal.h"

CP_EXTERN_C_BEGIN

struct cp;
struct cp_kernel;

#define CP_POLICY_PARAMETERS 4u /* most parameters of one policy */

/*
 * One parameter of a policy. The configuration has its value (cp_config.policy_parameters); 0 there is the default.
 */
struct cp_policy_parameter {
    const char *key;  /* for lists and messages */
    const char *unit; /* "cycles", "WGs", ... */
    const char *help; /* one line, with the source of the default */
    uint64_t least;   /* range; least is 1 or more */
    uint64_t most;
    uint64_t value; /* default */
};

/* Promises of a forward-progress model: which WGs continue to run, whatever the others do (research.h). */
enum cp_promise {
    CP_PROMISE_MODEL = 1,   /* set in every model */
    CP_PROMISE_LOWEST = 2,  /* of each dispatch the live WG of the lowest id */
    CP_PROMISE_STARTED = 4, /* WGs that have been launched */
    CP_PROMISE_BELOW = 8,   /* WGs with a smaller id than one that has been launched, whether or not that one lives */
    CP_PROMISE_ALL = 16
};

/* Where the first WG of a kernel in the order of placing comes from. */
enum cp_source {
    CP_SOURCE_READY,    /* head of the kernel's READY WGs */
    CP_SOURCE_NEW,      /* next WG of its grid */
    CP_SOURCE_PREEMPTED /* head of its preempted WGs */
};

/* The first WG of a kernel in the order of placing. */
struct cp_candidate {
    struct cp_kernel *kernel; /* cp_state.h; NULL: no candidate */
    uint32_t source;          /* enum cp_source */
    uint32_t slot;            /* CP_NONE for CP_SOURCE_NEW */
};

struct cp_bloom;

struct cp_policy {
    /* For lists and messages; NULL in a firmware without CP_NAMES (config.h). */
    const char *name;
    const char *summary; /* one line */
    const struct cp_policy_parameter *parameters;
    uint32_t parameter_count; /* 0..CP_POLICY_PARAMETERS */

    /* What the GPU is told (struct cp_waiting). */
    uint8_t wait_mode; /* enum cp_wait_mode */
    uint8_t watch;     /* enum cp_watch */
    uint8_t resume;    /* enum cp_resume */

    bool watches;       /* the SyncMon and the Monitor Log watch conditions: the configuration must have a log */
    bool swaps;         /* a stalled WG is saved when another one lacks resources */
    bool preempts;      /* so is a WG that has used up its quantum */
    uint8_t promise;    /* forward-progress models: enum cp_promise; 0: no model */
    uint8_t extensions; /* of the GPU that are on: bits of enum cp_extension. The configuration adds and removes some */

    /*
     * Hooks. NULL is the default that the comment names. A hook reads *cp (cp_state.h) and changes nothing. It takes
     * bounded time: it may look at heads of lists, never at all WGs.
     */

    /*
     * Returns the GPU cycles after which the wait of WG slot ends by itself; 0: never. slot is CP_NONE for the limit
     * that the GPU is told for resident WGs. Default: 0 without waits, timeout_interval or wait_timeout with them.
     */
    uint64_t (*wait_limit)(const struct cp *cp, uint32_t slot);

    /*
     * Returns the GPU cycles that a waiting WG stays on its CU before it is saved. mean: of the times until
     * conditions were met; 0: none yet. Not asked while the dispatcher places dispatches of several queues: no WG
     * keeps its slot then. Default: 0, it is saved at once.
     */
    uint32_t (*stall_cycles)(const struct cp *cp, uint32_t mean);

    /*
     * Returns how many of the waiters (>= 1) of a spilled condition that is met are resumed, oldest first. seen: the
     * values of its word. Default: as `resume` says.
     */
    uint32_t (*resume_count)(const struct cp *cp, uint32_t waiters, const struct cp_bloom *seen);

    /*
     * Returns whether the candidate is placed before the other one, a WG of another kernel or source. If neither goes
     * before the other, kernels keep the order of the default, which has the older dispatch of a queue first; of one
     * kernel a new WG goes first, then a preempted one, then one whose wait has ended. Default: docs/guide/firmware.md.
     */
    bool (*goes_before)(const struct cp *cp, const struct cp_candidate *candidate, const struct cp_candidate *other);

    /*
     * Returns the resident WG that is saved next because another one lacks resources: the head of cp->stalled or of
     * cp->expired, or CP_NONE for none. Default: docs/guide/firmware.md.
     */
    uint32_t (*victim)(const struct cp *cp);

    /* Returns false if WG slot, whose quantum has expired, keeps its resources for now. Default: true. */
    bool (*may_preempt)(const struct cp *cp, uint32_t slot);
};

/* The policies of fw/policies/. Each is in an object file of its own: a static link takes those that are named. */
extern const struct cp_policy cp_policy_baseline, cp_policy_sleep;
extern const struct cp_policy cp_policy_timeout, cp_policy_timeout_hysteresis;
extern const struct cp_policy cp_policy_monrs_all, cp_policy_monr_all, cp_policy_monnr_all, cp_policy_monnr_one;
extern const struct cp_policy cp_policy_awg, cp_policy_minresume, cp_policy_onward;
extern const struct cp_policy cp_policy_unfair, cp_policy_hsa, cp_policy_obe, cp_policy_hsa_obe, cp_policy_lobe;
extern const struct cp_policy cp_policy_fair;

CP_EXTERN_C_END

#endif
