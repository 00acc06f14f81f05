/* graph_rounds.c - see graph_rounds.h. */
#include "host/graph_rounds.h"

#include <stdlib.h>

#include "engine/require.h"

/* What a round knows: the values before it, and its number, from 0. */
struct round {
    const struct host_graph *graph;
    const uint32_t *values;
    uint32_t number;
};

typedef uint32_t round_rule(const struct round *round, uint32_t node);

static uint32_t shortest(const struct round *round, uint32_t node, bool weighted)
{
    const struct host_graph *graph = round->graph;
    uint32_t least = round->values[node];

    for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
        uint32_t other = round->values[graph->targets[edge]], step = weighted ? graph->weights[edge] : 1;
        if (other != HOST_GRAPH_UNREACHED && other + step < least)
            least = other + step;
    }
    return least;
}

static uint32_t search_round(const struct round *round, uint32_t node)
{
    return shortest(round, node, false);
}

static uint32_t path_round(const struct round *round, uint32_t node)
{
    return shortest(round, node, true);
}

static uint32_t set_round(const struct round *round, uint32_t node)
{
    const struct host_graph *graph = round->graph;
    bool first = true;

    if (round->values[node] != HOST_GRAPH_UNREACHED)
        return round->values[node];
    for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
        uint32_t other = graph->targets[edge];
        if (round->values[other] == 1)
            return 0;
        first &= round->values[other] == 0 || graph->priorities[other] > graph->priorities[node];
    }
    return first ? 1 : HOST_GRAPH_UNREACHED;
}

static uint32_t color_round(const struct round *round, uint32_t node)
{
    const struct host_graph *graph = round->graph;

    if (round->values[node] != HOST_GRAPH_UNREACHED)
        return round->values[node];
    for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
        uint32_t other = graph->targets[edge];
        if (round->values[other] == HOST_GRAPH_UNREACHED && graph->priorities[other] > graph->priorities[node])
            return HOST_GRAPH_UNREACHED;
    }
    return round->number;
}

static uint32_t rank_round(const struct round *round, uint32_t node)
{
    const struct host_graph *graph = round->graph;
    uint64_t sum = 0;

    for (uint32_t edge = graph->offsets[node]; edge < graph->offsets[node + 1]; edge++) {
        uint32_t other = graph->targets[edge];
        sum += round->values[other] / (graph->offsets[other + 1] - graph->offsets[other]);
    }
    return HOST_GRAPH_RANK_BASE + (uint32_t)((sum * HOST_GRAPH_RANK_DAMPING) >> 32);
}

static uint32_t value_before(enum host_graph_check check, uint32_t node)
{
    if (check == HOST_GRAPH_CHECK_PAGERANK)
        return HOST_GRAPH_RANK_ONE;
    if (node == 0 && (check == HOST_GRAPH_CHECK_BFS || check == HOST_GRAPH_CHECK_SSSP))
        return 0;
    return HOST_GRAPH_UNREACHED;
}

uint32_t *host_graph_after_rounds(const struct host_graph *graph, enum host_graph_check check, uint32_t rounds)
{
    static round_rule *const rules[HOST_GRAPH_CHECKS] = {[HOST_GRAPH_CHECK_BFS] = search_round,
                                                         [HOST_GRAPH_CHECK_SSSP] = path_round,
                                                         [HOST_GRAPH_CHECK_MIS] = set_round,
                                                         [HOST_GRAPH_CHECK_COLOR] = color_round,
                                                         [HOST_GRAPH_CHECK_PAGERANK] = rank_round};
    uint32_t *values = malloc(graph->spec.nodes * sizeof(*values)), *next = malloc(graph->spec.nodes * sizeof(*next));

    SIM_REQUIRE(check > HOST_GRAPH_CHECK_NONE && check < HOST_GRAPH_CHECKS);
    if (!values || !next) {
        free(values);
        free(next);
        return NULL;
    }
    for (uint32_t node = 0; node < graph->spec.nodes; node++)
        values[node] = value_before(check, node);
    for (uint32_t number = 0; number < rounds; number++) {
        const struct round round = {graph, values, number};
        uint32_t *old = values;
        for (uint32_t node = 0; node < graph->spec.nodes; node++)
            next[node] = rules[check](&round, node);
        values = next;
        next = old;
    }
    free(next);
    return values;
}
