/* A function takes the lock that its caller holds already. */
/* expect: hang A */
/* says: holds lock, waits for lock itself */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *total, uint n)
{
    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < n; i++) {
        while (!try_lock(lock, acquire, device)) /* A */
            ;
        *total += i;
        if (i == 0)
            continue;
        atomic_store_explicit(lock, 0, release, device);
    }
}

kernel void fixed(global atomic_uint *lock, global uint *total, uint n)
{
    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < n; i++) {
        while (!try_lock(lock, acquire, device))
            ;
        *total += i;
        atomic_store_explicit(lock, 0, release, device);
    }
}
