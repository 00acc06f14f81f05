/* Even and odd work-groups guard the same word with different locks. */
/* expect: races A A */
#include "bugs.h"
kernel void bug(global atomic_uint *locks, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    global atomic_uint *lock = locks + get_group_id(0) % 2;
    while (!try_lock(lock, acquire, device))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, release, device);
}

kernel void fixed(global atomic_uint *locks, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    global atomic_uint *lock = locks;
    while (!try_lock(lock, acquire, device))
        ;
    *count += 1;
    atomic_store_explicit(lock, 0, release, device);
}
