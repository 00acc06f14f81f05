/* The lock is given back before the last store that it guards. */
/* expect: races A B */
/* expect: races B B */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *sum)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, device))
        ;
    uint value = sum[0]; /* A */
    atomic_store_explicit(lock, 0, release, device);
    sum[0] = value + 3; /* B */
}

kernel void fixed(global atomic_uint *lock, global uint *sum)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, device))
        ;
    uint value = sum[0];
    sum[0] = value + 3;
    atomic_store_explicit(lock, 0, release, device);
}
