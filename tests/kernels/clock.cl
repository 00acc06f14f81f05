/* The clocks go forward, and further across a sleep of 15 x 64 cycles than 500. Checked by itself. */
#include "bare.h"

kernel void clock(global uint *errors)
{
    ulong start = __builtin_amdgcn_s_memtime();
    ulong real_start = __builtin_amdgcn_s_memrealtime();

    __builtin_amdgcn_s_sleep(15);
    ulong end = __builtin_amdgcn_s_memtime();
    ulong real_end = __builtin_amdgcn_s_memrealtime();
    if (end <= start || end - start < 500 || real_end < real_start)
        errors[0] = 1;
    for (uint k = 0; k < 5; k++) {
        start = end;
        end = __builtin_readcyclecounter();
        if (end <= start)
            errors[1] = 1;
    }
}
