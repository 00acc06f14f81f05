/* Copies 16 bytes at a time; the work-items stride over them. */
#include "groups.h"

KERNEL(256, 1) void copy4(global const uint4 *from, uint count, global uint4 *to)
{
    for (uint i = (uint)get_global_id(0); i < count; i += (uint)get_global_size(0))
        to[i] = from[i];
}
