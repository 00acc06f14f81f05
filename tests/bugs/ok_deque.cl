/* A Chase-Lev deque: the owner pushes and takes at the bottom, thieves take at the top. */
#include "bugs.h"
kernel void ok_deque(global atomic_uint *top, global atomic_uint *bottom, global uint *task, global atomic_uint *done)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0)
        for (uint b = 0; b < 32; b++) {
            task[b] = b + 1;
            fence(release, device);
            atomic_store_explicit(bottom, b + 1, relaxed, device);
        }
    while (atomic_load_explicit(done, relaxed, device) < 32) {
        uint t = atomic_load_explicit(top, acquire, device);
        if (t >= atomic_load_explicit(bottom, acquire, device))
            continue;
        uint mine = task[t];
        if (!atomic_compare_exchange_explicit(top, &t, t + 1, acq_rel, relaxed, device))
            continue;
        atomic_fetch_add_explicit(done + 1, mine, relaxed, device);
        atomic_fetch_add_explicit(done, 1, relaxed, device);
    }
}
