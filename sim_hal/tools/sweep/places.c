/* places.c - see places.h. */
#define _POSIX_C_SOURCE 200809L

#include "tools/sweep/places.h"

#include <stdlib.h>
#include <string.h>

#include "host/text.h"

char *sweep_path(const char *beside, const char *name)
{
    return *name == '/' ? strdup(name) : host_text_beside(beside, name);
}

/* What cli_suite_load takes: a name as it is, or the path of a folder. */
static char *suite_of(const char *beside, const char *value, const char *slash)
{
    char *name = strndup(value, (size_t)(slash - value)), *path;

    if (!name || !strchr(name, '/'))
        return name;
    path = sweep_path(beside, name);
    free(name);
    return path;
}

struct cli_suite *sweep_suite_load(const char *beside, const char *value, const char **name, char *error,
                                   size_t error_bytes)
{
    const char *slash = strrchr(value, '/');
    struct cli_suite *suite;
    char *place;

    if (!slash) {
        host_text_fail(error, error_bytes,
                       "expected benchmark SUITE/NAME, SUITE/* or \"exec PROGRAM [ARGUMENT]...\", found %s", value);
        return NULL;
    }
    *name = slash + 1;
    place = suite_of(beside, value, slash);
    if (!place)
        host_text_fail(error, error_bytes, "out of memory");
    suite = place ? cli_suite_load(place, error, error_bytes) : NULL;
    free(place);
    return suite;
}
