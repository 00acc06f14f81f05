/* SPDX-License-Identifier: MIT */
/* context.h - the memory for contexts: a context slot for each slot of the WG table, reserved from launch to end. */
#ifndef FW_CONTEXT_H
#define FW_CONTEXT_H

#include "core.h"

/* Returns the GPU address of the context slot of a WG slot. Call only with slots below config.wg_slots. */
static inline uint64_t cp_context_address(const struct cp *cp, uint32_t slot)
{
    CP_REQUIRE(cp, CONTEXT, slot < cp->config.wg_slots);
    return cp->config.context_base + (uint64_t)slot * cp->config.context_bytes;
}

/* Returns true if a context slot can hold a WG of that shape. */
bool cp_context_holds(const struct cp *cp, const struct cp_shape *shape);

#endif
