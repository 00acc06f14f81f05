/* test_monitor_log.c - what the firmware makes of Monitor Log entries, right and wrong ones. */
/* Large: 100 recorded commands. */
#include "fake_port.h"
#include "onward/predictor.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

#define WORD     (FAKE_PORT_WORDS + 64)
#define CONTROL  ((struct cp_log_control *)(void *)port.log)
#define COUNT(n) (cp_counters_of(&cp)->n)

/* Four WGs of one wave run in queue 0, under monnr-all. */
static void start(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_monnr_all;
    fake_port_start(&port);
    fake_port_open(&port, 4, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

/* How many commands of a kind were sent since the last look at them all. */
static uint32_t sent(enum cp_command_opcode opcode)
{
    const struct cp_command *command;
    uint32_t count = 0, got;

    while ((got = fake_port_next(&port, &command)) != 0)
        count += got == opcode;
    return count;
}

static void entry_is_filed_and_its_place_given_back(void)
{
    const struct cp_command *command;

    start();
    fake_port_log(&port, 2, 1, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 1);
    CHECK_EQUAL(COUNT(checks), 1); /* looked at when it was filed */
    CHECK_EQUAL(cp.spill.conditions_used, 1);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_STORE);
    CHECK_EQUAL(command->memory.address, FAKE_PORT_LOG + __builtin_offsetof(struct cp_log_control, read));
    CHECK_EQUAL(command->memory.value, 1);
    CHECK_EQUAL(command->memory.bytes, 8);
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
    CHECK_EQUAL(cp_deadline(&cp), port.now + port.config.check_interval);
}

static void entry_already_met_ends_at_once(void)
{
    const struct cp_command *command;

    start();
    fake_port_set(&port, WORD, 7);
    fake_port_log(&port, 2, 5, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESUME);
    CHECK_EQUAL(command->place.slot, 2);
    CHECK_EQUAL(command->place.generation, cp.workgroups[2].generation);
    CHECK_EQUAL(command->place.wait_number, 5);
    CHECK_EQUAL(COUNT(spilled_resumes), 1);
    CHECK_EQUAL(COUNT(resumes), 1);
    CHECK_EQUAL(cp.spill.conditions_used, 0);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
}

/* The GPU hears of entries when half the log is read, however few work items a step has. */
static void half_the_log_is_told_at_a_time(void)
{
    const struct cp_command *command;
    uint32_t got, half;
    uint64_t told;

    for (int budget = 1; budget <= 8; budget++) {
        fake_port_init(&port, &cp);
        port.config.policy = &cp_policy_monnr_all;
        fake_port_start(&port);
        fake_port_open(&port, 8, 1);
        fake_port_settle(&port);
        fake_port_forget(&port);
        half = port.config.log_entries / 2;
        for (uint32_t slot = 0; slot < 7; slot++)
            fake_port_log(&port, slot, 1, WORD, 7);
        while (cp_step(&cp, (uint32_t)budget) > 0)
            ;
        told = 0;
        while ((got = fake_port_next(&port, &command)) != 0) {
            if (got != CP_COMMAND_STORE)
                continue;
            CHECK_EQUAL(command->memory.value, told ? 7 : half);
            told = command->memory.value;
        }
        CHECK_EQUAL(told, 7);
    }
}

/* Every field of an entry that cannot be right; rejected ones are nonsense, stale ones over. */
static void wrong_entries_are_skipped(void)
{
    enum field { SLOT, GENERATION, WAIT, CONDITION, BYTES, ADDRESS };
    static const struct {
        const char *name;
        enum field field;
        uint64_t value;
        uint32_t rejected, stale;
    } cases[] = {
        {"slot behind the table", SLOT, 16, 1, 0},
        {"slot far away", SLOT, UINT32_MAX, 1, 0},
        {"free slot", SLOT, 9, 0, 1},
        {"generation", GENERATION, 1, 0, 1},
        {"condition 0", CONDITION, 0, 1, 0},
        {"condition 5", CONDITION, 5, 1, 0},
        {"no bytes", BYTES, 0, 1, 0},
        {"3 bytes", BYTES, 3, 1, 0},
        {"16 bytes", BYTES, 16, 1, 0},
        {"misaligned", ADDRESS, WORD + 2, 1, 0},
        {"address 0", ADDRESS, 0, 1, 0},
        {"end of the address space", ADDRESS, UINT64_MAX - 3, 1, 0},
        {"before the process", ADDRESS, FAKE_PORT_WORDS - 4, 1, 0},
        {"another process", ADDRESS, FAKE_PORT_WORDS + FAKE_PORT_PROCESS, 1, 0},
        {"last word", ADDRESS, FAKE_PORT_WORDS + FAKE_PORT_PROCESS - 4, 0, 0},
        {"wait that is over", WAIT, 3, 0, 1},
        {"wait long ago", WAIT, UINT32_MAX, 0, 1},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_log_entry *entry;
        struct cp_event *event;

        test_context(cases[i].name);
        start();
        event = fake_port_event(&port, CP_EVENT_WAITING, 2);
        event->wg.wait_number = 5;
        event->wg.first_wait = 4;
        fake_port_settle(&port);
        entry = fake_port_log(&port, 2, 5, WORD, 7);
        switch (cases[i].field) {
        case SLOT:
            entry->slot = (uint32_t)cases[i].value;
            break;
        case GENERATION:
            entry->generation = (uint32_t)cases[i].value;
            break;
        case WAIT:
            entry->wait_number = (uint32_t)cases[i].value;
            break;
        case CONDITION:
            entry->condition = (uint8_t)cases[i].value;
            break;
        case BYTES:
            entry->bytes = (uint8_t)cases[i].value;
            break;
        case ADDRESS:
            entry->address = cases[i].value;
        }
        fake_port_settle(&port);
        CHECK_EQUAL(COUNT(log_rejected), cases[i].rejected);
        CHECK_EQUAL(COUNT(log_stale), cases[i].stale);
        CHECK_EQUAL(COUNT(log_entries), 1 - cases[i].rejected - cases[i].stale);
        CHECK_EQUAL(cp.spill.conditions_used, 1 - cases[i].rejected - cases[i].stale);
        CHECK_EQUAL(CONTROL->read, 1);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

static void same_entry_twice_is_skipped(void)
{
    start();
    fake_port_log(&port, 2, 1, WORD, 7);
    fake_port_log(&port, 2, 1, WORD, 7);
    fake_port_log(&port, 2, 1, WORD, 8);
    fake_port_log(&port, 2, 1, WORD, 7)->since = 3;
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 2);
    CHECK_EQUAL(COUNT(log_stale), 2);
    CHECK_EQUAL(CONTROL->read, 4);
}

/*
 * An age from the future counts as the present. Otherwise the wait would come behind all others for ever, and the time
 * until its condition was met would be below zero. The predictor would take that for the longest time there is.
 */
static void age_from_the_future_is_the_present(void)
{
    static const struct {
        const char *name;
        uint64_t ahead; /* of the first wait */
        uint64_t met;   /* mean time until met of both */
    } cases[] = {{"the present", 0, 2000},
                 {"the next cycle", 1, 2000},
                 {"far ahead", 1u << 30, 2000},
                 {"the end of time", UINT64_MAX - 100, 2000}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *command;

        test_context(cases[i].name);
        start();
        fake_port_log(&port, 2, 1, WORD, 7)->since = port.now + cases[i].ahead;
        fake_port_settle(&port);
        fake_port_log(&port, 1, 1, WORD, 7);
        fake_port_settle(&port);
        CHECK_EQUAL(COUNT(log_entries), 2);
        fake_port_forget(&port);
        fake_port_set(&port, WORD, 7);
        fake_port_pass(&port, 2000);
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESUME);
        CHECK_EQUAL(command->place.slot, 2);
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESUME);
        CHECK_EQUAL(command->place.slot, 1);
        CHECK_EQUAL(cp.spill.met_times.samples, 2);
        CHECK_EQUAL(cp_stall_predictor_mean(&cp.spill.met_times), cases[i].met);
    }
    test_context(0);
}

/* An age from the past is believed. */
static void older_wait_goes_first(void)
{
    const struct cp_command *command;

    start();
    fake_port_log(&port, 2, 1, WORD, 7);
    fake_port_log(&port, 1, 1, WORD, 7)->since = port.now - 60;
    fake_port_settle(&port);
    fake_port_forget(&port);
    fake_port_set(&port, WORD, 7);
    fake_port_pass(&port, 2000);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESUME);
    CHECK_EQUAL(command->place.slot, 1);
}

static void log_goes_round(void)
{
    start();
    for (uint32_t i = 0; i < 100; i++) {
        fake_port_log(&port, i % 4, 1 + i / 4, WORD + 8 * (i % 4), 7);
        if (i % 3 == 2)
            fake_port_settle(&port);
    }
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 100);
    CHECK_EQUAL(COUNT(log_torn) + COUNT(log_rejected) + COUNT(log_stale), 0);
    CHECK_EQUAL(CONTROL->read, 100);
}

static void long_burst_gives_places_back_half_way(void)
{
    start();
    for (uint32_t i = 0; i < 8; i++)
        fake_port_log(&port, i % 4, 1, WORD + 8 * i, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 8);
    CHECK_EQUAL(sent(CP_COMMAND_STORE), 2);
    CHECK_EQUAL(CONTROL->read, 8);
}

/* Banks fill places out of order: a claimed one counts when its wrap count fits. */
static void torn_entry_is_waited_for(void)
{
    struct cp_log_entry *entry;

    start();
    entry = fake_port_log(&port, 2, 1, WORD, 7);
    entry->wrap_count = 0;
    fake_port_log(&port, 3, 1, WORD, 8);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 0);
    CHECK_EQUAL(cp_deadline(&cp), port.now + CP_LOG_RETRY);
    fake_port_pass(&port, CP_LOG_RETRY);
    CHECK_EQUAL(COUNT(log_entries), 0);
    entry->wrap_count = 1;
    fake_port_pass(&port, CP_LOG_RETRY);
    CHECK_EQUAL(COUNT(log_entries), 2);
    CHECK_EQUAL(COUNT(log_torn), 0);
}

static uint32_t failing; /* loads that fail from now on */
static int (*working)(void *, uint64_t, void *, uint32_t);

/* Loads of a whole entry fail so often. What is left in memory has the right wrap count. */
static int load_at_last(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    int result = working(context, address, destination, bytes);

    if (bytes != sizeof(struct cp_log_entry) || !failing)
        return result;
    failing--;
    return CP_ERROR_ADDRESS;
}

static void entry_that_cannot_be_read_is_waited_for(void)
{
    start();
    working = cp.hal.load;
    cp.hal.load = load_at_last;
    failing = 2;
    fake_port_log(&port, 2, 1, WORD, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_entries), 0);
    fake_port_pass(&port, CP_LOG_RETRY);
    CHECK_EQUAL(COUNT(log_entries), 0);
    fake_port_pass(&port, CP_LOG_RETRY);
    CHECK_EQUAL(COUNT(log_entries), 1);
    CHECK_EQUAL(COUNT(log_torn), 0);
}

static void torn_entry_is_skipped_in_the_end(void)
{
    uint32_t looks = 1;

    start();
    fake_port_log(&port, 2, 1, WORD, 7)->wrap_count = 2; /* of another time round */
    fake_port_log(&port, 3, 1, WORD, 8);
    fake_port_settle(&port);
    while (!COUNT(log_torn) && looks < 1000) {
        fake_port_pass(&port, CP_LOG_RETRY);
        looks++;
    }
    CHECK_EQUAL(looks, CP_LOG_TRIES);
    CHECK_EQUAL(COUNT(log_torn), 1);
    CHECK_EQUAL(COUNT(log_entries), 1);
    CHECK_EQUAL(CONTROL->read, 2);
}

static void counts_out_of_range_are_survived(void)
{
    static const uint64_t counts[] = {UINT64_MAX, 9 + 3, 2, 1ull << 63, 1000000};

    for (uint32_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        start();
        for (uint32_t n = 0; n < 3; n++)
            fake_port_log(&port, n, 1, WORD, 7);
        fake_port_settle(&port);
        CHECK_EQUAL(COUNT(log_entries), 3);
        CONTROL->written = counts[i];
        fake_port_event(&port, CP_EVENT_LOG, 0)->log.written = UINT64_MAX;
        fake_port_settle(&port);
        CHECK_EQUAL(COUNT(log_rejected), 1);
        CHECK_EQUAL(CONTROL->read, counts[i]);
        fake_port_log(&port, 3, 1, WORD, 7)->since = UINT64_MAX; /* from the future: now */
        fake_port_settle(&port);
        CHECK_EQUAL(COUNT(log_entries), 4);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
}

static void log_outside_memory_is_given_up(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_awg;
    port.config.log_base = 0x10000000;
    fake_port_start(&port);
    fake_port_event(&port, CP_EVENT_LOG, 0);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(log_rejected), 1);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
}

static void policies_without_a_log_drop_its_event(void)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_event(&port, CP_EVENT_LOG, 0);
    fake_port_settle(&port);
    CHECK_EQUAL(COUNT(stale), 1);
    CHECK_EQUAL(port.loads, 0);
}

static void full_ring_loses_no_entry(void)
{
    start();
    port.room = 0;
    fake_port_set(&port, WORD, 7);
    for (uint32_t i = 0; i < 4; i++)
        fake_port_log(&port, i, 1, WORD, 7);
    for (uint32_t i = 0; i < 20; i++)
        CHECK_EQUAL(cp_step(&cp, 4), 1);
    CHECK_EQUAL(port.count, 0);
    for (uint32_t i = 0; i < 20; i++) {
        port.room = 1;
        cp_step(&cp, 4);
    }
    CHECK_EQUAL(COUNT(spilled_resumes), 4);
    CHECK_EQUAL(sent(CP_COMMAND_RESUME), 4);
    CHECK_EQUAL(CONTROL->read, 4);
}

TEST_MAIN()
{
    return test_run("monitor_log", (const struct test_case[]){TEST(entry_is_filed_and_its_place_given_back),
                                                              TEST(entry_already_met_ends_at_once),
                                                              TEST(wrong_entries_are_skipped),
                                                              TEST(same_entry_twice_is_skipped),
                                                              TEST(age_from_the_future_is_the_present),
                                                              TEST(older_wait_goes_first),
                                                              TEST(log_goes_round),
                                                              TEST(long_burst_gives_places_back_half_way),
                                                              TEST(half_the_log_is_told_at_a_time),
                                                              TEST(torn_entry_is_waited_for),
                                                              TEST(entry_that_cannot_be_read_is_waited_for),
                                                              TEST(torn_entry_is_skipped_in_the_end),
                                                              TEST(counts_out_of_range_are_survived),
                                                              TEST(log_outside_memory_is_given_up),
                                                              TEST(policies_without_a_log_drop_its_event),
                                                              TEST(full_ring_loses_no_entry),
                                                              {0}});
}
