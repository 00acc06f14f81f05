/* test_run_lists.c - run lists (docs/reference/hal.md): who is listed, who gets a place, losses of CUs, LIST_OVERDUE. */
#include "support_run_lists.h"

/* Who is listed */

static void a_met_condition_lists_a_saved_workgroup(void)
{
    struct bench *bench = create_listing();
    const struct gpu_dispatcher_counters *counters = gpu_dispatcher_counters(bench->dispatcher);

    put_on_list(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(counters->listed, 1);
    CHECK_EQUAL(counters->conditions_met, 0);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

static void without_the_extension_nothing_is_listed(void)
{
    struct bench *bench = create(rounds);

    begin_kernel(bench, 0, 1);
    lists_off(bench);
    put_away(bench, 0);
    set(bench, 0, WAITED_FOR, 1);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    CHECK(!slot_of(bench, 0)->listed);
    launch_spinning(bench, 1, 0);
    force_save(bench, 1);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0).saved.state, CP_SAVED_RUNNABLE);
    CHECK(!slot_of(bench, 1)->listed);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed, 0);
    lists_on(bench); /* the firmware has heard of both that they can run: they are its own */
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(list_of(bench, 0)->count, 0);
    destroy(bench);
}

static void a_save_lists_what_can_run(void)
{
    struct bench *bench = create_listing();
    struct cp_event event;

    launch_spinning(bench, 0, 0);
    force_save(bench, 0);
    event = expect_left(bench, CP_EVENT_SAVED, 0, 0);
    CHECK_EQUAL(event.saved.state, CP_SAVED_LISTED);
    CHECK_EQUAL(event.wg.first_wait, 0);
    CHECK(slot_of(bench, 0)->listed);
    destroy(bench);
}

static void the_oldest_comes_first(void)
{
    static const uint32_t order[] = {2, 0, 1};
    struct bench *bench = create_listing();

    put_many_away(bench, 3);
    launch_spinning(bench, 3, 1);
    for (uint32_t i = 0; i < 3; i++)
        set(bench, order[i], WAITED_FOR, LAST_ROUND);
    let_end(bench, 3);
    expect_left(bench, CP_EVENT_DONE, 3, order[0] + 1);
    for (uint32_t i = 0; i < 3; i++) {
        let_end(bench, order[i]);
        expect_left(bench, CP_EVENT_DONE, order[i], i < 2 ? order[i + 1] + 1 : 0);
    }
    destroy(bench);
}

/* Who gets a place */

static void an_ended_workgroup_gives_its_place(void)
{
    struct bench *bench = create_listing();

    set(bench, 1, WAITED_FOR, LAST_ROUND);
    send(bench, to_place(bench, CP_COMMAND_LAUNCH, 1, 1, 1));
    put_on_list(bench, 0);
    let_end(bench, 1);
    expect_left(bench, CP_EVENT_DONE, 1, 1);
    EXPECT_NOTHING(bench, SETTLE); /* no RESTORED */
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_RESIDENT);
    CHECK_EQUAL(slot_of(bench, 0)->cu, 1);
    CHECK_EQUAL(slot_of(bench, 0)->workgroup->waves[0].simd, 1);
    CHECK_EQUAL(list_of(bench, 0)->count, 0);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed_starts, 1);
    end_all(bench, 0);
    destroy(bench);
}

static void a_killed_workgroup_gives_its_place(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    put_on_list(bench, 0);
    send(bench, place(bench, CP_COMMAND_KILL, 1, 0));
    expect_left(bench, CP_EVENT_DONE, 1, 1);
    end_all(bench, 0);
    destroy(bench);
}

static void a_forced_save_gives_the_place(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    put_on_list(bench, 0);
    force_save(bench, 1);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 1).saved.state, CP_SAVED_LISTED);
    CHECK_EQUAL(slot_of(bench, 0)->cu, 1);
    CHECK(list_of(bench, 0)->head == slot_of(bench, 1)); /* it does not get its own place */
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

/* The dispatcher alone saves the resident, when it has been stalled for as long as the firmware said. */
static void a_stalled_resident_leaves(void)
{
    struct bench *bench = create_listing();
    struct cp_event event;

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 30000, 0);
    launch_waiting(bench, 1, 1);
    put_on_list(bench, 0);
    event = expect_left(bench, CP_EVENT_SAVED, 1, 1);
    CHECK_EQUAL(event.saved.state, CP_SAVED_WAITS);
    CHECK_EQUAL(event.wg.first_wait, 1);
    CHECK_EQUAL(event.wg.wait_number, 2);
    CHECK(event.cycle >= slot_of(bench, 1)->stalled_at + 30000);
    CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
    EXPECT_NOTHING(bench, SETTLE);
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

static void nobody_leaves_for_an_empty_list(void)
{
    struct bench *bench = create_listing();

    launch_waiting(bench, 1, 1);
    put_away(bench, 0);
    EXPECT_NOTHING(bench, MANY);
    launch_spinning(bench, 2, 1); /* nor does one that runs */
    set(bench, 1, WAITED_FOR, 1);
    EXPECT_NOTHING(bench, SETTLE);
    set(bench, 0, WAITED_FOR, 1);
    EXPECT_NOTHING(bench, 20000);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

static void only_some_leave_at_a_time(void)
{
    for (uint32_t most = 1; most <= 4; most++) {
        struct bench *bench = create_listing();
        uint32_t seen = 0, saved = 0;
        uint64_t end;

        bench->parameters.lists_leaving = most;
        tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 0, 0);
        put_many_away(bench, 3);
        for (uint32_t slot = 3; slot < 7; slot++)
            launch_waiting(bench, slot, slot & 1);
        for (uint32_t slot = 0; slot < 3; slot++)
            set(bench, slot, WAITED_FOR, LAST_ROUND);
        for (end = bench->clock.now + 20000; clock_step(&bench->clock, end);) {
            uint32_t leaving = list_of(bench, 0)->leaving;
            CHECK(leaving <= most && leaving <= list_of(bench, 0)->count);
            seen = leaving > seen ? leaving : seen;
            if (gpu_dispatcher_event(bench->dispatcher)) {
                CHECK_EQUAL(next_event(bench, 0).kind, CP_EVENT_SAVED);
                saved++;
            }
        }
        CHECK_EQUAL(seen, most < 3 ? most : 3);
        CHECK_EQUAL(saved, 3);
        CHECK_EQUAL(list_of(bench, 0)->count, 0);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->listed_starts, 3);
        destroy(bench);
    }
}

static void places_stay_in_the_kernel(void)
{
    struct bench *bench = create_listing();
    struct cp_command other = place(bench, CP_COMMAND_LAUNCH, 4, 1);

    begin_kernel(bench, 1, 1);
    other.place.kernel = 1;
    send(bench, other); /* waits, but not in the kernel that has a list */
    other.place.slot = 5;
    other.place.workgroup[0] = 5;
    other.place.context = bench->contexts + 5 * CONTEXT_BYTES;
    set(bench, 5, WAITED_FOR, LAST_ROUND);
    send(bench, other);
    EXPECT_NOTHING(bench, SETTLE);
    put_on_list(bench, 0);
    EXPECT_NOTHING(bench, 20000);
    force_save(bench, 5);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 5, 0).saved.state, CP_SAVED_LISTED);
    CHECK(list_of(bench, 0)->head == slot_of(bench, 0) && list_of(bench, 0)->count == 1);
    CHECK(list_of(bench, 1)->head == slot_of(bench, 5) && list_of(bench, 1)->count == 1);
    expect_left(bench, CP_EVENT_SAVED, 4, 6); /* for the WG of its own kernel */
    EXPECT_NOTHING(bench, 20000);
    let_end(bench, 5);
    expect_left(bench, CP_EVENT_DONE, 5, 0);
    CHECK_EQUAL(list_of(bench, 0)->count, 1);
    destroy(bench);
}

/* Lost compute units */

static void a_lost_cu_has_no_places(void)
{
    struct bench *bench = create_listing();

    launch_spinning(bench, 1, 1);
    launch_spinning(bench, 2, 1);
    put_on_list(bench, 0);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    force_save(bench, 1);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0).saved.state, CP_SAVED_LISTED);
    send(bench, place(bench, CP_COMMAND_KILL, 2, 0));
    expect_left(bench, CP_EVENT_DONE, 2, 0);
    CHECK_EQUAL(list_of(bench, 0)->count, 2);
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_AWAY);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    let_end(bench, 0);
    expect_left(bench, CP_EVENT_DONE, 0, 2);
    end_all(bench, 1);
    destroy(bench);
}

static void a_cu_is_lost_during_a_save_for_the_list(void)
{
    for (uint32_t returned = 0; returned < 2; returned++) {
        struct bench *bench = create_listing();

        start_leaving(bench, 1, 0);
        gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
        EXPECT(bench, CP_EVENT_CU_LOST);
        if (returned) {
            gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
            EXPECT(bench, CP_EVENT_CU_RETURNED);
        }
        expect_left(bench, CP_EVENT_SAVED, 1, returned);
        CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
        CHECK_EQUAL(list_of(bench, 0)->count, 1 - returned);
        destroy(bench);
    }
}

/* The WG is stopped where it is. The firmware, which holds it for resident, saves it. */
static void a_cu_is_lost_during_the_restore_of_a_successor(void)
{
    for (uint32_t early = 0; early < 2; early++) {
        struct bench *bench = create_listing();

        start_taking_over(bench, 0, 1);
        gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
        EXPECT(bench, CP_EVENT_CU_LOST);
        if (early)
            force_save(bench, 0);
        else
            EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(slot_of(bench, 0)->state, early ? GPU_SLOT_RESTORING : GPU_SLOT_RESIDENT);
        let_end(bench, 0);
        if (!early) {
            EXPECT_NOTHING(bench, SETTLE);
            force_save(bench, 0);
        }
        CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 0, 0).saved.state, CP_SAVED_LISTED);
        send(bench, restore(bench, 0, 0));
        EXPECT(bench, CP_EVENT_RESTORED);
        expect_left(bench, CP_EVENT_DONE, 0, 0);
        CHECK_EQUAL(word_of(bench, 0, STARTS), 1);
        CHECK_EQUAL(word_of(bench, 0, ENDS), 1);
        destroy(bench);
    }
}

static void a_successor_goes_on_when_its_cu_returns(void)
{
    struct bench *bench = create_listing();

    start_taking_over(bench, 0, 1);
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    let_end(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    gpu_dispatcher_return_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_RETURNED);
    expect_left(bench, CP_EVENT_DONE, 0, 0);
    destroy(bench);
}

/* The extension is switched off */

static void off_announces_each_once(void)
{
    struct bench *bench = create_listing();

    put_many_away(bench, 4);
    for (uint32_t slot = 0; slot < 3; slot++)
        set(bench, slot, WAITED_FOR, LAST_ROUND);
    EXPECT_NOTHING(bench, SETTLE);
    lists_off(bench);
    for (uint32_t slot = 0; slot < 3; slot++) {
        struct cp_event event = next_event(bench, 0);

        CHECK_EQUAL(event.kind, CP_EVENT_CONDITION_MET);
        CHECK_EQUAL(event.wg.slot, slot);
        CHECK_EQUAL(event.wg.generation, 7);
        CHECK_EQUAL(event.wg.wait_number, 2); /* as in its SAVED */
        CHECK(!slot_of(bench, slot)->listed);
    }
    lists_off(bench);
    lists_on(bench);
    lists_off(bench);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK(!list_of(bench, 0)->head && !list_of(bench, 0)->tail && !list_of(bench, 0)->count);
    launch_spinning(bench, 5, 1); /* no WG has its place */
    let_end(bench, 5);
    expect_left(bench, CP_EVENT_DONE, 5, 0);
    for (uint32_t slot = 0; slot < 4; slot++) {
        send(bench, place(bench, CP_COMMAND_RESTORE, slot, 1));
        EXPECT(bench, CP_EVENT_RESTORED);
        let_end(bench, slot);
        expect_left(bench, CP_EVENT_DONE, slot, 0);
    }
    destroy(bench);
}

/* What is under way goes on: the save ends as any other, and the successor has its place. */
static void off_during_a_move(void)
{
    struct bench *bench = create_listing();

    start_leaving(bench, 1, 0);
    lists_off(bench);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    CHECK_EQUAL(expect_left(bench, CP_EVENT_SAVED, 1, 0).saved.state, CP_SAVED_WAITS);
    CHECK_EQUAL(list_of(bench, 0)->leaving, 0);
    destroy(bench);

    bench = create_listing();
    start_taking_over(bench, 0, 1);
    lists_off(bench);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_RESIDENT);
    end_all(bench, 0);
    destroy(bench);
}

/* LIST_OVERDUE */

static void a_long_stay_is_reported(void)
{
    const uint64_t quantum = 50000;
    struct bench *bench = create_listing();
    struct cp_event event;
    uint64_t first, second;

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, quantum);
    launch_spinning(bench, 3, 1); /* time goes on */
    put_many_away(bench, 3);
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    first = slot_of(bench, 0)->listed_at;
    EXPECT_NOTHING(bench, 20000);
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    second = slot_of(bench, 1)->listed_at;
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_LIST_OVERDUE);
    CHECK_EQUAL(event.cycle, first + quantum);
    EXPECT_NOTHING(bench, 1000);
    set(bench, 2, WAITED_FOR, LAST_ROUND); /* one more comes while the first is overdue */
    EXPECT_NOTHING(bench, 1000);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    CHECK(bench->clock.now < second + quantum);
    event = next_event(bench, MANY); /* the second is reported, too, one quantum later at the latest */
    CHECK_EQUAL(event.kind, CP_EVENT_LIST_OVERDUE);
    CHECK(event.cycle >= second + quantum && event.cycle <= second + 2 * quantum);
    destroy(bench);
}

static void an_unread_report_is_not_repeated(void)
{
    struct bench *bench = create_listing();
    uint64_t end;

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 20000);
    put_many_away(bench, 2);
    set(bench, 0, WAITED_FOR, LAST_ROUND);
    end = bench->clock.now + MANY;
    while (!gpu_dispatcher_event(bench->dispatcher) && clock_step(&bench->clock, end))
        ;
    set(bench, 1, WAITED_FOR, LAST_ROUND);
    for (end = bench->clock.now + 100000; clock_step(&bench->clock, end);)
        ;
    EXPECT(bench, CP_EVENT_LIST_OVERDUE);
    CHECK(!gpu_dispatcher_event(bench->dispatcher));
    lists_off(bench);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    EXPECT(bench, CP_EVENT_CONDITION_MET);
    EXPECT_NOTHING(bench, 100000);
    destroy(bench);
}

static void a_short_stay_is_not_reported(void)
{
    struct bench *bench = create_listing();

    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 50000);
    put_on_list(bench, 0);
    EXPECT_NOTHING(bench, 20000);
    send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, 100000);
    put_away(bench, 1);
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 0); /* no quantum */
    set(bench, 1, WAITED_FOR, 1);
    EXPECT_NOTHING(bench, 200000);
    CHECK(slot_of(bench, 1)->listed);
    tell_waiting(bench, CP_EXTENSION_RUN_LISTS, 0, 1000, 50000); /* and then one that is over */
    EXPECT(bench, CP_EVENT_LIST_OVERDUE);
    destroy(bench);
}

TEST_MAIN()
{
    return test_run("run_lists", (const struct test_case[]){TEST(a_met_condition_lists_a_saved_workgroup),
                                                            TEST(without_the_extension_nothing_is_listed),
                                                            TEST(a_save_lists_what_can_run),
                                                            TEST(the_oldest_comes_first),
                                                            TEST(an_ended_workgroup_gives_its_place),
                                                            TEST(a_killed_workgroup_gives_its_place),
                                                            TEST(a_forced_save_gives_the_place),
                                                            TEST(a_stalled_resident_leaves),
                                                            TEST(nobody_leaves_for_an_empty_list),
                                                            TEST(only_some_leave_at_a_time),
                                                            TEST(places_stay_in_the_kernel),
                                                            TEST(a_lost_cu_has_no_places),
                                                            TEST(a_cu_is_lost_during_a_save_for_the_list),
                                                            TEST(a_cu_is_lost_during_the_restore_of_a_successor),
                                                            TEST(a_successor_goes_on_when_its_cu_returns),
                                                            TEST(off_announces_each_once),
                                                            TEST(off_during_a_move),
                                                            TEST(a_long_stay_is_reported),
                                                            TEST(an_unread_report_is_not_repeated),
                                                            TEST(a_short_stay_is_not_reported),
                                                            {0}});
}
