/* Bitonic sort of 2048 64-bit keys in the local memory of one work-group of 1024. */
#include "bare.h"
#include "mix.h"

#define KEYS 2048

__attribute__((reqd_work_group_size(KEYS / 2, 1, 1))) kernel void bitonic(global ulong *sorted)
{
    local ulong keys[KEYS];
    uint item = get_local_id(0);
    uint seed = (uint)get_group_id(0) * KEYS;

    keys[item] = mix64(seed + item);
    keys[item + KEYS / 2] = mix64(seed + item + KEYS / 2);
    for (uint run = 2; run <= KEYS; run *= 2) {
        for (uint distance = run / 2; distance > 0; distance /= 2) {
            uint low = item / distance * distance * 2 + item % distance;
            bool up = (low & run) == 0;
            barrier(CLK_LOCAL_MEM_FENCE);
            ulong a = keys[low];
            ulong b = keys[low + distance];
            if ((a > b) == up) {
                keys[low] = b;
                keys[low + distance] = a;
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item % 8 == 0)
        sorted[(seed + 2 * item) / 16] = keys[2 * item];
}
