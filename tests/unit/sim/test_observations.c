/* test_observations.c - when deadlock detection observes: it gives up where waves compute, and finds slow loops all the same. */
#include "gpu/progress.h"
#include "support_dispatcher.h"

#define WINDOW 16000u

/* Counts to 2^30 between what the loop does. */
#define COMPUTE                                                                                                        \
    "k:\n\ts_mov_b32 s4, 0\nagain:\n\ts_add_u32 s4, s4, 1\n\ts_cmp_lg_u32 s4, 0x40000000\n\ts_cbranch_scc1 again\n"

/* Polls, and sleeps count times for 64 * clocks clocks in between. An interval of checks is 1001 cycles. */
#define POLL(clocks, count)                                                                                            \
    "k:\n\ts_load_dword s4, s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)\n\ts_movk_i32 s5, " count "\nwait:\n\ts_sleep " clocks \
    "\n\ts_sub_u32 s5, s5, 1\n\ts_cmp_lg_u32 s5, 0\n\ts_cbranch_scc1 wait\n"                                           \
    "\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 k\n"

struct watched {
    struct bench *bench;
    struct gpu_progress progress;
    uint64_t interval;
};

/* One work-group runs, and progress was at the last check. */
static struct watched watch(const char *kernel)
{
    struct parameters parameters;
    struct watched watched;

    parameters_default(&parameters);
    parameters.cus = 1;
    parameters.deadlock_window = WINDOW;
    watched.bench = create_with(kernel, &parameters);
    return watched;
}

static void start(struct watched *watched)
{
    struct bench *bench = watched->bench;

    gpu_progress_init(&watched->progress, bench->dispatcher, &bench->parameters, &bench->memory, bench->system, SLOTS,
                      &cp_policy_baseline, false);
    watched->interval = gpu_progress_interval(&watched->progress);
    begin(bench);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
}

/* Runs to the next check. Returns whether it finds a deadlock. */
static bool check(struct watched *watched)
{
    struct bench *bench = watched->bench;
    uint64_t next = (bench->clock.now / watched->interval + 1) * watched->interval;

    while (clock_step(&bench->clock, next))
        ;
    bench->clock.now = next;
    gpu_progress_firmware(&watched->progress, true);
    return gpu_progress_deadlocked(&watched->progress, false, 0, 0, next);
}

/* Checks from now on until one finds that observation has begun, or ended. */
static uint32_t checks_until(struct watched *watched, bool observing)
{
    uint32_t count = 0;

    do {
        CHECK(!check(watched));
        count++;
    } while (gpu_dispatcher_control(watched->bench->dispatcher)->observing != observing && count < 1000);
    return count;
}

static void computing_is_observed_less_and_less(void)
{
    struct watched watched = watch(COMPUTE);

    start(&watched);
    CHECK(!check(&watched)); /* the launch was progress */
    for (uint32_t time = 0; time < 3; time++) {
        CHECK_EQUAL(checks_until(&watched, true), 16u << time);
        CHECK_EQUAL(checks_until(&watched, false), 2u << time);
    }
    gpu_progress_input(&watched.progress, watched.bench->clock.now);
    CHECK_EQUAL(checks_until(&watched, true), 16);
    CHECK_EQUAL(checks_until(&watched, false), 2);
    destroy(watched.bench);
}

static void slow_loops_are_found(void)
{
    static const struct {
        const char *name, *kernel;
        uint32_t observations, most;
    } table[] = {
        {"a short loop", POLL("1", "1"), 1, 18},
        {"an iteration of an interval", POLL("15", "1"), 2, 55},
        {"an iteration of four intervals", POLL("15", "4"), 4, 270},
        {"an iteration of a window", POLL("15", "16"), 6, 1134},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct watched watched = watch(table[i].kernel);
        uint32_t checks = 1;

        test_context(table[i].name);
        start(&watched);
        while (!check(&watched) && checks < 2000)
            checks++;
        CHECK(checks <= table[i].most);

        CHECK_EQUAL(gpu_dispatcher_control(watched.bench->dispatcher)->observation, table[i].observations);
        destroy(watched.bench);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("observations", (const struct test_case[]){
                                        TEST(computing_is_observed_less_and_less), TEST(slow_loops_are_found), {0}});
}
