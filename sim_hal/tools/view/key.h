/*
 * key.h - what the colours of a picture mean, in words above it.
 */
#ifndef SIM_HAL_TOOLS_VIEW_KEY_H
#define SIM_HAL_TOOLS_VIEW_KEY_H

#include <stdbool.h>

#include "tools/view/svg.h"

#define VIEW_KEY_BYTES 40 /* of classes, at most */

/* What a colour means: a square, with "h3" behind its classes one that is hatched (marks.h), with "mark" a marker on a line. */
struct view_key {
    const char *classes, *name; /* classes NULL: the name alone, without a square; name NULL: it is not explained */
};

/* Copies the classes of a square without that of its hatch, and gives the hatch's number (marks.h). Returns false if it has none. */
bool view_key_hatch(const char *classes, char square[VIEW_KEY_BYTES], uint32_t *hatch);

/* Draws coloured squares with their names from the top of the picture on, from left to right and in as many lines as they
 * need, or with no stream only counts the lines. */
uint32_t view_keys(FILE *stream, const struct view_key *keys, uint32_t count, double left, double width);

#endif
