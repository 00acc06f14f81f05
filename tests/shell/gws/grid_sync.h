/*
 * grid_sync.h - the barrier of all work-groups as HIP's cooperative groups have it: a fence, one arrival a work-group, and the
 * work-group's own barrier behind that. There is no fence behind it: each L1 is empty when its last work-group arrives.
 */
#ifndef GRID_SYNC_H
#define GRID_SYNC_H

#include "../../kernels/bare.h"

static inline __attribute__((always_inline)) void grid_sync(uint others, uint resource)
{
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
    __builtin_amdgcn_s_barrier();
    if (get_local_id(0) == 0)
        __builtin_amdgcn_ds_gws_barrier(others, resource);
    __builtin_amdgcn_s_barrier();
}

#endif
