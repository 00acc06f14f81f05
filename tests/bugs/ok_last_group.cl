/* The last work-group of all adds up what all waves have stored: barrier, release, acquire, barrier. */
#include "bugs.h"
kernel void ok_last_group(global atomic_uint *arrived, global uint *part, global atomic_uint *total)
{
    local uint last;
    uint l = get_local_id(0);

    part[get_global_id(0)] = 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 0)
        last = atomic_fetch_add_explicit(arrived, 1, acq_rel, device) == get_num_groups(0) - 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (!last)
        return;
    uint sum = 0;
#pragma unroll 1
    for (uint i = l; i < get_global_size(0); i += get_local_size(0))
        sum += part[i];
    atomic_fetch_add_explicit(total, sum, relaxed, device);
}
