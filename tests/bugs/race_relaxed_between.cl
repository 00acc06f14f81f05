/* A relaxed store by a third work-group comes between a release and an acquire, and ends what the release began. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        *data = 9; /* A */
        atomic_store_explicit(flag, 1, release, device);
    } else if (get_group_id(0) == 1) {
        while (atomic_load_explicit(flag, relaxed, device) != 1)
            ;
        atomic_store_explicit(flag, 2, relaxed, device);
    } else {
        while (atomic_load_explicit(flag, acquire, device) != 2)
            ;
        *out = *data; /* B */
    }
}

kernel void fixed(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        *data = 9;
        atomic_store_explicit(flag, 1, release, device);
    } else if (get_group_id(0) == 1) {
        while (atomic_load_explicit(flag, relaxed, device) != 1)
            ;
        atomic_fetch_add_explicit(flag, 1, relaxed, device);
    } else {
        while (atomic_load_explicit(flag, acquire, device) != 2)
            ;
        *out = *data;
    }
}
