/* The first wave looks for a power of 5 that there is not, and reads nothing; the others are at the barrier. -gline-tables-only */
#include "../../kernels/bare.h"

kernel void endless(global uint *out, uint wanted)
{
    uint power = 1;

    out[bare_local_id(0)] = 7;
    if (bare_local_id(0) < 64) {
        while (power != wanted)
            power = power * 5 & 255;
    }
    bare_barrier();
    out[bare_local_id(0)] = power;
}
