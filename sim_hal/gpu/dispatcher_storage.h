/*
 * dispatcher_storage.h - how many bits a dispatcher takes that places work-groups by itself (docs/reference/delegation.md).
 */
#ifndef SIM_HAL_GPU_DISPATCHER_STORAGE_H
#define SIM_HAL_GPU_DISPATCHER_STORAGE_H

#include "engine/parameters.h"

#define GPU_DISPATCHER_STORAGE_ROWS 6u

struct gpu_dispatcher_storage_row {
    const char *part;
    uint64_t entries;
    uint64_t bits; /* an entry */
    const char *fields;
};

/* What gpu.dispatcher=1 adds, for as many kernels and queues as the firmware was built for. What any dispatcher has, such as
 * what is free on a CU, is not counted; nor are statistics. */
void gpu_dispatcher_storage(const struct parameters *parameters,
                            struct gpu_dispatcher_storage_row rows[GPU_DISPATCHER_STORAGE_ROWS]);

#endif
