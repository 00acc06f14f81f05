/* The first round is acquired, the second one is not: its data are in the line that the L1 kept. */
/* expect: stale B A */
/* expect?: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *turn, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 4; i++)
        if (get_group_id(0) == 0) {
            while (atomic_load_explicit(turn, acquire, device) != 2 * i)
                ;
            data[i] = i + 1; /* A */
            atomic_store_explicit(turn, 2 * i + 1, release, device);
        } else {
            while (atomic_load_explicit(turn, relaxed, device) != 2 * i + 1)
                ;
            if (i == 0)
                fence(acquire, device);
            out[i] = data[i]; /* B */
            atomic_store_explicit(turn, 2 * i + 2, release, device);
        }
}

kernel void fixed(global atomic_uint *turn, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 4; i++)
        if (get_group_id(0) == 0) {
            while (atomic_load_explicit(turn, acquire, device) != 2 * i)
                ;
            data[i] = i + 1;
            atomic_store_explicit(turn, 2 * i + 1, release, device);
        } else {
            while (atomic_load_explicit(turn, relaxed, device) != 2 * i + 1)
                ;
            fence(acquire, device);
            out[i] = data[i];
            atomic_store_explicit(turn, 2 * i + 2, release, device);
        }
}
