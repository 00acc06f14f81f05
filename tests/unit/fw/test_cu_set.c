/* test_cu_set.c - sets of compute units, and the search with a summary, beside a plain list of bits. */
#include "cu_set.h"
#include "random.h"
#include "test.h"

static struct cp_cu_set set;
static bool members[32 * CP_CU_WORDS];
static struct test_parameter seed = {.name = "seed", .count = 8};

static uint32_t next_member(uint32_t start)
{
    for (uint32_t i = 0; i < 32 * CP_CU_WORDS; i++) {
        uint32_t cu = (start + i) % (32 * CP_CU_WORDS);

        if (members[cu])
            return cu;
    }
    return CP_NONE;
}

static void clear(void)
{
    __builtin_memset(&set, 0, sizeof(set));
    __builtin_memset(members, 0, sizeof(members));
}

static void put(uint32_t cu, bool in)
{
    members[cu] = in;
    if (in)
        cp_cu_set_add(&set, cu);
    else
        cp_cu_set_remove(&set, cu);
    CHECK(cp_cu_set_has(&set, cu) == in);
}

/* Few members, so that most words are empty. */
static void random_members_are_found(void)
{
    uint64_t state = seed.value + 1;

    clear();
    for (uint32_t i = 0; i < TEST_ROUNDS(20000u); i++) {
        uint32_t start = random_below(&state, CP_MAX_CUS), found;

        put(random_below(&state, CP_MAX_CUS), random_below(&state, 8) == 0);
        found = next_member(start);
        CHECK_EQUAL(cp_cu_set_next(&set, start), found);
        CHECK(cp_cu_set_any(&set) == (found != CP_NONE));
    }
}

/* From every start to a single member, before it, at it and behind it, round the end. */
static void a_single_member_is_found_from_anywhere(void)
{
    static const uint32_t cus[] = {0, 31, CP_MAX_CUS / 2, CP_MAX_CUS - 1};

    clear();
    for (uint32_t i = 0; i < sizeof(cus) / sizeof(cus[0]); i++) {
        put(cus[i] % CP_MAX_CUS, true);
        for (uint32_t start = 0; start < CP_MAX_CUS; start++)
            CHECK_EQUAL(cp_cu_set_next(&set, start), cus[i] % CP_MAX_CUS);
        put(cus[i] % CP_MAX_CUS, false);
        CHECK_EQUAL(cp_cu_set_next(&set, cus[i] % CP_MAX_CUS), CP_NONE);
        CHECK(!cp_cu_set_any(&set));
    }
}

static void a_filled_set_ends_at_its_count(void)
{
    static const uint32_t counts[] = {1, 31, 32, 33, CP_MAX_CUS - 1, CP_MAX_CUS};

    for (uint32_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        uint32_t count = cp_smaller(counts[i], CP_MAX_CUS);

        clear();
        cp_cu_set_fill(&set, count);
        for (uint32_t cu = 0; cu < CP_MAX_CUS; cu++) {
            CHECK(cp_cu_set_has(&set, cu) == (cu < count));
            CHECK_EQUAL(cp_cu_set_next(&set, cu), cu < count ? cu : 0);
        }
        for (uint32_t cu = 0; cu < count; cu++)
            put(cu, false);
        CHECK(!cp_cu_set_any(&set));
    }
}

/* Both searches agree, whatever the number of words, and sets of this image use one of them. */
static void searches_agree(void)
{
    uint32_t words[32];
    uint64_t state = seed.value + 1;

    for (uint32_t i = 0; i < TEST_ROUNDS(20000u); i++) {
        uint32_t count = 1 + random_below(&state, 32), summary = 0, start = random_below(&state, 32 * count);

        for (uint32_t w = 0; w < count; w++) {
            words[w] = random_below(&state, 4) ? 0 : 1u << random_below(&state, 32);
            summary |= words[w] ? 1u << w : 0;
        }
        CHECK_EQUAL(cp_bits_next_summed(words, summary, start), cp_bits_next(words, count, start));
    }
}

TEST_MAIN()
{
    return test_run("cu_set", (const struct test_case[]){TEST(random_members_are_found, &seed),
                                                         TEST(a_single_member_is_found_from_anywhere),
                                                         TEST(a_filled_set_ends_at_its_count),
                                                         TEST(searches_agree, &seed),
                                                         {0}});
}
