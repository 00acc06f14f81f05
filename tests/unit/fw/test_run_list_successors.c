/* test_run_list_successors.c - run lists: work-groups (WGs) to which the GPU gives the place of one that leaves. */
#include "run_list_bench.h"

static void successor_is_resident_whatever_was_under_way(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
        enum cp_wg_state state;
        bool other_is_free; /* CU 1 */
    } cases[] = {
        {"swapped", nothing, CP_WG_RUNNING, false},
        {"given", one_is_given, CP_WG_RUNNING, false},
        {"ready", one_is_ready, CP_WG_RUNNING, false},
        {"being restored elsewhere", is_being_restored, CP_WG_RUNNING, true},
        {"being killed", kernel_faults, CP_WG_KILLING, true},
    };
    static const enum cp_event_kind kinds[] = {CP_EVENT_SAVED, CP_EVENT_DONE};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t k = 0; k < 2; k++) {
            test_context(cases[i].name);
            init();
            one_is_away();
            cases[i].before();
            left(kinds[k], 2, CP_SAVED_WAITS, 1);
            check_state(0, cases[i].state);
            CHECK_EQUAL(cp.workgroups[0].cu, 0);
            CHECK_EQUAL(cp.cus[0].residents.head, 0);
            CHECK_EQUAL(cp.cus[0].residents.count, 1);
            CHECK_EQUAL(cp.cus[1].residents.count, !cases[i].other_is_free);
            CHECK_EQUAL(cp.ready, 0);
            CHECK(!cp.oversubscribed);
            CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 1);
            CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
            fake_port_tell(&port, CP_EVENT_RESTORED, 0, 1); /* there is none */
            CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
            end_all();
        }
    }
    test_context(0);
}

/* The RESTORE that the successor's place has made superfluous is refused. */
static void late_refusal_changes_nothing(void)
{
    const struct cp_command *restore = 0;

    init();
    one_is_away();
    is_being_restored();
    CHECK_EQUAL(sent(CP_COMMAND_RESTORE, &restore), 1);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    check_state(0, CP_WG_RUNNING);
    refuse(restore, CP_REFUSED_STALE);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.queues[0].stage == CP_QUEUE_STOPPED, false);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    end_all();
}

static void successor_that_cannot_be_is_no_successor(void)
{
    static const struct {
        const char *name;
        uint32_t tag; /* its slot + 1 */
    } cases[] = {
        {"free", 6},
        {"running", 2},
        {"itself", 3},
        {"the last slot there is", 16},
        {"out of range", 17},
        {"far out of range", UINT32_MAX},
        {"of another kernel", 4},
    };
    static const enum cp_event_kind kinds[] = {CP_EVENT_SAVED, CP_EVENT_DONE};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t k = 0; k < 2; k++) {
            test_context(cases[i].name);
            init();
            one_is_away();
            left(kinds[k], 2, CP_SAVED_WAITS, cases[i].tag);
            check_state(1, CP_WG_RUNNING);
            CHECK_EQUAL(cp.cus[0].residents.count, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
            end_all();
        }
    }
    test_context(0);
}

/* A WG that is being restored is away, as far as the firmware knows, when it leaves. */
static void restored_wg_cannot_succeed_itself(void)
{
    static const enum cp_event_kind kinds[] = {CP_EVENT_SAVED, CP_EVENT_DONE};

    for (uint32_t k = 0; k < 2; k++) {
        init();
        one_is_away();
        is_being_restored();
        left(kinds[k], 0, CP_SAVED_WAITS, 1);
        check_state(0, kinds[k] == CP_EVENT_SAVED ? CP_WG_SWAPPED : CP_WG_FREE);
        CHECK_EQUAL(cp.cus[1].residents.count, 0);
        CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
        end_all();
    }
}

static void fresh_wg_is_no_successor(void)
{
    const struct cp_command *launch = 0;

    init();
    start(2);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, &launch), 2);
    refuse(launch, CP_REFUSED_CU);
    check_state(1, CP_WG_READY);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 2);
    check_state(0, CP_WG_SWAPPED);
    check_state(1, CP_WG_RUNNING); /* launched where WG 0 was */
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 3);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
    end_all();
}

static void wg_of_another_kernel_is_no_successor(void)
{
    init();
    one_is_away();
    second_kernel();
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    check_state(1, CP_WG_SAVING);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0);
    check_state(3, CP_WG_RUNNING); /* of kernel 1, on CU 1 */
    CHECK_EQUAL(cp.workgroups[3].kernel, 1);
    left(CP_EVENT_DONE, 3, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.cus[1].residents.count, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
    end_kernels(2);
}

/* WGs are still to be launched: the place is the successor's all the same, and no WG of the grid is handed it. */
static void successor_goes_before_handover(void)
{
    init();
    start(5);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 3);
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.workgroups[0].cu, 1);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 3);
    CHECK_EQUAL(cp_counters_of(&cp)->handovers, 0);
    check_sound();
}

static void chain_of_successors(void)
{
    uint32_t away = 0;

    init();
    one_is_away();
    for (uint32_t i = 0; i < 100; i++) {
        uint32_t leaving = (away + 1 + i % 2) % 3;

        left(CP_EVENT_SAVED, leaving, i % 5 ? CP_SAVED_LISTED : CP_SAVED_WAITS, away + 1);
        check_state(away, CP_WG_RUNNING);
        check_state(leaving, CP_WG_SWAPPED);
        away = leaving;
    }
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 100);
    CHECK_EQUAL(cp_counters_of(&cp)->saves, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->restores, 0);
    end_all();
}

/* CUs */

/* The dispatcher gave the place away before the CU was lost; the firmware hears of the loss first, or of a return late. */
static void successor_on_a_lost_cu_is_evicted(void)
{
    const struct cp_command *save = 0;

    init();
    one_is_away();
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    check_state(2, CP_WG_SAVING);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, 0), 2);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, &save), 3);
    CHECK_EQUAL(save->place.slot, 0);
    CHECK_EQUAL(save->flags, CP_FLAG_FORCED);
    CHECK_EQUAL(sent(CP_COMMAND_CU_RELEASE, 0), 0);
    left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 0);
    CHECK_EQUAL(sent(CP_COMMAND_CU_RELEASE, 0), 1);
    end_all();
}

/* The WG that a lost CU is being emptied of leaves: the next one in turn is not forgotten. */
static void place_on_a_cu_that_is_being_emptied(void)
{
    init();
    one_is_away();
    port.room = 0;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0);
    cp_step(&cp, 10);
    CHECK_EQUAL(cp.cus[0].cursor, 2);
    leaves(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    cp_step(&cp, 10);
    check_sound();
    CHECK_EQUAL(cp.cus[0].cursor, 0);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
    end_all();
}

TEST_MAIN()
{
    return test_run("run_list_successors",
                    (const struct test_case[]){TEST(successor_is_resident_whatever_was_under_way),
                                               TEST(late_refusal_changes_nothing),
                                               TEST(successor_that_cannot_be_is_no_successor),
                                               TEST(restored_wg_cannot_succeed_itself),
                                               TEST(fresh_wg_is_no_successor),
                                               TEST(wg_of_another_kernel_is_no_successor),
                                               TEST(successor_goes_before_handover),
                                               TEST(chain_of_successors),
                                               TEST(successor_on_a_lost_cu_is_evicted),
                                               TEST(place_on_a_cu_that_is_being_emptied),
                                               {0}});
}
