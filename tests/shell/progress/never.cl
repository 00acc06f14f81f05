/* Waits for a word that is never written. */
#include "../../kernels/bare.h"

kernel void never(volatile global uint *word, global uint *out)
{
    while (*word == 0)
        ;
    *out = 1;
}
