/* serial_grids.c - see serial.h. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "serial.h"

void mm32(const char *name, uint32_t width)
{
    uint32_t *a = random_words(width * width, 21, 65536, 1), *b = random_words(width * width, 22, 65536, 1);
    uint32_t *c = words(width * width);

    for (uint32_t row = 0; row < width; row++)
        for (uint32_t k = 0; k < width; k++)
            for (uint32_t column = 0; column < width; column++)
                c[row * width + column] += a[row * width + k] * b[k * width + column];
    free(a);
    free(b);
    print_checksum(name, "c", c, width * width);
}

void stencil7(const char *name, uint32_t width, uint32_t height, uint32_t planes)
{
    uint32_t plane = width * height, count = plane * planes;
    uint32_t *before = random_words(count, 23, 1000000, 1), *after = words(count);

    memcpy(after, before, count * sizeof(*after));
    for (uint32_t z = 1; z < planes - 1; z++)
        for (uint32_t y = 1; y < height - 1; y++)
            for (uint32_t x = 1; x < width - 1; x++) {
                const uint32_t *at = before + z * plane + y * width + x;
                after[at - before] = at[-1] + at[1] + *(at - width) + at[width] + *(at - plane) + at[plane] - 6 * at[0];
            }
    free(before);
    print_checksum(name, "after", after, count);
}

struct image {
    int32_t width, height;
    const int32_t *points;
};

/* The difference of a neighbour to a point, 0 when the neighbour is outside. */
static int32_t difference(const struct image *image, int32_t x, int32_t y, int32_t right, int32_t down)
{
    int32_t column = x + right, row = y + down;

    if (column < 0 || column >= image->width || row < 0 || row >= image->height)
        return 0;
    return image->points[row * image->width + column] - image->points[y * image->width + x];
}

static int32_t coefficient(const struct image *image, int32_t x, int32_t y)
{
    static const int32_t sides[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    int64_t here = image->points[y * image->width + x], squares = 0;

    for (int i = 0; i < 4; i++) {
        int64_t d = difference(image, x, y, sides[i][0], sides[i][1]);
        squares += d * d;
    }
    return (int32_t)(65536 / (64 + squares / (here * here / 64 + 1)));
}

/* Rounds down. */
static int32_t divide(int64_t number, int64_t by)
{
    return (int32_t)(number >= 0 ? number / by : -((-number + by - 1) / by));
}

static void iterate(const struct image *image, const int32_t *coefficients, int32_t *next)
{
    for (int32_t y = 0; y < image->height; y++)
        for (int32_t x = 0; x < image->width; x++) {
            int32_t at = y * image->width + x;
            int64_t sum = (int64_t)coefficients[at] * (difference(image, x, y, 0, -1) + difference(image, x, y, -1, 0));
            if (y + 1 < image->height)
                sum += (int64_t)coefficients[at + image->width] * difference(image, x, y, 0, 1);
            if (x + 1 < image->width)
                sum += (int64_t)coefficients[at + 1] * difference(image, x, y, 1, 0);
            next[at] = image->points[at] + divide(sum, 4096);
        }
}

void srad(const char *name, uint32_t width, uint32_t height)
{
    uint32_t count = width * height;
    int32_t *points = (int32_t *)random_words(count, 24, 16384, 1);
    int32_t *coefficients = (int32_t *)words(count), *next = (int32_t *)words(count);

    for (int iteration = 0; iteration < 2; iteration++) {
        struct image image = {(int32_t)width, (int32_t)height, points};
        for (uint32_t i = 0; i < count; i++)
            coefficients[i] = coefficient(&image, (int32_t)(i % width), (int32_t)(i / width));
        iterate(&image, coefficients, next);
        memcpy(points, next, count * sizeof(*points));
    }
    free(coefficients);
    free(next);
    print_checksum(name, "after", (uint32_t *)points, count);
}

static int32_t most(int32_t one, int32_t other)
{
    return one > other ? one : other;
}

/* The score of each beginning of the rows' sequence with the whole of the columns', by a full table. */
static void align(const uint32_t *rows, const uint32_t *columns, uint32_t letters, int32_t *table, uint32_t *scores)
{
    const int32_t gap = 4;
    uint32_t width = letters + 1;

    for (uint32_t i = 0; i <= letters; i++)
        table[i] = table[i * width] = -gap * (int32_t)i;
    for (uint32_t row = 1; row <= letters; row++)
        for (uint32_t column = 1; column <= letters; column++) {
            int32_t *at = table + row * width + column;
            int32_t pair = *(at - width - 1) + (rows[row - 1] == columns[column - 1] ? 5 : -3);
            *at = most(pair, most(*(at - width), at[-1]) - gap);
        }
    for (uint32_t row = 0; row < letters; row++)
        scores[row] = (uint32_t)table[(row + 1) * width + letters];
}

void nw(const char *name, uint32_t pairs)
{
    const uint32_t letters = 128;
    uint32_t *rows = random_words(pairs * letters, 25, 4, 1), *columns = random_words(pairs * letters, 26, 4, 1);
    uint32_t *scores = words(pairs * letters), *table = words((letters + 1) * (letters + 1));

    for (uint32_t first = 0; first < pairs * letters; first += letters)
        align(rows + first, columns + first, letters, (int32_t *)table, scores + first);
    free(rows);
    free(columns);
    free(table);
    print_checksum(name, "scores", scores, pairs * letters);
}

void pathfinder(const char *name, uint32_t columns, uint32_t rows)
{
    uint32_t *costs = random_words(columns * rows, 27, 1000, 1), *best = words(columns), *next = words(columns);

    memcpy(best, costs, columns * sizeof(*best));
    for (uint32_t row = 1; row < rows; row++) {
        for (uint32_t column = 0; column < columns; column++) {
            uint32_t least = best[column];
            if (column > 0 && best[column - 1] < least)
                least = best[column - 1];
            if (column + 1 < columns && best[column + 1] < least)
                least = best[column + 1];
            next[column] = least + costs[row * columns + column];
        }
        memcpy(best, next, columns * sizeof(*best));
    }
    free(costs);
    free(next);
    print_checksum(name, "cheapest", best, columns);
}

/* The factors are the numbers given, with an odd diagonal; the matrices are their products. */
void lu(const char *name, uint32_t matrices)
{
    const uint32_t side = 64, size = side * side;
    uint32_t *factors = random_words(matrices * size, 28, (uint64_t)UINT32_MAX + 1, 1);
    uint32_t *products = words(matrices * size);

    for (uint32_t first = 0; first < matrices * size; first += size) {
        uint32_t lower[64][64] = {{0}}, upper[64][64] = {{0}};
        for (uint32_t row = 0; row < side; row++)
            for (uint32_t column = 0; column < side; column++) {
                uint32_t *factor = &factors[first + row * side + column];
                if (row == column)
                    *factor |= 1;
                if (row > column)
                    lower[row][column] = *factor;
                else
                    upper[row][column] = *factor;
            }
        for (uint32_t row = 0; row < side; row++) {
            lower[row][row] = 1;
            for (uint32_t k = 0; k < side; k++)
                for (uint32_t column = 0; column < side; column++)
                    products[first + row * side + column] += lower[row][k] * upper[k][column];
        }
    }
    print_checksum(name, "matrices", products, matrices * size);
    print_checksum(name, "factors", factors, matrices * size);
}

static uint32_t escape(float c_real, float c_imaginary)
{
    float real = 0, imaginary = 0;
    uint32_t count = 0;

    for (; count < 128; count++) {
        float real_square = real * real, imaginary_square = imaginary * imaginary;
        if (real_square + imaginary_square > 4)
            break;
        imaginary = 2 * real * imaginary + c_imaginary;
        real = real_square - imaginary_square + c_real;
    }
    return count;
}

void mandelbrot(const char *name, uint32_t width, uint32_t height, float step)
{
    uint32_t *iterations = words(width * height);

    for (uint32_t y = 0; y < height; y++)
        for (uint32_t x = 0; x < width; x++)
            iterations[y * width + x] = escape((float)x * step - 2, (float)y * step - 1);
    print_checksum(name, "iterations", iterations, width * height);
}

static uint32_t nearest(int64_t at, uint32_t size)
{
    return at < 0 ? 0 : at >= size ? size - 1 : (uint32_t)at;
}

void blur(const char *name, uint32_t width, uint32_t height)
{
    static const uint32_t weights[5] = {1, 4, 6, 4, 1};
    uint32_t *from = random_words(width * height, 29, 65536, 1), *to = words(width * height);

    for (uint32_t i = 0; i < width * height; i++) {
        for (uint32_t k = 0; k < 25; k++) {
            uint32_t x = nearest((int64_t)(i % width) + k % 5 - 2, width);
            uint32_t y = nearest((int64_t)(i / width) + k / 5 - 2, height);
            to[i] += weights[k % 5] * weights[k / 5] * from[y * width + x];
        }
        to[i] = (to[i] + 128) / 256;
    }
    free(from);
    print_checksum(name, "to", to, width * height);
}
