/*
 * Shortest paths from node 0 as products of a sparse matrix and a vector, with min and + for + and *: each round gives every
 * node the smallest of its own distance and those through its neighbours, until no distance changes.
 */
#include "level.h"

enum phase { INIT, MULTIPLY, COMPARE, ASSIGN };

struct carried {
    uint phase, round;
};

/* *changed is the last round in which a distance became smaller, 0 at the launch. */
LEVEL_KERNEL void p_sssp(global void *control, global const uint *offsets, global const uint *edges,
                         global const uint *weights, uint nodes, global uint *distances, global uint *product,
                         volatile global uint *changed)
{
    struct carried carried = {INIT, 1};
    onward_coop coop = onward_coop_begin(control);

    onward_forked(&coop, &carried, sizeof(carried));
    for (;;) {
        uint first = first_of(&coop), stride = stride_of(&coop);

        switch (carried.phase) {
        case INIT:
            for (uint node = first; node < nodes; node += stride)
                distances[node] = node == 0 ? 0 : NONE;
            carried.phase = MULTIPLY;
            break;
        case MULTIPLY:
            for (uint node = first; node < nodes; node += stride) {
                uint least = distances[node], end = offsets[node + 1];

                for (uint edge = offsets[node]; edge < end; edge++) {
                    uint other = distances[edges[edge]];
                    if (other != NONE)
                        least = min(least, other + weights[edge]);
                }
                product[node] = least;
            }
            carried.phase = COMPARE;
            break;
        case COMPARE: {
            bool differs = false;

            for (uint node = first; node < nodes; node += stride)
                differs |= product[node] != distances[node];
            if (differs)
                *changed = carried.round;
            carried.phase = ASSIGN;
            break;
        }
        case ASSIGN:
            if (*changed != carried.round)
                return;
            for (uint node = first; node < nodes; node += stride)
                distances[node] = product[node];
            carried.round++;
            carried.phase = MULTIPLY;
            break;
        }
        end_phase(&coop, &carried, sizeof(carried));
    }
}
