/* All lanes of a wave want one lock: the owner waits for the lanes that spin. */
/* expect: hang A */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *count)
{
    while (!try_lock(lock, acquire, device)) /* A */
        ;
    *count += 1;
    atomic_store_explicit(lock, 0, release, device);
}

kernel void fixed(global atomic_uint *lock, global uint *count)
{
#pragma unroll 1
    for (uint i = 0; i < 16; i++)
        if (i == get_local_id(0)) {
            while (!try_lock(lock, acquire, device))
                ;
            *count += 1;
            atomic_store_explicit(lock, 0, release, device);
        }
}
