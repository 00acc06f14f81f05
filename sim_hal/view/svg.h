/*
 * svg.h - grouped bar charts as SVG, readable on light and dark ground, complete in themselves.
 */
#ifndef SIM_HAL_VIEW_SVG_H
#define SIM_HAL_VIEW_SVG_H

#include <stdint.h>
#include <stdio.h>

/* Bars in groups, one bar of each series in every group. The strings are the caller's. */
struct view_chart {
    const char *title; /* read out by screen readers */
    const char *const *groups;
    const char *const *series;
    uint32_t group_count;
    uint32_t series_count;
    uint32_t separated;       /* groups from this one on stand apart (a mean); group_count or more: none */
    const double *values;     /* [group][series]; 0 or less: no bar, but the note */
    const char *const *notes; /* [group][series]; shown where there is no bar; NULL: nothing */
    double line;              /* a line across at this value; 0: none */
};

/* Writes an <svg> element with its styles. The caller checks the stream for errors. */
void view_svg_bars(const struct view_chart *chart, FILE *stream);

#endif
