/*
 * wave.h - a wave's registers at launch.
 */
#ifndef SIM_HAL_CU_WAVE_H
#define SIM_HAL_CU_WAVE_H

#include "cu/workgroup.h"

/* Registers as the HSA ABI defines them at launch. */
void cu_wave_initialise(struct cu_wave *wave);

/* The global id of the first work-item of a WG, and the work-items in each dimension: fewer at the end of a row. */
void cu_workgroup_box(const struct cu_workgroup *workgroup, uint64_t first[3], uint32_t box[3]);

/* The global id of the work-item that a lane of a WG's wave is. */
void cu_wave_item(const struct cu_workgroup *workgroup, uint32_t wave, uint32_t lane, uint64_t item[3]);

/* EXEC at launch: the work-items that the wave has. */
uint64_t cu_wave_launch_mask(const struct cu_wave *wave);

#endif
