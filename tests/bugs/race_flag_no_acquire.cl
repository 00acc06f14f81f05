/* The flag is read by a relaxed load: the L1 may hold older data. */
/* expect: races A B */
#include "bugs.h"
#ifdef FIXED
#define await acquire
#else
#define await relaxed
#endif
kernel void race_flag_no_acquire(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        data[0] = 42; /* A */
        atomic_store_explicit(flag, 1, release, device);
        return;
    }
    while (atomic_load_explicit(flag, await, device) == 0)
        ;
    out[get_group_id(0)] = data[0]; /* B */
}
