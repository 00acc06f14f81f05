/* A writer waits until no reader is left, and one reader forgets to sign out. */
/* expect: hang A */
/* expect: hang B */
/* says: on readers, which is 1; == 0 would end it */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *readers, global uint *data)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    if (g == 0) {
        while (atomic_load_explicit(readers, acquire, device) != 0) /* A */
            ;
        *data = 1;
        return;
    }
    if (g == 3)
        return;
    atomic_fetch_sub_explicit(readers, 1, release, device); /* B */
}

kernel void fixed(global atomic_uint *readers, global uint *data)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    if (g == 0) {
        while (atomic_load_explicit(readers, acquire, device) != 0)
            ;
        *data = 1;
        return;
    }
    atomic_fetch_sub_explicit(readers, 1, release, device);
}
