/* abstract_parts.h - what the files of the abstract GPU share. */
#ifndef TESTS_EXPLORE_ABSTRACT_PARTS_H
#define TESTS_EXPLORE_ABSTRACT_PARTS_H

#include "abstract_gpu.h"

/* Where things lie in the abstract memory. */
#define AG_QUEUE      0x1000u
#define AG_PACKETS    0x2000u
#define AG_DESCRIPTOR 0x3000u
#define AG_SIGNALS    0x4000u /* 64 bytes each */
#define AG_DATA       0x5000u /* the words, 4 bytes each: all on one line */
#define AG_DATA_END   0x6000u
#define AG_CONTEXTS   0x100000u

/* Records the first thing that went wrong in this move; tells and forgets it, NULL: nothing. */
void ag_violation(const char *what);
const char *ag_take_violation(void);

/* Operation that a WG, by its number, is at. */
const struct ag_op *ag_op_of(const struct ag_gpu *gpu, uint32_t number);

/* The WG of a slot executes its operation. one: what is resumed by that is at most one waiter. */
void ag_run_op(struct ag_gpu *gpu, uint32_t slot, bool one);

/* The WG of a slot ends with an event: DONE or FAULT. */
void ag_finish(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind);

/* Moves events into the ring as far as there is room. */
void ag_fill_ring(struct ag_gpu *gpu);

/* Posts an event about a slot's WG as it is now. */
void ag_post_state(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind);
void ag_post(struct ag_gpu *gpu, const struct ag_event *event);

/* A wait of a slot's WG is over, wherever the WG is. Its waiters at the SyncMon are gone. */
void ag_end_wait(struct ag_gpu *gpu, uint32_t slot);

/* Forgets what the SyncMon holds of a slot. */
void ag_unregister(struct ag_gpu *gpu, uint32_t slot);

/* The WG is gone. */
void ag_leave(struct ag_gpu *gpu, uint32_t slot);

/* Executes a command. */
void ag_execute(struct ag_gpu *gpu, const struct ag_command *command);

/* WGs on a CU. */
uint32_t ag_residents(const struct ag_gpu *gpu, uint32_t cu);

/* One unit of the firmware, and those after it that touch nothing but its own memory. */
bool ag_step_firmware(struct ag_state *state);

/* Whether a unit of the firmware would find nothing to do now. */
bool ag_firmware_is_idle(const struct ag_state *state);

/* The GPU's answer to a command. */
void ag_refuse(struct ag_gpu *gpu, const struct ag_command *command, enum cp_refusal reason);

#endif
