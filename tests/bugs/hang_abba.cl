/* Two locks, taken in opposite orders. */
/* expect: hang A */
/* expect: hang B */
/* expect: hang C */
/* expect: hang D */
/* says: holds locks[0], waits for locks[1], which (1,0,0) holds, which waits for locks[0] */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *locks, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        while (!try_lock(&locks[0], acquire, device)) /* C */
            ;
        for (uint i = 0; i < 50; i++)
            __builtin_amdgcn_s_sleep(10);
        while (!try_lock(&locks[1], acquire, device)) /* A */
            ;
    } else {
        while (!try_lock(&locks[1], acquire, device)) /* D */
            ;
        for (uint i = 0; i < 50; i++)
            __builtin_amdgcn_s_sleep(10);
        while (!try_lock(&locks[0], acquire, device)) /* B */
            ;
    }
    *count += 1;
    atomic_store_explicit(&locks[0], 0, release, device);
    atomic_store_explicit(&locks[1], 0, release, device);
}

kernel void fixed(global atomic_uint *locks, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    while (!try_lock(&locks[0], acquire, device))
        ;
    for (uint i = 0; i < 50; i++)
        __builtin_amdgcn_s_sleep(10);
    while (!try_lock(&locks[1], acquire, device))
        ;
    *count += 1;
    atomic_store_explicit(&locks[0], 0, release, device);
    atomic_store_explicit(&locks[1], 0, release, device);
}
