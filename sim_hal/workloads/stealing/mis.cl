/*
 * A maximal independent set. In a round a node without a decision is left out if a neighbour is in the set; else it is
 * taken if it has the smallest priority among its neighbours without a decision. Priorities are all different, so the
 * set in the end is the one that a serial walk in the order of priorities makes.
 */
#include "rounds.h"

#define OUT 0u
#define IN  1u

ONWARD_INLINE uint decide(uint node, global const uint *offsets, global const uint *edges,
                          global const uint *priorities, global const uint *set)
{
    uint least = NONE, member = OUT, end = offsets[node + 1];

    for (uint edge = offsets[node]; edge < end; edge++) {
        uint other = edges[edge], state = set[other];
        if (state == NONE)
            least = min(least, priorities[other]);
        else
            member |= state;
    }
    if (member == IN)
        return OUT;
    return priorities[node] <= least ? IN : NONE;
}

ONWARD_INLINE void mis(uint scenario, local struct desk *desk, SHARED_PARAMETERS, global const uint *offsets,
                       global const uint *edges, global const uint *priorities, global uint *set, global uint *other)
{
    struct worker me = hire(desk, pool, queues, tasks, nodes, grain, backoff_max);
    global uint *start = values_after(&me, rounds, set, other);
    bool changed;

    for (uint node = me.first + item_id(); node < me.end; node += ITEMS)
        start[node] = NONE;
    begin_rounds(&me, grain);
    do {
        global const uint *before = values_before(&me, rounds, set, other);
        global uint *after = values_after(&me, rounds, set, other);

        changed = false;
        for (;;) {
            uint2 task = take_task(scenario, &me);
            if (!is_task(task))
                break;
            for (uint node = task.x + item_id(); node < task.y; node += ITEMS) {
                uint old = before[node], state = old;
                if (old == NONE)
                    state = decide(node, offsets, edges, priorities, before);
                changed |= state != old;
                after[node] = state;
            }
        }
    } while (end_round(&me, rounds, grain, changed));
    report(&me, tried, stolen, surplus, nodes);
}

KERNELS(mis,
        (global const uint *offsets, global const uint *edges, global const uint *priorities, global uint *set,
         global uint *other),
        (offsets, edges, priorities, set, other))
