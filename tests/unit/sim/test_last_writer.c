/* test_last_writer.c - who last wrote a sync variable. */
#include "mem/last_writer.h"

#include <string.h>

#include "support_memory.h"
#include "test.h"

#define DESTINATION 8u
#define DATA        16u
#define CONDITION   24u
#define BEFORE_LINE 7u /* of the instruction that changed the word last */
#define ATOMIC_LINE 8u

static void note(struct mem_writes *writes, uint64_t address, uint32_t bytes, uint32_t workgroup, uint64_t cycle)
{
    const struct mem_noted_write write = {
        .address = address, .cycle = cycle, .workgroup = {workgroup, 0, 0}, .line = workgroup + 100};

    static const uint8_t before[8], after[8] = {1, 1, 1, 1, 1, 1, 1, 1};

    mem_writes_note(writes, &write, before, after, bytes);
}

static uint32_t writer_at(const struct mem_writes *writes, uint64_t address)
{
    const struct mem_noted_write *write = mem_writes_last(writes, address, 4);

    return write ? write->workgroup[0] : UINT32_MAX;
}

static void follows_lines_with_atomics(void)
{
    struct mem_writes *writes = mem_writes_create(1 << 20);

    CHECK(!mem_writes_follows(writes, 5));
    mem_writes_follow(writes, 5);
    CHECK(mem_writes_follows(writes, 5));
    CHECK(!mem_writes_follows(writes, 4));
    CHECK(!mem_writes_follows(writes, 69));
    mem_writes_free(writes);
}

static void remembers_the_latest(void)
{
    static const struct {
        const char *name;
        uint64_t address;
        uint32_t bytes, workgroup;
        uint64_t look;
        uint32_t expected; /* after all rows so far */
    } cases[] = {
        {"a word", 0x1000, 4, 1, 0x1000, 1},       {"its neighbour", 0x1000, 4, 1, 0x1004, UINT32_MAX},
        {"eight bytes", 0x1008, 8, 2, 0x100c, 2},  {"a byte of a word", 0x1003, 1, 3, 0x1000, 3},
        {"across words", 0x1006, 4, 4, 0x1008, 4}, {"a later write of another", 0x1010, 4, 5, 0x1000, 3},
    };
    struct mem_writes *writes = mem_writes_create(1 << 20);

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        note(writes, cases[i].address, cases[i].bytes, cases[i].workgroup, i + 1);
        CHECK_EQUAL(writer_at(writes, cases[i].look), cases[i].expected);
    }
    mem_writes_free(writes);
}

/* A word has changed when one of its bytes has, and an access of several words has the latest change of them. */
static void only_changes_count(void)
{
    static const struct {
        const char *name;
        uint32_t offset, bytes;
        uint8_t before[12], after[12];
        uint32_t changed; /* a bit for each of the words 0x1000, 0x1004 and 0x1008 */
    } cases[] = {
        {"nothing", 0, 12, {1, 2, 3}, {1, 2, 3}, 0},
        {"the first byte", 0, 4, {1}, {2}, 1},
        {"the last byte", 0, 4, {0, 0, 0, 1}, {0}, 1},
        {"the high word", 0, 8, {0}, {0, 0, 0, 0, 5}, 2},
        {"both words", 0, 8, {0}, {1, 0, 0, 0, 1}, 3},
        {"a byte of the second word", 3, 2, {7, 7}, {7, 8}, 2},
        {"straddling, the first word", 2, 4, {0}, {1}, 1},
        {"straddling, the second word", 2, 4, {0}, {0, 0, 1}, 2},
        {"straddling, the same", 2, 4, {1, 2, 3, 4}, {1, 2, 3, 4}, 0},
        {"three words, the middle", 0, 12, {0}, {0, 0, 0, 0, 0, 1}, 2},
        {"three words, the outer ones", 0, 12, {0}, {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, 5},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct mem_writes *writes = mem_writes_create(1 << 20);
        const struct mem_noted_write write = {.address = 0x1000 + cases[i].offset, .cycle = 9, .workgroup = {1, 0, 0}};

        test_context(cases[i].name);
        mem_writes_note(writes, &write, cases[i].before, cases[i].after, cases[i].bytes);
        for (uint32_t word = 0; word < 3; word++)
            CHECK_EQUAL(writer_at(writes, 0x1000 + word * 4), cases[i].changed >> word & 1 ? 1 : UINT32_MAX);
        CHECK(!mem_writes_last(writes, 0x1000, 12) == !cases[i].changed);
        mem_writes_free(writes);
    }
}

static void an_access_of_several_words_has_the_latest_change(void)
{
    struct mem_writes *writes = mem_writes_create(1 << 20);

    note(writes, 0x1000, 4, 1, 10);
    note(writes, 0x1004, 4, 2, 20);
    CHECK_EQUAL(mem_writes_last(writes, 0x1000, 8)->workgroup[0], 2);
    note(writes, 0x1000, 4, 3, 30);
    CHECK_EQUAL(mem_writes_last(writes, 0x1000, 8)->workgroup[0], 3);
    CHECK_EQUAL(mem_writes_last(writes, 0x1004, 4)->workgroup[0], 2);
    mem_writes_free(writes);
}

/* An atomic on a word that has old: operand (and compare) leave it or change it. */
struct atomic_case {
    const char *name;
    enum isa_opcode narrow, wide;
    uint32_t old, operand, compare;
    bool changes;
};

/* Performs one atomic with these operands; 64-bit ones have theirs in the high words. */
static void perform(struct rig *rig, struct rig_wave *wave, const struct atomic_case *row, bool wide, uint32_t line)
{
    struct isa_operation operation = rig_flat(wide ? row->wide : row->narrow, DESTINATION, 0, DATA);
    struct rig_access access;

    wave->vectors[DATA + (wide ? 1 : 0)][0] = row->operand;
    wave->vectors[DATA + (wide ? 3 : 1)][0] = row->compare;
    operation.line = line;
    if (isa_opcodes[operation.opcode].flags & ISA_OP_WAITING) {
        operation.source[2] = ISA_VGPR_FIRST + CONDITION;
        operation.wait_condition = ISA_WAIT_EQ;
    }
    rig_execute(rig, wave, &operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
    CHECK(access.completed);
}

static void an_atomic_counts_when_it_changes_the_word(void)
{
#define ROW(kind, old, operand, compare, changes)                                                                      \
    {                                                                                                                  \
#kind " " #old " " #operand " " #compare, ISA_OP_flat_atomic_##kind, ISA_OP_flat_atomic_##kind##_x2, old,      \
            operand, compare, changes                                                                                  \
    }
    static const struct atomic_case cases[] = {
        ROW(swap, 5, 5, 0, false),
        ROW(swap, 5, 6, 0, true),
        ROW(cmpswap, 5, 6, 4, false),
        ROW(cmpswap, 5, 5, 5, false),
        ROW(cmpswap, 5, 6, 5, true),
        ROW(add, 5, 0, 0, false),
        ROW(add, 5, 1, 0, true),
        ROW(sub, 5, 0, 0, false),
        ROW(sub, 5, 1, 0, true),
        ROW(smin, 5, 6, 0, false),
        ROW(smin, 5, 0x80000000, 0, true),
        ROW(umin, 5, 0x80000000, 0, false),
        ROW(umin, 5, 4, 0, true),
        ROW(smax, 5, 0x80000000, 0, false),
        ROW(smax, 5, 6, 0, true),
        ROW(umax, 5, 4, 0, false),
        ROW(umax, 5, 0x80000000, 0, true),
        ROW(and, 5, 7, 0, false),
        ROW(and, 5, 6, 0, true),
        ROW(or, 5, 1, 0, false),
        ROW(or, 5, 2, 0, true),
        ROW(xor, 5, 0, 0, false),
        ROW(xor, 5, 1, 0, true),
        ROW(inc, 0, 0, 0, false),
        ROW(inc, 5, 9, 0, true),
        ROW(dec, 0, 0, 0, false),
        ROW(dec, 5, 9, 0, true),
        {"wait_load", ISA_OP_onward_wait_load, ISA_OP_onward_wait_load_x2, 5, 0, 0, false},
        {"wait_cmpswap fails", ISA_OP_onward_wait_cmpswap, ISA_OP_onward_wait_cmpswap_x2, 5, 6, 4, false},
        {"wait_cmpswap", ISA_OP_onward_wait_cmpswap, ISA_OP_onward_wait_cmpswap_x2, 5, 6, 5, true},
    };
#undef ROW
    static struct rig rig;
    static struct rig_wave wave;

    for (uint32_t i = 0; i < 2 * sizeof(cases) / sizeof(cases[0]); i++) {
        const struct atomic_case *row = &cases[i / 2];
        const struct atomic_case earlier = {"", ISA_OP_flat_atomic_swap, ISA_OP_flat_atomic_swap_x2, 0, row->old, 0, 1};
        bool wide = i % 2;
        const struct mem_noted_write *write;
        uint64_t address;

        test_context(row->name);
        rig_start(&rig, NULL);
        rig_wave_init(&wave);
        rig_set_exec(&wave, 1);
        address = mem_allocate(&rig.memory, 64, 64, MEM_RIGHTS_READ_WRITE);
        rig_set_lanes(&wave, address, 0);
        rig_write_word(&rig, address + (wide ? 4 : 0), 99);
        perform(&rig, &wave, &earlier, wide, BEFORE_LINE);
        perform(&rig, &wave, row, wide, ATOMIC_LINE);
        write = path_last_write(rig.system, address, wide ? 8 : 4);
        CHECK(write != NULL);
        if (write)
            CHECK_EQUAL(write->line, row->changes ? ATOMIC_LINE : BEFORE_LINE);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* Where one of several may have written, none is named. */
static void one_of_several_is_none(void)
{
    static const uint8_t before[8] = {0}, after[8] = {0, 0, 0, 0, 1};
    struct mem_writes *writes = mem_writes_create(1 << 20);
    const struct mem_noted_write several = {.address = 0x1000, .cycle = 30, .line = MEM_WRITES_SEVERAL};

    note(writes, 0x1000, 4, 1, 10);
    note(writes, 0x1004, 4, 2, 20);
    mem_writes_note(writes, &several, before, after, 8);
    CHECK_EQUAL(writer_at(writes, 0x1000), 1);
    CHECK_EQUAL(writer_at(writes, 0x1004), UINT32_MAX);
    CHECK(!mem_writes_none(writes, 0x1004, 4));
    CHECK(mem_writes_none(writes, 0x1008, 4));
    mem_writes_free(writes);
}

/* Words that share a place forget each other, and none is taken for another. */
static void never_names_the_wrong_word(void)
{
    struct mem_writes *writes = mem_writes_create(1 << 20);
    uint32_t known = 0;

    for (uint32_t word = 1; word < 20000; word++)
        note(writes, (uint64_t)word * 4, 4, word, word);
    for (uint32_t word = 1; word < 20000; word++) {
        uint32_t writer = writer_at(writes, (uint64_t)word * 4);

        CHECK(writer == word || writer == UINT32_MAX);
        known += writer == word;
    }
    CHECK(known > 4000);
    mem_writes_free(writes);
}

/* ---- the changes before the last ---- */

#define BYTES  16u
#define WRITES 40u

/* Bytes of memory, and what they were before each write. */
struct story {
    struct mem_writes *writes;
    uint8_t now[BYTES], before[WRITES][BYTES];
    uint32_t count;
};

static void write_bytes(struct story *story, uint32_t offset, uint32_t bytes, uint64_t value)
{
    const struct mem_noted_write write = {
        .address = 0x1000 + offset, .cycle = 7, .workgroup = {story->count, 0, 0}, .line = 1};

    memcpy(story->before[story->count++], story->now, BYTES);
    mem_writes_note(story->writes, &write, story->now + offset, &value, bytes);
    memcpy(story->now + offset, &value, bytes);
}

/* The write that changed the bytes last before write from; WRITES: there was none. */
static uint32_t earlier(const struct story *story, uint32_t from, uint32_t offset, uint32_t bytes)
{
    const uint8_t *after = from == story->count ? story->now : story->before[from];

    while (from-- > 0) {
        if (memcmp(story->before[from] + offset, after + offset, bytes) != 0)
            return from;
    }
    return WRITES;
}

/* Walks back, and compares each step with what happened. Returns the number of steps. */
static uint32_t walk_back(const struct story *story, uint32_t offset, uint32_t bytes)
{
    struct mem_writes_walk walk = {.address = 0x1000 + offset, .bytes = bytes};
    const struct mem_noted_write *write;
    uint32_t steps = 0, at = story->count;

    memcpy(&walk.value, story->now + offset, bytes);
    while ((write = mem_writes_back(story->writes, &walk))) {
        uint64_t before = 0;

        at = earlier(story, at, offset, bytes);
        CHECK_EQUAL(write->workgroup[0], at);
        if (at == WRITES)
            return steps;
        memcpy(&before, story->before[at] + offset, bytes);
        CHECK_EQUAL(walk.value, before);
        steps++;
    }
    return steps;
}

static void walks_back_over_changes(void)
{
    static const struct {
        const char *name;
        struct {
            uint8_t offset, bytes; /* 0 bytes: no more writes */
            uint64_t value;
        } writes[12];
        uint8_t offset, bytes, steps;
    } cases[] = {
        {"none", {{0}}, 0, 4, 0},
        {"two", {{0, 4, 1}, {0, 4, 2}}, 0, 4, 2},
        {"the same value", {{0, 4, 1}, {0, 4, 1}, {0, 4, 2}}, 0, 4, 2},
        {"eight are kept",
         {{0, 4, 1}, {0, 4, 2}, {0, 4, 3}, {0, 4, 4}, {0, 4, 5}, {0, 4, 6}, {0, 4, 7}, {0, 4, 8}, {0, 4, 9}, {0, 4, 1}},
         0,
         4,
         8},
        {"of a neighbour", {{4, 4, 1}, {0, 4, 1}, {4, 4, 2}}, 0, 4, 1},
        {"halves", {{0, 4, 1}, {4, 4, 1}, {0, 4, 2}, {4, 4, 2}}, 0, 8, 4},
        {"both halves at once", {{0, 8, 0x100000001}, {0, 8, 0x200000002}}, 0, 8, 2},
        {"both halves at once, of one", {{0, 8, 0x100000001}, {0, 8, 0x200000001}}, 0, 4, 1},
        {"a byte", {{0, 4, 0x01020304}, {1, 1, 9}, {0, 1, 9}}, 1, 1, 2},
        {"a byte of a word", {{0, 4, 0x01020304}, {1, 1, 9}, {3, 1, 9}}, 0, 4, 3},
        {"across words", {{2, 4, 0x01020304}, {0, 4, 5}, {4, 4, 6}}, 2, 4, 3},
        {"eight bytes in three words", {{0, 4, 0xff000000}, {4, 4, 1}, {8, 4, 1}, {8, 4, 0x101}}, 3, 8, 4},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct story story = {.writes = mem_writes_create(1 << 20)};

        test_context(cases[i].name);
        for (uint32_t at = 0; cases[i].writes[at].bytes; at++)
            write_bytes(&story, cases[i].writes[at].offset, cases[i].writes[at].bytes, cases[i].writes[at].value);
        CHECK_EQUAL(walk_back(&story, cases[i].offset, cases[i].bytes), cases[i].steps);
        mem_writes_free(story.writes);
    }
    test_context(NULL);
}

static void random_walks_are_right(void)
{
    static const uint32_t sizes[] = {1, 2, 4, 8};
    uint64_t random = 1;

    for (uint32_t round = 0; round < 500; round++) {
        struct story story = {.writes = mem_writes_create(1 << 20)};

        while (story.count < WRITES) {
            uint32_t bytes = sizes[random_below(&random, 4)];

            write_bytes(&story, random_below(&random, BYTES - bytes + 1), bytes,
                        random_below(&random, 3) * UINT64_C(0x0100010001000101));
        }
        for (uint32_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
            for (uint32_t offset = 0; offset + sizes[i] <= BYTES; offset++)
                walk_back(&story, offset, sizes[i]);
        }
        mem_writes_free(story.writes);
    }
}

/* What was not noted ends the walk, and so does what is not known any more. */
static void walks_stop_where_nothing_is_known(void)
{
    static const uint8_t before[4], after[4] = {7};
    const struct mem_noted_write several = {.address = 0x1000, .cycle = 30, .line = MEM_WRITES_SEVERAL};
    struct story story = {.writes = mem_writes_create(1 << 20)};

    write_bytes(&story, 0, 4, 1);
    write_bytes(&story, 0, 4, 2);
    story.now[0] = 3;
    CHECK_EQUAL(walk_back(&story, 0, 4), 0);
    write_bytes(&story, 0, 4, 4);
    CHECK_EQUAL(walk_back(&story, 0, 4), 1);
    mem_writes_note(story.writes, &several, before, after, 4);
    CHECK_EQUAL(walk_back(&story, 0, 4), 0);
    write_bytes(&story, 0, 4, 5);
    CHECK_EQUAL(walk_back(&story, 0, 4), 1);
    for (uint32_t word = 0; word < 100000; word++)
        note(story.writes, 0x2000 + (uint64_t)word * 4, 4, word, 9);
    CHECK_EQUAL(walk_back(&story, 0, 4), 0);
    mem_writes_free(story.writes);
}

TEST_MAIN()
{
    return test_run("last_writer", (const struct test_case[]){TEST(follows_lines_with_atomics),
                                                              TEST(remembers_the_latest),
                                                              TEST(only_changes_count),
                                                              TEST(an_access_of_several_words_has_the_latest_change),
                                                              TEST(an_atomic_counts_when_it_changes_the_word),
                                                              TEST(one_of_several_is_none),
                                                              TEST(never_names_the_wrong_word),
                                                              TEST(walks_back_over_changes),
                                                              TEST(random_walks_are_right),
                                                              TEST(walks_stop_where_nothing_is_known),
                                                              {0}});
}
