/* test_bulk_ends.c - several work-groups (WGs) ended by one event. */
#include "bulk_bench.h"

static struct test_parameter waves = TEST_VALUES("waves", 1, 2, 3, 5);

static void one_event_ends_several(void)
{
    static const uint32_t first[] = {7, 0, 3, 11, 4, 1, 9, 5, 10, 2}, rest[] = {6, 8};

    init(12, CP_EXTENSION_BULK);
    start(12, (uint32_t)waves.value, 64);
    ends(10, first);
    settle(64);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 10);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_events, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->bulk_ends, 10);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, 2);
    CHECK_EQUAL(cp.queues[0].held, 2);
    CHECK_EQUAL(cp.free.count, MOST - 2);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 0);
    ends(2, rest);
    settle(64);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 1);
    CHECK_EQUAL(cp.free.count, MOST);
    CHECK_EQUAL(cp.queues[0].held, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
}

/* On a full GPU the next ones have the places. */
static void ends_make_place_for_others(void)
{
    static struct launched launched[MOST + CP_LAUNCHES_MOST];
    static const uint32_t slots[] = {3, 6, 0};

    init(1, CP_EXTENSION_BULK);
    start(11, 1, 64);
    CHECK_EQUAL(all_launched(launched), 8);
    ends(3, slots);
    settle(64);
    CHECK_EQUAL(all_launched(launched), 11);
    for (uint32_t i = 0; i < 11; i++)
        CHECK_EQUAL(launched[i].number, i);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 3);
    end_kernels(1);
}

static void nothing(void)
{
}

static void waiting(void)
{
    fake_port_event(&port, CP_EVENT_WAITING, 2)->wg.wait_number = 1;
    settle(64);
    check_state(2, CP_WG_STALLED);
}

static void quantum_over(void)
{
    fake_port_event(&port, CP_EVENT_QUANTUM, 2);
    settle(64);
    CHECK_EQUAL(cp.expired.count, 1);
}

static void spilled(void)
{
    fake_port_log(&port, 2, 1, FAKE_PORT_WORDS, 7);
    settle(64);
    CHECK_EQUAL(cp.spill.waits_used, 1);
}

static void cu_lost_and_ring_full(void)
{
    port.room = 0;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = cp.workgroups[2].cu;
    settle(64);
    check_state(2, CP_WG_RUNNING);
}

static void cu_lost(void)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = cp.workgroups[2].cu;
    settle(64);
    check_state(2, CP_WG_SAVING);
}

static void killed(void)
{
    fake_port_event(&port, CP_EVENT_FAULT, 5);
    settle(64);
    check_state(2, CP_WG_KILLING);
}

static void second_kernel(void)
{
    fake_port_open_in(&port, 1, 1, 1);
    settle(64);
}

static void an_end_counts_whatever_was_under_way(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
    } cases[] = {{"nothing", nothing},
                 {"it waits", waiting},
                 {"it is being saved", cu_lost},
                 {"it is being killed", killed},
                 {"its quantum is over", quantum_over},
                 {"its condition is spilled", spilled},
                 {"its CU is lost, and it cannot be saved yet", cu_lost_and_ring_full},
                 {"another kernel runs", second_kernel}};
    static const uint32_t slots[] = {2, 3};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init(3, CP_EXTENSION_BULK);
        start(6, 1, 64);
        cases[i].before();
        ends(2, slots);
        settle(64);
        port.room = UINT32_MAX;
        settle(64);
        CHECK_EQUAL(cp.expired.count + cp.spill.waits_used, 0);
        CHECK_EQUAL(cp.workgroups[2].generation, 1);
        CHECK_EQUAL(cp.workgroups[3].generation, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
        end_kernels(cases[i].before == second_kernel ? 2 : 1);
    }
    test_context(0);
}

/* What an end does besides is done: a scratch slot is free again, and an option is heeded. */
static void ends_of_other_kernels_are_single(void)
{
    for (uint32_t managed = 0; managed < 2; managed++) {
        init(3, CP_EXTENSION_BULK);
        port.scratch_slots = managed ? 0 : 6;
        fake_port_start(&port);
        fake_port_open_with(
            &port, 0, 6, 1,
            &(struct cp_launch){.gather_cycles = 500 * managed, .managed = managed ? CP_MANAGED_RECLAIMS : 0});
        settle(64);
        ends(2, (const uint32_t[]){2, 3});
        settle(64);
        CHECK_EQUAL(cp_counters_of(&cp)->retires, 2);
        CHECK_EQUAL(cp_counters_of(&cp)->bulk_ends, 0);
        CHECK_EQUAL(cp.kernels[0].scratch_free[0], managed ? 0 : 0xcu);
        end_kernels(1);
    }
}

/* Without a kernel ends do not come in bulk any more. */
static void no_kernel_has_no_bulk(void)
{
    const struct cp_command *last = 0;

    init(3, CP_EXTENSION_BULK);
    start(2, 1, 64);
    end_kernels(1);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    settle(64);
    CHECK(sent(CP_COMMAND_WAITING, &last));
    CHECK(!(last->waiting.extensions & CP_EXTENSION_BULK));
}

/* Bad input */

static void impossible_ends_are_refused(void)
{
    enum what { SLOT, GENERATION, KERNEL, COUNT, TAG, NEXT, EXTENSION };
    static const struct {
        const char *name;
        enum what what;
        uint32_t value, believed;
    } cases[] = {
        {"no such slot", SLOT, MOST, 1},
        {"far out of range", SLOT, 65535, 1},
        {"a free slot", SLOT, 20, 1},
        {"the same slot", SLOT, 3, 1},
        {"an older generation", GENERATION, 65535, 1},
        {"a later generation", GENERATION, 1, 1},
        {"another kernel", KERNEL, 1, 0},
        {"no such kernel", KERNEL, 65535, 0},
        {"none", COUNT, 0, 0},
        {"more than the event holds", COUNT, CP_GRID_ENDS + 1, 0},
        {"a number that overflows", COUNT, 65535, 0},
        {"with a successor", TAG, 1, 0},
        {"with a WG of a grid", NEXT, 1, 0},
        {"not configured", EXTENSION, 0, 0},
    };
    static const uint32_t slots[] = {2, 3};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_event *event;

        test_context(cases[i].name);
        init(3, cases[i].what == EXTENSION ? 0 : CP_EXTENSION_BULK);
        start(6, 1, 64);
        event = ends(2, slots);
        if (cases[i].what == SLOT)
            event->grid.ends[0].slot = (uint16_t)cases[i].value;
        if (cases[i].what == GENERATION)
            event->grid.ends[0].generation = (uint16_t)cases[i].value;
        if (cases[i].what == KERNEL)
            event->grid.kernel = (uint16_t)cases[i].value;
        if (cases[i].what == COUNT)
            event->grid.count = (uint16_t)cases[i].value;
        if (cases[i].what == TAG)
            event->tag = cases[i].value;
        if (cases[i].what == NEXT)
            event->grid.next = cases[i].value;
        settle(64);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->retires, cases[i].believed);
        CHECK_EQUAL(cp.workgroups[2].generation, 0);
        CHECK_EQUAL(cp.workgroups[3].generation, cases[i].believed);
        end_kernels(1);
    }
    test_context(0);
}

/* The record has the generation, and had another kernel's WG last. */
static void end_of_another_kernels_record_is_refused(void)
{
    struct cp_event *event;

    init(3, CP_EXTENSION_BULK);
    fake_port_start(&port);
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_open(&port, 6, 1);
    settle(64);
    fake_port_event(&port, CP_EVENT_DONE, 0);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    settle(64);
    event = ends(2, (const uint32_t[]){0, 3});
    event->grid.kernel = 1;
    settle(64);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->bulk_ends, 1);
    end_kernels(2);
}

TEST_MAIN()
{
    return test_run("bulk_ends", (const struct test_case[]){TEST(one_event_ends_several, &waves),
                                                            TEST(ends_make_place_for_others),
                                                            TEST(an_end_counts_whatever_was_under_way),
                                                            TEST(impossible_ends_are_refused),
                                                            TEST(end_of_another_kernels_record_is_refused),
                                                            TEST(no_kernel_has_no_bulk),
                                                            TEST(ends_of_other_kernels_are_single),
                                                            {0}});
}
