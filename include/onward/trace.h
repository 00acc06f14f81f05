/*
 * trace.h - the firmware's event trace: a ring in memory of the port's, for a debugger to read or a host to fetch.
 *
 * The newest entries stay. `onward trace` turns a copy of the ring into the simulator's trace format. Fields are
 * little-endian.
 */
#ifndef ONWARD_TRACE_H
#define ONWARD_TRACE_H

#include <stdint.h>

#include "onward/cp.h"

#define CP_TRACE_MAGIC 0x4354524fu /* "ORTC" */

enum cp_trace_kind {
    CP_TRACE_WG = 1, /* a work-group enters a state; CP_WG_FREE: it has ended */
    CP_TRACE_KERNEL, /* a dispatch becomes active: number and generation are WGs of its grid in x and y */
    CP_TRACE_CU,     /* a compute unit is lost (state 0) or returns (1) */
    CP_TRACE_QUEUE /* doorbell, packet read or dispatch ended: number is the packets not yet read, slot the queue, state its
                        active dispatches */
};

struct cp_trace_entry {
    uint64_t cycle;      /* of the step */
    uint32_t number;     /* WG: in its grid, x fastest; other kinds: see above */
    uint32_t generation; /* WG: of its slot */
    uint16_t slot;
    uint8_t kind;   /* enum cp_trace_kind */
    uint8_t state;  /* WG: enum cp_wg_state */
    uint8_t kernel; /* record of the dispatch */
    uint8_t cu;
    uint8_t killed; /* WG that has ended: 1 when it was dropped */
    uint8_t reserved0;
};
_Static_assert(sizeof(struct cp_trace_entry) == 24, "no padding");

struct cp_trace {
    uint32_t magic;
    uint32_t entries; /* of the ring, a power of two */
    uint64_t written; /* so far; entry n is at n modulo entries */
    /* then the entries */
};
_Static_assert(sizeof(struct cp_trace) == 16, "no padding");

/*
 * Starts the trace in memory (8-byte aligned, bytes long, the port's for as long as the firmware runs), after cp_init; the ring has as
 * many entries as fit, rounded down to a power of two. NULL ends it. CP_OK, or CP_ERROR_CONFIG when no entry fits.
 */
int cp_trace_start(struct cp *cp, void *memory, uint32_t bytes);

#endif
