/*
 * chart.h - charts as SVG, complete in themselves: grouped and stacked bars, lines.
 *
 * Margins follow from the texts around the plot. Names of groups that are too wide for one line stand in two lines, or are
 * turned, so that no text lies on another.
 */
#ifndef SIM_HAL_TOOLS_VIEW_CHART_H
#define SIM_HAL_TOOLS_VIEW_CHART_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Bars in groups, one bar of each series in every group; or a line of each series over the groups. The strings are the
 * caller's. */
struct view_chart {
    const char *title;   /* read out by screen readers */
    const char *x_title; /* of the axis below, what the groups are, with its unit; NULL: none */
    const char *y_title; /* of the axis of the values, with its unit; NULL: none */
    const char *const *groups;
    const char *const *series;
    uint32_t group_count;
    uint32_t series_count;
    uint32_t separated;   /* groups from this one on stand apart (a mean); group_count or more: none */
    const double *values; /* [group][series][part]; 0 or less: no bar, but the note */
    /* [group][series]: the ends of a range across each bar; NULL: none. Where high is 0 the bar has none. */
    const double *lows, *highs;
    const char *const
        *notes;       /* [group][series]; shown where there is no bar, or a cross if the bar is narrow; NULL: nothing */
    double width;     /* of the picture, unless names need more; 0: VIEW_SVG_WIDTH */
    double line;      /* a line across at this value; 0: none */
    bool logarithmic; /* bars then grow up or down from the line, or from the bottom where there is none */
    /* Parts of stacked bars, from the bottom; NULL: bars are whole. Several series have at most two parts, the second
     * one pale. */
    const char *const *parts;
    uint32_t part_count; /* 0 and 1: whole */
    /* The colour of each series, so that it is the same in every chart; NULL: by the order of series. From
     * VIEW_SVG_COLOURS on colours repeat, each time with another outline. */
    const uint32_t *colours;
};

/* Write an <svg> element. The caller checks the stream for errors. */
void view_svg_bars(const struct view_chart *chart, FILE *stream);
void view_svg_lines(const struct view_chart *chart, FILE *stream);

#endif
