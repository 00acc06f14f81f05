/* test_reserve.c - arrays that grow: they keep their elements, and stay as they are when memory is out. */
#include "engine/reserve.h"

#include <stdlib.h>

#include "test.h"

static void test_grows(void)
{
    uint32_t *list = NULL, capacity = 0, moves = 0;

    for (uint32_t count = 0; count < 1000; count++) {
        uint32_t before = capacity;

        CHECK(sim_reserve(&list, &capacity, count, sizeof *list));
        CHECK(capacity > count);
        moves += capacity != before;
        list[count] = 3 * count;
    }
    for (uint32_t i = 0; i < 1000; i++)
        CHECK_EQUAL(list[i], 3 * i);
    CHECK(moves < 10);
    free(list);
}

/* An element far behind the end. */
static void test_leaps(void)
{
    char *list = NULL;
    uint32_t capacity = 0;

    CHECK(sim_reserve(&list, &capacity, 1000, 1));
    CHECK_EQUAL(capacity, 1024);
    free(list);
}

/* The address sanitizer asks for it: what is more than it ever has is refused, as by malloc, and no error of the program. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}

static void test_runs_out(void)
{
    static const struct {
        uint32_t capacity;
        uint32_t count;
        size_t bytes;
    } cases[] = {{UINT32_MAX / 2 + 1, UINT32_MAX / 2 + 1, 1},
                 {16, UINT32_MAX, 1},
                 {16, 16, SIZE_MAX / 16},
                 {16, 16, SIZE_MAX / 64}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        void *list = NULL;
        uint32_t capacity = cases[i].capacity;

        CHECK(!sim_reserve(&list, &capacity, cases[i].count, cases[i].bytes));
        CHECK(!list);
        CHECK_EQUAL(capacity, cases[i].capacity);
    }
}

TEST_MAIN()
{
    return test_run("reserve",
                    (const struct test_case[]){TEST(test_grows), TEST(test_leaps), TEST(test_runs_out), {0}});
}
