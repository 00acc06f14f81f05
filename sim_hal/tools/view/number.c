/* number.c - see number.h. */
#include "tools/view/number.h"

#include "engine/require.h"

#define LOG_BITS 44

static double whole_power(double base, uint32_t exponent)
{
    double result = 1;

    for (uint32_t i = 0; i < exponent; i++)
        result *= base;
    return result;
}

/* Found by halving an interval. */
double view_root(double value, uint32_t degree)
{
    double low = 0, high = value > 1 ? value : 1;

    SIM_REQUIRE(value >= 0);
    SIM_REQUIRE(degree >= 1);
    for (int i = 0; i < 200; i++) {
        double middle = low + (high - low) / 2;
        if (whole_power(middle, degree) < value)
            low = middle;
        else
            high = middle;
    }
    return high;
}

double view_geometric_mean(const double *values, uint32_t count)
{
    double mean = 1;

    for (uint32_t i = 0; i < count; i++) {
        if (values[i] <= 0)
            return 0;
        mean *= view_root(values[i], count);
    }
    return count ? mean : 0;
}

/* Whole part by halving, then a bit of the fraction with each squaring. */
double view_log2(double value)
{
    double result = 0, bit = 0.5;

    while (value >= 2) {
        value /= 2;
        result += 1;
    }
    while (value < 1) {
        value *= 2;
        result -= 1;
    }
    for (int i = 0; i < LOG_BITS; i++, bit /= 2) {
        value *= value;
        if (value < 2)
            continue;
        value /= 2;
        result += bit;
    }
    return result;
}
