/* One side counts by atomics, the other looks with an ordinary load. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *count, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) != 0) {
        atomic_fetch_add_explicit(count, 1, relaxed, device); /* A */
        return;
    }
    out[0] = *(global uint *)count <= 7; /* B */
}

kernel void fixed(global atomic_uint *count, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) != 0) {
        atomic_fetch_add_explicit(count, 1, relaxed, device);
        return;
    }
    out[0] = atomic_load_explicit(count, relaxed, device) <= 7;
}
