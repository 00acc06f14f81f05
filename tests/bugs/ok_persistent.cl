/* Persistent work-groups take tasks from a counter; each task's result is stored by one of them. */
#include "bugs.h"
kernel void ok_persistent(global atomic_uint *next, global uint *out, uint tasks)
{
    local uint task;
    uint l = get_local_id(0);

    for (;;) {
        if (l == 0)
            task = atomic_fetch_add_explicit(next, 1, relaxed, device);
        barrier(CLK_LOCAL_MEM_FENCE);
        uint mine = task;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (mine >= tasks)
            return;
        out[mine * 128 + l] = mine * 128 + l;
    }
}
