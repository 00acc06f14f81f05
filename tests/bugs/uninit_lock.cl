/* A lock word in local memory is taken before it was ever free. */
/* expect: uninitialised A */
/* expect?: uninitialised * */
kernel void bug(global int *out)
{
    local int lock;
    local int count;
    uint l = get_local_id(0);

    if (l == 0)
        count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l % 64 == 0) {
        while (atomic_cmpxchg(&lock, 0, 1) != 0) /* A */
            ;
        count++;
        atomic_xchg(&lock, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = count;
}

kernel void fixed(global int *out)
{
    local int lock;
    local int count;
    uint l = get_local_id(0);

    if (l == 0) {
        count = 0;
        lock = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l % 64 == 0) {
        while (atomic_cmpxchg(&lock, 0, 1) != 0)
            ;
        count++;
        atomic_xchg(&lock, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = count;
}
