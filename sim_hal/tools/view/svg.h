/*
 * svg.h - what all pictures share: the element and its colours, texts and how wide they are, titles of axes.
 *
 * Everything that is drawn carries its colour, size and font as plain attributes, since many programs that read SVG know no
 * style sheets. On a dark screen a style sheet changes the colours alone.
 */
#ifndef SIM_HAL_TOOLS_VIEW_SVG_H
#define SIM_HAL_TOOLS_VIEW_SVG_H

#include <stdint.h>
#include <stdio.h>

#define VIEW_SVG_WIDTH   960.0 /* of a picture, unless it needs more */
#define VIEW_SVG_COLOURS 20u   /* colours that differ clearly */

#define VIEW_SVG_SIZE  12.0 /* of text */
#define VIEW_SVG_SMALL 10.5 /* of notes and values */
#define VIEW_SVG_TITLE 20.0 /* beside or below a plot, for the title of its axis */
#define VIEW_SVG_LINE  20.0 /* of keys */

/* Begin and end of an <svg> element. The title is read out by screen readers. */
void view_svg_begin(FILE *stream, const char *title, double width, double height);
void view_svg_end(FILE *stream);

/*
 * Writes the class attribute and what the classes look like on light ground: "c0".."c19" fill with a colour, "s0".."s19"
 * draw a line of that colour, "pale" is half transparent, "d1".."d7" have a broken outline or line, "rule" is a line of the
 * grid, "line" one across the plot, "range" one across a bar, "ink" fills as texts do, "soft" is for numbers of axes, "small" for notes and values.
 */
void view_svg_class(FILE *stream, const char *classes);

/* How many different broken lines there are: "d1" to "dN". */
#define VIEW_SVG_DASHES 7u

/* The most pixels that a text may take, of this size, in whatever font the viewer has. */
double view_svg_text_width(const char *text, double size);

enum view_anchor { VIEW_START, VIEW_MIDDLE, VIEW_END };

/* Writes a text whose anchor is at x, y; classes are "", "soft" or "small", perhaps with a colour. turn: degrees about the
 * anchor. */
void view_svg_text(FILE *stream, const char *classes, double x, double y, enum view_anchor anchor, double turn,
                   const char *text);

/* A line of these classes. */
void view_svg_line(FILE *stream, const char *classes, double x1, double y1, double x2, double y2);

/* The titles of the axes of a plot: upright at the picture's left edge, and below. NULL: none. */
void view_svg_axis_titles(FILE *stream, const char *x_title, const char *y_title, double left, double right, double top,
                          double bottom, double picture_bottom);

#endif
