/*
 * timing_options.h - whether a run simulates time, and from when on (docs/guide/simulator.md, "Without timing").
 */
#ifndef SIM_HAL_GPU_TIMING_OPTIONS_H
#define SIM_HAL_GPU_TIMING_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

enum gpu_timing_until { GPU_UNTIL_NEVER, GPU_UNTIL_WORKGROUP, GPU_UNTIL_KERNEL };

struct gpu_timing {
    bool off;           /* at first */
    uint8_t until;      /* enum gpu_timing_until: when timing begins */
    uint64_t workgroup; /* at the launch of this work-group of queue 0, by its number in its grid */
    const char *kernel; /* at the beginning of the first dispatch of a kernel of this name */
};

#endif
