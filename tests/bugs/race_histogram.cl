/* Bins of a histogram in local memory are counted up without atomics. */
/* expect: races A A */
kernel void race_histogram(global const uint *in, global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    if (l < 16)
        bin[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
#ifdef FIXED
    atomic_inc(&bin[in[l] % 16]);
#else
    bin[in[l] % 16]++; /* A */
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        out[l] = bin[l];
}
