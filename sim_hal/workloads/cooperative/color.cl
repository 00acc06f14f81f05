/*
 * Graph colouring. Each round gives the next colour to every node that has the largest priority among its uncoloured
 * neighbours. Priorities are all different, so there is one result: each node's colour is the lowest above those of its
 * neighbours of larger priority.
 */
#include "level.h"

enum phase { INIT, FIND, PAINT };

struct carried {
    uint phase, round;
};

/* *left is the last round that found a node without a colour. */
LEVEL_KERNEL void color(global void *control, global const uint *offsets, global const uint *edges,
                        global const uint *priorities, uint nodes, global uint *colors, global uint *largest,
                        volatile global uint *left)
{
    struct carried carried = {INIT, 1};
    onward_coop coop = onward_coop_begin(control);

    onward_forked(&coop, &carried, sizeof(carried));
    for (;;) {
        uint first = first_of(&coop), stride = stride_of(&coop);

        switch (carried.phase) {
        case INIT:
            for (uint node = first; node < nodes; node += stride)
                colors[node] = NONE;
            carried.phase = FIND;
            break;
        case FIND: {
            bool uncolored = false;

            for (uint node = first; node < nodes; node += stride) {
                uint most = 0, end = offsets[node + 1];

                if (colors[node] != NONE)
                    continue;
                uncolored = true;
                for (uint edge = offsets[node]; edge < end; edge++) {
                    uint other = edges[edge];
                    if (colors[other] == NONE)
                        most = max(most, priorities[other]);
                }
                largest[node] = most;
            }
            if (uncolored)
                *left = carried.round;
            carried.phase = PAINT;
            break;
        }
        case PAINT:
            if (*left != carried.round)
                return;
            for (uint node = first; node < nodes; node += stride)
                if (colors[node] == NONE && priorities[node] >= largest[node])
                    colors[node] = carried.round - 1;
            carried.round++;
            carried.phase = FIND;
            break;
        }
        end_phase(&coop, &carried, sizeof(carried));
    }
}
