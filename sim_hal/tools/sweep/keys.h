/*
 * keys.h - what the keys of a sweep mean: the columns of its manifest.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_KEYS_H
#define SIM_HAL_TOOLS_SWEEP_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SWEEP_KEYS_MOST 64u

enum sweep_kind {
    SWEEP_BENCHMARK, /* SUITE/NAME, or a program */
    SWEEP_FILE,      /* a .sim, relative to the folder of the sweep's file, or a program */
    SWEEP_POLICY,
    SWEEP_SCENARIO,
    SWEEP_LOSE,   /* CU@TIME[+RETURN] */
    SWEEP_FACTOR, /* of iterations */
    SWEEP_GROUPS, /* work-groups along x */
    SWEEP_WITH,   /* FILE[@TIME..], beside the benchmark's file */
    SWEEP_PRESET, /* a name, or a file relative to the folder of the sweep's file */
    SWEEP_SCHEDULER,
    SWEEP_HANG_AFTER, /* seconds; of programs */
    SWEEP_PARAMETER   /* any of `onward list parameters` */
};

/* Keys in the order of the columns. */
struct sweep_columns {
    uint32_t count;
    const char *names[SWEEP_KEYS_MOST];
    enum sweep_kind kinds[SWEEP_KEYS_MOST];
};

/* Finds what a key means. Returns false with a message that offers the nearest one. */
bool sweep_key_read(const char *name, enum sweep_kind *kind, char *error, size_t error_bytes);

/* Whether the values of a key are numbers that an expression can give. */
bool sweep_key_is_number(enum sweep_kind kind);

/* Checks a value as far as it can be without the others of its point: not of files, nor of losses. Returns false with a
 * message. */
bool sweep_value_check(enum sweep_kind kind, const char *name, const char *value, char *error, size_t error_bytes);

#endif
