/* A lock that orders nothing but itself: the counter that it guards is read stale. */
/* expect: races A A */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, relaxed, device))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, relaxed, device);
}

kernel void fixed(global atomic_uint *lock, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, device))
        ;
    *count += 1;
    atomic_store_explicit(lock, 0, release, device);
}
