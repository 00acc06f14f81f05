/* The flag that the others await is raised only if there is work. */
/* expect: hang A */
/* says: on flag, which is 0; != 0 would end it */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *flag, global uint *out, uint work)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        if (work > 0)
            atomic_store_explicit(flag, 1, release, device);
        return;
    }
    while (atomic_load_explicit(flag, acquire, device) == 0) /* A */
        ;
    out[get_group_id(0)] = 1;
}

kernel void fixed(global atomic_uint *flag, global uint *out, uint work)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    while (atomic_load_explicit(flag, acquire, device) == 0)
        ;
    out[get_group_id(0)] = 1;
}
