/* lock.cl - each work-group adds a number of its LDS to a sum, under a lock, several times. */
__kernel void lock(__global volatile int *locks, __global volatile int *sum, int rounds)
{
    __local int part[64];
    int item = (int)get_local_id(0);

    part[item] = item + (int)get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item != 0)
        return;
#pragma nounroll
    for (int i = 0; i < rounds; i++) {
        while (atomic_cmpxchg(&locks[1], 0, 1) != 0)
            ;
        *sum += part[i];
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_xchg(&locks[1], 0);
    }
}
