/* The barrier awaits one work-group more than there are. */
/* expect: hang A */
/* expect: hang B */
/* says: on arrived, which is 8; */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *arrived, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint all = get_num_groups(0) + 1;
    atomic_fetch_add_explicit(arrived, 1, release, device); /* B */
    while (atomic_load_explicit(arrived, acquire, device) < all) /* A */
        ;
    out[get_group_id(0)] = 1;
}

kernel void fixed(global atomic_uint *arrived, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint all = get_num_groups(0);
    atomic_fetch_add_explicit(arrived, 1, release, device);
    while (atomic_load_explicit(arrived, acquire, device) < all)
        ;
    out[get_group_id(0)] = 1;
}
