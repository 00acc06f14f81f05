/* SPDX-License-Identifier: MIT */
/*
 * bulk.h - several work-groups (WGs) launched by one command, and ended by one event (docs/reference/hal.md, "Bulk"). What happens is what
 * workgroup.h does one by one, in fewer instructions.
 */
#ifndef FW_BULK_H
#define FW_BULK_H

#include "kernel.h"

/* Call only from cp_init. */
void cp_bulk_init(struct cp *cp);

/* Returns true if WGs of the kernel are launched in bulk: they use no scratch, and its queue has no quota. */
static inline bool cp_bulk_may_launch(const struct cp *cp, const struct cp_kernel *kernel)
{
    return CP_RUN_LISTS && cp->has_bulk && !cp_kernel_limited(cp, kernel);
}

/*
 * Sends one LAUNCHES for the next WGs of the grid, CP_LAUNCHES_MOST or `most` at most, as long as each fits on a CU. Call only for
 * a kernel of cp_bulk_may_launch, with `most` in 1..cp_kernel_launchable, while no CU is reserved. Returns the number of WGs
 * launched; 0 if the first does not fit on the first CU of may_fit, or if the ring is full.
 */
uint32_t cp_bulk_launch(struct cp *cp, struct cp_kernel *kernel, uint32_t most);

/*
 * Handles those ends of an event, of CP_GRID_ENDS at most, that only free what the WG holds. Returns them, a bit each. Nothing has
 * changed for the others, some of which may be impossible. Call only while cp->has_bulk.
 */
uint32_t cp_bulk_end(struct cp *cp, const struct cp_grid_event *event);

#endif
