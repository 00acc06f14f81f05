/* test_require_engine.c - the clock notices what owners of events may not do. */
#include "engine/clock.h"
#include "support_require.h"
#include "test.h"

static struct clock clock;
static struct clock_event event;

static void schedules_twice(void)
{
    clock_init(&clock);
    clock_schedule(&clock, &event, 1);
    clock_schedule(&clock, &event, 2);
}

static void schedules_in_the_past(void)
{
    clock_init(&clock);
    clock.now = 2;
    clock_schedule(&clock, &event, 1);
}

static void cancels_an_event_of_another_clock(void)
{
    clock_init(&clock);
    event.scheduled = true;
    clock_cancel(&clock, &event);
}

static void changes_an_event_under_way(void)
{
    clock_init(&clock);
    clock_schedule(&clock, &event, 1);
    event.cycle = 3;
    clock_step(&clock, 10);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {{schedules_twice, "!event->scheduled"},
                 {schedules_in_the_past, "cycle >= clock->now"},
                 {cancels_an_event_of_another_clock, "at\n"},
                 {changes_an_event_under_way, "event->cycle == cycle"}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_engine", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
