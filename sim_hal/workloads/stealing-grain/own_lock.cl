/* own_lock.cl - each work-group takes a lock that no other one wants, again and again: what an owner's lock costs. */
#include "../scoped.h"

#define STRIDE 64 /* words: each lock has a line of its own */

kernel void own_lock(volatile global uint *locks, global uint *counts, uint uses)
{
    uint own = get_group_id(0) * STRIDE;

    for (uint i = 0; i < uses; i++) {
        while (scoped_cas(locks + own, 0, 1, wg, acq) != 0)
            ;
        counts[get_group_id(0)]++;
        scoped_store(locks + own, 0, wg, rel);
    }
}
