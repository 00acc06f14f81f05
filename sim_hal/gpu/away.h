/*
 * away.h - work-groups of given kernels that are away: those that can run, and those whose waits have a limit.
 */
#ifndef SIM_HAL_GPU_AWAY_H
#define SIM_HAL_GPU_AWAY_H

#include "gpu/dispatcher_state.h"

/* A WG of a given kernel has been saved: it waits away, or can run. */
void gpu_away_saved(struct gpu_slot *slot, uint64_t now);

/* The wait of a WG that is away ends by itself at its limit, not before those of others that are away. */
void gpu_away_limit(struct gpu_slot *slot, uint64_t now);

/* A WG of a given kernel, which is AWAY, can run: its waits are over, and it goes to the end of its kernel's list. */
void gpu_away_can_run(struct gpu_slot *slot, uint64_t now);

/* The WG is on no list any more. Harmless if it is on none. */
void gpu_away_forget(struct gpu_slot *slot);

#endif
