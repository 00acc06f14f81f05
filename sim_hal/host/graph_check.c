/* graph_check.c - see graph_check.h. */
#include "host/graph_check.h"

#include <stdlib.h>

#include "engine/require.h"

/* Levels by a queue. */
static bool search_breadth_first(const struct host_graph *graph, uint32_t *levels)
{
    uint32_t *queue = malloc(graph->spec.nodes * sizeof(*queue));
    uint32_t head = 0, tail = 0;

    if (!queue)
        return false;
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        levels[node] = HOST_GRAPH_UNREACHED;
    levels[0] = 0;
    queue[tail++] = 0;
    while (head < tail) {
        uint32_t node = queue[head++];
        for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
            uint32_t other = graph->targets[edge];
            if (levels[other] != HOST_GRAPH_UNREACHED)
                continue;
            levels[other] = levels[node] + 1;
            queue[tail++] = other;
        }
    }
    free(queue);
    return true;
}

/* A binary heap of distances with their nodes, the nearest first. Entries that were overtaken stay until they are taken. */
struct heap {
    uint64_t *entries; /* distance in the high half, node in the low one */
    size_t count;
};

static void heap_push(struct heap *heap, uint64_t entry)
{
    size_t place = heap->count++;

    while (place > 0 && heap->entries[(place - 1) / 2] > entry) {
        heap->entries[place] = heap->entries[(place - 1) / 2];
        place = (place - 1) / 2;
    }
    heap->entries[place] = entry;
}

static uint64_t heap_pop(struct heap *heap)
{
    uint64_t first = heap->entries[0], last = heap->entries[--heap->count];
    size_t place = 0;

    for (size_t child = 1; child < heap->count; child = 2 * place + 1) {
        if (child + 1 < heap->count && heap->entries[child + 1] < heap->entries[child])
            child++;
        if (heap->entries[child] >= last)
            break;
        heap->entries[place] = heap->entries[child];
        place = child;
    }
    heap->entries[place] = last;
    return first;
}

/* Distances by Dijkstra's algorithm. Every edge is pushed at most once, when the nearer of its ends is settled. */
static bool find_shortest_paths(const struct host_graph *graph, uint32_t *distances)
{
    struct heap heap = {malloc(((size_t)graph->edges + 1) * sizeof(*heap.entries)), 0};

    if (!heap.entries)
        return false;
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        distances[node] = HOST_GRAPH_UNREACHED;
    distances[0] = 0;
    heap_push(&heap, 0);
    while (heap.count > 0) {
        uint64_t entry = heap_pop(&heap);
        uint32_t node = (uint32_t)entry, distance = (uint32_t)(entry >> 32);
        if (distance > distances[node])
            continue;
        for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
            uint32_t other = graph->targets[edge], through = distance + graph->weights[edge];
            if (through >= distances[other])
                continue;
            distances[other] = through;
            heap_push(&heap, (uint64_t)through << 32 | other);
        }
    }
    free(heap.entries);
    return true;
}

static int compare_keys(const void *one, const void *other)
{
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;

    return (a > b) - (a < b);
}

/* Nodes by ascending priority, in the low halves; NULL without memory. */
static uint64_t *order_by_priority(const struct host_graph *graph)
{
    uint64_t *order = malloc(graph->spec.nodes * sizeof(*order));

    if (!order)
        return NULL;
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        order[node] = (uint64_t)graph->priorities[node] << 32 | node;
    qsort(order, graph->spec.nodes, sizeof(*order), compare_keys);
    return order;
}

static bool choose_independent_set(const struct host_graph *graph, uint32_t *member)
{
    uint64_t *order = order_by_priority(graph);

    if (!order)
        return false;
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        member[node] = 0;
    for (uint32_t i = 0; i < graph->spec.nodes; i++) {
        uint32_t node = (uint32_t)order[i], neighbours = 0;
        for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++)
            neighbours += member[graph->targets[edge]];
        member[node] = neighbours == 0;
    }
    free(order);
    return true;
}

static bool choose_colors(const struct host_graph *graph, uint32_t *colors)
{
    uint64_t *order = order_by_priority(graph);

    if (!order)
        return false;
    for (uint32_t i = graph->spec.nodes; i-- > 0;) {
        uint32_t node = (uint32_t)order[i], color = 0;
        for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
            uint32_t other = graph->targets[edge];
            if (graph->priorities[other] > graph->priorities[node] && colors[other] >= color)
                color = colors[other] + 1;
        }
        colors[node] = color;
    }
    free(order);
    return true;
}

const char *host_graph_check_name(enum host_graph_check check)
{
    static const char *const names[HOST_GRAPH_CHECKS] = {
        [HOST_GRAPH_CHECK_NONE] = "",   [HOST_GRAPH_CHECK_BFS] = "bfs",     [HOST_GRAPH_CHECK_SSSP] = "sssp",
        [HOST_GRAPH_CHECK_MIS] = "mis", [HOST_GRAPH_CHECK_COLOR] = "color", [HOST_GRAPH_CHECK_PAGERANK] = "pagerank"};

    SIM_REQUIRE(check < HOST_GRAPH_CHECKS);
    return names[check];
}

uint32_t *host_graph_expected(const struct host_graph *graph, enum host_graph_check check)
{
    static bool (*const find[HOST_GRAPH_CHECKS])(const struct host_graph *,
                                                 uint32_t *) = {[HOST_GRAPH_CHECK_BFS] = search_breadth_first,
                                                                [HOST_GRAPH_CHECK_SSSP] = find_shortest_paths,
                                                                [HOST_GRAPH_CHECK_MIS] = choose_independent_set,
                                                                [HOST_GRAPH_CHECK_COLOR] = choose_colors};
    uint32_t *results = malloc(graph->spec.nodes * sizeof(*results));

    SIM_REQUIRE(check > HOST_GRAPH_CHECK_NONE && check < HOST_GRAPH_CHECK_PAGERANK);
    if (results && find[check](graph, results))
        return results;
    free(results);
    return NULL;
}
