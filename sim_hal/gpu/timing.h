/*
 * timing.h - when the timing of a run begins that is without timing at first.
 */
#ifndef SIM_HAL_GPU_TIMING_H
#define SIM_HAL_GPU_TIMING_H

#include "gpu/dispatcher_state.h"

/* A dispatch begins, at cycle now. */
void gpu_timing_kernel_begins(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel, uint64_t now);

/* A work-group is about to be launched, at cycle now. */
void gpu_timing_launches(struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel, const uint32_t id[3],
                         uint64_t now);

#endif
