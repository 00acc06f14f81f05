/* ticks.c - see ticks.h. */
#include "tools/view/ticks.h"

#include <stdbool.h>
#include <stdio.h>

#define DECIMALS_MOST 9

/* A step of 1, 2 or 5 times a power of ten that gives about five of them. */
static double tick_step(double most)
{
    static const double steps[] = {1, 2, 5};
    double unit = 0.001;

    for (;; unit *= 10)
        for (int i = 0; i < 3; i++)
            if (most / (unit * steps[i]) <= 6)
                return unit * steps[i];
}

int view_ticks_logarithmic(double least, double most, double ticks[VIEW_TICKS_MOST])
{
    static const double all[] = {1, 2, 5}, tens[] = {1, 1, 1};
    const double *steps = most / least <= 100 ? all : tens;
    int stride = steps == all ? 1 : 3, count = 0;
    double unit = 1e-6;

    for (; unit < 1e15 && count < VIEW_TICKS_MOST; unit *= 10) {
        for (int i = 0; i < 3; i += stride) {
            double tick = unit * steps[i];
            if (tick <= least * 1.000001)
                count = 0; /* only the last one below is wanted */
            ticks[count++] = tick;
            if (tick >= most * 0.999999)
                return count;
        }
    }
    return count;
}

int view_ticks_linear(double most, double ticks[VIEW_TICKS_MOST])
{
    double step = tick_step(most);
    int count = 0;

    while ((double)count * step <= most * 1.0001) {
        ticks[count] = (double)count * step;
        count++;
    }
    return count;
}

/* Whether a tick is a whole number of these units. Beyond 1e15 a double has no decimals. */
static bool is_whole(double tick, double unit)
{
    double scaled = tick * unit, rest;

    if (scaled >= 1e15)
        return true;
    rest = scaled - (double)(long long)(scaled + 0.5);
    return rest < 1e-4 && rest > -1e-4;
}

int view_ticks_decimals(const double *ticks, int count)
{
    double unit = 1;
    int decimals = 0;

    for (int i = 0; i < count; i++)
        for (; decimals < DECIMALS_MOST && !is_whole(ticks[i], unit); unit *= 10)
            decimals++;
    return decimals;
}

void view_ticks_write(char text[VIEW_TICK_BYTES], double tick, int decimals)
{
    snprintf(text, VIEW_TICK_BYTES, "%.*f", decimals, tick);
}
