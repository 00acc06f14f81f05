/* test_syncmon_limits.c - a SyncMon that is full: the Monitor Log, limits, its storage and times. */
#include "support_waiters.h"

static struct cp_log_entry log_entry(uint64_t number, uint32_t entries)
{
    struct cp_log_entry entry;

    memcpy(&entry,
           monitor.rig.memory.bytes + MONITOR_LOG + sizeof(struct cp_log_control) + number % entries * sizeof(entry),
           sizeof(entry));
    return entry;
}

/* The log alone: entries, wrap counts, a full log, and nonsense from the other side. */
static void log_wraps_and_fills(void)
{
    static const char *const settings[] = {"syncmon.waiters 0", NULL};
    uint64_t changes, last_change;
    struct cp_log_entry entry;

    monitor_start(settings);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 0, 10), SYNCMON_ARM_FULL); /* there is none */
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 4);
    CHECK_EQUAL(syncmon_unread(monitor.syncmon), 0);
    changes = monitor.rig.memory.changes;
    last_change = monitor.rig.memory.last_change;
    for (uint32_t slot = 0; slot < 4; slot++)
        CHECK_EQUAL(arm_equal(MONITOR_WORD + slot * 64, slot, slot, 10 + slot), SYNCMON_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 9, 9, 10), SYNCMON_ARM_FULL);
    CHECK_EQUAL(monitor.rig.memory.changes, changes);
    CHECK_EQUAL(monitor.rig.memory.last_change, last_change);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, written)), 4);
    CHECK_EQUAL(syncmon_unread(monitor.syncmon), 4);
    entry = log_entry(2, 4);
    CHECK_EQUAL(entry.address, MONITOR_WORD + 128);
    CHECK_EQUAL(entry.mask, UINT32_MAX);
    CHECK_EQUAL(entry.value, 2);
    CHECK_EQUAL(entry.since, 12);
    CHECK_EQUAL(entry.slot, 2);
    CHECK_EQUAL(entry.generation, 1);
    CHECK_EQUAL(entry.wait_number, 1);
    CHECK_EQUAL(entry.condition, 1);
    CHECK_EQUAL(entry.bytes, 4);
    CHECK_EQUAL(entry.wrap_count, 1);

    monitor_store_read(1);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 9, 9, 10), SYNCMON_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 10, 10, 10), SYNCMON_ARM_FULL);
    CHECK_EQUAL(log_entry(4, 4).wrap_count, 2);
    CHECK_EQUAL(log_entry(4, 4).slot, 9);
    CHECK_EQUAL(log_entry(3, 4).wrap_count, 1);

    monitor_store_read(6); /* more than were written */
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 10, 10, 10), SYNCMON_ARM_FULL);
    CHECK_EQUAL(syncmon_unread(monitor.syncmon), 4);
    monitor_store_read(UINT64_MAX);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 10, 10, 10), SYNCMON_ARM_FULL);
    monitor_store_read(0); /* more than entries behind */
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 10, 10, 10), SYNCMON_ARM_FULL);
    monitor_store_read(5);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 10, 10, 10), SYNCMON_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 10, 10, 10), SYNCMON_ARM_AGAIN);
    CHECK_EQUAL(monitor_counters()->logged, 6);
    CHECK_EQUAL(monitor_counters()->log_full, 6);
    CHECK_EQUAL(monitor_counters()->log_peak, 4);
    CHECK_EQUAL(monitor_counters()->armed, 0);
    CHECK_EQUAL(monitor.logged, 6);
    monitor_store(MONITOR_WORD, 9, 4, 50);
    CHECK_NONE_MET(); /* the command processor looks at these */
    monitor_stop();
}

/* Cycles that a request to a line of this bank has to wait. */
static uint64_t bank_delay(uint32_t line, uint64_t now)
{
    return mem_l2_access(&monitor.rig.system->l2, line, MEM_L2_READ, now, now) - now;
}

/* An entry is written to the L2 as any line is. So is the count in the control block, of which the rest must be there. */
static void an_entry_costs_two_accesses(void)
{
    static const char *const settings[] = {"syncmon.waiters 0", NULL};
    const uint32_t control = MONITOR_LOG / MEM_LINE_BYTES, entries = control + sizeof(struct cp_log_control) / 64;
    const struct mem_counters *counters;

    monitor_start(settings);
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 16);
    counters = &monitor.rig.system->counters;
    for (uint32_t i = 0; i < 3; i++) {
        uint64_t hits = counters->l2_hits, misses = counters->l2_misses, reads = counters->dram_reads;
        const struct mem_l2 *l2 = &monitor.rig.system->l2;
        bool one_bank = mem_l2_bank_number(l2, control) == mem_l2_bank_number(l2, entries + i);
        uint64_t now = 10000 * (i + 1);

        CHECK_EQUAL(arm_equal(MONITOR_WORD, i, i, now), SYNCMON_ARM_LOGGED);
        CHECK_EQUAL(counters->l2_hits - hits, i > 0);
        CHECK_EQUAL(counters->l2_misses - misses, i > 0 ? 1 : 2);
        CHECK_EQUAL(counters->dram_reads - reads, i == 0);
        if (i > 0)
            CHECK_EQUAL(bank_delay(control, now), one_bank ? 2 : 1);
        if (i > 0 && !one_bank)
            CHECK_EQUAL(bank_delay(entries + i, now), 1);
    }
    monitor_stop();
}

/* While waits on a condition are in the log, later ones follow; waits for other values or words do not. */
static void later_waiters_follow_into_the_log(void)
{
    static const char *const settings[] = {"syncmon.waiters 2", NULL};

    monitor_start(settings);
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 16);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 1, 10), SYNCMON_ARM_WATCHED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 2, 20), SYNCMON_ARM_WATCHED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 3, 30), SYNCMON_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 2, 4, 30), SYNCMON_ARM_LOGGED);
    end(1);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 5, 50), SYNCMON_ARM_LOGGED); /* there is room, but 3 came before */
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 3, 9, 50), SYNCMON_ARM_WATCHED);
    end(9);
    CHECK_EQUAL(arm_equal(MONITOR_WORD + 4, 1, 6, 50), SYNCMON_ARM_WATCHED);
    end(3);
    end(4);
    monitor_store_read(3);
    end(6);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 7, 60), SYNCMON_ARM_LOGGED); /* read, but 5 still waits */
    end(5);
    end(7);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 8, 70), SYNCMON_ARM_WATCHED);
    monitor_store(MONITOR_WORD, 1, 4, 80);
    CHECK_MET(2, 8);
    monitor_stop();
}

static void small_monitors(void)
{
    static const struct {
        const char *sets, *ways, *waiters;
        uint32_t room; /* for conditions on different words */
    } cases[] = {{"syncmon.sets 0", "syncmon.ways 4", "syncmon.waiters 512", 0},
                 {"syncmon.sets 256", "syncmon.ways 4", "syncmon.waiters 0", 0},
                 {"syncmon.sets 1", "syncmon.ways 1", "syncmon.waiters 1", 1},
                 {"syncmon.sets 1", "syncmon.ways 1", "syncmon.waiters 512", 1},
                 {"syncmon.sets 1", "syncmon.ways 2", "syncmon.waiters 512", 2},
                 {"syncmon.sets 1", "syncmon.ways 8", "syncmon.waiters 512", 8},
                 {"syncmon.sets 1", "syncmon.ways 8", "syncmon.waiters 5", 5},
                 {"syncmon.sets 256", "syncmon.ways 4", "syncmon.waiters 8", 8}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const char *const settings[] = {cases[i].sets, cases[i].ways, cases[i].waiters, NULL};

        monitor_start(settings);
        test_context(cases[i].waiters);
        syncmon_set_log(monitor.syncmon, MONITOR_LOG, 16);
        for (uint32_t round = 0; round < 3; round++) {
            for (uint32_t slot = 0; slot < 10; slot++)
                CHECK_EQUAL(arm_equal(MONITOR_WORD + slot * 4, 1, slot, 10),
                            slot < cases[i].room ? SYNCMON_ARM_WATCHED : SYNCMON_ARM_LOGGED);
            for (uint32_t slot = 0; slot < 10; slot++) {
                monitor_store(MONITOR_WORD + slot * 4, 1, 4, 20);
                CHECK_EQUAL(monitor.met_count, slot < cases[i].room);
                monitor.met_count = 0;
                end(slot);
            }
            monitor_store_read(monitor.logged);
        }
        monitor_stop();
    }
    test_context(0);
}

/* All ways of an L2 set but one can be pinned; they stay whatever else comes. */
static void one_line_of_a_set_stays_replaceable(void)
{
    uint32_t ways, stride;
    uint64_t hits;

    monitor_start(NULL);
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 16);
    ways = (uint32_t)monitor.rig.parameters.l2_ways;
    stride = (uint32_t)(monitor.rig.parameters.l2_bytes / ways);
    for (uint32_t i = 0; i < ways; i++)
        CHECK_EQUAL(arm_equal(MONITOR_WORD + i * stride, 1, i, 10),
                    i < ways - 1 ? SYNCMON_ARM_WATCHED : SYNCMON_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(MONITOR_WORD + 4, 1, 100, 10), SYNCMON_ARM_WATCHED); /* a line that is pinned already */
    for (uint32_t i = 0; i < 4 * ways; i++)
        mem_l2_access(&monitor.rig.system->l2, MONITOR_WORD / 64 + (ways + i) * (stride / 64), MEM_L2_READ, 100, 100);
    hits = monitor.rig.system->counters.l2_hits;
    for (uint32_t i = 0; i < ways - 1; i++)
        mem_l2_access(&monitor.rig.system->l2, MONITOR_WORD / 64 + i * (stride / 64), MEM_L2_READ, 200, 200);
    CHECK_EQUAL(monitor.rig.system->counters.l2_hits, hits + ways - 1);

    /* A line whose last waiter has gone can be replaced again, and another be pinned. */
    end(0);
    CHECK(monitor_watches(MONITOR_WORD));
    CHECK_EQUAL(arm_equal(MONITOR_WORD + 20 * stride, 1, 20, 10), SYNCMON_ARM_LOGGED);
    end(100);
    CHECK(!monitor_watches(MONITOR_WORD));
    CHECK_EQUAL(arm_equal(MONITOR_WORD + 21 * stride, 1, 21, 10), SYNCMON_ARM_WATCHED);
    for (uint32_t i = 0; i < 4 * ways; i++)
        mem_l2_access(&monitor.rig.system->l2, MONITOR_WORD / 64 + (32 + i) * (stride / 64), MEM_L2_READ, 300, 300);
    hits = monitor.rig.system->counters.l2_hits;
    mem_l2_access(&monitor.rig.system->l2, MONITOR_WORD / 64, MEM_L2_READ, 400, 400);
    CHECK_EQUAL(monitor.rig.system->counters.l2_hits, hits);
    monitor_stop();
}

static void a_direct_mapped_l2_pins_nothing(void)
{
    static const char *const settings[] = {"l2.ways 1", NULL};

    monitor_start(settings);
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 16);
    CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 1, 10), SYNCMON_ARM_LOGGED);
    CHECK(!monitor_watches(MONITOR_WORD));
    monitor_stop();
}

static void times_are_published(void)
{
    const struct mem_condition condition = equals(MONITOR_WORD, 1);

    monitor_start(NULL);
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 4);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 0);
    arm(&condition, 1, 100, 1000); /* a wait that is tried again: counts from this arming */
    arm(&condition, 2, 1000, 1000);
    monitor_store(MONITOR_WORD, 1, 4, 1800);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 2);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_mean)), 800);
    arm(&condition, 1, 2000, 2000);
    monitor_store(MONITOR_WORD, 1, 4, 2000);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 3);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_mean)), 700);
    monitor_stop();
}

/* A write of the mean takes a turn of the log's bank only for policies whose firmware reads it, and if it is asked for. */
static void a_write_of_the_mean_may_take_a_turn(void)
{
    static const struct {
        const char *setting;
        enum cp_resume resume;
        uint64_t turns;
    } rows[] = {{"log.mean_writes 0", CP_RESUME_PREDICT, 0},
                {"log.mean_writes 1", CP_RESUME_ALL, 0},
                {"log.mean_writes 1", CP_RESUME_PREDICT, 1}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const char *const settings[] = {rows[i].setting, NULL};
        const struct mem_counters *counters;
        uint64_t accesses;

        monitor_start(settings);
        syncmon_set_log(monitor.syncmon, MONITOR_LOG, 4);
        syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, rows[i].resume);
        counters = &monitor.rig.system->counters;
        CHECK_EQUAL(arm_equal(MONITOR_WORD, 1, 1, 100), SYNCMON_ARM_WATCHED);
        accesses = counters->l2_accesses;
        monitor_store(MONITOR_WORD, 1, 4, 1800);
        test_context(rows[i].setting);
        CHECK_EQUAL(counters->l2_accesses - accesses, 1 + rows[i].turns); /* 1: the store */
        CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 1);
        monitor_stop();
    }
    test_context(0);
}

static void storage_follows_the_parameters(void)
{
    struct parameters parameters;
    struct syncmon_storage_row rows[SYNCMON_STORAGE_ROWS];
    uint32_t seen = 0;

    parameters_default(&parameters);
    syncmon_storage(&parameters, rows);
    CHECK_EQUAL(rows[0].entries * rows[0].awg_bits + rows[1].entries * rows[1].awg_bits, 26112);
    CHECK_EQUAL(rows[2].entries * rows[2].awg_bits, 12288);
    CHECK_EQUAL(rows[3].entries * rows[3].awg_bits, 8192);
    CHECK_EQUAL(rows[0].model_bits, 18 + 10 + 31 + 64 + 64 + 3);
    CHECK_EQUAL(rows[1].model_bits, 18 + 12 + 32 + 32 + 64 + 64);
    CHECK_EQUAL(rows[2].model_bits, 26 + 31 + 1);
    for (uint32_t i = 0; i < SYNCMON_STORAGE_ROWS; i++) {
        bool counted = i < SYNCMON_STORAGE_AWG, extends = i >= SYNCMON_STORAGE_AWG + SYNCMON_STORAGE_BESIDES;

        test_context(rows[i].part);
        CHECK((rows[i].awg_bits != 0) == counted && (rows[i].awg_fields != NULL) == counted);
        CHECK((rows[i].extension != 0) == extends);
        CHECK(rows[i].entries && rows[i].model_bits && rows[i].model_fields);
        seen |= rows[i].extension;
    }
    test_context(0);
    CHECK_EQUAL(seen, CP_EXTENSION_ALL);
    CHECK_EQUAL(rows[SYNCMON_STORAGE_AWG].entries, 320);      /* waves */
    CHECK_EQUAL(rows[SYNCMON_STORAGE_AWG + 4].entries, 64);   /* of the log */
    CHECK_EQUAL(rows[SYNCMON_STORAGE_AWG + 6].entries, 4096); /* slots */
    CHECK_EQUAL(rows[SYNCMON_STORAGE_AWG + 7].entries, 4096 * 16);
    CHECK_EQUAL(rows[SYNCMON_STORAGE_AWG + 8].model_bits, 128); /* two multipliers a way */
    CHECK_EQUAL(rows[SYNCMON_STORAGE_AWG + 10].model_bits, 4 + 128 + 6 + 1 + 7 + 18);
    parameters.syncmon_waiters = 64;
    parameters.syncmon_sets = 16;
    syncmon_storage(&parameters, rows);
    CHECK_EQUAL(rows[0].entries, 64);
    CHECK_EQUAL(rows[0].awg_bits, 12);
    CHECK_EQUAL(rows[1].awg_bits, 12);
    parameters.syncmon_waiters = 0;
    parameters.syncmon_sets = 0;
    syncmon_storage(&parameters, rows);
    CHECK_EQUAL(rows[0].entries + rows[1].entries, 0);
}

TEST_MAIN()
{
    return test_run("syncmon_limits", (const struct test_case[]){TEST(log_wraps_and_fills),
                                                                 TEST(an_entry_costs_two_accesses),
                                                                 TEST(later_waiters_follow_into_the_log),
                                                                 TEST(small_monitors),
                                                                 TEST(one_line_of_a_set_stays_replaceable),
                                                                 TEST(a_direct_mapped_l2_pins_nothing),
                                                                 TEST(times_are_published),
                                                                 TEST(a_write_of_the_mean_may_take_a_turn),
                                                                 TEST(storage_follows_the_parameters),
                                                                 {0}});
}
