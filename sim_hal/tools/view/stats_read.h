/*
 * stats_read.h - files of statistics, read again: text or JSON, whatever their name.
 */
#ifndef SIM_HAL_TOOLS_VIEW_STATS_READ_H
#define SIM_HAL_TOOLS_VIEW_STATS_READ_H

#include <stddef.h>

#include "tools/view/stats.h"

/* Adds what a file has to a table that begins as zeros. Returns false with a message that begins with the path, and what was
 * expected there; the caller frees the table in any case. */
bool view_stats_read(struct view_stats *stats, const char *path, char *error, size_t error_bytes);

#endif
