/* SPDX-License-Identifier: MIT */
/*
 * waiting.h - tells the GPU how waits behave (WAITING, MONITOR), and predicts how long a stalled work-group (WG)
 * keeps its slot.
 */
#ifndef FW_WAITING_H
#define FW_WAITING_H

#include "core.h"

/* One work item: sends MONITOR if it is still to be sent, otherwise WAITING, unless the ring is full. */
void cp_waiting_publish(struct cp *cp);

/*
 * One work item: predicts again how long a stalled WG keeps its slot (AWG IV.B), at most once a check_interval, and
 * only while the GPU is oversubscribed; or, while the dispatcher places kernels of one queue, once in CP_MEAN_CHECKS
 * intervals.
 * Marks WAITING pending if the prediction has changed by more than a quarter. Returns true if a prediction was made,
 * false if none is due.
 */
bool cp_waiting_predict_step(struct cp *cp);

/* Returns the GPU cycle of the next prediction; UINT64_MAX: none. */
uint64_t cp_waiting_deadline(const struct cp *cp);

#endif
