/* A barrier over all work-groups that turns its sense, three times, and words that change their owners. */
#include "bugs.h"
kernel void ok_sense_barrier(global atomic_uint *count, global atomic_uint *sense, global uint *data)
{
    uint groups = get_num_groups(0);
    uint l = get_local_id(0);

#pragma unroll 1
    for (uint round = 0; round < 3; round++) {
        data[(get_group_id(0) + round) % groups * 128 + (l + 64 * round) % 128] += round + 1;
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (l == 0) {
            if (atomic_fetch_add_explicit(count, 1, acq_rel, device) == groups - 1) {
                atomic_store_explicit(count, 0, relaxed, device);
                atomic_store_explicit(sense, round + 1, release, device);
            } else
                while (atomic_load_explicit(sense, acquire, device) == round)
                    ;
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}
