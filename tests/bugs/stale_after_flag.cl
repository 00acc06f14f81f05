/* The reader has looked at the data before; behind the flag the L1 still holds the old ones. */
/* expect: stale B A */
/* expect?: races A B */
/* expect?: races A C */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        for (uint i = 0; i < 100; i++)
            __builtin_amdgcn_s_sleep(10);
        data[0] = 42; /* A */
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    uint sum = data[1]; /* C */
    while (atomic_load_explicit(flag, relaxed, device) == 0)
        ;
    out[0] = sum + data[0]; /* B */
}

kernel void fixed(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        for (uint i = 0; i < 100; i++)
            __builtin_amdgcn_s_sleep(10);
        data[0] = 42;
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    uint sum = data[1];
    while (atomic_load_explicit(flag, acquire, device) == 0)
        ;
    out[0] = sum + data[0];
}
