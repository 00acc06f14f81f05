/* A ticket lock with the fences apart from its relaxed atomics. */
#include "bugs.h"
kernel void ok_ticket(global atomic_uint *next, global atomic_uint *serving, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    uint mine = atomic_fetch_add_explicit(next, 1, relaxed, device);

    while (atomic_load_explicit(serving, relaxed, device) != mine)
        ;
    fence(acquire, device);
    *count += mine;
    fence(release, device);
    atomic_store_explicit(serving, mine + 1, relaxed, device);
}
