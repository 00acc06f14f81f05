/* The last work-group adds up all parts; the fences of the arrival are missing. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *arrived, global uint *part, global uint *total)
{
    if (get_local_id(0) != 0)
        return;
    uint groups = get_num_groups(0);

    part[get_group_id(0)] = get_group_id(0); /* A */
    if (atomic_fetch_add_explicit(arrived, 1, relaxed, device) != groups - 1)
        return;
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < groups; i++)
        sum += part[i]; /* B */
    *total = sum;
}

kernel void fixed(global atomic_uint *arrived, global uint *part, global uint *total)
{
    if (get_local_id(0) != 0)
        return;
    uint groups = get_num_groups(0);

    part[get_group_id(0)] = get_group_id(0);
    fence(release, device);
    if (atomic_fetch_add_explicit(arrived, 1, relaxed, device) != groups - 1)
        return;
    fence(acquire, device);
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < groups; i++)
        sum += part[i];
    *total = sum;
}
