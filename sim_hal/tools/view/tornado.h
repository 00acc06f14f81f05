/*
 * tornado.h - charts of how far a result moves: a row for each parameter, with a bar for each of its two values.
 */
#ifndef SIM_HAL_TOOLS_VIEW_TORNADO_H
#define SIM_HAL_TOOLS_VIEW_TORNADO_H

#include <stdint.h>
#include <stdio.h>

enum { VIEW_TORNADO_LOW, VIEW_TORNADO_HIGH, VIEW_TORNADO_SIDES };

/* Strings are the caller's. */
struct view_tornado_row {
    const char *name;
    /* The parameter's two values, as text. */
    const char *values[VIEW_TORNADO_SIDES];
    /* The result there, relative to the result at the default; 0 or less: none, so that the value stands without a bar. */
    double ratios[VIEW_TORNADO_SIDES];
};

struct view_tornado {
    const char *title;   /* read out by screen readers */
    const char *x_title; /* what the ratios are; NULL: nothing */
    const char *sides[VIEW_TORNADO_SIDES];
    const struct view_tornado_row *rows; /* from top to bottom */
    uint32_t count;
};

/* Writes an <svg> element with its styles: bars from 1 on a logarithmic axis. The caller checks the stream for errors. */
void view_svg_tornado(const struct view_tornado *tornado, FILE *stream);

#endif
