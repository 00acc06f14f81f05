/* The waiter clears the signal before it waits, after the sender has sent it. */
/* expect: hang A */
/* expect: hang B */
/* says: on signal, which is 0; */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *signal, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        atomic_store_explicit(signal, 1, release, device);
        return;
    }
    for (uint i = 0; i < 100; i++)
        __builtin_amdgcn_s_sleep(10);
    atomic_store_explicit(signal, 0, relaxed, device); /* B */
    while (atomic_load_explicit(signal, acquire, device) == 0) /* A */
        ;
    *out = 1;
}

kernel void fixed(global atomic_uint *signal, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        atomic_store_explicit(signal, 1, release, device);
        return;
    }
    for (uint i = 0; i < 100; i++)
        __builtin_amdgcn_s_sleep(10);
    while (atomic_load_explicit(signal, acquire, device) == 0)
        ;
    *out = 1;
}
