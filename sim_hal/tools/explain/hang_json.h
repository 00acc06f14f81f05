/*
 * hang_json.h - the facts of a deadlock as a JSON object.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_JSON_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_JSON_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

/* Writes the object; NULL: null. */
void hang_json(const struct hang *hang, FILE *stream);

#endif
