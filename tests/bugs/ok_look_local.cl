/* Waves look at a word of local memory before they update it: at a lock before they try it, and at the least value so far. */
#include "bugs.h"
kernel void ok_look_local(global uint *out)
{
    local atomic_uint lock, least;
    local uint count;
    uint l = get_local_id(0), x = 5000 - 7 * l;

    if (l == 0) {
        atomic_store_explicit(&lock, 0, relaxed, group);
        atomic_store_explicit(&least, 100000, relaxed, group);
        count = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < atomic_load_explicit(&least, relaxed, group))
        atomic_fetch_min_explicit(&least, x, relaxed, group);
    if (l % 64 == 0 && atomic_load_explicit(&lock, relaxed, group) == 0 && try_lock(&lock, acquire, group)) {
        count++;
        atomic_store_explicit(&lock, 0, release, group);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = atomic_load_explicit(&least, relaxed, group) + (count == 0);
}
