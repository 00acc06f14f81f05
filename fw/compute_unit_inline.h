/* SPDX-License-Identifier: MIT */
/*
 * compute_unit_inline.h - accounts for work-groups (WGs) that lie on one SIMD. Part of compute_unit.h for bulk.h, which does it for
 * several in a row.
 */
#ifndef FW_COMPUTE_UNIT_INLINE_H
#define FW_COMPUTE_UNIT_INLINE_H

#include "compute_unit.h"

/* What a WG of the kernel takes, all of it on one SIMD. */
struct cp_share {
    uint32_t rest;
    struct cp_simd simd;
};

static inline struct cp_share cp_cu_share(const struct cp_shape *shape)
{
    return (struct cp_share){shape->rest,
                             {CP_PAIR(shape->waves, shape->waves * shape->vgprs), shape->waves * shape->sgprs}};
}

/* Returns the SIMD with the most free wave slots; of several the first one. */
static inline uint32_t cp_cu_emptiest(const struct cp *cp, const struct cp_compute_unit *cu)
{
    const uint32_t lower = CP_PAIR(1, 0) - 1;
    uint32_t best = 0, most = cu->simds[0].waves | lower;

    for (uint32_t i = 1; i < cp->config.simds; i++)
        if (cu->simds[i].waves > most) {
            most = cu->simds[i].waves | lower;
            best = i;
        }
    return best;
}

/*
 * Takes the share on the emptiest SIMD of the CU. Returns that SIMD, or CP_NONE if the share does not fit there; nothing has
 * changed then. *again: whether it fits once more.
 */
static inline uint32_t cp_cu_claim(const struct cp *cp, struct cp_compute_unit *cu, const struct cp_share *share,
                                   bool *again)
{
    uint32_t best = cp_cu_emptiest(cp, cu);
    struct cp_simd *simd = &cu->simds[best];
    uint32_t rest = cu->rest - share->rest, waves = simd->waves - share->simd.waves,
             sgprs = simd->sgprs - share->simd.sgprs;

    if (~(rest & waves & sgprs) & CP_PAIR_FREE)
        return CP_NONE;
    cu->rest = rest;
    simd->waves = waves;
    simd->sgprs = sgprs;
    *again = !(~((rest - share->rest) & (waves - share->simd.waves) & (sgprs - share->simd.sgprs)) & CP_PAIR_FREE);
    return best;
}

/* Gives back what cp_cu_claim has taken on this SIMD. */
static inline void cp_cu_yield(struct cp *cp, struct cp_compute_unit *cu, const struct cp_share *share, uint32_t simd)
{
    struct cp_simd *s = &cu->simds[simd];

    cu->rest += share->rest;
    s->waves += share->simd.waves;
    s->sgprs += share->simd.sgprs;
    CP_ASSERT(cp, CP_MODULE_COMPUTE_UNIT, 2, (s->waves >> 22) - (CP_PAIR_FREE >> 22) <= cp->config.waves_per_simd);
}

#endif
