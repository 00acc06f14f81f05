/* test_syncmon.c - the SyncMon: conditions, limits, the Monitor Log, whom updates resume; and against a naive model. */
#include "mem/memory_system_internal.h"
#include "mem/syncmon_storage.h"
#include "onward/bloom.h"
#include "onward/monitor_log.h"
#include "onward/predictor.h"
#include "support_memory.h"
#include "test.h"

#include <string.h>

#define WORD 0x100000u /* an address on a line of its own */
#define LOG  0x200000u
#define MOST 4096u

/* What was met, in order. */
struct met {
    struct gpu_waiter waiter;
    uint64_t cycle;
};

static struct rig rig;
static struct gpu_syncmon *syncmon;
static struct met met[MOST];
static uint32_t met_count;
static uint64_t logged;

static void note_met(void *context, const struct gpu_waiter *waiter, uint64_t cycle)
{
    CHECK(context == &rig);
    if (met_count < MOST)
        met[met_count++] = (struct met){*waiter, cycle};
}

static void note_logged(void *context, uint64_t written, uint64_t cycle)
{
    (void)cycle;
    CHECK(context == &rig);
    CHECK_EQUAL(written, logged + 1);
    logged = written;
}

static void start(const char *const *settings)
{
    const struct gpu_syncmon_callbacks callbacks = {.context = &rig, .met = note_met, .logged = note_logged};

    rig_start(&rig, settings);
    gpu_memory_allow(&rig.memory, WORD, 256, GPU_RIGHTS_READ_WRITE);
    syncmon = gpu_memory_syncmon(rig.system);
    gpu_syncmon_listen(syncmon, &callbacks);
    met_count = 0;
    logged = 0;
}

static void stop(void)
{
    rig_stop(&rig);
}

static void store(uint64_t address, uint64_t value, uint32_t bytes, uint64_t now)
{
    gpu_cp_store(rig.system, address, &value, bytes, now);
}

static enum gpu_arm arm(const struct gpu_condition *condition, uint32_t slot, uint64_t since, uint64_t now)
{
    const struct gpu_waiter waiter = {
        .slot = slot, .generation = 1, .wait_number = 1, .since = since, .atomic = ISA_ATOMIC_LOAD};

    return gpu_syncmon_arm(syncmon, condition, &waiter, now);
}

static void end(uint32_t slot)
{
    gpu_syncmon_end(syncmon, slot, 1, 1);
}

static struct gpu_condition equals(uint64_t address, uint64_t value)
{
    return (struct gpu_condition){address, UINT32_MAX, value, ISA_WAIT_EQ, 4};
}

static enum gpu_arm arm_equal(uint64_t address, uint64_t value, uint32_t slot, uint64_t since)
{
    const struct gpu_condition condition = equals(address, value);

    return arm(&condition, slot, since, since);
}

static const struct gpu_syncmon_counters *counters(void)
{
    return gpu_syncmon_counters(syncmon);
}

static bool is_watched(uint64_t address)
{
    return gpu_syncmon_watches_line(syncmon, (uint32_t)(address / GPU_LINE_BYTES));
}

/* Checks the slots that were met since the last time, in order. */
static void check_met(int line, const uint32_t *slots, uint32_t count)
{
    test_check_equal(__FILE__, line, "number of waiters met", met_count, count);
    for (uint32_t i = 0; i < count && i < met_count; i++)
        test_check_equal(__FILE__, line, "slot met", met[i].waiter.slot, slots[i]);
    met_count = 0;
}

#define CHECK_MET(...)                                                                                                 \
    check_met(__LINE__, (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))
#define CHECK_NONE_MET() check_met(__LINE__, NULL, 0)

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
    static const enum cp_resume policies[] = {CP_RESUME_ALL, CP_RESUME_ONE, CP_RESUME_PREDICT, CP_RESUME_EXACT};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (uint32_t p = 0; p < 4; p++) {
            uint64_t at = WORD + 8;
            const struct gpu_condition condition = {at, cases[i].mask, cases[i].value, cases[i].condition,
                                                    cases[i].bytes};

            test_context(cases[i].name);
            start(NULL);
            gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, policies[p]);
            CHECK_EQUAL(arm(&condition, 3, 10, 10), GPU_ARM_WATCHED);
            CHECK(is_watched(at));
            store(at + cases[i].store_at, cases[i].stored, cases[i].stored_bytes, 50);
            CHECK_EQUAL(met_count, cases[i].met);
            CHECK(!met_count || (met[0].cycle == 50 && met[0].waiter.slot == 3 && met[0].waiter.since == 10));
            CHECK_EQUAL(is_watched(at), !cases[i].met);
            CHECK_EQUAL(gpu_syncmon_waiters(syncmon), !cases[i].met);
            stop();
        }
    }
    test_context(0);
}

static void words_and_conditions_of_one_line(void)
{
    const struct gpu_condition wide = {WORD, UINT64_MAX, UINT64_C(3) << 32 | 2, ISA_WAIT_EQ, 8};

    start(NULL);
    arm_equal(WORD, 1, 1, 0);
    arm_equal(WORD, 2, 2, 0);
    arm_equal(WORD + 4, 3, 3, 0);
    arm(&wide, 4, 0, 0);
    store(WORD + 60, 1, 4, 5);
    CHECK_NONE_MET();
    store(WORD, 1, 4, 10);
    CHECK_MET(1);
    CHECK(is_watched(WORD));
    store(WORD, 2, 4, 20);
    CHECK_MET(2);
    CHECK(is_watched(WORD));
    store(WORD + 4, 3, 4, 30);
    CHECK_EQUAL(met_count, 2);
    CHECK(met[0].waiter.slot + met[1].waiter.slot == 7);
    CHECK(!is_watched(WORD));
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), 0);
    stop();
}

static void oldest_first_with_retried_ages(void)
{
    start(NULL);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
    arm_equal(WORD, 1, 1, 100);
    arm_equal(WORD, 1, 2, 200);
    arm_equal(WORD, 1, 3, 50);
    arm_equal(WORD, 1, 4, 150);
    arm_equal(WORD, 1, 5, 150);
    arm_equal(WORD, 1, 6, 300);
    arm_equal(WORD, 1, 7, 50);
    store(WORD, 1, 4, 400);
    CHECK_MET(3, 7, 1, 4, 5, 2, 6);
    CHECK_EQUAL(counters()->overtaken, 0);
    CHECK_EQUAL(counters()->waiters_most, 7);
    stop();
}

static void one_resumes_one(void)
{
    start(NULL);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_ONE);
    for (uint32_t slot = 0; slot < 3; slot++)
        arm_equal(WORD, 0, slot, 10 + slot);
    store(WORD, 1, 4, 20);
    CHECK_NONE_MET();
    store(WORD, 0, 4, 30);
    CHECK_MET(0);
    CHECK(is_watched(WORD));
    store(WORD, 1, 4, 40);
    store(WORD, 0, 4, 50);
    CHECK_MET(1);
    store(WORD, 0, 4, 60);
    CHECK_MET(2);
    CHECK(!is_watched(WORD));
    CHECK_EQUAL(counters()->met, 3);
    CHECK_EQUAL(counters()->updates, 5);
    CHECK_EQUAL(counters()->updates_until_met, 4);

    /* A condition counts from when it is watched, whoever else watches the word. */
    arm_equal(WORD, 100, 5, 70);
    for (uint32_t value = 1; value < 10; value++)
        store(WORD, value, 4, 70 + value);
    arm_equal(WORD, 11, 6, 80);
    store(WORD, 10, 4, 81);
    store(WORD, 11, 4, 82);
    CHECK_MET(6);
    CHECK_EQUAL(counters()->updates_until_met, 4 + 2);
    stop();
}

static void predict_tells_locks_from_barriers(void)
{
    start(NULL);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    for (uint32_t slot = 0; slot < 4; slot++)
        arm_equal(WORD, 0, slot, slot);
    store(WORD, 1, 4, 10);
    store(WORD, 0, 4, 20);
    CHECK_MET(0);
    store(WORD, 2, 4, 30); /* the third value */
    store(WORD, 0, 4, 40);
    CHECK_MET(1, 2, 3);
    CHECK_EQUAL(counters()->resume_one, 1);
    CHECK_EQUAL(counters()->resume_all, 1);

    /* Nobody watches now: the filter starts again. */
    for (uint32_t slot = 0; slot < 2; slot++)
        arm_equal(WORD, 0, slot, slot);
    store(WORD, 0, 4, 60);
    CHECK_MET(0);
    store(WORD, 0, 4, 70);
    CHECK_MET(1);
    CHECK_EQUAL(counters()->resume_one, 2);
    CHECK_EQUAL(counters()->no_bloom, 0);
    stop();
}

static void without_a_filter_all_are_resumed(void)
{
    static const char *const settings[] = {"syncmon.blooms 1", NULL};

    start(settings);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    for (uint32_t slot = 0; slot < 2; slot++) {
        arm_equal(WORD, 1, slot, slot);
        arm_equal(WORD + 4, 1, slot, slot);
    }
    CHECK_EQUAL(counters()->no_bloom, 1);
    store(WORD + 4, 1, 4, 10);
    CHECK_MET(0, 1);
    store(WORD, 1, 4, 20);
    CHECK_MET(0);
    store(WORD, 1, 4, 25);
    CHECK_MET(1);

    /* The filter was given back. */
    arm_equal(WORD + 8, 1, 0, 30);
    arm_equal(WORD + 8, 1, 1, 30);
    CHECK_EQUAL(counters()->no_bloom, 1);
    store(WORD + 8, 1, 4, 40);
    CHECK_MET(0);
    stop();
}

static struct gpu_waiter taker(uint32_t slot, uint32_t wait_number)
{
    return (struct gpu_waiter){.slot = slot,
                               .generation = 1,
                               .wait_number = wait_number,
                               .since = slot,
                               .atomic = ISA_ATOMIC_CMPSWAP,
                               .operand = {1, 0}}; /* 1 for 0 */
}

/* Locks and barriers under the oracle, and what ends a flight. */
static void exact_resumes_those_that_succeed(void)
{
    const struct gpu_condition is_free = equals(WORD, 0), open = {WORD, UINT32_MAX, 5, ISA_WAIT_GE, 4};

    start(NULL);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
    store(WORD, 1, 4, 0);
    for (uint32_t slot = 0; slot < 4; slot++) {
        const struct gpu_waiter waiter = taker(slot, 1);

        gpu_syncmon_arm(syncmon, &is_free, &waiter, 10);
    }
    arm(&open, 8, 8, 10);
    arm(&open, 9, 9, 10);
    store(WORD, 0, 4, 20);
    CHECK_MET(0); /* takes the lock: nobody else */
    store(WORD, 0, 4, 30);
    CHECK_NONE_MET(); /* slot 0 is still on its way */
    gpu_syncmon_tried(syncmon, 0, 1);
    store(WORD, 1, 4, 40);
    store(WORD, 0, 4, 50);
    CHECK_MET(1);
    {
        const struct gpu_waiter again = taker(1, 2); /* was too late: waits anew */

        gpu_syncmon_arm(syncmon, &is_free, &again, 55);
    }
    store(WORD, 0, 4, 60);
    CHECK_MET(1); /* the oldest */
    gpu_syncmon_end(syncmon, 1, 1, 2);
    store(WORD, 0, 4, 70);
    CHECK_NONE_MET(); /* the end of its own wait leaves it in flight */
    gpu_syncmon_end(syncmon, 1, 1, 3);
    store(WORD, 0, 4, 80);
    CHECK_MET(2);
    gpu_syncmon_end(syncmon, 2, 2, 1); /* another WG has the slot */
    store(WORD, 5, 4, 90);
    CHECK_MET(8, 9);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_ONE);
    store(WORD, 0, 4, 100);
    CHECK_MET(3);

    /* Who was in flight before another mode is forgotten. */
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
    for (uint32_t slot = 20; slot < 22; slot++) {
        const struct gpu_waiter waiter = taker(slot, 1);

        gpu_syncmon_arm(syncmon, &is_free, &waiter, 110);
    }
    store(WORD, 0, 4, 120);
    CHECK_MET(20);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_EXACT);
    store(WORD, 0, 4, 130);
    CHECK_MET(21);
    stop();
}

static void any_access_wakes_and_arming_does_not(void)
{
    struct rig_wave wave;
    struct rig_access access;
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, 4, 0, 0);
    struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, ISA_OPERAND_NONE, 0, 2);

    start(NULL);
    gpu_syncmon_set_mode(syncmon, CP_WATCH_ACCESS, CP_RESUME_ALL);
    CHECK(gpu_syncmon_watches_reads(syncmon));
    rig_wave_init(&wave);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, WORD, 0);

    arm_equal(WORD, 77, 1, 10);
    arm_equal(WORD, 78, 2, 20);
    arm_equal(WORD + 32, 78, 3, 20);
    CHECK_NONE_MET();
    store(WORD + 4, 0, 4, 30);
    CHECK_NONE_MET();
    store(WORD, 5, 4, 30);
    CHECK_MET(1, 2);

    /* A load through the L1 takes the line, the next one hits there. */
    rig_execute(&rig, &wave, &load, 0, &access);
    CHECK_MET(3);
    arm_equal(WORD, 77, 1, 40);
    rig_execute(&rig, &wave, &load, 0, &access);
    CHECK_NONE_MET();

    /* One past the L1 takes its word. */
    load.modifiers = ISA_MOD_GLC;
    arm_equal(WORD + 32, 78, 3, 20);
    rig_execute(&rig, &wave, &load, 0, &access);
    CHECK_MET(1);

    arm_equal(WORD, 77, 1, 40);
    rig_execute(&rig, &wave, &add, 0, &access);
    CHECK_MET(1);
    gpu_cp_copy(rig.system, WORD + 128, WORD + 32, 4, 500);
    CHECK_MET(3);
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), 0);
    CHECK(!is_watched(WORD));

    /* Who watches values is not woken by reads. */
    gpu_syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
    CHECK(!gpu_syncmon_watches_reads(syncmon));
    arm_equal(WORD, 78, 1, 40);
    rig_execute(&rig, &wave, &load, 0, &access);
    CHECK_NONE_MET();
    stop();
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
    rig_set_lanes(&wave, WORD, 0);
    wave.vectors[2][0] = 7;
    wave.vectors[3][0] = 100; /* compare operand: not there */
    operation.source[2] = ISA_VGPR_FIRST + 6;
    operation.wait_condition = opcode == ISA_OP_onward_wait_load ? ISA_WAIT_NE : ISA_WAIT_NONE;
    rig_execute(&rig, &wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
}

static void scalar_access(enum isa_access_kind kind)
{
    static struct rig_wave wave;
    const struct isa_scalar_access access = {.kind = (uint8_t)kind, .dwords = 1, .destination = 8, .address = WORD};
    uint64_t done, fault_address;

    rig_wave_init(&wave);
    wave.wave.scalar[8] = 7;
    CHECK_EQUAL(gpu_scalar_memory(rig.system, 0, &wave.wave, &access, 0, rig.memory.size, 500, &done, &fault_address),
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
        scalar_access(ISA_ACCESS_LOAD);
        return;
    case BY_COPY_FROM:
        gpu_cp_copy(rig.system, WORD + 128, WORD, 4, 500);
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
        scalar_access(ISA_ACCESS_STORE);
        return;
    case BY_CP_STORE:
        store(WORD, 7, 4, 500);
        return;
    case BY_CP_ADD:
        gpu_cp_add(rig.system, WORD, 7, 500);
        return;
    case BY_COPY_TO:
        gpu_cp_copy(rig.system, WORD, WORD + 192, 4, 500);
        return;
    case PATHS:
        return;
    }
}

static void every_path_is_seen(void)
{
    static const struct gpu_condition condition = {WORD, UINT32_MAX, 8, ISA_WAIT_LT, 4}; /* holds whatever is done */

    for (uint32_t i = 0; i < 2 * PATHS; i++) {
        enum path path = (enum path)(i / 2);
        bool writes = path >= BY_STORE, by_value = i % 2;

        start(NULL);
        gpu_syncmon_set_mode(syncmon, by_value ? CP_WATCH_VALUE : CP_WATCH_ACCESS, CP_RESUME_ALL);
        CHECK_EQUAL(arm(&condition, path, 10, 10), GPU_ARM_WATCHED);
        take(path);
        if (writes || !by_value)
            CHECK_MET(path);
        else
            CHECK_NONE_MET();
        CHECK_EQUAL(counters()->updates, writes);
        stop();
    }
}

static void end_forgets_a_wait(void)
{
    start(NULL);
    gpu_syncmon_end(syncmon, 1, 1, 1);
    for (uint32_t word = 0; word < 16; word++) {
        CHECK_EQUAL(arm_equal(WORD + 4 * word, 1, 1, 10), GPU_ARM_WATCHED);
        CHECK_EQUAL(arm_equal(WORD + 4 * word, 1, 1, 10), GPU_ARM_AGAIN);
        CHECK_EQUAL(arm_equal(WORD + 4 * word, 1, 2, 20), GPU_ARM_WATCHED);
    }
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), 32);
    gpu_syncmon_end(syncmon, 1, 2, 1); /* another generation */
    gpu_syncmon_end(syncmon, 1, 1, 2); /* another wait */
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), 32);
    end(1);
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), 16);
    store(WORD, 1, 4, 30);
    CHECK_MET(2);
    end(2);
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), 0);
    CHECK(!is_watched(WORD));
    store(WORD + 4, 1, 4, 30);
    CHECK_NONE_MET();
    CHECK_EQUAL(counters()->armed, 32);
    CHECK_EQUAL(counters()->variables, 16);
    CHECK_EQUAL(counters()->conditions, 16);
    CHECK_EQUAL(counters()->conditions_peak, 16);
    CHECK_EQUAL(counters()->waiters_peak, 32);
    stop();
}

static uint64_t log_count(size_t offset)
{
    uint64_t count;

    memcpy(&count, rig.memory.bytes + LOG + offset, sizeof(count));
    return count;
}

static struct cp_log_entry log_entry(uint64_t number, uint32_t entries)
{
    struct cp_log_entry entry;

    memcpy(&entry, rig.memory.bytes + LOG + sizeof(struct cp_log_control) + number % entries * sizeof(entry),
           sizeof(entry));
    return entry;
}

static void store_read(uint64_t read)
{
    store(LOG + offsetof(struct cp_log_control, read), read, 8, 1000);
}

/* The log alone: entries, laps, a full log, and nonsense from the other side. */
static void log_wraps_and_fills(void)
{
    static const char *const settings[] = {"syncmon.waiters 0", NULL};
    uint64_t changes, last_change;
    struct cp_log_entry entry;

    start(settings);
    CHECK_EQUAL(arm_equal(WORD, 1, 0, 10), GPU_ARM_FULL); /* there is none */
    gpu_syncmon_set_log(syncmon, LOG, 4);
    CHECK_EQUAL(gpu_syncmon_unread(syncmon), 0);
    changes = rig.memory.changes;
    last_change = rig.memory.last_change;
    for (uint32_t slot = 0; slot < 4; slot++)
        CHECK_EQUAL(arm_equal(WORD + slot * 64, slot, slot, 10 + slot), GPU_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(WORD, 9, 9, 10), GPU_ARM_FULL);
    CHECK_EQUAL(rig.memory.changes, changes);
    CHECK_EQUAL(rig.memory.last_change, last_change);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, written)), 4);
    CHECK_EQUAL(gpu_syncmon_unread(syncmon), 4);
    entry = log_entry(2, 4);
    CHECK_EQUAL(entry.address, WORD + 128);
    CHECK_EQUAL(entry.mask, UINT32_MAX);
    CHECK_EQUAL(entry.value, 2);
    CHECK_EQUAL(entry.since, 12);
    CHECK_EQUAL(entry.slot, 2);
    CHECK_EQUAL(entry.generation, 1);
    CHECK_EQUAL(entry.wait_number, 1);
    CHECK_EQUAL(entry.condition, 1);
    CHECK_EQUAL(entry.bytes, 4);
    CHECK_EQUAL(entry.lap, 1);

    store_read(1);
    CHECK_EQUAL(arm_equal(WORD, 9, 9, 10), GPU_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(WORD, 10, 10, 10), GPU_ARM_FULL);
    CHECK_EQUAL(log_entry(4, 4).lap, 2);
    CHECK_EQUAL(log_entry(4, 4).slot, 9);
    CHECK_EQUAL(log_entry(3, 4).lap, 1);

    store_read(6); /* more than were written */
    CHECK_EQUAL(arm_equal(WORD, 10, 10, 10), GPU_ARM_FULL);
    CHECK_EQUAL(gpu_syncmon_unread(syncmon), 4);
    store_read(UINT64_MAX);
    CHECK_EQUAL(arm_equal(WORD, 10, 10, 10), GPU_ARM_FULL);
    store_read(0); /* more than entries behind */
    CHECK_EQUAL(arm_equal(WORD, 10, 10, 10), GPU_ARM_FULL);
    store_read(5);
    CHECK_EQUAL(arm_equal(WORD, 10, 10, 10), GPU_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(WORD, 10, 10, 10), GPU_ARM_AGAIN);
    CHECK_EQUAL(counters()->logged, 6);
    CHECK_EQUAL(counters()->log_full, 6);
    CHECK_EQUAL(counters()->armed, 0);
    CHECK_EQUAL(logged, 6);
    store(WORD, 9, 4, 50);
    CHECK_NONE_MET(); /* the command processor looks at these */
    stop();
}

/* While waits on an address are in the log, later ones follow; other addresses do not. */
static void later_waiters_follow_into_the_log(void)
{
    static const char *const settings[] = {"syncmon.waiters 2", NULL};

    start(settings);
    gpu_syncmon_set_log(syncmon, LOG, 16);
    CHECK_EQUAL(arm_equal(WORD, 1, 1, 10), GPU_ARM_WATCHED);
    CHECK_EQUAL(arm_equal(WORD, 1, 2, 20), GPU_ARM_WATCHED);
    CHECK_EQUAL(arm_equal(WORD, 1, 3, 30), GPU_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(WORD, 2, 4, 30), GPU_ARM_LOGGED);
    end(1);
    CHECK_EQUAL(arm_equal(WORD, 1, 5, 50), GPU_ARM_LOGGED); /* there is room, but 3 came before */
    CHECK_EQUAL(arm_equal(WORD + 4, 1, 6, 50), GPU_ARM_WATCHED);
    end(3);
    end(4);
    store_read(3);
    end(6);
    CHECK_EQUAL(arm_equal(WORD, 1, 7, 60), GPU_ARM_LOGGED); /* read, but 5 still waits */
    end(5);
    end(7);
    CHECK_EQUAL(arm_equal(WORD, 1, 8, 70), GPU_ARM_WATCHED);
    store(WORD, 1, 4, 80);
    CHECK_MET(2, 8);
    stop();
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

        start(settings);
        test_context(cases[i].waiters);
        gpu_syncmon_set_log(syncmon, LOG, 16);
        for (uint32_t round = 0; round < 3; round++) {
            for (uint32_t slot = 0; slot < 10; slot++)
                CHECK_EQUAL(arm_equal(WORD + slot * 4, 1, slot, 10),
                            slot < cases[i].room ? GPU_ARM_WATCHED : GPU_ARM_LOGGED);
            for (uint32_t slot = 0; slot < 10; slot++) {
                store(WORD + slot * 4, 1, 4, 20);
                CHECK_EQUAL(met_count, slot < cases[i].room);
                met_count = 0;
                end(slot);
            }
            store_read(logged);
        }
        stop();
    }
    test_context(0);
}

/* All ways of an L2 set but one can be pinned; they stay whatever else comes. */
static void one_line_of_a_set_stays_replaceable(void)
{
    uint32_t ways, stride;
    uint64_t hits;

    start(NULL);
    gpu_syncmon_set_log(syncmon, LOG, 16);
    ways = (uint32_t)rig.parameters.l2_ways;
    stride = (uint32_t)(rig.parameters.l2_bytes / ways);
    for (uint32_t i = 0; i < ways; i++)
        CHECK_EQUAL(arm_equal(WORD + i * stride, 1, i, 10), i < ways - 1 ? GPU_ARM_WATCHED : GPU_ARM_LOGGED);
    CHECK_EQUAL(arm_equal(WORD + 4, 1, 100, 10), GPU_ARM_WATCHED); /* a line that is pinned already */
    for (uint32_t i = 0; i < 4 * ways; i++)
        gpu_l2_access(&rig.system->l2, WORD / 64 + (ways + i) * (stride / 64), GPU_L2_READ, 100, 100);
    hits = rig.system->counters.l2_hits;
    for (uint32_t i = 0; i < ways - 1; i++)
        gpu_l2_access(&rig.system->l2, WORD / 64 + i * (stride / 64), GPU_L2_READ, 200, 200);
    CHECK_EQUAL(rig.system->counters.l2_hits, hits + ways - 1);

    /* A line whose last waiter has gone can be replaced again, and another be pinned. */
    end(0);
    CHECK(is_watched(WORD));
    CHECK_EQUAL(arm_equal(WORD + 20 * stride, 1, 20, 10), GPU_ARM_LOGGED);
    end(100);
    CHECK(!is_watched(WORD));
    CHECK_EQUAL(arm_equal(WORD + 21 * stride, 1, 21, 10), GPU_ARM_WATCHED);
    for (uint32_t i = 0; i < 4 * ways; i++)
        gpu_l2_access(&rig.system->l2, WORD / 64 + (32 + i) * (stride / 64), GPU_L2_READ, 300, 300);
    hits = rig.system->counters.l2_hits;
    gpu_l2_access(&rig.system->l2, WORD / 64, GPU_L2_READ, 400, 400);
    CHECK_EQUAL(rig.system->counters.l2_hits, hits);
    stop();
}

static void a_direct_mapped_l2_pins_nothing(void)
{
    static const char *const settings[] = {"l2.ways 1", NULL};

    start(settings);
    gpu_syncmon_set_log(syncmon, LOG, 16);
    CHECK_EQUAL(arm_equal(WORD, 1, 1, 10), GPU_ARM_LOGGED);
    CHECK(!is_watched(WORD));
    stop();
}

static void times_are_published(void)
{
    const struct gpu_condition condition = equals(WORD, 1);

    start(NULL);
    gpu_syncmon_set_log(syncmon, LOG, 4);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 0);
    arm(&condition, 1, 100, 1000); /* a wait that is tried again: counts from this arming */
    arm(&condition, 2, 1000, 1000);
    store(WORD, 1, 4, 1800);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 2);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_mean)), 800);
    arm(&condition, 1, 2000, 2000);
    store(WORD, 1, 4, 2000);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_count)), 3);
    CHECK_EQUAL(log_count(offsetof(struct cp_log_control, met_mean)), 700);
    stop();
}

/*
 * Against a model that keeps a list of waiters and looks at each on every write.
 */
#define LINES   3u
#define RECORDS 512u

struct record {
    struct gpu_waiter waiter;
    struct gpu_condition condition;
    uint64_t order; /* of arming */
    bool live, in_log, expected;
};

struct flight {
    struct gpu_waiter waiter;
    uint64_t address;
    uint8_t bytes;
};

static struct {
    struct record records[RECORDS];
    uint64_t orders;
    struct flight flights[RECORDS];
    uint32_t flight_count;
    struct cp_bloom blooms[LINES][64][2]; /* by line, offset, 8 bytes */
    enum cp_watch watch;
    enum cp_resume resume;
    uint32_t wait_numbers[16]; /* by slot */
    uint64_t seed;
    uint32_t expected;
} model;

static uint32_t random_below(uint32_t limit)
{
    return (uint32_t)(rig_random(&model.seed) % limit);
}

static struct cp_bloom *bloom_of(const struct gpu_condition *condition)
{
    return &model.blooms[(condition->address - WORD) / 64][condition->address % 64][condition->bytes == 8];
}

static bool same_word(const struct gpu_condition *a, const struct gpu_condition *b)
{
    return a->address == b->address && a->bytes == b->bytes;
}

static bool same_condition(const struct gpu_condition *a, const struct gpu_condition *b)
{
    return same_word(a, b) && a->mask == b->mask && a->value == b->value && a->condition == b->condition;
}

static bool same_wait(const struct gpu_waiter *a, const struct gpu_waiter *b)
{
    return a->slot == b->slot && a->generation == b->generation && a->wait_number == b->wait_number;
}

static bool is_older(const struct record *a, const struct record *b)
{
    return a->waiter.since != b->waiter.since ? a->waiter.since < b->waiter.since : a->order < b->order;
}

static bool has_waiters(const struct gpu_condition *word, bool in_log)
{
    for (uint32_t i = 0; i < RECORDS; i++) {
        if (model.records[i].live && model.records[i].in_log == in_log && same_word(&model.records[i].condition, word))
            return true;
    }
    return false;
}

static struct gpu_condition random_condition(void)
{
    static const uint8_t offsets[2][4] = {{0, 4, 8, 60}, {0, 8, 56, 16}};
    uint32_t wide = random_below(3) == 0;
    uint64_t whole = wide ? UINT64_MAX : UINT32_MAX;
    struct gpu_condition condition = {.address = WORD + random_below(LINES) * 64 + offsets[wide][random_below(4)],
                                      .mask = random_below(4) ? whole : 0xff,
                                      .value = random_below(3),
                                      .condition = (uint8_t)(random_below(2) ? ISA_WAIT_EQ : 1 + random_below(4)),
                                      .bytes = wide ? 8 : 4};

    return condition;
}

static void drop_model_flights(uint32_t slot, uint32_t generation, uint64_t wait_number)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < model.flight_count; i++) {
        const struct gpu_waiter *waiter = &model.flights[i].waiter;

        if (waiter->slot != slot || (waiter->generation == generation && waiter->wait_number >= wait_number))
            model.flights[kept++] = model.flights[i];
    }
    model.flight_count = kept;
}

static struct record *unused_record(void)
{
    for (uint32_t i = 0; i < RECORDS; i++) {
        if (!model.records[i].live)
            return &model.records[i];
    }
    return NULL;
}

static bool is_known(const struct gpu_waiter *waiter, const struct gpu_condition *condition)
{
    for (uint32_t i = 0; i < RECORDS; i++) {
        const struct record *record = &model.records[i];

        if (record->live && same_wait(&record->waiter, waiter) && same_condition(&record->condition, condition))
            return true;
    }
    return false;
}

static void arm_at_random(uint64_t now, bool roomy)
{
    static const uint8_t atomics[] = {ISA_ATOMIC_LOAD, ISA_ATOMIC_CMPSWAP, ISA_ATOMIC_ADD, ISA_ATOMIC_SWAP};
    uint32_t slot = random_below(16);
    const struct gpu_condition condition = random_condition();
    const struct gpu_waiter waiter = {.slot = slot,
                                      .generation = 1 + slot % 2,
                                      .wait_number = model.wait_numbers[slot],
                                      .since = now - random_below(3) * random_below(50),
                                      .atomic = atomics[random_below(4)],
                                      .operand = {random_below(3), random_below(3)}};
    struct record *record = unused_record();
    bool again = is_known(&waiter, &condition), followed = has_waiters(&condition, true);
    bool watched_before = has_waiters(&condition, false);
    enum gpu_arm result;

    if (!record)
        return;
    result = gpu_syncmon_arm(syncmon, &condition, &waiter, now);
    CHECK_EQUAL(result == GPU_ARM_AGAIN, again);
    if (result == GPU_ARM_AGAIN)
        return;
    drop_model_flights(waiter.slot, waiter.generation, waiter.wait_number);
    CHECK(!followed || result == GPU_ARM_LOGGED);
    CHECK(!roomy || followed || result == GPU_ARM_WATCHED);
    CHECK(result != GPU_ARM_FULL);
    *record = (struct record){waiter, condition, model.orders++, true, result == GPU_ARM_LOGGED, false};
    if (result == GPU_ARM_WATCHED && !watched_before)
        *bloom_of(&condition) = (struct cp_bloom){0};
}

static uint64_t word_value(const struct gpu_condition *condition)
{
    uint64_t value = 0;

    memcpy(&value, rig.memory.bytes + condition->address, condition->bytes);
    return value;
}

static bool holds(const struct gpu_condition *condition, uint64_t value)
{
    return isa_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask, condition->value);
}

/* The oldest waiter on a word that is younger than a record and not resumed yet. */
static struct record *next_on_word(const struct gpu_condition *word, const struct record *after)
{
    struct record *next = NULL;

    for (uint32_t i = 0; i < RECORDS; i++) {
        struct record *record = &model.records[i];

        if (record->live && !record->in_log && same_word(&record->condition, word) &&
            (!after || is_older(after, record)) && (!next || is_older(record, next)))
            next = record;
    }
    return next;
}

static void expect(struct record *record)
{
    record->expected = true;
    model.expected++;
}

static void expect_exactly(const struct gpu_condition *word)
{
    uint64_t value = word_value(word);

    for (uint32_t i = 0; i < model.flight_count; i++) {
        const struct flight *flight = &model.flights[i];

        if (flight->address == word->address && flight->bytes == word->bytes)
            value = isa_atomic_result((enum isa_atomic)flight->waiter.atomic, word->bytes, value,
                                      flight->waiter.operand[0], flight->waiter.operand[1]);
    }
    for (struct record *record = next_on_word(word, NULL); record; record = next_on_word(word, record)) {
        if (!holds(&record->condition, value))
            continue;
        expect(record);
        value = isa_atomic_result((enum isa_atomic)record->waiter.atomic, word->bytes, value, record->waiter.operand[0],
                                  record->waiter.operand[1]);
        model.flights[model.flight_count++] = (struct flight){record->waiter, word->address, word->bytes};
    }
}

/* Whom an update that meets the condition of the oldest of its waiters resumes. */
static void expect_condition(struct record *oldest)
{
    const struct gpu_condition *condition = &oldest->condition;
    uint32_t count = 0;
    bool all;

    for (uint32_t i = 0; i < RECORDS; i++) {
        const struct record *record = &model.records[i];

        count += record->live && !record->in_log && same_condition(&record->condition, condition);
    }
    all = model.resume == CP_RESUME_ALL ||
          (model.resume == CP_RESUME_PREDICT && cp_resume_predict_all(count, bloom_of(condition)));
    for (uint32_t i = 0; i < RECORDS; i++) {
        struct record *record = &model.records[i];

        if (record->live && !record->in_log && same_condition(&record->condition, condition) &&
            (all || record == oldest))
            expect(record);
    }
}

static void expect_word(const struct gpu_condition *word, bool written)
{
    if (written)
        cp_bloom_add(bloom_of(word), word_value(word));
    if (model.watch == CP_WATCH_VALUE && model.resume == CP_RESUME_EXACT) {
        expect_exactly(word);
        return;
    }
    for (struct record *record = next_on_word(word, NULL); record; record = next_on_word(word, record)) {
        bool first = true;

        if (model.watch == CP_WATCH_ACCESS) {
            expect(record);
            continue;
        }
        for (uint32_t i = 0; i < RECORDS; i++) {
            const struct record *other = &model.records[i];

            first &= !(other->live && !other->in_log && same_condition(&other->condition, &record->condition) &&
                       is_older(other, record));
        }
        if (first && holds(&record->condition, word_value(word)))
            expect_condition(record);
    }
}

static void expect_touched(uint64_t address, uint32_t bytes, bool written)
{
    struct gpu_condition words[RECORDS];
    uint32_t count = 0;

    for (uint32_t i = 0; i < RECORDS; i++) {
        const struct record *record = &model.records[i];
        const struct gpu_condition *condition = &record->condition;
        bool known = false;

        for (uint32_t j = 0; j < count; j++)
            known |= same_word(&words[j], condition);
        if (record->live && !record->in_log && !known && condition->address < address + bytes &&
            address < condition->address + condition->bytes)
            words[count++] = *condition;
    }
    for (uint32_t i = 0; i < count; i++)
        expect_word(&words[i], written);
}

static struct record *expected_record(const struct gpu_waiter *waiter)
{
    struct record *found = NULL;

    for (uint32_t i = 0; i < RECORDS; i++) {
        struct record *record = &model.records[i];

        if (record->live && record->expected && same_wait(&record->waiter, waiter) &&
            record->waiter.since == waiter->since && record->waiter.atomic == waiter->atomic)
            found = record;
    }
    return found;
}

/* Every one that was met was expected, none is missing, and on each condition the order was that of age. */
static void check_expected(void)
{
    const struct record *last[RECORDS];

    CHECK_EQUAL(met_count, model.expected);
    for (uint32_t i = 0; i < met_count && i < RECORDS; i++) {
        struct record *record = expected_record(&met[i].waiter);

        CHECK(record != NULL);
        if (!record)
            return;
        for (uint32_t j = 0; j < i; j++)
            CHECK(!same_condition(&last[j]->condition, &record->condition) || !is_older(record, last[j]) ||
                  same_wait(&last[j]->waiter, &record->waiter));
        last[i] = record;
        record->expected = false;
    }
    for (uint32_t i = 0; i < met_count && i < RECORDS; i++)
        model.records[last[i] - model.records].live = false;
    met_count = 0;
    model.expected = 0;
}

static void touch_at_random(uint64_t now, bool written)
{
    uint32_t bytes = 1u << random_below(4);
    uint64_t address = WORD + random_below(LINES) * 64 + random_below(3) * 4 + random_below(2) * 52;
    uint64_t value = random_below(3);

    if (address % 64 + bytes > 64)
        return;
    if (random_below(4) == 0)
        address += random_below(2);
    if (address % 64 + bytes > 64)
        return;
    memcpy(rig.memory.bytes + address, &value, written ? bytes : 0);
    expect_touched(address, bytes, written);
    if (written)
        gpu_syncmon_written(syncmon, address, bytes, now);
    else if (gpu_syncmon_watches_reads(syncmon))
        gpu_syncmon_read(syncmon, address, bytes, now);
    check_expected();
}

static void end_at_random(void)
{
    uint32_t slot = random_below(16), generation = 1 + slot % 2, number = model.wait_numbers[slot];

    if (random_below(3) == 0) {
        gpu_syncmon_tried(syncmon, slot, generation);
        drop_model_flights(slot, generation, UINT64_MAX);
        return;
    }
    gpu_syncmon_end(syncmon, slot, generation, number);
    drop_model_flights(slot, generation, number);
    for (uint32_t i = 0; i < RECORDS; i++) {
        struct record *record = &model.records[i];

        record->live &= !(record->waiter.slot == slot && record->waiter.wait_number == number);
    }
    model.wait_numbers[slot]++;
}

static void check_state(void)
{
    uint32_t registered = 0;

    for (uint32_t line = 0; line < LINES; line++) {
        bool watched = false;

        for (uint32_t i = 0; i < RECORDS; i++) {
            const struct record *record = &model.records[i];
            bool here = record->live && !record->in_log && record->condition.address / 64 == WORD / 64 + line;

            watched |= here;
            registered += here;
        }
        CHECK_EQUAL(is_watched(WORD + line * 64), watched);
    }
    CHECK_EQUAL(gpu_syncmon_waiters(syncmon), registered);
}

static void walk(const char *const *settings, bool roomy, enum cp_watch watch, enum cp_resume resume, uint64_t seed)
{
    start(settings);
    memset(&model, 0, sizeof(model));
    model.seed = seed;
    model.watch = watch;
    model.resume = resume;
    gpu_syncmon_set_log(syncmon, LOG, 1024);
    gpu_syncmon_set_mode(syncmon, watch, resume);
    for (uint64_t now = 1000; now < 6000; now++) {
        uint32_t choice = random_below(16);

        if (choice < 8)
            arm_at_random(now, roomy);
        else if (choice < 13)
            touch_at_random(now, watch == CP_WATCH_VALUE || random_below(2));
        else
            end_at_random();
        store_read(logged);
        check_state();
    }
    CHECK(counters()->resumed > (roomy ? 500 : 5));
    CHECK_EQUAL(counters()->logged > 100, !roomy);
    stop();
}

static void same_as_the_naive_model(void)
{
    static const char *const few_waiters[] = {"syncmon.waiters 12", NULL};
    static const char *const few_conditions[] = {"syncmon.sets 2", "syncmon.ways 2", NULL};
    static const char *const roomy[] = {"syncmon.ways 64", NULL};
    static const char *const *const sizes[] = {roomy, few_waiters, few_conditions};
    static const struct {
        const char *name;
        enum cp_watch watch;
        enum cp_resume resume;
    } modes[] = {{"access", CP_WATCH_ACCESS, CP_RESUME_ALL},
                 {"all", CP_WATCH_VALUE, CP_RESUME_ALL},
                 {"one", CP_WATCH_VALUE, CP_RESUME_ONE},
                 {"predict", CP_WATCH_VALUE, CP_RESUME_PREDICT},
                 {"exact", CP_WATCH_VALUE, CP_RESUME_EXACT}};

    for (uint32_t size = 0; size < 3; size++) {
        for (uint32_t mode = 0; mode < 5; mode++) {
            test_context(modes[mode].name);
            walk(sizes[size], size == 0, modes[mode].watch, modes[mode].resume, 1 + size * 10 + mode);
        }
    }
    test_context(0);
}

static void storage_follows_the_parameters(void)
{
    struct gpu_parameters parameters;
    struct gpu_storage_row rows[GPU_STORAGE_ROWS];

    gpu_parameters_default(&parameters);
    gpu_syncmon_storage(&parameters, rows);
    CHECK_EQUAL(rows[0].entries * rows[0].awg_bits + rows[1].entries * rows[1].awg_bits, 26112);
    CHECK_EQUAL(rows[2].entries * rows[2].awg_bits, 12288);
    CHECK_EQUAL(rows[3].entries * rows[3].awg_bits, 8192);
    CHECK_EQUAL(rows[0].model_bits, 18 + 10 + 31 + 64 + 64 + 3);
    CHECK_EQUAL(rows[1].model_bits, 18 + 12 + 32 + 32 + 64 + 64);
    CHECK_EQUAL(rows[2].model_bits, 26 + 31 + 1);
    parameters.syncmon_waiters = 64;
    parameters.syncmon_sets = 16;
    gpu_syncmon_storage(&parameters, rows);
    CHECK_EQUAL(rows[0].entries, 64);
    CHECK_EQUAL(rows[0].awg_bits, 12);
    CHECK_EQUAL(rows[1].awg_bits, 12);
    parameters.syncmon_waiters = 0;
    parameters.syncmon_sets = 0;
    gpu_syncmon_storage(&parameters, rows);
    CHECK_EQUAL(rows[0].entries + rows[1].entries, 0);
}

int main(void)
{
    return test_run("syncmon", (const struct test_case[]){TEST(conditions_by_kind_mask_and_width),
                                                          TEST(words_and_conditions_of_one_line),
                                                          TEST(oldest_first_with_retried_ages),
                                                          TEST(one_resumes_one),
                                                          TEST(predict_tells_locks_from_barriers),
                                                          TEST(without_a_filter_all_are_resumed),
                                                          TEST(exact_resumes_those_that_succeed),
                                                          TEST(any_access_wakes_and_arming_does_not),
                                                          TEST(every_path_is_seen),
                                                          TEST(end_forgets_a_wait),
                                                          TEST(log_wraps_and_fills),
                                                          TEST(later_waiters_follow_into_the_log),
                                                          TEST(small_monitors),
                                                          TEST(one_line_of_a_set_stays_replaceable),
                                                          TEST(a_direct_mapped_l2_pins_nothing),
                                                          TEST(times_are_published),
                                                          TEST(same_as_the_naive_model),
                                                          TEST(storage_follows_the_parameters),
                                                          {0}});
}
