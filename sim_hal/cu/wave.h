/*
 * wave.h - a wave's registers at launch.
 */
#ifndef SIM_HAL_CU_WAVE_H
#define SIM_HAL_CU_WAVE_H

#include "cu/workgroup.h"

/* Registers as the HSA ABI defines them at launch. */
void gpu_wave_initialise(struct gpu_wave *wave);

/* EXEC at launch: the work-items that the wave has. */
uint64_t gpu_wave_launch_mask(const struct gpu_wave *wave);

#endif
