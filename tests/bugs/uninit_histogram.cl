/* Bins of a histogram in local memory are not cleared: the next work-group of the compute unit goes on counting. */
/* expect: uninitialised A */
kernel void bug(global const uint *in, global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    atomic_inc(&bin[in[l] % 16]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        atomic_add(&out[l], bin[l]); /* A */
}

kernel void fixed(global const uint *in, global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    if (l < 16)
        bin[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bin[in[l] % 16]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        atomic_add(&out[l], bin[l]);
}
