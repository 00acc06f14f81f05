/* SPDX-License-Identifier: MIT */
/*
 * order.h - the order of placing among active dispatches: by priority, then by the slot time of their queues.
 *
 * The slot time of a queue is the sum, over the wave slots that its work-groups (WGs) have on CUs, of the cycles that they have them,
 * over the queue's weight. A slot counts CP_ORDER_SLOT cycles in advance as long as a WG has it, so that queues with as much slot time
 * have as many slots. Without that, no queue is further behind the one that has used most than half as much for one slot.
 *
 * The list of dispatches has those of a queue beside each other, oldest first. Where a queue is in it follows from its slot time when a
 * WG of it came or went last.
 */
#ifndef FW_ORDER_H
#define FW_ORDER_H

#include "core.h"

/* Returns the slot time of the dispatch's queue, compared with the most that a queue has used. */
int32_t cp_order_time(const struct cp *cp, const struct cp_kernel *k);

/* Moves the dispatches of the queue to its place. This one joins them, or it is one of them; if it is FREE, it leaves them. */
void cp_order_sort(struct cp *cp, struct cp_kernel *k, bool joins);

/*
 * The queue has another priority from now on: so have its dispatches, which move to their place. Visits each active dispatch.
 * It is there with CP_HOST.
 */
void cp_order_reprioritize(struct cp *cp, uint32_t queue);

/* A WG of the dispatch has wave slots from now on (sign 1), or has given them back (UINT32_MAX). Sorts its queue anew. */
void cp_order_charge(struct cp *cp, struct cp_kernel *k, uint32_t sign);

/* Returns true if the queue of the dispatch would be first in order without the slots of one WG. It is there with CP_BATCHES. */
bool cp_order_is_next(struct cp *cp, const struct cp_kernel *k);

#endif
