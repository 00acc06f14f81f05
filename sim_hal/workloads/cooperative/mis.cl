/*
 * A maximal independent set. Each round takes every node that has the smallest priority among its undecided neighbours,
 * and leaves out the neighbours. Priorities are all different, so there is one result: the set that a serial walk over the nodes in
 * the order of their priorities makes.
 */
#include "level.h"

#define OUT 0u
#define IN  1u

enum phase { INIT, FIND, TAKE, SETTLE };

struct carried {
    uint phase, round;
};

/* *left is the last round that left a node undecided, 0 at the launch. */
LEVEL_KERNEL void mis(global void *control, global const uint *offsets, global const uint *edges,
                      global const uint *priorities, uint nodes, global uint *set, global uint *next,
                      global uint *smallest, volatile global uint *left)
{
    struct carried carried = {INIT, 1};
    onward_coop coop = onward_coop_begin(control);

    onward_forked(&coop, &carried, sizeof(carried));
    for (;;) {
        uint first = first_of(&coop), stride = stride_of(&coop);

        switch (carried.phase) {
        case INIT:
            for (uint node = first; node < nodes; node += stride) {
                set[node] = NONE;
                next[node] = NONE;
            }
            carried.phase = FIND;
            break;
        case FIND:
            if (*left + 1 != carried.round)
                return;
            for (uint node = first; node < nodes; node += stride) {
                uint least = NONE, end = offsets[node + 1];

                if (set[node] != NONE)
                    continue;
                for (uint edge = offsets[node]; edge < end; edge++) {
                    uint other = edges[edge];
                    if (set[other] == NONE)
                        least = min(least, priorities[other]);
                }
                smallest[node] = least;
            }
            carried.phase = TAKE;
            break;
        case TAKE:
            for (uint node = first; node < nodes; node += stride) {
                uint end = offsets[node + 1];

                if (set[node] != NONE || priorities[node] > smallest[node])
                    continue;
                next[node] = IN;
                for (uint edge = offsets[node]; edge < end; edge++)
                    if (set[edges[edge]] == NONE)
                        next[edges[edge]] = OUT;
            }
            carried.phase = SETTLE;
            break;
        case SETTLE: {
            bool undecided = false;

            for (uint node = first; node < nodes; node += stride) {
                if (set[node] != NONE)
                    continue;
                set[node] = next[node];
                undecided |= next[node] == NONE;
            }
            if (undecided)
                *left = carried.round;
            carried.round++;
            carried.phase = FIND;
            break;
        }
        }
        end_phase(&coop, &carried, sizeof(carried));
    }
}
