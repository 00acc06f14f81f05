/* compile: -O0 */
/* An increment up to a limit: what is loaded decides whether the compare-and-swap is tried at all. */
/* expect: races A B */
#include "bugs.h"
kernel void race_expected_branch_o0(global atomic_uint *count)
{
    if (get_local_id(0) != 0)
        return;
#ifdef FIXED
    uint old = atomic_load_explicit(count, relaxed, device);
#else
    uint old = *(global uint *)count; /* A */
#endif

    if (old < 5)
        atomic_compare_exchange_explicit(count, &old, old + 1, relaxed, relaxed, device); /* B */
}
