/* policy.h - what a failed wait does, one table entry a policy. */
#ifndef FW_POLICY_H
#define FW_POLICY_H

#include "firmware.h"

/* Who goes on running under a model of forward progress, whatever the others do. */
enum cp_promise {
    CP_PROMISE_MODEL = 1,   /* set in every model */
    CP_PROMISE_LOWEST = 2,  /* of each dispatch the live WG of the lowest id */
    CP_PROMISE_STARTED = 4, /* WGs that have been launched */
    CP_PROMISE_BELOW = 8,   /* WGs with a smaller id than one that has been launched, itself live or not */
    CP_PROMISE_ALL = 16
};

struct cp_policy_entry {
    uint8_t wait_mode : 2; /* enum cp_wait_mode */
    uint8_t watch : 1;     /* enum cp_watch */
    uint8_t resume : 3;    /* enum cp_resume */
    uint8_t predicts : 1;  /* how long a WG stalls before it gives its place away; otherwise it does so at once */
    uint8_t swaps : 1;     /* a stalled WG gives its place to one that wants it */
    uint8_t preempts : 1;  /* so does a WG that has used up its quantum */
    uint8_t promise : 5;   /* models of forward progress: enum cp_promise; 0: no model */
    uint8_t watches : 1;   /* the SyncMon and its log watch conditions */
};

#define CP_STARTED_MODEL (CP_PROMISE_MODEL | CP_PROMISE_STARTED)
#define CP_MODEL_ENTRY(promise)                                                                                        \
    {                                                                                                                  \
        CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, true, promise, false                              \
    }

/* In the header, so that the entry of an only policy (CP_ONLY_POLICY) becomes constants. Otherwise policy.c has the one copy. */
static const struct cp_policy_entry cp_policies[CP_POLICY_COUNT] = {
    [CP_POLICY_BASELINE] = {CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, false, 0, false},
    [CP_POLICY_SLEEP] = {CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, false, 0, false},
    [CP_POLICY_UNFAIR] = CP_MODEL_ENTRY(CP_PROMISE_MODEL),
    [CP_POLICY_HSA] = CP_MODEL_ENTRY(CP_PROMISE_MODEL | CP_PROMISE_LOWEST),
    [CP_POLICY_OBE] = CP_MODEL_ENTRY(CP_STARTED_MODEL),
    [CP_POLICY_HSA_OBE] = CP_MODEL_ENTRY(CP_STARTED_MODEL | CP_PROMISE_LOWEST),
    [CP_POLICY_LOBE] = CP_MODEL_ENTRY(CP_STARTED_MODEL | CP_PROMISE_BELOW),
    [CP_POLICY_FAIR] = CP_MODEL_ENTRY(CP_STARTED_MODEL | CP_PROMISE_ALL),
    [CP_POLICY_TIMEOUT] = {CP_WAIT_TIMEOUT, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, true, 0, false},
    [CP_POLICY_MONRS_ALL] = {CP_WAIT_INSTRUCTION, CP_WATCH_ACCESS, CP_RESUME_ALL, false, true, true, 0, true},
    [CP_POLICY_MONR_ALL] = {CP_WAIT_INSTRUCTION, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, true, 0, true},
    [CP_POLICY_MONNR_ALL] = {CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, true, 0, true},
    [CP_POLICY_MONNR_ONE] = {CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ONE, false, true, true, 0, true},
    [CP_POLICY_AWG] = {CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PREDICT, true, true, true, 0, true},
    [CP_POLICY_MINRESUME] = {CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_EXACT, false, true, true, 0, true},
    [CP_POLICY_ONWARD] = {CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PERFORM, true, true, true, 0, true},
};

#ifdef CP_ONLY_POLICY
static inline bool cp_policy_exists(enum cp_policy policy)
{
    return policy == CP_ONLY_POLICY;
}

static inline const struct cp_policy_entry *cp_policy_entry(enum cp_policy policy)
{
    (void)policy;
    return &cp_policies[CP_ONLY_POLICY];
}
#else
/* Whether the firmware has the policy; any value. */
bool cp_policy_exists(enum cp_policy policy);

/* Entry of a policy that exists. */
const struct cp_policy_entry *cp_policy_entry(enum cp_policy policy);
#endif

/* Entry of the configured policy. */
static inline const struct cp_policy_entry *cp_policy_of(const struct cp *cp)
{
#ifdef CP_ONLY_POLICY
    return cp_policy_entry(cp->config.policy);
#else
    return cp->policy;
#endif
}

/* GPU cycles after which a wait ends by itself; 0: never. */
uint64_t cp_policy_wait_limit(const struct cp *cp);

/* One unit: sends WAITING; before the first one, MONITOR. */
void cp_policy_publish(struct cp *cp);

/*
 * One unit: predicts anew how long a waiting WG keeps its place (AWG IV.B), at most once a check interval while that
 * matters; WAITING is sent when it differs much. False: not now.
 */
bool cp_policy_stall_step(struct cp *cp);

/* Cycle of the next prediction; UINT64_MAX: none. */
uint64_t cp_policy_deadline(const struct cp *cp);

#endif
