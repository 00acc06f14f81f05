/* Lanes of one wave count up the same bins without atomics. All store the same sums, and all but one are lost. */
/* expect: races A A */
kernel void bug(global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    if (l < 16)
        bin[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    bin[l % 16] += 1; /* A */
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        out[l] = bin[l];
}

kernel void fixed(global uint *out)
{
    local uint bin[16];
    uint l = get_local_id(0);

    if (l < 16)
        bin[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bin[l % 16]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        out[l] = bin[l];
}
