/* test_syncmon_model.c - the SyncMon in random use, against a list of waiters that is scanned on every write. */
#include "onward/bloom.h"
#include "onward/predictor.h"
#include "support_syncmon.h"
#include "test.h"

#include <string.h>

#define LINES   3u
#define RECORDS 512u

struct record {
    struct mem_waiter waiter;
    struct mem_condition condition;
    uint64_t order; /* of arming */
    bool live, in_log, expected;
};

struct flight {
    struct mem_waiter waiter;
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

static uint32_t below(uint32_t limit)
{
    return (uint32_t)(random_mixed(&model.seed) % limit);
}

static struct cp_bloom *bloom_of(const struct mem_condition *condition)
{
    return &model.blooms[(condition->address - MONITOR_WORD) / 64][condition->address % 64][condition->bytes == 8];
}

static bool same_word(const struct mem_condition *a, const struct mem_condition *b)
{
    return a->address == b->address && a->bytes == b->bytes;
}

static bool same_condition(const struct mem_condition *a, const struct mem_condition *b)
{
    return same_word(a, b) && a->mask == b->mask && a->value == b->value && a->condition == b->condition;
}

static bool same_wait(const struct mem_waiter *a, const struct mem_waiter *b)
{
    return a->slot == b->slot && a->generation == b->generation && a->wait_number == b->wait_number;
}

static bool is_older(const struct record *a, const struct record *b)
{
    return a->waiter.since != b->waiter.since ? a->waiter.since < b->waiter.since : a->order < b->order;
}

static bool has_waiters(const struct mem_condition *word, bool in_log)
{
    for (uint32_t i = 0; i < RECORDS; i++) {
        if (model.records[i].live && model.records[i].in_log == in_log && same_word(&model.records[i].condition, word))
            return true;
    }
    return false;
}

static bool same_watched(const struct mem_condition *a, const struct mem_condition *b)
{
    return model.watch == CP_WATCH_ACCESS ? same_word(a, b) : same_condition(a, b);
}

static bool has_spilled(const struct mem_condition *condition)
{
    for (uint32_t i = 0; i < RECORDS; i++) {
        const struct record *record = &model.records[i];

        if (record->live && record->in_log && same_watched(&record->condition, condition))
            return true;
    }
    return false;
}

static struct mem_condition random_condition(void)
{
    static const uint8_t offsets[2][4] = {{0, 4, 8, 60}, {0, 8, 56, 16}};
    uint32_t wide = below(3) == 0;
    uint64_t whole = wide ? UINT64_MAX : UINT32_MAX;
    struct mem_condition condition = {.address = MONITOR_WORD + below(LINES) * 64 + offsets[wide][below(4)],
                                      .mask = below(4) ? whole : 0xff,
                                      .value = below(3),
                                      .condition = (uint8_t)(below(2) ? ISA_WAIT_EQ : 1 + below(4)),
                                      .bytes = wide ? 8 : 4};

    return condition;
}

static void drop_model_flights(uint32_t slot, uint32_t generation, uint64_t wait_number)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < model.flight_count; i++) {
        const struct mem_waiter *waiter = &model.flights[i].waiter;

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

static bool is_known(const struct mem_waiter *waiter, const struct mem_condition *condition)
{
    for (uint32_t i = 0; i < RECORDS; i++) {
        const struct record *record = &model.records[i];

        if (!record->live || !same_wait(&record->waiter, waiter))
            continue;
        if (model.watch == CP_WATCH_ACCESS && !record->in_log && same_word(&record->condition, condition))
            return true;
        if (same_condition(&record->condition, condition))
            return true;
    }
    return false;
}

static void arm_at_random(uint64_t now, bool roomy)
{
    static const uint8_t atomics[] = {EXECUTE_ATOMIC_LOAD, EXECUTE_ATOMIC_CMPSWAP, EXECUTE_ATOMIC_ADD,
                                      EXECUTE_ATOMIC_SWAP};
    uint32_t slot = below(16);
    const struct mem_condition condition = random_condition();
    const struct mem_waiter waiter = {.slot = slot,
                                      .generation = 1 + slot % 2,
                                      .wait_number = model.wait_numbers[slot],
                                      .since = now - below(3) * below(50),
                                      .atomic = atomics[below(4)],
                                      .operand = {below(3), below(3)}};
    struct record *record = unused_record();
    bool again = is_known(&waiter, &condition), followed = has_spilled(&condition);
    bool watched_before = has_waiters(&condition, false);
    enum syncmon_armed result;

    if (!record)
        return;
    result = syncmon_arm(monitor.syncmon, &condition, &waiter, now);
    CHECK_EQUAL(result == SYNCMON_ARM_AGAIN, again);
    if (result == SYNCMON_ARM_AGAIN)
        return;
    drop_model_flights(waiter.slot, waiter.generation, waiter.wait_number);
    CHECK(!followed || result == SYNCMON_ARM_LOGGED);
    CHECK(!roomy || followed || result == SYNCMON_ARM_WATCHED);
    CHECK(result != SYNCMON_ARM_FULL);
    *record = (struct record){waiter, condition, model.orders++, true, result == SYNCMON_ARM_LOGGED, false};
    if (result == SYNCMON_ARM_WATCHED && !watched_before)
        *bloom_of(&condition) = (struct cp_bloom){0};
}

static uint64_t word_value(const struct mem_condition *condition)
{
    uint64_t value = 0;

    memcpy(&value, monitor.rig.memory.bytes + condition->address, condition->bytes);
    return value;
}

static bool holds(const struct mem_condition *condition, uint64_t value)
{
    return execute_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask,
                                  condition->value);
}

/* The oldest waiter on a word that is younger than a record and not resumed yet. */
static struct record *next_on_word(const struct mem_condition *word, const struct record *after)
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

static void expect_exactly(const struct mem_condition *word)
{
    uint64_t value = word_value(word);

    for (uint32_t i = 0; i < model.flight_count; i++) {
        const struct flight *flight = &model.flights[i];

        if (flight->address == word->address && flight->bytes == word->bytes)
            value = execute_atomic_result((enum execute_atomic)flight->waiter.atomic, word->bytes, value,
                                          flight->waiter.operand[0], flight->waiter.operand[1]);
    }
    for (struct record *record = next_on_word(word, NULL); record; record = next_on_word(word, record)) {
        if (!holds(&record->condition, value))
            continue;
        expect(record);
        value = execute_atomic_result((enum execute_atomic)record->waiter.atomic, word->bytes, value,
                                      record->waiter.operand[0], record->waiter.operand[1]);
        model.flights[model.flight_count++] = (struct flight){record->waiter, word->address, word->bytes};
    }
}

/* Whom an update that meets the condition of the oldest of its waiters resumes. */
static void expect_condition(struct record *oldest)
{
    const struct mem_condition *condition = &oldest->condition;
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

static void expect_word(const struct mem_condition *word, bool written)
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
    struct mem_condition words[RECORDS];
    uint32_t count = 0;

    for (uint32_t i = 0; i < RECORDS; i++) {
        const struct record *record = &model.records[i];
        const struct mem_condition *condition = &record->condition;
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

static struct record *expected_record(const struct mem_waiter *waiter)
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

    CHECK_EQUAL(monitor.met_count, model.expected);
    for (uint32_t i = 0; i < monitor.met_count && i < RECORDS; i++) {
        struct record *record = expected_record(&monitor.met[i]);

        CHECK(record != NULL);
        if (!record)
            return;
        for (uint32_t j = 0; j < i; j++)
            CHECK(!same_condition(&last[j]->condition, &record->condition) || !is_older(record, last[j]) ||
                  same_wait(&last[j]->waiter, &record->waiter));
        last[i] = record;
        record->expected = false;
    }
    for (uint32_t i = 0; i < monitor.met_count && i < RECORDS; i++)
        model.records[last[i] - model.records].live = false;
    monitor.met_count = 0;
    model.expected = 0;
}

static void touch_at_random(uint64_t now, bool written)
{
    uint32_t bytes = 1u << below(4);
    uint64_t address = MONITOR_WORD + below(LINES) * 64 + below(3) * 4 + below(2) * 52;
    uint64_t value = below(3);

    if (address % 64 + bytes > 64)
        return;
    if (below(4) == 0)
        address += below(2);
    if (address % 64 + bytes > 64)
        return;
    memcpy(monitor.rig.memory.bytes + address, &value, written ? bytes : 0);
    expect_touched(address, bytes, written);
    if (written)
        syncmon_written(monitor.syncmon, address, bytes, false, now);
    else if (syncmon_watches_reads(monitor.syncmon))
        syncmon_read(monitor.syncmon, address, bytes, now);
    check_expected();
}

static void end_at_random(void)
{
    uint32_t slot = below(16), generation = 1 + slot % 2, number = model.wait_numbers[slot];

    if (below(3) == 0) {
        syncmon_tried(monitor.syncmon, slot, generation);
        drop_model_flights(slot, generation, UINT64_MAX);
        return;
    }
    syncmon_end(monitor.syncmon, slot, generation, number);
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
            bool here = record->live && !record->in_log && record->condition.address / 64 == MONITOR_WORD / 64 + line;

            watched |= here;
            registered += here;
        }
        CHECK_EQUAL(monitor_watches(MONITOR_WORD + line * 64), watched);
    }
    CHECK_EQUAL(syncmon_waiters(monitor.syncmon), registered);
}

static const struct size {
    const char *name;
    const char *settings[3];
    bool roomy;
} sizes[] = {{"roomy", {"syncmon.ways 64"}, true},
             {"few waiters", {"syncmon.waiters 12"}, false},
             {"few conditions", {"syncmon.sets 2", "syncmon.ways 2"}, false}};

static const struct mode {
    const char *name;
    enum cp_watch watch;
    enum cp_resume resume;
    uint32_t extensions;
} modes[] = {{"access", CP_WATCH_ACCESS, CP_RESUME_ALL, 0},
             {"all", CP_WATCH_VALUE, CP_RESUME_ALL, 0},
             {"all, skewed", CP_WATCH_VALUE, CP_RESUME_ALL, CP_EXTENSION_SKEWED},
             {"one", CP_WATCH_VALUE, CP_RESUME_ONE, 0},
             {"predict", CP_WATCH_VALUE, CP_RESUME_PREDICT, 0},
             {"exact", CP_WATCH_VALUE, CP_RESUME_EXACT, 0},
             {"all extensions, without an execute callback", CP_WATCH_VALUE, CP_RESUME_PREDICT, CP_EXTENSION_ALL}};

static const char *size_text(uint64_t value)
{
    return sizes[value].name;
}

static const char *mode_text(uint64_t value)
{
    return modes[value].name;
}

static struct test_parameter size_row = {.name = "size", .count = 3, .text = size_text};
static struct test_parameter mode_row = {.name = "mode", .count = 7, .text = mode_text};

static void same_as_the_naive_model(void)
{
    const struct size *size = &sizes[size_row.value];
    const struct mode *mode = &modes[mode_row.value];

    monitor_start(size->settings);
    memset(&model, 0, sizeof(model));
    model.seed = 1 + size_row.value * 10 + mode_row.value;
    model.watch = mode->watch;
    model.resume = mode->resume;
    syncmon_set_log(monitor.syncmon, MONITOR_LOG, 1024);
    syncmon_set_mode(monitor.syncmon, mode->watch, mode->resume);
    syncmon_set_extensions(monitor.syncmon, mode->extensions);
    for (uint64_t now = 1000; now < 6000; now++) {
        uint32_t choice = below(16);

        if (choice < 8)
            arm_at_random(now, size->roomy);
        else if (choice < 13)
            touch_at_random(now, mode->watch == CP_WATCH_VALUE || below(2));
        else
            end_at_random();
        monitor_store_read(monitor.logged);
        check_state();
    }
    CHECK(monitor_counters()->resumed > (size->roomy ? 500 : 5));
    CHECK_EQUAL(monitor_counters()->logged > 100, !size->roomy);
    monitor_stop();
}

TEST_MAIN()
{
    return test_run("syncmon_model",
                    (const struct test_case[]){TEST(same_as_the_naive_model, &size_row, &mode_row), {0}});
}
