/* test_condition_moved.c - where a work-group is when its spilled condition is found met, and what becomes of it. */
#include "condition_bench.h"

static void met_while_being_saved_is_ready_after_it(void)
{
    static const struct {
        const char *name;
        uint32_t wait_number, first; /* of the SAVED */
        bool ready;
    } cases[] = {{"same wait", 4, 2, true}, {"a later wait", 5, 3, true}, {"that wait is over", 6, 4, false}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start_saving(&cp_policy_monnr_one);
        fake_port_log(&port, 0, 3, WORD, 7);
        fake_port_settle(&port);
        fake_port_set(&port, WORD, 7);
        pass_interval();
        fake_port_set(&port, WORD, 8);
        CHECK_EQUAL(next_resumed(), CP_NONE);
        CHECK_EQUAL(COUNT(spilled_resumes), 1);
        check_state(0, CP_WG_SAVING);
        save(cases[i].wait_number, cases[i].first, 0);
        CHECK_EQUAL(was_restored(), cases[i].ready);
        pass_interval();
        CHECK_EQUAL(COUNT(spilled_resumes), 1);
        CHECK_EQUAL(COUNT(restores), cases[i].ready);
    }
    test_context(0);
}

/*
 * Waves of a WG that is being saved wait for two words, and both are found met in turn. Each value is gone at the next
 * check, so what was noted first counts: a later one must not take its place.
 */
static void first_met_while_being_saved_is_kept(void)
{
    static const struct {
        const char *name;
        uint32_t first_met, second_met; /* wait numbers */
        uint32_t first;                 /* lowest wait number of its waves when it is saved */
        bool ready;
    } cases[] = {{"then an older wait, which is over", 4, 2, 3, true},
                 {"then an older wait, which lasts", 4, 2, 2, true},
                 {"then a newer wait", 3, 4, 2, true},
                 {"both are over", 2, 3, 4, false}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start_saving(&cp_policy_monnr_one);
        fake_port_log(&port, 0, cases[i].first_met, WORD, 7);
        fake_port_log(&port, 0, cases[i].second_met, WORD + 8, 7);
        fake_port_settle(&port);
        fake_port_set(&port, WORD, 7);
        pass_interval();
        CHECK_EQUAL(COUNT(spilled_resumes), 1);
        fake_port_set(&port, WORD, 8);
        fake_port_set(&port, WORD + 8, 7);
        pass_interval();
        fake_port_set(&port, WORD + 8, 8);
        check_state(0, CP_WG_SAVING);
        CHECK_EQUAL(next_resumed(), CP_NONE);
        save(4, cases[i].first, 0);
        CHECK_EQUAL(was_restored(), cases[i].ready);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

static void met_while_being_saved_and_refused_is_resumed(void)
{
    struct cp_event *event;

    start_saving(&cp_policy_monnr_one);
    fake_port_log(&port, 0, 3, WORD, 7);
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    pass_interval();
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->tag = cp.workgroups[0].tag;
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    check_state(0, CP_WG_RUNNING);
    pass_interval();
    expect_resumed((const uint32_t[]){0}, 1);
}

/* What was met before a save that is refused does not count at the next save: another condition is noted then. */
static void refused_save_forgets_what_was_met(void)
{
    struct cp_event *event;

    start_saving(&cp_policy_monnr_one);
    fake_port_log(&port, 0, 3, WORD, 7);
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    pass_interval();
    CHECK_EQUAL(COUNT(spilled_resumes), 1);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->tag = cp.workgroups[0].tag;
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    check_state(0, CP_WG_RUNNING);
    event = fake_port_event(&port, CP_EVENT_CU_LOST, 0);
    event->cu = cp.workgroups[0].cu;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
    fake_port_log(&port, 0, 6, WORD + 8, 7);
    fake_port_set(&port, WORD + 8, 7);
    fake_port_settle(&port);
    fake_port_set(&port, WORD + 8, 8);
    save(6, 6, 0);
    CHECK(cp.workgroups[0].state == CP_WG_READY || was_restored());
}

static void met_while_swapped_is_ready_once(void)
{
    start_saving(&cp_policy_monnr_all);
    for (uint32_t i = 0; i < 3; i++)
        fake_port_log(&port, 0, 2 + i, WORD + 8 * (i / 2), 7);
    fake_port_settle(&port);
    save(4, 2, 0);
    check_state(0, CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0); /* leaves a place */
    CHECK_EQUAL(cp_deadline(&cp), cp.spill.round_at);
    fake_port_set(&port, WORD, 7);
    fake_port_set(&port, WORD + 8, 7);
    pass_interval();
    CHECK(was_restored());
    CHECK_EQUAL(COUNT(spilled_resumes), 1);
    CHECK_EQUAL(COUNT(resumes), 0);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 4);
    check_state(0, CP_WG_RUNNING);
}

/* Entries that are read late: of waits before the WG was restored, and of its newer ones. */
static void late_entries_of_a_moved_group(void)
{
    start_saving(&cp_policy_monnr_all);
    save(4, 2, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0); /* leaves a place */
    fake_port_log(&port, 0, 1, WORD, 7);        /* before the wait it was saved in */
    fake_port_log(&port, 0, 5, WORD, 7);        /* not yet possible */
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_stale), 2);
    fake_port_log(&port, 0, 4, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 1);
    fake_port_event(&port, CP_EVENT_CONDITION_MET, 0)->wg.wait_number = 4;
    fake_port_settle(&port);
    CHECK(was_restored());
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(cp.spill.waits_used, 0);
    fake_port_log(&port, 0, 4, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_stale), 3);
    fake_port_log(&port, 0, 6, WORD, 7); /* its RESTORED is late */
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 2);
    fake_port_set(&port, WORD, 7);
    pass_interval();
    expect_resumed((const uint32_t[]){0}, 1);
}

/* No record for the wait of a WG that is being saved: the log is read on when it is known where the WG is. */
static void turned_away_while_being_saved(void)
{
    struct cp_log_entry *entry;

    start_saving(&cp_policy_monnr_all);
    entry = fake_port_log(&port, 0, 4, WORD, 7);
    entry->bytes = 8;
    entry->mask = 1;
    fake_port_log(&port, 1, 1, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_full) + COUNT(log_entries), 0);
    save(4, 2, 0);
    CHECK(was_restored());
    fake_port_pass(&port, CP_LOG_RETRY);
    CHECK_EQUAL(COUNT(log_stale), 1);
    CHECK_EQUAL(COUNT(log_entries), 1);
}

/*
 * The record of a wait that never was, of a number still to come, is dead with its WG's others when that is ready, even if
 * its condition is being met at that time.
 */
static void dead_record_is_not_taken_for_a_newer_wait(void)
{
    start_saving(&cp_policy_monnr_all);
    fake_port_log(&port, 1, 1, WORD, 7)->since = 1;
    fake_port_log(&port, 0, 100, WORD, 7);
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    fake_port_forget(&port);
    port.room = 0;
    port.now += port.config.check_interval;
    for (uint32_t i = 0; i < 10; i++)
        CHECK_EQUAL(cp_step(&cp, 4), 1);
    fake_port_event(&port, CP_EVENT_SAVED, 0)->wg.wait_number = 4;
    port.events[(port.events_end - 1) % FAKE_PORT_EVENTS].saved.state = 1;
    for (uint32_t i = 0; i < 10; i++)
        cp_step(&cp, 4);
    check_state(0, CP_WG_READY);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_state(0, CP_WG_RESTORING);
    expect_resumed((const uint32_t[]){1}, 1);
    CHECK_EQUAL(COUNT(spilled_resumes), 1);
    check_empty();
}

/* Its condition was found met while it was saved: which of the waits that it is saved in, that one or others. */
static void met_wait_is_one_of_those_of_the_save(void)
{
    static const struct {
        uint32_t wait_number, first;
        bool ends;
    } cases[] = {{4, 2, true}, {4, 4, true}, {3, 2, false}, {5, 5, false}, {5, 3, true}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        start_saving(&cp_policy_monnr_all);
        fake_port_log(&port, 0, 4, WORD, 0);
        fake_port_settle(&port);
        CHECK(cp.workgroups[0].flags & CP_WG_MET);
        save(cases[i].wait_number, cases[i].first, 0);
        check_state(0, cases[i].ends ? CP_WG_RESTORING : CP_WG_SWAPPED);
    }
}

TEST_MAIN()
{
    return test_run("condition_moved", (const struct test_case[]){TEST(met_while_being_saved_is_ready_after_it),
                                                                  TEST(first_met_while_being_saved_is_kept),
                                                                  TEST(met_while_being_saved_and_refused_is_resumed),
                                                                  TEST(refused_save_forgets_what_was_met),
                                                                  TEST(met_while_swapped_is_ready_once),
                                                                  TEST(late_entries_of_a_moved_group),
                                                                  TEST(turned_away_while_being_saved),
                                                                  TEST(dead_record_is_not_taken_for_a_newer_wait),
                                                                  TEST(met_wait_is_one_of_those_of_the_save),
                                                                  {0}});
}
