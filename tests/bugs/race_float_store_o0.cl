/* compile: -O0 */
/* One work-group sets a sum of floats, which the others add to by an atomic. */
/* expect: races A B */
#include "bugs.h"
kernel void race_float_store_o0(global atomic_float *sum)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 3) {
#ifdef FIXED
        atomic_fetch_add_explicit(sum, 1.0f, relaxed, device);
#else
        *(global float *)sum = 1.0f; /* A */
#endif
        return;
    }
    atomic_fetch_add_explicit(sum, 1.0f, relaxed, device); /* B */
}
