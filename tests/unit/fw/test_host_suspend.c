/* test_host_suspend.c - queues whose work-groups are saved for the host, and placed again. */
#include "host_bench.h"

/* Returns the WGs of a queue that are on CUs. */
static uint32_t residents_of(uint32_t queue)
{
    uint32_t count = 0;

    for (uint32_t slot = 0; slot < gpu.config.wg_slots; slot++) {
        const struct fake_slot *wg = &gpu.slots[slot];

        count += wg->state != FAKE_FREE && wg->state != FAKE_AWAY && gpu.dispatch[wg->dispatch].queue == queue;
    }
    return count;
}

static void turns(uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        fake_gpu_turn(&gpu);
}

/* Queue 0 has two dispatches of the program, queue 1 a short one; queue 0 is suspended after this many turns. */
static void suspend_after(uint32_t count, enum fake_program program, const struct cp_policy *policy, uint64_t seed)
{
    start_without_last(3, 8);
    gpu.config.policy = policy;
    gpu.random = seed;
    start();
    fake_gpu_dispatch(&gpu, 0,
                      &(struct fake_kernel){.program = program, .groups = {30, 1, 1}, .duration = 3000, .rounds = 3});
    fake_gpu_dispatch(&gpu, 0,
                      &(struct fake_kernel){.program = program, .groups = {5, 1, 1}, .duration = 3000, .rounds = 3});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {4, 1, 1}, .duration = 2000});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
    turns(count);
    ask_meanwhile(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
}

static const struct {
    const char *name;
    enum fake_program program;
    const struct cp_policy *policy;
} cases[] = {
    {"plain", FAKE_PLAIN, &cp_policy_timeout},       {"waiting", FAKE_WAIT_ALL, &cp_policy_awg},
    {"spinning", FAKE_SPIN_ALL, &cp_policy_timeout}, {"stealing", FAKE_STEAL, &cp_policy_awg},
    {"resizing", FAKE_RESIZE, &cp_policy_awg},
};

static void suspended_at_any_time_and_resumed(void)
{
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        for (uint32_t at = 0; at < 120; at += 3) {
            bool over;

            suspend_after(at, cases[i].program, cases[i].policy, at + 1);
            CHECK_EQUAL(residents_of(0), 0);
            over = gpu.dispatch[0].done == gpu.dispatch[0].total && gpu.dispatch[1].done == gpu.dispatch[1].total;
            for (uint32_t turn = 0; turn < 2000; turn++) {
                fake_gpu_turn(&gpu);
                if (residents_of(0))
                    break;
            }
            CHECK_EQUAL(residents_of(0), 0);
            CHECK(fake_gpu_completed(&gpu, 2));
            CHECK_EQUAL(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1), over);
            ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
            CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
            CHECK_EQUAL(cp.suspended, 0);
        }
    }
    test_context(NULL);
}

static void suspended_and_abandoned(void)
{
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        for (uint32_t at = 0; at < 120; at += 7) {
            suspend_after(at, cases[i].program, cases[i].policy, at + 1);
            gpu.dispatch[0].faulted = gpu.dispatch[1].faulted = true; /* their WGs may be killed */
            ask(CP_HOST_ABANDON, 0, NULL, CP_HOST_DONE);
            CHECK(fake_gpu_completed(&gpu, 2));
            CHECK_EQUAL(cp.active, 0);
            CHECK_EQUAL(cp.suspended, 0);
            CHECK_EQUAL(cp.free.count, cp.config.wg_slots);
        }
    }
    test_context(NULL);
}

/* What a suspended queue takes, and what not. An update of it does not wait for its dispatches. */
static void commands_for_a_suspended_queue(void)
{
    static const struct {
        uint32_t operation;
        enum cp_host_status status;
    } rows[] = {{CP_HOST_CREATE, CP_HOST_BAD_STATE},
                {CP_HOST_DRAIN, CP_HOST_BAD_STATE},
                {CP_HOST_CLEAR, CP_HOST_BAD_STATE},
                {CP_HOST_SUSPEND, CP_HOST_BAD_STATE},
                {CP_HOST_UPDATE, CP_HOST_DONE}};
    struct cp_queue_config changed = {.priority = 4, .wg_limit = 3, .weight = 5};

    suspend_after(10, FAKE_PLAIN, &cp_policy_timeout, 1);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        ask_meanwhile(rows[i].operation, 0, &changed, rows[i].status);
        CHECK(cp.requests[0].suspended && cp.requests[0].quiet);
    }
    CHECK_EQUAL(cp.config.queues[0].weight, 5);
    ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
}

static void check_priorities(uint32_t queue, uint32_t priority)
{
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct cp_kernel *k = &cp.kernels[i];

        CHECK(k->stage == CP_KERNEL_FREE || k->queue != queue || k->priority == priority);
    }
}

/* An update of a suspended queue is for its active dispatches, too: none of the queue is placed by another priority. */
static void active_dispatches_are_updated(void)
{
    static const uint32_t priorities[] = {0, 4};

    for (uint32_t i = 0; i < sizeof(priorities) / sizeof(priorities[0]); i++) {
        const struct cp_queue_config changed = {.priority = priorities[i], .weight = 1};

        suspend_after(10, FAKE_PLAIN, &cp_policy_timeout, 1);
        CHECK_EQUAL(cp.queues[0].kernels, 2);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {5, 1, 1}, .duration = 3000});
        fake_gpu_ring(&gpu, 0, 1);
        ask_meanwhile(CP_HOST_UPDATE, 0, &changed, CP_HOST_DONE);
        ask_meanwhile(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
        for (uint32_t turn = 0; turn < 2000 && !fake_gpu_completed(&gpu, 3); turn++) {
            fake_gpu_turn(&gpu);
            check_priorities(0, priorities[i]);
        }
        CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1) && fake_gpu_completed(&gpu, 3));
    }
}

/* No packet is read and no barrier packet is complete before RESUME; doorbells are noted. */
static void a_suspended_queue_reads_nothing(void)
{
    uint64_t signal, own;

    start_without_last(3, 8);
    signal = fake_gpu_signal(&gpu);
    own = fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, &signal, 1);
    fake_gpu_ring(&gpu, 0, 0);
    turns(50);
    CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_DEPENDENCIES);
    ask(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
    *(uint64_t *)fake_gpu_at(&gpu, signal + __builtin_offsetof(struct cp_signal, value), 8) = 0;
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    CHECK_EQUAL(signal_value(own), 1);
    CHECK(!fake_gpu_completed(&gpu, 0));
    ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    CHECK_EQUAL(signal_value(own), 0);
    CHECK(fake_gpu_completed(&gpu, 0));
}

/* All queues may be suspended, and are resumed in any order. */
static void all_are_suspended(void)
{
    suspend_after(20, FAKE_WAIT_ALL, &cp_policy_awg, 3);
    ask_meanwhile(CP_HOST_SUSPEND, 1, NULL, CP_HOST_DONE);
    CHECK_EQUAL(gpu.resident, 0);
    CHECK_EQUAL(cp.suspended, 2);
    CHECK_EQUAL(cp.wanting, 0);
    ask_meanwhile(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    turns(2000);
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1) && !fake_gpu_completed(&gpu, 2));
    ask(CP_HOST_RESUME, 1, NULL, CP_HOST_DONE);
    CHECK(fake_gpu_completed(&gpu, 2));
}

TEST_MAIN()
{
    return test_run("host_suspend", (const struct test_case[]){TEST(suspended_at_any_time_and_resumed),
                                                               TEST(suspended_and_abandoned),
                                                               TEST(commands_for_a_suspended_queue),
                                                               TEST(active_dispatches_are_updated),
                                                               TEST(a_suspended_queue_reads_nothing),
                                                               TEST(all_are_suspended),
                                                               {0}});
}
