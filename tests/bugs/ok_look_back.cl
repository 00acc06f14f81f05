/* Prefix sums over work-groups by decoupled look-back: value and state share a word, so they need no fence. */
#include "bugs.h"
kernel void ok_look_back(global atomic_uint *state, global const uint *in, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint g = get_group_id(0);
    uint own = in[g];
    uint before = 0;

    if (g > 0)
        atomic_store_explicit(&state[g], own << 2 | 1, relaxed, device);
    for (uint at = g; at > 0;) {
        uint seen = atomic_load_explicit(&state[at - 1], relaxed, device);
        if (seen == 0)
            continue;
        before += seen >> 2;
        if ((seen & 3) == 2)
            break;
        at--;
    }
    atomic_store_explicit(&state[g], (before + own) << 2 | 2, relaxed, device);
    out[g] = before + own;
}
