/*
 * slot.h - the table of work-group slots: finding one, events of it to the command processor, telling the observer.
 */
#ifndef SIM_HAL_GPU_SLOT_H
#define SIM_HAL_GPU_SLOT_H

#include "gpu/dispatcher_state.h"

/* Queues an event; queues a slot's state event, filled in from the slot; answers a command with a refusal. */
void gpu_dispatcher_post(struct gpu_dispatcher *dispatcher, const struct cp_event *event);
void gpu_slot_post(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now);
/* SAVED or DONE of a WG that has left its place. */
void gpu_slot_post_left(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now);
void gpu_dispatcher_refuse(struct gpu_dispatcher *dispatcher, const struct cp_command *command, enum cp_refusal reason,
                           uint64_t now);

/* Tells the observer. */
void gpu_slot_observe(const struct gpu_slot *slot, enum gpu_life life, uint64_t now);
void gpu_slot_observe_wait(const struct gpu_slot *slot); /* its condition */
/* The condition on which the WG waits is met by the last change of its word. */
void gpu_slot_observe_change(const struct gpu_slot *slot, const struct mem_condition *condition);
/* The same at the end of the WG's wait, if the condition of its last wait holds. */
void gpu_slot_observe_wait_end(const struct gpu_slot *slot);

/* Ends all watching for the WG. */
void gpu_slot_end_waits(struct gpu_slot *slot);

/* The slot a command names, or NULL. */
struct gpu_slot *gpu_named_slot(struct gpu_dispatcher *dispatcher, const struct cp_place *place);

#endif
