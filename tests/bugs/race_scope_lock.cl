/* A lock of work-group scope guards data of the whole launch. */
/* expect: races A A */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, group))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, release, group);
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
