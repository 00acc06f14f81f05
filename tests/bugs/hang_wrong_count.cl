/* The barrier awaits one work-group more than there are. */
/* expect: hang A */
/* expect: hang B */
/* says: on arrived, which is 8; */
/* exit: 3 */
#include "bugs.h"
kernel void hang_wrong_count(global atomic_uint *arrived, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
#ifdef FIXED
    uint all = get_num_groups(0);
#else
    uint all = get_num_groups(0) + 1;
#endif
    atomic_fetch_add_explicit(arrived, 1, release, device); /* B */
    while (atomic_load_explicit(arrived, acquire, device) < all) /* A */
        ;
    out[get_group_id(0)] = 1;
}
