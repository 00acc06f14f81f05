/* An increment up to a limit: what is loaded decides whether the compare-and-swap is tried at all. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *count)
{
    if (get_local_id(0) != 0)
        return;
    uint old = *(global uint *)count; /* A */

    if (old < 5)
        atomic_compare_exchange_explicit(count, &old, old + 1, relaxed, relaxed, device); /* B */
}

kernel void fixed(global atomic_uint *count)
{
    if (get_local_id(0) != 0)
        return;
    uint old = atomic_load_explicit(count, relaxed, device);

    if (old < 5)
        atomic_compare_exchange_explicit(count, &old, old + 1, relaxed, relaxed, device);
}
