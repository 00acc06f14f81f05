/* Double-checked initialisation whose first check is relaxed. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *ready, global atomic_uint *lock, global uint *table, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (atomic_load_explicit(ready, relaxed, device) == 0) {
        while (!try_lock(lock, acquire, device))
            ;
        if (atomic_load_explicit(ready, relaxed, device) == 0) {
            table[0] = 99; /* A */
            atomic_store_explicit(ready, 1, release, device);
        }
        atomic_store_explicit(lock, 0, release, device);
    }
    out[get_group_id(0)] = table[0]; /* B */
}

kernel void fixed(global atomic_uint *ready, global atomic_uint *lock, global uint *table, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (atomic_load_explicit(ready, acquire, device) == 0) {
        while (!try_lock(lock, acquire, device))
            ;
        if (atomic_load_explicit(ready, relaxed, device) == 0) {
            table[0] = 99;
            atomic_store_explicit(ready, 1, release, device);
        }
        atomic_store_explicit(lock, 0, release, device);
    }
    out[get_group_id(0)] = table[0];
}
