/*
 * stats.h - statistics as text, one `name value # description` line each, as gem5's stats.txt has them.
 */
#ifndef SIM_HAL_TOOLS_VIEW_STATS_H
#define SIM_HAL_TOOLS_VIEW_STATS_H

#include <stdint.h>
#include <stdio.h>

/* Writes one line. The caller checks the stream for errors. */
void view_stats_line(FILE *stream, const char *name, uint64_t value, const char *description);

/* The same with a FILE * as context: fits gpu_statistics. */
void view_stats_visit(void *stream, const char *name, uint64_t value, const char *description);

#endif
