/* The compare-and-swap is of another word than the load. */
/* expect: races A B */
/* expect?: races A C */
#include "bugs.h"
kernel void bug(global atomic_uint *words)
{
    uint l = get_local_id(0), g = get_group_id(0);

    if (l != 0)
        return;
    atomic_fetch_add_explicit(&words[g % 2], 1, relaxed, device); /* B */
    uint old = *(global uint *)&words[0]; /* A */

    atomic_compare_exchange_explicit(&words[g % 2], &old, old + 1, relaxed, relaxed, device); /* C */
}

kernel void fixed(global atomic_uint *words)
{
    uint l = get_local_id(0), g = get_group_id(0);

    if (l != 0)
        return;
    atomic_fetch_add_explicit(&words[g % 2], 1, relaxed, device);
    uint old = atomic_load_explicit(&words[0], relaxed, device);

    atomic_compare_exchange_explicit(&words[g % 2], &old, old + 1, relaxed, relaxed, device);
}
