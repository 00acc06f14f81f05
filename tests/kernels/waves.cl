/*
 * Barriers among waves that arrive at very different times, over and over, with
 * work-groups that do not fill their last wave.
 */
#include "bare.h"
#include "mix.h"

#define ITEMS_MAX 200

kernel void waves(global uint *out, uint rounds)
{
    local uint tokens[ITEMS_MAX];
    uint item = get_local_id(0);
    uint size = get_local_size(0);
    uint value = item + 1;

    for (uint round = 0; round < rounds; round++) {
        tokens[item] = value;
        barrier(CLK_LOCAL_MEM_FENCE);
        uint delay = item / 64 == round % 4 ? 40 : 1;
        for (uint k = 0; k < delay; k++)
            value = mix32(value + k);
        uint seen = tokens[(item * 7 + round) % size];
        value += seen >> 3;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (round % 3 == 2 && item / 64 == 1)
            tokens[item] += 5;
        barrier(CLK_LOCAL_MEM_FENCE);
        value ^= tokens[size - 1 - item];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = value;
}
