/* y = a x + y; the work-items stride over the elements. */
#include "groups.h"

KERNEL(256, 1) void axpy(global const uint *x, uint count, uint a, global uint *y)
{
    for (uint i = (uint)get_global_id(0); i < count; i += (uint)get_global_size(0))
        y[i] += a * x[i];
}
