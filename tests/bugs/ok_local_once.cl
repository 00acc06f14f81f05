/* The first wave to come makes a value in local memory; others look at a flag once before they take its lock. */
#include "bugs.h"
kernel void ok_local_once(global uint *out)
{
    local atomic_uint ready, lock;
    local uint data;
    uint l = get_local_id(0);
    if (l == 0) {
        atomic_store_explicit(&ready, 0, relaxed, group);
        atomic_store_explicit(&lock, 0, relaxed, group);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l % 64 != 0)
        return;
    if (atomic_load_explicit(&ready, acquire, group) == 0) {
        while (!try_lock(&lock, acquire, group))
            ;
        if (atomic_load_explicit(&ready, relaxed, group) == 0) {
            data = 7;
            atomic_store_explicit(&ready, 1, release, group);
        }
        atomic_store_explicit(&lock, 0, release, group);
    }
    out[l / 64] = data;
}
