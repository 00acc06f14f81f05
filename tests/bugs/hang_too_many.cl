/* A barrier across more work-groups than the GPU holds. */
/* expect: hang A */
/* says: never launched */
/* exit: 3 */
#include "bugs.h"
kernel void hang_too_many(global atomic_uint *arrived, global uint *out)
{
    if (get_local_id(0) == 0) {
        atomic_fetch_add_explicit(arrived, 1, release, device);
        while (atomic_load_explicit(arrived, acquire, device) < get_num_groups(0)) /* A */
            ;
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[get_global_id(0)] = 1;
}
