/* Waves count in local memory without an atomic. */
/* expect: races A A */
kernel void bug(global uint *out)
{
    local uint count;

    if (get_local_id(0) == 0)
        count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) % 64 == 0)
        count++; /* A */
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        *out = count;
}

kernel void fixed(global uint *out)
{
    local uint count;

    if (get_local_id(0) == 0)
        count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) % 64 == 0)
        atomic_inc(&count);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        *out = count;
}
