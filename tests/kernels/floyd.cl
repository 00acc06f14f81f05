/*
 * Shortest paths between all pairs of 24 nodes, in local memory, with a barrier a
 * step; one graph a work-group of 24 x 8.
 */
#include "bare.h"
#include "mix.h"

#define NODES 24

kernel void floyd(global ushort *distances)
{
    local ushort d[NODES][NODES];
    uint x = get_local_id(0);
    uint group = get_group_id(0);

    for (uint y = get_local_id(1); y < NODES; y += get_local_size(1)) {
        uint edge = mix32(group * NODES * NODES + y * NODES + x);
        d[y][x] = (ushort)(x == y ? 0 : edge % 7 == 0 ? 1 + (edge >> 8 & 63) : 0x3fff);
    }
    for (uint k = 0; k < NODES; k++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint y = get_local_id(1); y < NODES; y += get_local_size(1)) {
            ushort through = d[y][k] + d[k][x];
            if (through < d[y][x])
                d[y][x] = through;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint y = get_local_id(1); y < NODES; y += get_local_size(1))
        distances[(group * NODES + y) * NODES + x] = d[y][x];
}
