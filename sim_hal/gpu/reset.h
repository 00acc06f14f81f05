/*
 * reset.h - the command RESET: all that the GPU holds for the firmware is dropped (docs/reference/hal.md, "Recovery").
 */
#ifndef SIM_HAL_GPU_RESET_H
#define SIM_HAL_GPU_RESET_H

#include "gpu/dispatcher_state.h"

/* Drops all work-groups. When the last one is gone it posts the answer. */
void gpu_command_reset(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

#endif
