/* Half the work-items of a wave skip the barrier. */
/* expect: barriers A */
kernel void bug(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l];
    if (l < 96) {
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
        data[l] = word[l + 1];
    }
}

kernel void fixed(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 96)
        data[l] = word[l + 1];
}
