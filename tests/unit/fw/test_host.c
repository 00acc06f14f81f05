/* test_host.c - what the host does with queues while the firmware runs. */
#include "host.h"
#include "host_bench.h"

static void a_queue_is_created(void)
{
    start_without_last(2, 4);
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {3, 1, 1}});
    fake_gpu_ring(&gpu, 1, gpu.now);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK(!fake_gpu_completed(&gpu, 0));
    ask(CP_HOST_CREATE, 1, &configs[1], CP_HOST_DONE); /* reads what is there already: no doorbell is needed */
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(memory_of(1)->read_dispatch_id, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->host_commands, 1);
}

static void drained_when_what_was_read_is_complete(void)
{
    start_without_last(3, 8);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .barrier_bit = true});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[1].done);
    tell(CP_HOST_DRAIN, 0, NULL);
    fake_gpu_ring(&gpu, 1, gpu.now);
    run();
    check_answer(0, CP_HOST_DONE);
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1) && fake_gpu_completed(&gpu, 3));
    CHECK(!fake_gpu_completed(&gpu, 2));
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
    CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
    ask(CP_HOST_DRAIN, 0, NULL, CP_HOST_BAD_STATE);
    ask(CP_HOST_CREATE, 0, &configs[0], CP_HOST_DONE); /* goes on where it was */
    CHECK(fake_gpu_completed(&gpu, 2));
}

static void an_abandoned_queue_stops_its_dispatches(void)
{
    for (uint32_t at = 0; at < 40; at++) { /* turns before */
        start_without_last(3, 8);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {40, 1, 1}, .duration = 50000});
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {40, 1, 1}, .duration = 50000});
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {4, 1, 1}});
        fake_gpu_ring(&gpu, 0, 0);
        fake_gpu_ring(&gpu, 1, 0);
        for (uint32_t i = 0; i < at; i++)
            CHECK(fake_gpu_turn(&gpu));
        gpu.dispatch[0].faulted = gpu.dispatch[1].faulted = true; /* their WGs may be killed */
        tell(CP_HOST_ABANDON, 0, NULL);
        run();
        check_answer(0, CP_HOST_DONE);
        CHECK(fake_gpu_completed(&gpu, 2));
        CHECK(!fake_gpu_completed(&gpu, 0) && !fake_gpu_completed(&gpu, 1));
        CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
        CHECK_EQUAL(cp.active, 0);
        if (memory_of(0)->error_reason)
            CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_ABANDONED);
    }
}

static void updated_between_dispatches(void)
{
    struct cp_queue_config changed = {.priority = 4, .wg_limit = 1, .weight = 3};

    start_without_last(2, 8);
    for (uint32_t i = 0; i < 4; i++)
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {6, 1, 1}, .duration = 1000, .barrier_bit = true});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[0].launched);
    ask_meanwhile(CP_HOST_UPDATE, 0, &changed, CP_HOST_DONE);
    CHECK_EQUAL(cp.config.queues[0].priority, 4);
    CHECK_EQUAL(cp.config.queues[0].weight, 3);
    gpu.most_resident = 0;
    run();
    CHECK_EQUAL(gpu.most_resident, 1);
    for (uint32_t i = 0; i < 4; i++)
        CHECK(fake_gpu_completed(&gpu, i));
}

static void cleared_behind_what_stopped_it(void)
{
    for (uint32_t faults = 0; faults < 2; faults++) {
        start_without_last(2, 8);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        fake_gpu_dispatch(&gpu, 0,
                          &(struct fake_kernel){.groups = {1, 1, 1}, .program = faults ? FAKE_FAULT : FAKE_PLAIN});
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .barrier_bit = true});
        if (!faults)
            *(uint16_t *)fake_gpu_at(&gpu, gpu.dispatch[1].packet, 2) = 99;
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_BAD_STATE); /* it has not stopped */
        fake_gpu_ring(&gpu, 0, gpu.now);
        run();
        check_stopped(0, faults ? CP_QUEUE_KERNEL_FAULT : CP_QUEUE_BAD_PACKET_TYPE, 1);
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
        CHECK_EQUAL(memory_of(0)->error_reason, 0);
        CHECK(fake_gpu_completed(&gpu, 2));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
    }
}

static void refused(void)
{
    static const struct {
        uint32_t operation, queue;
        enum cp_host_status status;
        struct cp_queue_config config;
    } rows[] = {
        {0, 0, CP_HOST_NO_OPERATION, {0}},
        {CP_HOST_LIMIT + 1, 0, CP_HOST_NO_OPERATION, {0}},
        {255, 1, CP_HOST_NO_OPERATION, {0}},
        {CP_HOST_CREATE, 0, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_UPDATE, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_DRAIN, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_ABANDON, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_CLEAR, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_CLEAR, 0, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_SUSPEND, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_RESUME, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_RESUME, 0, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_LIMIT, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_UPDATE, 0, CP_HOST_BAD_FIELD, {.priority = CP_PRIORITIES}},
        {CP_HOST_UPDATE, 0, CP_HOST_BAD_FIELD, {.weight = CP_WEIGHT_MOST + 1}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {0}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 12}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 64, .priority = CP_PRIORITIES}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 64, .process = {2, UINT64_MAX}}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 64, .scratch = {2, UINT64_MAX}}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_MEMORY, {.queue_memory = UINT64_MAX - 7}},
    };

    start_without_last(2, 4);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(NULL);
        ask(rows[i].operation, rows[i].queue, &rows[i].config, rows[i].status);
        CHECK_EQUAL(cp.config.queues[1].queue_memory, 0);
    }
    tell(CP_HOST_CREATE, CP_MAX_QUEUES, &configs[1]);
    run();
    CHECK_EQUAL(gpu.answers, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    ask(CP_HOST_CREATE, 1, &configs[1], CP_HOST_DONE);
}

static void one_command_at_a_time(void)
{
    start_without_last(2, 4);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[0].launched);
    tell(CP_HOST_DRAIN, 0, NULL);
    tell(CP_HOST_ABANDON, 0, NULL);
    run();
    CHECK_EQUAL(gpu.answers, 1);
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

TEST_MAIN()
{
    return test_run("host", (const struct test_case[]){TEST(a_queue_is_created),
                                                       TEST(drained_when_what_was_read_is_complete),
                                                       TEST(an_abandoned_queue_stops_its_dispatches),
                                                       TEST(updated_between_dispatches),
                                                       TEST(cleared_behind_what_stopped_it),
                                                       TEST(refused),
                                                       TEST(one_command_at_a_time),
                                                       {0}});
}
