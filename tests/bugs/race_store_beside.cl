/* One work-group sets the total with an ordinary store, which the others add to. It has waited for a load before. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global const uint *in, global atomic_uint *total)
{
    uint value = in[get_global_id(0) / 64] + 1;

    if (get_local_id(0) != 0)
        return;
    if (value == 4) {
        *(global uint *)total = 100; /* A */
        return;
    }
    atomic_fetch_add_explicit(total, value, relaxed, device); /* B */
}

kernel void fixed(global const uint *in, global atomic_uint *total)
{
    uint value = in[get_global_id(0) / 64] + 1;

    if (get_local_id(0) != 0)
        return;
    if (value == 4) {
        atomic_fetch_add_explicit(total, 100, relaxed, device);
        return;
    }
    atomic_fetch_add_explicit(total, value, relaxed, device);
}
