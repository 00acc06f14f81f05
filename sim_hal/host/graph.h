/*
 * graph.h - seeded random graphs for launches of graph algorithms: the simulated host makes them, since a .sim file
 * cannot hold irregular data.
 *
 * All graphs are undirected: every edge stands in the rows of both its ends, with the same weight. There are no loops
 * and no parallel edges. The same kind, number of nodes and seed give the same graph everywhere.
 */
#ifndef SIM_HAL_HOST_GRAPH_H
#define SIM_HAL_HOST_GRAPH_H

#include <stdbool.h>
#include <stdint.h>

#define HOST_GRAPH_NODES_MOST  (1u << 20)
#define HOST_GRAPH_HUB_LEAST   16u
#define HOST_GRAPH_WEIGHT_MOST 16u

enum host_graph_kind {
    /*
     * Roads: a square grid, as a random spanning tree of it and a quarter of its other edges. Connected, at most four
     * edges a node, 2.5 on average; its diameter is several times the grid's side.
     */
    HOST_GRAPH_ROAD,
    /*
     * Recursive matrix (R-MAT) with quarters of 57, 19, 19 and 5 percent: degrees follow a power law, node 0 has one of
     * the largest. Eight edges are drawn a node, those drawn twice count once. Not connected: many nodes have no edge.
     */
    HOST_GRAPH_RMAT,
    /*
     * A circuit: each node has an edge to the next one, one to a node at most 32 further on, and every 64th on average
     * a long wire to any other node. Connected, four edges a node on average.
     */
    HOST_GRAPH_CIRCUIT,
    /*
     * A square grid with all its edges, as of a five-point difference scheme: the seed changes weights and priorities
     * only. Connected, at most four edges a node; 2 x (side - 1) edges from node 0 to the farthest.
     */
    HOST_GRAPH_GRID,
    /*
     * A hub, as in networks of protein interactions: node 0 has an edge to node 1 and to about seven of eight others.
     * From node 2 on each node has an edge to one before it, those with more edges being likelier. Connected, less than
     * four edges a node on average.
     */
    HOST_GRAPH_HUB,
    /*
     * A network of people or routers: a recursive matrix with milder quarters of 45, 15, 15 and 25 percent, and four
     * edges drawn a node. The largest degree is a few hundreds at most; nodes with low numbers have more edges. Not
     * connected.
     */
    HOST_GRAPH_NETWORK,
    HOST_GRAPH_KINDS
};

struct host_graph_spec {
    enum host_graph_kind kind;
    uint32_t nodes; /* one that host_graph_has_size allows */
    uint32_t seed;
};

/* Compressed sparse rows. */
struct host_graph {
    struct host_graph_spec spec;
    uint32_t edges;       /* in rows, so each edge counts twice */
    uint32_t *offsets;    /* nodes + 1: the row of node n is offsets[n] .. offsets[n + 1] - 1, ascending targets */
    uint32_t *targets;    /* edges: the other end */
    uint32_t *weights;    /* edges: 1..HOST_GRAPH_WEIGHT_MOST */
    uint32_t *priorities; /* nodes: all different, without order */
};

/* Name of a kind, as .sim files give it. */
const char *host_graph_kind_name(enum host_graph_kind kind);

/*
 * Whether there are graphs of the kind with this number of nodes: 2..HOST_GRAPH_NODES_MOST; a square number of a grid's,
 * and HOST_GRAPH_HUB_LEAST at least for a hub.
 */
bool host_graph_has_size(enum host_graph_kind kind, uint64_t nodes);

/* The same in words, for messages. */
const char *host_graph_sizes(enum host_graph_kind kind);

/* Makes a graph that the caller frees; NULL without memory. */
struct host_graph *host_graph_make(const struct host_graph_spec *spec);

/* Releases a graph. NULL is allowed. */
void host_graph_free(struct host_graph *graph);

#endif
