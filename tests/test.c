/* test.c - the harness of test.h. It has no C library: whoever runs the tests supplies test_print. */
#include "test.h"

#include <stddef.h>

static const char *current_case;
static const char *current_row;
static unsigned failures_in_case;

void test_print_number(uint64_t value, uint32_t base)
{
    char digits[65];
    char *at = digits + sizeof(digits) - 1;

    *at = '\0';
    do {
        *--at = "0123456789abcdef"[value % base];
        value /= base;
    } while (value);
    test_print(at);
}

static void print_both(const char *before, uint64_t value)
{
    test_print(before);
    test_print_number(value, 10);
    test_print(" (0x");
    test_print_number(value, 16);
    test_print(")");
}

static void print_place(const char *file, int line)
{
    failures_in_case++;
    test_print(file);
    test_print(":");
    test_print_number((uint64_t)line, 10);
    test_print(": ");
    test_print(current_case);
    if (current_row) {
        test_print(" [");
        test_print(current_row);
        test_print("]");
    }
    test_print(": failed: ");
}

void test_context(const char *row)
{
    current_row = row;
}

void test_fail(const char *file, int line, const char *message)
{
    print_place(file, line);
    test_print(message);
    test_print("\n");
}

void test_fail_equal(const char *file, int line, const char *expression, uint64_t got, uint64_t want)
{
    print_place(file, line);
    test_print(expression);
    print_both(": got ", got);
    print_both(", want ", want);
    test_print("\n");
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
    test_print(suite);
    test_print(": ");
    test_print_number(passed, 10);
    test_print(" passed, ");
    test_print_number(failed, 10);
    test_print(" failed\n");
    return failed ? 1 : 0;
}
