/*
 * values.h - what a picture shows, as a CSV: a line for each bar, part of a bar, point or stretch. RFC 4180, with LF.
 */
#ifndef SIM_HAL_TOOLS_VIEW_VALUES_H
#define SIM_HAL_TOOLS_VIEW_VALUES_H

#include "tools/view/chart.h"
#include "tools/view/map.h"
#include "tools/view/timeline.h"
#include "tools/view/tornado.h"

/* group,series[,part],value[,low,high],note: a value that is not there is empty, and has its note. */
void view_values_chart(const struct view_chart *chart, FILE *stream);

/* run,row,state,begin,end in cycles, up to the picture's end. */
void view_values_timeline(const struct view_timeline *timeline, FILE *stream);

/* column,row,best,factor,second: what is not there is empty. */
void view_values_map(const struct view_map *map, FILE *stream);

/* parameter,side,value,ratio */
void view_values_tornado(const struct view_tornado *tornado, FILE *stream);

#endif
