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
    char name[12];
    uint8_t wait_mode; /* enum cp_wait_mode */
    uint8_t watch;     /* enum cp_watch */
    uint8_t resume;    /* enum cp_resume */
    bool predicts;     /* how long a WG stalls before it gives its place away; otherwise it does so at once */
    bool swaps;        /* a stalled WG gives its place to one that wants it */
    bool preempts;     /* so does a WG that has used up its quantum */
    uint8_t promise;   /* models of forward progress: enum cp_promise; 0: no model */
    bool watches;      /* the SyncMon and its log watch conditions */
};

/* Entry of a policy below CP_POLICY_COUNT. */
const struct cp_policy_entry *cp_policy_entry(enum cp_policy policy);

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
