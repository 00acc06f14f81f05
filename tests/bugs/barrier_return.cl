/* Work-items behind the end return before the barrier. */
/* expect: barriers A */
kernel void bug(global int *data, uint n)
{
    local int word[128];
    uint l = get_local_id(0);

    if (l >= n)
        return;
    word[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE); /* A */
    if (l < n)
        data[l] = word[n - 1 - l];
}

kernel void fixed(global int *data, uint n)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = l < n ? data[l] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < n)
        data[l] = word[n - 1 - l];
}
