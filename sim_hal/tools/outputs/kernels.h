/*
 * kernels.h - what the kernels of a program have done, by name, for its statistics.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_KERNELS_H
#define SIM_HAL_TOOLS_OUTPUTS_KERNELS_H

#include "gpu/gpu.h"

struct outputs_kernel; /* kernels.c */

/* All zero: none yet. */
struct outputs_kernels {
    struct outputs_kernel *rows; /* owned */
    uint32_t count, capacity;
    bool failed;              /* the host ran out of memory: kernels are missing */
    bool over;                /* nothing is noted or told any more */
    struct gpu_observer next; /* is told the same */
};

/* An observer that notes kernels, and tells another one of all. kernels must outlive the run. */
struct gpu_observer outputs_kernels_observer(struct outputs_kernels *kernels, const struct gpu_observer *next);

/* Calls visit for each number of each kernel, in the order of their first work-groups. cycle: the one reached; timed: cycles mean
 * something. */
void outputs_kernels_statistics(const struct outputs_kernels *kernels, uint64_t cycle, bool timed,
                                void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                                void *context);

void outputs_kernels_free(struct outputs_kernels *kernels);

#endif
