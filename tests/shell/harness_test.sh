#!/bin/bash
# The harness of the unit tests: every combination of parameters runs, a failure prints an id, and that id runs it alone.
# Usage: harness_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
cat >"$work/sums.c" <<'C'
#include "test.h"

static const char *name_of(uint64_t value)
{
    return value == 5 ? "five" : "other";
}

static struct test_parameter left = TEST_VALUES("left", 1, 5);
static struct test_parameter right = TEST_RANGE("right", 10, 3);
static struct test_parameter none = TEST_RANGE("none", 0, 0);
static struct test_parameter named = {.name = "named", .first = 5, .count = 2, .text = name_of};
static uint64_t seen;

static void plain(void)
{
    CHECK_EQUAL(1 + 1, 2);
}

static void pairs(void)
{
    seen = seen * 100 + left.value * right.value;
    CHECK(left.value != 5 || right.value != 11);
}

static void never(void)
{
    CHECK(false);
}

static void names(void)
{
    test_context("row");
    CHECK(named.value != 5);
}

static void order(void)
{
    CHECK(seen == 0 || seen == 101112505560);
}

TEST_MAIN()
{
    return test_run("sums", (const struct test_case[]){TEST(plain), TEST(pairs, &left, &right), TEST(never, &none), TEST(names, &named),
                                                       TEST(order), {0}});
}
C
"${CC:-cc}" -std=c11 -Wall -Wextra -Wconversion -Wshadow -Werror -Itests/support "$work/sums.c" tests/support/test.c tests/support/support_host.c \
    -o "$work/sums" || exit 1

# says STATUS ID TEXT...: with this id as argument (none: -) the program ends so and its output has these lines' ends.
says() {
    local status=$1 id=$2 text
    shift 2
    [ "$id" = - ] && id=
    expect_exit "$status" "id '$id'" "$work/sums" ${id:+"$id"}
    for text; do
        expect_words "$text" "id '$id'"
    done
}
says 1 - "sums: 8 passed, 2 failed" ": sums:pairs:4 (left=5 right=11): failed: " ": sums:names:0 (named=five) [row]: failed: "
says 1 sums:pairs:4 "sums: 0 passed, 1 failed"
says 1 pairs:4 "sums: 0 passed, 1 failed"
says 0 pairs:3 "sums: 1 passed, 0 failed"
says 1 pairs "sums: 5 passed, 1 failed"
says 0 plain "sums: 1 passed, 0 failed"
says 0 sums:plain "sums: 1 passed, 0 failed"
for id in pairs:6 pairs:4x pair sums nosuch never; do
    says 1 $id "no case $id; there are:" "  plain" "  pairs:0 to 5" "sums: 0 passed, 1 failed"
done
finish harness
