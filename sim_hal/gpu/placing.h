/*
 * placing.h - the dispatcher places work-groups by itself: where, and when. One at a time: a wave is launched in
 * dispatcher.wave_cycles.
 */
#ifndef SIM_HAL_GPU_PLACING_H
#define SIM_HAL_GPU_PLACING_H

#include "gpu/dispatcher_state.h"

/* Looks for the next placement as soon as the last one is over. Nothing is done if no kernel is given. */
void gpu_placing_wake(struct gpu_dispatcher *dispatcher, uint64_t now);

#endif
