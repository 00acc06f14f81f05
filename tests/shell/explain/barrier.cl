/* The first wave of a work-group waits for a word before the barrier, the others are there. Line tables. */
#include "../../kernels/bare.h"

kernel void barrier_missed(volatile global uint *word, global uint *out)
{
    if (bare_local_id(0) < 64) {
        while (*word != 7)
            ;
    }
    bare_barrier();
    out[bare_local_id(0)] = 1;
}
