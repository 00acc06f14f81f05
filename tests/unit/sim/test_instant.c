/*
 * test_instant.c - loads and stores without timing, on their short way: which accesses may take it, that nothing happens to
 * those that may not, and what moves.
 */
#include <string.h>

#include "path/instant.h"
#include "support_memory.h"
#include "test.h"

#define WORDS_OF_BUFFER 1024u

static struct rig rig;
static uint32_t low[ISA_LANES], high[ISA_LANES];
static uint32_t rows[4][ISA_LANES];

enum trait {
    PLAIN,
    FOREIGN,    /* beyond the process */
    READ_ONLY,  /* the last line */
    FORBIDDEN,  /* its last byte */
    MONITORED,  /* a line of it */
    FOLLOWED,   /* writers of a line are noted */
    MISALIGNED, /* the last lane */
    ABOVE       /* 2^32 higher */
};

/* Lanes' dwords lie at base + lane * step, in groups of 16 that are apart bytes away from each other. */
static const struct {
    const char *name;
    uint32_t step, apart;
    uint64_t exec;
    uint32_t words;
    enum trait trait;
    bool loads, stores;
} cases[] = {
    {"consecutive", 4, 64, UINT64_MAX, 1, PLAIN, true, true},
    {"groups apart", 4, 256, UINT64_MAX, 1, PLAIN, true, true},
    {"groups across lines", 4, 100, UINT64_MAX, 1, PLAIN, true, true},
    {"scattered", 20, 328, UINT64_MAX, 1, PLAIN, true, true},
    {"one address", 0, 0, UINT64_MAX, 1, PLAIN, true, true},
    {"some lanes", 4, 64, UINT64_C(0x8000000000f0ff01), 1, PLAIN, true, true},
    {"no lane", 4, 64, 0, 1, PLAIN, true, true},
    {"pairs", 8, 128, UINT64_MAX, 2, PLAIN, true, true},
    {"fours", 16, 256, UINT64_C(0x7fffffffffffffff), 4, PLAIN, true, true},
    {"foreign", 4, 64, UINT64_MAX, 1, FOREIGN, false, false},
    {"foreign, scattered", 20, 328, UINT64_MAX, 1, FOREIGN, false, false},
    {"read-only", 4, 64, UINT64_MAX, 1, READ_ONLY, true, false},
    {"read-only, scattered", 12, 192, UINT64_MAX, 1, READ_ONLY, true, false},
    {"forbidden", 4, 64, UINT64_MAX, 1, FORBIDDEN, false, false},
    {"read-only, across lines", 4, 100, UINT64_MAX, 1, READ_ONLY, true, false},
    {"forbidden, across lines", 4, 100, UINT64_MAX, 1, FORBIDDEN, false, false},
    {"forbidden, pairs", 8, 128, UINT64_MAX, 2, FORBIDDEN, false, false},
    {"monitored", 4, 64, UINT64_MAX, 1, MONITORED, false, false},
    {"monitored, scattered", 20, 328, UINT64_MAX, 1, MONITORED, false, false},
    {"followed", 4, 64, UINT64_MAX, 1, FOLLOWED, true, false},
    {"misaligned", 4, 64, UINT64_MAX, 1, MISALIGNED, false, false},
    {"misaligned pairs", 8, 128, UINT64_MAX, 2, MISALIGNED, false, false},
    {"above", 4, 64, UINT64_MAX, 1, ABOVE, false, false},
};

static uint64_t address_of(size_t number, uint64_t base, uint32_t lane)
{
    return base + (uint64_t)(lane / 16) * cases[number].apart + (uint64_t)(lane % 16) * cases[number].step;
}

/* Places the lanes, and gives the last byte that they touch its trait. */
static struct path_instant_words place(size_t number, uint64_t base)
{
    struct path_instant_words words = {.exec = cases[number].exec,
                                       .low = low,
                                       .high = high,
                                       .rows = rows,
                                       .words = cases[number].words,
                                       .first_line = base / MEM_LINE_BYTES,
                                       .lines = WORDS_OF_BUFFER * 4 / MEM_LINE_BYTES};
    uint64_t last = address_of(number, base, ISA_LANES - 1) + cases[number].words * 4 - 1;
    uint64_t line = last / MEM_LINE_BYTES;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        low[lane] = (uint32_t)address_of(number, base, lane);
        high[lane] = cases[number].trait == ABOVE;
    }
    if (cases[number].trait == FOREIGN)
        words.lines = line - words.first_line;
    if (cases[number].trait == READ_ONLY)
        mem_allow(&rig.memory, line * MEM_LINE_BYTES, MEM_LINE_BYTES, MEM_RIGHTS_READ);
    if (cases[number].trait == FORBIDDEN)
        mem_allow(&rig.memory, last, 1, MEM_RIGHTS_NONE);
    if (cases[number].trait == MONITORED)
        mem_l2_pin(&rig.system->l2, (uint32_t)line, 0);
    if (cases[number].trait == FOLLOWED)
        mem_writes_follow(rig.system->writes, line);
    if (cases[number].trait == MISALIGNED)
        low[ISA_LANES - 1] += 2;
    return words;
}

static uint64_t start(void)
{
    uint64_t base;

    rig_start(&rig, NULL);
    base = mem_allocate(&rig.memory, WORDS_OF_BUFFER * 4, 64, MEM_RIGHTS_READ_WRITE);
    for (uint32_t i = 0; i < WORDS_OF_BUFFER; i++)
        rig_write_word(&rig, base + 4 * i, 1000 + i);
    for (uint32_t word = 0; word < 4; word++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            rows[word][lane] = 5000 + 100 * word + lane;
    }
    return base;
}

static void check_load(size_t number)
{
    uint64_t base = start();
    struct path_instant_words words = place(number, base);

    CHECK_EQUAL(path_instant_load(rig.system, &words), cases[number].loads);
    for (uint32_t word = 0; word < 4; word++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            bool takes = cases[number].loads && word < cases[number].words && cases[number].exec >> lane & 1;
            uint32_t there = 1000 + (uint32_t)(address_of(number, base, lane) - base) / 4 + word;

            CHECK_EQUAL(rows[word][lane], takes ? there : 5000 + 100 * word + lane);
        }
    }
    rig_stop(&rig);
}

static void check_store(size_t number)
{
    static uint32_t want[WORDS_OF_BUFFER];
    uint64_t base = start(), changes = rig.memory.changes;
    struct path_instant_words words = place(number, base);

    for (uint32_t i = 0; i < WORDS_OF_BUFFER; i++)
        want[i] = 1000 + i;
    for (uint32_t lane = 0; lane < ISA_LANES && cases[number].stores; lane++) {
        for (uint32_t word = 0; word < cases[number].words && cases[number].exec >> lane & 1; word++)
            want[(address_of(number, base, lane) - base) / 4 + word] = rows[word][lane];
    }
    CHECK_EQUAL(path_instant_store(rig.system, &words, 7), cases[number].stores);
    for (uint32_t i = 0; i < WORDS_OF_BUFFER; i++)
        CHECK_EQUAL(rig_read_word(&rig, base + 4 * i), want[i]);
    CHECK_EQUAL(rig.memory.changes > changes, cases[number].stores && cases[number].exec);
    rig_stop(&rig);
}

static void accesses_take_the_short_way_if_they_may(void)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        check_load(i);
        check_store(i);
    }
}

/* The registers of the addresses are overwritten by what is loaded. */
static void a_load_may_overwrite_its_addresses(void)
{
    uint64_t base = start();
    struct path_instant_words words = place(3, base);

    words.rows = &low;
    CHECK(path_instant_load(rig.system, &words));
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        CHECK_EQUAL(low[lane], 1000 + (uint32_t)(address_of(3, base, lane) - base) / 4);
    rig_stop(&rig);
}

TEST_MAIN()
{
    return test_run("instant", (const struct test_case[]){TEST(accesses_take_the_short_way_if_they_may),
                                                          TEST(a_load_may_overwrite_its_addresses),
                                                          {0}});
}
