/*
 * test.h - the test harness: named cases, parameters outside them, checks that print both sides, one closing line.
 *
 * A test program is a table of cases:
 *     static struct test_parameter more = TEST_VALUES("more", 1, 5, 100);
 *     static void adds(void) { CHECK_EQUAL(add(1, 2), 3); }
 *     static void grows(void) { CHECK(add(1, more.value) > 1); }
 *     TEST_MAIN() { return test_run("sums", (const struct test_case[]){TEST(adds), TEST(grows, &more), {0}}); }
 * A case with parameters runs once for every combination of their values. The program's argument chooses one case
 * (grows) or one combination (grows:2); sums:grows:2, as a failure prints it, will do as well. docs/guide/testing.md has more.
 * The same sources run on the host (support_host.c) and on boards (boards/common/test_print.c).
 */
#ifndef TESTS_TEST_H
#define TESTS_TEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TEST_PARAMETERS 4u /* of a case, at most */

/* A list of values. A case that names it reads value; the harness sets that before each run. */
struct test_parameter {
    const char *name;
    const uint64_t *values; /* NULL: first, first + 1, ... */
    uint64_t first;
    uint32_t count;
    const char *(*text)(uint64_t value); /* what a failure prints in place of the number; NULL: the number */
    uint64_t value;
};

#define TEST_RANGE(label, from, many)                                                                                  \
    {                                                                                                                  \
        .name = (label), .first = (from), .count = (many)                                                              \
    }
#define TEST_VALUES(label, ...)                                                                                        \
    {                                                                                                                  \
        .name = (label), .values = (const uint64_t[]){__VA_ARGS__},                                                    \
        .count = sizeof((const uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t)                                            \
    }

struct test_case {
    const char *name;
    void (*run)(void);
    struct test_parameter *parameters[TEST_PARAMETERS]; /* those behind the first NULL do not count */
};

/* TEST(function) or TEST(function, &parameter, ...): the last parameter changes fastest. */
#define TEST(function, ...)                                                                                            \
    {                                                                                                                  \
#function, function,                                                                                           \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }

/*
 * Runs every case up to the one without a name, or what was chosen; prints failures and "N passed, N failed", each
 * combination of parameters counted; returns 0 when none failed. A choice that fits no case is a failure.
 */
int test_run(const char *suite, const struct test_case *cases);

/* Chooses what test_run runs: [SUITE:]CASE[:PERMUTATION]; NULL: everything. The text must stay. */
void test_choose(const char *id);

/* The head of main. On boards there are no arguments. */
#if __STDC_HOSTED__
#define TEST_MAIN()                                                                                                    \
    static int test_program(void);                                                                                     \
    int main(int count, char **arguments)                                                                              \
    {                                                                                                                  \
        test_choose(count > 1 ? arguments[1] : NULL);                                                                  \
        return test_program();                                                                                         \
    }                                                                                                                  \
    static int test_program(void)
#else
#define TEST_MAIN() int main(void)
#endif

/* Random tests make this many rounds; slow machines are compiled with a larger divisor. */
#ifndef TEST_ROUNDS_DIVISOR
#define TEST_ROUNDS_DIVISOR 1u
#endif
#define TEST_ROUNDS(count) (((count) + TEST_ROUNDS_DIVISOR - 1u) / TEST_ROUNDS_DIVISOR)

/* Writes a text to wherever results go. Supplied by who runs the tests. */
void test_print(const char *text);

/* Writes a number in that base (2 to 16). */
void test_print_number(uint64_t value, uint32_t base);

/* Records a failure of the running case and prints file, line and message. The case goes on. */
void test_fail(const char *file, int line, const char *message);

/* Like test_fail with the two values, printed in decimal and hexadecimal. */
void test_fail_equal(const char *file, int line, const char *expression, uint64_t got, uint64_t want);

/* Requirements of the firmware (CP_REQUIRE) that did not hold; one of them is a failure, unless the case expects it. */
extern uint32_t test_requirements;
extern bool test_expects_requirement;

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
