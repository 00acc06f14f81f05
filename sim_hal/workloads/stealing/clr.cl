/*
 * Graph colouring. A round gives its number, from 0, to every node that has the largest priority among its neighbours
 * without a colour. Priorities are all different, so there is one result: each node's colour is the lowest above those
 * of its neighbours of larger priority.
 */
#include "rounds.h"

/* The largest priority of the neighbours without a colour. */
ONWARD_INLINE uint largest(uint node, global const uint *offsets, global const uint *edges,
                           global const uint *priorities, global const uint *colors)
{
    uint most = 0, end = offsets[node + 1];

    for (uint edge = offsets[node]; edge < end; edge++) {
        uint other = edges[edge];
        if (colors[other] == NONE)
            most = max(most, priorities[other]);
    }
    return most;
}

ONWARD_INLINE void clr(uint scenario, local struct desk *desk, SHARED_PARAMETERS, global const uint *offsets,
                       global const uint *edges, global const uint *priorities, global uint *colors, global uint *other)
{
    struct worker me = hire(desk, pool, queues, tasks, nodes, grain, backoff_max);
    global uint *start = values_after(&me, rounds, colors, other);
    bool changed;

    for (uint node = me.first + item_id(); node < me.end; node += ITEMS)
        start[node] = NONE;
    begin_rounds(&me, grain);
    do {
        global const uint *before = values_before(&me, rounds, colors, other);
        global uint *after = values_after(&me, rounds, colors, other);

        changed = false;
        for (;;) {
            uint2 task = take_task(scenario, &me);
            if (!is_task(task))
                break;
            for (uint node = task.x + item_id(); node < task.y; node += ITEMS) {
                uint old = before[node], color = old;
                if (old == NONE && largest(node, offsets, edges, priorities, before) <= priorities[node])
                    color = me.round - 1;
                changed |= color != old;
                after[node] = color;
            }
        }
    } while (end_round(&me, rounds, grain, changed));
    report(&me, tried, stolen, surplus, nodes);
}

KERNELS(clr,
        (global const uint *offsets, global const uint *edges, global const uint *priorities, global uint *colors,
         global uint *other),
        (offsets, edges, priorities, colors, other))
