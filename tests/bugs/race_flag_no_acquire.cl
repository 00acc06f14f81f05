/* The flag is read by a relaxed load: the L1 may hold older data. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        data[0] = 42; /* A */
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    while (atomic_load_explicit(flag, relaxed, device) == 0)
        ;
    out[get_group_id(0)] = data[0]; /* B */
}

kernel void fixed(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        data[0] = 42;
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    while (atomic_load_explicit(flag, acquire, device) == 0)
        ;
    out[get_group_id(0)] = data[0];
}
