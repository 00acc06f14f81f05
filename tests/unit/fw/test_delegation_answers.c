/* test_delegation_answers.c - answers to TAKE that cannot be, and some that nearly cannot. */
#include "delegation_bench.h"

static void place_that_cannot_be_stops_the_kernel(void)
{
    static const struct {
        const char *name;
        struct cp_wg_place place;
        bool scratch;
    } cases[] = {
        {"a slot that does not exist", {.slot = 16, .scratch = 0xffff}, false},
        {"the highest slot", {.slot = 0xffff, .scratch = 0xffff}, false},
        {"a slot that has a place", {.slot = 8, .scratch = 0xffff}, false},
        {"a state that there is not", {.state = CP_PLACE_PREEMPTED + 1, .scratch = 0xffff}, false},
        {"a CU that does not exist", {.cu = 2, .scratch = 0xffff}, false},
        {"a CU that does not exist, saved", {.cu = 2, .state = CP_PLACE_WAITS, .scratch = 0xffff}, false},
        {"a SIMD that does not exist", {.simd = 2, .scratch = 0xffff}, false},
        {"a number that was not launched", {.number = 6, .scratch = 0xffff}, false},
        {"a SIMD without room", {.cu = 1, .scratch = 0xffff}, false},
        {"restored without room", {.cu = 1, .state = CP_PLACE_RESTORING, .scratch = 0xffff}, false},
        {"no scratch", {.scratch = 0xffff}, true},
        {"scratch that there is not", {.scratch = 3}, true},
        {"scratch beyond all", {.scratch = CP_MAX_SCRATCH}, true},
        {"scratch that is taken", {.scratch = 1}, true},
        {"no scratch, saved", {.state = CP_PLACE_LISTED, .scratch = 0xffff}, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_wg_place place = {.slot = 8, .number = 5, .cu = 1, .scratch = 1};
        uint32_t before;

        test_context(cases[i].name);
        init();
        port.scratch_slots = cases[i].scratch ? 3 : 0;
        start();
        open_given(0, 9);
        port.scratch_slots = 0;
        open_given(1, 9);
        watch(1, 9, 1, 1);
        fake_port_forget(&port);
        take(1);
        tell_kernel_at(0, 6);
        tell_kernel_at(1, 6);
        tell_place(0, &place); /* two waves of SIMD 0 of CU 1 */
        place.slot = 10;
        place.number = 4;
        place.scratch = cases[i].scratch ? 0 : 1;
        tell_place(0, &place);
        CHECK_EQUAL(stale(), 0);
        before = cp.free.count;
        tell_place(0, &cases[i].place);
        CHECK_EQUAL(stale(), 1);
        CHECK_EQUAL(cp.free.count, before);
        CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.kernels[1].error, 0);
        tell_taken(50, 11);
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.queues[1].error, 0);
        CHECK_EQUAL(cp.queues[3].error, 0);
    }
    test_context(0);
}

/* Of two places one is wrong: the other one counts all the same, to be killed. */
static void good_place_beside_a_bad_one_is_killed(void)
{
    for (uint32_t bad = 0; bad < 2; bad++) {
        struct cp_wg_place places[2] = {resident, resident};

        init();
        take_from(1);
        tell_kernel_at(0, 6);
        places[!bad].slot = 4;
        places[!bad].number = 1;
        places[bad].slot = 16;
        tell_places(0, 2, places);
        check_state(4, CP_WG_KILLING);
        CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
        tell_taken(50, 5);
        CHECK_EQUAL(sent(CP_COMMAND_KILL), 1);
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
    }
}

/* PLACES of a kernel that has stopped meanwhile are of WGs to be killed. */
static void places_of_a_stopped_kernel_are_killed(void)
{
    struct cp_wg_place place = resident;

    init();
    take_from(1);
    tell_kernel_at(0, 6);
    place.slot = 16;
    tell_place(0, &place);
    tell_place(0, &resident);
    tell_taken(50, 5);
    CHECK_EQUAL(sent(CP_COMMAND_KILL), 1);
    check_state(3, CP_WG_KILLING);
    finish();
}

static void answers_that_fit_nothing_are_stale(void)
{
    enum { TAKE, AT, NO_TAKE };
    static const struct {
        const char *name;
        enum cp_event_kind kind;
        uint32_t way, kernel, next, places;
    } cases[] = {
        {"KERNEL_AT twice", CP_EVENT_KERNEL_AT, AT, 0, 3, 0},
        {"KERNEL_AT of a managed kernel", CP_EVENT_KERNEL_AT, TAKE, 1, 0, 0},
        {"KERNEL_AT of no kernel", CP_EVENT_KERNEL_AT, TAKE, 2, 0, 0},
        {"KERNEL_AT beyond all kernels", CP_EVENT_KERNEL_AT, TAKE, CP_MAX_KERNELS, 0, 0},
        {"KERNEL_AT beyond the grid", CP_EVENT_KERNEL_AT, TAKE, 0, 10, 0},
        {"KERNEL_AT at the highest number", CP_EVENT_KERNEL_AT, TAKE, 0, UINT32_MAX, 0},
        {"KERNEL_AT without TAKE", CP_EVENT_KERNEL_AT, NO_TAKE, 0, 3, 0},
        {"PLACES of none", CP_EVENT_PLACES, AT, 0, 0, 0},
        {"PLACES of three", CP_EVENT_PLACES, AT, 0, 0, 3},
        {"PLACES of many", CP_EVENT_PLACES, AT, 0, 0, 255},
        {"PLACES before KERNEL_AT", CP_EVENT_PLACES, TAKE, 0, 0, 1},
        {"PLACES of a managed kernel", CP_EVENT_PLACES, AT, 1, 0, 1},
        {"PLACES of no kernel", CP_EVENT_PLACES, AT, 2, 0, 1},
        {"PLACES beyond all kernels", CP_EVENT_PLACES, AT, CP_MAX_KERNELS, 0, 1},
        {"PLACES without TAKE", CP_EVENT_PLACES, NO_TAKE, 0, 0, 1},
        {"TAKEN without TAKE", CP_EVENT_TAKEN, NO_TAKE, 0, 0, 0},
        {"GIVEN of a given kernel", CP_EVENT_GIVEN, NO_TAKE, 0, 0, 0},
        {"GIVEN of no kernel", CP_EVENT_GIVEN, NO_TAKE, 2, 0, 0},
        {"GIVEN beyond all kernels", CP_EVENT_GIVEN, NO_TAKE, CP_MAX_KERNELS, 0, 0},
        {"GIVEN while TAKE is under way", CP_EVENT_GIVEN, AT, 0, 0, 0},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_event *event;
        uint32_t stage;

        test_context(cases[i].name);
        init();
        start();
        open_given(0, 9);
        if (cases[i].way != NO_TAKE)
            take(1);
        if (cases[i].way == AT)
            tell_kernel_at(0, 5);
        stage = cp.kernels[0].stage;
        event = post(cases[i].kind);
        event->reason = (uint8_t)cases[i].places;
        switch (cases[i].kind) {
        case CP_EVENT_KERNEL_AT:
            event->kernel_at = (struct cp_kernel_at_event){cases[i].kernel, cases[i].next};
            break;
        case CP_EVENT_PLACES:
            event->tag = cases[i].kernel;
            event->places.places[0] = event->places.places[1] = resident;
            event->places.places[1].slot++;
            event->places.places[1].number++;
            break;
        default:
            event->kernel.kernel = cases[i].kernel;
        }
        settle();
        CHECK_EQUAL(stale(), 1);
        CHECK_EQUAL(cp.kernels[0].stage, stage);
        CHECK_EQUAL(cp.kernels[0].error, 0);
        CHECK_EQUAL(cp.free.count, 16);
        CHECK_EQUAL(cp.take_sent, cases[i].way != NO_TAKE);
        if (cases[i].way == TAKE)
            tell_kernel_at(0, 5);
        if (cases[i].way != NO_TAKE) {
            tell_place(0, &resident);
            tell_taken(50, 4);
        }
        finish();
        CHECK_EQUAL(stale(), 1);
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
    test_context(0);
}

/* What has become of a kernel that TAKEN finds without KERNEL_AT is not known: it stops. */
static void kernel_without_its_answer_stops(void)
{
    for (uint32_t dropped = 0; dropped < 2; dropped++) {
        init();
        start();
        open_given(0, 9);
        open_given(1, 9);
        watch(0, 3, 1, 1);
        fake_port_forget(&port);
        if (dropped) {
            fault_kernel(0, 9);
            expect(CP_COMMAND_DROP);
        }
        take(1);
        tell_kernel_at(1, 9);
        tell_place(1, &(struct cp_wg_place){.slot = 5, .number = 1, .cu = 1, .scratch = 0xffff});
        tell_taken(50, 6);
        CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.queues[1].error, 0);
        CHECK_EQUAL(COUNT(launches), 1);
    }
}

TEST_MAIN()
{
    return test_run("delegation_answers", (const struct test_case[]){TEST(place_that_cannot_be_stops_the_kernel),
                                                                     TEST(good_place_beside_a_bad_one_is_killed),
                                                                     TEST(places_of_a_stopped_kernel_are_killed),
                                                                     TEST(answers_that_fit_nothing_are_stale),
                                                                     TEST(kernel_without_its_answer_stops),
                                                                     {0}});
}
