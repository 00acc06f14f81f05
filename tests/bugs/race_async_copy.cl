/* The copy into local memory is not awaited. libclc lacks wait_group_events, which is a barrier. */
/* expect: races A B */
/* expect?: uninitialised B */
kernel void bug(global const int *in, global int *out)
{
    local int tile[128];
    uint l = get_local_id(0);

    async_work_group_copy(tile, in, 128, 0); /* A */
    out[l] = tile[127 - l]; /* B */
}

kernel void fixed(global const int *in, global int *out)
{
    local int tile[128];
    uint l = get_local_id(0);

    async_work_group_copy(tile, in, 128, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = tile[127 - l];
}
