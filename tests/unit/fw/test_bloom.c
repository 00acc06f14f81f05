/* test_bloom.c - cells, counts, and the rate of false positives on values that synchronisation variables take. */
#include "onward/bloom.h"
#include "random.h"
#include "test.h"

#define SETS 200000u

static uint64_t state;

static uint64_t random_word(uint32_t i, uint32_t n)
{
    (void)i;
    (void)n;
    return random_next(&state);
}

static uint64_t random_half(uint32_t i, uint32_t n)
{
    (void)i;
    (void)n;
    return (uint32_t)random_next(&state);
}

static uint64_t counting(uint32_t i, uint32_t n)
{
    return (uint64_t)i + n;
}

static uint64_t counting_down(uint32_t i, uint32_t n)
{
    return (uint32_t)(0 - i - n);
}

static uint64_t counting_by_lines(uint32_t i, uint32_t n)
{
    return ((uint64_t)i + n) * 64;
}

static uint64_t counting_high(uint32_t i, uint32_t n)
{
    return ((uint64_t)i + n) << 32;
}

static uint64_t pointers(uint32_t i, uint32_t n)
{
    return UINT64_C(0x7f0000010000) + ((uint64_t)i * 37 + n) * 4096;
}

/* Of values i, 0..3: how many of SETS fourth values that differ from three others seem to be there, times 100,000. */
static uint32_t rate(uint64_t (*value)(uint32_t i, uint32_t n))
{
    uint32_t false_positives = 0;

    for (uint32_t i = 0; i < SETS; i++) {
        struct cp_bloom bloom = {0};

        for (uint32_t n = 0; n < 3; n++)
            cp_bloom_add(&bloom, value(i, n));
        false_positives += !cp_bloom_add(&bloom, value(i, 3));
    }
    return (uint32_t)((uint64_t)false_positives * 100000 / SETS);
}

static void false_positives_are_2_to_3_percent(void)
{
    static const struct {
        const char *name;
        uint64_t (*value)(uint32_t i, uint32_t n);
    } cases[] = {{"random 64-bit values", random_word},
                 {"random 32-bit values", random_half},
                 {"counting up", counting},
                 {"counting down", counting_down},
                 {"counting by lines", counting_by_lines},
                 {"counting in the upper word", counting_high},
                 {"pointers", pointers}};

    state = 88172645463325252u;
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t found = rate(cases[i].value);

        test_context(cases[i].name);
        test_print(cases[i].name);
        test_print(": false positives in 100,000: ");
        test_print_number(found, 10);
        test_print("\n");
        CHECK(found >= 2000);
        CHECK(found <= 3000);
    }
    test_context(0);
}

/* Every cell is taken about equally often, and most values have six or five different ones. */
static void cells_are_even(void)
{
    uint32_t taken[CP_BLOOM_CELLS] = {0};
    uint32_t sum = 0;

    for (uint32_t value = 0; value < SETS; value++) {
        uint32_t cells = cp_bloom_cells(value);

        CHECK(!(cells >> CP_BLOOM_CELLS));
        CHECK(cells);
        for (uint32_t cell = 0; cell < CP_BLOOM_CELLS; cell++)
            taken[cell] += cells >> cell & 1;
    }
    for (uint32_t cell = 0; cell < CP_BLOOM_CELLS; cell++)
        sum += taken[cell];
    for (uint32_t cell = 0; cell < CP_BLOOM_CELLS; cell++) {
        CHECK(taken[cell] > sum / CP_BLOOM_CELLS * 97 / 100);
        CHECK(taken[cell] < sum / CP_BLOOM_CELLS * 103 / 100);
    }
    /* Six throws on 24 cells take 24 (1 - (23/24)^6) = 5.41 different ones. */
    CHECK(sum > SETS / 100 * 535);
    CHECK(sum < SETS / 100 * 547);
}

static void values_count_once_up_to_many(void)
{
    static const struct {
        const char *name;
        uint64_t values[6];
        uint32_t unique[6];
    } cases[] = {{"a lock", {1, 0, 1, 0, 1, 0}, {1, 2, 2, 2, 2, 2}},
                 {"one value", {7, 7, 7, 7, 7, 7}, {1, 1, 1, 1, 1, 1}},
                 {"zero first", {0, 0, UINT64_MAX, 0, UINT64_MAX, 0}, {1, 1, 2, 2, 2, 2}},
                 {"a barrier", {1, 2, 3, 4, 5, 6}, {1, 2, 3, 3, 3, 3}},
                 {"words that differ in the upper half", {5, 5 | UINT64_C(1) << 32, 5, 5, 5, 5}, {1, 2, 2, 2, 2, 2}}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_bloom bloom = {0};

        test_context(cases[i].name);
        CHECK_EQUAL(cp_bloom_unique(&bloom), 0);
        for (uint32_t n = 0; n < 6; n++) {
            uint32_t before = cp_bloom_unique(&bloom);
            bool is_new = cp_bloom_add(&bloom, cases[i].values[n]);

            CHECK_EQUAL(cp_bloom_unique(&bloom), cases[i].unique[n]);
            CHECK(is_new || cp_bloom_unique(&bloom) == before);
        }
    }
    test_context(0);
}

static void a_full_filter_knows_everything(void)
{
    struct cp_bloom bloom = {0};

    for (uint64_t value = 0; value < 100; value++)
        cp_bloom_add(&bloom, value);
    CHECK_EQUAL(bloom.word & 0xffffff, 0xffffff);
    CHECK_EQUAL(cp_bloom_unique(&bloom), CP_BLOOM_MANY);
    CHECK_EQUAL(bloom.word >> 26, 0);
    CHECK(!cp_bloom_add(&bloom, 1000));
}

/* The filter is part of what boards and model agree on. */
static void cells_stay_what_they_are(void)
{
    static const struct {
        uint64_t value;
        uint32_t cells;
    } cases[] = {{0, 0x12843},
                 {1, 0x8c028},
                 {UINT32_MAX, 0xa1c000},
                 {UINT64_MAX, 0x6010b},
                 {UINT64_C(0x0123456789abcdef), 0x8a211}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK_EQUAL(cp_bloom_cells(cases[i].value), cases[i].cells);
}

TEST_MAIN()
{
    return test_run("bloom", (const struct test_case[]){TEST(false_positives_are_2_to_3_percent),
                                                        TEST(cells_are_even),
                                                        TEST(values_count_once_up_to_many),
                                                        TEST(a_full_filter_knows_everything),
                                                        TEST(cells_stay_what_they_are),
                                                        {0}});
}
