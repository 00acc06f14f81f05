/* One side counts by atomics, the other looks with an ordinary load. */
/* expect: races A B */
#include "bugs.h"
kernel void race_mixed(global atomic_uint *count, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) != 0) {
        atomic_fetch_add_explicit(count, 1, relaxed, device); /* A */
        return;
    }
#ifdef FIXED
    out[0] = atomic_load_explicit(count, relaxed, device) <= 7;
#else
    out[0] = *(global uint *)count <= 7; /* B */
#endif
}
