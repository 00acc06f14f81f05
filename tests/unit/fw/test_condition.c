/* test_condition.c - spilled conditions: when they are met, whose waits end, and in which order. */
#include "condition_bench.h"

static void every_condition_is_understood(void)
{
    static const struct {
        const char *name;
        uint8_t condition, bytes;
        uint64_t mask, value, before, after;
    } cases[] = {
        {"equal", 1, 4, UINT32_MAX, 7, 6, 7},
        {"not equal", 2, 4, UINT32_MAX, 7, 7, 0},
        {"less", 3, 4, UINT32_MAX, 7, 7, 6},
        {"at least", 4, 4, UINT32_MAX, 7, 6, 8},
        {"unsigned", 4, 4, UINT32_MAX, 7, 0, 0x80000000},
        {"masked", 1, 4, 0xf0, 0x70, 0x87, 0x178},
        {"masked, not equal", 2, 4, 0xf0, 0x70, 0x7f, 0x8f},
        {"equal, 8 bytes", 1, 8, UINT64_MAX, 1ull << 40, 1ull << 41, 1ull << 40},
        {"upper half differs", 1, 8, UINT64_MAX, 5, 5 + (1ull << 32), 5},
        {"less, 8 bytes", 3, 8, UINT64_MAX, 1ull << 40, UINT64_MAX, 1},
        {"at least, 8 bytes", 4, 8, UINT64_MAX, 1ull << 63, 1, UINT64_MAX},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_log_entry *entry;
        uint64_t *word = fake_port_at(&port, WORD, 8);

        test_context(cases[i].name);
        start(&cp_policy_monnr_all, 4, 1);
        *word = cases[i].before;
        entry = fake_port_log(&port, 1, 1, WORD, cases[i].value);
        entry->condition = cases[i].condition;
        entry->bytes = cases[i].bytes;
        entry->mask = cases[i].mask;
        fake_port_settle(&port);
        pass_interval();
        CHECK_EQUAL(COUNT(spilled_resumes), 0);
        *word = cases[i].after;
        pass_interval();
        expect_resumed((const uint32_t[]){1}, 1);
        check_empty();
    }
    test_context(0);
}

/* A record has no room for such a mask: the wait ends at once, to be tried again. */
static void wide_mask_is_turned_away(void)
{
    struct cp_log_entry *entry;

    start(&cp_policy_monnr_all, 4, 1);
    entry = fake_port_log(&port, 1, 1, WORD, 7);
    entry->bytes = 8;
    entry->mask = 0xff;
    fake_port_settle(&port);
    expect_resumed((const uint32_t[]){1}, 1);
    CHECK_EQUAL(COUNT(log_full), 1);
    check_empty();
}

static void conditions_are_checked_once_an_interval(void)
{
    start(&cp_policy_monnr_all, 4, 1);
    for (uint32_t i = 0; i < 3; i++)
        fake_port_log(&port, i, 1, WORD + 8 * i, 7);
    fake_port_log(&port, 3, 1, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(checks), 4); /* one an entry */
    CHECK_EQUAL(cp.spill.conditions_used, 3);
    fake_port_pass(&port, port.config.check_interval - 1);
    CHECK_EQUAL(COUNT(checks), 4);
    for (uint32_t i = 1; i < 5; i++) {
        CHECK_EQUAL(cp_deadline(&cp), port.now + (i == 1 ? 1 : port.config.check_interval));
        fake_port_pass(&port, i == 1 ? 1 : port.config.check_interval);
        CHECK_EQUAL(COUNT(checks), 4 + 3 * i); /* one a condition */
    }
}

static uint32_t two_waiters(const struct cp *c, uint32_t waiters, const struct cp_bloom *seen)
{
    (void)c;
    (void)seen;
    return waiters < 2 ? waiters : 2;
}

/* In which order waits end, and how many at a check, by policy. */
static void resume_mode_says_how_many(void)
{
    struct cp_policy hooked = cp_policy_monnr_all;
    const struct {
        const char *name;
        const struct cp_policy *policy;
        uint32_t values; /* the word takes before the condition is met */
        uint32_t at_once;
    } cases[] = {{"monr-all", &cp_policy_monr_all, 0, 4},
                 {"monnr-all", &cp_policy_monnr_all, 0, 4},
                 {"monnr-one", &cp_policy_monnr_one, 0, 1},
                 {"monnr-one", &cp_policy_monnr_one, 9, 1},
                 {"awg", &cp_policy_awg, 0, 1},
                 {"awg", &cp_policy_awg, 9, 4},
                 {"onward", &cp_policy_onward, 9, 4},
                 {"minresume", &cp_policy_minresume, 0, 4},
                 {"a hook", &hooked, 0, 2}};
    static const uint64_t ages[4] = {30, 10, 40, 20};
    static const uint32_t order[4] = {1, 3, 0, 2};

    hooked.resume_count = two_waiters;
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start(cases[i].policy, 4, 1);
        for (uint32_t n = 0; n < 4; n++)
            fake_port_log(&port, n, 1, WORD, 700)->since = ages[n];
        fake_port_settle(&port);
        for (uint32_t n = 0; n < cases[i].values; n++) {
            fake_port_set(&port, WORD, n + 1);
            pass_interval();
        }
        CHECK_EQUAL(next_resumed(), CP_NONE);
        fake_port_set(&port, WORD, 700);
        for (uint32_t n = 0; n < 4; n += cases[i].at_once) {
            pass_interval();
            expect_resumed(&order[n], cases[i].at_once);
        }
        CHECK_EQUAL(COUNT(spilled_resumes), 4);
        CHECK(cp_stall_predictor_mean(&cp.spill.met_times) > 0);
        check_empty();
    }
    test_context(0);
}

static void any_access_ends_all_at_the_next_check(void)
{
    start(&cp_policy_monrs_all, 4, 1);
    for (uint32_t i = 0; i < 2; i++)
        fake_port_log(&port, i, 1, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(next_resumed(), CP_NONE);
    pass_interval();
    expect_resumed((const uint32_t[]){0, 1}, 2);
    check_empty();
}

/* Ages in any order, many of them the same: waits end oldest first, and those of one age as they were filed. */
static void waits_end_oldest_first(void)
{
    uint32_t previous_slot = 0;
    uint64_t previous = 0, since[48];
    uint64_t random = 1;

    start(&cp_policy_monnr_one, 48, 1);
    port.now = 100000;
    for (uint32_t i = 0; i < 48; i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        since[i] = random >> 60;
        fake_port_log(&port, i, 1, WORD, 7)->since = since[i];
        if (i % 8 == 0)
            fake_port_settle(&port);
    }
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 48);
    fake_port_set(&port, WORD, 7);
    for (uint32_t i = 0; i < 48; i++) {
        uint32_t slot;

        fake_port_forget(&port);
        pass_interval();
        slot = next_resumed();
        CHECK(slot < 48);
        CHECK(i == 0 || since[slot] > previous || (since[slot] == previous && slot > previous_slot));
        previous = since[slot % 48];
        previous_slot = slot;
    }
    check_empty();
}

/* A wait that is over must not use up the decision to resume one. */
static void stale_wait_is_passed_over(void)
{
    struct cp_event *event;

    start(&cp_policy_monnr_one, 4, 1);
    for (uint32_t i = 0; i < 3; i++)
        fake_port_log(&port, i, 3, WORD, 7)->since = i;
    fake_port_settle(&port);
    event = fake_port_event(&port, CP_EVENT_WAITING, 0);
    event->wg.wait_number = 5;
    event->wg.first_wait = 5; /* wait 3 is over */
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    pass_interval();
    expect_resumed((const uint32_t[]){1}, 1);
    pass_interval();
    expect_resumed((const uint32_t[]){2}, 1);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 5);
    check_empty();
}

static void refused_resume_leaves_the_others_to_the_next_check(void)
{
    const struct cp_command *command;
    struct cp_event *event;

    start(&cp_policy_monnr_one, 4, 1);
    for (uint32_t i = 0; i < 2; i++)
        fake_port_log(&port, i, 3, WORD, 7)->since = i;
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    fake_port_forget(&port);
    pass_interval();
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESUME);
    event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);
    event->tag = command->tag;
    event->wg.wait_number = 3;
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(refused), 1);
    check_state(0, CP_WG_RUNNING);
    pass_interval();
    expect_resumed((const uint32_t[]){1}, 1);
}

static void unreadable_word_ends_its_waits(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_monnr_all;
    port.config.queues[0].process.bytes = 1u << 30;
    fake_port_start(&port);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS + (1u << 20), 7);
    fake_port_settle(&port);
    expect_resumed((const uint32_t[]){0}, 1);
    check_empty();
}

TEST_MAIN()
{
    return test_run("condition", (const struct test_case[]){TEST(every_condition_is_understood),
                                                            TEST(wide_mask_is_turned_away),
                                                            TEST(conditions_are_checked_once_an_interval),
                                                            TEST(resume_mode_says_how_many),
                                                            TEST(any_access_ends_all_at_the_next_check),
                                                            TEST(waits_end_oldest_first),
                                                            TEST(stale_wait_is_passed_over),
                                                            TEST(refused_resume_leaves_the_others_to_the_next_check),
                                                            TEST(unreadable_word_ends_its_waits),
                                                            {0}});
}
