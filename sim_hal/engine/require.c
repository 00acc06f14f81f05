/* require.c - what a caller or the state of a model promises, stated in code. */
#include "engine/require.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void sim_require_failed(const char *file, int line, const char *text)
{
    fprintf(stderr, "%s:%d: required: %s\n", file, line, text);
    abort();
}
