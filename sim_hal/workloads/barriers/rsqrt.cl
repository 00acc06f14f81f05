/*
 * Reciprocal square roots, which the vector ALU computes at a quarter of its rate: a chain of them a work-item, each of a number
 * that depends on the one before. Each result is checked: y y x is 1 within 2 to the -21, which allows an error of y of two units
 * in the last place.
 */
#include "groups.h"

KERNEL(256, 1) void rsqrt_chain(global const uint *numbers, uint links, volatile global uint *errors)
{
    float x = (float)(numbers[get_global_id(0)] + 1);
    uint wrong = 0;

    for (uint link = 0; link < links; link++) {
        float y = native_rsqrt(x);
        wrong += !(fabs(fma(y * x, y, -1.0f)) <= 0x1p-21f);
        x = x * 0.75f + y;
    }
    if (wrong)
        atomic_add(errors, wrong);
}
