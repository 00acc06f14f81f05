/*
 * graph_check.h - what graph algorithms must find, computed on the host by serial algorithms.
 *
 * Each result is unique, so that a parallel algorithm has to find the same one in whatever order its work is done.
 */
#ifndef SIM_HAL_HOST_GRAPH_CHECK_H
#define SIM_HAL_HOST_GRAPH_CHECK_H

#include "host/graph.h"

/* Level or distance of a node that has no path from the source, which is node 0. */
#define HOST_GRAPH_UNREACHED 0xffffffffu

enum host_graph_check {
    HOST_GRAPH_CHECK_NONE,
    /* Edges on the shortest path from node 0. */
    HOST_GRAPH_CHECK_BFS,
    /* Sum of weights on the lightest path from node 0. */
    HOST_GRAPH_CHECK_SSSP,
    /*
     * Membership, 1 or 0, in the maximal independent set that takes nodes in the order of their priorities, the
     * smallest first, unless a neighbour is in it already. Independent rounds that each take every node with the smallest
     * priority among its undecided neighbours find the same set.
     */
    HOST_GRAPH_CHECK_MIS,
    /*
     * Colours of the colouring in which a node has the lowest colour above those of all neighbours of larger priority: the
     * number of the round that takes it when each round takes every node with the largest priority among its
     * uncoloured neighbours.
     */
    HOST_GRAPH_CHECK_COLOR,
    /* Ranks after a number of rounds (graph_rounds.h); there is no final result. */
    HOST_GRAPH_CHECK_PAGERANK,
    HOST_GRAPH_CHECKS
};

/* Ranks are in fixed point. The damping, 85 percent, is in units of 2^-32. */
#define HOST_GRAPH_RANK_ONE     4096u
#define HOST_GRAPH_RANK_BASE    614u
#define HOST_GRAPH_RANK_DAMPING 3650722201u

/* Name of a check, as .sim files give it. */
const char *host_graph_check_name(enum host_graph_check check);

/*
 * The final result for every node, which the caller frees; NULL without memory. check is neither HOST_GRAPH_CHECK_NONE
 * nor HOST_GRAPH_CHECK_PAGERANK.
 */
uint32_t *host_graph_expected(const struct host_graph *graph, enum host_graph_check check);

#endif
