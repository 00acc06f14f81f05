/*
 * queues.h - queues as the library's other parts see them.
 */
#ifndef SIM_HAL_HSA_QUEUES_H
#define SIM_HAL_HSA_QUEUES_H

#include "hsa/front.h"

/* Rings for the queue whose doorbell it is: packets up to that of an index are there. */
void hsa_queue_ring(const struct cp_signal *doorbell, uint64_t index);

/* Calls back for queues that have stopped since. */
void hsa_queues_check(void);

/* Stops the queues that have packets which have not ended. */
void hsa_queues_stop(void);

/* The GPU is about to end, and all queues with it. */
void hsa_queues_forget(void);

#endif
