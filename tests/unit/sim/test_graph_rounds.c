/* test_graph_rounds.c - what is known after a number of rounds, against the final results and against other ways to
 * find it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/graph_rounds.h"
#include "test.h"

static const struct host_graph_spec specs[] = {
    {HOST_GRAPH_ROAD, 2, 1},       {HOST_GRAPH_ROAD, 400, 7}, {HOST_GRAPH_RMAT, 100, 3}, {HOST_GRAPH_RMAT, 1024, 1},
    {HOST_GRAPH_CIRCUIT, 1000, 1}, {HOST_GRAPH_GRID, 961, 5}, {HOST_GRAPH_HUB, 16, 1},   {HOST_GRAPH_HUB, 2000, 3},
};

#define SPEC_COUNT (sizeof(specs) / sizeof(specs[0]))
#define MANY       1000u

static char row[64];

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

/* Values that the caller frees; ends the test program without memory. */
static uint32_t *found(uint32_t *values)
{
    if (!values) {
        puts("out of memory");
        exit(1);
    }
    return values;
}

static void release(struct host_graph *graph)
{
    host_graph_free(graph);
    test_context(NULL);
}

static void rounds_end_at_the_final_result(void)
{
    static const enum host_graph_check checks[] = {HOST_GRAPH_CHECK_BFS, HOST_GRAPH_CHECK_SSSP, HOST_GRAPH_CHECK_MIS,
                                                   HOST_GRAPH_CHECK_COLOR};

    for (size_t i = 0; i < SPEC_COUNT; i++)
        for (size_t j = 0; j < sizeof(checks) / sizeof(checks[0]); j++) {
            struct host_graph *graph = make(&specs[i]);
            uint32_t *last = found(host_graph_expected(graph, checks[j]));
            uint32_t *known = found(host_graph_after_rounds(graph, checks[j], MANY));

            CHECK(memcmp(last, known, 4 * (size_t)graph->spec.nodes) == 0);
            free(last);
            free(known);
            release(graph);
        }
}

/* Levels and colours are the numbers of the rounds that find them. */
static void levels_and_colors_are_found_in_their_rounds(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++)
        for (uint32_t rounds = 0; rounds < 6; rounds++) {
            struct host_graph *graph = make(&specs[i]);
            uint32_t *levels = found(host_graph_expected(graph, HOST_GRAPH_CHECK_BFS));
            uint32_t *colors = found(host_graph_expected(graph, HOST_GRAPH_CHECK_COLOR));
            uint32_t *reached = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_BFS, rounds));
            uint32_t *painted = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_COLOR, rounds));
            uint32_t wrong = 0;

            for (uint32_t node = 0; node < graph->spec.nodes; node++) {
                wrong += reached[node] != (levels[node] <= rounds ? levels[node] : HOST_GRAPH_UNREACHED);
                wrong += painted[node] != (colors[node] < rounds ? colors[node] : HOST_GRAPH_UNREACHED);
            }
            CHECK_EQUAL(wrong, 0);
            free(levels);
            free(colors);
            free(reached);
            free(painted);
            release(graph);
        }
}

/* The lightest path from node 0 of at most this number of edges that ends at a node, by trying all last edges; node
 * 0 with none. */
static uint32_t lightest(const struct host_graph *graph, uint32_t node, uint32_t edges)
{
    uint32_t least = node == 0 ? 0 : HOST_GRAPH_UNREACHED;

    if (edges == 0)
        return least;
    for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
        uint32_t other = lightest(graph, graph->targets[edge], edges - 1);
        if (other != HOST_GRAPH_UNREACHED && other + graph->weights[edge] < least)
            least = other + graph->weights[edge];
    }
    return least;
}

static void paths_have_as_many_edges_as_rounds(void)
{
    static const struct host_graph_spec small[] = {
        {HOST_GRAPH_ROAD, 100, 2}, {HOST_GRAPH_CIRCUIT, 60, 3}, {HOST_GRAPH_GRID, 64, 4}};

    for (size_t i = 0; i < sizeof(small) / sizeof(small[0]); i++)
        for (uint32_t rounds = 0; rounds < 6; rounds++) {
            struct host_graph *graph = make(&small[i]);
            uint32_t *distances = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_SSSP, rounds));

            for (uint32_t node = 0; node < graph->spec.nodes; node++)
                CHECK_EQUAL(distances[node], lightest(graph, node, rounds));
            free(distances);
            release(graph);
        }
}

/* What is decided is decided as in the end; a node is left out exactly if a neighbour was in one round before. */
static void sets_grow_towards_the_final_one(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++) {
        struct host_graph *graph = make(&specs[i]);
        uint32_t *last = found(host_graph_expected(graph, HOST_GRAPH_CHECK_MIS)), nodes = graph->spec.nodes;
        uint32_t *before = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_MIS, 0)), wrong = 0, decided = 0;

        for (uint32_t node = 0; node < nodes; node++)
            wrong += before[node] != HOST_GRAPH_UNREACHED;
        for (uint32_t rounds = 1; decided < nodes; rounds++) {
            uint32_t *values = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_MIS, rounds)), many = 0;
            for (uint32_t node = 0; node < nodes; node++) {
                uint32_t members = 0;
                for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++)
                    members += before[graph->targets[edge]] == 1;
                many += values[node] != HOST_GRAPH_UNREACHED;
                wrong += values[node] != HOST_GRAPH_UNREACHED && values[node] != last[node];
                wrong += (values[node] == 0) != (members > 0);
            }
            CHECK(many > decided);
            if (many <= decided)
                break;
            decided = many;
            free(before);
            before = values;
        }
        CHECK_EQUAL(wrong, 0);
        free(before);
        free(last);
        release(graph);
    }
}

/* Ranks in floating point, handed out from each node to its neighbours. */
static double *exact_ranks(const struct host_graph *graph, uint32_t rounds)
{
    double *ranks = calloc(graph->spec.nodes, sizeof(*ranks)), *next = calloc(graph->spec.nodes, sizeof(*next));

    if (!ranks || !next) {
        puts("out of memory");
        exit(1);
    }
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        ranks[node] = 1;
    for (uint32_t i = 0; i < rounds; i++) {
        double *old = ranks;
        for (uint32_t node = 0; node < graph->spec.nodes; node++)
            next[node] = 0.15;
        for (uint32_t node = 0; node < graph->spec.nodes; node++)
            for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++)
                next[graph->targets[edge]] += 0.85 * ranks[node] / (graph->offsets[node + 1] - graph->offsets[node]);
        ranks = next;
        next = old;
    }
    free(next);
    return ranks;
}

/* All roundings are downwards: less than one unit an edge and two a node in each round. */
static void ranks_are_those_of_floating_point(void)
{
    for (size_t i = 0; i < SPEC_COUNT; i++)
        for (uint32_t rounds = 0; rounds < 30; rounds += 3) {
            struct host_graph *graph = make(&specs[i]);
            uint32_t *ranks = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_PAGERANK, rounds)), wrong = 0;
            double *exact = exact_ranks(graph, rounds), lost = 0, sum = 0;

            for (uint32_t node = 0; node < graph->spec.nodes; node++) {
                wrong += ranks[node] > exact[node] * HOST_GRAPH_RANK_ONE + 1e-3;
                lost += exact[node] * HOST_GRAPH_RANK_ONE - ranks[node];
                sum += ranks[node];
            }
            CHECK_EQUAL(wrong, 0);
            CHECK(lost <= rounds * (graph->edges + 2.0 * graph->spec.nodes) + 1);
            CHECK(sum <= (double)graph->spec.nodes * HOST_GRAPH_RANK_ONE);
            free(ranks);
            free(exact);
            release(graph);
        }
}

/* In a grid's corner, by hand: two neighbours of three edges each. */
static void ranks_of_a_small_grid(void)
{
    const struct host_graph_spec spec = {HOST_GRAPH_GRID, 9, 1};
    struct host_graph *graph = make(&spec);
    uint32_t *ranks = found(host_graph_after_rounds(graph, HOST_GRAPH_CHECK_PAGERANK, 1));

    /* 4096 / 3 = 1365, twice: 2730; 85 % of it: 2320. */
    CHECK_EQUAL(ranks[0], 614 + 2320);
    /* 2048 from each of two corners, 1024 from the centre: 5120; 85 %: 4352, less what the damping is rounded by. */
    CHECK_EQUAL(ranks[1], 614 + 4351);
    /* 1365 from each of four: 5460; 85 %: 4641, less the same. */
    CHECK_EQUAL(ranks[4], 614 + 4640);
    free(ranks);
    release(graph);
}

TEST_MAIN()
{
    return test_run("graph_rounds", (const struct test_case[]){TEST(rounds_end_at_the_final_result),
                                                               TEST(levels_and_colors_are_found_in_their_rounds),
                                                               TEST(paths_have_as_many_edges_as_rounds),
                                                               TEST(sets_grow_towards_the_final_one),
                                                               TEST(ranks_are_those_of_floating_point),
                                                               TEST(ranks_of_a_small_grid),
                                                               {0}});
}
