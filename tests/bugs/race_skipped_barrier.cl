/* The barrier is left out when there is one work-group, for all its work-items. */
/* expect: races A B */
kernel void race_skipped_barrier(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l]; /* A */
#ifdef FIXED
    barrier(CLK_LOCAL_MEM_FENCE);
#else
    if (get_num_groups(0) > 1)
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    data[l] = word[127 - l]; /* B */
}
