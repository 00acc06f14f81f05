/* The release has the scope of a work-group, but the reader is in another one. */
/* expect: races A B */
#include "bugs.h"
#ifdef FIXED
#define reach device
#else
#define reach group
#endif
kernel void race_scope_flag(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        data[0] = 42; /* A */
        atomic_store_explicit(flag, 1, release, reach);
        return;
    }
    while (atomic_load_explicit(flag, acquire, device) == 0)
        ;
    out[get_group_id(0)] = data[0]; /* B */
}
