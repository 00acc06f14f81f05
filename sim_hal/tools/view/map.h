/*
 * map.h - maps: which of several is the best at each place of a plane, and by how much.
 */
#ifndef SIM_HAL_TOOLS_VIEW_MAP_H
#define SIM_HAL_TOOLS_VIEW_MAP_H

#include <stdint.h>
#include <stdio.h>

#define VIEW_MAP_NONE UINT32_MAX

/* What stands at one place. */
struct view_map_cell {
    uint32_t best;   /* a number of view_map.names; VIEW_MAP_NONE: none */
    uint32_t second; /* the same */
    double factor;   /* how far the second is behind, at least 1; without a second one meaningless */
};

/* Strings are the caller's. */
struct view_map {
    const char *title;             /* read out by screen readers */
    double width;                  /* of the picture at most, if the names fit; 0: VIEW_SVG_WIDTH */
    const char *x_title, *y_title; /* of the axes; NULL: none */
    const char *const *columns, *const *rows, *const *names;
    uint32_t column_count, row_count;  /* at least 1 */
    uint32_t name_count;               /* up to VIEW_SVG_COLOURS */
    const struct view_map_cell *cells; /* row by row, the topmost row first */
};

/* Writes an <svg> element with its styles: a box of the best one's colour for each place, with its name. The caller checks
 * the stream for errors. */
void view_svg_map(const struct view_map *map, FILE *stream);

#endif
