/*
 * Quotients and roots that a compiler may round by a few units: the kernel checks them against exact products in double
 * precision and counts the bad ones.
 */
#include "mix.h"

static double number(uint i)
{
    return (double)((mix32(i) >> 8) + 1) * (mix32(i + 1) & 1 ? 0.0078125 : 1024.0);
}

kernel void division(global uint *errors)
{
    for (uint k = 0; k < 16; k++) {
        uint i = (get_global_id(0) * 16 + k) * 2;
        float a = (float)number(i);
        float b = (float)number(i + 7);
        float quotient = a / b;
        float root = sqrt(a);
        float inverse = rsqrt(a);
        double error = fabs((double)quotient * b - a) / a;

        if (error > 2.5 * 1.2e-7)
            atomic_inc(errors);
        error = fabs((double)root * root - a) / a;
        if (error > 2 * 3.0 * 1.2e-7)
            atomic_inc(errors + 1);
        error = fabs((double)inverse * inverse * a - 1);
        if (error > 2 * 2.0 * 1.2e-7)
            atomic_inc(errors + 2);

        double d = number(i) + 1.0 / number(i + 5);
        double r = sqrt(d);
        if (fabs(fma(r, r, -d)) > d * 4.5e-16)
            atomic_inc(errors + 3);
        double q = d / r;
        if (fabs(fma(q, r, -d)) > d * 2.3e-16)
            atomic_inc(errors + 4);
        if (quotient * 0 != 0 || root <= 0 || r <= 0)
            atomic_inc(errors + 5);
    }
}
