/*
 * report.h - a suite's results as one HTML page: bar charts in SVG, tables, nothing loaded from elsewhere.
 */
#ifndef SIM_HAL_TOOLS_VIEW_REPORT_H
#define SIM_HAL_TOOLS_VIEW_REPORT_H

#include "engine/parameters.h"
#include "tools/view/results.h"

/* Writes the page. The caller checks the stream for errors. */
void view_report(const struct view_results *results, const struct parameters *parameters, FILE *stream);

#endif
