/*
 * points.h - the points of a sweep, one after another, in the memory of one.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_POINTS_H
#define SIM_HAL_TOOLS_SWEEP_POINTS_H

#include "tools/sweep/spec.h"

#define SWEEP_LET_BYTES 24u

struct sweep_points {
    const struct sweep_spec *spec;
    uint32_t block;                      /* 0: the product; then the lines include */
    uint32_t digits[SWEEP_KEYS_MOST];    /* the row of each axis; the last axis changes fastest */
    bool begun;                          /* the block has given a point */
    const char *values[SWEEP_KEYS_MOST]; /* of the point, for each key */
    char lets[SWEEP_KEYS_MOST][SWEEP_LET_BYTES];
};

enum sweep_next { SWEEP_FOUND, SWEEP_END, SWEEP_ERROR };

/* The points of a specification, which must outlive them. */
void sweep_points_start(struct sweep_points *points, const struct sweep_spec *spec);

/* Goes to the next point. SWEEP_ERROR comes with a message: an expression has no value for it. */
enum sweep_next sweep_points_next(struct sweep_points *points, char *error, size_t error_bytes);

#endif
