/*
 * svg.h - charts as SVG, readable on light and dark ground, complete in themselves: grouped and stacked bars, lines.
 */
#ifndef SIM_HAL_VIEW_SVG_H
#define SIM_HAL_VIEW_SVG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define VIEW_SVG_WIDTH   960.0
#define VIEW_SVG_LETTER  7.7 /* a digit of the widest font that viewers substitute */
#define VIEW_SVG_COLOURS 16u /* colours that differ clearly */

/* Bars in groups, one bar of each series in every group; or a line of each series over the groups. The strings are the
 * caller's. */
struct view_chart {
    const char *title; /* read out by screen readers */
    const char *const *groups;
    const char *const *series;
    uint32_t group_count;
    uint32_t series_count;
    uint32_t separated;   /* groups from this one on stand apart (a mean); group_count or more: none */
    const double *values; /* [group][series][part]; 0 or less: no bar, but the note */
    /* [group][series]: the ends of a range across each bar; NULL: none. Where high is 0 the bar has none. */
    const double *lows, *highs;
    const char *const *notes; /* [group][series]; shown where there is no bar; NULL: nothing */
    double line;              /* a line across at this value; 0: none */
    bool logarithmic;         /* bars then grow up or down from the line, or from the bottom where there is none */
    /* Parts of stacked bars, from the bottom; NULL: bars are whole. Several series have at most two parts, the second
     * one pale. */
    const char *const *parts;
    uint32_t part_count; /* 0 and 1: whole */
    /* The colour of each series, so that it is the same in every chart; NULL: by the order of series. From
     * VIEW_SVG_COLOURS on colours repeat, each time with another outline. */
    const uint32_t *colours;
};

/* Write an <svg> element with its styles. The caller checks the stream for errors. */
void view_svg_bars(const struct view_chart *chart, FILE *stream);
void view_svg_lines(const struct view_chart *chart, FILE *stream);

/* Begin and end of an <svg> element of VIEW_SVG_WIDTH by height with the styles of all charts: classes c0..c15
 * (fill), rule, soft, note. */
void view_svg_begin(FILE *stream, const char *title, double height);
void view_svg_end(FILE *stream);

/* A coloured square with its text at x, y (its middle); returns where the next one begins. */
double view_svg_key(FILE *stream, const char *classes, const char *text, double x, double y);

#endif
