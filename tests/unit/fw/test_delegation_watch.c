/* test_delegation_watch.c - conditions of work-groups that the dispatcher places, which the firmware watches. */
#include "delegation_bench.h"

static void spilled_wait_of_a_given_kernel_is_watched(void)
{
    const struct cp_command *resume;

    init();
    start();
    open_waves(0, 9, 2);
    watch(0, 5, 77, 3);
    check_state(5, CP_WG_WATCHED);
    CHECK_EQUAL(cp.workgroups[5].generation, 77);
    CHECK_EQUAL(cp.free.count, 15);
    CHECK_EQUAL(cp.unused, 6);
    CHECK_EQUAL(cp.queues[0].held, 1);
    CHECK_EQUAL(COUNT(log_entries), 1);
    expect(CP_COMMAND_STORE);
    port.now++;
    watch(0, 5, 77, 4); /* another wave of it */
    port.now++;
    watch(0, 2, 9, 1);
    CHECK_EQUAL(cp.unused, 6);
    fake_port_forget(&port);
    pass(2000);
    expect_nothing();
    fake_port_set(&port, WORD, 7);
    pass(2000);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME), 1); /* the first value predicts one */
    resume = expect(CP_COMMAND_RESUME);
    CHECK_EQUAL(resume->place.slot, 5);
    CHECK_EQUAL(resume->place.generation, 77);
    CHECK_EQUAL(resume->place.wait_number, 3);
    check_state(5, CP_WG_WATCHED); /* its other wave waits */
    for (uint32_t i = 0; i < 10; i++)
        pass(2000);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME), 3);
    check_state(5, CP_WG_FREE);
    check_state(2, CP_WG_FREE);
    CHECK_EQUAL(cp.free.count, 16);
    CHECK_EQUAL(cp.queues[0].held, 0);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(stale(), 0);
}

static void condition_that_is_met_already_leaves_no_record(void)
{
    init();
    start();
    open_given(0, 9);
    fake_port_set(&port, WORD, 7);
    watch(0, 5, 1, 3);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME), 1);
    check_state(5, CP_WG_FREE);
}

/* A RESUME that comes too late is refused, and that changes nothing. */
static void refused_resume_changes_nothing(void)
{
    init();
    start();
    open_given(0, 9);
    watch(0, 5, 1, 3);
    watch(0, 6, 1, 3);
    fake_port_forget(&port);
    fake_port_set(&port, WORD, 7);
    pass(2000);
    refuse_launch(expect(CP_COMMAND_RESUME));
    CHECK_EQUAL(cp.kernels[0].error, 0);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
}

static void entries_of_no_given_wg(void)
{
    enum { PLAIN, FAULTED, DROPPED };
    static const struct {
        const char *name;
        uint32_t kernel, slot, way;
        uint64_t stale, rejected, full;
    } cases[] = {
        {"a kernel that is not there", 1, 5, PLAIN, 1, 0, 0},
        {"a kernel that cannot be", CP_MAX_KERNELS, 5, PLAIN, 1, 0, 0},
        {"the highest number", 0xffff, 5, PLAIN, 1, 0, 0},
        {"a slot that does not exist", 0, 16, PLAIN, 0, 1, 0},
        {"a kernel whose DROP waits for a full ring", 0, 5, FAULTED, 1, 0, 0},
        {"a kernel that was dropped", 0, 5, DROPPED, 1, 0, 0},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        start();
        open_given(0, 9);
        if (cases[i].way == FAULTED)
            port.room = 0;
        if (cases[i].way != PLAIN)
            post_fault(0, 0);
        steps(10);
        log_entry(cases[i].kernel, cases[i].slot, 0, 1);
        steps(50);
        CHECK_EQUAL(COUNT(log_stale), cases[i].stale);
        CHECK_EQUAL(COUNT(log_rejected), cases[i].rejected);
        CHECK_EQUAL(COUNT(log_full), cases[i].full);
        CHECK_EQUAL(cp.free.count, 16);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME), 0);
    }
    test_context(0);
}

/*
 * The entry of a WG whose kernel the firmware does not know to be given, and newer than what was in the slot: the wait ends, and the
 * WG tries again.
 */
static void newer_entry_that_is_not_watched_is_resumed(void)
{
    init();
    start();
    open_given(0, 9);
    log_entry(1, 5, 4, 2);
    settle();
    CHECK_EQUAL(COUNT(log_full), 1);
    CHECK_EQUAL(expect(CP_COMMAND_RESUME)->place.generation, 4);
    check_state(5, CP_WG_FREE);
}

static void later_wg_of_a_slot_replaces_a_watched_one(void)
{
    static const struct {
        const char *name;
        uint32_t before, after;
        bool replaces;
    } cases[] = {
        {"next", 4, 5, true},
        {"the same", 4, 4, false},
        {"before", 4, 3, false},
        {"over the end", UINT32_MAX, 0, true},
        {"before the end", 0, UINT32_MAX, false},
        {"half way round", 4, 4 + (1u << 31), false},
        {"nearly half way round", 4, 3 + (1u << 31), true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        start();
        open_given(0, 9);
        open_given(1, 9);
        watch(0, 5, cases[i].before, 1);
        watch(1, 5, cases[i].after, 2);
        pass(CP_LOG_RETRY); /* waits of the earlier WG are removed before */
        CHECK_EQUAL(cp.workgroups[5].generation, cases[i].replaces ? cases[i].after : cases[i].before);
        CHECK_EQUAL(cp.workgroups[5].kernel, cases[i].replaces ? 1 : 0);
        CHECK_EQUAL(cp.free.count, 15);
        CHECK_EQUAL(cp.queues[0].held, !cases[i].replaces);
        CHECK_EQUAL(cp.queues[1].held, cases[i].replaces);
        CHECK_EQUAL(cp.spill.waits_used, 1);
        CHECK_EQUAL(COUNT(log_entries), 1 + cases[i].replaces);
    }
    test_context(0);
}

/* Nothing is left in a record of the WG that it had before. */
static void record_of_a_watched_wg_is_new(void)
{
    struct cp_wg_place place = placed(resident, CP_PLACE_LISTED);

    init();
    port.scratch_slots = 3;
    start();
    open_given(0, 9);
    port.scratch_slots = 0;
    take(1);
    tell_kernel_at(0, 9);
    place.number = 5;
    place.scratch = 2;
    tell_place(0, &place);
    tell_taken(50, 4);
    tell(CP_EVENT_RESTORED, 3, 6);
    tell(CP_EVENT_QUANTUM, 3, 6);
    finish();
    open_given(0, 1);
    watch(0, 3, 60, 0); /* the first number that there is */
    check_state(3, CP_WG_WATCHED);
    CHECK_EQUAL(cp.workgroups[3].number, 0);
    CHECK_EQUAL(cp.workgroups[3].flags, 0);
    CHECK_EQUAL(cp.workgroups[3].scratch, CP_NONE);
    CHECK_EQUAL(cp.workgroups[3].wait_number, UINT32_MAX);
    finish();
}

/* An entry that makes no sense leaves no record. */
static void unsound_entry_is_not_watched(void)
{
    init();
    start();
    open_given(0, 9);
    log_entry(0, 5, 1, 1)->bytes = 3;
    settle();
    CHECK_EQUAL(COUNT(log_rejected), 1);
    check_state(5, CP_WG_FREE);
    watch(0, 5, 1, 1);
    check_state(5, CP_WG_WATCHED);
    log_entry(0, 5, 1, 2)->bytes = 3; /* a record that there is stays */
    settle();
    check_state(5, CP_WG_WATCHED);
}

/* The table of spilled waits is full: the wait ends, and leaves no record. */
static void full_table_ends_the_wait(void)
{
    init();
    start();
    open_waves(0, 9, 2);
    for (uint32_t i = 0; i <= CP_MAX_CONDITIONS && !COUNT(log_full); i++) {
        fake_port_forget(&port);
        log_entry(0, 1, 1, 1)->address += 4 * (i % 1000);
        settle();
    }
    CHECK_EQUAL(COUNT(log_full), 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME), 1);
    check_state(1, CP_WG_WATCHED);
    fake_port_forget(&port);
    log_entry(0, 2, 1, 1)->value = 9;
    settle();
    CHECK_EQUAL(COUNT(log_full), 2);
    CHECK_EQUAL(expect(CP_COMMAND_RESUME)->place.slot, 2);
    check_state(2, CP_WG_FREE);
}

static void full_ring_keeps_an_entry_that_is_to_be_resumed(void)
{
    init();
    start();
    open_given(0, 9);
    port.room = 0;
    log_entry(1, 5, 4, 2);
    steps(20);
    CHECK_EQUAL(COUNT(log_full), 0);
    port.room = UINT32_MAX;
    pass(CP_LOG_RETRY);
    CHECK_EQUAL(COUNT(log_full), 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME), 1);
}

TEST_MAIN()
{
    return test_run("delegation_watch", (const struct test_case[]){TEST(spilled_wait_of_a_given_kernel_is_watched),
                                                                   TEST(condition_that_is_met_already_leaves_no_record),
                                                                   TEST(refused_resume_changes_nothing),
                                                                   TEST(entries_of_no_given_wg),
                                                                   TEST(newer_entry_that_is_not_watched_is_resumed),
                                                                   TEST(later_wg_of_a_slot_replaces_a_watched_one),
                                                                   TEST(record_of_a_watched_wg_is_new),
                                                                   TEST(unsound_entry_is_not_watched),
                                                                   TEST(full_table_ends_the_wait),
                                                                   TEST(full_ring_keeps_an_entry_that_is_to_be_resumed),
                                                                   {0}});
}
