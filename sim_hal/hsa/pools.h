/*
 * pools.h - memory as the library's other parts see it.
 */
#ifndef SIM_HAL_HSA_POOLS_H
#define SIM_HAL_HSA_POOLS_H

#include "hsa/front.h"

/* The GPU is about to end, and its memory with it. Pages of the host that are locked get memory of their own. */
void hsa_pools_forget(void);

#endif
