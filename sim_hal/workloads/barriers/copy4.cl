/* Copies 16 bytes a work-item. */
#include "groups.h"

KERNEL(256, 1) void copy4(global const uint4 *from, global uint4 *to)
{
    uint i = (uint)get_global_id(0);

    to[i] = from[i];
}
