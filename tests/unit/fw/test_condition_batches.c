/* test_condition_batches.c - batches of work items for spilled conditions: their size decides nothing but time. */
#include "condition_bench.h"

/* Waits for the firmware to deal with, the word of wait i being i modulo words. */
struct load {
    const char *name;
    const struct cp_policy *policy;
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

/* Lets the firmware do this number of work items, in steps of budget. */
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
        {"none met", &cp_policy_awg, 12, 12, 0, 100, false, false, false},
        {"some met", &cp_policy_awg, 12, 12, 0x2d6, 100, false, false, false},
        {"all met, full ring", &cp_policy_monnr_all, 12, 12, UINT32_MAX, 3, false, false, false},
        {"several waiters", &cp_policy_monnr_all, 24, 5, 0x16, 100, false, false, false},
        {"any access", &cp_policy_monrs_all, 12, 5, 0, 100, false, false, false},
        {"a WG that is away", &cp_policy_monnr_all, 12, 5, UINT32_MAX, 100, false, false, true},
        {"entries", &cp_policy_awg, 12, 12, 0, 100, true, false, false},
        {"entries of what is met", &cp_policy_awg, 12, 12, 0x2d6, 100, true, false, false},
        {"entries in the wrong order", &cp_policy_monnr_one, 30, 1, 0, 100, true, false, false},
        {"more than half a log", &cp_policy_monnr_all, 32, 32, 0, 100, true, false, false},
        {"entry of a WG that is away", &cp_policy_monnr_all, 12, 5, UINT32_MAX, 100, true, false, true},
        {"entries, full ring", &cp_policy_monnr_all, 12, 12, UINT32_MAX, 2, true, false, false},
        {"entries and checks", &cp_policy_monnr_all, 24, 24, 0x12345, 100, false, true, false}};
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
    static const struct load load = {"", &cp_policy_monnr_all, 24, 24, 0, 100, false, true, false};

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
    static const struct load load = {"", &cp_policy_monnr_all, 24, 24, 0, 100, false, true, false};
    uint64_t checks, entries;

    deal_with(&load, 0, 1);
    port.events_end = port.events_first + 1;
    while (!cp.log.unread)
        cp_step(&cp, 1);
    checks = COUNT(checks);
    entries = COUNT(log_entries);
    cp_step(&cp, 9); /* of an entry, two units: it is put in its place, and its word is checked */
    CHECK_EQUAL(COUNT(log_entries) - entries, 3);
    CHECK_EQUAL(COUNT(checks) - checks, 6);
}

TEST_MAIN()
{
    return test_run("condition_batches", (const struct test_case[]){TEST(units_of_a_step_are_those_of_several),
                                                                    TEST(events_have_their_turns),
                                                                    TEST(entries_and_checks_take_turns),
                                                                    {0}});
}
