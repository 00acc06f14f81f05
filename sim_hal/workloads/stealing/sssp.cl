/*
 * Shortest paths from node 0: a round gives every node the smallest of its distance and those through its neighbours.
 * After some rounds these are the lightest paths of at most as many edges.
 */
#include "rounds.h"

ONWARD_INLINE uint nearest(uint node, global const uint *offsets, global const uint *edges, global const uint *weights,
                           global const uint *distances)
{
    uint least = distances[node], end = offsets[node + 1];

    for (uint edge = offsets[node]; edge < end; edge++)
        least = min(least, add_sat(distances[edges[edge]], weights[edge]));
    return least;
}

ONWARD_INLINE void sssp(uint scenario, local struct desk *desk, SHARED_PARAMETERS, global const uint *offsets,
                        global const uint *edges, global const uint *weights, global uint *distances,
                        global uint *other)
{
    struct worker me = hire(desk, pool, queues, tasks, nodes, grain, backoff_max);
    global uint *start = values_after(&me, rounds, distances, other);
    bool changed;

    for (uint node = me.first + item_id(); node < me.end; node += ITEMS)
        start[node] = node == 0 ? 0 : NONE;
    begin_rounds(&me, grain);
    do {
        global const uint *before = values_before(&me, rounds, distances, other);
        global uint *after = values_after(&me, rounds, distances, other);

        changed = false;
        for (;;) {
            uint2 task = take_task(scenario, &me);
            if (!is_task(task))
                break;
            for (uint node = task.x + item_id(); node < task.y; node += ITEMS) {
                uint distance = nearest(node, offsets, edges, weights, before);
                changed |= distance != before[node];
                after[node] = distance;
            }
        }
    } while (end_round(&me, rounds, grain, changed));
    report(&me, tried, stolen, surplus, nodes);
}

KERNELS(sssp,
        (global const uint *offsets, global const uint *edges, global const uint *weights, global uint *distances,
         global uint *other),
        (offsets, edges, weights, distances, other))
