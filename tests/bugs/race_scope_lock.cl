/* A lock of work-group scope guards data of the whole launch. */
/* expect: races A A */
#include "bugs.h"
#ifdef FIXED
#define reach device
#else
#define reach group
#endif
kernel void race_scope_lock(global atomic_uint *lock, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(lock, acquire, reach))
        ;
    *count += 1; /* A */
    atomic_store_explicit(lock, 0, release, reach);
}
