/* Waves take a lock in local memory; its words are ordered by the local fences alone. */
kernel void ok_local_lock(global uint *out)
{
    local uint lock;
    volatile local uint count;
    uint l = get_local_id(0);

    if (l == 0) {
        lock = 0;
        count = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l % 64 == 0) {
        while (atomic_cmpxchg(&lock, 0, 1) != 0)
            ;
        count += 1;
        atomic_xchg(&lock, 0);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = count;
}
