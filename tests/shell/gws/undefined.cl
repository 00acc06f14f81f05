/* The number of others is one that nothing has written. */
#include "grid_sync.h"

kernel void undefined(global uint *passed)
{
    volatile local uint others;

    __builtin_amdgcn_ds_gws_init(others, 0);
    passed[0] = 1;
}
