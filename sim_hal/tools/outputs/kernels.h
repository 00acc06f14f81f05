/*
 * kernels.h - what the kernels of a program have done, by name, and its queues, by number, for its statistics.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_KERNELS_H
#define SIM_HAL_TOOLS_OUTPUTS_KERNELS_H

#include "gpu/gpu.h"

struct outputs_kernel; /* kernels.c */

/* What the work-groups of a kernel, or of a queue, have done. */
struct outputs_tally {
    uint64_t dispatches, workgroups, saves, killed;
    uint64_t cycles;       /* in which there were work-groups, before since */
    uint64_t alive, since; /* work-groups that are there, and the cycle since when there are some */
    uint64_t stay_cycles;  /* of work-groups on compute units, all added up, before the cycle changed */
    uint64_t placed, changed;
};

/* All zero: none yet. */
struct outputs_kernels {
    struct outputs_kernel *rows; /* owned */
    uint32_t count, capacity;
    struct outputs_tally queues[CP_MAX_QUEUES];
    bool *placed; /* owned; of each work-group slot, whether its work-group is on a compute unit */
    uint32_t slots;
    bool failed;              /* the host ran out of memory: kernels are missing */
    bool over;                /* nothing is noted or told any more */
    struct gpu_observer next; /* is told the same */
};

/* An observer that notes kernels and queues, and tells another one of all. When timing begins it begins anew. kernels must outlive the
 * run. */
struct gpu_observer outputs_kernels_observer(struct outputs_kernels *kernels, const struct gpu_observer *next);

/* Calls visit for each number of each kernel, in the order of their first work-groups. cycle: the one reached; timed: cycles mean
 * something. */
void outputs_kernels_statistics(const struct outputs_kernels *kernels, uint64_t cycle, bool timed,
                                void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                                void *context);

/* The same for each queue that has done something, by its number. counts: of all queues. */
void outputs_queues_statistics(const struct outputs_kernels *kernels,
                               const struct gpu_queue_counts counts[CP_MAX_QUEUES], uint64_t cycle, bool timed,
                               void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                               void *context);

void outputs_kernels_free(struct outputs_kernels *kernels);

#endif
