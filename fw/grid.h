/* SPDX-License-Identifier: MIT */
/*
 * grid.h - work-groups (WGs) of a grid that the GPU's dispatcher launches by itself, in the slots of WGs that end
 * (docs/reference/hal.md, "Grids").
 */
#ifndef FW_GRID_H
#define FW_GRID_H

#include "core.h"

/* Call only from cp_init. */
void cp_grid_init(struct cp *cp);

/*
 * Gives WGs of the kernel's grid to the GPU, CP_GRID_WINDOW at a time: all but the next `keep`, fewer than are unlaunched, which stay
 * the firmware's. If some were given before, those that the firmware kept then stay. Call only while cp->grid is OFF.
 */
void cp_grid_give(struct cp *cp, struct cp_kernel *kernel, uint32_t keep);

/* Takes back the WGs that the GPU has not launched. Call only while cp->grid is ON. */
void cp_grid_take_back(struct cp *cp);

/* One work item: sends the command that is due. Call only while cp->grid.due. */
void cp_grid_step(struct cp *cp);

/* Returns false if an event that names successors cannot follow those before: it is stale. */
bool cp_grid_follows(const struct cp *cp, const struct cp_event *event);

/*
 * A WG has ended, and its successor, the next WG of the grid, runs in its slot and place. Returns the slot, or CP_NONE if the
 * GPU cannot have launched it there; nothing has changed then. Call only after cp_grid_follows.
 */
uint32_t cp_grid_succeed(struct cp *cp, struct cp_kernel *kernel, const struct cp_grid_end *end);

/* Successors of an event are known: more of the grid is given, or none is left. */
void cp_grid_moved(struct cp *cp, struct cp_kernel *kernel);

/*
 * Handles CP_EVENT_GRID_ENDED. If the GPU has launched other WGs than events have said, the kernel faults. Returns false if the
 * event is stale.
 */
bool cp_grid_ended(struct cp *cp, const struct cp_event *event);

/*
 * Handles CP_EVENT_REFUSED for a GRID command: no other one is sent but to take back. Returns false if the event is
 * stale.
 */
bool cp_grid_refused(struct cp *cp, uint32_t kernel, uint32_t tag);

/*
 * Returns true if a log entry of this generation may be of a WG that the firmware has yet to hear of: the entry has overtaken
 * the event that names the successor.
 */
bool cp_grid_is_ahead(const struct cp *cp, const struct cp_workgroup *wg, uint32_t generation);

#endif
