/* SPDX-License-Identifier: MIT */
/*
 * progress_model.h - forward-progress models as modes of dispatch (docs/guide/progress.md). A model promises which
 * work-groups (WGs) continue to run whatever the others do. The adversary lets no other WG run.
 *
 * Under a model the firmware preempts only for WGs that the model promises to run. Without the adversary the other
 * WGs use the free resources. With the adversary a dispatch begins with the slices of the configuration: in each, one
 * WG runs alone and is saved. After them only promised WGs run. If no WG is promised, one is chosen, new ones first,
 * and runs to its end.
 *
 * Call all functions only while cp_policy_has_adversary, and cp_model_wanting only while cp_policy_has_model.
 */
#ifndef FW_PROGRESS_MODEL_H
#define FW_PROGRESS_MODEL_H

#include "core.h"

/* The WGs of a dispatch that may be placed now. */
struct cp_permit {
    uint32_t slot; /* this READY WG; CP_NONE: see away */
    bool fresh;    /* the next WG to be launched */
    bool away;     /* any READY WG */
};

/* Sets up a dispatch that has become active. If it is alone, it begins with the adversary's slices. */
void cp_model_open(struct cp *cp, struct cp_kernel *kernel);

/*
 * Ends a dispatch. If a fault has ended its slices early, marks placing pending for the dispatches that waited for
 * them.
 */
void cp_model_close(struct cp *cp, const struct cp_kernel *kernel);

/* Returns the WGs that may be placed. Goes to the next slice when one is over. */
struct cp_permit cp_model_permit(struct cp *cp, struct cp_kernel *kernel);

/*
 * Returns for how many WGs without a slot others are preempted. Of the WGs that were never launched at most one
 * counts.
 */
uint32_t cp_model_wanting(const struct cp *cp, const struct cp_kernel *kernel);

/*
 * Returns true while the dispatch is in its slices. The fresh WG of cp_model_permit is then that of
 * cp_model_slice_number; otherwise it is the next one of the grid.
 */
static inline bool cp_model_in_slices(const struct cp_kernel *kernel)
{
    return kernel->slice < kernel->slices;
}

/* Returns the number in the grid of the WG of the current slice. Call only while cp_model_in_slices. */
uint32_t cp_model_slice_number(const struct cp *cp, const struct cp_kernel *kernel);

/* Notes that a WG which cp_model_permit allowed was placed. */
void cp_model_placed(struct cp *cp, struct cp_kernel *kernel);

/* Returns the quantum in GPU cycles: that of the current slice, or that of the configuration. */
uint64_t cp_model_quantum(const struct cp *cp);

#endif
