/*
 * hang_text.h - the explanation of an unfinished run on a terminal: a few lines, the most useful ones first.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_TEXT_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_TEXT_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

/* Writes at most limit lines, 8 or more; 0: all. */
void hang_text(const struct hang *hang, uint32_t limit, FILE *stream);

#endif
