/* test_kernel.c - active dispatches: the walk over the grid, scratch, beginning and end. */
/* Large: 100 WGs with scratch. */
#include "fake_gpu.h"
#include "fake_port.h"
#include "dispatch.h"
#include "kernel.h"
#include "onward/kernel_descriptor.h"
#include "test.h"

static struct fake_port port;
static struct fake_gpu gpu;
static struct cp cp;

static void start_port(void)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
}

static void grid_is_walked_x_fastest(void)
{
    static const struct {
        const char *name;
        uint32_t groups[3];
    } cases[] = {
        {"line", {7, 1, 1}}, {"column", {1, 5, 1}}, {"stack", {1, 1, 4}}, {"box", {3, 2, 4}}, {"one", {1, 1, 1}}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const uint32_t *g = cases[i].groups;
        struct cp_dispatch dispatch = {.groups = {g[0], g[1], g[2]}, .shape = {.waves = 1}};

        test_context(cases[i].name);
        start_port();
        cp_dispatch_open(&cp, &dispatch);
        cp.kernels[0].stage = CP_KERNEL_ACTIVE;
        cp.config.wg_slots = CP_MAX_WGS;
        for (uint32_t n = 0; n < g[0] * g[1] * g[2]; n++) {
            struct cp_workgroup *wg = &cp.workgroups[n];
            uint32_t id[3];

            CHECK(cp_kernel_launchable(&cp, &cp.kernels[0]));
            CHECK_EQUAL(cp_unlaunched(&cp), g[0] * g[1] * g[2] - n);
            CHECK_EQUAL(cp.kernels[0].next_cu, n % 2);
            cp_kernel_peek(&cp.kernels[0], wg);
            CHECK_EQUAL(wg->number, n);
            wg->state = CP_WG_RUNNING;
            cp_kernel_workgroup_id(&cp, n, id);
            CHECK_EQUAL(id[0], n % g[0]);
            CHECK_EQUAL(id[1], n / g[0] % g[1]);
            CHECK_EQUAL(id[2], n / g[0] / g[1]);
            cp_kernel_take(&cp, &cp.kernels[0], wg, n);
        }
        CHECK(!cp_kernel_launchable(&cp, &cp.kernels[0]));
        CHECK_EQUAL(cp_unlaunched(&cp), 0);
    }
    test_context(0);
}

static void scratch_slots_are_taken_and_given_back(void)
{
    struct cp_dispatch dispatch = {.groups = {1000, 1, 1}, .begin.scratch_wave_bytes = 4096, .scratch_slots = 70};

    start_port();
    cp.config.wg_slots = CP_MAX_WGS;
    dispatch.begin.scratch_base = 0x100000000u;
    dispatch.shape.waves = 1;
    cp_dispatch_open(&cp, &dispatch);
    cp.kernels[0].stage = CP_KERNEL_ACTIVE;
    for (uint32_t i = 0; i < 70; i++) {
        CHECK(cp_kernel_launchable(&cp, &cp.kernels[0]));
        cp_kernel_peek(&cp.kernels[0], &cp.workgroups[i]);
        CHECK_EQUAL(cp.workgroups[i].scratch, i);
        CHECK_EQUAL(cp_kernel_scratch(&cp.kernels[0], i), 0x100000000u + i * 4096);
        cp_kernel_take(&cp, &cp.kernels[0], &cp.workgroups[i], i);
    }
    CHECK(!cp_kernel_launchable(&cp, &cp.kernels[0]));
    cp_kernel_retire(&cp, &cp.kernels[0], cp_workgroup_at(&cp, 65), 65);
    cp_kernel_retire(&cp, &cp.kernels[0], cp_workgroup_at(&cp, 33), 33);
    CHECK(cp_kernel_launchable(&cp, &cp.kernels[0]));
    cp_kernel_peek(&cp.kernels[0], &cp.workgroups[100]);
    CHECK_EQUAL(cp.workgroups[100].scratch, 33);
    CHECK_EQUAL(cp_kernel_scratch(&cp.kernels[0], CP_NONE), 0);
}

static void begin_comes_before_and_end_after_all_groups(void)
{
    start_port();
    fake_port_open(&port, 2, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_KERNEL_BEGIN);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_LAUNCH);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_LAUNCH);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_KERNEL_END);
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_ENDING);
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
}

/* KERNEL_BEGIN has the level of the queue's priority for the waves, whatever the descriptor says; the rest of rsrc1 is the
 * descriptor's. */
static void waves_have_the_queues_priority(void)
{
    static const struct {
        uint32_t priority, rsrc1, sent;
    } rows[] = {{0, 0x00ac00c5, 0x00ac00c5}, {1, 0x00ac00c5, 0x00ac00c5}, {2, 0x00ac00c5, 0x00ac04c5},
                {3, 0x00ac00c5, 0x00ac04c5}, {4, 0x00ac00c5, 0x00ac08c5}, {0, 0x00ac0cc5, 0x00ac00c5},
                {2, 0xffffffff, 0xfffff7ff}, {0, 0xffffffff, 0xfffff3ff}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cp_dispatch dispatch = {
            .groups = {1, 1, 1}, .shape = {.waves = 1}, .begin = {.rsrc1 = rows[i].rsrc1, .queue = 1}};
        const struct cp_command *command;

        start_port();
        cp.config.queues[1].priority = rows[i].priority;
        cp_dispatch_open(&cp, &dispatch);
        fake_port_settle(&port);
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_KERNEL_BEGIN);
        CHECK_EQUAL(command->begin.rsrc1, rows[i].sent);
        CHECK_EQUAL(CP_RSRC1_PRIORITY(command->begin.rsrc1), rows[i].priority / 2);
    }
}

static void completion_signal_follows_kernel_ended(void)
{
    const struct cp_command *command;

    begin_comes_before_and_end_after_all_groups();
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_ADD);
    CHECK_EQUAL(command->memory.address, 0x20000 + __builtin_offsetof(struct cp_signal, value));
    CHECK_EQUAL(command->memory.value, UINT64_MAX);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

static void records_run_out(void)
{
    start_port();
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        CHECK(cp_kernel_available(&cp));
        fake_port_open(&port, 1, 1);
    }
    CHECK(!cp_kernel_available(&cp));
}

static void refused_begin_stops_the_kernel(void)
{
    const struct cp_command *command;
    struct cp_event *event;

    start_port();
    fake_port_open(&port, 1, 1);
    CHECK_EQUAL(cp_step(&cp, 1), 1);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_KERNEL_BEGIN);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->tag = command->tag;
    event->reason = CP_REFUSED_ARGUMENT;
    fake_port_settle(&port);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_LAUNCH);
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_KILL);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->tag = command->tag;
    event->reason = CP_REFUSED_ARGUMENT;
    fake_port_settle(&port);
    CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_BAD_KERNEL_OBJECT); /* the first reason stays */
    CHECK_EQUAL(fake_port_next(&port, 0), CP_COMMAND_KERNEL_END);
    CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_STOPPED);
}

/* The GPU has a WG of it: what the kernel has done is not what it should have. */
static void refused_end_is_a_fault_of_the_kernel(void)
{
    const struct cp_command *command;
    struct cp_event *event;

    start_port();
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_KERNEL_END);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->tag = command->tag;
    fake_port_settle(&port);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_STOPPED);
    CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
}

/* A grid that is no multiple of the WG size, in three dimensions, through packets. */
static void partial_groups_are_launched_too(void)
{
    struct fake_kernel kernel = {.groups = {5, 3, 2}, .group_size = {96, 2, 1}, .remainder = 95};

    fake_gpu_init(&gpu, &cp, 1);
    fake_gpu_queue(&gpu, 4, 2);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    fake_gpu_dispatch(&gpu, 0, &kernel);
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, 100000));
    CHECK_EQUAL(gpu.dispatch[0].launched, 30);
    CHECK(fake_gpu_completed(&gpu, 0));
    fake_gpu_check_idle(&gpu);
}

static void scratch_of_an_arena_limits_residency(void)
{
    struct fake_kernel kernel = {.groups = {40, 1, 1}, .scratch = 1000};

    fake_gpu_init(&gpu, &cp, 1);
    fake_gpu_queue(&gpu, 4, 2);
    gpu.config.queues[0].scratch.bytes = 64 * 1000 * 3 + 100;
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    fake_gpu_dispatch(&gpu, 0, &kernel);
    fake_gpu_dispatch(&gpu, 0, &kernel); /* waits for the arena */
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, 100000));
    CHECK_EQUAL(gpu.most_resident, 3);
    CHECK_EQUAL(gpu.waiting_commands, 1); /* no place was wanting, only scratch */
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
    fake_gpu_check_idle(&gpu);
}

TEST_MAIN()
{
    return test_run("kernel", (const struct test_case[]){TEST(grid_is_walked_x_fastest),
                                                         TEST(scratch_slots_are_taken_and_given_back),
                                                         TEST(begin_comes_before_and_end_after_all_groups),
                                                         TEST(waves_have_the_queues_priority),
                                                         TEST(completion_signal_follows_kernel_ended),
                                                         TEST(records_run_out),
                                                         TEST(refused_begin_stops_the_kernel),
                                                         TEST(refused_end_is_a_fault_of_the_kernel),
                                                         TEST(partial_groups_are_launched_too),
                                                         TEST(scratch_of_an_arena_limits_residency),
                                                         {0}});
}
