/* graph.c - see graph.h. */
#include "host/graph.h"

#include <stdlib.h>

#include "engine/require.h"

#define ROAD_KEPT         4u /* one in ROAD_KEPT of the edges outside the tree stays */
#define RMAT_EDGES        8u /* drawn a node */
#define NETWORK_EDGES     4u /* drawn a node */
#define CIRCUIT_REACH     32u
#define CIRCUIT_WIRE_RATE 64u
#define HUB_MISSED        8u /* one in HUB_MISSED nodes has no edge to the hub */
#define PERCENT(share)    ((uint32_t)(UINT64_C(0x100000000) * (share) / 100))

/* One in the high half of an edge. */
#define HALF UINT64_C(0x100000000)

/* Undirected edges, each as its lower end in the high half and its upper end in the low half. */
struct edge_list {
    uint64_t *edges;
    size_t count;
};

/* The generator splitmix64. */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* A random number below limit, from the high half: limits are far below 2^32. */
static uint32_t random_below(uint64_t *state, uint32_t limit)
{
    return (uint32_t)(((next_random(state) >> 32) * limit) >> 32);
}

/* A bijection of the 32-bit numbers without visible order. */
static uint32_t scatter_bits(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

static void add_edge(struct edge_list *list, uint32_t one, uint32_t other)
{
    uint64_t low = one < other ? one : other, high = one < other ? other : one;

    if (low != high)
        list->edges[list->count++] = low * HALF + high;
}

static void shuffle_edges(struct edge_list *list, uint64_t *state)
{
    for (size_t i = list->count; i > 1; i--) {
        uint32_t j = random_below(state, (uint32_t)i);
        uint64_t edge = list->edges[i - 1];
        list->edges[i - 1] = list->edges[j];
        list->edges[j] = edge;
    }
}

/* Root of a node's tree; halves the path on the way. */
static uint32_t find_root(uint32_t *parents, uint32_t node)
{
    while (parents[node] != node) {
        parents[node] = parents[parents[node]];
        node = parents[node];
    }
    return node;
}

/* Joins the trees of an edge's ends; false when they are one already. */
static bool join_trees(uint32_t *parents, uint64_t edge)
{
    uint32_t one = find_root(parents, (uint32_t)(edge >> 32)), other = find_root(parents, (uint32_t)edge);

    parents[one] = other;
    return one != other;
}

static uint32_t grid_side(uint32_t nodes)
{
    uint32_t side = 1;

    while ((uint64_t)side * side < nodes)
        side++;
    return side;
}

/* The last row of the grid may be shorter than the others. */
static void draw_grid(struct edge_list *list, uint32_t nodes)
{
    uint32_t side = grid_side(nodes);

    for (uint32_t node = 0; node < nodes; node++) {
        if ((node + 1) % side != 0 && node + 1 < nodes)
            add_edge(list, node, node + 1);
        if (node + side < nodes)
            add_edge(list, node, node + side);
    }
}

/* Edges taken in random order make a spanning tree; of the others some stay. */
static bool draw_road(struct edge_list *list, uint32_t nodes, uint64_t *state)
{
    uint32_t *parents = malloc(nodes * sizeof(*parents));
    size_t kept = 0;

    if (!parents)
        return false;
    for (uint32_t node = 0; node < nodes; node++)
        parents[node] = node;
    draw_grid(list, nodes);
    shuffle_edges(list, state);
    for (size_t i = 0; i < list->count; i++)
        if (join_trees(parents, list->edges[i]) || random_below(state, ROAD_KEPT) == 0)
            list->edges[kept++] = list->edges[i];
    list->count = kept;
    free(parents);
    return true;
}

/* A recursive matrix: its upper quarters and its lower left one, as shares of 2^32; the edges drawn a node. */
struct recursion {
    uint32_t upper_left, upper, upper_and_lower_left;
    uint32_t edges;
};

static const struct recursion rmat = {PERCENT(57), PERCENT(57 + 19), PERCENT(57 + 19 + 19), RMAT_EDGES};
static const struct recursion network = {PERCENT(45), PERCENT(45 + 15), PERCENT(45 + 15 + 15), NETWORK_EDGES};

/* One end of each edge a bit at a time; ends beyond the last node are drawn again. */
static void draw_recursively(struct edge_list *list, uint32_t nodes, const struct recursion *shares, uint64_t *state)
{
    uint32_t top = 1;

    while (top < nodes)
        top *= 2;
    for (uint64_t i = 0; i < (uint64_t)shares->edges * nodes; i++) {
        uint32_t row, column;
        do {
            row = column = 0;
            for (uint32_t bit = top / 2; bit > 0; bit /= 2) {
                uint32_t quarter = (uint32_t)(next_random(state) >> 32);
                bool left = quarter < shares->upper_left ||
                            (quarter >= shares->upper && quarter < shares->upper_and_lower_left);
                row |= quarter >= shares->upper ? bit : 0;
                column |= left ? 0 : bit;
            }
        } while (row >= nodes || column >= nodes);
        add_edge(list, row, column);
    }
}

static void draw_circuit(struct edge_list *list, uint32_t nodes, uint64_t *state)
{
    for (uint32_t node = 0; node + 1 < nodes; node++) {
        uint32_t near = node + 2 + random_below(state, CIRCUIT_REACH - 1);
        add_edge(list, node, node + 1);
        if (near < nodes)
            add_edge(list, node, near);
        if (random_below(state, CIRCUIT_WIRE_RATE) == 0)
            add_edge(list, node, random_below(state, nodes));
    }
}

/* The node, not the hub, at a random end of an edge drawn before: nodes of many edges are likely. */
static uint32_t draw_known_node(const struct edge_list *list, uint64_t *state)
{
    uint64_t edge = list->edges[random_below(state, (uint32_t)list->count)];
    uint32_t low = (uint32_t)(edge >> 32), high = (uint32_t)edge;

    return low == 0 || random_below(state, 2) == 0 ? high : low;
}

/* Every node behind the first two joins a node before it, and most of them join the hub, node 0. */
static void draw_hub(struct edge_list *list, uint32_t nodes, uint64_t *state)
{
    add_edge(list, 0, 1);
    for (uint32_t node = 2; node < nodes; node++) {
        uint32_t known = draw_known_node(list, state);
        add_edge(list, known, node);
        if (random_below(state, HUB_MISSED) != 0)
            add_edge(list, 0, node);
    }
}

static bool draw_edges(struct edge_list *list, const struct host_graph_spec *spec, uint64_t *state)
{
    /* The most that a kind draws a node. */
    static const uint32_t most[HOST_GRAPH_KINDS] = {
        [HOST_GRAPH_ROAD] = 2, [HOST_GRAPH_RMAT] = RMAT_EDGES, [HOST_GRAPH_CIRCUIT] = 3,
        [HOST_GRAPH_GRID] = 2, [HOST_GRAPH_HUB] = 2,           [HOST_GRAPH_NETWORK] = NETWORK_EDGES};

    list->edges = malloc((size_t)spec->nodes * most[spec->kind] * sizeof(*list->edges));
    if (!list->edges)
        return false;
    switch (spec->kind) {
    case HOST_GRAPH_ROAD:
        return draw_road(list, spec->nodes, state);
    case HOST_GRAPH_RMAT:
        draw_recursively(list, spec->nodes, &rmat, state);
        return true;
    case HOST_GRAPH_NETWORK:
        draw_recursively(list, spec->nodes, &network, state);
        return true;
    case HOST_GRAPH_GRID:
        draw_grid(list, spec->nodes);
        return true;
    case HOST_GRAPH_HUB:
        draw_hub(list, spec->nodes, state);
        return true;
    default:
        SIM_REQUIRE(spec->kind == HOST_GRAPH_CIRCUIT);
        draw_circuit(list, spec->nodes, state);
        return true;
    }
}

static int compare_edges(const void *one, const void *other)
{
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;

    return (a > b) - (a < b);
}

static void sort_and_unite(struct edge_list *list)
{
    size_t kept = 0;

    qsort(list->edges, list->count, sizeof(*list->edges), compare_edges);
    for (size_t i = 0; i < list->count; i++)
        if (kept == 0 || list->edges[kept - 1] != list->edges[i])
            list->edges[kept++] = list->edges[i];
    list->count = kept;
}

static void count_degrees(struct host_graph *graph, const struct edge_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        graph->offsets[(list->edges[i] >> 32) + 1]++;
        graph->offsets[(uint32_t)list->edges[i] + 1]++;
    }
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        graph->offsets[node + 1] += graph->offsets[node];
}

static void put_target(struct host_graph *graph, uint32_t *ends, uint32_t from, uint32_t to)
{
    uint32_t low = from < to ? from : to, high = from < to ? to : from;

    graph->targets[ends[from]] = to;
    graph->weights[ends[from]] = 1 + scatter_bits(scatter_bits(low ^ graph->spec.seed) + high) % HOST_GRAPH_WEIGHT_MOST;
    ends[from]++;
}

/* Edges are in order of their lower ends: first each node's lower neighbours are entered, then the upper ones. */
static bool fill_rows(struct host_graph *graph, const struct edge_list *list)
{
    uint32_t *ends = malloc(graph->spec.nodes * sizeof(*ends));

    if (!ends)
        return false;
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        ends[node] = graph->offsets[node];
    for (size_t i = 0; i < list->count; i++)
        put_target(graph, ends, (uint32_t)list->edges[i], (uint32_t)(list->edges[i] >> 32));
    for (size_t i = 0; i < list->count; i++)
        put_target(graph, ends, (uint32_t)(list->edges[i] >> 32), (uint32_t)list->edges[i]);
    free(ends);
    return true;
}

static bool build_adjacency(struct host_graph *graph, const struct edge_list *list)
{
    uint32_t nodes = graph->spec.nodes;
    size_t edges = 2 * list->count, room = edges ? edges : 1;

    graph->edges = (uint32_t)edges;
    graph->offsets = calloc((size_t)nodes + 1, sizeof(*graph->offsets));
    graph->targets = malloc(room * sizeof(*graph->targets));
    graph->weights = malloc(room * sizeof(*graph->weights));
    graph->priorities = malloc(nodes * sizeof(*graph->priorities));
    if (!graph->offsets || !graph->targets || !graph->weights || !graph->priorities)
        return false;
    for (uint32_t node = 0; node < nodes; node++)
        graph->priorities[node] = scatter_bits(node ^ scatter_bits(graph->spec.seed));
    count_degrees(graph, list);
    return fill_rows(graph, list);
}

const char *host_graph_kind_name(enum host_graph_kind kind)
{
    static const char *const names[HOST_GRAPH_KINDS] = {
        [HOST_GRAPH_ROAD] = "road", [HOST_GRAPH_RMAT] = "rmat", [HOST_GRAPH_CIRCUIT] = "circuit",
        [HOST_GRAPH_GRID] = "grid", [HOST_GRAPH_HUB] = "hub",   [HOST_GRAPH_NETWORK] = "network"};

    SIM_REQUIRE(kind < HOST_GRAPH_KINDS);
    return names[kind];
}

bool host_graph_has_size(enum host_graph_kind kind, uint64_t nodes)
{
    if (nodes < 2 || nodes > HOST_GRAPH_NODES_MOST)
        return false;
    if (kind == HOST_GRAPH_HUB)
        return nodes >= HOST_GRAPH_HUB_LEAST;
    uint32_t side = grid_side((uint32_t)nodes);
    return kind != HOST_GRAPH_GRID || (uint64_t)side * side == nodes;
}

const char *host_graph_sizes(enum host_graph_kind kind)
{
    SIM_REQUIRE(kind < HOST_GRAPH_KINDS);
    switch (kind) {
    case HOST_GRAPH_GRID:
        return "a square number of nodes, 4 to 1048576";
    case HOST_GRAPH_HUB:
        return "16 to 1048576 nodes";
    default:
        return "2 to 1048576 nodes";
    }
}

struct host_graph *host_graph_make(const struct host_graph_spec *spec)
{
    struct host_graph *graph = calloc(1, sizeof(*graph));
    struct edge_list list = {NULL, 0};
    uint64_t state = (uint64_t)spec->seed << 32 | spec->nodes;
    bool made = false;

    SIM_REQUIRE(host_graph_has_size(spec->kind, spec->nodes));
    if (graph) {
        graph->spec = *spec;
        made = draw_edges(&list, spec, &state);
    }
    if (made) {
        sort_and_unite(&list);
        made = build_adjacency(graph, &list);
    }
    free(list.edges);
    if (made)
        return graph;
    host_graph_free(graph);
    return NULL;
}

void host_graph_free(struct host_graph *graph)
{
    if (!graph)
        return;
    free(graph->offsets);
    free(graph->targets);
    free(graph->weights);
    free(graph->priorities);
    free(graph);
}
