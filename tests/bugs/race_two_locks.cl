/* Even and odd work-groups guard the same word with different locks. */
/* expect: races A A */
#include "bugs.h"
kernel void race_two_locks(global atomic_uint *locks, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
#ifdef FIXED
    global atomic_uint *lock = locks;
#else
    global atomic_uint *lock = locks + get_group_id(0) % 2;
#endif
    while (!try_lock(lock, acquire, device))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, release, device);
}
