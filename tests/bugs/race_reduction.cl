/* Work-item 0 adds up what the others have not stored yet. */
/* expect: races A B */
kernel void bug(global const int *in, global int *out)
{
    local int part[128];
    uint l = get_local_id(0);
    int sum = 0;

    part[l] = in[get_global_id(0)]; /* A */
    if (l != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 128; i++)
        sum += part[i]; /* B */
    out[get_group_id(0)] = sum;
}

kernel void fixed(global const int *in, global int *out)
{
    local int part[128];
    uint l = get_local_id(0);
    int sum = 0;

    part[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 128; i++)
        sum += part[i];
    out[get_group_id(0)] = sum;
}
