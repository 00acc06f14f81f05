/* SPDX-License-Identifier: MIT */
/* context.c - where contexts lie. */
#include "context.h"

#include "onward/context.h"

bool cp_context_holds(const struct cp *cp, const struct cp_shape *shape)
{
    return cp_context_bytes(shape->waves, shape->vgprs, shape->sgprs, CP_PAIR_LOWER(shape->rest)) <=
           cp->config.context_bytes;
}
