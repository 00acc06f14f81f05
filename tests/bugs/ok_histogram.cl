/* A histogram in local memory by atomics, added to the global one. */
kernel void ok_histogram(global const uint *in, global uint *out)
{
    local uint bin[32];
    uint l = get_local_id(0);

    if (l < 32)
        bin[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bin[in[get_global_id(0)] % 32]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 32)
        atomic_add(&out[l], bin[l]);
}
