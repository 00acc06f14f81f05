/*
 * octree: sorts particles into an octree. A task is a node with more particles than a leaf may have: it moves them so that
 * those of a child lie side by side, counts the children that are leaves, and makes tasks of the others.
 */
#include "steal.h"
#include "octree.h"

/* The common part of both kernels: the plain one has no use for coop. */
ONWARD_INLINE void grow(private struct worker *me, bool cooperative, private onward_coop *coop, uint particles,
                        global uint *positions, local struct sorting *sorting, const struct results *results)
{
    if (me->id == 0)
        put_root(me, node(0, particles, 0, 0));
    for (;;) {
        if (cooperative && !fork_or_die(me, coop))
            continue;
        uint4 task = take_task(me);
        if (!task.w) {
            if (!wait_for_task(me, cooperative ? coop->control : 0))
                return;
            continue;
        }
        uint depth = task.w & ~IS_TASK;
        global uint *from = positions + (depth & 1) * particles;
        global uint *to = positions + (~depth & 1) * particles;
        finish_task(me, depth < LEVELS_GIVEN ? given_child(task.z, depth, particles)
                                             : sort_node(task, from, to, sorting, results));
    }
}

/* positions: room for twice as many as there are particles. */
kernel KERNEL void octree(global void *control, global struct queue *queues, volatile global struct pool *pool,
                          global uint *positions, volatile global uint *counted, volatile global uint *leaves,
                          volatile global uint *depths, volatile global uint *checksum, volatile global uint *errors,
                          uint particles, uint backoff_max)
{
    local struct desk desk;
    local struct sorting sorting;
    onward_coop coop = onward_coop_begin(control);
    struct worker me = hire(queues, pool, errors, &desk, onward_id(&coop), backoff_max);
    struct results results = {{counted, leaves, depths, checksum}};

    grow(&me, true, &coop, particles, positions, &sorting, &results);
}

/* The same without a command processor that could change the number of work-groups. */
kernel KERNEL void octree_plain(global struct queue *queues, volatile global struct pool *pool, global uint *positions,
                                volatile global uint *counted, volatile global uint *leaves,
                                volatile global uint *depths, volatile global uint *checksum,
                                volatile global uint *errors, uint particles, uint backoff_max)
{
    local struct desk desk;
    local struct sorting sorting;
    onward_coop coop = {0};
    struct worker me = hire(queues, pool, errors, &desk, (uint)get_group_id(0), backoff_max);
    struct results results = {{counted, leaves, depths, checksum}};

    grow(&me, false, &coop, particles, positions, &sorting, &results);
}
