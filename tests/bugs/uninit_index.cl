/* An index that was never stored chooses the word that is read. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out)
{
    local uint order[64];
    uint l = get_local_id(0);

    if (l > 0)
        order[l] = 63 - l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = in[order[63 - l] % 64]; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    local uint order[64];
    uint l = get_local_id(0);

    order[l] = 63 - l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = in[order[63 - l] % 64];
}
