/* compile: -O0 */
/* A lock without optimisation: every variable lies in scratch. */
#include "bugs.h"
kernel void ok_lock_o0(global atomic_uint *lock, global uint *count)
{
    uint l = get_local_id(0);

    if (l % 64 == 0) {
        while (!try_lock(lock, acquire, device))
            ;
        count[0] += 1;
        count[1] += l;
        atomic_store_explicit(lock, 0, release, device);
    }
}
