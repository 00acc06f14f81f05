/* The first work-item hands out numbers through one word, and stores the next one too early. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *next, global uint *out, uint tasks)
{
    local uint task;
    uint l = get_local_id(0);

    for (;;) {
        if (l == 0)
            task = atomic_fetch_add_explicit(next, 1, relaxed, device); /* A */
        barrier(CLK_LOCAL_MEM_FENCE);
        uint mine = task; /* B */
        if (mine >= tasks)
            return;
        out[mine * 128 + l] = l;
    }
}

kernel void fixed(global atomic_uint *next, global uint *out, uint tasks)
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
        out[mine * 128 + l] = l;
    }
}
