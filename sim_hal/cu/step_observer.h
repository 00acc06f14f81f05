/*
 * step_observer.h - what an observer of instructions is called with: each instruction of each wave, before it is executed. A
 * run without one has a NULL pointer in place of the observer, and turns that do not ask for it.
 */
#ifndef SIM_HAL_CU_STEP_OBSERVER_H
#define SIM_HAL_CU_STEP_OBSERVER_H

#include "cu/reports.h"

/* All functions must be there. The observer changes nothing of the run. */
struct gpu_step_observer {
    void *context;

    /* A wave executes an operation: its registers are those that the operation will read. A waiting atomic that tries again
     * is executed again. Without timing, too. */
    void (*steps)(void *context, const struct gpu_wave *wave, const struct isa_operation *operation);
    /* A wave has faulted in an operation, which it was told of. NULL: the wave ran out of its program. */
    void (*faulted)(void *context, const struct gpu_fault *fault, const struct isa_operation *operation);
};

#endif
