/* test_run_list.c - run lists: when the GPU may move work-groups (WGs) by itself, and what the firmware makes of that. */
#include "run_list_bench.h"

static void lists_are_on_while_no_choice_is_left(void)
{
    static const struct {
        const char *name;
        void (*happens)(void);
        bool stays;
    } cases[] = {
        {"nothing", nothing, true},
        {"a WG is ready", one_is_given, true},
        {"a second kernel", second_kernel, false},
        {"a WG ends, and its place is free", one_ends, false},
        {"a WG ends, and its place has a successor", one_ends_for_another, true},
        {"CUs are lost", cu_is_lost, true},
        {"a CU returns", cu_returns, false},
        {"the kernel faults", kernel_faults, false},
        {"a WG is overdue", one_is_overdue, false},
        {"a WG is ready after one was overdue", one_is_ready, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.cus = 3;
        fake_port_start(&port);
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 2;
        fake_port_settle(&port);
        fake_port_open(&port, 3, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
        CHECK(lists_are_on());
        cases[i].happens();
        CHECK_EQUAL(lists_are_on(), cases[i].stays);
        CHECK_EQUAL(cp.run_lists, cases[i].stays);
        check_sound();
    }
    test_context(0);
}

static void lists_stay_off(void)
{
    static const struct {
        const char *name;
        const struct cp_policy *policy;
        uint32_t extensions;
    } cases[] = {
        {"not configured", &cp_policy_onward, 0},
        {"a policy that saves no WG for its wait", &cp_policy_baseline, CP_EXTENSION_RUN_LISTS},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.policy = cases[i].policy;
        port.config.extensions = cases[i].extensions;
        start(2);
        CHECK_EQUAL(cp.run_lists, false);
        left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 0);
        check_state(0, CP_WG_RUNNING);
        left(CP_EVENT_DONE, 0, CP_SAVED_WAITS, 2); /* the successor is not one */
        fake_port_event(&port, CP_EVENT_LIST_OVERDUE, 0);
        fake_port_settle(&port);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
        CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
        end_all();
    }
    test_context(0);
}

static void resting_while_the_grid_fits(void)
{
    init();
    start(2);
    CHECK(lists_are_on()); /* both CUs are full, none is left to be launched */
    init();
    start(1);
    CHECK(!lists_are_on()); /* CU 1 has room */
}

/* The save was asked for: its answer counts, and whatever else the event says does not. */
static void answer_to_a_save_without_lists(void)
{
    for (uint32_t state = CP_SAVED_WAITS; state <= CP_SAVED_LISTED; state++) {
        init();
        port.config.extensions = 0;
        start(3);
        fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
        left(CP_EVENT_SAVED, 0, (enum cp_saved_state)state, 2);
        check_state(0, state == CP_SAVED_WAITS ? CP_WG_SWAPPED : CP_WG_RESTORING);
        CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 0);
        end_all();
    }
}

/* After LIST_OVERDUE the firmware moves WGs until one has lacked a slot, and has it. */
static void overdue_bars_lists_until_a_wg_has_lacked_a_slot(void)
{
    init();
    one_is_away();
    one_is_overdue();
    CHECK(cp.lists_barred);
    one_is_overdue();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1); /* off already */
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 1);  /* it crossed the WAITING */
    check_state(0, CP_WG_RUNNING);
    CHECK(!lists_are_on());
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 2);
    leaves(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0)->wg.wait_number = 2;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 2);
    end_all();
}

/* As long as a WG lacks a slot, the firmware saves others for it. */
static void lacking_a_slot_ends_the_bar(void)
{
    init();
    one_is_away();
    one_is_ready();
    CHECK(cp.oversubscribed);
    CHECK(cp.lists_barred);
    CHECK(cp.lists_lacked);
    CHECK(!lists_are_on());
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    check_state(1, CP_WG_SAVING);
    CHECK(cp.lists_barred);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_RESTORING);
    CHECK(!cp.lists_barred);
    CHECK(!cp.oversubscribed);
    CHECK(lists_are_on());
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
    check_given(1, 1, 1);
    end_all();
}

/* A WG that used up its quantum lacks the slot that it had. */
static void preempted_wg_keeps_the_bar(void)
{
    init();
    one_is_away();
    one_is_ready();
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    left(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0);
    check_state(0, CP_WG_RESTORING);
    check_state(1, CP_WG_READY);
    CHECK(cp.lists_barred);
    CHECK(!lists_are_on());
    left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 0);
    check_state(1, CP_WG_RESTORING);
    CHECK(!cp.lists_barred);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    end_all();
}

static void bar_begins_anew(void)
{
    init();
    one_is_away();
    one_is_ready();
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_RESTORING);
    CHECK(lists_are_on());
    one_is_overdue();
    CHECK(cp.lists_barred);
    CHECK(!cp.lists_lacked);
    CHECK(!lists_are_on());
    end_all();
}

/* Saved unasked */

static void stalled(void)
{
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    check_state(1, CP_WG_STALLED);
}

static void used_up(void)
{
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    CHECK_EQUAL(cp.expired.count, 1);
}

/* WG 1 was away, and its RESTORE is under way. */
static void restoring(void)
{
    left(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0);
    check_state(1, CP_WG_RESTORING);
}

static void saved_unasked(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
    } states[] = {{"running", nothing},
                  {"stalled", stalled},
                  {"quantum over", used_up},
                  {"restoring", restoring},
                  {"saving", saving}};

    for (uint32_t i = 0; i < sizeof(states) / sizeof(states[0]); i++) {
        for (uint32_t state = CP_SAVED_WAITS; state <= CP_SAVED_LISTED; state++) {
            test_context(states[i].name);
            init();
            one_is_away();
            states[i].before();
            left(CP_EVENT_SAVED, 1, (enum cp_saved_state)state, 1);
            check_state(0, i == 4 ? CP_WG_SAVING : CP_WG_RUNNING); /* CU 1 is lost: it is evicted */
            check_given(state == CP_SAVED_RUNNABLE, 1, 1);
            CHECK_EQUAL(cp.workgroups[0].cu, 1);
            CHECK_EQUAL(cp.cus[1].residents.head, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 1);
            CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
            CHECK_EQUAL(cp_counters_of(&cp)->restored, i == 3);
            end_all();
        }
    }
    test_context(0);
}

/* A log entry of a wait before the save comes late. */
static void waits_before_a_save_are_over(void)
{
    init();
    one_is_away();
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0)->wg.wait_number = 5;
    fake_port_settle(&port);
    check_state(1, CP_WG_RESTORING);
    fake_port_log(&port, 1, 4, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    end_all();
}

static void saved_twice_is_stale(void)
{
    init();
    one_is_away();
    left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 0);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    end_all();
}

/* A KILL waits for the end of the save. Then the WG is away. */
static void killed_while_it_is_saved(void)
{
    init();
    one_is_away();
    kernel_faults();
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_KILLING);
    CHECK_EQUAL(sent(CP_COMMAND_KILL, 0), 2);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 1);
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_KILLING);
    CHECK_EQUAL(cp.cus[0].residents.head, 0);
    left(CP_EVENT_SAVED, 2, CP_SAVED_LISTED, 0); /* once only */
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_LISTED, 3); /* and back */
    CHECK_EQUAL(cp.cus[0].residents.head, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 2);
    end_all();
}

static void fault_and_successor_in_one_breath(void)
{
    init();
    one_is_away();
    fake_port_event(&port, CP_EVENT_FAULT, 1);
    leaves(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
    fake_port_settle(&port);
    check_sound();
    check_state(0, CP_WG_KILLING);
    check_state(2, CP_WG_KILLING);
    CHECK_EQUAL(sent(CP_COMMAND_KILL, 0), 2);
    end_all();
}

/* Ends of waits */

static void expiry_of_a_listed_wg(void)
{
    init();
    port.config.wait_timeout = 1000;
    one_is_away();
    port.now = 500;
    left(CP_EVENT_SAVED, 1, CP_SAVED_LISTED, 1);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.workgroups[1].expiry, 1500); /* from now on: the wait before is over */
    fake_port_pass(&port, 999);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    fake_port_pass(&port, 1); /* it may be on no list any more */
    check_given(1, 1, 1);
    CHECK_EQUAL(cp.workgroups[1].expiry, 2500);
    fake_port_pass(&port, 999);
    check_given(1, 1, 1);
    fake_port_pass(&port, 1);
    check_given(2, 1, 1);
    left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 2);
    check_state(1, CP_WG_RUNNING);
    CHECK(lists_are_on());
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 2);
    end_all();
}

/* Lists are off again: a WG that was on one belongs to the firmware. */
static void listed_wg_is_announced(void)
{
    init();
    one_is_away();
    left(CP_EVENT_SAVED, 1, CP_SAVED_LISTED, 1);
    one_is_overdue();
    check_state(1, CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
    check_state(1, CP_WG_READY);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    end_all();
}

/* The firmware finds a spilled condition met while the dispatcher, without its knowing, saves the WG. */
static void condition_met_for_a_wg_that_the_dispatcher_saves(void)
{
    static const enum cp_saved_state states[] = {CP_SAVED_WAITS, CP_SAVED_LISTED};

    for (uint32_t i = 0; i < 2; i++) {
        init();
        one_is_away();
        fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        CHECK_EQUAL(cp.spill.waits_used, 1);
        fake_port_set(&port, FAKE_PORT_WORDS, 7);
        fake_port_pass(&port, 10000);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 1);
        CHECK_EQUAL(cp.spill.waits_used, 0);
        left(CP_EVENT_SAVED, 1, states[i], 1);
        check_state(1, CP_WG_SWAPPED); /* the GPU executes the RESUME */
        CHECK_EQUAL(cp_deadline(&cp) == UINT64_MAX, false);
        left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 2);
        check_state(1, CP_WG_RUNNING);
        end_all();
    }
}

static void condition_met_during_a_save_that_was_asked_for(void)
{
    static const struct {
        enum cp_saved_state saved;
        uint32_t given;
    } cases[] = {{CP_SAVED_WAITS, 1}, {CP_SAVED_RUNNABLE, 1}, {CP_SAVED_LISTED, 0}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        init();
        one_is_away();
        fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        stalled();
        saving();
        fake_port_set(&port, FAKE_PORT_WORDS, 7);
        fake_port_pass(&port, 10000);
        CHECK(cp.workgroups[1].flags & CP_WG_MET);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
        left(CP_EVENT_SAVED, 1, cases[i].saved, 0);
        check_given(cases[i].given, 1, 1);
        end_all();
    }
}

/* Records of the successor's spilled waits are forgotten: those waits are over. */
static void spilled_waits_of_a_successor_are_over(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7); /* read late: stale */
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
    end_all();
}

/*
 * The GPU has given a WG a place. The WG waits again, and the log has that wait before the firmware has read the event
 * of the place. The wait is ended: a record would be forgotten with those of the wait before.
 */
static void log_overtakes_the_event_of_a_place(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
        uint32_t wait_number, resumes, filed;
    } cases[] = {
        {"swapped", nothing, 2, 1, 0},
        {"swapped, the wait before", nothing, 1, 0, 1},
        {"given", one_is_given, 2, 1, 0},
        {"given, the wait before", one_is_given, 1, 0, 0},
        {"ready", one_is_ready, 2, 1, 0},
        {"ready, the wait before", one_is_ready, 1, 0, 0},
        {"being restored", is_being_restored, 2, 0, 1},
        {"being restored, the wait before", is_being_restored, 1, 0, 0},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *resume = 0;

        test_context(cases[i].name);
        init();
        one_is_away();
        cases[i].before();
        fake_port_log(&port, 0, cases[i].wait_number, FAKE_PORT_WORDS, 7);
        fake_port_settle(&port);
        check_sound();
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, &resume), cases[i].resumes);
        CHECK_EQUAL(resume ? resume->place.wait_number : 2, 2);
        CHECK_EQUAL(cp.spill.waits_used, cases[i].filed);
        left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
        fake_port_set(&port, FAKE_PORT_WORDS, 7);
        fake_port_pass(&port, 10000);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), cases[i].wait_number == 2);
        end_all();
    }
    test_context(0);
}

/*
 * The entry has overtaken a save before the place too: as far as the firmware knows, the WG has been resident all the time. Its
 * record outlasts both.
 */
static void log_overtakes_the_events_of_a_save_and_a_place(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 1, 2, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1 + 1);
    check_state(1, CP_WG_RUNNING);
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 2 + 1)->wg.wait_number = 2;
    fake_port_settle(&port);
    check_state(1, CP_WG_SWAPPED);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    check_given(1, 1, 2);
    end_all();
}

/* The same, and the condition is met between the two events. */
static void condition_is_met_before_the_event_of_a_place(void)
{
    init();
    one_is_away();
    fake_port_log(&port, 1, 2, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    left(CP_EVENT_SAVED, 1, CP_SAVED_WAITS, 0 + 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    check_state(1, CP_WG_SWAPPED);
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1 + 1);
    check_state(1, CP_WG_RUNNING);
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 1);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    end_all();
}

/* A ring that is full: the entry is read once more. Without the extension there is no such place. */
static void early_entry_waits_for_the_ring(void)
{
    init();
    one_is_away();
    port.room = 0;
    fake_port_log(&port, 0, 2, FAKE_PORT_WORDS, 7);
    cp_step(&cp, 10);
    CHECK_EQUAL(cp_counters_of(&cp)->log_full, 0);
    port.room = UINT32_MAX;
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(cp_counters_of(&cp)->log_full, 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 1);
    init();
    port.config.extensions = 0;
    start(3);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    fake_port_log(&port, 0, 2, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 1);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
}

static void saved_state_beyond_those_there_are(void)
{
    init();
    one_is_away();
    left(CP_EVENT_SAVED, 1, (enum cp_saved_state)77, 0);
    CHECK(cp_workgroup_is_in(&cp.workgroups[1], 1u << CP_WG_SWAPPED | 1u << CP_WG_READY | 1u << CP_WG_RESTORING));
    end_all();
}

TEST_MAIN()
{
    return test_run("run_list", (const struct test_case[]){TEST(lists_are_on_while_no_choice_is_left),
                                                           TEST(lists_stay_off),
                                                           TEST(resting_while_the_grid_fits),
                                                           TEST(answer_to_a_save_without_lists),
                                                           TEST(overdue_bars_lists_until_a_wg_has_lacked_a_slot),
                                                           TEST(lacking_a_slot_ends_the_bar),
                                                           TEST(preempted_wg_keeps_the_bar),
                                                           TEST(bar_begins_anew),
                                                           TEST(saved_unasked),
                                                           TEST(waits_before_a_save_are_over),
                                                           TEST(saved_twice_is_stale),
                                                           TEST(killed_while_it_is_saved),
                                                           TEST(fault_and_successor_in_one_breath),
                                                           TEST(expiry_of_a_listed_wg),
                                                           TEST(listed_wg_is_announced),
                                                           TEST(condition_met_for_a_wg_that_the_dispatcher_saves),
                                                           TEST(condition_met_during_a_save_that_was_asked_for),
                                                           TEST(spilled_waits_of_a_successor_are_over),
                                                           TEST(log_overtakes_the_event_of_a_place),
                                                           TEST(log_overtakes_the_events_of_a_save_and_a_place),
                                                           TEST(condition_is_met_before_the_event_of_a_place),
                                                           TEST(early_entry_waits_for_the_ring),
                                                           TEST(saved_state_beyond_those_there_are),
                                                           {0}});
}
