/* Bins of a histogram in local memory are counted up without atomics. */
/* expect: races A A */
kernel void bug(global const uint *in, global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    if (l < 16)
        bin[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    bin[in[l] % 16]++; /* A */
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        out[l] = bin[l];
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
        out[l] = bin[l];
}
