/* test_require_path.c - broken promises of sim_hal/path are noticed. */
#include "path/memory_state.h"
#include "support_memory.h"
#include "support_require.h"
#include "test.h"

static struct rig rig;

static void asks_a_cu_that_is_not_there(void)
{
    rig_start(&rig, NULL);
    path_l1_emptied(rig.system, rig.system->cus);
}

static void stores_beyond_memory(void)
{
    const uint64_t word = 1;

    rig_start(&rig, NULL);
    path_cp_store(rig.system, rig.system->memory->size - 4, &word, sizeof(word), 0);
}

static void loads_at_another_cycle(void)
{
    rig_start(&rig, NULL);
    path_cp_load(rig.system, 65536, 4, 1);
}

static void streams_backwards(void)
{
    struct path_stream stream = {.address = 65600, .alone = 65536, .end = 65536, .waves = 1};

    rig_start(&rig, NULL);
    path_stream_start(rig.system, &stream, 0);
}

static void streams_by_no_wave(void)
{
    struct path_stream stream = {.address = 65536, .alone = 65600, .end = 65600};

    rig_start(&rig, NULL);
    path_stream_start(rig.system, &stream, 0);
}

static void streams_alone_behind_the_end(void)
{
    struct path_stream stream = {.address = 65536, .alone = 65664, .end = 65600, .waves = 1};

    rig_start(&rig, NULL);
    path_stream_start(rig.system, &stream, 0);
}

static void releases_a_request_twice(void)
{
    struct mem_request *request;

    rig_start(&rig, NULL);
    request = path_request_acquire(rig.system);
    path_request_release(rig.system, request);
    path_request_release(rig.system, request);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {
        {asks_a_cu_that_is_not_there, "cu < system->cus"},
        {stores_beyond_memory, "mem_contains(system->memory, address, bytes)"},
        {loads_at_another_cycle, "now == system->clock->now"},
        {streams_backwards, "stream->address <= stream->end"},
        {streams_by_no_wave, "stream->waves"},
        {streams_alone_behind_the_end, "stream->alone >= stream->address && stream->alone <= stream->end"},
        {releases_a_request_twice, "request != system->unused"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_path", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
