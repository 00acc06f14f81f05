/* Two work-groups take two locks in opposite order, each with an ordinary compare-and-swap. Line tables. */
void take(volatile global uint *lock)
{
    while (atomic_cmpxchg(lock, 0, 1) != 0)
        ;
}

kernel void abba_cas(volatile global uint *locks, volatile global uint *arrived)
{
    uint group = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    take(&locks[group]);
    atomic_inc(arrived);
    while (*arrived != 2)
        ;
    take(&locks[1 - group]);
}
