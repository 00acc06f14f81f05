/* test_predictor.c - how many to resume, and how long conditions take. */
#include "onward/predictor.h"
#include "test.h"

static void all_or_one(void)
{
    static const struct {
        const char *name;
        uint32_t waiters, values;
        bool all;
    } cases[] = {{"no waiter, nothing seen", 0, 0, false}, {"one waiter at a barrier", 1, 3, false},
                 {"a lock of two", 2, 1, false},           {"a lock of many", 320, 2, false},
                 {"a barrier of two", 2, 3, true},         {"a barrier of many", 320, 100, true}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_bloom updates = {0};

        for (uint32_t value = 0; value < cases[i].values; value++)
            cp_bloom_add(&updates, value);
        test_context(cases[i].name);
        CHECK_EQUAL(cp_resume_predict_all(cases[i].waiters, &updates), cases[i].all);
    }
    test_context(0);
}

static void mean_follows_the_samples(void)
{
    static const struct {
        const char *name;
        uint64_t samples[4];
        uint32_t means[4];
    } cases[] = {{"a constant", {1000, 1000, 1000, 1000}, {1000, 1000, 1000, 1000}},
                 {"down", {800, 0, 0, 0}, {800, 700, 612, 536}},
                 {"up", {0, 800, 800, 800}, {0, 100, 187, 264}},
                 {"none", {0, 0, 0, 0}, {0, 0, 0, 0}},
                 {"too long to count",
                  {UINT64_MAX, UINT64_MAX, 1u << 30, UINT32_MAX},
                  {UINT32_MAX >> 3, UINT32_MAX >> 3, UINT32_MAX >> 3, UINT32_MAX >> 3}}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_stall_predictor predictor = {0};

        test_context(cases[i].name);
        CHECK_EQUAL(cp_stall_predictor_mean(&predictor), 0);
        for (uint32_t n = 0; n < 4; n++) {
            cp_stall_predictor_note(&predictor, cases[i].samples[n]);
            CHECK_EQUAL(cp_stall_predictor_mean(&predictor), cases[i].means[n]);
            CHECK_EQUAL(predictor.samples, n + 1);
        }
    }
    test_context(0);
}

static void mean_settles(void)
{
    struct cp_stall_predictor predictor = {0};

    for (uint32_t i = 0; i < 200; i++)
        cp_stall_predictor_note(&predictor, 100000);
    for (uint32_t i = 0; i < 200; i++)
        cp_stall_predictor_note(&predictor, 3);
    CHECK_EQUAL(cp_stall_predictor_mean(&predictor), 3);
}

static void samples_saturate(void)
{
    struct cp_stall_predictor predictor = {.mean = 8, .samples = UINT32_MAX};

    cp_stall_predictor_note(&predictor, 1);
    CHECK_EQUAL(predictor.samples, UINT32_MAX);
    CHECK_EQUAL(cp_stall_predictor_mean(&predictor), 1);
}

TEST_MAIN()
{
    return test_run(
        "predictor",
        (const struct test_case[]){
            TEST(all_or_one), TEST(mean_follows_the_samples), TEST(mean_settles), TEST(samples_saturate), {0}});
}
