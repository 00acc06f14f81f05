/* test_reuse.c - the share of lines that loads find in the L1, by periods. */
#include "mem/reuse.h"

#include "test.h"

/* Loads of 16 lines each, of which some hit. */
static void note_loads(struct mem_reuse *reuse, uint32_t loads, uint32_t hits)
{
    for (uint32_t i = 0; i < loads; i++)
        mem_reuse_note(reuse, 16, hits);
}

static void nothing_is_found_before_a_period_is_over(void)
{
    struct mem_reuse reuse = {0};

    CHECK(!mem_reuse_is_found(&reuse, 0));
    note_loads(&reuse, MEM_REUSE_PERIOD / 16 - 1, 16);
    CHECK(!mem_reuse_is_found(&reuse, 0));
    note_loads(&reuse, 1, 16);
    CHECK(mem_reuse_is_found(&reuse, 0));
    CHECK(mem_reuse_is_found(&reuse, 99));
    CHECK(!mem_reuse_is_found(&reuse, 100)); /* more than all cannot be */
}

static void only_the_last_whole_period_counts(void)
{
    struct mem_reuse reuse = {0};

    note_loads(&reuse, MEM_REUSE_PERIOD / 16, 16);
    note_loads(&reuse, MEM_REUSE_PERIOD / 16 - 1, 0);
    CHECK(mem_reuse_is_found(&reuse, 50));
    note_loads(&reuse, 1, 0);
    CHECK(!mem_reuse_is_found(&reuse, 0));
}

static void shares_are_exact(void)
{
    struct mem_reuse reuse = {0};

    note_loads(&reuse, MEM_REUSE_PERIOD / 16, 2); /* 12.5 percent */
    CHECK(mem_reuse_is_found(&reuse, 12));
    CHECK(!mem_reuse_is_found(&reuse, 13));
    note_loads(&reuse, MEM_REUSE_PERIOD / 16, 4);
    CHECK(!mem_reuse_is_found(&reuse, 25)); /* not more than that */
}

static void a_load_that_ends_a_period_belongs_to_it(void)
{
    struct mem_reuse reuse = {0};

    mem_reuse_note(&reuse, MEM_REUSE_PERIOD - 1, 0);
    mem_reuse_note(&reuse, 64, 64);
    CHECK_EQUAL(reuse.last_lines, MEM_REUSE_PERIOD + 63);
    CHECK_EQUAL(reuse.last_hits, 64);
    CHECK_EQUAL(reuse.lines, 0);
    CHECK_EQUAL(reuse.hits, 0);
}

TEST_MAIN()
{
    return test_run("reuse", (const struct test_case[]){TEST(nothing_is_found_before_a_period_is_over),
                                                        TEST(only_the_last_whole_period_counts),
                                                        TEST(shares_are_exact),
                                                        TEST(a_load_that_ends_a_period_belongs_to_it),
                                                        {0}});
}
