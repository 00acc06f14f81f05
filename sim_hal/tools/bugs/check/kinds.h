/*
 * kinds.h - the kinds of findings of `--check`, by name.
 */
#ifndef SIM_HAL_TOOLS_BUGS_CHECK_KINDS_H
#define SIM_HAL_TOOLS_BUGS_CHECK_KINDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* docs/guide/check.md has what each finds. */
enum check_kind {
    CHECK_RACES,
    CHECK_STALE,
    CHECK_UNINITIALISED,
    CHECK_BARRIERS,
    CHECK_ALIGNMENT,
    CHECK_BOUNDS,
    CHECK_KIND_COUNT
};

#define CHECK_BIT(kind) (1u << (kind))
#define CHECK_ALL       ((1u << CHECK_KIND_COUNT) - 1)

const char *check_kind_name(enum check_kind kind);

/* Reads kinds by name, separated by commas, or "all", as a set of CHECK_BIT. Returns false with a message that has no
 * newline, cut off at error_bytes. */
bool check_kinds_read(const char *text, uint32_t *kinds, char *error, size_t error_bytes);

#endif
