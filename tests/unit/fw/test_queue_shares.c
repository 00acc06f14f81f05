/* test_queue_shares.c - what queues have for themselves and what they share: signals, quotas, scratch. */
#include "fake_gpu.h"
#include "queue.h"
#include "test.h"

static struct fake_gpu gpu;
static struct cp cp;

#define TURNS 200000u

static void start(uint32_t queues)
{
    fake_gpu_init(&gpu, &cp, 1);
    for (uint32_t i = 0; i < queues; i++)
        fake_gpu_queue(&gpu, 4, 2);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
}

static void run(void)
{
    CHECK(fake_gpu_run(&gpu, TURNS));
    fake_gpu_check_idle(&gpu);
}

static uint64_t signal_value(uint64_t signal)
{
    return fake_gpu_read64(&gpu, signal + __builtin_offsetof(struct cp_signal, value));
}

/* Several queues wait for signals of the host, which come in any order. */
static void signals_of_all_queues_are_seen(void)
{
    enum { QUEUES = 5 };
    static const uint32_t order[QUEUES] = {3, 0, 4, 1, 2};
    uint64_t signals[QUEUES], own[QUEUES];

    start(QUEUES);
    for (uint32_t i = 0; i < QUEUES; i++) {
        signals[i] = fake_gpu_signal(&gpu);
        own[i] = fake_gpu_barrier(&gpu, i, CP_PACKET_BARRIER_AND, &signals[i], 1);
        fake_gpu_ring(&gpu, i, 0);
    }
    for (uint32_t n = 0; n < QUEUES; n++) {
        for (uint32_t i = 0; i < 20; i++)
            CHECK(fake_gpu_turn(&gpu));
        ((struct cp_signal *)fake_gpu_at(&gpu, signals[order[n]], sizeof(struct cp_signal)))->value = 0;
        for (uint32_t i = 0; i < 20; i++)
            fake_gpu_turn(&gpu);
        for (uint32_t i = 0; i < QUEUES; i++)
            CHECK_EQUAL(signal_value(own[order[i]]), i > n);
    }
    run();
}

static void quota_left(void)
{
    static const struct {
        uint32_t limit, held, left;
    } cases[] = {{0, 0, UINT32_MAX}, {0, 9, UINT32_MAX}, {3, 0, 3}, {3, 2, 1}, {3, 3, 0}, {3, 4, 0}};

    start(2);
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        cp.config.queues[1].wg_limit = (uint16_t)cases[i].limit;
        cp.queues[1].held = (uint16_t)cases[i].held;
        CHECK_EQUAL(cp_queue_quota_left(&cp, 1), cases[i].left);
    }
}

/* A queue's scratch is one dispatch's at a time; one without scratch, or of another queue, may run beside it. */
static void dispatches_with_scratch_follow_each_other(void)
{
    static const struct {
        const char *name;
        uint32_t scratch, queue;
        bool overlap;
    } cases[] = {{"both need it", 64, 0, false}, {"the second does not", 0, 0, true}, {"another queue", 64, 1, true}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start(2);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000, .scratch = 64});
        fake_gpu_dispatch(&gpu, cases[i].queue,
                          &(struct fake_kernel){.groups = {2, 1, 1}, .scratch = cases[i].scratch});
        fake_gpu_ring(&gpu, 0, 0);
        fake_gpu_ring(&gpu, 1, 0);
        while (!gpu.dispatch[1].launched)
            CHECK(fake_gpu_turn(&gpu));
        CHECK_EQUAL(fake_gpu_completed(&gpu, 0), !cases[i].overlap);
        run();
        CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
    }
    test_context(0);
}

TEST_MAIN()
{
    return test_run("queue_shares", (const struct test_case[]){TEST(signals_of_all_queues_are_seen),
                                                               TEST(quota_left),
                                                               TEST(dispatches_with_scratch_follow_each_other),
                                                               {0}});
}
