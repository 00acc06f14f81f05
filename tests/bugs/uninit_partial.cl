/* A table of 64 words is filled by the first 32 work-items, and all copy it. */
/* expect: uninitialised A */
kernel void bug(global int *out)
{
    local int table[64];
    uint l = get_local_id(0);

    if (l < 32)
        table[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = table[63 - l]; /* A */
}

kernel void fixed(global int *out)
{
    local int table[64];
    uint l = get_local_id(0);

    if (l < 32) {
        table[l] = l;
        table[l + 32] = l + 32;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = table[63 - l];
}
