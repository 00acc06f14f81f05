/* context.c - where contexts lie. */
#include "context.h"

#include "onward/context.h"

uint64_t cp_context_address(const struct cp *cp, uint32_t slot)
{
    return cp->config.context_base + (uint64_t)slot * cp->config.context_bytes;
}

bool cp_context_holds(const struct cp *cp, const struct cp_shape *shape)
{
    return cp_context_bytes(shape->waves, shape->vgprs, shape->sgprs, shape->lds) <= cp->config.context_bytes;
}
