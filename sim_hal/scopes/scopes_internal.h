/*
 * scopes_internal.h - faults that the exploration plants into both sides of the protocol. They are compiled for it alone.
 */
#ifndef SIM_HAL_SCOPES_SCOPES_INTERNAL_H
#define SIM_HAL_SCOPES_SCOPES_INTERNAL_H

#include "scopes/scopes.h"

enum scopes_plant {
    SCOPES_PLANT_TWO_STEPS = 1,               /* LR-TBL is looked up first, the line is dropped after the flush */
    SCOPES_PLANT_EARLY_ACK = 2,               /* the ACK does not wait for writes in flight */
    SCOPES_PLANT_ACQUIRE_UNLOCKED = 4,        /* no lock for a remote acquire */
    SCOPES_PLANT_RELEASE_UNLOCKED = 8,        /* no lock for a remote release */
    SCOPES_PLANT_APPLY_FIRST = 16,            /* a remote release is performed before its probes */
    SCOPES_PLANT_NO_OWN_FLUSH = 32,           /* a remote release does not flush its own L1 */
    SCOPES_PLANT_PARALLEL_FLUSH = 64,         /* a remote release flushes its own L1 together with its probes */
    SCOPES_PLANT_NO_ACQUIRE = 128,            /* a remote acquire does not invalidate */
    SCOPES_PLANT_MONITOR_UNFLUSHED = 256,     /* a promoted release of a monitored line does not flush */
    SCOPES_PLANT_NO_CHANGED = 512,            /* a registered home forgets that a line was changed remotely */
    SCOPES_PLANT_HAND_STALE = 1024,           /* a line is handed over without INVALIDATE */
    SCOPES_PLANT_HAND_PASSED = 2048,          /* an operation of device scope passes the CU that was handed the line */
    SCOPES_PLANT_HAND_MONITORED = 4096,       /* a monitored line is handed over */
    SCOPES_PLANT_EPOCH_NO_FLUSH = 8192,       /* the flush of an owner is no transfer */
    SCOPES_PLANT_EPOCH_NO_RELEASE = 16384,    /* an operation at the home is no transfer */
    SCOPES_PLANT_EPOCH_OWN = 32768,           /* other CUs' transfers are forgotten with the own one */
    SCOPES_PLANT_MERGE_OLD = 65536,           /* a release adds no entry though its line's marker is not the newest */
    SCOPES_PLANT_MERGE_FRESH = 131072,        /* a release adds no entry though its line was clean */
    SCOPES_PLANT_DELEGATE_KEPT = 262144,      /* what an L1 performs for another CU stays dirty in it */
    SCOPES_PLANT_DELEGATE_UNFLUSHED = 524288, /* the answer to a delegated operation does not wait for the flush */
    SCOPES_PLANT_DELEGATE_ABSENT = 1048576,   /* an L1 performs on a line that it does not hold */
    SCOPES_PLANT_DELEGATE_UNNOTED = 2097152,  /* the owner's L1 does not note a delegated release */
    SCOPES_PLANT_DELEGATE_TWICE = 4194304,    /* the home performs what an L1 has performed */
    SCOPES_PLANT_PROMOTED_PASSED = 8388608,   /* a promoted operation passes the CU that has registered the line */
};

/* Whether a fault is planted; never without SCOPES_PLANTS. */
static inline bool scopes_planted(const struct scopes *scopes, enum scopes_plant plant)
{
#ifdef SCOPES_PLANTS
    return (scopes->plants & plant) != 0;
#else
    (void)scopes;
    (void)plant;
    return false;
#endif
}

#endif
