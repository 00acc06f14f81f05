/* Compare-and-swap takes the lock relaxed, and the release at the end is right. */
/* expect: races A A */
#include "bugs.h"
#ifdef FIXED
#define taking acquire
#else
#define taking relaxed
#endif
kernel void race_lock_no_acquire(global atomic_uint *lock, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, taking, device))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, release, device);
}
