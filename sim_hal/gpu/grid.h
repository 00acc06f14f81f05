/*
 * grid.h - work-groups of a grid that the dispatcher launches by itself, in the slots of work-groups that end (docs/reference/hal.md, "Grids").
 */
#ifndef SIM_HAL_GPU_GRID_H
#define SIM_HAL_GPU_GRID_H

#include "gpu/dispatcher_state.h"

/* Command GRID: the dispatcher has these WGs, or gives back what it has. */
void gpu_command_grid(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* A dispatch begins, and the dispatcher has none of its WGs. */
void gpu_grid_begin(struct gpu_dispatcher *dispatcher, uint32_t kernel);

/* Writes the id of a WG by its number in the grid, x fastest. A number beyond the grid gives an id beyond it. */
void gpu_grid_id(const struct cu_kernel *kernel, uint32_t number, uint32_t id[3]);

/* Writes the id of the next WG of the kernel's grid that is the dispatcher's. Returns false if it has none. */
bool gpu_grid_peek(const struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel, uint32_t id[3]);

/* That WG was launched in the slot of the one that has ended, of this generation: reports both. */
void gpu_grid_take(struct gpu_slot *slot, uint32_t ended, uint64_t now);

#endif
