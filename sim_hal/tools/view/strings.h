/*
 * strings.h - different strings, numbered in the order in which they came first.
 */
#ifndef SIM_HAL_TOOLS_VIEW_STRINGS_H
#define SIM_HAL_TOOLS_VIEW_STRINGS_H

#include <stdbool.h>
#include <stdint.h>

/* Begins as zeros. */
struct view_strings {
    char **texts; /* count of them */
    uint32_t count;
    uint32_t room;
    uint32_t *places; /* a hash table of numbers, each one more: 0 is a free place */
    uint32_t place_count;
    bool out_of_memory;
};

/* The number of a text, which is copied when it is new. Without memory it is 0, and out_of_memory is set. */
uint32_t view_strings_add(struct view_strings *strings, const char *text);

void view_strings_free(struct view_strings *strings);

#endif
