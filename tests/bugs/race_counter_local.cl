/* Waves count in local memory without an atomic. */
/* expect: races A A */
kernel void race_counter_local(global uint *out)
{
    local uint count;

    if (get_local_id(0) == 0)
        count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) % 64 == 0)
#ifdef FIXED
        atomic_inc(&count);
#else
        count++; /* A */
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        *out = count;
}
