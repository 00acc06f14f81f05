/*
 * The ids of a three-dimensional grid without a library: the grid and work-group
 * sizes are read from the dispatch packet.
 */
#include "bare.h"

kernel void grid_bare(global uint *out)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);
    uint z = get_global_id(2);
    uint i = (z * get_global_size(1) + y) * get_global_size(0) + x;
    uint item = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
    uint group = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);

    out[i] = item << 16 | group;
}
