/*
 * plain_constants.c - computes on the host, one after the other and without the kernels, the numbers that the .sim
 * files of spmv and bfs expect. Prints "kernel name = value" lines; expected.sh compares them with the files.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define UNSEEN UINT32_MAX

static uint32_t scatter(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

/* Rows of the matrix start every 32 elements; element i is 3 i + 1, element c of the vector 5 c + 2. */
static void spmv(const char *name, uint32_t rows, uint32_t columns)
{
    uint32_t checksum = 0;
    uint32_t elements = 0;

    for (uint32_t row = 0; row < rows; row++) {
        uint32_t length = 1 + scatter(row) % 32;
        uint32_t sum = 0;
        for (uint32_t i = 32 * row; i < 32 * row + length; i++)
            sum += (3 * i + 1) * (5 * (scatter(i) & (columns - 1)) + 2);
        checksum += sum * (2 * row + 1);
        elements += length;
    }
    printf("%s elements = %" PRIu32 "\n%s checksum = %" PRIu32 "\n", name, elements, name, checksum);
}

static uint32_t search(uint32_t source, uint32_t nodes, uint32_t *levels, uint32_t *queue, uint32_t *edges)
{
    uint32_t head = 0;
    uint32_t tail = 0;

    for (uint32_t node = 0; node < nodes; node++)
        levels[node] = UNSEEN;
    levels[source] = 0;
    queue[tail++] = source;
    while (head < tail) {
        uint32_t node = queue[head++];
        uint32_t degree = 1 + scatter(node) % 8;
        for (uint32_t edge = 8 * node; edge < 8 * node + degree; edge++) {
            uint32_t other = scatter(edge) % nodes;
            if (levels[other] == UNSEEN) {
                levels[other] = levels[node] + 1;
                queue[tail++] = other;
            }
        }
        *edges += degree;
    }
    return tail;
}

static void bfs(const char *name, uint32_t groups, uint32_t nodes)
{
    uint32_t *levels = malloc(nodes * sizeof(*levels));
    uint32_t *queue = malloc(nodes * sizeof(*queue));
    uint32_t checksum = 0;
    uint32_t edges = 0;
    uint32_t reached = 0;

    if (!levels || !queue)
        exit(2);
    for (uint32_t group = 0; group < groups; group++) {
        reached += search(scatter(group + 1) % nodes, nodes, levels, queue, &edges);
        for (uint32_t node = 0; node < nodes; node++)
            checksum += levels[node] * (2 * (group * nodes + node) + 1);
    }
    printf("%s edges = %" PRIu32 "\n%s reached = %" PRIu32 "\n%s checksum = %" PRIu32 "\n", name, edges, name, reached,
           name, checksum);
    free(levels);
    free(queue);
}

int main(void)
{
    spmv("spmv", 65536, 1u << 20);
    spmv("spmv_small", 1024, 1u << 14);
    bfs("bfs", 32, 8192);
    bfs("bfs_small", 4, 1024);
    return 0;
}
