/*
 * spec.h - the file of a sweep: axes, derived values, what is left out and what is added.
 *
 * Lines, with '#' comments:
 *     axis KEY VALUE...            the product of all axes, of which the first changes slowest
 *     axis KEY,KEY VALUE,VALUE...  keys that advance together
 *     let KEY = EXPRESSION         of keys of lines before
 *     exclude KEY=VALUE...         leaves out points of the product that have all of these
 *     include KEY=VALUE...         more points: these values, with the product of the axes that are not named
 *
 * A value with blanks stands in double quotes: KEY="VALUE", and of several keys "VALUE,VALUE". A benchmark or file may be a
 * program, "exec PROGRAM [ARGUMENT]...".
 */
#ifndef SIM_HAL_TOOLS_SWEEP_SPEC_H
#define SIM_HAL_TOOLS_SWEEP_SPEC_H

#include "tools/sweep/keys.h"

#define SWEEP_POINTS_MOST UINT64_C(10000000)

struct sweep_axis {
    uint32_t first_key, key_count; /* the keys that advance together stand side by side */
    char **values;                 /* row_count times key_count */
    uint32_t row_count, room;
};

/* What a line says of one key. */
struct sweep_pair {
    uint32_t key;
    char *value;
};

/* A line exclude or include. */
struct sweep_pairs {
    struct sweep_pair pairs[SWEEP_KEYS_MOST];
    uint32_t count;
};

struct sweep_spec {
    char *path;
    struct sweep_columns columns; /* their names are owned */
    struct {
        uint32_t axis; /* that has the key, unless it has an expression */
        char *expression;
        uint32_t line;
    } keys[SWEEP_KEYS_MOST];
    struct sweep_axis axes[SWEEP_KEYS_MOST];
    uint32_t axis_count;
    const char *program; /* a value that is one; NULL: none is */
    struct sweep_pairs *excludes, *includes;
    uint32_t exclude_count, exclude_room, include_count, include_room;
};

/* Reads a file. Returns NULL with a message, FILE:LINE and what was expected. */
struct sweep_spec *sweep_spec_load(const char *path, char *error, size_t error_bytes);

/* The same of a text. */
struct sweep_spec *sweep_spec_parse(const char *path, const char *text, size_t length, char *error, size_t error_bytes);

void sweep_spec_free(struct sweep_spec *spec);

/* The value that a line names for a key; NULL: none. */
const char *sweep_pairs_value(const struct sweep_pairs *pairs, uint32_t key);

/* Whether two values are the same, as texts or as numbers. */
bool sweep_values_equal(const char *one, const char *other);

#endif
