/*
 * pools.h - memory as the library's other parts see it.
 */
#ifndef SIM_HAL_HSA_POOLS_H
#define SIM_HAL_HSA_POOLS_H

#include "hsa/front.h"

/* The GPU is about to end, and its memory with it. Pages of the host that are locked get memory of their own. */
void hsa_pools_forget(void);

/* In the child of a fork: pages that are locked are its own from now on. Returns false if the host refuses. */
bool hsa_pools_leave(void);

/* Where the program itself has memory that is locked: it need not join the window to be copied. Other memory is where it is. */
void *hsa_own_memory(const void *at);

/* Whether there is memory at all these bytes: of the GPU, or of the process. */
bool hsa_is_memory(const void *at, size_t bytes);

#endif
