/* A semaphore of two loses a unit whenever the count is odd. */
/* expect: hang A */
/* exit: 3 */
#include "bugs.h"
kernel void bug(global atomic_uint *units, global atomic_uint *uses)
{
    if (get_local_id(0) != 0)
        return;
    uint seen = atomic_load_explicit(units, relaxed, device);
    do {
        while (seen == 0)
            seen = atomic_load_explicit(units, relaxed, device); /* A */
    } while (!atomic_compare_exchange_explicit(units, &seen, seen - 1, acquire, relaxed, device));
    uint use = atomic_fetch_add_explicit(uses, 1, relaxed, device);
    if (use % 2 == 0)
        atomic_fetch_add_explicit(units, 1, release, device);
}

kernel void fixed(global atomic_uint *units, global atomic_uint *uses)
{
    if (get_local_id(0) != 0)
        return;
    uint seen = atomic_load_explicit(units, relaxed, device);
    do {
        while (seen == 0)
            seen = atomic_load_explicit(units, relaxed, device);
    } while (!atomic_compare_exchange_explicit(units, &seen, seen - 1, acquire, relaxed, device));
    uint use = atomic_fetch_add_explicit(uses, 1, relaxed, device);
    atomic_fetch_add_explicit(units, 1, release, device);
}
