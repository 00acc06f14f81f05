/* cl-std=CL1.2 */
/*
 * The mathematical functions in single precision against reference values in double precision, made by
 * math_reference.c: results further away than OpenCL allows are counted, function by function. Worst errors in 1/64 ulp
 * are kept for the reader.
 */
#define FUNCTIONS 26

/* The distance in units of the last place that a float near the reference has. */
static double distance_in_ulps(float result, double reference)
{
    double ulp = as_double(as_ulong(fabs(reference)) & 0x7ff0000000000000ul) * 0x1p-23;

    if (ulp < 0x1p-149)
        ulp = 0x1p-149;
    return isnan(result) ? 1e9 : fabs((double)result - reference) / ulp;
}

kernel void math_float(global const float *inputs, global const double *references, global uint *errors,
                       global uint *worst)
{
    uint i = get_global_id(0);
    uint count = get_global_size(0);
    float x = inputs[i];
    float y = inputs[count + i];
    float small = inputs[2 * count + i];
    float unit = inputs[3 * count + i];
    float result[FUNCTIONS] = {sin(x),      cos(x),       tan(small),  exp(small),   exp2(small), exp10(small),
                               log(y),      log2(y),      log10(y),    pow(y, unit), sqrt(y),     rsqrt(y),
                               atan(x),     atan2(x, y),  asin(unit),  acos(unit),   sinh(small), cosh(small),
                               tanh(small), cbrt(x),      hypot(x, y), expm1(unit),  log1p(y),    erf(unit),
                               fmod(x, y),  pown(unit, 5)};
    float limit[FUNCTIONS] = {4, 4, 5, 3, 3, 3, 3, 3, 3, 16, 3, 2, 5, 6, 4, 4, 4, 4, 5, 2, 4, 3, 2, 16, 0, 16};

    for (uint f = 0; f < FUNCTIONS; f++) {
        double distance = distance_in_ulps(result[f], references[i * FUNCTIONS + f]);
        if (distance > limit[f] + 0.0)
            atomic_inc(&errors[f]);
        atomic_max(&worst[f], (uint)(fmin(distance, 1e6) * 64));
    }
}
