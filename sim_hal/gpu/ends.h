/*
 * ends.h - events that name several work-groups (WGs) that have ended (docs/reference/hal.md, "Grids" and "Bulk").
 */
#ifndef SIM_HAL_GPU_ENDS_H
#define SIM_HAL_GPU_ENDS_H

#include "gpu/dispatcher_state.h"

/*
 * The WG of this generation in the slot has ended. Adds it to the last event that waits to be posted, if that is of the same
 * kind and kernel and has space; otherwise posts another one. kind: CP_EVENT_GRID or CP_EVENT_ENDS. next: of the first
 * one's successor, for a GRID. Returns true if it posted another event.
 */
bool gpu_ends_post(struct gpu_slot *slot, enum cp_event_kind kind, uint32_t next, uint32_t generation, uint64_t now);

#endif
