/* The release has the scope of a work-group, but the reader is in another one. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        data[0] = 42; /* A */
        atomic_store_explicit(flag, 1, release, group);
        return;
    }
    while (atomic_load_explicit(flag, acquire, device) == 0)
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
