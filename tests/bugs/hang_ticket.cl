/* A work-group with nothing to do draws a ticket and leaves without calling the next one. */
/* expect: hang A */
/* expect: hang B */
/* says: on serving, which is 3; */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *next, global atomic_uint *serving, global const uint *work, global uint *sum)
{
    if (get_local_id(0) != 0)
        return;
    uint mine = atomic_fetch_add_explicit(next, 1, relaxed, device);
    if (work[get_group_id(0)] == 0)
        return;
    while (atomic_load_explicit(serving, acquire, device) != mine) /* A */
        ;
    *sum += work[get_group_id(0)];
    atomic_store_explicit(serving, mine + 1, release, device); /* B */
}

kernel void fixed(global atomic_uint *next, global atomic_uint *serving, global const uint *work, global uint *sum)
{
    if (get_local_id(0) != 0)
        return;
    if (work[get_group_id(0)] == 0)
        return;
    uint mine = atomic_fetch_add_explicit(next, 1, relaxed, device);
    while (atomic_load_explicit(serving, acquire, device) != mine)
        ;
    *sum += work[get_group_id(0)];
    atomic_store_explicit(serving, mine + 1, release, device);
}
