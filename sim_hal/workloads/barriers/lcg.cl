/* A linear congruential generator: a chain of dependent multiplications and additions a work-item. */
#include "groups.h"

KERNEL(256, 1) void lcg(global uint *values, uint steps)
{
    uint i = (uint)get_global_id(0);
    uint value = values[i];

    for (uint step = 0; step < steps; step++)
        value = value * 1664525u + 1013904223u;
    values[i] = value;
}
