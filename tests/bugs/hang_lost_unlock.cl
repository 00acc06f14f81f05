/* One path out of the critical section leaves the lock taken. */
/* expect: hang A */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *lock, global uint *count, uint most)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, device)) /* A */
        ;
    if (*count >= most)
        return;
    *count += 1;
    atomic_store_explicit(lock, 0, release, device);
}

kernel void fixed(global atomic_uint *lock, global uint *count, uint most)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, device))
        ;
    if (*count >= most) {
        atomic_store_explicit(lock, 0, release, device);
        return;
    }
    *count += 1;
    atomic_store_explicit(lock, 0, release, device);
}
