/* A matrix transposed through local memory, in a two-dimensional grid; bank conflicts avoided by padding or not. */
#define TILE 16

kernel void transpose(global const ushort *in, global ushort *out, uint width, uint height, uint padded)
{
    local ushort tile[TILE * (TILE + 1)];
    uint x = get_local_id(0);
    uint y = get_local_id(1);
    uint pitch = padded ? TILE + 1 : TILE;
    uint column = get_group_id(0) * TILE + x;
    uint row = get_group_id(1) * TILE + y;

    tile[y * pitch + x] = in[row * width + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    column = get_group_id(1) * TILE + x;
    row = get_group_id(0) * TILE + y;
    out[row * height + column] = tile[x * pitch + y];
}
