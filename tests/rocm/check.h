/* check.h - what these programs share: each checks its own results, and says what is wrong. */
#ifndef TESTS_ROCM_CHECK_H
#define TESTS_ROCM_CHECK_H

#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;

static inline void check(const char *what, bool good)
{
    if (good)
        return;
    printf("wrong: %s\n", what);
    failures++;
}

static inline void call(const char *what, hipError_t error)
{
    if (error == hipSuccess)
        return;
    printf("%s: %s\n", what, hipGetErrorString(error));
    exit(1);
}

#define CALL(expression) call(#expression, expression)

#endif
