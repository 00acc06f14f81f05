/* library.c - which header has a function that nothing defines. */
#include "assembler/library.h"

#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* Functions of sim_hal/workloads/libclc.h. A name with a * stands for all that begin with it. */
static const char *const functions[] = {"async_work_group_*",
                                        "atomic_*",
                                        "ctz",
                                        "fract",
                                        "frexp",
                                        "get_enqueued_local_size",
                                        "get_fence",
                                        "lgamma_r",
                                        "mad_hi",
                                        "modf",
                                        "prefetch",
                                        "get_global_linear_id",
                                        "get_local_linear_id",
                                        "remquo",
                                        "sincos",
                                        "vload*",
                                        "vstore*",
                                        "smoothstep",
                                        "wait_group_events",
                                        "work_group_barrier"};

static bool matches(const char *pattern, const char *name, size_t length)
{
    size_t fixed = strcspn(pattern, "*");

    return (pattern[fixed] ? length >= fixed : length == fixed) && memcmp(pattern, name, fixed) == 0;
}

bool asm_demangle(const char **name, size_t *length)
{
    const char *at = *name, *end = *name + *length;
    size_t count = 0;

    if (*length < 3 || memcmp(at, "_Z", 2) != 0)
        return false;
    for (at += 2; at < end && *at >= '0' && *at <= '9' && count < *length; at++)
        count = count * 10 + (size_t)(*at - '0');
    if (count == 0 || count > (size_t)(end - at))
        return false;
    *name = at;
    *length = count;
    return true;
}

const char *asm_library(const char *symbol, size_t length)
{
    static const char print[] = "__printf_alloc";

    if (length == sizeof print - 1 && memcmp(symbol, print, length) == 0)
        return "printf.h";
    if (!asm_demangle(&symbol, &length))
        return NULL;
    for (size_t i = 0; i < COUNT(functions); i++)
        if (matches(functions[i], symbol, length))
            return "libclc.h";
    return NULL;
}
