/*
 * hang_dot.h - who waits for whom in a deadlock, as a graph for Graphviz.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_DOT_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_DOT_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

/*
 * Writes the nodes and edges. A work-group of the cycle is a node of its own, in red; other work-groups that are alike
 * share one. An edge leads to what changed the word last, and is named after the word.
 */
void hang_dot(const struct hang *hang, FILE *stream);

#endif
