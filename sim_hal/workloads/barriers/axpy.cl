/* y = a x + y, one element a work-item. */
#include "groups.h"

KERNEL(256, 1) void axpy(global const uint *x, uint a, global uint *y)
{
    uint i = (uint)get_global_id(0);

    y[i] += a * x[i];
}
