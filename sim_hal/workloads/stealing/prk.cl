/*
 * PageRank in fixed point, because sums of floats depend on their order: a rank is ONE at first. A round gives every
 * node 15 % of that, and 85 % of its neighbours' shares; a share is rank / degree. All is rounded down, so ranks add up
 * to ONE a node at most.
 */
#include "rounds.h"

#define ONE     4096u
#define REST    614u
#define DAMPING 3650722201u /* 85 %, in units of 2^-32 */

ONWARD_INLINE uint share_of(uint rank, uint degree)
{
    return degree ? rank / degree : 0;
}

ONWARD_INLINE uint rank_of(uint node, global const uint *offsets, global const uint *edges, global const uint *shares)
{
    uint sum = 0, end = offsets[node + 1];

    for (uint edge = offsets[node]; edge < end; edge++)
        sum += shares[edges[edge]];
    return REST + mul_hi(sum, DAMPING);
}

ONWARD_INLINE void prk(uint scenario, local struct desk *desk, SHARED_PARAMETERS, global const uint *offsets,
                       global const uint *edges, global uint *ranks, global uint *shares, global uint *other)
{
    struct worker me = hire(desk, pool, queues, tasks, nodes, grain, backoff_max);
    global uint *start = values_after(&me, rounds, shares, other);

    for (uint node = me.first + item_id(); node < me.end; node += ITEMS)
        start[node] = share_of(ONE, offsets[node + 1] - offsets[node]);
    begin_rounds(&me, grain);
    do {
        global const uint *before = values_before(&me, rounds, shares, other);
        global uint *after = values_after(&me, rounds, shares, other);

        for (;;) {
            uint2 task = take_task(scenario, &me);
            if (!is_task(task))
                break;
            for (uint node = task.x + item_id(); node < task.y; node += ITEMS) {
                uint rank = rank_of(node, offsets, edges, before);
                after[node] = share_of(rank, offsets[node + 1] - offsets[node]);
                ranks[node] = rank;
            }
        }
    } while (end_round(&me, rounds, grain, true));
    report(&me, tried, stolen, surplus, nodes);
}

KERNELS(prk,
        (global const uint *offsets, global const uint *edges, global uint *ranks, global uint *shares,
         global uint *other),
        (offsets, edges, ranks, shares, other))
