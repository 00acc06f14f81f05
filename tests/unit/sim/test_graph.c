/* test_graph.c - the host's graphs have the properties that they promise, and its serial algorithms find what simpler
 * ones find. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/graph_check.h"
#include "test.h"

static const struct host_graph_spec specs[] = {
    {HOST_GRAPH_ROAD, 2, 1},     {HOST_GRAPH_ROAD, 5, 1},       {HOST_GRAPH_ROAD, 1000, 7},
    {HOST_GRAPH_ROAD, 4096, 1},  {HOST_GRAPH_RMAT, 2, 1},       {HOST_GRAPH_RMAT, 100, 3},
    {HOST_GRAPH_RMAT, 1024, 1},  {HOST_GRAPH_RMAT, 4096, 9},    {HOST_GRAPH_CIRCUIT, 2, 1},
    {HOST_GRAPH_CIRCUIT, 50, 2}, {HOST_GRAPH_CIRCUIT, 1000, 1}, {HOST_GRAPH_CIRCUIT, 4096, 0xffffffffu},
    {HOST_GRAPH_GRID, 4, 1},     {HOST_GRAPH_GRID, 961, 5},     {HOST_GRAPH_HUB, 16, 1},
    {HOST_GRAPH_HUB, 1000, 3},   {HOST_GRAPH_NETWORK, 2, 1},    {HOST_GRAPH_NETWORK, 1000, 2},
    {HOST_GRAPH_HUB, 4096, 1},
};

#define SPEC_COUNT (sizeof(specs) / sizeof(specs[0]))

static char row[64];

/* Makes a graph and names it in failures; ends the test program without memory. */
static struct host_graph *make(const struct host_graph_spec *spec)
{
    struct host_graph *graph = host_graph_make(spec);

    if (!graph) {
        puts("out of memory");
        exit(1);
    }
    snprintf(row, sizeof(row), "%s:%u:%u", host_graph_kind_name(spec->kind), spec->nodes, spec->seed);
    test_context(row);
    return graph;
}

static uint32_t *expected(const struct host_graph *graph, enum host_graph_check check)
{
    uint32_t *results = host_graph_expected(graph, check);

    if (!results) {
        puts("out of memory");
        exit(1);
    }
    return results;
}

static void release(struct host_graph *graph)
{
    host_graph_free(graph);
    test_context(NULL);
}

static uint32_t degree(const struct host_graph *graph, uint32_t node)
{
    return graph->offsets[node + 1] - graph->offsets[node];
}

static uint32_t largest_degree(const struct host_graph *graph)
{
    uint32_t most = 0;

    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        if (degree(graph, node) > most)
            most = degree(graph, node);
    return most;
}

/* The place of the edge from one node to another; graph->edges when there is none. */
static uint32_t find_edge(const struct host_graph *graph, uint32_t from, uint32_t to)
{
    for (uint32_t edge = graph->offsets[from]; edge < graph->offsets[from + 1]; edge++)
        if (graph->targets[edge] == to)
            return edge;
    return graph->edges;
}

static void rows_are_sound(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++) {
        struct host_graph *graph = make(&specs[i]);
        uint32_t wrong = 0;

        CHECK_EQUAL(graph->offsets[0], 0);
        CHECK_EQUAL(graph->offsets[graph->spec.nodes], graph->edges);
        for (uint32_t node = 0; node < graph->spec.nodes; node++) {
            CHECK(graph->offsets[node] <= graph->offsets[node + 1]);
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
                uint32_t other = graph->targets[edge];
                wrong += other >= graph->spec.nodes || other == node;
                wrong += edge > graph->offsets[node] && graph->targets[edge - 1] >= other;
                wrong += graph->weights[edge] < 1 || graph->weights[edge] > HOST_GRAPH_WEIGHT_MOST;
            }
        }
        CHECK_EQUAL(wrong, 0);
        release(graph);
    }
}

static void edges_go_both_ways_with_one_weight(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++) {
        struct host_graph *graph = make(&specs[i]);
        uint32_t wrong = 0;

        for (uint32_t node = 0; node < graph->spec.nodes; node++)
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
                uint32_t back = find_edge(graph, graph->targets[edge], node);
                wrong += back == graph->edges || graph->weights[back] != graph->weights[edge];
            }
        CHECK_EQUAL(wrong, 0);
        release(graph);
    }
}

static int compare_numbers(const void *one, const void *other)
{
    uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;

    return (a > b) - (a < b);
}

static void priorities_are_all_different(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++) {
        struct host_graph *graph = make(&specs[i]);

        qsort(graph->priorities, graph->spec.nodes, sizeof(*graph->priorities), compare_numbers);
        for (uint32_t node = 1; node < graph->spec.nodes; node++)
            CHECK(graph->priorities[node - 1] != graph->priorities[node]);
        release(graph);
    }
}

static bool same(const struct host_graph *one, const struct host_graph *other)
{
    return one->edges == other->edges && memcmp(one->targets, other->targets, 4 * (size_t)one->edges) == 0 &&
           memcmp(one->weights, other->weights, 4 * (size_t)one->edges) == 0 &&
           memcmp(one->priorities, other->priorities, 4 * (size_t)one->spec.nodes) == 0;
}

static void seeds_name_graphs(void)
{
    for (unsigned kind = 0; kind < HOST_GRAPH_KINDS; kind++) {
        const struct host_graph_spec spec = {(enum host_graph_kind)kind, 576, 4},
                                     next = {(enum host_graph_kind)kind, 576, 5};
        struct host_graph *one = make(&spec), *again = make(&spec), *other = make(&next);

        CHECK(same(one, again));
        CHECK(!same(one, other));
        host_graph_free(one);
        host_graph_free(again);
        release(other);
    }
}

static uint32_t count_reached(const uint32_t *levels, uint32_t nodes)
{
    uint32_t reached = 0;

    for (uint32_t node = 0; node < nodes; node++)
        reached += levels[node] != HOST_GRAPH_UNREACHED;
    return reached;
}

static uint32_t last_level(const uint32_t *levels, uint32_t nodes)
{
    uint32_t last = 0;

    for (uint32_t node = 0; node < nodes; node++)
        if (levels[node] != HOST_GRAPH_UNREACHED && levels[node] > last)
            last = levels[node];
    return last;
}

/* Average degrees in tenths; levels from node 0. */
static void kinds_have_their_shapes(void)
{
    static const struct {
        struct host_graph_spec spec;
        uint32_t tenths_least, tenths_most, degree_least, degree_most, levels_least, levels_most;
        bool connected;
    } rows[] = {
        {{HOST_GRAPH_ROAD, 4096, 1}, 23, 26, 4, 4, 126, 1000, true},
        {{HOST_GRAPH_ROAD, 16384, 2}, 23, 26, 4, 4, 254, 2000, true},
        {{HOST_GRAPH_CIRCUIT, 4096, 1}, 38, 42, 6, 20, 5, 40, true},
        {{HOST_GRAPH_CIRCUIT, 16384, 2}, 38, 42, 6, 20, 5, 60, true},
        {{HOST_GRAPH_RMAT, 4096, 1}, 80, 160, 200, 4095, 2, 12, false},
        {{HOST_GRAPH_RMAT, 16384, 2}, 80, 160, 400, 16383, 2, 12, false},
        {{HOST_GRAPH_GRID, 4096, 1}, 39, 39, 4, 4, 126, 126, true},
        {{HOST_GRAPH_GRID, 16384, 2}, 39, 39, 4, 4, 254, 254, true},
        {{HOST_GRAPH_HUB, 4096, 1}, 36, 39, 3480, 3690, 2, 8, true},
        {{HOST_GRAPH_HUB, 20000, 2}, 36, 39, 17250, 17750, 2, 8, true},
        {{HOST_GRAPH_NETWORK, 4096, 1}, 76, 80, 40, 100, 4, 12, false},
        {{HOST_GRAPH_NETWORK, 131072, 2}, 78, 80, 120, 300, 4, 12, false},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct host_graph *graph = make(&rows[i].spec);
        uint32_t *levels = expected(graph, HOST_GRAPH_CHECK_BFS), nodes = graph->spec.nodes;
        uint32_t tenths = graph->edges * 10 / nodes, last = last_level(levels, nodes);

        CHECK(tenths >= rows[i].tenths_least && tenths <= rows[i].tenths_most);
        CHECK(largest_degree(graph) >= rows[i].degree_least && largest_degree(graph) <= rows[i].degree_most);
        CHECK(last >= rows[i].levels_least && last <= rows[i].levels_most);
        CHECK_EQUAL(count_reached(levels, nodes) == nodes, rows[i].connected);
        CHECK(count_reached(levels, nodes) > nodes / 2);
        free(levels);
        release(graph);
    }
}

/* The neighbours of a grid's node, counted by its row and column. */
static void grids_have_all_edges(void)
{
    static const uint32_t sides[] = {2, 3, 31, 64};

    for (size_t i = 0; i < sizeof(sides) / sizeof(sides[0]); i++) {
        uint32_t side = sides[i], wrong = 0;
        const struct host_graph_spec spec = {HOST_GRAPH_GRID, side * side, 9};
        struct host_graph *graph = make(&spec);

        for (uint32_t node = 0; node < spec.nodes; node++) {
            uint32_t x = node % side, y = node / side;
            bool at_side = x == 0 || x == side - 1, at_end = y == 0 || y == side - 1;
            wrong += degree(graph, node) != 4u - at_side - at_end;
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
                uint32_t other = graph->targets[edge], far_x = other % side, far_y = other / side;
                wrong += (x > far_x ? x - far_x : far_x - x) + (y > far_y ? y - far_y : far_y - y) != 1;
            }
        }
        CHECK_EQUAL(wrong, 0);
        release(graph);
    }
}

/* Node 0 is the only hub: the others' degrees fall off as a power law's. */
static void hubs_are_alone(void)
{
    for (uint32_t seed = 1; seed < 6; seed++) {
        const struct host_graph_spec spec = {HOST_GRAPH_HUB, 20000, seed};
        struct host_graph *graph = make(&spec);
        uint32_t second = 0, few = 0, lonely = 0;

        for (uint32_t node = 1; node < spec.nodes; node++) {
            uint32_t edges = degree(graph, node);
            second = edges > second ? edges : second;
            few += edges <= 4;
            /* Rows ascend: an edge to a lower node comes first. */
            lonely += edges == 0 || graph->targets[graph->offsets[node]] >= node;
        }
        CHECK_EQUAL(largest_degree(graph), degree(graph, 0));
        CHECK(second >= 40 && second < degree(graph, 0) / 10);
        CHECK(few > spec.nodes * 3 / 4);
        CHECK_EQUAL(lonely, 0);
        release(graph);
    }
}

/* A 64th of the nodes, those with the lowest numbers, has about three times its share of the edges. */
static void networks_are_heavy_at_the_front(void)
{
    const struct host_graph_spec spec = {HOST_GRAPH_NETWORK, 131072, 3};
    struct host_graph *graph = make(&spec);
    double share = 64.0 * graph->offsets[spec.nodes / 64] / graph->edges;

    CHECK(share > 2.5 && share < 4);
    release(graph);
}

static void kinds_have_their_sizes(void)
{
    static const struct {
        enum host_graph_kind kind;
        uint64_t nodes;
        bool has;
    } rows[] = {
        {HOST_GRAPH_ROAD, 1, false},        {HOST_GRAPH_ROAD, 2, true},
        {HOST_GRAPH_RMAT, 1u << 20, true},  {HOST_GRAPH_CIRCUIT, (1u << 20) + 1, false},
        {HOST_GRAPH_GRID, 1, false},        {HOST_GRAPH_GRID, 2, false},
        {HOST_GRAPH_GRID, 4, true},         {HOST_GRAPH_GRID, 1u << 20, true},
        {HOST_GRAPH_GRID, 1u << 19, false}, {HOST_GRAPH_GRID, UINT64_C(1) << 32, false},
        {HOST_GRAPH_HUB, 15, false},        {HOST_GRAPH_HUB, 16, true},
        {HOST_GRAPH_HUB, 0, false},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        CHECK_EQUAL(host_graph_has_size(rows[i].kind, rows[i].nodes), rows[i].has);
}

/* Relaxes all edges again and again: Bellman and Ford's algorithm. */
static void relax(const struct host_graph *graph, bool weighted, uint32_t *distances)
{
    bool changed = true;

    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        distances[node] = node ? HOST_GRAPH_UNREACHED : 0;
    while (changed) {
        changed = false;
        for (uint32_t node = 0; node < graph->spec.nodes; node++)
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
                uint32_t step = weighted ? graph->weights[edge] : 1, *other = &distances[graph->targets[edge]];
                if (distances[node] == HOST_GRAPH_UNREACHED || distances[node] + step >= *other)
                    continue;
                *other = distances[node] + step;
                changed = true;
            }
    }
}

static void distances_are_those_of_relaxation(void)
{
    static const struct {
        enum host_graph_check check;
        bool weighted;
    } rows[] = {{HOST_GRAPH_CHECK_BFS, false}, {HOST_GRAPH_CHECK_SSSP, true}};

    for (size_t i = 0; i < SPEC_COUNT; i++)
        for (size_t j = 0; j < 2; j++) {
            struct host_graph *graph = make(&specs[i]);
            uint32_t *found = expected(graph, rows[j].check);
            uint32_t *relaxed = calloc(graph->spec.nodes, sizeof(*relaxed));

            relax(graph, rows[j].weighted, relaxed);
            CHECK(memcmp(found, relaxed, 4 * (size_t)graph->spec.nodes) == 0);
            free(found);
            free(relaxed);
            release(graph);
        }
}

static void independent_sets_are_maximal(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++) {
        struct host_graph *graph = make(&specs[i]);
        uint32_t *member = expected(graph, HOST_GRAPH_CHECK_MIS), wrong = 0;

        for (uint32_t node = 0; node < graph->spec.nodes; node++) {
            uint32_t members = 0;
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++)
                members += member[graph->targets[edge]];
            wrong += member[node] > 1 || (member[node] == 1) != (members == 0);
        }
        CHECK_EQUAL(wrong, 0);
        free(member);
        release(graph);
    }
}

static void colorings_are_proper(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++) {
        struct host_graph *graph = make(&specs[i]);
        uint32_t *colors = expected(graph, HOST_GRAPH_CHECK_COLOR), wrong = 0;

        for (uint32_t node = 0; node < graph->spec.nodes; node++)
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++)
                wrong += colors[graph->targets[edge]] == colors[node];
        CHECK_EQUAL(wrong, 0);
        free(colors);
        release(graph);
    }
}

#define UNDECIDED 0xffffffffu

/* Whether a node's priority comes before those of all its undecided neighbours. */
static bool is_first(const struct host_graph *graph, const uint32_t *state, uint32_t node, bool largest)
{
    for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
        uint32_t other = graph->targets[edge];
        if (state[other] == UNDECIDED && largest == (graph->priorities[other] > graph->priorities[node]))
            return false;
    }
    return true;
}

/* Rounds as a parallel algorithm makes them; in a round all decide by what was known before it. Returns whether any
 * node is left undecided. */
static bool make_round(const struct host_graph *graph, bool coloring, uint32_t round, uint32_t *state, uint32_t *next)
{
    bool left = false;

    memcpy(next, state, 4 * (size_t)graph->spec.nodes);
    for (uint32_t node = 0; node < graph->spec.nodes; node++) {
        if (state[node] != UNDECIDED || !is_first(graph, state, node, coloring))
            continue;
        next[node] = coloring ? round : 1;
        for (uint32_t edge = graph->offsets[node]; !coloring && edge < graph->offsets[node + 1]; edge++)
            next[graph->targets[edge]] = 0;
    }
    memcpy(state, next, 4 * (size_t)graph->spec.nodes);
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        left |= state[node] == UNDECIDED;
    return left;
}

static void rounds_find_the_same(void)
{
    static const enum host_graph_check checks[] = {HOST_GRAPH_CHECK_MIS, HOST_GRAPH_CHECK_COLOR};

    for (size_t i = 0; i < SPEC_COUNT; i++)
        for (size_t j = 0; j < 2; j++) {
            struct host_graph *graph = make(&specs[i]);
            uint32_t *found = expected(graph, checks[j]), round = 0;
            uint32_t *state = malloc(4 * (size_t)graph->spec.nodes), *next = malloc(4 * (size_t)graph->spec.nodes);

            memset(state, 0xff, 4 * (size_t)graph->spec.nodes);
            while (make_round(graph, checks[j] == HOST_GRAPH_CHECK_COLOR, round, state, next))
                round++;
            CHECK(memcmp(found, state, 4 * (size_t)graph->spec.nodes) == 0);
            free(found);
            free(state);
            free(next);
            release(graph);
        }
}

TEST_MAIN()
{
    return test_run("graph", (const struct test_case[]){TEST(rows_are_sound),
                                                        TEST(edges_go_both_ways_with_one_weight),
                                                        TEST(priorities_are_all_different),
                                                        TEST(seeds_name_graphs),
                                                        TEST(kinds_have_their_shapes),
                                                        TEST(grids_have_all_edges),
                                                        TEST(hubs_are_alone),
                                                        TEST(networks_are_heavy_at_the_front),
                                                        TEST(kinds_have_their_sizes),
                                                        TEST(distances_are_those_of_relaxation),
                                                        TEST(independent_sets_are_maximal),
                                                        TEST(colorings_are_proper),
                                                        TEST(rounds_find_the_same),
                                                        {0}});
}
