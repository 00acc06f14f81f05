/* launches.h - several work-groups that one command launches (docs/reference/hal.md, "Bulk"). */
#ifndef SIM_HAL_GPU_LAUNCHES_H
#define SIM_HAL_GPU_LAUNCHES_H

#include "gpu/dispatcher_state.h"

/* Command LAUNCHES. Each work-group that cannot be launched is refused by itself. */
void gpu_command_launches(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

#endif
