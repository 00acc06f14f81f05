/* test_clock.c - order, far events, cancelling, against a sorted list. */
#include "test.h"

#include <stdlib.h>

#include "engine/clock.h"

#define EVENTS 2000u

struct probe {
    struct clock_event event;
    unsigned number;
};

static unsigned fired_order[EVENTS];
static uint64_t fired_cycle[EVENTS];
static unsigned fired_count;

static void record(struct clock_event *event, uint64_t cycle)
{
    fired_order[fired_count] = ((struct probe *)event->owner)->number;
    fired_cycle[fired_count++] = cycle;
}

static void prepare(struct probe *probes, unsigned count)
{
    fired_count = 0;
    for (unsigned i = 0; i < count; i++) {
        probes[i].event = (struct clock_event){.fire = record, .owner = &probes[i]};
        probes[i].number = i;
    }
}

static void same_cycle_fires_in_order_of_scheduling(void)
{
    static struct clock clock;
    struct probe probes[4];

    clock_init(&clock);
    prepare(probes, 4);
    clock_schedule(&clock, &probes[2].event, 100000);
    clock_schedule(&clock, &probes[0].event, 100000);
    clock_schedule(&clock, &probes[3].event, 99000);
    while (fired_count < 1)
        clock_step(&clock, CLOCK_NEVER - 1);
    clock_schedule(&clock, &probes[1].event, 100000);
    while (clock_step(&clock, CLOCK_NEVER - 1))
        ;
    CHECK_EQUAL(fired_count, 4);
    CHECK_EQUAL(fired_order[0], 3);
    CHECK_EQUAL(fired_order[1], 2);
    CHECK_EQUAL(fired_order[2], 0);
    CHECK_EQUAL(fired_order[3], 1);
    clock_free(&clock);
}

static void limit_holds_time_back(void)
{
    static struct clock clock;
    struct probe probe;

    clock_init(&clock);
    prepare(&probe, 1);
    clock_schedule(&clock, &probe.event, 50);
    CHECK(!clock_step(&clock, 49));
    CHECK_EQUAL(clock.now, 0);
    CHECK(clock_step(&clock, 50));
    CHECK_EQUAL(clock.now, 50);
    CHECK(!clock_step(&clock, CLOCK_NEVER - 1));
    CHECK_EQUAL(clock_next(&clock), CLOCK_NEVER);
    clock_free(&clock);
}

static void clearing_forgets_near_and_far_events(void)
{
    static struct clock clock;
    struct probe probes[2];

    clock_init(&clock);
    prepare(probes, 2);
    clock_schedule(&clock, &probes[0].event, 5);
    clock_schedule(&clock, &probes[1].event, 500000);
    clock_clear(&clock);
    CHECK(!probes[0].event.scheduled && !probes[1].event.scheduled);
    CHECK_EQUAL(clock_next(&clock), CLOCK_NEVER);
    clock_schedule(&clock, &probes[0].event, 7);
    CHECK(clock_step(&clock, CLOCK_NEVER - 1));
    CHECK_EQUAL(fired_count, 1);
    clock_free(&clock);
}

static uint64_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state >> 33;
}

/* Near and far events, a third of them cancelled, must fire in the order a stable sort gives. */
static void random_schedules_equal_a_stable_sort(void)
{
    static struct clock clock;
    static struct probe probes[EVENTS];
    static uint64_t when[EVENTS];
    static bool cancelled[EVENTS];
    uint64_t seed = 7;
    unsigned expected = 0;

    clock_init(&clock);
    prepare(probes, EVENTS);
    for (unsigned i = 0; i < EVENTS; i++) {
        when[i] = next_random(&seed) % (i % 3 ? 3000u : 30000u);
        clock_schedule(&clock, &probes[i].event, when[i]);
    }
    for (unsigned i = 0; i < EVENTS; i += 3) {
        cancelled[i] = true;
        clock_cancel(&clock, &probes[i].event);
    }
    CHECK_EQUAL(clock_events(&clock), EVENTS - (EVENTS + 2) / 3);
    while (clock_step(&clock, CLOCK_NEVER - 1))
        CHECK_EQUAL(clock_events(&clock), EVENTS - (EVENTS + 2) / 3 - fired_count);
    for (uint64_t cycle = 0; cycle < 30000; cycle++) {
        for (unsigned i = 0; i < EVENTS; i++) {
            if (cancelled[i] || when[i] != cycle)
                continue;
            CHECK_EQUAL(fired_order[expected], i);
            CHECK_EQUAL(fired_cycle[expected], cycle);
            expected++;
        }
    }
    CHECK_EQUAL(fired_count, expected);
    clock_free(&clock);
}

TEST_MAIN()
{
    return test_run("clock", (const struct test_case[]){TEST(same_cycle_fires_in_order_of_scheduling),
                                                        TEST(limit_holds_time_back),
                                                        TEST(clearing_forgets_near_and_far_events),
                                                        TEST(random_schedules_equal_a_stable_sort),
                                                        {0}});
}
