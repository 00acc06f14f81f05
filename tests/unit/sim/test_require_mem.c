/* test_require_mem.c - broken promises of sim_hal/mem are noticed. */
#include "mem/cache.h"
#include "mem/flush.h"
#include "mem/mappings.h"
#include "mem/names.h"
#include "mem/reuse.h"

#include "support_require.h"
#include "test.h"

static struct mem_cache one_set(void)
{
    struct mem_cache cache;

    CHECK(mem_cache_init(&cache, 2 * MEM_LINE_BYTES, 2, false));
    return cache;
}

static void replaces_for_a_line_that_is_there(void)
{
    struct mem_cache cache = one_set();
    uint32_t evicted;

    mem_cache_replace(&cache, 0, 7, &evicted);
    mem_cache_replace(&cache, 0, 7, &evicted);
}

static void clears_pinned_entries(void)
{
    struct mem_cache cache = one_set();
    uint32_t evicted;

    mem_cache_pin(&cache, mem_cache_replace(&cache, 0, 7, &evicted));
    mem_cache_clear(&cache);
}

static void reads_beyond_memory(void)
{
    struct mem memory;
    uint64_t word;

    CHECK(mem_init(&memory, 1u << 20));
    mem_read(&memory, memory.size - 4, &word, sizeof(word));
}

static void serves_an_unsent_write_back(void)
{
    struct mem_write_backs write_backs = {0};

    mem_write_back_served(&write_backs, 0, 1);
}

static void names_a_range_twice(void)
{
    static struct mem_names names;

    mem_names_add(&names, 4096, 64, 4, "locks");
    mem_names_add(&names, 4100, 64, 4, "data");
}

static void hits_more_than_it_looks_up(void)
{
    struct mem_reuse reuse = {0};

    mem_reuse_note(&reuse, 1, 2);
}

static void looks_beyond_all_addresses(void)
{
    mem_are_shared((const void *)(UINTPTR_MAX - 4095), 8192);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {
        {replaces_for_a_line_that_is_there, "mem_cache_peek(cache, set, line) == MEM_CACHE_NONE"},
        {clears_pinned_entries, "!cache->pinned"},
        {reads_beyond_memory, "mem_contains(memory, address, bytes)"},
        {serves_an_unsent_write_back, "write_backs->under_way > 0"},
        {names_a_range_twice, "!at || range[-1].address + range[-1].bytes <= address"},
        {hits_more_than_it_looks_up, "hits <= lines"},
        {looks_beyond_all_addresses, "bytes <= UINT64_MAX - start"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_mem", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
