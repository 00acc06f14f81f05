/* test_cache.c - the set-associative store against a list in order of use. */
#include <string.h>

#include "mem/cache.h"
#include "support_memory.h"
#include "test.h"

#define MAX_ENTRIES 1024u
#define NO_LINE     UINT32_MAX

/* The same cache as plain lists: newest line first in each set. */
struct model {
    uint32_t sets, ways;
    uint32_t lines[MAX_ENTRIES];
};

static void model_clear(struct model *model)
{
    for (uint32_t i = 0; i < MAX_ENTRIES; i++)
        model->lines[i] = NO_LINE;
}

static uint32_t *model_set(struct model *model, uint32_t line)
{
    return &model->lines[line % model->sets * model->ways];
}

/* Moves line to the front; returns whether it was there. The one that falls out is in *evicted. */
static bool model_use(struct model *model, uint32_t line, bool insert, uint32_t *evicted)
{
    uint32_t *set = model_set(model, line);
    uint32_t place = 0;

    *evicted = NO_LINE;
    while (place < model->ways && set[place] != line)
        place++;
    if (place == model->ways && !insert)
        return false;
    if (place == model->ways) {
        *evicted = set[--place];
        memmove(&set[1], set, place * sizeof(*set));
        set[0] = line;
        return false;
    }
    memmove(&set[1], set, place * sizeof(*set));
    set[0] = line;
    return true;
}

static void model_drop(struct model *model, uint32_t line)
{
    uint32_t *set = model_set(model, line);

    for (uint32_t place = 0; place < model->ways; place++) {
        if (set[place] != line)
            continue;
        memmove(&set[place], &set[place + 1], (model->ways - place - 1) * sizeof(*set));
        set[model->ways - 1] = NO_LINE;
        return;
    }
}

static void compare_random_uses(uint32_t sets, uint32_t ways)
{
    static struct model model;
    struct mem_cache cache;
    uint64_t seed = sets * 100 + ways;
    uint32_t range = sets * ways * 2;

    CHECK(mem_cache_init(&cache, (uint64_t)sets * ways * MEM_LINE_BYTES, ways, true));
    model.sets = sets;
    model.ways = ways;
    model_clear(&model);
    for (uint32_t i = 0; i < 20000; i++) {
        uint32_t line = (uint32_t)(random_mixed(&seed) % range);
        uint32_t action = (uint32_t)(random_mixed(&seed) % 64);
        uint32_t set = mem_cache_set(&cache, line);
        uint32_t entry = mem_cache_find(&cache, set, line);
        uint32_t evicted, model_evicted;
        bool hit = model_use(&model, line, action >= 4, &model_evicted);

        CHECK_EQUAL(entry != MEM_CACHE_NONE, hit);
        if (hit)
            CHECK_EQUAL(mem_cache_bytes(&cache, entry)[0], (uint8_t)(line * 7));
        if (entry == MEM_CACHE_NONE && action >= 4) {
            entry = mem_cache_replace(&cache, set, line, &evicted);
            CHECK_EQUAL(evicted, model_evicted == NO_LINE ? MEM_CACHE_NONE : model_evicted);
            mem_cache_bytes(&cache, entry)[0] = (uint8_t)(line * 7);
        } else if (entry != MEM_CACHE_NONE && action == 1) {
            mem_cache_drop(&cache, entry);
            model_drop(&model, line);
        }
        if (action == 0 && random_mixed(&seed) % 64 == 0) {
            mem_cache_clear(&cache);
            model_clear(&model);
        }
    }
    mem_cache_free(&cache);
}

static void replaces_the_least_recently_used(void)
{
    static const struct {
        const char *name;
        uint32_t sets, ways;
    } rows[] = {{"direct mapped", 16, 1},  {"1 set of 4", 1, 4},   {"8 sets of 3", 8, 3},
                {"usual 16 ways", 32, 16}, {"1 set of 64", 1, 64}, {"2 sets of 2", 2, 2}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        compare_random_uses(rows[i].sets, rows[i].ways);
    }
    test_context(NULL);
}

static void starts_and_clears_empty(void)
{
    struct mem_cache cache;
    uint32_t evicted;

    CHECK(mem_cache_init(&cache, 4096, 4, false));
    CHECK_EQUAL(cache.sets, 16);
    CHECK(cache.bytes == NULL);
    CHECK_EQUAL(mem_cache_find(&cache, 0, 0), MEM_CACHE_NONE);
    mem_cache_replace(&cache, 0, 0, &evicted);
    CHECK_EQUAL(evicted, MEM_CACHE_NONE);
    CHECK(mem_cache_find(&cache, 0, 0) != MEM_CACHE_NONE);
    mem_cache_clear(&cache);
    CHECK_EQUAL(mem_cache_find(&cache, 0, 0), MEM_CACHE_NONE);
    mem_cache_replace(&cache, 0, 16, &evicted);
    CHECK_EQUAL(evicted, MEM_CACHE_NONE);
    mem_cache_free(&cache);
}

static void pinned_entries_stay(void)
{
    static const uint32_t ways[] = {1, 2, 4, 16, 64};

    for (uint32_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
        struct mem_cache cache;
        uint32_t evicted, entry = 0;

        CHECK(mem_cache_init(&cache, (uint64_t)2 * ways[i] * MEM_LINE_BYTES, ways[i], false));
        for (uint32_t line = 0; line < ways[i]; line++) {
            entry = mem_cache_replace_unpinned(&cache, 0, 2 * line, &evicted);
            CHECK_EQUAL(evicted, MEM_CACHE_NONE);
            CHECK_EQUAL(mem_cache_pin(&cache, entry), line < ways[i] - 1);
            CHECK_EQUAL(mem_cache_pin(&cache, entry), line < ways[i] - 1);
        }
        CHECK_EQUAL(cache.pinned, ways[i] - 1);
        mem_cache_replace_unpinned(&cache, 0, 1000, &evicted);
        CHECK_EQUAL(evicted, 2 * (ways[i] - 1));
        mem_cache_replace_unpinned(&cache, 0, 1002, &evicted);
        CHECK_EQUAL(evicted, 1000);
        if (ways[i] > 1) {
            mem_cache_unpin(&cache, mem_cache_find(&cache, 0, 0));
            CHECK(mem_cache_find(&cache, 0, 1002) != MEM_CACHE_NONE);
            mem_cache_replace_unpinned(&cache, 0, 1004, &evicted);
            CHECK_EQUAL(evicted, 0);
            CHECK_EQUAL(cache.pinned, ways[i] - 2);
        }
        mem_cache_free(&cache);
    }
}

TEST_MAIN()
{
    return test_run("cache", (const struct test_case[]){TEST(replaces_the_least_recently_used),
                                                        TEST(starts_and_clears_empty),
                                                        TEST(pinned_entries_stay),
                                                        {0}});
}
