/* A lock that orders nothing but itself: the counter that it guards is read stale. */
/* expect: races A A */
#include "bugs.h"
#ifdef FIXED
#define taking acquire
#define giving release
#else
#define taking relaxed
#define giving relaxed
#endif
kernel void race_lock_relaxed(global atomic_uint *lock, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, taking, device))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, giving, device);
}
