/* test.c - the harness of test.h for programs that have libc. */
#include "test.h"

#include <inttypes.h>
#include <stdio.h>

static const char *current_case;
static const char *current_row;
static unsigned failures_in_case;

static void print_place(const char *file, int line)
{
    failures_in_case++;
    printf("%s:%d: %s", file, line, current_case);
    if (current_row)
        printf(" [%s]", current_row);
}

void test_context(const char *row)
{
    current_row = row;
}

void test_fail(const char *file, int line, const char *message)
{
    print_place(file, line);
    printf(": failed: %s\n", message);
}

void test_fail_equal(const char *file, int line, const char *expression, uint64_t got, uint64_t want)
{
    print_place(file, line);
    printf(": failed: %s: got %" PRIu64 " (0x%" PRIx64 "), want %" PRIu64 " (0x%" PRIx64 ")\n", expression, got, got,
           want, want);
}

int test_run(const char *suite, const struct test_case *cases)
{
    unsigned passed = 0, failed = 0;

    for (; cases->name; cases++) {
        current_case = cases->name;
        current_row = NULL;
        failures_in_case = 0;
        cases->run();
        if (failures_in_case)
            failed++;
        else
            passed++;
    }
    printf("%s: %u passed, %u failed\n", suite, passed, failed);
    return failed ? 1 : 0;
}
