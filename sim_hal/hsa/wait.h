/*
 * wait.h - threads that wait for the GPU, and so advance it.
 */
#ifndef SIM_HAL_HSA_WAIT_H
#define SIM_HAL_HSA_WAIT_H

#include "hsa/front.h"

/*
 * Runs the GPU until holds(context), as runtime_wait does, at most for a time of the GPU in nanoseconds (HSA_NEVER: no limit).
 * While only the host can make it hold the thread sleeps; then the host's time counts. Returns false when the time is over, the GPU
 * is about to end, or kernels were stopped because they hang (hangs.h).
 */
bool hsa_wait(bool (*holds)(void *context), void *context, uint64_t nanoseconds);

/* The same without an end but that of the GPU, false: for a thread of the library. */
bool hsa_wait_for_work(bool (*holds)(void *context), void *context);

/* The same without sleep, for cycles (0: no limit). RUNTIME_INTERRUPTED: there is no GPU, or it is about to end. */
enum runtime_end hsa_advance(bool (*holds)(void *context), void *context, uint64_t cycles);

/*
 * Returns when the program does nothing: it has not called for a while, and no thread of it waits for the GPU. Returns false at once
 * when wanted(), which is asked again and again.
 */
bool hsa_is_quiet(bool (*wanted)(void));

/* Something has changed that others may wait for: wakes them. */
void hsa_wake(void);

#endif
