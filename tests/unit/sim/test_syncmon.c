/* test_syncmon.c - the SyncMon: conditions, whom updates resume, and which accesses it sees. */
#include "support_waiters.h"

static struct test_parameter resume =
    TEST_VALUES("resume", CP_RESUME_ALL, CP_RESUME_ONE, CP_RESUME_PREDICT, CP_RESUME_EXACT);

static void conditions_by_kind_mask_and_width(void)
{
    static const struct {
        const char *name;
        uint64_t mask, value;
        uint8_t condition, bytes;
        uint64_t store_at; /* offset */
        uint64_t stored;
        uint32_t stored_bytes;
        bool met;
    } cases[] = {
        {"eq met", UINT32_MAX, 7, ISA_WAIT_EQ, 4, 0, 7, 4, true},
        {"eq not met", UINT32_MAX, 7, ISA_WAIT_EQ, 4, 0, 8, 4, false},
        {"eq of -1", UINT32_MAX, UINT32_MAX, ISA_WAIT_EQ, 4, 0, UINT32_MAX, 4, true},
        {"eq, upper bits of a 4-byte value do not count", UINT64_MAX, UINT64_MAX, ISA_WAIT_EQ, 4, 0, UINT32_MAX, 4,
         true},
        {"eq under a mask", 0xff, 7, ISA_WAIT_EQ, 4, 0, 0x1207, 4, true},
        {"eq under a mask not met", 0xff, 7, ISA_WAIT_EQ, 4, 0, 0x0712, 4, false},
        {"ne met", UINT32_MAX, 0, ISA_WAIT_NE, 4, 0, 1, 4, true},
        {"ne not met: the same value again", UINT32_MAX, 0, ISA_WAIT_NE, 4, 0, 0, 4, false},
        {"ne under a mask", 0xf0, 0, ISA_WAIT_NE, 4, 0, 0x0f, 4, false},
        {"lt met", UINT32_MAX, 5, ISA_WAIT_LT, 4, 0, 4, 4, true},
        {"lt not met", UINT32_MAX, 5, ISA_WAIT_LT, 4, 0, 5, 4, false},
        {"lt is unsigned", UINT32_MAX, 5, ISA_WAIT_LT, 4, 0, UINT32_MAX, 4, false},
        {"ge met", UINT32_MAX, 5, ISA_WAIT_GE, 4, 0, 5, 4, true},
        {"ge not met", UINT32_MAX, 5, ISA_WAIT_GE, 4, 0, 4, 4, false},
        {"8 bytes, eq", UINT64_MAX, UINT64_C(1) << 40, ISA_WAIT_EQ, 8, 0, UINT64_C(1) << 40, 8, true},
        {"8 bytes, low half only", UINT64_MAX, 5, ISA_WAIT_EQ, 8, 0, 5, 4, true},
        {"8 bytes, high half only", UINT64_MAX, UINT64_C(5) << 32, ISA_WAIT_EQ, 8, 4, 5, 4, true},
        {"8 bytes, ge", UINT64_MAX, UINT64_C(1) << 33, ISA_WAIT_GE, 8, 0, UINT32_MAX, 8, false},
        {"a byte of the word", UINT32_MAX, 0x050000, ISA_WAIT_EQ, 4, 2, 5, 1, true},
        {"the word before", UINT32_MAX, 7, ISA_WAIT_EQ, 4, 4, 7, 4, false},
        {"a store across the word's begin", UINT32_MAX, 0x0201, ISA_WAIT_EQ, 4, UINT64_MAX - 1, 0x02010000, 4, true},
        {"8 bytes over a 4-byte word", UINT32_MAX, 9, ISA_WAIT_EQ, 4, UINT64_MAX - 3, UINT64_C(9) << 32, 8, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t at = MONITOR_WORD + 8;
        const struct mem_condition condition = {at, cases[i].mask, cases[i].value, cases[i].condition, cases[i].bytes};

        test_context(cases[i].name);
        monitor_start(NULL);
        syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, (enum cp_resume)resume.value);
        CHECK_EQUAL(arm(&condition, 3, 10, 10), SYNCMON_ARM_WATCHED);
        CHECK(monitor_watches(at));
        monitor_store(at + cases[i].store_at, cases[i].stored, cases[i].stored_bytes, 50);
        CHECK_EQUAL(monitor.met_count, cases[i].met);
        CHECK(!monitor.met_count ||
              (monitor.met_cycle[0] == 50 && monitor.met[0].slot == 3 && monitor.met[0].since == 10));
        CHECK_EQUAL(monitor_watches(at), !cases[i].met);
        CHECK_EQUAL(syncmon_waiters(monitor.syncmon), !cases[i].met);
        monitor_stop();
    }
    test_context(0);
}

static void words_and_conditions_of_one_line(void)
{
    const struct mem_condition wide = {MONITOR_WORD, UINT64_MAX, UINT64_C(3) << 32 | 2, ISA_WAIT_EQ, 8};

    monitor_start(NULL);
    arm_equal(MONITOR_WORD, 1, 1, 0);
    arm_equal(MONITOR_WORD, 2, 2, 0);
    arm_equal(MONITOR_WORD + 4, 3, 3, 0);
    arm(&wide, 4, 0, 0);
    monitor_store(MONITOR_WORD + 60, 1, 4, 5);
    CHECK_NONE_MET();
    monitor_store(MONITOR_WORD, 1, 4, 10);
    CHECK_MET(1);
    CHECK(monitor_watches(MONITOR_WORD));
    monitor_store(MONITOR_WORD, 2, 4, 20);
    CHECK_MET(2);
    CHECK(monitor_watches(MONITOR_WORD));
    monitor_store(MONITOR_WORD + 4, 3, 4, 30);
    CHECK_EQUAL(monitor.met_count, 2);
    CHECK(monitor.met[0].slot + monitor.met[1].slot == 7);
    CHECK(!monitor_watches(MONITOR_WORD));
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 0);
    monitor_stop();
}

static void oldest_first_with_retried_ages(void)
{
    monitor_start(NULL);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
    arm_equal(MONITOR_WORD, 1, 1, 100);
    arm_equal(MONITOR_WORD, 1, 2, 200);
    arm_equal(MONITOR_WORD, 1, 3, 50);
    arm_equal(MONITOR_WORD, 1, 4, 150);
    arm_equal(MONITOR_WORD, 1, 5, 150);
    arm_equal(MONITOR_WORD, 1, 6, 300);
    arm_equal(MONITOR_WORD, 1, 7, 50);
    monitor_store(MONITOR_WORD, 1, 4, 400);
    CHECK_MET(3, 7, 1, 4, 5, 2, 6);
    CHECK_EQUAL(monitor_counters()->overtaken, 0);
    CHECK_EQUAL(monitor_counters()->waiters_most, 7);
    monitor_stop();
}

static void one_resumes_one(void)
{
    monitor_start(NULL);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_ONE);
    for (uint32_t slot = 0; slot < 3; slot++)
        arm_equal(MONITOR_WORD, 0, slot, 10 + slot);
    monitor_store(MONITOR_WORD, 1, 4, 20);
    CHECK_NONE_MET();
    monitor_store(MONITOR_WORD, 0, 4, 30);
    CHECK_MET(0);
    CHECK(monitor_watches(MONITOR_WORD));
    monitor_store(MONITOR_WORD, 1, 4, 40);
    monitor_store(MONITOR_WORD, 0, 4, 50);
    CHECK_MET(1);
    monitor_store(MONITOR_WORD, 0, 4, 60);
    CHECK_MET(2);
    CHECK(!monitor_watches(MONITOR_WORD));
    CHECK_EQUAL(monitor_counters()->met, 3);
    CHECK_EQUAL(monitor_counters()->updates, 5);
    CHECK_EQUAL(monitor_counters()->updates_until_met, 4);

    /* A condition counts from when it is watched, whichever others watch the word. */
    arm_equal(MONITOR_WORD, 100, 5, 70);
    for (uint32_t value = 1; value < 10; value++)
        monitor_store(MONITOR_WORD, value, 4, 70 + value);
    arm_equal(MONITOR_WORD, 11, 6, 80);
    monitor_store(MONITOR_WORD, 10, 4, 81);
    monitor_store(MONITOR_WORD, 11, 4, 82);
    CHECK_MET(6);
    CHECK_EQUAL(monitor_counters()->updates_until_met, 4 + 2);
    monitor_stop();
}

static void predict_tells_locks_from_barriers(void)
{
    monitor_start(NULL);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    for (uint32_t slot = 0; slot < 4; slot++)
        arm_equal(MONITOR_WORD, 0, slot, slot);
    monitor_store(MONITOR_WORD, 1, 4, 10);
    monitor_store(MONITOR_WORD, 0, 4, 20);
    CHECK_MET(0);
    monitor_store(MONITOR_WORD, 2, 4, 30); /* the third value */
    monitor_store(MONITOR_WORD, 0, 4, 40);
    CHECK_MET(1, 2, 3);
    CHECK_EQUAL(monitor_counters()->resume_one, 1);
    CHECK_EQUAL(monitor_counters()->resume_all, 1);

    /* No wave watches now: the filter starts again. */
    for (uint32_t slot = 0; slot < 2; slot++)
        arm_equal(MONITOR_WORD, 0, slot, slot);
    monitor_store(MONITOR_WORD, 0, 4, 60);
    CHECK_MET(0);
    monitor_store(MONITOR_WORD, 0, 4, 70);
    CHECK_MET(1);
    CHECK_EQUAL(monitor_counters()->resume_one, 2);
    CHECK_EQUAL(monitor_counters()->no_bloom, 0);
    monitor_stop();
}

static void without_a_filter_all_are_resumed(void)
{
    static const char *const settings[] = {"syncmon.blooms 1", NULL};

    monitor_start(settings);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    for (uint32_t slot = 0; slot < 2; slot++) {
        arm_equal(MONITOR_WORD, 1, slot, slot);
        arm_equal(MONITOR_WORD + 4, 1, slot, slot);
    }
    CHECK_EQUAL(monitor_counters()->no_bloom, 1);
    monitor_store(MONITOR_WORD + 4, 1, 4, 10);
    CHECK_MET(0, 1);
    monitor_store(MONITOR_WORD, 1, 4, 20);
    CHECK_MET(0);
    monitor_store(MONITOR_WORD, 1, 4, 25);
    CHECK_MET(1);

    /* The filter was given back. */
    arm_equal(MONITOR_WORD + 8, 1, 0, 30);
    arm_equal(MONITOR_WORD + 8, 1, 1, 30);
    CHECK_EQUAL(monitor_counters()->no_bloom, 1);
    monitor_store(MONITOR_WORD + 8, 1, 4, 40);
    CHECK_MET(0);
    monitor_stop();
}

static struct mem_waiter taker(uint32_t slot, uint32_t wait_number)
{
    return (struct mem_waiter){.slot = slot,
                               .generation = 1,
                               .wait_number = wait_number,
                               .since = slot,
                               .atomic = EXECUTE_ATOMIC_CMPSWAP,
                               .operand = {1, 0}}; /* 1 for 0 */
}

/* Locks and barriers under CP_RESUME_EXACT, and what ends a flight. */
static void exact_resumes_those_that_succeed(void)
{
    const struct mem_condition is_free = equals(MONITOR_WORD, 0), open = {MONITOR_WORD, UINT32_MAX, 5, ISA_WAIT_GE, 4};

    monitor_start(NULL);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
    monitor_store(MONITOR_WORD, 1, 4, 0);
    for (uint32_t slot = 0; slot < 4; slot++) {
        const struct mem_waiter waiter = taker(slot, 1);

        syncmon_arm(monitor.syncmon, &is_free, &waiter, 10);
    }
    arm(&open, 8, 8, 10);
    arm(&open, 9, 9, 10);
    monitor_store(MONITOR_WORD, 0, 4, 20);
    CHECK_MET(0); /* takes the lock: no other waiter */
    monitor_store(MONITOR_WORD, 0, 4, 30);
    CHECK_NONE_MET(); /* slot 0 is still on its way */
    syncmon_tried(monitor.syncmon, 0, 1);
    monitor_store(MONITOR_WORD, 1, 4, 40);
    monitor_store(MONITOR_WORD, 0, 4, 50);
    CHECK_MET(1);
    {
        const struct mem_waiter again = taker(1, 2); /* was too late: waits anew */

        syncmon_arm(monitor.syncmon, &is_free, &again, 55);
    }
    monitor_store(MONITOR_WORD, 0, 4, 60);
    CHECK_MET(1); /* the oldest */
    syncmon_end(monitor.syncmon, 1, 1, 2);
    monitor_store(MONITOR_WORD, 0, 4, 70);
    CHECK_NONE_MET(); /* the end of its own wait leaves it in flight */
    syncmon_end(monitor.syncmon, 1, 1, 3);
    monitor_store(MONITOR_WORD, 0, 4, 80);
    CHECK_MET(2);
    syncmon_end(monitor.syncmon, 2, 2, 1); /* another WG has the slot */
    monitor_store(MONITOR_WORD, 5, 4, 90);
    CHECK_MET(8, 9);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_ONE);
    monitor_store(MONITOR_WORD, 0, 4, 100);
    CHECK_MET(3);

    /* Who was in flight before another mode is forgotten. */
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
    for (uint32_t slot = 20; slot < 22; slot++) {
        const struct mem_waiter waiter = taker(slot, 1);

        syncmon_arm(monitor.syncmon, &is_free, &waiter, 110);
    }
    monitor_store(MONITOR_WORD, 0, 4, 120);
    CHECK_MET(20);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
    monitor_store(MONITOR_WORD, 0, 4, 130);
    CHECK_MET(21);
    monitor_stop();
}

/* A waiter that was resumed for a lock and then does something else must not keep the lock from the others. */
static void exact_passes_on_a_turn_that_is_not_taken(void)
{
    const struct mem_condition is_free = equals(MONITOR_WORD, 0), elsewhere = equals(MONITOR_WORD + 128, 5);

    for (uint32_t ends = 0; ends < 2; ends++) {
        monitor_start(NULL);
        syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
        monitor_store(MONITOR_WORD, 1, 4, 0);
        for (uint32_t slot = 0; slot < 3; slot++) {
            const struct mem_waiter waiter = taker(slot, 1);

            syncmon_arm(monitor.syncmon, &is_free, &waiter, 10);
        }
        monitor_store(MONITOR_WORD, 0, 4, 20);
        CHECK_MET(0);
        if (ends) {
            syncmon_tried(monitor.syncmon, 0, 1);
        } else {
            const struct mem_waiter other = taker(0, 2);

            syncmon_arm(monitor.syncmon, &elsewhere, &other, 30);
        }
        CHECK_NONE_MET(); /* not inside of what ends waits */
        rig_run(&monitor.rig);
        CHECK_MET(1);
        monitor_store(MONITOR_WORD, 1, 4, 40);
        syncmon_tried(monitor.syncmon, 1, 2); /* it has the lock */
        rig_run(&monitor.rig);
        CHECK_NONE_MET();
        monitor_stop();
    }
}

static void any_access_wakes_and_arming_does_not(void)
{
    struct rig_wave wave;
    struct rig_access access;
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, 4, 0, 0);
    struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, ISA_OPERAND_NONE, 0, 2);

    monitor_start(NULL);
    syncmon_set_mode(monitor.syncmon, CP_WATCH_ACCESS, CP_RESUME_ALL);
    CHECK(syncmon_watches_reads(monitor.syncmon));
    rig_wave_init(&wave);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, MONITOR_WORD, 0);

    arm_equal(MONITOR_WORD, 77, 1, 10);
    arm_equal(MONITOR_WORD, 78, 2, 20);
    arm_equal(MONITOR_WORD + 32, 78, 3, 20);
    CHECK_NONE_MET();
    monitor_store(MONITOR_WORD + 4, 0, 4, 30);
    CHECK_NONE_MET();
    monitor_store(MONITOR_WORD, 5, 4, 30);
    CHECK_MET(1, 2);

    /* Waiters for many values of a word need one place of the condition cache: no wait is spilled. */
    for (uint32_t value = 0; value < 20; value++)
        CHECK_EQUAL(arm_equal(MONITOR_WORD, value, 4 + value, 30), SYNCMON_ARM_WATCHED);
    for (uint32_t value = 0; value < 20; value++)
        syncmon_end(monitor.syncmon, 4 + value, 1, 1);

    /* A load through the L1 takes the line, the next one hits there. */
    rig_execute(&monitor.rig, &wave, &load, 0, &access);
    CHECK_MET(3);
    arm_equal(MONITOR_WORD, 77, 1, 40);
    rig_execute(&monitor.rig, &wave, &load, 0, &access);
    CHECK_NONE_MET();

    /* One past the L1 takes its word. */
    load.modifiers = ISA_MOD_GLC;
    arm_equal(MONITOR_WORD + 32, 78, 3, 20);
    rig_execute(&monitor.rig, &wave, &load, 0, &access);
    CHECK_MET(1);

    arm_equal(MONITOR_WORD, 77, 1, 40);
    rig_execute(&monitor.rig, &wave, &add, 0, &access);
    CHECK_MET(1);
    path_cp_copy(monitor.rig.system, MONITOR_WORD + 128, MONITOR_WORD + 32, 4, 500);
    CHECK_MET(3);
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 0);
    CHECK(!monitor_watches(MONITOR_WORD));

    /* Who watches values is not woken by reads. */
    syncmon_set_mode(monitor.syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
    CHECK(!syncmon_watches_reads(monitor.syncmon));
    arm_equal(MONITOR_WORD, 78, 1, 40);
    rig_execute(&monitor.rig, &wave, &load, 0, &access);
    CHECK_NONE_MET();
    monitor_stop();
}

/* Scalar, vector and command processor: what reads the word at the L2, and what writes it. */
enum path {
    BY_LOAD,
    BY_WAITING_LOAD,
    BY_SCALAR_LOAD,
    BY_COPY_FROM,
    BY_STORE,
    BY_BYTE,
    BY_ATOMIC,
    BY_FAILED_CMPSWAP,
    BY_SCALAR_STORE,
    BY_CP_STORE,
    BY_CP_ADD,
    BY_COPY_TO,
    PATHS
};

static void vector_access(enum isa_opcode opcode)
{
    static struct rig_wave wave;
    struct isa_operation operation = rig_flat(opcode, 4, 0, 2);
    struct rig_access access;

    rig_wave_init(&wave);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, MONITOR_WORD, 0);
    wave.vectors[2][0] = 7;
    wave.vectors[3][0] = 100; /* compare operand: not there */
    operation.source[2] = ISA_VGPR_FIRST + 6;
    operation.wait_condition = opcode == ISA_OP_onward_wait_load ? ISA_WAIT_NE : ISA_WAIT_NONE;
    rig_execute(&monitor.rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
}

static void scalar_access(enum execute_access_kind kind)
{
    static struct rig_wave wave;
    const struct execute_scalar_access access = {
        .kind = (uint8_t)kind, .dwords = 1, .destination = 8, .address = MONITOR_WORD};
    uint64_t done, fault_address;

    rig_wave_init(&wave);
    wave.wave.scalar[8] = 7;
    CHECK_EQUAL(path_scalar_memory(monitor.rig.system, 0, &wave.wave, &access, 0, monitor.rig.memory.size, 500, &done,
                                   &fault_address),
                ISA_FAULT_NONE);
}

static void take(enum path path)
{
    switch (path) {
    case BY_LOAD:
        vector_access(ISA_OP_flat_load_dword);
        return;
    case BY_WAITING_LOAD:
        vector_access(ISA_OP_onward_wait_load);
        return;
    case BY_SCALAR_LOAD:
        scalar_access(EXECUTE_ACCESS_LOAD);
        return;
    case BY_COPY_FROM:
        path_cp_copy(monitor.rig.system, MONITOR_WORD + 128, MONITOR_WORD, 4, 500);
        return;
    case BY_STORE:
        vector_access(ISA_OP_flat_store_dword);
        return;
    case BY_BYTE:
        vector_access(ISA_OP_flat_store_byte);
        return;
    case BY_ATOMIC:
        vector_access(ISA_OP_flat_atomic_add);
        return;
    case BY_FAILED_CMPSWAP:
        vector_access(ISA_OP_flat_atomic_cmpswap);
        return;
    case BY_SCALAR_STORE:
        scalar_access(EXECUTE_ACCESS_STORE);
        return;
    case BY_CP_STORE:
        monitor_store(MONITOR_WORD, 7, 4, 500);
        return;
    case BY_CP_ADD:
        path_cp_add(monitor.rig.system, MONITOR_WORD, 7, 500);
        return;
    case BY_COPY_TO:
        path_cp_copy(monitor.rig.system, MONITOR_WORD, MONITOR_WORD + 192, 4, 500);
        return;
    case PATHS:
        return;
    }
}

static void every_path_is_seen(void)
{
    static const struct mem_condition condition = {MONITOR_WORD, UINT32_MAX, 8, ISA_WAIT_LT,
                                                   4}; /* holds whatever is done */

    for (uint32_t i = 0; i < 2 * PATHS; i++) {
        enum path path = (enum path)(i / 2);
        bool writes = path >= BY_STORE, by_value = i % 2;

        monitor_start(NULL);
        syncmon_set_mode(monitor.syncmon, by_value ? CP_WATCH_VALUE : CP_WATCH_ACCESS, CP_RESUME_ALL);
        CHECK_EQUAL(arm(&condition, path, 10, 10), SYNCMON_ARM_WATCHED);
        take(path);
        if (writes || !by_value)
            CHECK_MET(path);
        else
            CHECK_NONE_MET();
        CHECK_EQUAL(monitor_counters()->updates, writes);
        monitor_stop();
    }
}

static void end_forgets_a_wait(void)
{
    monitor_start(NULL);
    syncmon_end(monitor.syncmon, 1, 1, 1);
    for (uint32_t word = 0; word < 16; word++) {
        CHECK_EQUAL(arm_equal(MONITOR_WORD + 4 * word, 1, 1, 10), SYNCMON_ARM_WATCHED);
        CHECK_EQUAL(arm_equal(MONITOR_WORD + 4 * word, 1, 1, 10), SYNCMON_ARM_AGAIN);
        CHECK_EQUAL(arm_equal(MONITOR_WORD + 4 * word, 1, 2, 20), SYNCMON_ARM_WATCHED);
    }
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 32);
    syncmon_end(monitor.syncmon, 1, 2, 1); /* another generation */
    syncmon_end(monitor.syncmon, 1, 1, 2); /* another wait */
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 32);
    end(1);
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 16);
    monitor_store(MONITOR_WORD, 1, 4, 30);
    CHECK_MET(2);
    end(2);
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), 0);
    CHECK(!monitor_watches(MONITOR_WORD));
    monitor_store(MONITOR_WORD + 4, 1, 4, 30);
    CHECK_NONE_MET();
    CHECK_EQUAL(monitor_counters()->armed, 32);
    CHECK_EQUAL(monitor_counters()->variables, 16);
    CHECK_EQUAL(monitor_counters()->conditions, 16);
    CHECK_EQUAL(monitor_counters()->conditions_peak, 16);
    CHECK_EQUAL(monitor_counters()->waiters_peak, 32);
    monitor_stop();
}

TEST_MAIN()
{
    return test_run("syncmon", (const struct test_case[]){TEST(conditions_by_kind_mask_and_width, &resume),
                                                          TEST(words_and_conditions_of_one_line),
                                                          TEST(oldest_first_with_retried_ages),
                                                          TEST(one_resumes_one),
                                                          TEST(predict_tells_locks_from_barriers),
                                                          TEST(without_a_filter_all_are_resumed),
                                                          TEST(exact_resumes_those_that_succeed),
                                                          TEST(exact_passes_on_a_turn_that_is_not_taken),
                                                          TEST(any_access_wakes_and_arming_does_not),
                                                          TEST(every_path_is_seen),
                                                          TEST(end_forgets_a_wait),
                                                          {0}});
}
