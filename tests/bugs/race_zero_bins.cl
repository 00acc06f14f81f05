/* Bins in local memory are cleared by the first wave, and counted up without a barrier between. */
/* expect: races A B */
/* expect?: uninitialised * */
kernel void bug(global const uint *in, global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    if (l < 16)
        bin[l] = 0; /* A */
    atomic_inc(&bin[in[l] % 16]); /* B */
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
