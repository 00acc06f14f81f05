/* The cure of abba_cas.cl: both work-groups take the locks in the same order. -gline-tables-only */
void take(volatile global uint *lock)
{
    while (atomic_cmpxchg(lock, 0, 1) != 0)
        ;
}

kernel void abba_cured(volatile global uint *locks, global uint *sum)
{
    if (get_local_id(0) != 0)
        return;
    take(&locks[0]);
    take(&locks[1]);
    atomic_inc((volatile global uint *)sum);
    atomic_xchg(&locks[1], 0);
    atomic_xchg(&locks[0], 0);
}
