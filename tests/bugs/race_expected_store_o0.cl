/* compile: -O0 */
/* A work-group keeps what it has loaded, whether its compare-and-swap succeeds or not. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *count, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint old = *(global uint *)count; /* A */
    uint expected = old;

    atomic_compare_exchange_explicit(count, &expected, old + 1, relaxed, relaxed, device); /* B */
    out[get_group_id(0)] = old <= 8;
}

kernel void fixed(global atomic_uint *count, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint old = atomic_load_explicit(count, relaxed, device);
    uint expected = old;

    atomic_compare_exchange_explicit(count, &expected, old + 1, relaxed, relaxed, device);
    out[get_group_id(0)] = old <= 8;
}
