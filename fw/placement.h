/* SPDX-License-Identifier: MIT */
/*
 * placement.h - places one work-group (WG): finds a compute unit (CU), sends LAUNCH or RESTORE, and counts the turn.
 * schedule.h decides which WG is placed.
 */
#ifndef FW_PLACEMENT_H
#define FW_PLACEMENT_H

#include "core.h"

#include "onward/policy.h"

/* Counts the turns of count WGs of one kernel and source; count is 1 for CP_SOURCE_READY. */
static inline void cp_placement_note_turns(struct cp *cp, struct cp_kernel *kernel, uint32_t source, uint32_t count)
{
    struct cp_queue *queue = &cp->queues[kernel->queue];

    cp->placements += count;
    kernel->turn = cp->placements;
    if (source != CP_SOURCE_READY)
        queue->ready_run = 0;
    else if (queue->ready_run < CP_ORDER_LAUNCH)
        queue->ready_run++;
}

/* The same after count WGs were placed: no CU is reserved for the kernel any more. */
void cp_placement_note(struct cp *cp, struct cp_kernel *kernel, uint32_t source, uint32_t count);

/*
 * Places the candidate. Returns false if no CU has resources for it, or if the ring is full. The caller calls
 * cp_schedule_placed; callers of lower layers leave that to the main loop, which sees that cp->placements has
 * changed.
 */
bool cp_placement_place(struct cp *cp, const struct cp_candidate *candidate);

/* The same for the next WG of the grid, whatever the order. Call only while cp_kernel_launchable is not 0. */
bool cp_placement_launch(struct cp *cp, struct cp_kernel *kernel);

#endif
