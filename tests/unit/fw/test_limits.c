/* test_limits.c - how long dispatches may take. */
#include "host_bench.h"

#define LONG 100000u

static void limit(uint32_t queue, uint64_t soft, uint64_t hard)
{
    struct cp_queue_config words = {0};

    words.queue_memory = soft; /* the same bytes of the event */
    words.process.base = hard;
    tell(CP_HOST_LIMIT, queue, &words);
}

/* Queue 0 has a long dispatch of the program, queue 1 short ones; LIMIT for queue 0 comes after this many turns. */
static void begin(uint32_t turns, enum fake_program program, uint64_t soft, uint64_t hard)
{
    start_without_last(3, 8);
    gpu.config.policy = &cp_policy_awg;
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = program, .groups = {30, 1, 1}, .duration = LONG});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {4, 1, 1}, .duration = 2000});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
    for (uint32_t i = 0; i < turns; i++)
        fake_gpu_turn(&gpu);
    limit(0, soft, hard);
}

/* Returns the cycle at which queue 0 has stopped. */
static uint64_t stopped_at(void)
{
    for (uint32_t turns = 0; !memory_of(0)->error_reason && turns < TURNS; turns++)
        fake_gpu_turn(&gpu);
    return gpu.now;
}

static void soft_limit_is_told_once(void)
{
    for (uint32_t turns = 0; turns < 60; turns += 4) {
        begin(turns, FAKE_PLAIN, 5000, 0);
        turn_until(&gpu.overdues);
        CHECK(gpu.overdue.cycles >= 5000);
        CHECK(turns || gpu.overdue.cycles < 5000 + 2 * gpu.delay + 500);
        CHECK_EQUAL(gpu.overdue.queue, 0);
        CHECK_EQUAL(gpu.overdue.dispatch_id, 0);
        CHECK(gpu.overdue.live + gpu.overdue.unlaunched <= 30);
        CHECK(gpu.overdue.live + gpu.overdue.unlaunched + gpu.dispatch[0].done >= 30);
        CHECK(gpu.overdue.ready <= gpu.overdue.live);
        run();
        CHECK_EQUAL(gpu.overdues, 1);
        CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
    }
}

static void hard_limit_stops_the_dispatch(void)
{
    static const enum fake_program programs[] = {FAKE_PLAIN, FAKE_WAIT_ALL, FAKE_SPIN_ALL};

    for (uint32_t i = 0; i < sizeof(programs) / sizeof(programs[0]); i++) {
        for (uint32_t soft = 0; soft < 2; soft++) {
            begin(0, programs[i], soft ? 4000 : 0, 8000);
            gpu.dispatch[0].faulted = true; /* its WGs may be killed */
            CHECK(stopped_at() < LONG);
            run();
            CHECK_EQUAL(gpu.overdues, soft);
            check_stopped(0, CP_QUEUE_OVERDUE, 0);
            CHECK(!fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
        }
    }
}

/* A limit that a dispatch has reached already when it is set; and dispatches that are read later have it, too. */
static void limits_hold_for_what_is_active_and_what_follows(void)
{
    begin(0, FAKE_PLAIN, 0, 0);
    while (gpu.now < 20000)
        fake_gpu_turn(&gpu);
    limit(0, 0, 10000);
    gpu.dispatch[0].faulted = true;
    CHECK(stopped_at() < 30000);
    run();
    check_stopped(0, CP_QUEUE_OVERDUE, 0);
    ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = 100});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = LONG});
    gpu.dispatch[3].faulted = true;
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    CHECK(fake_gpu_completed(&gpu, 2) && !fake_gpu_completed(&gpu, 3));
    check_stopped(0, CP_QUEUE_OVERDUE, 2);
}

/* Time in which the queue is suspended does not count. */
static void suspended_time_does_not_count(void)
{
    uint64_t since;

    begin(0, FAKE_PLAIN, 0, 3 * LONG);
    turn_until(&gpu.answers);
    ask_meanwhile(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
    since = gpu.now;
    gpu.now += 5 * LONG;
    fake_gpu_ring(&gpu, 1, gpu.now);
    ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    CHECK(gpu.now > since + 5 * LONG);
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(memory_of(0)->error_reason, 0);
}

/* Events of this kind are lost on their way. */
static uint32_t lost_kind;
static int (*receive_all)(void *context, struct cp_event *event);

static int receive_others(void *context, struct cp_event *event)
{
    int got = receive_all(context, event);

    while (got && event->kind == lost_kind)
        got = receive_all(context, event);
    return got;
}

/* A dispatch that the GPU does not end is told of, though it has no WG any more or is being stopped already. */
static void an_end_that_does_not_come_is_told(void)
{
    static const struct {
        const char *name;
        uint32_t kind;
        uint64_t soft, hard;
        uint32_t live;
    } rows[] = {{"KERNEL_ENDED", CP_EVENT_KERNEL_ENDED, 40 * LONG, 0, 0},
                {"KERNEL_ENDED, behind the hard limit", CP_EVENT_KERNEL_ENDED, 60 * LONG, 50 * LONG, 0},
                {"DONE, when it is stopped", CP_EVENT_DONE, 8000, 4000, 1}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        begin(0, FAKE_PLAIN, rows[i].soft, rows[i].hard);
        gpu.dispatch[0].faulted = rows[i].hard != 0;
        lost_kind = rows[i].kind;
        receive_all = cp.hal.receive;
        cp.hal.receive = receive_others;
        turn_until(&gpu.overdues);
        CHECK(gpu.overdue.cycles >= rows[i].soft);
        CHECK_EQUAL(gpu.overdue.queue, 0);
        CHECK_EQUAL(gpu.overdue.unlaunched, 0);
        CHECK_EQUAL(gpu.overdue.live != 0, rows[i].live);
        CHECK_EQUAL(memory_of(0)->error_reason, 0); /* it has not ended */
    }
    test_context(NULL);
}

/* Work-groups that have to leave, and of which one does not answer, are told of, once, within the soft limit from then on. */
static void who_does_not_leave_is_told(void)
{
    static const struct {
        const char *name;
        uint32_t kind;
        uint64_t soft, hard;
        uint32_t operation; /* that has them leave; LIMIT: the hard limit does */
    } rows[] = {{"DONE, at the hard limit", CP_EVENT_DONE, 9000, 5000, CP_HOST_LIMIT},
                {"DONE, told before", CP_EVENT_DONE, 3000, 5000, CP_HOST_LIMIT},
                {"DONE, abandoned", CP_EVENT_DONE, 9000, 0, CP_HOST_ABANDON},
                {"SAVED, suspended", CP_EVENT_SAVED, 9000, 2 * LONG, CP_HOST_SUSPEND},
                {"SAVED, suspended and told before", CP_EVENT_SAVED, 1, 2 * LONG, CP_HOST_SUSPEND}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        bool before = rows[i].soft < 5000;
        uint64_t since;

        test_context(rows[i].name);
        begin(0, FAKE_PLAIN, 0, 0);
        while (!fake_gpu_completed(&gpu, 1))
            fake_gpu_turn(&gpu);
        lost_kind = rows[i].kind;
        receive_all = cp.hal.receive;
        cp.hal.receive = receive_others;
        gpu.dispatch[0].faulted = rows[i].kind == CP_EVENT_DONE;
        cp.opened[0] = gpu.now;
        limit(0, rows[i].soft, rows[i].hard);
        turn_until(before ? &gpu.overdues : &gpu.answers);
        CHECK_EQUAL(gpu.overdue_flags, 0);
        if (rows[i].operation != CP_HOST_LIMIT) {
            for (since = gpu.now; gpu.now < since + 4000;)
                fake_gpu_turn(&gpu);
            tell(rows[i].operation, 0, NULL);
        }
        since = gpu.now;
        gpu.overdues = 0;
        turn_until(&gpu.overdues);
        CHECK_EQUAL(gpu.overdue_flags, CP_FLAG_LEAVES);
        CHECK(rows[i].operation == CP_HOST_LIMIT || gpu.now >= since + rows[i].soft);
        CHECK(gpu.overdue.cycles >= rows[i].soft && gpu.overdue.cycles < rows[i].soft + 2000);
        CHECK(gpu.overdue.live);
        for (uint32_t turns = 0; turns < 1000; turns++)
            fake_gpu_turn(&gpu);
        CHECK_EQUAL(gpu.overdues, 1);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(NULL);
}

/* What has left in time is not told of, however long it is away. After RESUME it is told of again. */
static void who_is_away_is_not_told(void)
{
    begin(0, FAKE_PLAIN, 30000, 0);
    turn_until(&gpu.answers);
    ask_meanwhile(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
    gpu.now += 5 * LONG;
    fake_gpu_ring(&gpu, 1, gpu.now);
    for (uint32_t turns = 0; turns < 200; turns++)
        fake_gpu_turn(&gpu);
    CHECK_EQUAL(gpu.overdues, 0);
    ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    CHECK_EQUAL(gpu.overdues, 1);
    CHECK_EQUAL(gpu.overdue_flags, 0);
    CHECK(fake_gpu_completed(&gpu, 0));
}

/* A suspended queue takes them. They go with the queue: who comes after it has none. */
static void limits_go_with_the_queue(void)
{
    begin(0, FAKE_PLAIN, 0, 0);
    turn_until(&gpu.answers);
    ask_meanwhile(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
    limit(0, 2 * LONG, 20 * LONG);
    turn_until(&gpu.answers);
    check_answer(0, CP_HOST_DONE);
    CHECK(cp.requests[0].limited);
    CHECK_EQUAL(cp.requests[0].limits.soft, 2 * LONG);
    ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    ask(CP_HOST_DRAIN, 0, NULL, CP_HOST_DONE);
    CHECK(!cp.requests[0].limited);
    CHECK_EQUAL(cp.requests[0].limits.soft, 0);
    CHECK_EQUAL(cp.requests[0].limits.hard, 0);
}

/* The largest limits are none. */
static void limits_do_not_wrap(void)
{
    begin(3, FAKE_PLAIN, UINT64_MAX, UINT64_MAX - 1);
    run();
    CHECK_EQUAL(gpu.overdues, 0);
    CHECK(fake_gpu_completed(&gpu, 0));
}

TEST_MAIN()
{
    return test_run("limits", (const struct test_case[]){TEST(soft_limit_is_told_once),
                                                         TEST(hard_limit_stops_the_dispatch),
                                                         TEST(limits_hold_for_what_is_active_and_what_follows),
                                                         TEST(suspended_time_does_not_count),
                                                         TEST(an_end_that_does_not_come_is_told),
                                                         TEST(who_does_not_leave_is_told),
                                                         TEST(who_is_away_is_not_told),
                                                         TEST(limits_go_with_the_queue),
                                                         TEST(limits_do_not_wrap),
                                                         {0}});
}
