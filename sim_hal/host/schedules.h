/*
 * schedules.h - the schedules of an adversary, numbered. They do not depend on the program: neither on the code of the
 * work-groups (WGs) nor on their waits.
 *
 * Schedule 0 has no slice. The next ones have one slice: each WG, at HOST_SCHEDULE_FINE times spread evenly up to the
 * horizon. The next ones have two slices: each WG and then another one, each at HOST_SCHEDULE_COARSE times. The last ones
 * have three slices. A WG that ends earlier ends its slice, so the longest time means "to its end, or as far as it gets".
 * In grids of more than four WGs only the first two, the middle one and the last have slices.
 */
#ifndef SIM_HAL_HOST_SCHEDULES_H
#define SIM_HAL_HOST_SCHEDULES_H

#include "gpu/gpu.h"

#define HOST_SCHEDULE_FINE   64u
#define HOST_SCHEDULE_COARSE 5u
#define HOST_SCHEDULE_ROUGH  2u

struct host_schedules {
    uint32_t workgroups; /* of the grid, 1 or more */
    /* GPU cycles that a WG may run before it is saved, about the time of the whole program, 1..2^32-1. */
    uint64_t horizon;
};

/* The number of schedules. */
uint64_t host_schedules_count(const struct host_schedules *schedules);

/* The adversary with schedule number below that. */
struct gpu_adversary host_schedule(const struct host_schedules *schedules, uint64_t number);

#endif
