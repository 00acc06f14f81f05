/*
 * l1_use.h - whose lines an L1 may hold: the processes that had work-groups (WGs) on its compute unit since it was emptied.
 *
 * A process is known by its queues. Queues whose address ranges meet are one process here.
 */
#ifndef SIM_HAL_GPU_L1_USE_H
#define SIM_HAL_GPU_L1_USE_H

#include <stdbool.h>
#include <stdint.h>

#include "onward/cp.h"

/* Of one L1; zero: no WG has used it. */
struct gpu_l1_use {
    uint64_t emptied; /* how often the L1 had been emptied when queues was noted (path_l1_emptied) */
    uint64_t queues;  /* a bit for each queue of which a WG was on the CU since */
};

/*
 * Notes that a WG of the queue is on the CU, or leaves it. emptied: of the L1, now. To be called when a WG leaves, and of
 * each WG that is there before gpu_l1_may_hold.
 */
void gpu_l1_use_note(struct gpu_l1_use *use, uint64_t emptied, uint32_t queue);

/* Returns whether the L1 may hold a line of one of these queues' processes. */
bool gpu_l1_may_hold(const struct gpu_l1_use *use, uint64_t emptied, uint64_t queues);

/* Returns the queues, a bit each, whose process ranges have a line in common with this queue's. queues: CP_MAX_QUEUES. */
uint64_t gpu_l1_sharers(const struct cp_queue_config *queues, uint32_t queue);

#endif
