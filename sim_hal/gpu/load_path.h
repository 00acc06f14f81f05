/*
 * load_path.h - the firmware's loads of GPU memory on their way to the L2 and back. The core waits for each one before
 * it issues the next. The bytes are those of the start of the step; only time is spent here, and the L2's banks.
 */
#ifndef SIM_HAL_GPU_LOAD_PATH_H
#define SIM_HAL_GPU_LOAD_PATH_H

#include "bind/loads.h"
#include "engine/clock.h"

struct path_system;

struct gpu_load_path {
    struct clock *clock;
    struct path_system *memory;
    uint64_t there, back; /* cycles to the L2 and from it */
    struct clock_event event;
    const struct bind_loads *loads; /* under way */
    uint32_t next;
    void *context;
    /* All loads are answered at cycle, which may lie in the future. CLOCK_NEVER: the host has no memory. */
    void (*over)(void *context, uint64_t cycle);
};

/* trip is what a load takes that hits the L2 and does not wait (bind/price.h). */
void gpu_load_path_init(struct gpu_load_path *path, struct clock *clock, struct path_system *memory, uint64_t trip,
                        void *context, void (*over)(void *context, uint64_t cycle));

/* Starts the loads of a step at the current cycle; loads stays as it is until over is called. Without loads, and if a
 * trip takes no time, over is called at once. */
void gpu_load_path_start(struct gpu_load_path *path, const struct bind_loads *loads);

#endif
