/* test_run_list_given.c - run lists: READY work-groups (WGs) that the firmware gives to the GPU by LIST. */
#include "run_list_bench.h"

/* The first count WGs wait, saved; two others run. CU 2, if there is one, is lost. Lists are on. */
static void some_are_away(uint32_t count)
{
    fake_port_start(&port);
    if (port.config.cus == 3)
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 2;
    fake_port_settle(&port);
    fake_port_open(&port, count + 2, 1);
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < count; slot++) {
        fake_port_tell(&port, CP_EVENT_WAITING, slot, 1);
        left(CP_EVENT_SAVED, slot, CP_SAVED_WAITS, 0);
        check_state(slot, CP_WG_SWAPPED);
    }
    CHECK(lists_are_on());
}

/* Their conditions are met, in the order of the digits, while that many commands find room. */
static void are_met(const char *slots, uint32_t room)
{
    port.room = room;
    for (; *slots; slots++)
        fake_port_event(&port, CP_EVENT_CONDITION_MET, (uint32_t)(*slots - '0'))->wg.wait_number = 1;
    cp_step(&cp, 100);
    check_sound();
}

/*
 * What has been sent since this was called last: W and w, WAITING with and without lists; L and R, LIST and RESTORE, with the
 * slot's digit. Others are left out.
 */
static void check_commands(const char *wanted)
{
    const struct cp_command *command = 0;
    char text[64] = {0};
    uint32_t length = 0;

    while (fake_port_next(&port, &command) && length < sizeof(text) - 2) {
        if (command->opcode == CP_COMMAND_WAITING)
            text[length++] = command->waiting.extensions & CP_EXTENSION_RUN_LISTS ? 'W' : 'w';
        if (command->opcode != CP_COMMAND_LIST && command->opcode != CP_COMMAND_RESTORE)
            continue;
        text[length++] = command->opcode == CP_COMMAND_LIST ? 'L' : 'R';
        text[length++] = (char)('0' + command->place.slot);
    }
    for (uint32_t i = 0; i <= length; i++) {
        if (text[i] == wanted[i])
            continue;
        test_fail(__FILE__, __LINE__, text);
        break;
    }
    check_sound();
}

/* The ring has room again. */
static void check_then(const char *wanted)
{
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_commands(wanted);
}

static void met_late(void)
{
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
}

static void spilled_and_met(void)
{
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.spill.waits_used, 1);
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_pass(&port, 10000);
    CHECK_EQUAL(cp.spill.waits_used, 0);
}

static void met_before_its_entry_is_read(void)
{
    fake_port_set(&port, FAKE_PORT_WORDS, 7);
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
}

static void expires(void)
{
    fake_port_pass(&port, 50000);
}

/* The save was over before the GPU knew of run lists. */
static void saved_from_a_lost_cu(void)
{
    saving();
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0)->wg.wait_number = 3;
    fake_port_settle(&port);
}

static void ready_wg_is_given_once(void)
{
    static const struct {
        const char *name;
        void (*happens)(void);
        uint32_t slot, wait_number;
    } cases[] = {
        {"CONDITION_MET", met_late, 0, 1},
        {"a spilled condition is met", spilled_and_met, 0, 1},
        {"a condition is met before its entry is read", met_before_its_entry_is_read, 0, 1},
        {"its wait lasts too long", expires, 0, 1},
        {"SAVED says that it can run", saved_from_a_lost_cu, 1, 3},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.wait_timeout = 50000;
        one_is_away();
        cp.workgroups[cases[i].slot].generation = 7;
        cases[i].happens();
        check_given(1, cases[i].slot, cases[i].wait_number);
        CHECK_EQUAL(cp.workgroups[cases[i].slot].expiry, port.now + 50000);
        CHECK_EQUAL(cp.ready, 0);
        CHECK(!cp.oversubscribed);
        CHECK(lists_are_on());
        CHECK_EQUAL(sent(CP_COMMAND_RESTORE, 0) + sent(CP_COMMAND_RESUME, 0), 0);
        CHECK_EQUAL(cp_step(&cp, 10) > 0, false);
        left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, cases[i].slot + 1);
        check_state(cases[i].slot, CP_WG_RUNNING);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
        end_all();
    }
    test_context(0);
}

/* The first one has the free place. Then none is left, and the others are given, after the GPU knows of run lists. */
static void waiting_precedes_list(void)
{
    init();
    some_are_away(4);
    left(CP_EVENT_DONE, 4, CP_SAVED_WAITS, 0);
    CHECK(!lists_are_on());
    fake_port_forget(&port);
    are_met("102", 0);
    check_then("R1WL0L2");
    end_all();
}

/* The ring is full before each of them. */
static void several_are_given_in_order(void)
{
    static const char *const order[] = {"L2", "L0", "L1", "L3"};

    init();
    some_are_away(4);
    fake_port_forget(&port);
    are_met("2013", 0);
    for (uint32_t i = 0; i < 4; i++) {
        CHECK_EQUAL(cp.ready, 4 - i);
        CHECK(cp_step(&cp, 10) > 0); /* it tries again */
        check_commands("");
        port.room = 1;
        cp_step(&cp, 100);
        check_commands(order[i]);
    }
    check_then("");
    CHECK_EQUAL(cp.ready, 0);
    CHECK_EQUAL(cp.swapped.count, 4);
    end_all();
}

/* WG 1 has used up its quantum. It is READY before WG 0 is. */
static void ready_wgs_are_given_before_preempted_ones(void)
{
    init();
    start(4);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    left(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 0);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 1, 0);
    check_state(1, CP_WG_SAVING);
    fake_port_forget(&port);
    port.room = 1; /* LAUNCH of WG 3 */
    leaves(CP_EVENT_SAVED, 1, CP_SAVED_RUNNABLE, 0);
    cp_step(&cp, 100);
    check_state(3, CP_WG_RUNNING);
    CHECK_EQUAL(cp.kernels[0].preempted.count, 1);
    are_met("0", 0);
    CHECK_EQUAL(cp.ready, 2);
    check_then("WL0L1");
    end_all();
}

static void begin_second(void)
{
    fake_port_open_in(&port, 1, 1, 1);
}

static void return_cu(void)
{
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 2;
}

static void end_one(void)
{
    fake_port_event(&port, CP_EVENT_DONE, 3);
}

static void fault(void)
{
    fake_port_event(&port, CP_EVENT_FAULT, 3);
}

static void be_overdue(void)
{
    fake_port_event(&port, CP_EVENT_LIST_OVERDUE, 0);
}

/* Of three READY WGs one has been given, and the ring is full, when something else comes. */
static void what_comes_before_the_rest_is_given(void)
{
    static const struct {
        const char *name;
        void (*comes)(void);
        const char *then;
        uint32_t ready;
    } cases[] = {
        {"nothing", nothing, "L1L2", 0},        {"a second kernel", begin_second, "w", 2},
        {"a CU returns", return_cu, "R1L2", 0}, {"a WG ends", end_one, "R1L2", 0},
        {"the kernel faults", fault, "w", 0},   {"a WG is overdue", be_overdue, "w", 2},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.cus = 3;
        some_are_away(3);
        fake_port_forget(&port);
        are_met("012", 1);
        check_commands("L0");
        cases[i].comes();
        cp_step(&cp, 100);
        check_then(cases[i].then);
        CHECK_EQUAL(cp.ready, cases[i].ready);
    }
    test_context(0);
}

/* Its LAUNCH was refused: it is the firmware's to start, and so are the others then. */
static void fresh_wg_keeps_lists_off(void)
{
    const struct cp_command *launch = 0;

    init();
    one_is_away();
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, &launch), 3);
    refuse(launch, CP_REFUSED_CU);
    check_state(2, CP_WG_READY);
    CHECK_EQUAL(cp.fresh, 1);
    CHECK(!lists_are_on());
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK(cp.oversubscribed);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 0);
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 0);
    check_state(2, CP_WG_RUNNING);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 4);
    check_given(1, 0, 1);
    end_all();
}

/* A fresh one goes to the head of the READY ones while those behind it are to be given. */
static void fresh_wg_ends_the_giving(void)
{
    const struct cp_command *launch = 0;
    struct cp_event *event;

    init();
    some_are_away(3);
    sent(CP_COMMAND_LAUNCH, &launch);
    CHECK_EQUAL(launch->place.slot, 4);
    are_met("01", 0);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 4);
    event->tag = launch->tag;
    event->reason = CP_REFUSED_CU;
    fake_port_forget(&port);
    cp_step(&cp, 100);
    CHECK_EQUAL(cp.ready, 3);
    check_then("w");
    CHECK_EQUAL(cp.ready, 3);
    left(CP_EVENT_DONE, 3, CP_SAVED_WAITS, 0);
    check_state(4, CP_WG_RUNNING);
    check_commands("WL0L1");
    end_all();
}

/* It was on the list when lists were switched off. CONDITION_MET names the wait that LIST named. */
static void given_wg_is_announced(void)
{
    init();
    one_is_away();
    one_is_given();
    one_is_overdue();
    check_state(0, CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK(cp.oversubscribed);
    left(CP_EVENT_DONE, 1, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    end_all();
}

/* Lists are off and on again before the firmware reads the CONDITION_MET. */
static void given_wg_that_is_announced_late_is_given_again(void)
{
    init();
    some_are_away(2);
    fake_port_forget(&port);
    are_met("0", UINT32_MAX);
    check_commands("L0");
    left(CP_EVENT_DONE, 3, CP_SAVED_WAITS, 0);
    check_state(0, CP_WG_SWAPPED);
    are_met("1", UINT32_MAX);
    check_commands("wR1W");
    are_met("0", UINT32_MAX);
    check_commands("L0");
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    end_all();
}

static void given_wg_is_killed(void)
{
    static const bool takes_over[] = {false, true};

    for (uint32_t i = 0; i < 2; i++) {
        const struct cp_command *kill = 0;

        init();
        one_is_away();
        one_is_given();
        kernel_faults();
        check_state(0, CP_WG_KILLING);
        CHECK(cp.workgroups[0].flags & CP_WG_AWAY);
        CHECK_EQUAL(sent(CP_COMMAND_KILL, &kill), 2);
        if (takes_over[i]) {
            left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 1);
            check_state(0, CP_WG_KILLING);
            CHECK_EQUAL(cp.cus[0].residents.head, 0);
        }
        CHECK_EQUAL(sent(CP_COMMAND_LIST, 0), 1);
        end_all();
    }
}

/* The GPU has no run lists any more, or never had: nothing depends on the answer. */
static void refused_list_changes_nothing(void)
{
    const struct cp_command *list = 0;

    init();
    port.config.wait_timeout = 50000;
    one_is_away();
    one_is_given();
    sent(CP_COMMAND_LIST, &list);
    refuse(list, CP_REFUSED_ARGUMENT);
    check_given(1, 0, 1);
    CHECK_EQUAL(cp.queues[0].stage == CP_QUEUE_STOPPED, false);
    CHECK_EQUAL(cp_counters_of(&cp)->refused, 1);
    fake_port_pass(&port, 50000);
    check_given(2, 0, 1);
    end_all();
}

/* Its CU was lost meanwhile. It is no fresh one, so the GPU may have it. */
static void wg_whose_restore_was_refused_is_given(void)
{
    const struct cp_command *restore = 0;

    init();
    one_is_away();
    is_being_restored();
    sent(CP_COMMAND_RESTORE, &restore);
    CHECK_EQUAL(restore->place.wait_number, 1); /* it may be on a list: the GPU tells the waits apart */
    refuse(restore, CP_REFUSED_CU);
    check_given(1, 0, 1);
    CHECK(lists_are_on());
    CHECK_EQUAL(cp.cus[1].residents.count, 0);
    left(CP_EVENT_DONE, 2, CP_SAVED_WAITS, 1);
    check_state(0, CP_WG_RUNNING);
    end_all();
}

/* An entry of the wait that LIST has ended, or of the one before its last save. */
static void late_entry_of_a_given_wg_is_stale(void)
{
    init();
    one_is_away();
    one_is_given();
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 0);
    fake_port_log(&port, 0, 0, FAKE_PORT_WORDS, 0);
    fake_port_settle(&port);
    check_given(1, 0, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 2);
    end_all();
}

/* The dispatcher gives it a place and saves it there. */
static void list_names_the_wait_of_the_last_save(void)
{
    init();
    one_is_away();
    one_is_given();
    left(CP_EVENT_SAVED, 2, CP_SAVED_WAITS, 1);
    leaves(CP_EVENT_SAVED, 0, CP_SAVED_WAITS, 3)->wg.wait_number = 4;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_given(1, 0, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 4);
    check_given(2, 0, 4);
    CHECK_EQUAL(cp_counters_of(&cp)->takeovers, 2);
    end_all();
}

/* Without a successor. The next end of its wait names the wait that it was saved in. */
static void wait_of_a_save_that_was_not_asked_for_is_known(void)
{
    static const enum cp_saved_state states[] = {CP_SAVED_WAITS, CP_SAVED_LISTED};

    for (uint32_t i = 0; i < 2; i++) {
        init();
        one_is_away();
        leaves(CP_EVENT_SAVED, 1, states[i], 0)->wg.wait_number = 4;
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 1);
        check_state(1, CP_WG_SWAPPED);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
        fake_port_tell(&port, CP_EVENT_CONDITION_MET, 1, 4);
        check_state(1, CP_WG_RESTORING);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
        end_all();
    }
}

TEST_MAIN()
{
    return test_run("run_list_given", (const struct test_case[]){TEST(ready_wg_is_given_once),
                                                                 TEST(waiting_precedes_list),
                                                                 TEST(several_are_given_in_order),
                                                                 TEST(ready_wgs_are_given_before_preempted_ones),
                                                                 TEST(what_comes_before_the_rest_is_given),
                                                                 TEST(fresh_wg_keeps_lists_off),
                                                                 TEST(fresh_wg_ends_the_giving),
                                                                 TEST(given_wg_is_announced),
                                                                 TEST(given_wg_that_is_announced_late_is_given_again),
                                                                 TEST(given_wg_is_killed),
                                                                 TEST(refused_list_changes_nothing),
                                                                 TEST(wg_whose_restore_was_refused_is_given),
                                                                 TEST(late_entry_of_a_given_wg_is_stale),
                                                                 TEST(list_names_the_wait_of_the_last_save),
                                                                 TEST(wait_of_a_save_that_was_not_asked_for_is_known),
                                                                 {0}});
}
