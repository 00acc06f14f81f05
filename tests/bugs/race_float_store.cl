/* One work-group sets a sum of floats, which the others add to by an atomic. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_float *sum)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 3) {
        *(global float *)sum = 1.0f; /* A */
        return;
    }
    atomic_fetch_add_explicit(sum, 1.0f, relaxed, device); /* B */
}

kernel void fixed(global atomic_float *sum)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 3) {
        atomic_fetch_add_explicit(sum, 1.0f, relaxed, device);
        return;
    }
    atomic_fetch_add_explicit(sum, 1.0f, relaxed, device);
}
