/* A tile is read by columns before all its rows are there. */
/* expect: races A B */
/* expect?: uninitialised * */
kernel void race_transpose(global const int *in, global int *out)
{
    local int tile[16][16];
    uint x = get_local_id(0);
    uint y = get_local_id(1);

    tile[y][x] = in[y * 16 + x]; /* A */
#ifdef FIXED
    barrier(CLK_LOCAL_MEM_FENCE);
#else
    mem_fence(CLK_LOCAL_MEM_FENCE);
#endif
    out[y * 16 + x] = tile[x][y]; /* B */
}
