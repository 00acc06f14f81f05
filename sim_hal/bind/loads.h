/*
 * loads.h - the loads of GPU memory in one step of the firmware, in order. A binding notes each one as the firmware
 * makes it; the GPU then times them (gpu/load_path.h).
 */
#ifndef SIM_HAL_BIND_LOADS_H
#define SIM_HAL_BIND_LOADS_H

#include <stdbool.h>
#include <stdint.h>

#define BIND_LOAD_BYTES 4096u /* the most that hal.load asks for */

struct mem;

struct bind_firmware_load {
    uint64_t address;
    uint32_t bytes; /* 1 to BIND_LOAD_BYTES; all of them are GPU memory */
};

struct bind_loads {
    struct bind_firmware_load *items;
    uint32_t count, capacity;
    bool lost; /* a load found no space, because the host has no memory */
};

/*
 * Whether the firmware may load these bytes: there are 1 to BIND_LOAD_BYTES, and all are GPU memory. A binding
 * answers any other load with CP_ERROR_ADDRESS, and does not note it.
 */
bool bind_loads_permit(const struct mem *memory, uint64_t address, uint32_t bytes);

/* Appends a load that is permitted, or sets lost. */
void bind_loads_add(struct bind_loads *loads, uint64_t address, uint32_t bytes);

/* Empties the list for the next step. lost stays: the run ends. */
void bind_loads_clear(struct bind_loads *loads);

/* Frees the list, and leaves an empty one. */
void bind_loads_free(struct bind_loads *loads);

#endif
