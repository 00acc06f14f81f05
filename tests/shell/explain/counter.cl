/* Spins without end, with a counter that decides nothing before the end. */
#include "../../kernels/bare.h"

kernel void counter(volatile global uint *word, global uint *out)
{
    uint tries = 0;

    while (*word == 0)
        tries++;
    out[bare_local_id(0)] = tries;
}
