/* test_fifo.c - the sFIFO: order, running numbers as markers, its ends. */
#include "scopes/fifo.h"
#include "test.h"

static struct test_parameter size = TEST_VALUES("size", 1, 2, 3, 16, 64);

static void lines_leave_in_order_under_their_numbers(void)
{
    struct scopes_fifo fifo;
    uint64_t number;

    CHECK(scopes_fifo_init(&fifo, (uint32_t)size.value));
    for (uint32_t i = 0; i < 3 * size.value; i++) {
        if (scopes_fifo_full(&fifo)) {
            CHECK_EQUAL(scopes_fifo_pop(&fifo, &number), 1000 + i - size.value);
            CHECK_EQUAL(number, i - size.value);
        }
        CHECK_EQUAL(scopes_fifo_push(&fifo, 1000 + i), i);
        CHECK_EQUAL(scopes_fifo_count(&fifo), i < size.value ? i + 1 : size.value);
    }
    while (scopes_fifo_count(&fifo)) {
        uint64_t oldest = scopes_fifo_head(&fifo);

        CHECK_EQUAL(scopes_fifo_pop(&fifo, &number), 1000 + oldest);
        CHECK_EQUAL(number, oldest);
    }
    scopes_fifo_free(&fifo);
}

static void it_is_full_at_its_size_only(void)
{
    struct scopes_fifo fifo;
    uint64_t number;

    CHECK(scopes_fifo_init(&fifo, (uint32_t)size.value));
    for (uint32_t i = 0; i < size.value; i++) {
        CHECK(!scopes_fifo_full(&fifo));
        scopes_fifo_push(&fifo, i);
    }
    CHECK(scopes_fifo_full(&fifo));
    scopes_fifo_pop(&fifo, &number);
    CHECK(!scopes_fifo_full(&fifo));
    scopes_fifo_free(&fifo);
}

/* One line may be in it twice; the marker of the second is reached only when both have left. */
static void a_marker_is_passed_when_its_entry_has_left(void)
{
    struct scopes_fifo fifo;
    uint64_t number, marker;

    CHECK(scopes_fifo_init(&fifo, 4));
    scopes_fifo_push(&fifo, 5);
    scopes_fifo_push(&fifo, 6);
    marker = scopes_fifo_push(&fifo, 5);
    scopes_fifo_push(&fifo, 7);
    for (uint32_t popped = 1; popped <= 3; popped++) {
        CHECK(scopes_fifo_head(&fifo) <= marker);
        scopes_fifo_pop(&fifo, &number);
        CHECK_EQUAL(number == marker, popped == 3);
    }
    CHECK(scopes_fifo_head(&fifo) > marker);
    scopes_fifo_pop(&fifo, &number);
    CHECK_EQUAL(scopes_fifo_head(&fifo), scopes_fifo_push(&fifo, 8));
    scopes_fifo_free(&fifo);
}

TEST_MAIN()
{
    return test_run("fifo", (const struct test_case[]){TEST(lines_leave_in_order_under_their_numbers, &size),
                                                       TEST(it_is_full_at_its_size_only, &size),
                                                       TEST(a_marker_is_passed_when_its_entry_has_left),
                                                       {0}});
}
