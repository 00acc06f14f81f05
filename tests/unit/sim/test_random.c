/* test_random.c - random= of a .sim file: what is read, and the numbers. */
#include <string.h>

#include "host/random.h"
#include "test.h"

#define MANY 100000u

static bool reads(const char *text, struct host_random *random, const char **expected)
{
    return host_random_read((struct host_span){text, strlen(text)}, random, expected);
}

static void reads_three_numbers(void)
{
    struct host_random random;
    const char *expected;

    CHECK(reads("4294967295:4294967296:8", &random, &expected));
    CHECK_EQUAL(random.seed, UINT32_MAX);
    CHECK_EQUAL(random.below, (uint64_t)UINT32_MAX + 1);
    CHECK_EQUAL(random.factors, 8);
}

static void refuses_the_rest(void)
{
    static const struct {
        const char *text, *expected;
    } rows[] = {
        {"1:2", "SEED:BELOW:FACTORS"},      {"1:2:3:4", "SEED:BELOW:FACTORS"},
        {"1:-2:3", "SEED:BELOW:FACTORS"},   {"4294967296:1:1", "a seed below 2^32"},
        {"0:0:1", "BELOW to be 1 to 2^32"}, {"0:4294967297:1", "BELOW to be 1 to 2^32"},
        {"0:1:0", "1 to 8 factors"},        {"0:1:9", "1 to 8 factors"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct host_random random;
        const char *expected;
        test_context(rows[i].text);
        CHECK(!reads(rows[i].text, &random, &expected));
        CHECK(strcmp(expected, rows[i].expected) == 0);
    }
    test_context(NULL);
}

/* The first numbers of some seeds, which the expectations in .sim files rely on. */
static void numbers_stay(void)
{
    static const struct {
        struct host_random random;
        uint32_t numbers[3];
    } rows[] = {
        {{0, (uint64_t)UINT32_MAX + 1, 1}, {0, 1753845952, 3507691905}},
        {{1, 1000, 1}, {347, 821, 792}},
        {{1, 1000, 2}, {285, 707, 431}},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        for (uint32_t n = 0; n < 3; n++)
            CHECK_EQUAL(host_random_number(&rows[i].random, n), rows[i].numbers[n]);
}

/* Of 16 equal ranges each gets its share; with more factors the mean is half as large for each. */
static void numbers_are_spread(void)
{
    for (uint32_t factors = 1; factors <= 4; factors++) {
        struct host_random random = {7, 4096, factors};
        uint32_t counts[16] = {0};
        uint64_t sum = 0, mean = 4096u >> factors;

        for (uint32_t i = 0; i < MANY; i++) {
            uint32_t number = host_random_number(&random, i);
            CHECK(number < 4096);
            counts[number % 4096 / 256]++;
            sum += number;
        }
        CHECK(sum / MANY + 1 >= mean - mean / 32 && sum / MANY <= mean + mean / 32);
        for (uint32_t range = 0; factors == 1 && range < 16; range++)
            CHECK(counts[range] > MANY / 16 * 95 / 100 && counts[range] < MANY / 16 * 105 / 100);
    }
}

TEST_MAIN()
{
    return test_run(
        "random",
        (const struct test_case[]){
            TEST(reads_three_numbers), TEST(refuses_the_rest), TEST(numbers_stay), TEST(numbers_are_spread), {0}});
}
