/*
 * Breadth-first search, one source a work-group: each has its own levels and queues, all share the graph. Level by
 * level the work-group expands the nodes of one queue into the other. Levels do not depend on the order in which nodes
 * are found.
 *
 * A node has 1 to 8 edges. A .sim file holds no irregular data, so the number of edges is a hash of the node, and the
 * other end of an edge a hash of what is stored.
 */
#include "irregular.h"

#define ITEMS     256
#define EDGES_MAX 8
#define UNSEEN    0xffffffffu

kernel void bfs(global const uint *edges, uint nodes, volatile global uint *levels, global uint *queues,
                global uint *reached, volatile global uint *checksum)
{
    local uint shares[ITEMS];
    local uint found;
    uint item = get_local_id(0);
    uint group = get_group_id(0);
    uint source = scatter(group + 1) % nodes;
    uint visited = 0;
    uint count = 1;
    global uint *queue = queues + 2 * group * nodes;
    global uint *next = queue + nodes;

    levels += group * nodes;
    if (item == 0) {
        levels[source] = 0;
        queue[0] = source;
    }
    for (uint level = 1; count > 0; level++) {
        if (item == 0)
            found = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (uint i = item; i < count; i += get_local_size(0)) {
            uint node = queue[i];
            uint first = node * EDGES_MAX;
            uint end = first + 1 + scatter(node) % EDGES_MAX;

            for (uint edge = first; edge < end; edge++) {
                uint other = scatter(edges[edge]) % nodes;
                if (levels[other] == UNSEEN && atomic_cmpxchg(levels + other, UNSEEN, level) == UNSEEN)
                    next[atomic_inc(&found)] = other;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        visited += count;
        count = found;
        barrier(CLK_LOCAL_MEM_FENCE);

        global uint *swap = queue;
        queue = next;
        next = swap;
    }
    if (item == 0)
        reached[group] = visited;

    uint share = 0;
    for (uint node = item; node < nodes; node += get_local_size(0))
        share += levels[node] * (2 * (group * nodes + node) + 1);
    add_checksum(checksum, shares, share);
}
