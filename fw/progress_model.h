/*
 * progress_model.h - models of forward progress as modes of dispatch (docs/progress.md): which work-groups (WGs) go on
 * running whatever the others do, and the adversary, which lets nobody else do so.
 *
 * Under a model the firmware makes room, by pre-emption, for those WGs alone that the model promises it to. Without the
 * adversary the others use what room there is. With it a dispatch begins with the slices of the configuration, each a WG
 * that runs alone and is saved; then only WGs run that the model promises it to; and when it promises it to no WG at all,
 * one is picked, new ones first, that runs to its end.
 */
#ifndef FW_PROGRESS_MODEL_H
#define FW_PROGRESS_MODEL_H

#include "compute_unit.h"
#include "policy.h"

/* Which WGs of a dispatch may be placed now. */
struct cp_permit {
    uint32_t slot; /* this READY one and no other; CP_NONE: those that the flags name */
    bool fresh;    /* the next one to be launched */
    bool away;     /* any READY one */
};

/* Whether the policy is a model. */
static inline bool cp_model_governs(const struct cp *cp)
{
    return CP_MODELS && cp_policy_of(cp)->promise;
}

/* Whether it is one, and there is an adversary. */
static inline bool cp_model_restricts(const struct cp *cp)
{
    return cp_model_governs(cp) && cp->config.adversary;
}

/* The rest is called only while cp_model_restricts, but for cp_model_wanting, which any model has. */

/* A dispatch has become active: one that is alone begins with the adversary's slices. */
void cp_model_open(const struct cp *cp, struct cp_kernel *kernel);

/* Who may be placed. A slice that is over makes way for the next one. */
struct cp_permit cp_model_permit(struct cp *cp, struct cp_kernel *kernel);

/* How many WGs that want a place have one made for them; of the new ones one at a time is counted. */
uint32_t cp_model_wanting(const struct cp *cp, const struct cp_kernel *kernel);

/* Launches the WG that cp_model_permit has named fresh. False: the ring is full. */
bool cp_model_launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot);

/* What it has named was placed. */
void cp_model_placed(const struct cp *cp, struct cp_kernel *kernel);

/* The quantum: of the slice at hand, or that of the configuration. */
uint64_t cp_model_quantum(const struct cp *cp);

#endif
