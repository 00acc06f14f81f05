/* An MCS lock: each waiter spins on a word of its own, and its predecessor hands the lock over. */
#include "bugs.h"
kernel void ok_mcs(global atomic_uint *tail, global atomic_uint *next, global atomic_uint *go, global uint *count)
{
    if (get_local_id(0) != 0)
        return;
    uint me = get_group_id(0) + 1;
    uint before = atomic_exchange_explicit(tail, me, acq_rel, device);

    if (before != 0) {
        atomic_store_explicit(&next[before], me, release, device);
        while (atomic_load_explicit(&go[me], acquire, device) == 0)
            ;
    }
    *count += me;
    uint mine = me;
    if (atomic_compare_exchange_explicit(tail, &mine, 0, acq_rel, relaxed, device))
        return;
    uint after;
    while ((after = atomic_load_explicit(&next[me], acquire, device)) == 0)
        ;
    atomic_store_explicit(&go[after], 1, release, device);
}
