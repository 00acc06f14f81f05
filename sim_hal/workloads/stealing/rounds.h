/*
 * rounds.h - graph algorithms in rounds (Jacobi's way) over work-stealing queues.
 *
 * In a round each node's new value is computed from those that it and its neighbours had before, so the result does not
 * depend on who does which task when. Values are read and written by ordinary loads and stores, through the L1. Each
 * round has a barrier of all work-groups, which must all fit on the GPU or be taken off it while they wait.
 *
 * An algorithm is a function with a loop over rounds and, inside, one over tasks; KERNELS makes a kernel of it for each
 * scenario. ITEMS are the work-items of a work-group, 256 unless it is defined: four waves, one for each SIMD of a
 * compute unit.
 */
#ifndef ROUNDS_H
#define ROUNDS_H

#ifndef ITEMS
#define ITEMS 256
#endif

/* The library loads the size even where the kernel fixes it. */
#define get_local_size(dimension) ((size_t)ITEMS)

/* The barrier's word takes several values, so that a monitor that predicts does not see a lock. UNTRAINED, defined before this file,
 * leaves it with one value a round, as plain sources have it. */
#ifndef UNTRAINED
#define ONWARD_TRAINED
#endif

#include "steal_queue.h"

/* A node that is not reached, coloured or decided yet. */
#define NONE 0xffffffffu

/* Parameters that all kernels have, and their names. */
#define SHARED_PARAMETERS                                                                                              \
    global struct pool *pool, global struct queue *queues, global uint2 *tasks, volatile global uint *tried,           \
        volatile global uint *stolen, volatile global uint *surplus, uint nodes, uint grain, uint rounds,              \
        uint backoff_max
#define SHARED_ARGUMENTS pool, queues, tasks, tried, stolen, surplus, nodes, grain, rounds, backoff_max

/*
 * The kernels NAME_base, NAME_scope, NAME_steal and NAME_remote of a function NAME(scenario, desk, SHARED_PARAMETERS,
 * further parameters). With NEAR_THIEVES defined before this file: NAME_near_remote alone.
 */
#define KERNEL(name, scenario_name, scenario, parameters, arguments)                                                   \
    kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void name##_##scenario_name(SHARED_PARAMETERS,           \
                                                                                          UNPACK parameters)           \
    {                                                                                                                  \
        local struct desk desk;                                                                                        \
        name(scenario, &desk, SHARED_ARGUMENTS, UNPACK arguments);                                                     \
    }
#define UNPACK(...) __VA_ARGS__
#ifdef NEAR_THIEVES
#define KERNELS(name, parameters, arguments) KERNEL(name, near_remote, NEAR, parameters, arguments)
#else
#define KERNELS(name, parameters, arguments)                                                                           \
    KERNEL(name, base, BASE, parameters, arguments)                                                                    \
    KERNEL(name, scope, SCOPE, parameters, arguments)                                                                  \
    KERNEL(name, steal, STEAL, parameters, arguments)                                                                  \
    KERNEL(name, remote, REMOTE, parameters, arguments)
#endif

/* A work-group's share of the nodes lies on its queue: as many as any other's, one behind the other. */
ONWARD_INLINE struct worker hire(local struct desk *desk, global struct pool *pool, global struct queue *queues,
                                 global uint2 *tasks, uint nodes, uint grain, uint backoff_max)
{
    uint id = (uint)get_group_id(0), groups = onward_one((uint)get_num_groups(0));
    uint share = (nodes + groups - 1) / groups;
    struct worker me = {pool, queues, tasks, desk, id, groups};

    me.first = min(id * share, nodes);
    me.end = min(me.first + share, nodes);
    me.most = (share + grain - 1) / grain;
    me.backoff_max = backoff_max;
    return me;
}

/* By the master: the last to arrive lets all others go on. */
ONWARD_INLINE void end_barrier(private const struct worker *me)
{
    onward_exch(&me->pool->arrived, 0);
    onward_release();
    for (uint i = 0; i < ONWARD_RELEASES; i++)
        onward_exch64(&me->pool->release, (ulong)i << 32 | me->generation);
}

/*
 * What any work-group wrote before is seen by all behind it. One wave arrives, and its fences are those of the
 * work-group: all waves share an L1.
 */
ONWARD_INLINE void global_barrier(private struct worker *me)
{
    uint was = me->generation++;

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    /* A scalar branch: waves without work-item 0 have no lane that could end the wait. */
    if (onward_one(item_id()) == 0) {
        onward_release();
        if (onward_arrive_once(&me->pool->arrived, me->groups, &me->pool->release, was) == was && is_master())
            end_barrier(me);
        onward_acquire();
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

/* Before the first round, when the work-group has given its nodes their values. */
ONWARD_INLINE void begin_rounds(private struct worker *me, uint grain)
{
    cut_tasks(me, grain);
    fill_queue(me, 1, grain);
    if (is_master())
        me->desk->changed = 0;
    global_barrier(me);
    me->round = 1;
    me->empty = false;
}

/* The end of a round. False: it was the last, or it changed nothing. */
ONWARD_INLINE bool end_round(private struct worker *me, uint rounds, uint grain, bool changed)
{
    if (changed)
        me->desk->changed = 1;
    fill_queue(me, me->round + 1, grain);
    meet();
    if (is_master() && me->desk->changed) {
        me->desk->changed = 0;
        onward_exch(&me->pool->changed, me->round);
    }
    global_barrier(me);
    /* Another work-group may be one round further. */
    if (me->round == rounds || onward_one(onward_load(&me->pool->changed)) < me->round)
        return false;
    me->round++;
    me->empty = false;
    return true;
}

/* The values that a round reads, and those that it writes; after the last one the result is in `values`. */
ONWARD_INLINE global uint *values_before(private const struct worker *me, uint rounds, global uint *values,
                                         global uint *other)
{
    return (rounds - me->round) & 1 ? values : other;
}

ONWARD_INLINE global uint *values_after(private const struct worker *me, uint rounds, global uint *values,
                                        global uint *other)
{
    return (rounds - me->round) & 1 ? other : values;
}

/* At the end of the kernel. *surplus is 0 if every node was visited once in each round. */
ONWARD_INLINE void report(private const struct worker *me, volatile global uint *tried, volatile global uint *stolen,
                          volatile global uint *surplus, uint nodes)
{
    if (!is_master())
        return;
    onward_add(tried, me->tried);
    onward_add(stolen, me->stolen);
    onward_add(surplus, me->visited - (me->id == 0 ? nodes * me->round : 0));
}

#endif
