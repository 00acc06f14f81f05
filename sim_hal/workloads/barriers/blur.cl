/*
 * A picture blurred by binomial weights, 1 4 6 4 1 in both directions, all from global memory. Beyond the border lies the
 * nearest point.
 */
#include "groups.h"

KERNEL(32, 8) void blur(global const uint *from, int width, int height, global uint *to)
{
    int x = (int)get_global_id(0), y = (int)get_global_id(1);
    uint sum = 128;

    for (int i = -2; i <= 2; i++) {
        uint row = 0;
        for (int j = -2; j <= 2; j++)
            row += from[clamp(y + i, 0, height - 1) * width + clamp(x + j, 0, width - 1)] * (j == 0  ? 6
                                                                                             : j & 1 ? 4
                                                                                                     : 1);
        sum += row * (i == 0 ? 6 : i & 1 ? 4 : 1);
    }
    to[y * width + x] = sum >> 8;
}
