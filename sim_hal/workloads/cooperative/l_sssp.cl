/*
 * Shortest paths from node 0 with worklists. Each round relaxes the edges of the nodes in one list, and those whose distance
 * became smaller go into the other, once a round. How many rounds that takes depends on the order of the work, distances
 * do not.
 */
#include "level.h"

enum phase { INIT, RELAX, TURN };

struct carried {
    uint phase, round;
    uint in, out; /* which half of lists and sizes */
};

LEVEL_KERNEL void l_sssp(global void *control, global const uint *offsets, global const uint *edges,
                         global const uint *weights, uint nodes, volatile global uint *distances,
                         volatile global uint *listed, global uint *lists, volatile global uint *sizes)
{
    struct carried carried = {INIT, 1, 0, 1};
    onward_coop coop = onward_coop_begin(control);

    onward_forked(&coop, &carried, sizeof(carried));
    for (;;) {
        uint first = first_of(&coop), stride = stride_of(&coop);

        switch (carried.phase) {
        case INIT:
            for (uint node = first; node < nodes; node += stride) {
                distances[node] = node == 0 ? 0 : NONE;
                listed[node] = 0;
            }
            if (first == 0) {
                lists[0] = 0;
                sizes[0] = 1;
            }
            carried.phase = RELAX;
            break;
        case RELAX: {
            uint count = sizes[carried.in];
            global const uint *list = lists + carried.in * nodes;
            global uint *next = lists + carried.out * nodes;

            if (count == 0)
                return;
            for (uint i = first; i < count; i += stride) {
                uint node = list[i], end = offsets[node + 1], distance = onward_load(distances + node);

                for (uint edge = offsets[node]; edge < end; edge++) {
                    uint other = edges[edge], through = distance + weights[edge];
                    if (through < distances[other] && atomic_min(distances + other, through) > through &&
                        atomic_xchg(listed + other, carried.round) != carried.round)
                        next[atomic_inc(sizes + carried.out)] = other;
                }
            }
            carried.phase = TURN;
            break;
        }
        case TURN:
            if (first == 0)
                sizes[carried.in] = 0;
            carried.in ^= 1;
            carried.out ^= 1;
            carried.round++;
            carried.phase = RELAX;
            break;
        }
        end_phase(&coop, &carried, sizeof(carried));
    }
}
