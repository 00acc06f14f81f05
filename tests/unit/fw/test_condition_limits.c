/* test_condition_limits.c - records of spilled conditions: all are freed again, and there may be too few of them. */
/* Large: 900 waits on 512 conditions. */
#include "condition_bench.h"

/* A WG of one wave that retries leaves no waits behind. */
static void retries_do_not_fill_the_table(void)
{
    start(&cp_policy_monnr_all, 4, 1);
    for (uint32_t i = 0; i < 5000; i++) {
        fake_port_log(&port, 1, i, WORD + 8 * (i % 5), 7);
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(cp.spill.waits_used, 1);
    CHECK_EQUAL(COUNT(log_full), 0);
    CHECK_EQUAL(COUNT(waits_peak), 1);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_empty();
}

static void end_of_a_group_removes_its_waits(void)
{
    static const enum cp_event_kind ends[] = {CP_EVENT_DONE, CP_EVENT_FAULT};

    for (uint32_t e = 0; e < 2; e++) {
        start(&cp_policy_monnr_all, 4, 2);
        for (uint32_t i = 0; i < 24; i++)
            fake_port_log(&port, 1, i / 8, WORD + 8 * i, 7);
        fake_port_log(&port, 2, 1, WORD, 7);
        fake_port_settle(&port);
        CHECK_EQUAL(cp.spill.waits_used, 25);
        CHECK_EQUAL(cp.spill.conditions_used, 24);
        CHECK_EQUAL(COUNT(waits_peak), 25);
        CHECK_EQUAL(COUNT(conditions_peak), 24);
        fake_port_tell(&port, ends[e], 1, 0);
        if (ends[e] == CP_EVENT_FAULT) { /* the others are killed */
            for (uint32_t slot = 0; slot < 4; slot++)
                fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
            check_empty();
        }
        CHECK_EQUAL(cp.spill.waits_used, ends[e] == CP_EVENT_FAULT ? 0 : 1);
        CHECK_EQUAL(cp.spill.conditions_used, ends[e] == CP_EVENT_FAULT ? 0 : 1);
    }
}

/* One condition more than there are records: its wait ends at once. So does one wait too many. */
static void full_table_turns_waits_away(void)
{
    start(&cp_policy_monnr_all, 40, 2);
    for (uint32_t i = 0; i < CP_MAX_WAITS + 4; i++) {
        fake_port_log(&port, i % 32, 1, FAKE_PORT_WORDS + 4 * (i % 1000), 7 + i / 1000);
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(COUNT(log_entries) + COUNT(log_full), CP_MAX_WAITS + 4);
    CHECK(COUNT(log_full) >= 5 && COUNT(log_full) < 40);
    CHECK_EQUAL(COUNT(resumes), COUNT(log_full));
    for (uint32_t slot = 0; slot < 40; slot++)
        fake_port_tell(&port, CP_EVENT_DONE, slot % 32, 0);
    while (cp_counters_of(&cp)->retires < 40)
        fake_port_tell(&port, CP_EVENT_DONE, (uint32_t)(cp_counters_of(&cp)->retires % 32), 0);
    check_empty();
}

/* A WG of one wave is in one wait at a time. Its older one must be ended first: without room the entry is read again. */
static void newer_wait_comes_after_the_end_of_an_older_one(void)
{
    static const uint32_t waves[] = {1, 2};

    for (uint32_t i = 0; i < 2; i++) {
        start(&cp_policy_monnr_all, 4, waves[i]);
        fake_port_log(&port, 1, 1, WORD, 7);
        fake_port_settle(&port);
        port.room = 0;
        fake_port_log(&port, 1, 2, WORD + 8, 7);
        cp_step(&cp, 20);
        CHECK_EQUAL(cp.spill.waits_used, waves[i]);
        CHECK_EQUAL(COUNT(log_entries), waves[i]);
        port.room = UINT32_MAX;
        fake_port_pass(&port, 1000);
        CHECK_EQUAL(COUNT(log_entries), 2);
        CHECK_EQUAL(cp.spill.waits_used, waves[i]);
        CHECK_EQUAL(COUNT(resumes), waves[i] == 1);
    }
}

/* As many waits as there are records, on few conditions. One more ends at once. */
static void wait_without_a_record_ends_at_once(void)
{
    enum { WAITERS = 32 };

    start(&cp_policy_monnr_all, WAITERS, 2);
    for (uint32_t i = 0; i < CP_MAX_WAITS; i++) {
        fake_port_log(&port, i % WAITERS, 1, FAKE_PORT_WORDS + 4 * (i / WAITERS), 7);
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(cp.spill.waits_used, CP_MAX_WAITS);
    CHECK_EQUAL(cp.spill.conditions_used, CP_MAX_WAITS / WAITERS);
    CHECK_EQUAL(COUNT(log_full), 0);
    fake_port_log(&port, 3, 1, FAKE_PORT_WORDS + 4 * (CP_MAX_WAITS / WAITERS), 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_full), 1);
    CHECK_EQUAL(next_resumed(), 3);
    CHECK_EQUAL(cp.spill.waits_used, CP_MAX_WAITS);
}

/* The same, and the WG of the entry is away: it is READY, and nothing is sent. */
static void wait_without_a_record_of_a_saved_wg(void)
{
    enum { WAITERS = 32 };

    start(&cp_policy_monnr_all, WAITERS + 1, 2);
    fake_port_tell(&port, CP_EVENT_WAITING, 3, 1);
    fake_port_event(&port, CP_EVENT_SAVED, 3)->wg.wait_number = 1;
    fake_port_settle(&port);
    for (uint32_t i = 0; i < CP_MAX_WAITS; i++) {
        fake_port_log(&port, i % 3, 1, FAKE_PORT_WORDS + 4 * (i / 3 % 256), 7 + i / 768);
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(cp.spill.waits_used + COUNT(log_full), CP_MAX_WAITS);
    check_state(3, CP_WG_SWAPPED);
    cp.counters.log_full = 0;
    fake_port_log(&port, 3, 1, FAKE_PORT_WORDS + 4 * 900, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_full), 1);
    CHECK_EQUAL(next_resumed(), CP_NONE);
    check_state(3, CP_WG_READY);
}

struct term {
    uint64_t mask, value;
    uint8_t bytes, condition;
};

static void file(uint32_t slot, const struct term *term)
{
    struct cp_log_entry *entry = fake_port_log(&port, slot, 1, WORD, term->value);

    entry->mask = term->mask;
    entry->bytes = term->bytes;
    entry->condition = term->condition;
    fake_port_settle(&port);
}

/* Conditions of one word, which is 0, that differ in one thing alone are different ones. The first one is not met. */
static void conditions_of_one_word_are_told_apart(void)
{
    static const struct {
        const char *name;
        struct term first, second;
        bool met;
    } rows[] = {
        {"bytes", {UINT32_MAX, 7, 4, CP_CONDITION_EQ}, {UINT64_MAX, 0xffffffff00000007u, 8, CP_CONDITION_EQ}, false},
        {"value", {UINT32_MAX, 7, 4, CP_CONDITION_EQ}, {UINT32_MAX, 8, 4, CP_CONDITION_EQ}, false},
        {"mask", {UINT32_MAX, 7, 4, CP_CONDITION_EQ}, {0x7fffffff, 7, 4, CP_CONDITION_EQ}, false},
        {"order", {UINT32_MAX, 7, 4, CP_CONDITION_EQ}, {UINT32_MAX, 7, 4, CP_CONDITION_LT}, true},
        {"inverse", {UINT32_MAX, 7, 4, CP_CONDITION_EQ}, {UINT32_MAX, 7, 4, CP_CONDITION_NE}, true},
        {"inverse of an order", {UINT32_MAX, 7, 4, CP_CONDITION_GE}, {UINT32_MAX, 7, 4, CP_CONDITION_LT}, true},
    };

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        start(&cp_policy_monnr_all, 4, 2);
        file(1, &rows[i].first);
        file(2, &rows[i].second);
        CHECK_EQUAL(cp.spill.conditions_used, rows[i].met ? 1 : 2);
        CHECK_EQUAL(next_resumed(), rows[i].met ? 2 : CP_NONE);
        file(3, &rows[i].first);
        CHECK_EQUAL(cp.spill.conditions_used, rows[i].met ? 1 : 2);
        CHECK_EQUAL(next_resumed(), CP_NONE);
    }
    test_context(0);
}

/* One record is always free. Checks go round all others, and begin at the first one again. */
static void every_record_of_a_full_table_is_checked(void)
{
    enum { WAITERS = 32, WORDS = CP_MAX_CONDITIONS + 200 };
    static uint32_t filed[CP_MAX_CONDITIONS];
    uint32_t count = 0;

    start(&cp_policy_monnr_all, WAITERS, 2);
    for (uint32_t i = 0; i < WORDS && count < CP_MAX_CONDITIONS; i++) {
        uint32_t before = cp.spill.conditions_used;

        fake_port_log(&port, i % WAITERS, 1, FAKE_PORT_WORDS + 4 * (i % 1000), 7 + i / 1000);
        fake_port_settle(&port);
        fake_port_forget(&port);
        if (cp.spill.conditions_used > before)
            filed[count++] = i;
    }
    CHECK_EQUAL(count, CP_MAX_CONDITIONS - 1);
    for (uint32_t round = 0; round < 3; round++) {
        uint64_t checks = COUNT(checks);

        pass_interval();
        CHECK_EQUAL(COUNT(checks) - checks, CP_MAX_CONDITIONS - 1);
    }
    for (uint32_t i = 0; i < count; i += count - 1) {
        fake_port_set(&port, FAKE_PORT_WORDS + 4 * (filed[i] % 1000), 7 + filed[i] / 1000);
        pass_interval();
        CHECK_EQUAL(next_resumed(), filed[i] % WAITERS);
    }
}

static void same_hash_value_is_bounded(void)
{
    uint32_t longest = 0;

    start(&cp_policy_monnr_all, 32, 2);
    for (uint32_t i = 0; i < 900; i++) {
        fake_port_log(&port, i % 32, 1, WORD, 7 + (i << 20));
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    for (uint32_t b = 0; b < CP_CONDITION_BUCKETS; b++) {
        uint32_t length = 0;

        for (uint32_t i = cp.condition_buckets[b]; i; i = cp.conditions[i - 1].chain)
            length++;
        longest = length > longest ? length : longest;
    }
    CHECK(longest <= CP_CONDITION_CHAIN);
    CHECK_EQUAL(COUNT(log_entries) + COUNT(log_full), 900);
}

/* While two kernels are there, one may not have more records than are left. */
static void one_kernel_cannot_take_all_records(void)
{
    start(&cp_policy_monnr_all, 8, 2);
    fake_port_open_in(&port, 1, 8, 2);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.workgroups[8].kernel, 1);
    for (uint32_t i = 0; i < 900; i++) {
        fake_port_log(&port, i % 8, 1, FAKE_PORT_WORDS + 4 * i, 7);
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(COUNT(log_entries), 512);
    CHECK_EQUAL(COUNT(log_full), 900 - 512);
    for (uint32_t i = 0; i < 200; i++) {
        fake_port_log(&port, 8 + i % 8, 1, FAKE_PORT_WORDS + FAKE_PORT_PROCESS + 4 * i, 7);
        fake_port_settle(&port);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(COUNT(log_entries), 512 + 200);
}

/* A record that had a barrier's condition has a lock's: of its waiters one is resumed. */
static void record_that_is_used_again_has_seen_no_value(void)
{
    start(&cp_policy_awg, 4, 2);
    fake_port_log(&port, 1, 1, WORD, 7);
    fake_port_settle(&port);
    for (uint32_t value = 1; value < 6; value++) {
        fake_port_set(&port, WORD, value);
        pass_interval();
    }
    CHECK_EQUAL(cp.spill.waits_used, 1);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_empty();
    for (uint32_t slot = 0; slot < 4; slot++) {
        if (slot == 1)
            continue;
        fake_port_log(&port, slot, 1, WORD + 8, 7);
        fake_port_settle(&port);
    }
    CHECK_EQUAL(cp.spill.waits_used, 3);
    fake_port_set(&port, WORD + 8, 7);
    pass_interval();
    CHECK_EQUAL(COUNT(resumes), 1);
}

TEST_MAIN()
{
    return test_run("condition_limits", (const struct test_case[]){TEST(retries_do_not_fill_the_table),
                                                                   TEST(end_of_a_group_removes_its_waits),
                                                                   TEST(full_table_turns_waits_away),
                                                                   TEST(newer_wait_comes_after_the_end_of_an_older_one),
                                                                   TEST(wait_without_a_record_ends_at_once),
                                                                   TEST(wait_without_a_record_of_a_saved_wg),
                                                                   TEST(conditions_of_one_word_are_told_apart),
                                                                   TEST(every_record_of_a_full_table_is_checked),
                                                                   TEST(same_hash_value_is_bounded),
                                                                   TEST(one_kernel_cannot_take_all_records),
                                                                   TEST(record_that_is_used_again_has_seen_no_value),
                                                                   {0}});
}
