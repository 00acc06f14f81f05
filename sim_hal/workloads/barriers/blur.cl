/*
 * A picture blurred by binomial weights, 1 4 6 4 1 in both directions, all from global memory. Beyond the border lies the
 * nearest point. A work-item strides over the rows of its column.
 */
#include "groups.h"

static uint weight_of(int distance)
{
    return distance == 0 ? 6 : distance & 1 ? 4 : 1;
}

KERNEL(32, 8) void blur(global const uint *from, int width, int height, global uint *to)
{
    int x = (int)get_global_id(0);

    for (int y = (int)get_global_id(1); y < height; y += (int)get_global_size(1)) {
        uint sum = 128;

        for (int i = -2; i <= 2; i++) {
            global const uint *row = from + clamp(y + i, 0, height - 1) * width;
            for (int j = -2; j <= 2; j++)
                sum += row[clamp(x + j, 0, width - 1)] * weight_of(i) * weight_of(j);
        }
        to[y * width + x] = sum >> 8;
    }
}
