/* test_cp.c - the whole firmware against a GPU that answers when and in what order it likes. */
/* Large: 64 CUs and grids of thousands of WGs. */
#include "fake_gpu.h"
#include "every_policy.h"
#include "test.h"

#include "core.h"
#include "onward/monitor_log.h"

static struct fake_gpu gpu;
static struct cp cp;

#define TURNS 400000u

static const struct cp_policy *const waiting_atomics[] = {&cp_policy_monnr_all, &cp_policy_monnr_one, &cp_policy_awg,
                                                          &cp_policy_minresume, &cp_policy_onward};

static struct test_parameter every_policy = {.name = "policy", .count = TEST_POLICIES, .text = test_policy_name};
static struct test_parameter spills = TEST_VALUES("spills", 0, 500, 1000);
static struct test_parameter commands = TEST_VALUES("commands", 1, 2);
static struct test_parameter events = TEST_VALUES("events", 1, 2);
static struct test_parameter sound_seed = TEST_RANGE("seed", 1, TEST_ROUNDS(3000));
static struct test_parameter faulty_seed = TEST_RANGE("seed", 10001, TEST_ROUNDS(2000));

static void start(void)
{
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
}

static void run_to_the_end(void)
{
    CHECK(fake_gpu_run(&gpu, TURNS));
    fake_gpu_check_idle(&gpu);
    for (uint32_t i = 0; i < gpu.dispatches; i++)
        CHECK(fake_gpu_completed(&gpu, i));
}

static void one_kernel_runs_and_completes(void)
{
    uint32_t queue, dispatch;

    fake_gpu_init(&gpu, &cp, 1);
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    dispatch = fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {10, 1, 1}});
    fake_gpu_ring(&gpu, queue, 0);
    run_to_the_end();
    CHECK_EQUAL(gpu.dispatch[dispatch].launched, 10);
    CHECK_EQUAL(fake_gpu_queue_memory(&gpu, queue)->read_dispatch_id, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 10);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 10);
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->saves, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale + cp_counters_of(&cp)->refused, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->surveys == 0, CP_BATCHES);
    CHECK_EQUAL(cp_counters_of(&cp)->demand_reviews, 0);
}

static void nothing_to_do_means_no_deadline(void)
{
    fake_gpu_init(&gpu, &cp, 1);
    start();
    CHECK_EQUAL(cp_deadline(&cp), 0);
    CHECK_EQUAL(cp_step(&cp, 100), 0);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
    CHECK_EQUAL(cp_mailbox_commands(&gpu.mailbox), 1);
}

static void step_stays_in_its_budget(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, 1);
    gpu.command_entries = 64;
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {10, 1, 1}});
    fake_gpu_ring(&gpu, queue, 0);
    for (uint32_t i = 0; i < 30; i++) {
        uint64_t before = cp_counters_of(&cp)->commands + cp_counters_of(&cp)->events + cp_counters_of(&cp)->packets;

        gpu.budget = 1;
        fake_gpu_turn(&gpu);
        CHECK(cp_counters_of(&cp)->commands + cp_counters_of(&cp)->events + cp_counters_of(&cp)->packets <= before + 1);
    }
    run_to_the_end();
}

static void first_placement_is_number_modulo_cus(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, 3);
    gpu.config.cus = 3;
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {3, 2, 4}});
    fake_gpu_ring(&gpu, queue, 0);
    run_to_the_end();
    CHECK_EQUAL(gpu.dispatch[0].first_cu_errors, 0);
}

/* More WGs than fit wait for each other. */
static void barrier_of_all(enum fake_program program, uint32_t groups, uint32_t cus, uint32_t seed)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, seed);
    gpu.config.cus = cus;
    gpu.config.wg_slots = 128;
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.program = program, .groups = {groups, 1, 1}});
    fake_gpu_ring(&gpu, queue, 0);
    run_to_the_end();
}

static void waiting_kernel_larger_than_gpu_finishes(void)
{
    barrier_of_all(FAKE_WAIT_ALL, 100, 4, 4);
    CHECK(cp_counters_of(&cp)->saved >= 100 - 32);
    CHECK_EQUAL(gpu.most_resident, 32);
    CHECK(cp_counters_of(&cp)->timeouts > 0);
    barrier_of_all(FAKE_WAIT_ALL, 33, 4, 5);
    CHECK(cp_counters_of(&cp)->saved <= 80);
}

static void waiting_kernel_that_fits_is_not_saved(void)
{
    barrier_of_all(FAKE_WAIT_ALL, 32, 4, 4);
    CHECK_EQUAL(cp_counters_of(&cp)->saves, 0);
    CHECK_EQUAL(gpu.waiting_commands, 1);
}

/* The same under policies that watch, with no timeout: of 1000 waits this number goes to the Monitor Log. */
static void watched_kernel_larger_than_gpu_finishes(void)
{
    uint32_t queue;

    if (!test_policies[every_policy.value].policy->watches)
        return;
    fake_gpu_init(&gpu, &cp, 9 + every_policy.value * 3 + spills.value / 500);
    gpu.config.policy = test_policies[every_policy.value].policy;
    gpu.config.wg_slots = 128;
    gpu.config.log_entries = 4;
    gpu.spills = (uint32_t)spills.value;
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {100, 1, 1}});
    fake_gpu_ring(&gpu, queue, 0);
    run_to_the_end();
    CHECK(cp_counters_of(&cp)->saved >= 100 - 32);
    CHECK_EQUAL(cp_counters_of(&cp)->timeouts + cp_counters_of(&cp)->fallbacks, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->conditions_met > 0, gpu.spills < 1000);
    CHECK_EQUAL(cp_counters_of(&cp)->spilled_resumes > 0, gpu.spills > 0);
    CHECK_EQUAL(cp_counters_of(&cp)->log_torn + cp_counters_of(&cp)->log_rejected, 0);
}

static void spinning_kernel_larger_than_gpu_finishes_by_quantum(void)
{
    barrier_of_all(FAKE_SPIN_ALL, 16, 1, 6);
    CHECK(cp_counters_of(&cp)->quantum_expiries >= 8);
    CHECK(cp_counters_of(&cp)->saved >= 8);
}

static void chain_to_the_last_group_finishes(void)
{
    barrier_of_all(FAKE_WAIT_NEXT, 120, 1, 7);
}

static void baseline_never_saves_by_choice(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, 8);
    gpu.config.policy = &cp_policy_baseline;
    gpu.config.cus = 1;
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.program = FAKE_SPIN_ALL, .groups = {9, 1, 1}});
    fake_gpu_ring(&gpu, queue, 0);
    CHECK(!fake_gpu_run(&gpu, 20000));
    CHECK_EQUAL(cp_counters_of(&cp)->saves, 0);
    CHECK_EQUAL(cp_unlaunched(&cp), 1);
    CHECK_EQUAL(gpu.waiting.mode, CP_WAIT_IGNORE);
    CHECK_EQUAL(gpu.waiting.quantum_cycles, 0);
}

static void lost_cu_is_emptied_and_released(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, 9);
    gpu.config.policy = &cp_policy_baseline;
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {32, 1, 1}, .duration = 5000});
    fake_gpu_ring(&gpu, queue, 0);
    fake_gpu_lose(&gpu, 1, 1500);
    run_to_the_end();
    CHECK_EQUAL(cp_counters_of(&cp)->saved, 8);
    CHECK_EQUAL(cp_counters_of(&cp)->restored, 8);
    CHECK_EQUAL(gpu.releases, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->cus_lost, 1);
}

static void missed_deadline_is_counted(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, 9);
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {32, 1, 1}, .duration = 5000});
    fake_gpu_ring(&gpu, queue, 0);
    while (gpu.resident < 32)
        fake_gpu_turn(&gpu);
    gpu.delay = 1; /* the deadline becomes now + 4 */
    fake_gpu_lose(&gpu, 2, gpu.now);
    fake_gpu_turn(&gpu);
    gpu.delay = 500;
    run_to_the_end();
    CHECK_EQUAL(cp_counters_of(&cp)->deadlines_missed, 1);
}

static void all_cus_lost_and_one_returned(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, 10);
    queue = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {40, 1, 1}, .duration = 1000});
    fake_gpu_ring(&gpu, queue, 0);
    for (uint32_t cu = 0; cu < 4; cu++)
        fake_gpu_lose(&gpu, cu, 700 + cu);
    CHECK(fake_gpu_run(&gpu, TURNS));
    CHECK(!fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(gpu.resident, 0);
    CHECK_EQUAL(gpu.releases, 4);
    fake_gpu_return(&gpu, 3, gpu.now + 1);
    run_to_the_end();
}

static void fault_kills_its_kernel_only(void)
{
    uint32_t a, b;

    fake_gpu_init(&gpu, &cp, 11);
    a = fake_gpu_queue(&gpu, 4, 2);
    b = fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, a, &(struct fake_kernel){.program = FAKE_FAULT, .groups = {200, 1, 1}, .fault_at = 20});
    fake_gpu_dispatch(&gpu, b, &(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {50, 1, 1}});
    fake_gpu_ring(&gpu, a, 0);
    fake_gpu_ring(&gpu, b, 100);
    CHECK(fake_gpu_run(&gpu, TURNS));
    fake_gpu_check_idle(&gpu);
    CHECK(!fake_gpu_completed(&gpu, 0));
    CHECK(fake_gpu_completed(&gpu, 1));
    CHECK_EQUAL(fake_gpu_queue_memory(&gpu, a)->error_reason, CP_QUEUE_KERNEL_FAULT);
    CHECK_EQUAL(fake_gpu_queue_memory(&gpu, a)->error_packet, 0);
    CHECK_EQUAL(fake_gpu_queue_memory(&gpu, a)->read_dispatch_id, 0);
    CHECK_EQUAL(fake_gpu_queue_memory(&gpu, b)->error_reason, 0);
    CHECK(gpu.dispatch[0].launched < 200);
    CHECK_EQUAL(cp_counters_of(&cp)->faults, 1);
}

/* A GPU, queues and kernels of random shape. */
static void random_setup(uint32_t seed)
{
    fake_gpu_init(&gpu, &cp, seed);
    gpu.config.cus = 1 + fake_gpu_random(&gpu, 5);
    gpu.config.simds = 1 + fake_gpu_random(&gpu, 4);
    gpu.config.waves_per_simd = 4 + fake_gpu_random(&gpu, 4);
    gpu.config.barriers = 1 + fake_gpu_random(&gpu, 3);
    gpu.config.wg_slots = 48 + fake_gpu_random(&gpu, 60);
    gpu.config.timeout_interval = 200 + fake_gpu_random(&gpu, 4000);
    gpu.config.quantum = 1000 + fake_gpu_random(&gpu, 10000);
    gpu.command_entries = 1u << fake_gpu_random(&gpu, 5);
    gpu.event_entries = 1u << fake_gpu_random(&gpu, 5);
    gpu.delay = 1 + fake_gpu_random(&gpu, 400);
    gpu.latch = fake_gpu_random(&gpu, 2);
    gpu.short_waits = fake_gpu_random(&gpu, 2);
    gpu.holds = fake_gpu_random(&gpu, 2);
    gpu.garbage = fake_gpu_random(&gpu, 2) * 100;
    if (fake_gpu_random(&gpu, 2))
        gpu.config.policy =
            waiting_atomics[fake_gpu_random(&gpu, sizeof(waiting_atomics) / sizeof(waiting_atomics[0]))];
    gpu.config.log_entries = 2u << fake_gpu_random(&gpu, 6);
    gpu.config.check_interval = 100 + fake_gpu_random(&gpu, 3000);
    gpu.config.wait_timeout = fake_gpu_random(&gpu, 2) * 20000;
    gpu.spills = fake_gpu_random(&gpu, 3) * 500;
    gpu.fill_time = fake_gpu_random(&gpu, 2) * 1000;
    for (uint32_t i = 0; i < 3; i++)
        fake_gpu_queue(&gpu, 4u << i, fake_gpu_random(&gpu, CP_PRIORITIES));
}

/* At most 30 WGs that wait for each other in all: slots never run out. */
static void random_kernel(uint32_t queue, bool may_fault, bool may_wait)
{
    struct fake_kernel kernel = {.groups = {1 + fake_gpu_random(&gpu, 5), 1 + fake_gpu_random(&gpu, 2), 1},
                                 .group_size = {1 + fake_gpu_random(&gpu, 256), 1, 1},
                                 .vgprs = 4 + fake_gpu_random(&gpu, 29),
                                 .sgprs = 8 + fake_gpu_random(&gpu, 56),
                                 .lds = fake_gpu_random(&gpu, 2) * fake_gpu_random(&gpu, 8192),
                                 .duration = 50 + fake_gpu_random(&gpu, 3000),
                                 .barrier_bit = fake_gpu_random(&gpu, 3) == 0};

    if (gpu.config.simds == 1)
        kernel.group_size[0] = 1 + fake_gpu_random(&gpu, 128);
    kernel.remainder = fake_gpu_random(&gpu, kernel.group_size[0]);
    if (fake_gpu_random(&gpu, 4) == 0)
        kernel.scratch = 4 + fake_gpu_random(&gpu, 60);
    if (may_wait)
        kernel.program = (enum fake_program)fake_gpu_random(&gpu, 4);
    if (may_fault && fake_gpu_random(&gpu, 3) == 0) {
        kernel.program = FAKE_FAULT;
        kernel.fault_at = fake_gpu_random(&gpu, kernel.groups[0] * kernel.groups[1]);
    }
    fake_gpu_dispatch(&gpu, queue, &kernel);
}

static void random_losses(uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t cu = fake_gpu_random(&gpu, gpu.config.cus);
        uint64_t at = fake_gpu_random(&gpu, 30000);

        fake_gpu_lose(&gpu, cu, at);
        fake_gpu_return(&gpu, cu, at + 1 + fake_gpu_random(&gpu, fake_gpu_random(&gpu, 2) ? 50 : 20000));
    }
    /* Whatever was lost comes back in the end, so that all can finish. */
    for (uint32_t cu = 0; cu < gpu.config.cus; cu++)
        fake_gpu_return(&gpu, cu, 60000);
}

static void random_run(uint32_t seed, bool may_fault)
{
    random_setup(seed);
    start();
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t queue = fake_gpu_random(&gpu, gpu.queues);

        if (fake_gpu_queue_memory(&gpu, queue)->write_dispatch_id < 4)
            random_kernel(queue, may_fault, true);
        fake_gpu_ring(&gpu, queue, fake_gpu_random(&gpu, 5000));
    }
    for (uint32_t i = 0; i < gpu.queues; i++)
        fake_gpu_ring(&gpu, i, 6000);
    random_losses(fake_gpu_random(&gpu, 12));
}

static void random_runs_finish(void)
{
    random_run((uint32_t)sound_seed.value, false);
    run_to_the_end();
}

static void random_runs_with_faults_stay_sound(void)
{
    random_run((uint32_t)faulty_seed.value, true);
    CHECK(fake_gpu_run(&gpu, TURNS));
    fake_gpu_check_idle(&gpu);
    for (uint32_t i = 0; i < gpu.dispatches; i++) {
        const struct fake_dispatch *dispatch = &gpu.dispatch[i];
        uint64_t error = fake_gpu_queue_memory(&gpu, dispatch->queue)->error_reason;

        CHECK(!(dispatch->faulted && fake_gpu_completed(&gpu, i)));
        CHECK(!dispatch->faulted || error == CP_QUEUE_KERNEL_FAULT);
        CHECK(error || fake_gpu_completed(&gpu, i));
    }
}

static void rings_of_one_and_two_lose_nothing(void)
{
    fake_gpu_init(&gpu, &cp, 20 + (commands.value - 1) + 2 * (events.value - 1));
    gpu.command_entries = (uint32_t)commands.value;
    gpu.event_entries = (uint32_t)events.value;
    fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {60, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_lose(&gpu, 1, 400);
    fake_gpu_return(&gpu, 1, 3000);
    run_to_the_end();
    CHECK(cp_counters_of(&cp)->full > 0);
}

static void full_ring_leaves_work(void)
{
    fake_gpu_init(&gpu, &cp, 1);
    gpu.command_entries = 1;
    fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {3, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_turn(&gpu);
    while (cp_mailbox_commands(&gpu.mailbox) == 0)
        CHECK_EQUAL(cp_step(&cp, 100) >= 0, 1);
    CHECK_EQUAL(cp_step(&cp, 100), 1);
    CHECK_EQUAL(cp_step(&cp, 100), 1);
    CHECK(cp_counters_of(&cp)->full >= 2);
    CHECK_EQUAL(cp_deadline(&cp), gpu.now);
    run_to_the_end();
}

static void status_tells_where_a_group_is(void)
{
    struct cp_wg_status status;

    fake_gpu_init(&gpu, &cp, 1);
    fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 10000});
    fake_gpu_ring(&gpu, 0, 0);
    while (gpu.resident < 2)
        fake_gpu_turn(&gpu);
    CHECK_EQUAL(cp_wg_status_of(&cp, 1, &status), CP_OK);
    CHECK_EQUAL(status.state, CP_WG_RUNNING);
    CHECK_EQUAL(status.workgroup[0], 1);
    CHECK_EQUAL(status.cu, 1);
    __builtin_memset(&status, 0xff, sizeof(status));
    CHECK_EQUAL(cp_wg_status_of(&cp, 2, &status), CP_OK);
    CHECK_EQUAL(status.state, CP_WG_FREE);
    for (uint32_t i = 0; i < 3; i++)
        CHECK_EQUAL(status.workgroup[i], 0);
    CHECK_EQUAL(cp_wg_status_of(&cp, gpu.config.wg_slots, &status), CP_ERROR_ADDRESS);
    run_to_the_end();
}

static void program_of_another_layout_is_refused(void)
{
    const struct cp_hal hal = {.context = &gpu};
    const uint32_t own = CP_LAYOUT + (uint32_t)sizeof(struct cp_config);

    fake_gpu_init(&gpu, &cp, 1);
    for (uint32_t bit = 0; bit < 32; bit++)
        CHECK_EQUAL((uint64_t)(int64_t)cp_init_with_layout(&cp, &gpu.config, &hal, own ^ 1u << bit),
                    (uint64_t)(int64_t)CP_ERROR_LAYOUT);
}

static void panic_stops_for_good(void)
{
    fake_gpu_init(&gpu, &cp, 1);
    start();
    cp.panic = 5u << 16 | 1;
    CHECK_EQUAL((uint64_t)(int64_t)cp_step(&cp, 10), (uint64_t)(int64_t)CP_ERROR_ASSERT);
    CHECK_EQUAL(cp_panic(&cp), 5u << 16 | 1);
    cp_fail(&cp, CP_MODULE_QUEUE, 2);
    CHECK_EQUAL(cp_panic(&cp), 5u << 16 | 1);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX);
    CHECK_EQUAL(cp_size(), sizeof(struct cp));
}

/* A state that cannot be: the kernel ends while one of its lists counts a WG. */
static void broken_state_is_noticed(void)
{
    int result = 0;

    fake_gpu_init(&gpu, &cp, 1);
    fake_gpu_queue(&gpu, 4, 2);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = 1000});
    fake_gpu_ring(&gpu, 0, 0);
    while (cp.kernels[0].stage != CP_KERNEL_ENDING)
        fake_gpu_turn(&gpu);
    cp.kernels[0].workgroups.count = 1;
    cp_mailbox_post(&gpu.mailbox, &(struct cp_event){.kind = CP_EVENT_KERNEL_ENDED});
    result = cp_step(&cp, 100);
    CHECK_EQUAL((uint64_t)(int64_t)result, (uint64_t)(int64_t)CP_ERROR_ASSERT);
    CHECK_EQUAL(cp_panic(&cp), 3u << 16 | 1);
}

/* The formula of docs/measured/costs.md: the least that it may be is less by the padding that odd words do without. */
static void memory_follows_the_formula(void)
{
    const uint64_t set = CP_CU_WORDS + CP_CU_SUMMARY;
    uint64_t spared = set % 2 ? 4 * CP_MAX_KERNELS + 8 : 0;
    uint64_t kernel = 200 + 100 + 28 + CP_MAX_SCRATCH / 8 + 4 * set;
    uint64_t spill =
        28 * CP_MAX_CONDITIONS + 4 * CP_SPILL_WORDS + 28 * CP_MAX_WAITS + 2 * CP_CONDITION_BUCKETS + 2 * CP_MAX_KERNELS;
    uint64_t host = CP_HOST ? (64 + (4 * CP_CU_WORDS + 7) / 8 * 8) * CP_MAX_QUEUES + 12 * CP_QUEUE_WORDS +
                                  24 * CP_MAX_KERNELS + 4 * CP_KERNEL_WORDS + 40 * CP_MAX_WGS + 144
                            : 0;
    uint64_t formula = 900 + 8 * CP_ADVERSARY_SLICES + 4 * CP_WORDS(CP_MAX_WGS) + 4 * CP_ANSWER_WORDS +
                       4 * CP_ANSWER_TOPS - (sizeof(void *) == 4 ? 24 : 0) + 56 * CP_MAX_WGS + 184 * CP_MAX_QUEUES +
                       52 * CP_MAX_CUS + 12 * set + kernel * CP_MAX_KERNELS + spill + host;

    formula = (formula + 7) / 8 * 8;
    CHECK(cp_size() <= formula && cp_size() >= formula - spared);
}

TEST_MAIN()
{
    return test_run("cp",
                    (const struct test_case[]){TEST(one_kernel_runs_and_completes),
                                               TEST(nothing_to_do_means_no_deadline),
                                               TEST(step_stays_in_its_budget),
                                               TEST(first_placement_is_number_modulo_cus),
                                               TEST(waiting_kernel_larger_than_gpu_finishes),
                                               TEST(waiting_kernel_that_fits_is_not_saved),
                                               TEST(watched_kernel_larger_than_gpu_finishes, &every_policy, &spills),
                                               TEST(spinning_kernel_larger_than_gpu_finishes_by_quantum),
                                               TEST(chain_to_the_last_group_finishes),
                                               TEST(baseline_never_saves_by_choice),
                                               TEST(lost_cu_is_emptied_and_released),
                                               TEST(missed_deadline_is_counted),
                                               TEST(all_cus_lost_and_one_returned),
                                               TEST(fault_kills_its_kernel_only),
                                               TEST(rings_of_one_and_two_lose_nothing, &commands, &events),
                                               TEST(full_ring_leaves_work),
                                               TEST(status_tells_where_a_group_is),
                                               TEST(program_of_another_layout_is_refused),
                                               TEST(panic_stops_for_good),
                                               TEST(broken_state_is_noticed),
                                               TEST(memory_follows_the_formula),
                                               TEST(random_runs_finish, &sound_seed),
                                               TEST(random_runs_with_faults_stay_sound, &faulty_seed),
                                               {0}});
}
