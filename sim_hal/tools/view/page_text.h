/*
 * page_text.h - the parts of a page that are the same in every page, and strings in its script.
 */
#ifndef SIM_HAL_TOOLS_VIEW_PAGE_TEXT_H
#define SIM_HAL_TOOLS_VIEW_PAGE_TEXT_H

#include <stdio.h>

/* Writes a string of JavaScript with its quotes. No text ends the script, or begins a comment. Bytes above 127 that
 * are no UTF-8 are taken as Latin-1. */
void view_script_string(FILE *stream, const char *text);

/* Writes everything up to the first script: the title, viewer/style.css. */
void view_page_write_head(FILE *stream, const char *title);

/* Writes the programs of viewer/ as the last script, and the end. */
void view_page_write_program(FILE *stream);

#endif
