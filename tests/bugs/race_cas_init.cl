/* No barrier between the first value of a local word and the compare-and-swaps of it. */
/* expect: races A B */
/* expect: races A C */
#include "bugs.h"
kernel void bug(global uint *out)
{
    local atomic_uint word;
    uint l = get_local_id(0);

    if (l == 0)
        atomic_store_explicit(&word, 0, relaxed, group); /* A */
    uint old = atomic_load_explicit(&word, relaxed, group); /* B */
    while (l > old)
        if (atomic_compare_exchange_explicit(&word, &old, l, relaxed, relaxed, group)) /* C */
            break;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = atomic_load_explicit(&word, relaxed, group);
}

kernel void fixed(global uint *out)
{
    local atomic_uint word;
    uint l = get_local_id(0);

    if (l == 0)
        atomic_store_explicit(&word, 0, relaxed, group);
    barrier(CLK_LOCAL_MEM_FENCE);
    uint old = atomic_load_explicit(&word, relaxed, group);
    while (l > old)
        if (atomic_compare_exchange_explicit(&word, &old, l, relaxed, relaxed, group))
            break;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = atomic_load_explicit(&word, relaxed, group);
}
