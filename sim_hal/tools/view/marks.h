/*
 * marks.h - what tells series apart besides their colours, so that pictures can be printed in black: hatches and markers.
 */
#ifndef SIM_HAL_TOOLS_VIEW_MARKS_H
#define SIM_HAL_TOOLS_VIEW_MARKS_H

#include <stdint.h>
#include <stdio.h>

/* Defines the hatch of a colour, for this picture. That of colour 0 is empty. */
void view_marks_define(FILE *stream, uint32_t colour);

/* Lays the hatch of a colour over a rectangle. */
void view_marks_hatch(FILE *stream, uint32_t colour, double x, double y, double width, double height);

/* Begins the marker of a colour about x, y: the caller writes its title and </path>. */
void view_marks_begin(FILE *stream, uint32_t colour, double x, double y);

#endif
