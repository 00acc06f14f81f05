/*
 * math_reference.c - writes math_float.sim and math_double.sim: inputs, and what the mathematical functions of them
 * are, computed with the host's long double library. The files are committed; this is how they were made.
 *
 *     cc -std=c11 math_reference.c -lm -o math_reference && ./math_reference float >math_float.sim
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define INPUTS 32
#define SETS   4

/* Numbers between 0 and 1 that do not repeat soon. */
static double fraction(uint32_t i)
{
    uint32_t x = i * 2654435761u + 12345;

    x ^= x >> 15;
    x *= 2246822519u;
    x ^= x >> 13;
    return (x & 0xffffff) / 16777216.0;
}

/* Set 0: angles, some of them large; 1: positive, over nine decades; 2: small of both signs; 3: between -1 and 1. */
static double input(int set, uint32_t i)
{
    double u = fraction(i * 4 + (uint32_t)set);

    switch (set) {
    case 0:
        return (u - 0.5) * (i % 4 == 3 ? 3000.0 : 30.0);
    case 1:
        return pow(10.0, u * 9.0 - 4.0);
    case 2:
        return (u - 0.5) * 14.0;
    default:
        return u * 1.98 - 0.99;
    }
}

static int float_references(const double *in, long double *out)
{
    long double x = in[0];
    long double y = in[1];
    long double s = in[2];
    long double u = in[3];
    const long double values[] = {
        sinl(x),    cosl(x),  tanl(s),      expl(s),   exp2l(s),     powl(10, s), logl(y),     log2l(y),  log10l(y),
        powl(y, u), sqrtl(y), 1 / sqrtl(y), atanl(x),  atan2l(x, y), asinl(u),    acosl(u),    sinhl(s),  coshl(s),
        tanhl(s),   cbrtl(x), hypotl(x, y), expm1l(u), log1pl(y),    erfl(u),     fmodl(x, y), powl(u, 5)};

    memcpy(out, values, sizeof(values));
    return sizeof(values) / sizeof(values[0]);
}

static int double_references(const double *in, long double *out)
{
    long double x = in[0];
    long double y = in[1];
    long double s = in[2];
    long double u = in[3];
    const long double values[] = {sinl(x),  cosl(x),  expl(s),      exp2l(s), logl(y),      log2l(y),    powl(y, u),
                                  sqrtl(y), atanl(x), atan2l(x, y), asinl(u), hypotl(x, y), fmodl(x, y), cbrtl(x)};

    memcpy(out, values, sizeof(values));
    return sizeof(values) / sizeof(values[0]);
}

static double rounded(int is_float, double value)
{
    return is_float ? (double)(float)value : value;
}

int main(int argc, char **argv)
{
    int is_float = argc == 2 && strcmp(argv[1], "float") == 0;
    const char *type = is_float ? "float" : "double";
    long double values[32];
    double in[SETS];
    int functions = 0;

    if (argc != 2 || (!is_float && strcmp(argv[1], "double") != 0)) {
        fprintf(stderr, "usage: math_reference float|double\n");
        return 2;
    }
    printf("# made by math_reference.c\nmath_%s.cl math_%s\n%d 1 1\n%d 1 1\n", type, type, INPUTS, INPUTS);
    printf("<size=%d %s> # inputs\n", INPUTS * SETS * (is_float ? 4 : 8), type);
    for (int set = 0; set < SETS; set++) {
        for (uint32_t i = 0; i < INPUTS; i++)
            printf("%.*g%c", is_float ? 9 : 17, rounded(is_float, input(set, i)), i % 8 == 7 ? '\n' : ' ');
    }
    for (uint32_t i = 0; i < INPUTS; i++) {
        for (int set = 0; set < SETS; set++)
            in[set] = rounded(is_float, input(set, i));
        functions = is_float ? float_references(in, values) : double_references(in, values);
        if (i == 0)
            printf("<size=%d double> # references\n", INPUTS * functions * 8);
        for (int f = 0; f < functions; f++)
            printf("%.17g%c", (double)values[f], f % 6 == 5 || f == functions - 1 ? '\n' : ' ');
    }
    printf("<size=%d uint fill=0 dump expect=0> # errors\n", functions * 4);
    if (is_float)
        printf("<size=%d uint fill=0> # worst\n", functions * 4);
    return 0;
}
