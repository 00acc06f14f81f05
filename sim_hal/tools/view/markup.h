/*
 * markup.h - strings inside other notations.
 */
#ifndef SIM_HAL_TOOLS_VIEW_MARKUP_H
#define SIM_HAL_TOOLS_VIEW_MARKUP_H

#include <stdio.h>

/* Writes a JSON string with its quotes. Bytes above 127 are taken as Latin-1, so the output is always valid. */
void view_json_string(FILE *stream, const char *text);

/* Writes text for HTML and SVG, in elements and in double-quoted attributes. Lines stay lines. */
void view_html_text(FILE *stream, const char *text);

/* Writes a CSV field, quoted when it must be. */
void view_csv_field(FILE *stream, const char *text);

#endif
