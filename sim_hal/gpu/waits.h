/*
 * waits.h - work-groups that wait: stall reports and quanta, reports of the SyncMon, waits of saved work-groups.
 */
#ifndef SIM_HAL_GPU_WAITS_H
#define SIM_HAL_GPU_WAITS_H

#include "gpu/dispatcher_state.h"

/* Stops both timers. The other two start a timer if the WG is in the state that it watches and the firmware expects it. */
void gpu_slot_disarm_timers(struct gpu_slot *slot);
void gpu_slot_watch_stall(struct gpu_slot *slot);
void gpu_slot_watch_quantum(struct gpu_slot *slot);

/* The WG, about to leave its CU after a save, continues to wait while it is saved. */
void gpu_slot_keep_waits(struct gpu_slot *slot);

/* Commands RESUME, WAITING, MONITOR, LIST. */
void gpu_command_resume(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_waiting(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_list(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_monitor(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* Reports of the compute units: a WG is stalled, and is no longer. */
void gpu_cu_reports_stalled(void *context, struct cu_workgroup *workgroup, uint64_t cycle);
void gpu_cu_reports_woken(void *context, struct cu_workgroup *workgroup, uint64_t cycle);

/* Listens to the SyncMon. */
void gpu_dispatcher_listen(struct gpu_dispatcher *dispatcher);

#endif
