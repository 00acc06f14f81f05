/*
 * The fast Walsh transform, after fastWalshTransform of the CUDA SDK: butterflies of four points, and of two in the last
 * stage. A work-group has two signals of 2,048 points. Done twice it gives 2,048 times the signal. All sums are whole
 * numbers below 2 to the 24, so floats are exact.
 */
#include "groups.h"

#define ITEMS  1024
#define POINTS 2048

static void four_points(local float *points, uint stride)
{
    float a = points[0], b = points[stride], c = points[2 * stride], d = points[3 * stride];

    points[0] = a + b + c + d;
    points[stride] = a - b + c - d;
    points[2 * stride] = a + b - c - d;
    points[3 * stride] = a - b - c + d;
}

static void two_points(local float *points)
{
    float a = points[0], b = points[1];

    points[0] = a + b;
    points[1] = a - b;
}

KERNEL(ITEMS, 1) void fwt(global int *signals, uint rounds)
{
    local float points[2 * POINTS];
    uint item = item_id();
    uint butterfly = item % (POINTS / 4);
    local float *signal = points + item / (POINTS / 4) * POINTS;

    signals += group_id() * 2 * POINTS;
    for (uint i = item; i < 2 * POINTS; i += ITEMS)
        points[i] = (float)signals[i];
    for (uint round = 0; round < rounds; round++) {
        for (uint stride = POINTS / 4; stride > 1; stride /= 4) {
            meet(); /* the stage before is complete */
            four_points(signal + butterfly / stride * stride * 4 + butterfly % stride, stride);
        }
        meet(); /* stages of four are complete */
        two_points(points + 2 * item);
        two_points(points + 2 * item + POINTS);
    }
    meet(); /* the transform is complete */
    for (uint i = item; i < 2 * POINTS; i += ITEMS)
        signals[i] = (int)points[i];
}
