/* A tile is read by columns before all its rows are there. */
/* expect: races A B */
/* expect?: uninitialised * */
kernel void bug(global const int *in, global int *out)
{
    local int tile[16][16];
    uint x = get_local_id(0);
    uint y = get_local_id(1);

    tile[y][x] = in[y * 16 + x]; /* A */
    mem_fence(CLK_LOCAL_MEM_FENCE);
    out[y * 16 + x] = tile[x][y]; /* B */
}

kernel void fixed(global const int *in, global int *out)
{
    local int tile[16][16];
    uint x = get_local_id(0);
    uint y = get_local_id(1);

    tile[y][x] = in[y * 16 + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[y * 16 + x] = tile[x][y];
}
