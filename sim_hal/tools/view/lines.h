/*
 * lines.h - the lines of a text file.
 */
#ifndef SIM_HAL_TOOLS_VIEW_LINES_H
#define SIM_HAL_TOOLS_VIEW_LINES_H

#include <stddef.h>
#include <stdint.h>

/* Begins as zeros. */
struct view_lines {
    char *text;
    char **lines; /* count of them, each ended by 0 */
    uint32_t count;
};

/* Reads a file. One that cannot be read, or has more than 64 MB, has no lines. */
void view_lines_read(struct view_lines *lines, const char *path);

/* A line, from 1 on, without the blanks at its begin; "" if there is none. */
const char *view_lines_get(const struct view_lines *lines, uint32_t line);

void view_lines_free(struct view_lines *lines);

#endif
