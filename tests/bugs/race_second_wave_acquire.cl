/* One wave acquires for its work-group, and another one goes on without the barrier. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *data, global uint *out)
{
    uint l = get_local_id(0);

    if (get_group_id(0) == 0) {
        data[l] = l; /* A */
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (l == 0)
            atomic_store_explicit(flag, 1, release, device);
        return;
    }
    if (l == 0)
        while (atomic_load_explicit(flag, acquire, device) == 0)
            ;
    out[l] = data[127 - l]; /* B */
}

kernel void fixed(global atomic_uint *flag, global uint *data, global uint *out)
{
    uint l = get_local_id(0);

    if (get_group_id(0) == 0) {
        data[l] = l;
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (l == 0)
            atomic_store_explicit(flag, 1, release, device);
        return;
    }
    if (l == 0)
        while (atomic_load_explicit(flag, acquire, device) == 0)
            ;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[l] = data[127 - l];
}
