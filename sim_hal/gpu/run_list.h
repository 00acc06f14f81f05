/*
 * run_list.h - run lists: the saved work-groups that can run, and whom the dispatcher saves for them (docs/reference/hal.md).
 *
 * A kernel has one list. Its work-groups are alike, so any of them takes the place that another one leaves.
 */
#ifndef SIM_HAL_GPU_RUN_LIST_H
#define SIM_HAL_GPU_RUN_LIST_H

#include "gpu/dispatcher_state.h"

/* The extension is switched. A WG that is on a list when it is switched off is announced by CONDITION_MET. */
void gpu_run_lists_switch(struct gpu_dispatcher *dispatcher, bool on, uint64_t now);

/* A WG that is AWAY can run: goes to the end of its kernel's list. */
void gpu_run_list_append(struct gpu_slot *slot, uint64_t now);

/* Takes the WG off its list, if it is on one. */
void gpu_run_list_remove(struct gpu_slot *slot);

/* Returns the WG at the head of the kernel's list, NULL if there is none. */
struct gpu_slot *gpu_run_list_head(struct gpu_dispatcher *dispatcher, uint32_t kernel);

/* Returns whether the list of the slot's kernel has WGs for which no resident is being saved. */
bool gpu_run_list_wants(const struct gpu_slot *slot);

/* The resident WG is saved for the list, or this save has ended. */
void gpu_run_list_note_leaving(struct gpu_slot *slot);
void gpu_run_list_note_left(struct gpu_slot *slot);

#endif
