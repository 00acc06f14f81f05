/* Work-groups spin on a flag that is set to 1, and wait for 2. Line tables. */
#include "../../kernels/bare.h"

kernel void flag(volatile global uint *word, global uint *out)
{
    if (bare_group_id(0) == 0) {
        if (bare_local_id(0) == 0)
            *word = 1;
        return;
    }
    while (*word != 2)
        ;
    out[bare_group_id(0)] = 1;
}
