/* The first wave of a work-group arrives for all its waves without waiting for them. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *arrived, global uint *part, global uint *total)
{
    uint items = get_global_size(0);

    part[get_global_id(0)] = 1; /* A */
    if (get_local_id(0) != 0)
        return;
    if (atomic_fetch_add_explicit(arrived, 1, acq_rel, device) != get_num_groups(0) - 1)
        return;
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < items; i++)
        sum += part[i]; /* B */
    *total = sum;
}

kernel void fixed(global atomic_uint *arrived, global uint *part, global uint *total)
{
    uint items = get_global_size(0);

    part[get_global_id(0)] = 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) != 0)
        return;
    if (atomic_fetch_add_explicit(arrived, 1, acq_rel, device) != get_num_groups(0) - 1)
        return;
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < items; i++)
        sum += part[i];
    *total = sum;
}
