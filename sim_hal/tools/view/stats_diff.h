/*
 * stats_diff.h - what differs between two tables of statistics.
 */
#ifndef SIM_HAL_TOOLS_VIEW_STATS_DIFF_H
#define SIM_HAL_TOOLS_VIEW_STATS_DIFF_H

#include "tools/view/stats.h"

/* How two tables compare. */
enum view_stats_diff { VIEW_STATS_SAME, VIEW_STATS_DIFFERENT, VIEW_STATS_NO_MEMORY };

/*
 * Prints what differs: first the headings, then statistics, the largest relative change first, and those that only one table has
 * before them. Returns whether statistics differ; headings do not count. The caller checks the stream for errors.
 */
enum view_stats_diff view_stats_diff(const struct view_stats *from, const struct view_stats *to, FILE *stream);

#endif
