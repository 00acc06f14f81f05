/* check.h - what these programs share: each checks its own results, and says what is wrong. */
#ifndef TESTS_ROCM_CHECK_H
#define TESTS_ROCM_CHECK_H

#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;
static const char *current = ""; /* the case that runs */

static inline void check(const char *what, bool good)
{
    if (good)
        return;
    printf("wrong: %s%s%s\n", current, *current ? ": " : "", what);
    failures++;
}

static inline void call(const char *what, hipError_t error)
{
    if (error == hipSuccess)
        return;
    printf("%s: %s: %s\n", current, what, hipGetErrorString(error));
    exit(1);
}

/* Cases of one program. */
struct named_case {
    const char *name;
    void (*run)();
};

/* Runs all, or the one that the command line names. */
template <size_t COUNT> static inline void run_cases(const named_case (&cases)[COUNT], int count, char **arguments)
{
    for (const named_case &each : cases) {
        if (count > 1 && strcmp(arguments[1], each.name) != 0)
            continue;
        current = each.name;
        each.run();
    }
}

#define CALL(expression) call(#expression, expression)

#endif
