/*
 * octree over queues with scopes: sorts particles into an octree (../cooperative/octree.h). A task is a node with more
 * particles than a leaf may have; it makes tasks of those of its children that are no leaves. Each work-group starts
 * with as many nodes of the third level as any other, one beside the other; these have more and more particles from the
 * first to the last. What is beyond the last of them is a task without particles.
 */
#ifndef ITEMS
#define ITEMS 64
#endif
#define get_local_size(dimension) ((size_t)ITEMS)
#define TREE_TASK                 uint4
#define QUEUE_TASKS               256u
#define IS_TASK                   0x80000000u

#include "tree_queue.h"
#include "../cooperative/octree.h"

#define KERNEL __attribute__((reqd_work_group_size(ITEMS, 1, 1)))

ONWARD_INLINE uint4 first_node(uint cell, uint particles)
{
    if (cell >= CELLS)
        return node(0, 0, 0, LEVELS_GIVEN);
    uint first = first_of_cell(cell, particles);
    return node(first, first_of_cell(cell + 1, particles) - first, cell, LEVELS_GIVEN);
}

ONWARD_INLINE void octree(uint scenario, local struct tree_desk *desk, local struct sorting *sorting,
                          global struct tree_pool *pool, global struct tree_queue *queues, volatile global uint *tried,
                          volatile global uint *stolen, volatile global uint *errors, global uint *positions,
                          const struct results *results, uint roots, uint particles, uint backoff_max)
{
    uint id = (uint)get_group_id(0), groups = onward_one((uint)get_num_groups(0));
    struct climber me = {queues, pool, errors, desk, id, groups, roots, backoff_max};
    uint4 root = (uint4)(0);

    if (item_id() < RESULTS)
        sorting->tally[item_id()] = 0;
    if (item_id() < roots)
        root = first_node(id * roots + item_id(), particles);
    put_nodes(scenario, &me, root, item_id(), roots);
    for (;;) {
        /* Here the master and the others meet: else clang lets the others go round the loop while the master is in it. */
        meet();
        uint4 task = take_node(scenario, &me);
        if (!is_node(task))
            break;
        uint depth = task.w & ~IS_TASK;
        global uint *from = positions + (depth & 1) * particles;
        global uint *to = positions + (~depth & 1) * particles;
        finish_node(scenario, &me, sort_node(task, from, to, sorting, 0));
    }
    add_tally(results, sorting->tally);
    if (is_master()) {
        onward_add(tried, me.tried);
        onward_add(stolen, me.stolen);
    }
}

/* positions: room for twice as many as there are particles. */
#define OCTREE(name, scenario)                                                                                         \
    kernel KERNEL void octree_##name(                                                                                  \
        global struct tree_pool *pool, global struct tree_queue *queues, volatile global uint *tried,                  \
        volatile global uint *stolen, volatile global uint *errors, global uint *positions,                            \
        volatile global uint *counted, volatile global uint *leaves, volatile global uint *depths,                     \
        volatile global uint *checksum, uint roots, uint particles, uint backoff_max)                                  \
    {                                                                                                                  \
        local struct tree_desk desk;                                                                                   \
        local struct sorting sorting;                                                                                  \
        struct results results = {{counted, leaves, depths, checksum}};                                                \
        octree(scenario, &desk, &sorting, pool, queues, tried, stolen, errors, positions, &results, roots, particles,  \
               backoff_max);                                                                                           \
    }

OCTREE(base, BASE)
OCTREE(scope, SCOPE)
OCTREE(steal, STEAL)
OCTREE(remote, REMOTE)
