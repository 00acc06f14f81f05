/* SPDX-License-Identifier: MIT */
/*
 * trace.h - the firmware's event trace: a ring in the port's memory, which a debugger reads or a host fetches.
 *
 * New entries overwrite the oldest ones. `onward trace` turns a copy of the ring into the simulator's trace format.
 * Fields are little-endian.
 */
#ifndef ONWARD_TRACE_H
#define ONWARD_TRACE_H

#include "onward/base.h"

#include "onward/cp.h"

CP_EXTERN_C_BEGIN

#define CP_TRACE_MAGIC 0x4354524fu /* "ORTC" */

enum cp_trace_kind {
    /* A work-group (WG) enters a state; CP_WG_FREE: it has ended. */
    CP_TRACE_WG = 1,
    /* A dispatch becomes active. number and generation: WGs of its grid in x and y. */
    CP_TRACE_KERNEL,
    /* A compute unit is lost (state 0) or returns (state 1). */
    CP_TRACE_CU,
    /*
     * A doorbell, a packet is read, or a dispatch has ended. number: packets not read yet; slot: the queue; state: its
     * active dispatches.
     */
    CP_TRACE_QUEUE
};

struct cp_trace_entry {
    uint64_t cycle;      /* of the step */
    uint32_t number;     /* WG: its number in the grid, x fastest; other kinds: see above */
    uint32_t generation; /* WG: of its slot */
    uint16_t slot;
    uint8_t kind;   /* enum cp_trace_kind */
    uint8_t state;  /* WG: enum cp_wg_state */
    uint8_t kernel; /* record of the dispatch */
    uint8_t killed; /* WG that has ended: 1 if it was dropped */
    uint16_t cu;
};
CP_STATIC_ASSERT(sizeof(struct cp_trace_entry) == 24, "no padding");

struct cp_trace {
    uint32_t magic;
    uint32_t entries; /* of the ring, a power of two */
    uint64_t written; /* entries so far; entry n is at index n modulo entries */
    /* The entries follow. */
};
CP_STATIC_ASSERT(sizeof(struct cp_trace) == 16, "no padding");

/*
 * Starts the trace in `memory`: 8-byte aligned, `bytes` long, and valid as long as the firmware runs. NULL ends the
 * trace. The ring has as many entries as fit, rounded down to a power of two. Call it after cp_init. Returns CP_OK,
 * or CP_ERROR_CONFIG if no entry fits or the firmware has no trace (CP_TRACE).
 */
int cp_trace_start(struct cp *cp, void *memory, uint32_t bytes);

CP_EXTERN_C_END

#endif
