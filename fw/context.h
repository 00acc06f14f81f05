/* context.h - the context save area: one slot a WG slot, reserved from launch to end. */
#ifndef FW_CONTEXT_H
#define FW_CONTEXT_H

#include "firmware.h"

/* GPU address of the context slot of a WG slot below config.wg_slots. */
static inline uint64_t cp_context_address(const struct cp *cp, uint32_t slot)
{
    return cp->config.context_base + (uint64_t)slot * cp->config.context_bytes;
}

/* Whether a context slot can hold a WG of that shape. */
bool cp_context_holds(const struct cp *cp, const struct cp_shape *shape);

#endif
