/*
 * graph_rounds.h - what graph algorithms know after a number of rounds, computed on the host.
 *
 * In a round every node computes its new value from the values that it and its neighbours had before the round
 * (Jacobi's way). So the values after each round are unique, whatever the order of the nodes within one.
 */
#ifndef SIM_HAL_HOST_GRAPH_ROUNDS_H
#define SIM_HAL_HOST_GRAPH_ROUNDS_H

#include "host/graph_check.h"

/*
 * The value of every node after rounds (0 and more) rounds, which the caller frees; NULL without memory.
 * HOST_GRAPH_UNREACHED is the value of a node that has none yet. check is not HOST_GRAPH_CHECK_NONE.
 *
 * bfs, sssp   The shortest or lightest path from node 0 of at most as many edges as rounds.
 * mis         A node without a value gets 0 if a neighbour has 1; else 1 if it has the smallest priority among its
 *             neighbours without a value.
 * color       A node without a colour that has the largest priority among its neighbours without one gets the number of
 *             the round as its colour, from 0.
 * pagerank    Ranks in fixed point, HOST_GRAPH_RANK_ONE at first: HOST_GRAPH_RANK_BASE + (sum of the neighbours' shares x
 *             HOST_GRAPH_RANK_DAMPING) / 2^32. A node's share is its rank / its degree. Both are rounded down. Ranks add
 *             up to HOST_GRAPH_RANK_ONE a node at most, so nothing exceeds 32 bits.
 */
uint32_t *host_graph_after_rounds(const struct host_graph *graph, enum host_graph_check check, uint32_t rounds);

#endif
