/* A wave waits for its wave-mate by a flag in local memory. Unoptimised, the loop keeps its variables in private memory. */
/* compile: -O0 */
#include "bugs.h"
static void await(local atomic_uint *flag, uint wanted)
{
    while (atomic_load_explicit(flag, acquire, group) != wanted)
        ;
}
kernel void ok_local_flag(global uint *out)
{
    local atomic_uint flag[3];
    local uint data;
    uint l = get_local_id(0);
    if (l < 3)
        atomic_store_explicit(&flag[l], 0, relaxed, group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        data = 5;
        atomic_store_explicit(&flag[2], 1, release, group);
    }
    if (l == 64) {
        await(&flag[2], 1);
        *out = data;
    }
}
