/* A reader does without the lock, because it only looks. */
/* expect: races A B */
#include "bugs.h"
kernel void race_unlocked_read(global atomic_uint *lock, global uint *pair, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
#ifndef FIXED
    if (g != 0)
#endif
        while (!try_lock(lock, acquire, device))
            ;
    if (g == 0) {
        out[0] = pair[0] == pair[1]; /* B */
    } else {
        pair[0] += g, pair[1] += g; /* A */
    }
#ifndef FIXED
    if (g != 0)
#endif
        atomic_store_explicit(lock, 0, release, device);
}
