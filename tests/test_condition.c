/* test_condition.c - spilled conditions: whose waits end, in which order, when, and where the work-group is. */
#include "fake_port.h"
#include "test.h"
#include "onward/policy_name.h"

static struct fake_port port;
static struct cp cp;

#define WORD     (FAKE_PORT_WORDS + 64)
#define COUNT(n) (cp_counters(&cp)->n)

static void start(enum cp_policy policy, uint32_t groups, uint32_t waves)
{
    fake_port_init(&port, &cp);
    port.config.policy = policy;
    port.config.log_entries = 64;
    port.config.cus = 4;
    port.config.waves_per_simd = 8;
    port.config.wg_slots = 64;
    fake_port_start(&port);
    fake_port_open(&port, groups, waves);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

/* The slot of the next RESUME; CP_NONE: there is none. */
static uint32_t next_resumed(void)
{
    const struct cp_command *command;
    uint32_t got;

    while ((got = fake_port_next(&port, &command)) != 0) {
        if (got == CP_COMMAND_RESUME)
            return command->place.slot;
    }
    return CP_NONE;
}

static void expect_resumed(const uint32_t *slots, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        CHECK_EQUAL(next_resumed(), slots[i]);
    CHECK_EQUAL(next_resumed(), CP_NONE);
}

static void check_state(uint32_t slot, enum cp_wg_state state)
{
    struct cp_wg_status status;

    CHECK_EQUAL(cp_wg_status(&cp, slot, &status), CP_OK);
    CHECK_EQUAL(status.state, state);
}

static void pass_interval(void)
{
    fake_port_pass(&port, port.config.check_interval);
}

/* Everything is as before the first entry. */
static void check_empty(void)
{
    uint32_t conditions = 0, waits = 0;

    CHECK_EQUAL(cp.spill.conditions_used + cp.spill.waits_used, 0);
    for (uint32_t i = cp.spill.conditions_free; i < CP_MAX_CONDITIONS; i = (i + 1 + cp.conditions[i].chain) & CP_NONE)
        conditions++;
    for (uint32_t i = cp.spill.waits_free; i < CP_MAX_WAITS; i = (i + 1 + cp.waits[i].rings[0].next) & CP_NONE)
        waits++;
    CHECK_EQUAL(conditions, CP_MAX_CONDITIONS);
    CHECK_EQUAL(waits, CP_MAX_WAITS);
    for (uint32_t i = 0; i < CP_CONDITION_BUCKETS; i++)
        CHECK_EQUAL(cp.condition_buckets[i], 0);
    for (uint32_t i = 0; i < CP_SPILL_WORDS; i++)
        CHECK_EQUAL(cp.spill.used[i], 0);
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++)
        CHECK_EQUAL(cp.spill.kernel_waits[i], 0);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

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
        start(CP_POLICY_MONNR_ALL, 4, 1);
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

    start(CP_POLICY_MONNR_ALL, 4, 1);
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
    start(CP_POLICY_MONNR_ALL, 4, 1);
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

/* In which order waits end, and how many at a check, by policy. */
static void resume_mode_says_how_many(void)
{
    static const struct {
        enum cp_policy policy;
        uint32_t values; /* the word takes before the condition is met */
        uint32_t at_once;
    } cases[] = {{CP_POLICY_MONR_ALL, 0, 4},  {CP_POLICY_MONNR_ALL, 0, 4}, {CP_POLICY_MONNR_ONE, 0, 1},
                 {CP_POLICY_MONNR_ONE, 9, 1}, {CP_POLICY_AWG, 0, 1},       {CP_POLICY_AWG, 9, 4},
                 {CP_POLICY_ONWARD, 9, 4},    {CP_POLICY_MINRESUME, 0, 4}};
    static const uint64_t ages[4] = {30, 10, 40, 20};
    static const uint32_t order[4] = {1, 3, 0, 2};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cp_policy_name(cases[i].policy));
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
    start(CP_POLICY_MONRS_ALL, 4, 1);
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

    start(CP_POLICY_MONNR_ONE, 48, 1);
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

    start(CP_POLICY_MONNR_ONE, 4, 1);
    for (uint32_t i = 0; i < 3; i++)
        fake_port_log(&port, i, 3, WORD, 7)->since = i;
    fake_port_settle(&port);
    event = fake_port_event(&port, CP_EVENT_WAITING, 0);
    event->wait_number = 5;
    event->tag = 5; /* wait 3 is over */
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

    start(CP_POLICY_MONNR_ONE, 4, 1);
    for (uint32_t i = 0; i < 2; i++)
        fake_port_log(&port, i, 3, WORD, 7)->since = i;
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    fake_port_forget(&port);
    pass_interval();
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESUME);
    event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);
    event->tag = command->tag;
    event->wait_number = 3;
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(refused), 1);
    check_state(0, CP_WG_RUNNING);
    pass_interval();
    expect_resumed((const uint32_t[]){1}, 1);
}

/* A WG of one wave that retries leaves no waits behind. */
static void retries_do_not_fill_the_table(void)
{
    start(CP_POLICY_MONNR_ALL, 4, 1);
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
        start(CP_POLICY_MONNR_ALL, 4, 2);
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
    start(CP_POLICY_MONNR_ALL, 40, 2);
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
    while (cp_counters(&cp)->retires < 40)
        fake_port_tell(&port, CP_EVENT_DONE, (uint32_t)(cp_counters(&cp)->retires % 32), 0);
    check_empty();
}

static void same_hash_value_is_bounded(void)
{
    uint32_t longest = 0;

    start(CP_POLICY_MONNR_ALL, 32, 2);
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
    start(CP_POLICY_MONNR_ALL, 8, 2);
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

/* Where the WG is when its condition is found met, and what becomes of it. */

/* A WG of two waves waits in wait 4, its waves in 2 to 4; it is being saved for another. */
static void start_saving(enum cp_policy policy)
{
    struct cp_event *event;

    start(policy, 33, 2);
    event = fake_port_event(&port, CP_EVENT_WAITING, 0);
    event->wait_number = 4;
    event->tag = 2;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
}

static void save(uint32_t wait_number, uint32_t first, uint64_t value)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_SAVED, 0);

    event->wait_number = wait_number;
    event->tag = first;
    event->value = value;
    fake_port_settle(&port);
}

static bool was_restored(void)
{
    return COUNT(restores) == 1;
}

static void met_while_being_saved_is_ready_after_it(void)
{
    static const struct {
        const char *name;
        uint32_t wait_number, first; /* of the SAVED */
        bool ready;
    } cases[] = {{"same wait", 4, 2, true}, {"a later wait", 5, 3, true}, {"that wait is over", 6, 4, false}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start_saving(CP_POLICY_MONNR_ONE);
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

static void met_while_being_saved_and_refused_is_resumed(void)
{
    struct cp_event *event;

    start_saving(CP_POLICY_MONNR_ONE);
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

static void met_while_swapped_is_ready_once(void)
{
    start_saving(CP_POLICY_MONNR_ALL);
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
    start_saving(CP_POLICY_MONNR_ALL);
    save(4, 2, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0); /* leaves a place */
    fake_port_log(&port, 0, 1, WORD, 7);        /* before the wait it was saved in */
    fake_port_log(&port, 0, 5, WORD, 7);        /* not yet possible */
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_stale), 2);
    fake_port_log(&port, 0, 4, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 1);
    fake_port_event(&port, CP_EVENT_CONDITION_MET, 0)->wait_number = 4;
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

    start_saving(CP_POLICY_MONNR_ALL);
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
    start_saving(CP_POLICY_MONNR_ALL);
    fake_port_log(&port, 1, 1, WORD, 7)->since = 1;
    fake_port_log(&port, 0, 100, WORD, 7);
    fake_port_settle(&port);
    fake_port_set(&port, WORD, 7);
    fake_port_forget(&port);
    port.room = 0;
    port.now += port.config.check_interval;
    for (uint32_t i = 0; i < 10; i++)
        CHECK_EQUAL(cp_step(&cp, 4), 1);
    fake_port_event(&port, CP_EVENT_SAVED, 0)->wait_number = 4;
    port.events[(port.events_end - 1) % FAKE_PORT_EVENTS].value = 1;
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

static void unreadable_word_ends_its_waits(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = CP_POLICY_MONNR_ALL;
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

/* Runs of units */

/* Waits for the firmware to deal with, the word of wait i being i modulo words. */
struct load {
    const char *name;
    enum cp_policy policy;
    uint32_t waits, words;
    uint32_t met;  /* bit n: word n meets its conditions */
    uint32_t room; /* for commands */
    bool filing;   /* entries are still to be read; else it is time to check */
    bool both;     /* half of them, and the checks of the others */
    bool swapped;  /* WG 0 is away */
};

static void log_waits(const struct load *load, uint32_t first, uint32_t end)
{
    for (uint32_t i = first; i < end; i++)
        fake_port_log(&port, i, i ? 1 : 4, WORD + 64 * (i % load->words), 7)->since =
            100 - i; /* each older than the last */
}

/* Lets the firmware go on for so many units, in steps of budget. */
static void deal_with(const struct load *load, uint32_t units, uint32_t budget)
{
    uint32_t filed = load->both ? load->waits / 2 : load->filing ? 0 : load->waits;

    start_saving(load->policy);
    port.now = 1000;
    if (load->swapped)
        save(4, 2, 0);
    log_waits(load, 0, filed);
    fake_port_settle(&port);
    for (uint32_t n = 0; n < load->words; n++)
        fake_port_set(&port, WORD + 64 * n, load->met >> n & 1 ? 7 : 6);
    if (filed)
        port.now += port.config.check_interval;
    log_waits(load, filed, load->waits);
    fake_port_forget(&port);
    port.room = load->room;
    for (uint32_t i = 0; i < units; i += budget)
        cp_step(&cp, budget);
}

/* However many units a step has, they leave the same state and the same commands behind. */
static void units_of_a_step_are_those_of_several(void)
{
    static const struct load loads[] = {
        {"none met", CP_POLICY_AWG, 12, 12, 0, 100, false, false, false},
        {"some met", CP_POLICY_AWG, 12, 12, 0x2d6, 100, false, false, false},
        {"all met, full ring", CP_POLICY_MONNR_ALL, 12, 12, UINT32_MAX, 3, false, false, false},
        {"several waiters", CP_POLICY_MONNR_ALL, 24, 5, 0x16, 100, false, false, false},
        {"any access", CP_POLICY_MONRS_ALL, 12, 5, 0, 100, false, false, false},
        {"a WG that is away", CP_POLICY_MONNR_ALL, 12, 5, UINT32_MAX, 100, false, false, true},
        {"entries", CP_POLICY_AWG, 12, 12, 0, 100, true, false, false},
        {"entries of what is met", CP_POLICY_AWG, 12, 12, 0x2d6, 100, true, false, false},
        {"entries in the wrong order", CP_POLICY_MONNR_ONE, 30, 1, 0, 100, true, false, false},
        {"more than half a log", CP_POLICY_MONNR_ALL, 32, 32, 0, 100, true, false, false},
        {"entry of a WG that is away", CP_POLICY_MONNR_ALL, 12, 5, UINT32_MAX, 100, true, false, true},
        {"entries, full ring", CP_POLICY_MONNR_ALL, 12, 12, UINT32_MAX, 2, true, false, false},
        {"entries and checks", CP_POLICY_MONNR_ALL, 24, 24, 0x12345, 100, false, true, false}};
    static struct fake_port single;
    static struct cp one;

    for (uint32_t i = 0; i < sizeof(loads) / sizeof(loads[0]); i++) {
        for (uint32_t units = 1; units < 100; units += 1 + units / 40) {
            test_context(loads[i].name);
            deal_with(&loads[i], units, 1);
            one = cp;
            single = port;
            deal_with(&loads[i], units, units);
            CHECK_EQUAL(cp.counters.units, one.counters.units);
            CHECK_EQUAL(cp.counters.events, one.counters.events);
            CHECK_EQUAL(cp.counters.checks, one.counters.checks);
            CHECK_EQUAL(cp.counters.log_entries, one.counters.log_entries);
            CHECK_EQUAL(cp.counters.spilled_resumes, one.counters.spilled_resumes);
            CHECK(!__builtin_memcmp(&cp.log, &one.log, sizeof(cp.log)));
            CHECK(!__builtin_memcmp(&cp.spill, &one.spill, sizeof(cp.spill)));
            CHECK(!__builtin_memcmp(cp.conditions, one.conditions, sizeof(cp.conditions)));
            CHECK(!__builtin_memcmp(cp.waits, one.waits, sizeof(cp.waits)));
            CHECK(!__builtin_memcmp(cp.workgroups, one.workgroups, sizeof(cp.workgroups)));
            CHECK_EQUAL(port.count, single.count);
            CHECK(!__builtin_memcmp(port.commands, single.commands, sizeof(port.commands)));
        }
    }
    test_context(0);
}

/* While there are events they have every other unit, however much there is to check and to file. */
static void events_have_their_turns(void)
{
    static const struct load load = {"", CP_POLICY_MONNR_ALL, 24, 24, 0, 100, false, true, false};

    for (uint32_t units = 2; units < 24; units += 2) {
        uint64_t events, checks, entries;

        deal_with(&load, 2, 1);
        for (uint32_t i = 0; i < 12; i++)
            fake_port_event(&port, CP_EVENT_DONE, 40); /* of no WG */
        events = COUNT(events);
        checks = COUNT(checks);
        entries = COUNT(log_entries);
        cp_step(&cp, units);
        CHECK_EQUAL(COUNT(events) - events, units / 2);
        CHECK(COUNT(checks) + COUNT(log_entries) - checks - entries >= units / 2);
    }
}

/* Entries and checks have every other unit while there are both. */
static void entries_and_checks_take_turns(void)
{
    static const struct load load = {"", CP_POLICY_MONNR_ALL, 24, 24, 0, 100, false, true, false};
    uint64_t checks, entries;

    deal_with(&load, 0, 1);
    port.events_end = port.events_first + 1;
    while (!cp.log.there)
        cp_step(&cp, 1);
    checks = COUNT(checks);
    entries = COUNT(log_entries);
    cp_step(&cp, 9); /* of an entry, two units: it is put in its place, and its word is checked */
    CHECK_EQUAL(COUNT(log_entries) - entries, 3);
    CHECK_EQUAL(COUNT(checks) - checks, 6);
}

int main(void)
{
    return test_run("condition", (const struct test_case[]){TEST(every_condition_is_understood),
                                                            TEST(wide_mask_is_turned_away),
                                                            TEST(conditions_are_checked_once_an_interval),
                                                            TEST(resume_mode_says_how_many),
                                                            TEST(any_access_ends_all_at_the_next_check),
                                                            TEST(waits_end_oldest_first),
                                                            TEST(stale_wait_is_passed_over),
                                                            TEST(refused_resume_leaves_the_others_to_the_next_check),
                                                            TEST(retries_do_not_fill_the_table),
                                                            TEST(end_of_a_group_removes_its_waits),
                                                            TEST(full_table_turns_waits_away),
                                                            TEST(same_hash_value_is_bounded),
                                                            TEST(one_kernel_cannot_take_all_records),
                                                            TEST(met_while_being_saved_is_ready_after_it),
                                                            TEST(met_while_being_saved_and_refused_is_resumed),
                                                            TEST(met_while_swapped_is_ready_once),
                                                            TEST(late_entries_of_a_moved_group),
                                                            TEST(turned_away_while_being_saved),
                                                            TEST(dead_record_is_not_taken_for_a_newer_wait),
                                                            TEST(unreadable_word_ends_its_waits),
                                                            TEST(units_of_a_step_are_those_of_several),
                                                            TEST(events_have_their_turns),
                                                            TEST(entries_and_checks_take_turns),
                                                            {0}});
}
