/* cl-std=CL1.2 */
/* The mathematical functions in double precision against reference values made by math_reference.c. */
#define FUNCTIONS 14

static double distance_in_ulps(double result, double reference)
{
    double ulp = as_double((as_ulong(reference) & 0x7ff0000000000000ul) - (52ul << 52));

    return isnan(result) ? 1e9 : fabs(result - reference) / ulp;
}

kernel void math_double(global const double *inputs, global const double *references, global uint *errors)
{
    uint i = get_global_id(0);
    uint count = get_global_size(0);
    double x = inputs[i];
    double y = inputs[count + i];
    double small = inputs[2 * count + i];
    double unit = inputs[3 * count + i];
    double result[FUNCTIONS] = {sin(x),  cos(x),  exp(small),  exp2(small), log(y),      log2(y),    pow(y, unit),
                                sqrt(y), atan(x), atan2(x, y), asin(unit),  hypot(x, y), fmod(x, y), cbrt(x)};
    double limit[FUNCTIONS] = {5, 5, 4, 4, 4, 4, 17, 1, 6, 7, 5, 5, 0, 3};

    for (uint f = 0; f < FUNCTIONS; f++) {
        if (distance_in_ulps(result[f], references[i * FUNCTIONS + f]) > limit[f])
            atomic_inc(&errors[f]);
    }
}
