/* compile: -O0 */
/* A plain load in a loop, not even volatile: without optimisation it is repeated, and hits in the L1. */
/* expect: stale B A */
/* expect?: races A B */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global uint *flag, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        for (uint i = 0; i < 100; i++)
            __builtin_amdgcn_s_sleep(10);
        *flag = 1; /* A */
        return;
    }
    while (*flag == 0) /* B */
        ;
    out[0] = 1;
}

kernel void fixed(global uint *flag, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        for (uint i = 0; i < 100; i++)
            __builtin_amdgcn_s_sleep(10);
        *flag = 1;
        return;
    }
    while (atomic_load_explicit((global atomic_uint *)flag, acquire, device) == 0)
        ;
    out[0] = 1;
}
