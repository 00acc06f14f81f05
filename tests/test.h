/*
 * test.h - the test harness: named cases, checks that print both sides, one closing line.
 *
 * A test program is a table of cases:
 *     static void adds(void) { CHECK_EQUAL(add(1, 2), 3); }
 *     int main(void) { return test_run("room", (const struct test_case[]){TEST(adds), {0}}); }
 * The same sources run on the host (support_host.c) and on boards (boards/common/test_print.c).
 */
#ifndef TESTS_TEST_H
#define TESTS_TEST_H

#include <stdbool.h>
#include <stdint.h>

struct test_case {
    const char *name;
    void (*run)(void);
};

#define TEST(function)                                                                                                 \
    {                                                                                                                  \
#function, function                                                                                            \
    }

/* Runs every case up to the one without a name; prints failures and "N passed, N failed"; returns 0 when none failed. */
int test_run(const char *suite, const struct test_case *cases);

/* Random tests make this many rounds; slow machines are compiled with a larger divisor. */
#ifndef TEST_ROUNDS_DIVISOR
#define TEST_ROUNDS_DIVISOR 1u
#endif
#define TEST_ROUNDS(count) ((count) / TEST_ROUNDS_DIVISOR)

/* Writes a text to wherever results go. Supplied by who runs the tests. */
void test_print(const char *text);

/* Writes a number in that base (2 to 16). */
void test_print_number(uint64_t value, uint32_t base);

/* Records a failure of the running case and prints file, line and message. The case goes on. */
void test_fail(const char *file, int line, const char *message);

/* Like test_fail with the two values, printed in decimal and hexadecimal. */
void test_fail_equal(const char *file, int line, const char *expression, uint64_t got, uint64_t want);

/* Names the row of a table of cases that runs now, so that a failure can be found; NULL: none. */
void test_context(const char *row);

#define CHECK(condition) ((condition) ? (void)0 : test_fail(__FILE__, __LINE__, #condition))
#define CHECK_EQUAL(got, want)                                                                                         \
    test_check_equal(__FILE__, __LINE__, #got " == " #want, (uint64_t)(got), (uint64_t)(want))

static inline void test_check_equal(const char *file, int line, const char *expression, uint64_t got, uint64_t want)
{
    if (got != want)
        test_fail_equal(file, line, expression, got, want);
}

#endif
