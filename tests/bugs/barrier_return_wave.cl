/* A whole wave returns before the barrier at which the other one waits. */
/* expect: barriers A */
kernel void barrier_return_wave(global int *data, uint n)
{
    local int word[128];
    uint l = get_local_id(0);

#ifdef FIXED
    word[l] = l < n ? data[l] : 0;
#else
    if (l >= n)
        return;
    word[l] = data[l];
#endif
    barrier(CLK_LOCAL_MEM_FENCE); /* A */
    if (l < n)
        data[l] = word[n - 1 - l];
}
