/* test_host_mask.c - queues whose work-groups are placed on some compute units only. */
/* Large: kernels of 40 work-groups beside each other. */
#include "cu_set.h"
#include "host_bench.h"

static uint64_t mask_address;

/* MASK with what begins at that address of the fake GPU's memory. */
static void tell_mask(uint32_t queue, uint64_t base, uint64_t bytes)
{
    struct cp_queue_config words = {0};

    words.queue_memory = base; /* the same bytes of the event */
    words.process.base = bytes;
    tell(CP_HOST_MASK, queue, &words);
}

/* Masks the queue. From the answer on the fake GPU checks where its WGs are placed. */
static void mask(uint32_t queue, uint32_t cus)
{
    gpu.masks[queue] = 0;
    *(uint32_t *)fake_gpu_at(&gpu, mask_address, 4) = cus;
    tell_mask(queue, mask_address, 4);
    turn_until(&gpu.answers);
    check_answer(queue, CP_HOST_DONE);
    gpu.masks[queue] = cus;
    *(uint32_t *)fake_gpu_at(&gpu, mask_address, 4) = 0; /* it was read once */
}

static void turns(uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        fake_gpu_turn(&gpu);
}

/* Returns the WGs of a queue on the CUs of a mask. */
static uint32_t residents_of(uint32_t queue, uint32_t cus)
{
    uint32_t count = 0;

    for (uint32_t slot = 0; slot < gpu.config.wg_slots; slot++) {
        const struct fake_slot *wg = &gpu.slots[slot];

        count += wg->state != FAKE_FREE && wg->state != FAKE_AWAY && gpu.dispatch[wg->dispatch].queue == queue &&
                 cus >> wg->cu & 1u;
    }
    return count;
}

/* Queue 0 has a dispatch of the program, queue 1 a plain one. */
static void begin(enum fake_program program, const struct cp_policy *policy, uint64_t seed)
{
    init(2, 8);
    mask_address = fake_gpu_allocate(&gpu, 64);
    gpu.config.policy = policy;
    gpu.random = seed;
    start();
    fake_gpu_dispatch(&gpu, 0,
                      &(struct fake_kernel){.program = program, .groups = {40, 1, 1}, .duration = 3000, .rounds = 3});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {40, 1, 1}, .duration = 2000});
}

static void ring(void)
{
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
}

static void check_completed(void)
{
    run();
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
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

/* Masks come and go at any time, also beside a loss, and for both queues. WGs that run elsewhere stay. */
static void masked_at_any_time(void)
{
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        for (uint32_t at = 0; at < 120; at += 3) {
            uint32_t elsewhere;

            begin(cases[i].program, cases[i].policy, at + 1);
            ring();
            turns(at);
            mask(0, 3);
            elsewhere = residents_of(0, 12);
            fake_gpu_lose(&gpu, 1, gpu.now + 300);
            turns(20);
            CHECK(residents_of(0, 12) <= elsewhere);
            mask(1, 12);
            fake_gpu_return(&gpu, 1, gpu.now + 900);
            turns(50);
            mask(0, at % 2 ? 0 : 6);
            check_completed();
            CHECK_EQUAL(cp.masked, 1 + (at % 2 == 0));
        }
    }
    test_context(NULL);
}

/* A queue with a mask from before its first packet fills its CUs, and no other; one without has them all. */
static void masked_from_the_start(void)
{
    begin(FAKE_PLAIN, &cp_policy_timeout, 1);
    mask(0, 4);
    ring();
    for (uint32_t i = 0; i < 200 && !residents_of(0, 15); i++)
        turns(1);
    turns(20);
    CHECK(residents_of(0, 4));
    CHECK_EQUAL(residents_of(0, 11), 0);
    CHECK(residents_of(1, 11));
    check_completed();
}

/* All CUs of the mask are lost: the queue waits for one, or for another mask. Others run on. */
static void no_cu_of_the_mask_is_left(void)
{
    for (uint32_t other = 0; other < 2; other++) {
        begin(FAKE_PLAIN, &cp_policy_timeout, 1);
        mask(0, 1);
        fake_gpu_lose(&gpu, 0, gpu.now);
        ring();
        turns(3000);
        CHECK(fake_gpu_completed(&gpu, 1) && !fake_gpu_completed(&gpu, 0));
        CHECK_EQUAL(residents_of(0, 15), 0);
        CHECK(cp_wanting(&cp));
        if (other)
            mask(0, 2);
        else
            fake_gpu_return(&gpu, 0, gpu.now);
        check_completed();
    }
}

/* A queue of large WGs beside a flood of small ones: a CU is reserved for it where its mask lets it be, also for a mask that comes. */
static void large_workgroups_are_not_starved(void)
{
    for (uint32_t late = 0; late < 2; late++) {
        init(2, 8);
        mask_address = fake_gpu_allocate(&gpu, 64);
        start();
        fake_gpu_dispatch(&gpu, 0,
                          &(struct fake_kernel){.groups = {2, 1, 1}, .group_size = {512, 1, 1}, .duration = 500});
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {2000, 1, 1}, .duration = 2000});
        if (!late)
            mask(0, 4);
        fake_gpu_ring(&gpu, 1, gpu.now);
        turns(100);
        fake_gpu_ring(&gpu, 0, gpu.now);
        if (late) {
            turns(5);
            mask(0, 4);
        }
        for (uint32_t i = 0; i < 20000 && !fake_gpu_completed(&gpu, 0); i++)
            turns(1);
        CHECK(fake_gpu_completed(&gpu, 0));
        CHECK(gpu.dispatch[1].done < 1000);
        run();
    }
}

/* All places are taken, and a new mask has more CUs. */
static void widened_when_all_is_full(void)
{
    begin(FAKE_PLAIN, &cp_policy_timeout, 1);
    gpu.budget = 1; /* what is between two work items is looked at */
    fake_gpu_ring(&gpu, 0, gpu.now);
    for (uint32_t i = 0; i < 500 && !cp.full; i++)
        turns(1);
    CHECK(cp.full);
    mask(0, 1);
    for (uint32_t i = 0; i < 500 && !cp.full; i++)
        turns(1);
    CHECK(cp.full);
    gpu.masks[0] = 3;
    *(uint32_t *)fake_gpu_at(&gpu, mask_address, 4) = 3;
    tell_mask(0, mask_address, 4);
    while (!gpu.answers) {
        turns(1);
        CHECK(!cp.full || !cp_cu_set_any(&cp.kernels[0].may_fit));
    }
    fake_gpu_ring(&gpu, 1, gpu.now);
    check_completed();
}

/* The mask of a queue that is removed does not hold for its successor. */
static void removed_with_its_mask(void)
{
    begin(FAKE_PLAIN, &cp_policy_timeout, 1);
    configs[0] = gpu.config.queues[0];
    mask(0, 1);
    ask(CP_HOST_DRAIN, 0, NULL, CP_HOST_DONE);
    CHECK_EQUAL(cp.masked, 0);
    gpu.masks[0] = 0;
    ask_meanwhile(CP_HOST_CREATE, 0, &configs[0], CP_HOST_DONE);
    for (uint32_t i = 0; i < 200 && !residents_of(0, 14); i++)
        turns(1);
    CHECK(residents_of(0, 14));
    fake_gpu_ring(&gpu, 1, gpu.now);
    check_completed();
}

/* A suspended queue takes a mask, which holds when it is resumed. */
static void masked_while_suspended(void)
{
    begin(FAKE_WAIT_ALL, &cp_policy_awg, 2);
    ring();
    turns(30);
    ask_meanwhile(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
    mask(0, 8);
    ask_meanwhile(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
    check_completed();
}

/* A mask is as long as its bytes; it has to name a CU that there is, or none at all. */
static void what_a_mask_may_be(void)
{
    static const struct {
        const char *name;
        uint32_t words[2];
        uint64_t bytes;
        enum cp_host_status status;
        uint32_t barred;
    } rows[] = {
        {"no bytes", {1, 1}, 0, CP_HOST_DONE, 0},
        {"zeros", {0, 0}, 8, CP_HOST_DONE, 0},
        {"one byte", {0xfffff02, 1}, 1, CP_HOST_DONE, 13},
        {"all, and more", {UINT32_MAX, UINT32_MAX}, 8, CP_HOST_DONE, 0},
        {"one, and more", {0xfffffff8, 1}, 8, CP_HOST_DONE, 7},
        {"none of those that are there", {0xfffffff0, 0}, 4, CP_HOST_BAD_FIELD, 5},
        {"none in the first word", {0, 1}, 8, CP_CU_WORDS > 1 ? CP_HOST_BAD_FIELD : CP_HOST_DONE, 5},
        {"far too long", {10, 0}, UINT64_MAX, CP_HOST_DONE, 5},
    };

    begin(FAKE_PLAIN, &cp_policy_timeout, 1);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint32_t *words = fake_gpu_at(&gpu, mask_address, 8);

        test_context(rows[i].name);
        mask(0, 10);
        gpu.masks[0] = 0;
        words[0] = rows[i].words[0];
        words[1] = rows[i].words[1];
        tell_mask(0, mask_address, rows[i].bytes);
        turn_until(&gpu.answers);
        check_answer(0, rows[i].status);
        if (CP_CU_WORDS > 1 || rows[i].status == CP_HOST_DONE)
            CHECK_EQUAL(cp.requests[0].barred[0], rows[i].barred);
    }
    test_context(NULL);
    tell_mask(0, UINT64_MAX - 3, 8);
    run();
    check_answer(0, CP_HOST_BAD_MEMORY);
    tell_mask(2, mask_address, 4);
    run();
    check_answer(2, CP_HOST_BAD_STATE);
    CHECK_EQUAL(cp.requests[0].barred[0], 5);
    CHECK_EQUAL(cp.masked, 1);
}

TEST_MAIN()
{
    return test_run("host_mask", (const struct test_case[]){TEST(masked_at_any_time),
                                                            TEST(masked_from_the_start),
                                                            TEST(no_cu_of_the_mask_is_left),
                                                            TEST(large_workgroups_are_not_starved),
                                                            TEST(widened_when_all_is_full),
                                                            TEST(removed_with_its_mask),
                                                            TEST(masked_while_suspended),
                                                            TEST(what_a_mask_may_be),
                                                            {0}});
}
