/* Spins for a bounded number of times, with a counter in a register, then ends. */
#include "../../kernels/bare.h"

kernel void bounded(volatile global uint *word, global uint *out, uint bound)
{
    uint tries = 0;

    while (*word == 0 && tries < bound)
        tries++;
    out[bare_local_id(0)] = tries;
}
