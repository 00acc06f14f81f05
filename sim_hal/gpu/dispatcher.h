/*
 * dispatcher.h - the part of the GPU that carries out the command processor's commands on work-groups and reports what
 * happens to them: launch, save, restore, waits and their timers, loss of compute units.
 *
 * Every work-group slot is in one state; every command about a WG is checked against slot, generation and wait number
 * and is refused when it does not fit (hal.h). Events wait in order of time until the mailbox has space for them.
 */
#ifndef SIM_HAL_GPU_DISPATCHER_H
#define SIM_HAL_GPU_DISPATCHER_H

#include "gpu/dispatcher_state.h"

/* Returns NULL if the host has no memory. queues: as given to the firmware, for apertures and process ranges. */
struct gpu_dispatcher *gpu_dispatcher_create(const struct gpu_dispatcher_parts *parts,
                                             const struct cp_queue_config *queues, uint32_t slots,
                                             uint64_t context_base, uint64_t context_bytes);
void gpu_dispatcher_free(struct gpu_dispatcher *dispatcher);

/* Carries out one command at cycle now. */
void gpu_dispatcher_command(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* Returns the oldest event that waits for the mailbox, or NULL if there is none. */
const struct cp_event *gpu_dispatcher_event(struct gpu_dispatcher *dispatcher);
void gpu_dispatcher_event_taken(struct gpu_dispatcher *dispatcher);

/* Outside inputs. */
void gpu_dispatcher_doorbell(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now);
void gpu_dispatcher_host(struct gpu_dispatcher *dispatcher, const struct cp_event *event); /* CP_EVENT_HOST */
void gpu_dispatcher_lose_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now);
void gpu_dispatcher_return_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now);

/* For deadlock detection and reports. */
/* Whether a dispatch is under way that the firmware stops at its hard limit, if it does not end. */
bool gpu_dispatcher_will_stop(const struct gpu_dispatcher *dispatcher);
const struct gpu_slot *gpu_dispatcher_slot(const struct gpu_dispatcher *dispatcher, uint32_t slot);
uint32_t gpu_dispatcher_slots(const struct gpu_dispatcher *dispatcher); /* one past the highest slot ever used */
bool gpu_dispatcher_cu_available(const struct gpu_dispatcher *dispatcher, uint32_t cu);
/* Modes of the compute units. The notes of spinning waves in it become the dispatcher's. */
struct cu_control *gpu_dispatcher_control(struct gpu_dispatcher *dispatcher);
struct cu_compute_unit *gpu_dispatcher_cu(const struct gpu_dispatcher *dispatcher, uint32_t cu);
/* At the end of a run: cu_close_times of all compute units. */
bool gpu_dispatcher_close_times(const struct gpu_dispatcher *dispatcher);
const struct gpu_dispatcher_counters *gpu_dispatcher_counters(const struct gpu_dispatcher *dispatcher);
const char *gpu_dispatcher_fault(const struct gpu_dispatcher *dispatcher);

#endif
