/* The barrier is left out when there is one work-group, for all its work-items. */
/* expect: races A B */
kernel void bug(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l]; /* A */
    if (get_num_groups(0) > 1)
        barrier(CLK_LOCAL_MEM_FENCE);
    data[l] = word[127 - l]; /* B */
}

kernel void fixed(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[l] = word[127 - l];
}
