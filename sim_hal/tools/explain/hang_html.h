/*
 * hang_html.h - the explanation of a deadlock as part of an HTML page.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_HTML_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_HTML_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

/* Writes the elements: the cycle, a table of work-groups that are alike, those that were never launched. */
void hang_html(const struct hang *hang, FILE *stream);

#endif
