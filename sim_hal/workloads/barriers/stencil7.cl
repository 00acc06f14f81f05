/*
 * A stencil of seven points, after stencil of Parboil: a work-group has a column of 32 x 16 points and walks up the planes.
 * Points above and below are in registers, those beside in local memory. The outermost points stay.
 */
#include "groups.h"

#define WIDTH  32
#define HEIGHT 16

KERNEL(WIDTH, HEIGHT) void stencil7(global const int *before, global int *after, uint width, uint height, uint planes)
{
    local int plane[HEIGHT + 2][WIDTH + 2];
    uint left = (uint)get_local_id(0), top = (uint)get_local_id(1);
    uint x = (uint)get_group_id(0) * WIDTH + left, y = (uint)get_group_id(1) * HEIGHT + top;
    bool inside = x > 0 && x < width - 1 && y > 0 && y < height - 1;
    uint step = width * height, at = y * width + x;
    int below = before[at], here = before[at + step];

    after[at] = below;
    for (uint z = 1; z + 1 < planes; z++) {
        at += step;
        int above = before[at + step];

        plane[top + 1][left + 1] = here;
        if (left == 0 && x > 0)
            plane[top + 1][0] = before[at - 1];
        if (left == WIDTH - 1 && x < width - 1)
            plane[top + 1][WIDTH + 1] = before[at + 1];
        if (top == 0 && y > 0)
            plane[0][left + 1] = before[at - width];
        if (top == HEIGHT - 1 && y < height - 1)
            plane[HEIGHT + 1][left + 1] = before[at + width];
        meet(); /* the plane is complete */
        int sum = below + above + plane[top][left + 1] + plane[top + 2][left + 1] + plane[top + 1][left] +
                  plane[top + 1][left + 2];
        after[at] = inside ? sum - 6 * here : here;
        meet(); /* the plane is read */
        below = here;
        here = above;
    }
    after[at + step] = here;
}
