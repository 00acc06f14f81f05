/*
 * Variables at program scope: initialised, zero, and one that points to another.
 * Every work-group finds what the file says.
 */
#include "bare.h"

global uint table[8] = {2, 3, 5, 7, 11, 13, 17, 19};
global uint zeros[40];
global ulong mixed = 0x1122334455667788ul;
static global const short offsets[4] = {-1, 20000, -30000, 7};

kernel void program_scope(global ulong *out)
{
    uint i = get_global_id(0);

    out[i] = table[i & 7] + zeros[i % 40] * 1000ul + (mixed >> (i & 31)) + (ulong)(long)offsets[i >> 2 & 3];
}
