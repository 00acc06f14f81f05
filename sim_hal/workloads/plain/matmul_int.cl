/*
 * c = a x b, square, row by row, in tiles of 16 x 16 that go through local memory. Every work-item compares
 * its element with the closed form for the inputs of the .sim file and counts what is wrong.
 */
#define TILE 16

/*
 * What row x column of the product is when a[i] = b[i] = i, modulo 2^32: the sum over k of (row w + k)(k w + column).
 */
static uint product(uint row, uint column, uint w)
{
    uint sum = w * (w - 1) / 2;
    uint sum_of_squares = (w - 1) * w * (2 * w - 1) / 6;

    return row * w * w * (sum + column) + w * sum_of_squares + column * sum;
}

kernel void MM16(global const uint *a, global const uint *b, global uint *c, int width, global uint *errors)
{
    local uint tile_a[TILE][TILE];
    local uint tile_b[TILE][TILE];
    int x = get_local_id(0);
    int y = get_local_id(1);
    int column = get_global_id(0);
    int row = get_global_id(1);
    uint sum = 0;

    for (int tile = 0; tile < width / TILE; tile++) {
        tile_a[y][x] = a[row * width + tile * TILE + x];
        tile_b[y][x] = b[(tile * TILE + y) * width + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            sum += tile_a[y][k] * tile_b[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * width + column] = sum;
    if (sum != product(row, column, width))
        atomic_inc(errors);
}
