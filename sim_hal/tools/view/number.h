/*
 * number.h - means and logarithms from multiplications alone, so that they are the same on every machine.
 */
#ifndef SIM_HAL_TOOLS_VIEW_NUMBER_H
#define SIM_HAL_TOOLS_VIEW_NUMBER_H

#include <stdint.h>

/* The positive root of value (>= 0), of a degree >= 1. */
double view_root(double value, uint32_t degree);

/* Geometric mean of count positive numbers; 0 when there is none, or one is not positive. */
double view_geometric_mean(const double *values, uint32_t count);

/* Logarithm to base 2 of a positive number, to about 12 digits. */
double view_log2(double value);

#endif
