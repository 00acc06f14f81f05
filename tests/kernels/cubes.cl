/* Which face of a cube a direction points at, and where: the instructions for cube maps. */
#include "bare.h"

#ifdef __AMDGCN__
#define FACE(x, y, z)   __builtin_amdgcn_cubeid(x, y, z)
#define ACROSS(x, y, z) __builtin_amdgcn_cubesc(x, y, z)
#define DOWN(x, y, z)   __builtin_amdgcn_cubetc(x, y, z)
#define TWICE(x, y, z)  __builtin_amdgcn_cubema(x, y, z)
#endif

kernel void cubes(global float *out)
{
    uint i = get_global_id(0);
    float x = (float)((int)(i * 37 % 11) - 5), y = (float)((int)(i * 13 % 7) - 3), z = (float)((int)(i * 5 % 9) - 4);

    out[i * 4] = FACE(x, y, z);
    out[i * 4 + 1] = ACROSS(x, y, z);
    out[i * 4 + 2] = DOWN(x, y, z);
    out[i * 4 + 3] = TWICE(x, y, z);
}
