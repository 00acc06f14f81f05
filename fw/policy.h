/* policy.h - what a failed wait does, one table entry a policy. */
#ifndef FW_POLICY_H
#define FW_POLICY_H

#include "firmware.h"

struct cp_policy_entry {
    char name[12];
    uint8_t wait_mode; /* enum cp_wait_mode */
    uint8_t watch;     /* enum cp_watch */
    uint8_t resume;    /* enum cp_resume */
    bool predicts;     /* how long a WG stalls before it gives its place away; otherwise it does so at once */
    bool swaps;        /* a stalled WG gives its place to one that wants it */
    bool preempts;     /* so does a WG that has used up its quantum */
};

/* Entry of a policy below CP_POLICY_COUNT. */
const struct cp_policy_entry *cp_policy_entry(enum cp_policy policy);

/* One unit: sends WAITING. Called only while cp->waiting_pending. */
void cp_policy_publish(struct cp *cp);

#endif
