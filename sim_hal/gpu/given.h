/*
 * given.h - kernels that are given to the dispatcher and taken back, and their ends (docs/reference/delegation.md).
 */
#ifndef SIM_HAL_GPU_GIVEN_H
#define SIM_HAL_GPU_GIVEN_H

#include "gpu/dispatcher_state.h"

/* Command GIVE: the kernel's WGs are the dispatcher's. */
void gpu_command_give(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* Command TAKE: the firmware places again. Tells it who is where. */
void gpu_command_take(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* Commands HALT and GO: all WGs of a queue leave, and nothing of it is placed meanwhile. */
void gpu_command_halt(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_go(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* Command DROP: the given kernel has faulted. */
void gpu_command_drop(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* A WG of a given kernel has ended; its slot is free. If it was the last one the kernel is done: KERNEL_ENDED. */
void gpu_given_ended(struct gpu_slot *slot, const struct cu_kernel *kernel, uint64_t now);

#endif
