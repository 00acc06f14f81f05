/*
 * Diffusion that spares edges, after srad of Rodinia, in whole numbers: the coefficient of a point says how alike its
 * neighbours are, and a point moves towards its neighbours by its own coefficient and those of the points below and right.
 *
 * The original launches two kernels an iteration. Here a work-group does all iterations on a tile of 32 x 32 points, and keeps
 * the points that the tile's border has not reached: each iteration takes one at the top and left, two at the bottom and right.
 */
#include "groups.h"

#define TILE       32
#define ROWS       16 /* of work-items; each has two points */
#define ITERATIONS 2
#define KEPT       (TILE - 3 * ITERATIONS)

/* Differences to the neighbours above, below, left and right; 0 where the image ends. */
static int4 differences(local int (*image)[TILE], int x, int y, int column, int row, int width, int height)
{
    int here = image[y][x];

    return (int4)(row > 0 && y > 0 ? image[y - 1][x] - here : 0,
                  row < height - 1 && y < TILE - 1 ? image[y + 1][x] - here : 0,
                  column > 0 && x > 0 ? image[y][x - 1] - here : 0,
                  column < width - 1 && x < TILE - 1 ? image[y][x + 1] - here : 0);
}

/* 1024 where all is alike, less where the differences are large compared with the point. */
static int coefficient(int4 difference, int here)
{
    uint squares = (uint)(difference.x * difference.x) + (uint)(difference.y * difference.y) +
                   (uint)(difference.z * difference.z) + (uint)(difference.w * difference.w);
    uint unlike = squares / ((uint)(here * here) / 64 + 1);

    return (int)(65536 / (64 + unlike));
}

/* Points are 0 to 16,383. */
KERNEL(TILE, ROWS) void srad(global const int *before, global int *after, int width, int height)
{
    local int image[TILE][TILE], coefficients[TILE][TILE];
    int x = (int)get_local_id(0), top = (int)get_local_id(1);
    int column = (int)get_group_id(0) * KEPT - ITERATIONS + x;
    int first_row = (int)get_group_id(1) * KEPT - ITERATIONS;
    int next[2];

    for (int y = top; y < TILE; y += ROWS)
        image[y][x] = before[clamp(first_row + y, 0, height - 1) * width + clamp(column, 0, width - 1)];
    meet(); /* the tile is complete */
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        for (int y = top; y < TILE; y += ROWS)
            coefficients[y][x] =
                coefficient(differences(image, x, y, column, first_row + y, width, height), image[y][x]);
        meet(); /* coefficients are complete */
        for (int i = 0; i < 2; i++) {
            int y = top + i * ROWS, own = coefficients[y][x];
            int4 difference = differences(image, x, y, column, first_row + y, width, height);
            int sum = own * (difference.x + difference.z) + coefficients[min(y + 1, TILE - 1)][x] * difference.y +
                      coefficients[y][min(x + 1, TILE - 1)] * difference.w;
            next[i] = image[y][x] + (sum >> 12);
        }
        meet(); /* the image is read */
        image[top][x] = next[0];
        image[top + ROWS][x] = next[1];
        meet(); /* the image is complete */
    }
    for (int y = top; y < TILE; y += ROWS)
        if (x >= ITERATIONS && x < ITERATIONS + KEPT && y >= ITERATIONS && y < ITERATIONS + KEPT && column < width &&
            first_row + y < height)
            after[(first_row + y) * width + column] = image[y][x];
}
