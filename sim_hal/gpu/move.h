/*
 * move.h - work-groups that come and go: launch, save, restore, kill, and the end.
 */
#ifndef SIM_HAL_GPU_MOVE_H
#define SIM_HAL_GPU_MOVE_H

#include "gpu/dispatcher_state.h"

/* Commands LAUNCH, SAVE, RESTORE, KILL. */
void gpu_command_launch(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_save(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_restore(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);
void gpu_command_kill(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now);

/* Stops the WG of a slot. Once nothing of it is outstanding, the action of the slot's state follows: gpu_slot_drained. */
void gpu_slot_freeze(struct gpu_slot *slot, uint64_t now);

/* The frozen WG has nothing outstanding: its CU's L1 is flushed, then it is written to memory, or killed. */
void gpu_slot_drained(struct gpu_slot *slot, uint64_t now);

/*
 * Has the L1 of the slot's CU flushed, then calls flushed; at once when nothing of it is dirty or on its way to the L2.
 * A flush for the same purpose that is under way goes on, one for another purpose is given up. The end of the WG's stay
 * gives it up too.
 */
void gpu_slot_flush(struct gpu_slot *slot, void (*flushed)(struct gpu_slot *slot, uint64_t cycle), uint64_t now);

/* Notes that the WG of the slot is on its CU, or leaves it now: the CU's L1 may hold lines of its process. */
void gpu_slot_note_l1_use(const struct gpu_slot *slot);

/* All waves of the WG have ended: DONE follows when what they stored is in the L2. */
void gpu_slot_finish(struct gpu_slot *slot, uint64_t now);

/* Starts the WG place->workgroup of the kernel in a free slot. It fits there. */
void gpu_slot_launch(struct gpu_slot *slot, struct cu_kernel *kernel, const struct cp_place *place, uint64_t now);

/* Saves the resident of a given kernel. */
void gpu_slot_save(struct gpu_slot *slot, uint64_t now);

/* Drops the WG, at once or when it has come or gone. */
void gpu_slot_kill(struct gpu_slot *slot, uint64_t now);

/* Reads the context of a WG that is AWAY back in a place where it fits. */
void gpu_slot_restore(struct gpu_slot *slot, const struct cp_place *place, uint64_t now);

/* The WG has faulted: it leaves, and event reports it. */
void gpu_slot_abort(struct gpu_slot *slot, const struct cp_event *event, uint64_t now);

#endif
