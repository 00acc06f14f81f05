/*
 * c = a x b, square, row by row, in tiles of 16 x 16 that go through local memory. Every work-item compares
 * its element with the closed form for the inputs of the .sim file and counts what is wrong.
 */
#define TILE 16

/* Row x column of the product when a[i] = b[i] = i: the sum over k of (row w + k)(k w + column). */
static float product(float row, float column, float w)
{
    float sum = w * (w - 1) * 0.5f;
    float sum_of_squares = (w - 1) * w * (2 * w - 1) * (1.0f / 6);

    return row * w * w * (sum + column) + w * sum_of_squares + column * sum;
}

kernel void MM16F(global const float *a, global const float *b, global float *c, int width, global uint *errors)
{
    local float tile_a[TILE][TILE];
    local float tile_b[TILE][TILE];
    int x = get_local_id(0);
    int y = get_local_id(1);
    int column = get_global_id(0);
    int row = get_global_id(1);
    float sum = 0;

    for (int tile = 0; tile < width / TILE; tile++) {
        tile_a[y][x] = a[row * width + tile * TILE + x];
        tile_b[y][x] = b[(tile * TILE + y) * width + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            sum += tile_a[y][k] * tile_b[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * width + column] = sum;
    if (fabs(sum - product(row, column, width)) > sum * 1e-4f)
        atomic_inc(errors);
}
