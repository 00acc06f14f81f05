/* test_cooperative_runs.c - cooperative kernels from beginning to end on the fake GPU, beside others, under losses. */
/* Large: kernels of hundreds of WGs. */
#include "fake_gpu.h"
#include "policy.h"
#include "onward/cooperative.h"
#include "every_policy.h"
#include "test.h"

static struct fake_gpu gpu;
static struct cp cp;

static const char *program_text(uint64_t value)
{
    return value == FAKE_STEAL ? "steal" : value == FAKE_RESIZE ? "resize" : "query";
}

static struct test_parameter every_policy = {.name = "policy", .count = TEST_POLICIES, .text = test_policy_name};
static struct test_parameter programs = {.name = "program",
                                         .values = (const uint64_t[]){FAKE_STEAL, FAKE_RESIZE, FAKE_QUERY},
                                         .count = 3,
                                         .text = program_text};
static struct test_parameter seed = TEST_RANGE("seed", 0, TEST_ROUNDS(600));
static struct test_parameter hostile_seed = TEST_RANGE("seed", 10000, TEST_ROUNDS(300));

/* Queues of priorities 1, 2, 2 and 4. */
static void init(uint32_t random, const struct cp_policy *policy)
{
    static const uint32_t priorities[] = {1, 2, 2, 4};

    fake_gpu_init(&gpu, &cp, random + 1);
    gpu.config.policy = policy;
    for (uint32_t i = 0; i < 4; i++)
        fake_gpu_queue(&gpu, 16, priorities[i]);
}

static void launch_at(uint32_t queue, uint64_t cycle, const struct fake_kernel *kernel)
{
    fake_gpu_dispatch(&gpu, queue, kernel);
    fake_gpu_ring(&gpu, queue, cycle);
}

static void finish(void)
{
    CHECK(fake_gpu_run(&gpu, 400000));
    for (uint32_t i = 0; i < gpu.dispatches; i++) {
        const struct fake_dispatch *dispatch = &gpu.dispatch[i];

        CHECK(fake_gpu_completed(&gpu, i) || dispatch->kernel.program == FAKE_HOSTILE);
        if (dispatch->kernel.program == FAKE_STEAL)
            CHECK_EQUAL(dispatch->work, 0);
        if (dispatch->kernel.program == FAKE_RESIZE) {
            const struct cp_cooperative_control *control = fake_gpu_at(&gpu, dispatch->control, sizeof(*control));

            CHECK_EQUAL((uint32_t)control->release, dispatch->kernel.rounds);
            CHECK_EQUAL(control->active, dispatch->launched - dispatch->killed);
        }
        if (dispatch->kernel.program == FAKE_QUERY) {
            const struct cp_cooperative_control *control = fake_gpu_at(&gpu, dispatch->control, sizeof(*control));

            CHECK((uint32_t)control->release >= dispatch->kernel.rounds);
            CHECK_EQUAL(control->active, dispatch->launched - dispatch->killed);
        }
    }
    fake_gpu_check_idle(&gpu);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A cooperative kernel alone fills the GPU; a task of higher priority comes and goes, and it shrinks and grows. */
static void gives_and_takes_under_every_policy(void)
{
    enum fake_program program = (enum fake_program)programs.value;
    const struct cp_counters *counters;

    init(7, test_policies[every_policy.value].policy);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    launch_at(
        0, 0,
        &(struct fake_kernel){.program = program, .groups = {32, 1, 1}, .rounds = program == FAKE_STEAL ? 6000 : 150});
    for (uint32_t i = 0; i < 3; i++) {
        while (gpu.now < 2000 + i * 2500)
            CHECK(fake_gpu_turn(&gpu));
        launch_at(3, gpu.now, &(struct fake_kernel){.groups = {5, 1, 1}, .duration = 600});
    }
    finish();
    counters = cp_counters_of(&cp);
    if (!cp.config.policy->swaps) { /* else waiting WGs may be preempted without being killed */
        CHECK(counters->coop_kills >= 12);
        CHECK(counters->coop_forks >= 12);
        CHECK_EQUAL(counters->saves, 0);
        CHECK_EQUAL(counters->coop_resizes != 0, program == FAKE_RESIZE);
    }
    CHECK_EQUAL(gpu.dispatch[0].killed, counters->coop_kills);
    CHECK_EQUAL(gpu.dispatch[0].forked, counters->coop_forks);
    CHECK_EQUAL(counters->reclaims, 3);
    CHECK_EQUAL(counters->reclaim_saves, 0);
    CHECK(counters->reclaim_most * 3 >= counters->reclaim_cycles);
}

/* When it never offers anything, force helps. */
static void force_after_gather_cycles(void)
{
    init(3, &cp_policy_baseline);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    launch_at(0, 0,
              &(struct fake_kernel){.program = FAKE_STEAL, .groups = {32, 1, 1}, .rounds = 64, .duration = 90000});
    launch_at(3, 1000, &(struct fake_kernel){.groups = {6, 1, 1}, .duration = 500, .gather = 4000});
    finish();
    CHECK_EQUAL(cp_counters_of(&cp)->reclaim_saves, 6);
    CHECK_EQUAL(cp_counters_of(&cp)->reclaims, 1);
    CHECK(cp_counters_of(&cp)->reclaim_most >= 4000 && cp_counters_of(&cp)->reclaim_most < 8000);
}

/* The host abandons the queue whose kernel has a CU emptied, and the ring is full. Nothing of it stays. */
static void abandoned_while_a_cu_is_emptied(void)
{
    const struct cp_event abandon = {.kind = CP_EVENT_HOST, .reason = CP_HOST_ABANDON, .cu = 3, .tag = 1};
    const struct cp_reclaim *reclaim = &cp.reclaims[1];

    init(3, &cp_policy_baseline);
    gpu.budget = 1;
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    launch_at(0, 0,
              &(struct fake_kernel){.program = FAKE_STEAL, .groups = {32, 1, 1}, .rounds = 64, .duration = 90000});
    launch_at(3, 1000, &(struct fake_kernel){.groups = {6, 1, 1}, .duration = 500, .gather = 4000});
    for (uint32_t turns = 0; !reclaim->round && turns < 400000; turns++)
        fake_gpu_turn(&gpu);
    CHECK(reclaim->round);
    gpu.dispatch[1].faulted = true;
    CHECK_EQUAL(cp_mailbox_post(&gpu.mailbox, &abandon), CP_OK);
    for (uint32_t step = 0; !cp.kernels[1].error && step < 100; step++)
        cp_step(&cp, 2); /* the first item may find the ring full */
    CHECK(cp.kernels[1].error);
    CHECK(reclaim->round);
    CHECK(cp.cus[reclaim->cu].cursor != CP_NONE);
    while (reclaim->round && fake_gpu_turn(&gpu))
        ;
    CHECK(!reclaim->round);
    for (uint32_t cu = 0; cu < cp.config.cus; cu++)
        CHECK_EQUAL(cp.cus[cu].cursor, CP_NONE);
    gpu.budget = 0;
    CHECK(fake_gpu_run(&gpu, 400000));
    CHECK_EQUAL(cp.reclaiming, CP_KERNEL_NONE);
    CHECK(fake_gpu_completed(&gpu, 0) && !fake_gpu_completed(&gpu, 1));
    fake_gpu_check_idle(&gpu);
}

static void random_losses(void)
{
    for (uint32_t i = fake_gpu_random(&gpu, 10); i; i--) {
        uint32_t cu = fake_gpu_random(&gpu, gpu.config.cus);
        uint64_t at = fake_gpu_random(&gpu, 30000);

        fake_gpu_lose(&gpu, cu, at);
        fake_gpu_return(&gpu, cu, at + 1 + fake_gpu_random(&gpu, fake_gpu_random(&gpu, 2) ? 50 : 20000));
    }
    for (uint32_t cu = 0; cu < gpu.config.cus; cu++)
        fake_gpu_return(&gpu, cu, 60000);
}

/* fixed: WGs that wait keep their places whatever happens, so none may be taken from a barrier's. */
static void random_kernel(uint32_t queue, bool hostile, bool barriers, bool fixed)
{
    static const enum fake_program kinds[] = {FAKE_PLAIN, FAKE_STEAL, FAKE_STEAL, FAKE_RESIZE, FAKE_QUERY};
    struct fake_kernel kernel = {.program = kinds[fake_gpu_random(&gpu, barriers ? 5 : 3)],
                                 .groups = {1 + fake_gpu_random(&gpu, 16), 1, 1},
                                 .group_size = {1 + fake_gpu_random(&gpu, 192), 1, 1},
                                 .lds = fake_gpu_random(&gpu, 2) * fake_gpu_random(&gpu, 4096),
                                 .duration = 50 + fake_gpu_random(&gpu, 600),
                                 .maximal = fake_gpu_random(&gpu, 8) == 0};

    if (fake_gpu_random(&gpu, 4) == 0)
        kernel.scratch = 4 + fake_gpu_random(&gpu, 60);
    if (!(barriers && fixed) && fake_gpu_random(&gpu, 3) == 0)
        kernel.gather = 1 + fake_gpu_random(&gpu, 3000);
    if (hostile && fake_gpu_random(&gpu, 3) == 0)
        kernel.program = FAKE_HOSTILE;
    kernel.rounds = kernel.program == FAKE_RESIZE || kernel.program == FAKE_QUERY ? 1 + fake_gpu_random(&gpu, 15)
                                                                                  : fake_gpu_random(&gpu, 120);
    launch_at(queue, fake_gpu_random(&gpu, 20000), &kernel);
}

static void random_run(uint32_t random, bool hostile)
{
    const struct cp_policy *policy = test_policies[random % TEST_POLICIES].policy;
    bool fixed = !policy->swaps, barriers;

    init(random, policy);
    gpu.command_entries = 1u << fake_gpu_random(&gpu, 6);
    gpu.event_entries = 1u << fake_gpu_random(&gpu, 5);
    gpu.delay = 1 + fake_gpu_random(&gpu, 300);
    gpu.latch = fake_gpu_random(&gpu, 2);
    gpu.holds = fake_gpu_random(&gpu, 2);
    gpu.short_waits = fake_gpu_random(&gpu, 2);
    gpu.spills = fake_gpu_random(&gpu, 3) * 300;
    gpu.config.cus = 1 + fake_gpu_random(&gpu, 4);
    gpu.config.quantum = fake_gpu_random(&gpu, 2) * 10000;
    barriers = !fixed || fake_gpu_random(&gpu, 2);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    for (uint32_t i = 0; i < 8; i++)
        random_kernel(i < 4 ? i : 2 + fake_gpu_random(&gpu, 2), hostile && i < 2, barriers, fixed);
    for (uint32_t i = 0; i < 4; i++)
        fake_gpu_ring(&gpu, i, 21000);
    if (!(barriers && fixed))
        random_losses();
    finish();
}

static void random_runs_finish(void)
{
    random_run((uint32_t)seed.value, false);
}

static void hostile_kernels_hurt_nobody_else(void)
{
    random_run((uint32_t)hostile_seed.value, true);
}

TEST_MAIN()
{
    return test_run("cooperative_runs",
                    (const struct test_case[]){TEST(gives_and_takes_under_every_policy, &every_policy, &programs),
                                               TEST(force_after_gather_cycles),
                                               TEST(abandoned_while_a_cu_is_emptied),
                                               TEST(random_runs_finish, &seed),
                                               TEST(hostile_kernels_hurt_nobody_else, &hostile_seed),
                                               {0}});
}
