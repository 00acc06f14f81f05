/* The copy into local memory is not awaited. libclc lacks wait_group_events, which is a barrier. */
/* expect: races A B */
/* expect?: uninitialised B */
kernel void race_async_copy(global const int *in, global int *out)
{
    local int tile[128];
    uint l = get_local_id(0);

    async_work_group_copy(tile, in, 128, 0); /* A */
#ifdef FIXED
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    out[l] = tile[127 - l]; /* B */
}
