/* test_free_list.c - ranges that are given back, against a map of bits. */
#include "mem/free_list.h"

#include "test.h"

#define PLACES 512u
#define PIECES 64u

static struct mem_free_list list;
static bool is_free[PLACES];

static uint32_t next_random(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*seed >> 33);
}

/* The lowest aligned place with room; 0: none. */
static uint64_t expected(uint64_t bytes, uint64_t alignment)
{
    for (uint64_t from = alignment; from + bytes <= PLACES; from += alignment) {
        uint64_t count = 0;

        while (count < bytes && is_free[from + count])
            count++;
        if (count == bytes)
            return from;
    }
    return 0;
}

static void set(uint64_t from, uint64_t to, bool value)
{
    for (uint64_t i = from; i < to; i++)
        is_free[i] = value;
}

/* As many ranges as there are runs of bits. */
static void check_ranges(void)
{
    uint32_t runs = 0;

    for (uint32_t i = 1; i < PLACES; i++)
        runs += is_free[i] && !is_free[i - 1];
    CHECK_EQUAL(list.count, runs);
    for (uint32_t i = 0; i < list.count; i++) {
        CHECK(is_free[list.ranges[i].from] && !is_free[list.ranges[i].from - 1]);
        CHECK(is_free[list.ranges[i].to - 1] && (list.ranges[i].to == PLACES || !is_free[list.ranges[i].to]));
    }
}

static void as_a_map_of_bits(void)
{
    struct mem_free_range taken[PIECES] = {0};
    uint64_t seed = 11;

    CHECK_EQUAL(mem_free_list_take(&list, 1, 1), 0);
    CHECK(mem_free_list_put(&list, 1, PLACES));
    set(1, PLACES, true);
    for (uint32_t i = 0; i < 20000; i++) {
        struct mem_free_range *piece = &taken[next_random(&seed) % PIECES];
        uint64_t bytes = 1 + next_random(&seed) % 24, alignment = 1u << next_random(&seed) % 5;

        if (piece->to) {
            CHECK(mem_free_list_put(&list, piece->from, piece->to));
            set(piece->from, piece->to, true);
            *piece = (struct mem_free_range){0, 0};
        } else {
            uint64_t at = expected(bytes, alignment);

            CHECK_EQUAL(mem_free_list_take(&list, bytes, alignment), at);
            if (at)
                *piece = (struct mem_free_range){at, at + bytes};
            set(at, at ? at + bytes : at, false);
        }
        check_ranges();
    }
    mem_free_list_clear(&list);
    CHECK_EQUAL(list.count, 0);
}

TEST_MAIN()
{
    return test_run("free_list", (const struct test_case[]){TEST(as_a_map_of_bits), {0}});
}
