/* abba.cl - two work-groups take two locks, each in the order of its own, and wait for the other for ever. */
static void take(__global volatile int *lock)
{
    while (atomic_cmpxchg(lock, 0, 1) != 0)
        ;
}

__kernel void abba(__global volatile int *locks)
{
    int first = (int)get_group_id(0);

    take(&locks[first]);
#pragma nounroll
    for (int i = 0; i < 200; i++)
        atomic_add(&locks[2 + first], 1);
    take(&locks[1 - first]);
    locks[first] = 0;
    locks[1 - first] = 0;
}
