/*
 * The Mandelbrot set: iterations until a point leaves the circle of radius two, at most 128. Products and sums are rounded each
 * for itself.
 */
#include "groups.h"

#pragma OPENCL FP_CONTRACT OFF

#define MOST 128u

KERNEL(256, 1) void mandelbrot(uint width, float step, global uint *iterations)
{
    uint i = (uint)get_global_id(0);
    float c_real = (float)(i % width) * step - 2.0f, c_imaginary = (float)(i / width) * step - 1.0f;
    float real = 0, imaginary = 0;
    uint count = 0;

    while (count < MOST && real * real + imaginary * imaginary <= 4.0f) {
        float next = real * real - imaginary * imaginary + c_real;
        imaginary = 2.0f * real * imaginary + c_imaginary;
        real = next;
        count++;
    }
    iterations[i] = count;
}
