/* compile: -O0 */
/* What is stored by the compare-and-swap is read at a place that the loaded value chooses. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *head, global const uint *next)
{
    if (get_local_id(0) != 0)
        return;
    uint old = *(global uint *)head; /* A */

    atomic_compare_exchange_explicit(head, &old, next[old % 16], relaxed, relaxed, device); /* B */
}

kernel void fixed(global atomic_uint *head, global const uint *next)
{
    if (get_local_id(0) != 0)
        return;
    uint old = atomic_load_explicit(head, relaxed, device);

    atomic_compare_exchange_explicit(head, &old, next[old % 16], relaxed, relaxed, device);
}
