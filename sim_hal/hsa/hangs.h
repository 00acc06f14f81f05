/*
 * hangs.h - kernels that will never end by themselves. When the program has had its time to let them go on, they are explained on the
 * standard error output, and their queues are stopped.
 */
#ifndef SIM_HAL_HSA_HANGS_H
#define SIM_HAL_HSA_HANGS_H

#include "hsa/front.h"

/* A wait has found that kernels hang. */
void hsa_hang_found(void);

/*
 * A wait without a limit has found nothing under way. Returns whether it is to end though what it waits for does not hold: it may be a
 * kernel that was stopped. A program that goes on waiting for such is ended.
 */
bool hsa_hang_ends_wait(void);

/* The GPU is about to end. */
void hsa_hangs_forget(void);

#endif
