/*
 * loads.h - the loads of GPU memory in one step of the firmware, in order. A binding notes each one as the firmware
 * makes it; the GPU then times them (gpu/load_path.h).
 */
#ifndef SIM_HAL_BIND_LOADS_H
#define SIM_HAL_BIND_LOADS_H

#include <stdbool.h>
#include <stdint.h>

struct bind_firmware_load {
    uint64_t address;
    uint32_t bytes; /* at least 1; all of them are GPU memory */
};

struct bind_loads {
    struct bind_firmware_load *items;
    uint32_t count, capacity;
    bool lost; /* a load found no space, because the host has no memory */
};

/* Appends a load, or sets lost. */
void bind_loads_add(struct bind_loads *loads, uint64_t address, uint32_t bytes);

/* Empties the list for the next step. */
void bind_loads_clear(struct bind_loads *loads);
void bind_loads_free(struct bind_loads *loads);

#endif
