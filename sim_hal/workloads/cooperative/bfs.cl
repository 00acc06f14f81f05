/*
 * Breadth-first search from node 0 with worklists. Each round expands the nodes of one list, and those that are seen
 * for the first time go into the other. Levels do not depend on which of a node's neighbours finds it.
 */
#include "level.h"

enum phase { INIT, EXPAND, TURN };

struct carried {
    uint phase, level;
    uint in, out; /* which half of lists and sizes */
};

LEVEL_KERNEL void bfs(global void *control, global const uint *offsets, global const uint *edges, uint nodes,
                      volatile global uint *levels, global uint *lists, volatile global uint *sizes)
{
    struct carried carried = {INIT, 1, 0, 1};
    onward_coop coop = onward_coop_begin(control);

    onward_forked(&coop, &carried, sizeof(carried));
    for (;;) {
        uint first = first_of(&coop), stride = stride_of(&coop);

        switch (carried.phase) {
        case INIT:
            for (uint node = first; node < nodes; node += stride)
                levels[node] = node == 0 ? 0 : NONE;
            if (first == 0) {
                lists[0] = 0;
                sizes[0] = 1;
            }
            carried.phase = EXPAND;
            break;
        case EXPAND: {
            uint count = sizes[carried.in];
            global const uint *list = lists + carried.in * nodes;
            global uint *next = lists + carried.out * nodes;

            if (count == 0)
                return;
            for (uint i = first; i < count; i += stride) {
                uint node = list[i], end = offsets[node + 1];

                for (uint edge = offsets[node]; edge < end; edge++) {
                    uint other = edges[edge];
                    if (levels[other] == NONE && atomic_cmpxchg(levels + other, NONE, carried.level) == NONE)
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
            carried.level++;
            carried.phase = EXPAND;
            break;
        }
        end_phase(&coop, &carried, sizeof(carried));
    }
}
