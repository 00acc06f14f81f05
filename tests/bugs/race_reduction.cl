/* Work-item 0 adds up what the others have not stored yet. */
/* expect: races A B */
kernel void race_reduction(global const int *in, global int *out)
{
    local int part[128];
    uint l = get_local_id(0);
    int sum = 0;

    part[l] = in[get_global_id(0)]; /* A */
#ifdef FIXED
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    if (l != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 128; i++)
        sum += part[i]; /* B */
    out[get_group_id(0)] = sum;
}
