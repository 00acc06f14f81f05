/* A ticket lock: the owner writes one of its words after it has called the next number. */
/* expect: races A B */
/* expect: races A A */
#include "bugs.h"
kernel void bug(global atomic_uint *next, global atomic_uint *serving, global uint *last, global uint *seen)
{
    if (get_local_id(0) != 0)
        return;
    uint mine = atomic_fetch_add_explicit(next, 1, relaxed, device);

    while (atomic_load_explicit(serving, acquire, device) != mine)
        ;
    seen[mine] = *last; /* B */
    atomic_store_explicit(serving, mine + 1, release, device);
    *last = mine; /* A */
}

kernel void fixed(global atomic_uint *next, global atomic_uint *serving, global uint *last, global uint *seen)
{
    if (get_local_id(0) != 0)
        return;
    uint mine = atomic_fetch_add_explicit(next, 1, relaxed, device);

    while (atomic_load_explicit(serving, acquire, device) != mine)
        ;
    seen[mine] = *last;
    *last = mine;
    atomic_store_explicit(serving, mine + 1, release, device);
}
