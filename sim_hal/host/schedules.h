/*
 * schedules.h - the schedules that an adversary is given, numbered. It knows nothing of the program: neither what the
 * work-groups (WGs) do nor where they wait.
 *
 * Schedule 0 has no slice. Then come those of one slice: each WG, at SIM_SCHEDULE_FINE times spread evenly up to the
 * horizon; then those of two: each WG and then another one, each at SIM_SCHEDULE_COARSE times; then of three. A WG that
 * ends earlier ends its slice, so the longest times mean: runs to its end, or as far as it gets. Of grids of more than four
 * WGs only the first two, the middle one and the last are given slices.
 */
#ifndef SIM_HAL_HOST_SCHEDULES_H
#define SIM_HAL_HOST_SCHEDULES_H

#include "gpu/gpu.h"

#define SIM_SCHEDULE_FINE   64u
#define SIM_SCHEDULE_COARSE 5u
#define SIM_SCHEDULE_ROUGH  2u

struct sim_schedules {
    uint32_t workgroups; /* of the grid, 1 or more */
    uint64_t
        horizon; /* GPU cycles that a WG may run before it is saved, about what the whole program takes, 1..2^32-1 */
};

/* How many there are. */
uint64_t sim_schedules_count(const struct sim_schedules *schedules);

/* The adversary with schedule number below that. */
struct gpu_adversary sim_schedule(const struct sim_schedules *schedules, uint64_t number);

#endif
