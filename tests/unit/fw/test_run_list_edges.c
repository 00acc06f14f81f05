/* test_run_list_edges.c - run lists: whom the GPU may not move, and events that name such work-groups (WGs). */
#include "cooperative.h"

#include "run_list_bench.h"

/* A policy of which lists could be expected, and kernels for whose WGs the firmware decides. */
static void lists_stay_off(void)
{
    static const struct {
        const char *name;
        bool model, managed, on;
    } cases[] = {{"plain", false, false, true},
                 {"a model of forward progress that swaps", true, false, false},
                 {"launch options", false, true, false}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_policy own = cp_policy_onward;

        test_context(cases[i].name);
        if (cases[i].model)
            own.promise = cp_policy_fair.promise;
        init();
        port.config.policy = &own;
        fake_port_start(&port);
        fake_port_open_with(&port, 0, 2, 1,
                            &(struct cp_launch){.gather_cycles = cases[i].managed ? 500 : 0,
                                                .managed = cases[i].managed ? CP_MANAGED_RECLAIMS : 0});
        fake_port_settle(&port);
        CHECK_EQUAL(lists_are_on(), cases[i].on);
        end_all();
    }
    test_context(0);
}

/* WG 1 is saved because its CU is lost, and its condition is found met meanwhile. WG 0 has its place. */
static void met_wg_with_a_successor_is_given(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    saving();
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    CHECK(cp.workgroups[1].flags & CP_WG_MET);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    check_state(0, CP_WG_SAVING); /* of the lost CU */
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 1);
    check_given(1, 1, 1);
    end_all();
}

/* It was never launched, as the refusal says: the entry is not of a wait that is still to be known. */
static void entry_of_a_refused_launch_is_stale(void)
{
    const struct cp_command *launch = 0;

    init();
    start(2);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, &launch), 2);
    refuse(launch, CP_REFUSED_CU);
    check_state(1, CP_WG_READY);
    fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
    end_all();
}

static void swapped_wg_of_another_kernel_is_no_successor(void)
{
    init();
    one_is_away();
    second_kernel();
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0);
    check_state(3, CP_WG_RUNNING); /* of kernel 1, on CU 1 */
    left(CP_EVENT_SAVED, 3, CP_SAVED_WAITS, 0 + 1);
    check_state(3, CP_WG_SWAPPED);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.cus[1].residents.count, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
    end_kernels(2);
}

/* The ring is full, so that none of them has been killed yet. */
static void swap_in_a_stopped_kernel(void)
{
    init();
    one_is_away();
    port.room = 0;
    fake_port_event(&port, CP_EVENT_FAULT, 2);
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    cp_step(&cp, 20);
    check_sound();
    check_state(0, CP_WG_RUNNING);
    check_state(1, CP_WG_SWAPPED);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    CHECK_EQUAL(sent(CP_COMMAND_KILL, 0), 2);
    check_state(0, CP_WG_KILLING);
    check_state(1, CP_WG_KILLING);
    CHECK(cp.workgroups[1].flags & CP_WG_AWAY);
    CHECK(!(cp.workgroups[0].flags & CP_WG_AWAY));
    end_all();
}

/* The firmware looks at each WG of such a kernel: the event is believed all the same. */
static void swap_in_a_kernel_with_launch_options(void)
{
    init();
    fake_port_start(&port);
    fake_port_open_with(&port, 0, 3, 1, &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    check_state(0, CP_WG_RUNNING);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.cus[1].residents.head, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 1);
    end_all();
}

/* It has no slot to leave to another WG. */
static void end_of_a_wg_that_is_away_has_no_successor(void)
{
    init();
    one_is_away();
    kernel_faults();
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 0);
    check_state(2, CP_WG_KILLING);
    CHECK(cp.workgroups[2].flags & CP_WG_AWAY);
    left(CP_EVENT_DONE, 0, CP_SAVED_WAITS, 2 + 1);
    check_state(0, CP_WG_FREE);
    check_state(2, CP_WG_KILLING);
    CHECK(cp.workgroups[2].flags & CP_WG_AWAY);
    CHECK_EQUAL(cp.cus[0].residents.count, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
    end_all();
}

/* An end in bulk is of a WG that ran: that of a saved one, killed, is told alone. */
static void end_in_bulk_of_a_wg_that_is_away_is_refused(void)
{
    struct cp_event *event;

    init();
    port.config.extensions |= CP_EXTENSION_BULK;
    one_is_away();
    kernel_faults();
    check_state(0, CP_WG_KILLING);
    event = fake_port_event(&port, CP_EVENT_ENDS, 0);
    event->grid = (struct cp_grid_event){.count = 2};
    event->grid.ends[0] = (struct cp_grid_end){0, (uint16_t)cp.workgroups[0].generation};
    event->grid.ends[1] = (struct cp_grid_end){2, (uint16_t)cp.workgroups[2].generation};
    fake_port_settle(&port);
    check_sound();
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_FREE);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    end_all();
}

TEST_MAIN()
{
    return test_run("run_list_edges", (const struct test_case[]){TEST(lists_stay_off),
                                                                 TEST(met_wg_with_a_successor_is_given),
                                                                 TEST(entry_of_a_refused_launch_is_stale),
                                                                 TEST(swapped_wg_of_another_kernel_is_no_successor),
                                                                 TEST(swap_in_a_stopped_kernel),
                                                                 TEST(swap_in_a_kernel_with_launch_options),
                                                                 TEST(end_of_a_wg_that_is_away_has_no_successor),
                                                                 TEST(end_in_bulk_of_a_wg_that_is_away_is_refused),
                                                                 {0}});
}
