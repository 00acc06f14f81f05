/*
 * grid.h - the numbers of the work-groups (WGs) of a grid, x fastest.
 */
#ifndef SIM_HAL_GPU_GRID_H
#define SIM_HAL_GPU_GRID_H

#include "cu/workgroup.h"

/* Returns how many WGs the kernel's grid has. */
uint64_t gpu_grid_count(const struct cu_kernel *kernel);

/* Returns the number of the WG with that id. */
uint32_t gpu_grid_number(const struct cu_kernel *kernel, const uint32_t id[3]);

/* Writes the id of a WG by its number. A number beyond the grid gives an id beyond it. */
void gpu_grid_id(const struct cu_kernel *kernel, uint32_t number, uint32_t id[3]);

#endif
