/* test_syncmon_perform.c - atomics that the SyncMon performs in place of the waves that wait with them. */
#include "support_syncmon.h"
#include "test.h"

#include <string.h>

#define PASSES 64u
#define GRACE  400u

static uint64_t word_now(uint64_t address, uint32_t bytes)
{
    uint64_t value = 0;

    memcpy(&value, monitor.rig.memory.bytes + address, bytes);
    return value;
}

struct wait {
    uint32_t slot; /* the age too */
    enum isa_wait_condition condition;
    uint64_t value;
    enum execute_atomic atomic;
    uint64_t operand, other;
    bool changed; /* the atomic, when it failed, changed the word */
};

static void arm(const struct wait *wait, uint64_t address, uint8_t bytes)
{
    const struct mem_condition condition = {address, UINT64_MAX, wait->value, (uint8_t)wait->condition, bytes};
    const struct mem_waiter waiter = {.slot = wait->slot,
                                      .generation = 1,
                                      .wait_number = 1,
                                      .since = wait->slot,
                                      .atomic = (uint8_t)wait->atomic,
                                      .operand = {wait->operand, wait->other},
                                      .late = !wait->changed,
                                      .workgroup = {wait->slot},
                                      .line = 7};

    CHECK_EQUAL(syncmon_arm(monitor.syncmon, &condition, &waiter, 20), SYNCMON_ARM_WATCHED);
}

static void start(uint64_t value)
{
    static const char *const roomy[] = {"syncmon.ways 64", NULL};

    monitor_start(roomy);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(monitor.syncmon, CP_EXTENSION_ALL);
    monitor_store(MONITOR_WORD, value, 4, 0);
}

#define TAKE(slot)                                                                                                     \
    {                                                                                                                  \
        slot, ISA_WAIT_EQ, 0, EXECUTE_ATOMIC_CMPSWAP, 1, 0, false                                                      \
    }
#define LOOK(slot, value)                                                                                              \
    {                                                                                                                  \
        slot, ISA_WAIT_EQ, value, EXECUTE_ATOMIC_LOAD, 0, 0, false                                                     \
    }

/* One store, and what comes of it. */
static void one_update(void)
{
    static const struct {
        const char *name;
        struct wait waits[4];
        uint32_t count;
        uint32_t away; /* bits of slots */
        uint64_t stored, left;
        struct monitor_answer answers[4];
        uint32_t answer_count;
        uint32_t met; /* bits of slots */
    } cases[] = {
        {"a lock goes to the oldest", {TAKE(1), TAKE(2), TAKE(3)}, 3, 0, 0, 1, {{1, 0}}, 1, 2},
        {"who is away does not get it", {TAKE(1), TAKE(2), TAKE(3)}, 3, 2, 0, 1, {{2, 0}}, 1, 4},
        {"when all are away one is to try again", {TAKE(1), TAKE(2)}, 2, 6, 0, 0, {{0, 0}}, 0, 2},
        {"of those who look only one goes first", {LOOK(1, 5), LOOK(2, 5), LOOK(3, 5)}, 3, 0, 5, 5, {{1, 5}}, 1, 2},
        {"a lock and those who wait for it to be taken", {LOOK(1, 1), TAKE(2)}, 2, 0, 0, 1, {{2, 0}, {1, 1}}, 2, 6},
        {"a word that does not fit", {TAKE(1), LOOK(2, 3)}, 2, 0, 7, 7, {{0, 0}}, 0, 0},
        {"a swap", {{1, ISA_WAIT_EQ, 0, EXECUTE_ATOMIC_SWAP, 9, 0, false}}, 1, 0, 0, 9, {{1, 0}}, 1, 2},
        {"a semaphore that three may pass",
         {{1, ISA_WAIT_GE, 1, EXECUTE_ATOMIC_SUB, 1, 0, false},
          {2, ISA_WAIT_GE, 1, EXECUTE_ATOMIC_SUB, 1, 0, false},
          {3, ISA_WAIT_GE, 1, EXECUTE_ATOMIC_SUB, 1, 0, false},
          {4, ISA_WAIT_GE, 1, EXECUTE_ATOMIC_SUB, 1, 0, false}},
         4,
         0,
         3,
         0,
         {{1, 3}, {2, 2}, {3, 1}},
         3,
         14},
        {"an atomic that has taken place already is not executed twice",
         {{1, ISA_WAIT_EQ, 4, EXECUTE_ATOMIC_ADD, 1, 0, true}},
         1,
         0,
         4,
         4,
         {{0, 0}},
         0,
         2}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t met = 0;

        test_context(cases[i].name);
        start(2);
        monitor.away = cases[i].away;
        for (uint32_t w = 0; w < cases[i].count; w++)
            arm(&cases[i].waits[w], MONITOR_WORD, 4);
        monitor_store(MONITOR_WORD, cases[i].stored, 4, 50);
        CHECK_EQUAL(word_now(MONITOR_WORD, 4), cases[i].left);
        CHECK_EQUAL(monitor.answer_count, cases[i].answer_count);
        CHECK_EQUAL(monitor_counters()->executed, cases[i].answer_count);
        for (uint32_t a = 0; a < monitor.answer_count; a++) {
            CHECK_EQUAL(monitor.answers[a].slot, cases[i].answers[a].slot);
            CHECK_EQUAL(monitor.answers[a].old, cases[i].answers[a].old);
        }
        for (uint32_t m = 0; m < monitor.met_count; m++) {
            met |= 1u << monitor.met[m].slot;
            CHECK(monitor.met_cycle[m] >= 50);
        }
        CHECK_EQUAL(met, cases[i].met);
        CHECK_EQUAL(syncmon_waiters(monitor.syncmon), cases[i].count - monitor.met_count);
        monitor_stop();
    }
    test_context(0);
}

/* Atomics on one line take turns there, those that the monitor performs as well as others. */
static void executed_one_after_the_other(void)
{
    static const char *const slow[] = {"l2.atomic_interval 100", NULL};

    monitor_start(slow);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(monitor.syncmon, CP_EXTENSION_ALL);
    for (uint32_t slot = 1; slot <= 3; slot++)
        arm(&(struct wait)LOOK(slot, 5), MONITOR_WORD, 4);
    for (uint32_t value = 2; value <= 5; value++) /* several: it is a barrier */
        monitor_store(MONITOR_WORD, value, 4, 1000);
    CHECK_EQUAL(monitor.met_count, 3);
    for (uint32_t m = 1; m < monitor.met_count; m++)
        CHECK(monitor.met_cycle[m] >= monitor.met_cycle[m - 1] + 100);
    monitor_stop();
}

/* How many were resumed when all until that cycle has happened. */
static uint32_t met_by(uint64_t cycle)
{
    while (clock_step(&monitor.rig.clock, cycle)) {
    }
    return monitor.met_count;
}

/* Who looks only is taken for one of those who want a lock, until it shows that they leave the word as it is. */
static void more_go_on_while_it_holds(void)
{
    uint64_t at;

    start(1);
    for (uint32_t slot = 1; slot <= 9; slot++)
        arm(&(struct wait)LOOK(slot, 5), MONITOR_WORD, 4);
    at = monitor.rig.clock.now;
    monitor_store(MONITOR_WORD, 5, 4, at);
    CHECK_EQUAL(monitor.met_count, 1);
    CHECK_EQUAL(met_by(at + GRACE - 1), 1);
    CHECK_EQUAL(met_by(at + GRACE), 3);
    CHECK_EQUAL(met_by(at + 2 * GRACE - 1), 3);
    CHECK_EQUAL(met_by(at + 2 * GRACE), 7);
    CHECK_EQUAL(met_by(at + 3 * GRACE), 9);
    CHECK_EQUAL(monitor.answer_count, 9);
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 0);
    monitor_stop();
}

static void nobody_more_when_it_does_not(void)
{
    uint64_t at;

    start(1);
    for (uint32_t slot = 1; slot <= 4; slot++)
        arm(&(struct wait)LOOK(slot, 5), MONITOR_WORD, 4);
    at = monitor.rig.clock.now;
    monitor_store(MONITOR_WORD, 5, 4, at);
    monitor_store(MONITOR_WORD, 1, 4, at);
    CHECK_EQUAL(met_by(at + 10 * GRACE), 1);

    /* Nor when the others have gone. */
    monitor_store(MONITOR_WORD, 5, 4, monitor.rig.clock.now);
    for (uint32_t slot = 1; slot <= 4; slot++)
        syncmon_end(monitor.syncmon, slot, 1, 1);
    CHECK_EQUAL(met_by(at + 20 * GRACE), 2);
    monitor_stop();
}

/* Waves of several work-items take the lock when they try again: it is one, however long the first of them is on its way. */
static void nobody_follows_who_takes_the_lock(void)
{
    uint64_t at;

    start(1);
    for (uint32_t slot = 1; slot <= 4; slot++)
        arm(&(struct wait){slot, ISA_WAIT_EQ, 0, EXECUTE_ATOMIC_CMPSWAP, 1, 0, true}, MONITOR_WORD, 4);
    at = monitor.rig.clock.now;
    monitor_store(MONITOR_WORD, 0, 4, at);
    CHECK_EQUAL(met_by(at + 10 * GRACE), 1);
    CHECK_EQUAL(monitor.answer_count, 0);
    monitor_stop();
}

#define TICKET_LOCKS 8u
#define TICKETS      40u

/* Each lock's waiters wait for values of their own. Returns how many found a place in the condition cache. */
static uint32_t arm_tickets(uint32_t extensions, uint32_t first)
{
    uint32_t watched = 0;

    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 1024);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(monitor.syncmon, extensions);
    for (uint32_t i = 0; i < TICKET_LOCKS * TICKETS; i++) {
        const struct mem_condition condition = {MONITOR_WORD + i % TICKET_LOCKS * 4, UINT64_MAX,
                                                first + i / TICKET_LOCKS, ISA_WAIT_EQ, 4};
        const struct mem_waiter waiter = {.slot = i, .generation = 1, .wait_number = 1, .since = 1 + i};

        watched += syncmon_arm(monitor.syncmon, &condition, &waiter, 20) == SYNCMON_ARM_WATCHED;
    }
    return watched;
}

/* Ways with hashes of their own, and entries that move aside, leave space where sets are full, and every waiter is still found. */
static void conditions_find_places(void)
{
    uint32_t least = TICKET_LOCKS * TICKETS;

    for (uint32_t first = 1; first <= 1000; first += 37) {
        uint32_t watched;

        monitor_start(NULL);
        watched = arm_tickets(0, first);
        least = watched < least ? watched : least;
        monitor_stop();
        monitor_start(NULL);
        CHECK_EQUAL(arm_tickets(CP_EXTENSION_SKEWED, first), TICKET_LOCKS * TICKETS);
        for (uint32_t i = 0; i < TICKET_LOCKS * TICKETS; i++) {
            monitor_store(MONITOR_WORD + i % TICKET_LOCKS * 4, first + i / TICKET_LOCKS, 4, 50);
            CHECK_EQUAL(monitor.met_count, i + 1);
            CHECK_EQUAL(monitor.met[i].slot, i);
        }
        monitor_stop();
    }
    CHECK(least < TICKET_LOCKS * TICKETS);
}

/* What waits keeps the place where it is found when the mode changes, and only an empty cache is indexed anew. */
static void a_change_of_mode_loses_nobody(void)
{
    static const uint32_t extensions[] = {0, CP_EXTENSION_SKEWED};

    for (uint32_t from = 0; from < 2; from++) {
        monitor_start(NULL);
        syncmon_set_extensions(monitor.syncmon, extensions[from]);
        for (uint32_t slot = 1; slot <= 20; slot++)
            arm(&(struct wait)LOOK(slot, 100 + slot), MONITOR_WORD, 4);
        syncmon_set_extensions(monitor.syncmon, extensions[1 - from]);
        for (uint32_t slot = 1; slot <= 20; slot++)
            monitor_store(MONITOR_WORD, 100 + slot, 4, 50);
        CHECK_EQUAL(monitor.met_count, 20);
        monitor_stop();
    }
}

/* Each extension works without the others: a lock with two takers, then a barrier that the filter takes for a lock. */
static void extensions_are_independent(void)
{
    static const struct {
        const char *name;
        uint32_t extensions, answers, left, met_at_once, met_later;
    } cases[] = {
        {"none", 0, 0, 0, 1, 1},
        {"deferred", CP_EXTENSION_DEFERRED, 2, 1, 1, 1},
        {"grace", CP_EXTENSION_GRACE, 0, 0, 1, 3},
        {"deferred and grace", CP_EXTENSION_DEFERRED | CP_EXTENSION_GRACE, 4, 1, 1, 3},
        {"skewed and crowd", CP_EXTENSION_SKEWED | CP_EXTENSION_CROWD, 0, 0, 1, 1},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t at;

        test_context(cases[i].name);
        start(1);
        syncmon_set_extensions(monitor.syncmon, cases[i].extensions);
        arm(&(struct wait)TAKE(1), MONITOR_WORD, 4);
        arm(&(struct wait)TAKE(2), MONITOR_WORD, 4);
        monitor_store(MONITOR_WORD, 0, 4, monitor.rig.clock.now);
        CHECK_EQUAL(monitor.met_count, 1);
        CHECK_EQUAL(monitor.met[0].slot, 1);
        CHECK_EQUAL(word_now(MONITOR_WORD, 4), cases[i].left);
        monitor_store(MONITOR_WORD, 1, 4, monitor.rig.clock.now); /* taken, at the latest now */
        CHECK_EQUAL(met_by(monitor.rig.clock.now + 4 * GRACE), 1);
        monitor.met_count = 0;
        for (uint32_t slot = 3; slot <= 5; slot++)
            arm(&(struct wait)LOOK(slot, 5), MONITOR_WORD + 4, 4);
        at = monitor.rig.clock.now;
        monitor_store(MONITOR_WORD + 4, 5, 4, at);
        CHECK_EQUAL(monitor.met_count, cases[i].met_at_once);
        CHECK_EQUAL(met_by(at + 4 * GRACE), cases[i].met_later);
        CHECK_EQUAL(monitor.answer_count, cases[i].answers);
        monitor_stop();
    }
    test_context(0);
}

/* A wave writes the word. */
static void wave_writes(uint32_t value, bool empty_section)
{
    mem_l2_write(&monitor.rig.system->l2, MONITOR_WORD, &value, 4, empty_section, monitor.rig.clock.now);
}

/*
 * What has happened to a lock, a letter each: e and f, it was given back after an empty section or another one, while three wait
 * for it; t, it was taken, by a wave that has written nothing since it took another word; x, all who wait have gone. Who waits is
 * there again before each. The last one is looked at.
 */
static void who_only_looks_is_not_served(void)
{
    static const struct {
        const char *name, *sections;
        uint32_t lacks; /* of the extensions */
        bool executed;
    } cases[] = {
        {"the first", "f", 0, true},
        {"one empty section", "e", 0, true},
        {"two", "ee", 0, false},
        {"after others", "ffffee", 0, false},
        {"others between", "efefefe", 0, true},
        {"an exception", "eeef", 0, false},
        {"two exceptions", "eeeff", 0, true},
        {"no more than three count", "eeeeeeeeff", 0, true},
        {"two more", "eeeffee", 0, false},
        {"other words do not count", "tttte", 0, true},
        {"who takes it does not count", "etetete", 0, false},
        {"all have gone", "eeeexe", 0, true},
        {"without the extension", "eeee", CP_EXTENSION_BARGING, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start(1);
        syncmon_set_extensions(monitor.syncmon, CP_EXTENSION_ALL & ~cases[i].lacks);
        for (const char *section = cases[i].sections; *section; section++) {
            bool gone[4] = {0};

            for (uint32_t m = 0; m < monitor.met_count; m++)
                gone[monitor.met[m].slot] = true;
            for (uint32_t slot = 1; slot <= 3; slot++) {
                if (section == cases[i].sections || section[-1] == 'x' || gone[slot])
                    arm(&(struct wait)TAKE(slot), MONITOR_WORD, 4);
            }
            wave_writes(1, false);
            monitor.met_count = monitor.answer_count = 0;
            if (*section == 't')
                wave_writes(1, true);
            for (uint32_t slot = 1; *section == 'x' && slot <= 3; slot++)
                syncmon_end(monitor.syncmon, slot, 1, 1);
            if (*section == 'e' || *section == 'f')
                wave_writes(0, *section == 'e');
        }
        CHECK_EQUAL(monitor.met_count, 1);
        CHECK_EQUAL(monitor.met[0].slot, 1);
        CHECK_EQUAL(monitor.answer_count, cases[i].executed);
        CHECK_EQUAL(word_now(MONITOR_WORD, 4), cases[i].executed);
        CHECK_EQUAL(met_by(monitor.rig.clock.now + GRACE), cases[i].executed ? 1 : 3);
        monitor_stop();
    }
    test_context(0);
}

/* One who leaves the word as it is gets an answer all the same. */
static void who_changes_nothing_is_served(void)
{
    start(1);
    arm(&(struct wait)LOOK(2, 7), MONITOR_WORD, 4);
    for (uint32_t i = 0; i < 2; i++) {
        arm(&(struct wait)TAKE(1), MONITOR_WORD, 4);
        wave_writes(1, false);
        wave_writes(0, true);
        CHECK_EQUAL(monitor.met_count, i + 1);
        CHECK_EQUAL(monitor.answer_count, 1);
    }
    wave_writes(7, false);
    CHECK_EQUAL(monitor.met_count, 3);
    CHECK_EQUAL(monitor.answer_count, 2);
    CHECK_EQUAL(monitor.answers[1].slot, 2);
    CHECK_EQUAL(monitor.answers[1].old, 7);
    CHECK(monitor.takes[0] && !monitor.takes[1]);
    monitor_stop();
}

/* Waits for the lock; another word of its line let it come here. */
static void arm_behind(uint32_t slot, const struct mem_condition *gate)
{
    const struct mem_condition condition = {MONITOR_WORD, UINT64_MAX, 0, ISA_WAIT_EQ, 4};
    const struct mem_waiter waiter = {.slot = slot,
                                      .generation = 1,
                                      .wait_number = 1,
                                      .since = slot,
                                      .atomic = EXECUTE_ATOMIC_CMPSWAP,
                                      .operand = {1, 0},
                                      .late = true,
                                      .gate = *gate,
                                      .line = 7};

    CHECK_EQUAL(syncmon_arm(monitor.syncmon, &condition, &waiter, 20), SYNCMON_ARM_WATCHED);
}

#define SHUT                                                                                                           \
    {                                                                                                                  \
        MONITOR_WORD + 8, UINT64_MAX, 2, ISA_WAIT_GE, 4                                                                \
    } /* the word there has a 1 */
#define OPEN                                                                                                           \
    {                                                                                                                  \
        MONITOR_WORD + 8, UINT64_MAX, 1, ISA_WAIT_GE, 4                                                                \
    }
#define MASKED                                                                                                         \
    {                                                                                                                  \
        MONITOR_WORD + 8, 2, 0, ISA_WAIT_NE, 8                                                                         \
    }
#define NO_GATE                                                                                                        \
    {                                                                                                                  \
        0                                                                                                              \
    }

/* The lock goes to the oldest waiter whose gate is open. If there is none, it stays free, and waiters look for themselves. */
static void who_has_a_closed_gate_is_passed_over(void)
{
    static const struct {
        const char *name;
        struct mem_condition gate[3]; /* of slots 1 to 3 */
        uint32_t away, lacks;
        uint32_t first; /* the slot that is resumed */
        bool executed;
    } cases[] = {
        {"no gates", {NO_GATE, NO_GATE, NO_GATE}, 0, 0, 1, true},
        {"all are open", {OPEN, OPEN, OPEN}, 0, 0, 1, true},
        {"the oldest is closed", {SHUT, OPEN, NO_GATE}, 0, 0, 2, true},
        {"one has none", {SHUT, SHUT, NO_GATE}, 0, 0, 3, true},
        {"another width, and a mask", {MASKED, SHUT, OPEN}, 0, 0, 3, true},
        {"all are closed", {SHUT, SHUT, SHUT}, 0, 0, 1, false},
        {"who could have it is away", {SHUT, OPEN, SHUT}, 1u << 2, 0, 2, false},
        {"the next one is here", {SHUT, OPEN, OPEN}, 1u << 2, 0, 3, true},
        {"without the extension", {SHUT, OPEN, OPEN}, 0, CP_EXTENSION_GATES, 1, true},
        {"without deferred execution", {SHUT, OPEN, OPEN}, 0, CP_EXTENSION_DEFERRED, 1, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start(1);
        monitor_store(MONITOR_WORD + 8, 1, 4, 0);
        syncmon_set_extensions(monitor.syncmon, CP_EXTENSION_ALL & ~cases[i].lacks);
        monitor.away = cases[i].away;
        for (uint32_t slot = 1; slot <= 3; slot++)
            arm_behind(slot, &cases[i].gate[slot - 1]);
        wave_writes(0, false);
        CHECK_EQUAL(monitor.met_count, 1);
        CHECK_EQUAL(monitor.met[0].slot, cases[i].first);
        CHECK_EQUAL(monitor.answer_count, cases[i].executed);
        CHECK_EQUAL(word_now(MONITOR_WORD, 4), cases[i].executed);
        CHECK_EQUAL(met_by(monitor.rig.clock.now + 2 * GRACE), cases[i].executed ? 1 : 3);
        monitor_stop();
    }
    test_context(0);
}

/* A waiter whose gate stays closed looks for itself when others have had the lock often enough. */
static void a_closed_gate_is_passed_so_often(void)
{
    uint32_t times = 0;

    start(1);
    arm_behind(1, &(const struct mem_condition)SHUT);
    while (times < 2 * PASSES && syncmon_waiters(monitor.syncmon)) {
        monitor.met_count = 0;
        arm_behind(2, &(const struct mem_condition)NO_GATE);
        wave_writes(0, false);
        CHECK_EQUAL(monitor.answer_count, ++times);
        CHECK_EQUAL(monitor.answers[times - 1].slot, 2);
    }
    CHECK_EQUAL(times, PASSES + 1);
    monitor_stop();
}

/* Sections may be empty as they like where waiters say themselves who would only look. */
static void gates_say_more_than_sections(void)
{
    static const struct {
        const char *name;
        struct mem_condition gate; /* of slot 2; slot 1 has none */
        uint32_t lacks;
        bool executed;
    } cases[] = {{"no gate", NO_GATE, 0, false},
                 {"an open one", OPEN, 0, true},
                 {"a closed one", SHUT, 0, true},
                 {"without the extension", OPEN, CP_EXTENSION_GATES, false}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start(1);
        monitor_store(MONITOR_WORD + 8, 1, 4, 0);
        syncmon_set_extensions(monitor.syncmon, CP_EXTENSION_ALL & ~cases[i].lacks);
        arm_behind(2, &cases[i].gate);
        for (uint32_t section = 0; section < 3; section++) {
            arm_behind(1, &(const struct mem_condition)NO_GATE);
            wave_writes(1, false);
            monitor.met_count = monitor.answer_count = 0;
            wave_writes(0, true);
            CHECK_EQUAL(monitor.met_count, 1);
            CHECK_EQUAL(monitor.met[0].slot, 1);
        }
        CHECK_EQUAL(monitor.answer_count, cases[i].executed);
        monitor_stop();
    }
    test_context(0);
}

/* The lock is there for those who are here, but not for ever. */
static void who_is_away_is_overtaken_so_often(void)
{
    uint32_t times = 0;

    start(1);
    monitor.away = 1u << 1;
    arm(&(struct wait)TAKE(1), MONITOR_WORD, 4);
    while (times < 2 * PASSES && syncmon_waiters(monitor.syncmon)) {
        struct wait other = TAKE(2);

        monitor.met_count = 0;
        arm(&other, MONITOR_WORD, 4);
        monitor_store(MONITOR_WORD, 0, 4, 100 + times);
        CHECK_EQUAL(monitor.answer_count, ++times);
    }
    CHECK_EQUAL(times, PASSES + 1);
    CHECK_EQUAL(monitor.met_count, 2);
    CHECK_EQUAL(monitor.met[0].slot, 1);
    monitor_stop();
}

/* A word of 8 bytes and one of 4 in it that are both waited on: nothing is executed, since it would change the other too. */
static void overlapping_words_are_left_alone(void)
{
    start(1);
    arm(&(struct wait)TAKE(1), MONITOR_WORD, 4);
    arm(&(struct wait)LOOK(2, 9), MONITOR_WORD, 8);
    monitor_store(MONITOR_WORD, 0, 8, 50);
    CHECK_EQUAL(monitor.answer_count, 0);
    CHECK_EQUAL(monitor.met_count, 1);
    CHECK_EQUAL(word_now(MONITOR_WORD, 8), 0);
    monitor_stop();
}

static void the_writer_is_known(void)
{
    const struct mem_noted_write *write;

    start(1);
    mem_writes_follow(monitor.rig.system->writes, MONITOR_WORD / MEM_LINE_BYTES);
    arm(&(struct wait)TAKE(3), MONITOR_WORD, 4);
    monitor_store(MONITOR_WORD, 0, 4, 50);
    write = path_last_write(monitor.rig.system, MONITOR_WORD, 4);
    CHECK(write && write->workgroup[0] == 3 && write->line == 7);
    monitor_stop();
}

static uint32_t below(uint64_t *seed, uint32_t limit)
{
    return (uint32_t)(random_mixed(seed) >> 32) % limit;
}

/* In random use, against the rule: while some condition holds, the atomic of the oldest such waiter is executed. All change the word. */
static void the_rule_at_random(void)
{
    static const enum execute_atomic atomics[] = {EXECUTE_ATOMIC_ADD, EXECUTE_ATOMIC_SUB, EXECUTE_ATOMIC_XOR,
                                                  EXECUTE_ATOMIC_SWAP};
    struct wait waits[16];
    uint64_t seed = 5;
    uint32_t live = 0, executed = 0;

    start(0);
    for (uint32_t round = 0; round < 6000; round++) {
        uint32_t slot = below(&seed, 16), value = below(&seed, 4), answers = 0;

        monitor.met_count = monitor.answer_count = 0;
        if (!(live >> slot & 1)) {
            enum execute_atomic atomic = atomics[below(&seed, 4)];

            waits[slot] = (struct wait){slot,
                                        below(&seed, 2) ? ISA_WAIT_NE : ISA_WAIT_LT,
                                        1 + below(&seed, 3),
                                        atomic,
                                        atomic == EXECUTE_ATOMIC_SWAP ? 1000 * (1 + round) : 1 + below(&seed, 3),
                                        0,
                                        false};
            arm(&waits[slot], MONITOR_WORD, 4);
            live |= 1u << slot;
            continue;
        }
        monitor_store(MONITOR_WORD, value, 4, 1000 + round);
        for (slot = 0; slot < 16;) {
            const struct wait *w = &waits[slot];

            if (!(live >> slot & 1) || !execute_wait_satisfied(w->condition, value, UINT32_MAX, w->value)) {
                slot++;
                continue;
            }
            CHECK_EQUAL(monitor.answers[answers].slot, slot);
            CHECK_EQUAL(monitor.answers[answers].old, value);
            value = (uint32_t)execute_atomic_result(w->atomic, 4, value, w->operand, w->other);
            live &= ~(1u << slot);
            answers++;
            slot = 0;
        }
        CHECK_EQUAL(monitor.answer_count, answers);
        CHECK_EQUAL(monitor.met_count, answers);
        CHECK_EQUAL(word_now(MONITOR_WORD, 4), value);
        executed += answers;
    }
    CHECK(executed > 500);
    monitor_stop();
}

TEST_MAIN()
{
    return test_run("syncmon_perform", (const struct test_case[]){TEST(one_update),
                                                                  TEST(executed_one_after_the_other),
                                                                  TEST(who_is_away_is_overtaken_so_often),
                                                                  TEST(who_only_looks_is_not_served),
                                                                  TEST(who_changes_nothing_is_served),
                                                                  TEST(who_has_a_closed_gate_is_passed_over),
                                                                  TEST(a_closed_gate_is_passed_so_often),
                                                                  TEST(gates_say_more_than_sections),
                                                                  TEST(more_go_on_while_it_holds),
                                                                  TEST(nobody_more_when_it_does_not),
                                                                  TEST(nobody_follows_who_takes_the_lock),
                                                                  TEST(conditions_find_places),
                                                                  TEST(extensions_are_independent),
                                                                  TEST(a_change_of_mode_loses_nobody),
                                                                  TEST(overlapping_words_are_left_alone),
                                                                  TEST(the_writer_is_known),
                                                                  TEST(the_rule_at_random),
                                                                  {0}});
}
