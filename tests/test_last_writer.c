/* test_last_writer.c - who last wrote a sync variable. */
#include "mem/last_writer.h"

#include "test.h"

static void note(struct gpu_writes *writes, uint64_t address, uint32_t bytes, uint32_t workgroup, uint64_t cycle)
{
    const struct gpu_write write = {
        .address = address, .cycle = cycle, .workgroup = {workgroup, 0, 0}, .line = workgroup + 100};

    gpu_writes_note(writes, &write, bytes);
}

static uint32_t writer_at(const struct gpu_writes *writes, uint64_t address)
{
    const struct gpu_write *write = gpu_writes_last(writes, address);

    return write ? write->workgroup[0] : UINT32_MAX;
}

static void follows_lines_with_atomics(void)
{
    struct gpu_writes *writes = gpu_writes_create(1 << 20);

    CHECK(!gpu_writes_follows(writes, 5));
    gpu_writes_follow(writes, 5);
    CHECK(gpu_writes_follows(writes, 5));
    CHECK(!gpu_writes_follows(writes, 4));
    CHECK(!gpu_writes_follows(writes, 69));
    gpu_writes_free(writes);
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
    struct gpu_writes *writes = gpu_writes_create(1 << 20);

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        note(writes, cases[i].address, cases[i].bytes, cases[i].workgroup, i + 1);
        CHECK_EQUAL(writer_at(writes, cases[i].look), cases[i].expected);
    }
    gpu_writes_free(writes);
}

/* Words that share a place forget each other, and nobody is taken for somebody else. */
static void never_names_the_wrong_word(void)
{
    struct gpu_writes *writes = gpu_writes_create(1 << 20);
    uint32_t known = 0;

    for (uint32_t word = 1; word < 20000; word++)
        note(writes, (uint64_t)word * 4, 4, word, word);
    for (uint32_t word = 1; word < 20000; word++) {
        uint32_t writer = writer_at(writes, (uint64_t)word * 4);

        CHECK(writer == word || writer == UINT32_MAX);
        known += writer == word;
    }
    CHECK(known > 4000);
    gpu_writes_free(writes);
}

int main(void)
{
    return test_run("last_writer", (const struct test_case[]){TEST(follows_lines_with_atomics),
                                                              TEST(remembers_the_latest),
                                                              TEST(never_names_the_wrong_word),
                                                              {0}});
}
