/* A reader does without the lock, because it only looks. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *pair, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    if (g != 0)
        while (!try_lock(lock, acquire, device))
            ;
    if (g == 0)
        out[0] = pair[0] == pair[1]; /* B */
    else
        pair[0] += g, pair[1] += g; /* A */
    if (g != 0)
        atomic_store_explicit(lock, 0, release, device);
}

kernel void fixed(global atomic_uint *lock, global uint *pair, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, device))
        ;
    if (g == 0)
        out[0] = pair[0] == pair[1];
    else
        pair[0] += g, pair[1] += g;
    atomic_store_explicit(lock, 0, release, device);
}
