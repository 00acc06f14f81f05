/*
 * Unbalanced tree search (after UTS): counts the nodes of random trees, whose sizes differ by orders of magnitude. A
 * node is a number. It is a leaf, or it has ITEMS children; a hash decides. Each work-group starts with as many trees
 * as any other. A task is an inner node, whose children the work-items visit.
 */
#ifndef ITEMS
#define ITEMS 256
#endif
#define get_local_size(dimension) ((size_t)ITEMS)

#include "tree_queue.h"

#define KERNEL __attribute__((reqd_work_group_size(ITEMS, 1, 1)))

/* A child; `effort` hashes stand for the work on a node. No node is 0. */
ONWARD_INLINE uint child_of(uint node, uint number, uint effort)
{
    uint child = scatter(node) + number;

    for (uint i = 0; i < effort; i++)
        child = scatter(child + i);
    return child ? child : 1;
}

/* Whether a node has children: `inner` of 65,536 have. */
ONWARD_INLINE bool is_inner(uint node, uint inner)
{
    return scatter(node ^ 0x9e3779b9u) >> 16 < inner;
}

ONWARD_INLINE void uts(uint scenario, local struct tree_desk *desk, global struct tree_pool *pool,
                       global struct tree_queue *queues, volatile global uint *tried, volatile global uint *stolen,
                       volatile global uint *errors, volatile global uint *nodes, volatile global uint *checksum,
                       uint roots, uint inner, uint effort, uint backoff_max)
{
    uint id = (uint)get_group_id(0), groups = onward_one((uint)get_num_groups(0));
    struct climber me = {queues, pool, errors, desk, id, groups, roots, backoff_max};
    uint found = 0, sum = 0;
    uint root = item_id() < roots ? child_of(id + 1, item_id(), 1) : 0;

    put_nodes(scenario, &me, root, item_id(), roots);
    for (;;) {
        uint node = take_node(scenario, &me);
        if (node == 0)
            break;
        uint child = child_of(node, item_id(), effort);
        found++;
        sum += scatter(child);
        finish_node(scenario, &me, is_inner(child, inner) ? child : 0);
    }
    onward_add(nodes, found);
    onward_add(checksum, sum);
    if (is_master()) {
        onward_add(tried, me.tried);
        onward_add(stolen, me.stolen);
    }
}

#define UTS(name, scenario)                                                                                            \
    kernel KERNEL void uts_##name(                                                                                     \
        global struct tree_pool *pool, global struct tree_queue *queues, volatile global uint *tried,                  \
        volatile global uint *stolen, volatile global uint *errors, volatile global uint *nodes,                       \
        volatile global uint *checksum, uint roots, uint inner, uint effort, uint backoff_max)                         \
    {                                                                                                                  \
        local struct tree_desk desk;                                                                                   \
        uts(scenario, &desk, pool, queues, tried, stolen, errors, nodes, checksum, roots, inner, effort, backoff_max); \
    }

UTS(base, BASE)
UTS(scope, SCOPE)
UTS(steal, STEAL)
UTS(remote, REMOTE)
