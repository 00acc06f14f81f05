/*
 * uts_constants.c - computes on the host, one node after the other and without the kernels, what the .sim files of uts
 * expect.
 *
 *     uts_constants GROUPS ITEMS ROOTS INNER EFFORT        nodes, checksum
 *
 * Each is printed on a line of its own, in the order of the kernels' arguments. The arguments are the launch's: its
 * work-groups, the work-items of one, the trees of one, inner nodes of 65,536, hashes a node.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t scatter(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

static uint32_t child_of(uint32_t node, uint32_t number, uint32_t effort)
{
    uint32_t child = scatter(node) + number;

    for (uint32_t i = 0; i < effort; i++)
        child = scatter(child + i);
    return child ? child : 1;
}

struct search {
    uint32_t items, inner, effort, nodes, checksum;
    uint32_t *stack;
    size_t count, room;
};

static void push(struct search *search, uint32_t node)
{
    if (search->count == search->room) {
        search->room = 2 * search->room + 64;
        search->stack = realloc(search->stack, search->room * sizeof(*search->stack));
        if (!search->stack)
            exit(1);
    }
    search->stack[search->count++] = node;
}

static void visit(struct search *search, uint32_t node)
{
    for (uint32_t i = 0; i < search->items; i++) {
        uint32_t child = child_of(node, i, search->effort);
        search->nodes++;
        search->checksum += scatter(child);
        if (scatter(child ^ 0x9e3779b9u) >> 16 < search->inner)
            push(search, child);
    }
}

int main(int argc, char **argv)
{
    struct search search = {0};

    if (argc != 6) {
        fputs("usage: uts_constants GROUPS ITEMS ROOTS INNER EFFORT\n", stderr);
        return 2;
    }
    uint32_t groups = (uint32_t)strtoul(argv[1], NULL, 10), roots = (uint32_t)strtoul(argv[3], NULL, 10);
    search.items = (uint32_t)strtoul(argv[2], NULL, 10);
    search.inner = (uint32_t)strtoul(argv[4], NULL, 10);
    search.effort = (uint32_t)strtoul(argv[5], NULL, 10);
    for (uint32_t group = 0; group < groups; group++)
        for (uint32_t root = 0; root < roots; root++) {
            push(&search, child_of(group + 1, root, 1));
            while (search.count)
                visit(&search, search.stack[--search.count]);
        }
    printf("%" PRIu32 "\n%" PRIu32 "\n", search.nodes, search.checksum);
    free(search.stack);
    return 0;
}
