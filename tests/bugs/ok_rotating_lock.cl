/* Data move from lock to lock: the order goes through both. */
#include "bugs.h"
kernel void ok_rotating_lock(global atomic_uint *locks, global uint *slot, global atomic_uint *turn)
{
    if (get_local_id(0) != 0)
        return;
    uint g = get_group_id(0);

    while (atomic_load_explicit(turn, acquire, device) != g)
        ;
    while (!try_lock(&locks[g % 2], acquire, device))
        ;
    slot[g + 1] = slot[g] + 1;
    atomic_store_explicit(&locks[g % 2], 0, release, device);
    atomic_fetch_add_explicit(turn, 1, release, device);
}
