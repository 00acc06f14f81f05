/*
 * l1_queue.h - the queue of a CU's lines to the L2, in the order of issue, and the answers to requests.
 */
#ifndef SIM_HAL_MEM_L1_QUEUE_H
#define SIM_HAL_MEM_L1_QUEUE_H

#include "mem/memory_state.h"

/* Appends a line to those that a request sends to the L2, before the request is queued. */
static inline void gpu_l1_send(struct gpu_request_path *path, struct gpu_transaction *transaction)
{
    transaction->next = NULL;
    if (path->send)
        path->last_send->next = transaction;
    else
        path->send = transaction;
    path->last_send = transaction;
    path->unsent++;
    path->outstanding++;
}

/* Appends a request with at least one such line to its CU's queue. */
void gpu_l1_enqueue(struct gpu_memory_system *system, struct gpu_l1 *l1, struct gpu_request *request);

/* The request has all its answers: completes it. */
void gpu_finish_request(struct gpu_memory_system *system, struct gpu_request *request);

/* Fire when the first request of a CU's queue reaches its bank, and when a store on its way to a farther bank does. */
void gpu_l1_arrive(struct gpu_event *event, uint64_t cycle);
void gpu_l1_arrive_late(struct gpu_event *event, uint64_t cycle);

#endif
