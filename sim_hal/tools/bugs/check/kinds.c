/* kinds.c - the kinds of findings of `--check`. */
#include "tools/bugs/check/kinds.h"

#include <stdio.h>
#include <string.h>

#include "engine/require.h"

static const char *const names[CHECK_KIND_COUNT] = {
    [CHECK_RACES] = "races",       [CHECK_STALE] = "stale",         [CHECK_UNINITIALISED] = "uninitialised",
    [CHECK_BARRIERS] = "barriers", [CHECK_ALIGNMENT] = "alignment", [CHECK_BOUNDS] = "bounds",
};

const char *check_kind_name(enum check_kind kind)
{
    SIM_REQUIRE(kind < CHECK_KIND_COUNT);
    return names[kind];
}

/* The set that a name of length bytes means; 0: none. */
static uint32_t find(const char *name, size_t length)
{
    if (length == 3 && memcmp(name, "all", 3) == 0)
        return CHECK_ALL;
    for (uint32_t i = 0; i < CHECK_KIND_COUNT; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
            return CHECK_BIT(i);
    }
    return 0;
}

bool check_kinds_read(const char *text, uint32_t *kinds, char *error, size_t error_bytes)
{
    *kinds = 0;
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        uint32_t found = find(at, length);

        if (!found) {
            snprintf(error, error_bytes,
                     "'%.*s': expected races, stale, uninitialised, barriers, alignment or bounds, separated by "
                     "commas, or all",
                     length > 40 ? 40 : (int)length, at);
            return false;
        }
        *kinds |= found;
        at += length;
        if (!*at)
            return true;
    }
}
