/* The spinning load has work-group scope: it hits in the L1 for ever. */
/* expect: stale B A */
/* expect?: races A B */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        for (uint i = 0; i < 100; i++)
            __builtin_amdgcn_s_sleep(10);
        atomic_store_explicit(flag, 1, release, device); /* A */
        return;
    }
    while (atomic_load_explicit(flag, relaxed, group) == 0) /* B */
        ;
    out[0] = 1;
}

kernel void fixed(global atomic_uint *flag, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        for (uint i = 0; i < 100; i++)
            __builtin_amdgcn_s_sleep(10);
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    while (atomic_load_explicit(flag, relaxed, device) == 0)
        ;
    out[0] = 1;
}
