/*
 * test_many_cus.c - GPUs with as many compute units as the firmware can have, and with one more than half of them: sets of
 * CUs take several words, and the last word may be full or hold a single bit.
 */
#include "compute_unit.h"
#include "every_policy.h"
#include "fake_gpu.h"
#include "support_cooperative.h"

#define GROUP_WAVES 4u /* a WG of this number of waves fills a CU of the fake port */
#define TURNS       400000u

static struct fake_gpu gpu;
static struct test_parameter cus = TEST_VALUES("cus", CP_MAX_CUS / 2 + 1, CP_MAX_CUS);
static struct test_parameter every_policy = {.name = "policy", .count = TEST_POLICIES, .text = test_policy_name};

static uint32_t last(void)
{
    return (uint32_t)cus.value - 1;
}

static void init_many(void)
{
    init();
    port.config.cus = (uint32_t)cus.value;
    port.config.wg_slots = (uint32_t)cus.value + 4;
}

/* A kernel that fills all CUs, and its WGs run. The WG of slot n is on CU n. */
static void fill(void)
{
    init_many();
    fake_port_start(&port);
    ordinary(0, (uint32_t)cus.value, GROUP_WAVES);
    for (uint32_t slot = 0; slot <= last(); slot++)
        CHECK_EQUAL(cp.workgroups[slot].cu, slot);
    fake_port_forget(&port);
}

/* One CU has room, each in turn: a search finds it from wherever it begins. */
static void the_only_cu_with_room_is_found(void)
{
    struct cp_kernel *kernel = &cp.kernels[0];

    init_many();
    fake_port_start(&port);
    fake_port_open(&port, 1000, GROUP_WAVES);
    for (uint32_t cu = 0; cu <= last(); cu++)
        cp_cu_refused(&cp, 0, cu);
    CHECK(!cp_cu_may_have_room(&cp, kernel));
    for (uint32_t cu = 0; cu <= last(); cu++) {
        cp_cu_note_room(&cp, cu);
        CHECK(cp_cu_may_have_room(&cp, kernel));
        for (uint32_t start = 0; start <= last(); start++)
            CHECK_EQUAL(cp_cu_find(&cp, kernel, start).cu, cu);
        CHECK_EQUAL(cp_cu_next(&cp, kernel, 0), cu);
        CHECK_EQUAL(cp_cu_next(&cp, kernel, cu), cu);
        CHECK_EQUAL(cp_cu_next(&cp, kernel, cu + 1), CP_NONE);
        CHECK(!CP_BATCHES || cp_cu_try(&cp, kernel, cu) == 0);
        cp_cu_refused(&cp, 0, cu);
        CHECK_EQUAL(cp_cu_find(&cp, kernel, 0).cu, CP_NONE);
    }
}

static void work_groups_go_to_every_cu(void)
{
    init_many();
    fake_port_start(&port);
    ordinary(0, (uint32_t)cus.value + 1, GROUP_WAVES); /* one more than fit */
    CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cus.value);
    for (uint32_t i = 0, launch = 0; i < port.count; i++) {
        if (port.commands[i].opcode == CP_COMMAND_LAUNCH)
            CHECK_EQUAL(port.commands[i].place.cu, launch++);
    }
    CHECK(!cp_cu_may_have_room(&cp, &cp.kernels[0]));
    done(last()); /* the one that has waited takes the place of the last */
    CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cus.value + 1);
    CHECK_EQUAL(cp.cus[last()].residents.count, 1);
}

/* Every CU in turn, the last one among them, leaves with its WG and takes it back. */
static void each_cu_is_lost_and_returns(void)
{
    const struct cp_command *command;

    fill();
    for (uint32_t cu = 0; cu <= last(); cu++) {
        lose(cu);
        CHECK(!cp_cu_usable(&cp, cu));
        CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_SAVE);
        CHECK_EQUAL(command->place.slot, cu);
        fake_port_event(&port, CP_EVENT_SAVED, cu)->saved.state = 1;
        fake_port_settle(&port);
        while (fake_port_next(&port, &command) == CP_COMMAND_WAITING)
            ;
        CHECK_EQUAL(command->opcode, CP_COMMAND_CU_RELEASE);
        CHECK_EQUAL(command->release.cu, cu);
        CHECK_EQUAL(cp_ready(&cp), 1);
        give_back(cu);
        CHECK_EQUAL(cp.workgroups[cu].state, CP_WG_RESTORING);
        CHECK_EQUAL(cp.workgroups[cu].cu, cu);
        fake_port_tell(&port, CP_EVENT_RESTORED, cu, 0);
        check_state(cu, CP_WG_RUNNING);
        fake_port_forget(&port);
    }
    CHECK_EQUAL(cp_counters_of(&cp)->cus_lost, cus.value);
    CHECK_EQUAL(cp_counters_of(&cp)->cus_returned, cus.value);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* All CUs are gone, each is released once, and the last one, which is back, takes one of the WGs. */
static void all_cus_are_lost_and_the_last_returns(void)
{
    bool released_cus[CP_MAX_CUS] = {false};
    const struct cp_command *command;

    fill();
    for (uint32_t cu = last() + 1; cu--;)
        lose(cu);
    CHECK_EQUAL(commands(CP_COMMAND_SAVE), cus.value);
    CHECK_EQUAL(commands(CP_COMMAND_CU_RELEASE), 0);
    CHECK_EQUAL(cp_cu_find(&cp, &cp.kernels[0], 0).cu, CP_NONE);
    fake_port_forget(&port);
    for (uint32_t cu = 0; cu <= last(); cu++) {
        fake_port_event(&port, CP_EVENT_SAVED, cu)->saved.state = 1;
        fake_port_settle(&port);
    }
    CHECK_EQUAL(commands(CP_COMMAND_CU_RELEASE), cus.value);
    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode == CP_COMMAND_CU_RELEASE)
            released_cus[port.commands[i].release.cu] = true;
    }
    for (uint32_t cu = 0; cu <= last(); cu++)
        CHECK(released_cus[cu]);
    CHECK_EQUAL(cp_ready(&cp), cus.value);
    fake_port_forget(&port);
    give_back(last());
    CHECK_EQUAL(fake_port_next(&port, &command), CP_COMMAND_RESTORE);
    CHECK_EQUAL(command->place.cu, last());
    CHECK_EQUAL(commands(CP_COMMAND_RESTORE), 1);
}

static void cus_behind_the_last_do_not_exist(void)
{
    fill();
    lose(last() + 1);
    give_back(last() + 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->cus_lost + cp_counters_of(&cp)->cus_returned, 0);
}

/* A maximal kernel counts the places of all CUs, less the first and the last, which others have or which is lost. */
static void maximal_kernel_counts_every_cu(void)
{
    init_many();
    fake_port_start(&port);
    lose(last());
    ordinary(1, 1, GROUP_WAVES);
    fake_port_forget(&port);
    fake_port_open_with(&port, 0, 2 * (uint32_t)cus.value, GROUP_WAVES,
                        &(struct cp_launch){CONTROL(0), 0, RECORD_BYTES, CP_MANAGED_MESSAGES});
    fake_port_settle(&port);
    CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cus.value - 2);
    CHECK_EQUAL(control_of(0)->active, cus.value - 2);
}

/* A round of reclaim goes over all CUs: the only WG of lower priority is on the last one. */
static void gathering_reaches_the_last_cu(void)
{
    init_many();
    port.config.policy = &cp_policy_baseline;
    port.config.queues[0].priority = 1;
    port.config.queues[1].priority = 3;
    port.config.queues[2].priority = 3;
    fake_port_start(&port);
    ordinary(1, last(), GROUP_WAVES);
    ordinary(0, 1, GROUP_WAVES);
    CHECK_EQUAL(cp.workgroups[last()].cu, last());
    fake_port_open_with(&port, 2, 1, GROUP_WAVES,
                        &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
    fake_port_settle(&port);
    fake_port_forget(&port);
    fake_port_pass(&port, 500);
    CHECK_EQUAL(commands(CP_COMMAND_SAVE), 1);
    check_state(last(), CP_WG_SAVING);
    fake_port_event(&port, CP_EVENT_SAVED, last())->saved.state = 1;
    fake_port_settle(&port);
    CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), 1);
    CHECK_EQUAL(cp.workgroups[last() + 1].cu, last());
}

/* A round of reclaim begins behind the CUs that its kernel has used, and goes on at CU 0: there the only WG of lower priority is. */
static void gathering_goes_round(void)
{
    init_many();
    port.config.policy = &cp_policy_baseline;
    port.config.queues[0].priority = 1;
    port.config.queues[1].priority = 3;
    port.config.queues[2].priority = 3;
    fake_port_start(&port);
    ordinary(0, 1, GROUP_WAVES);
    ordinary(1, last() - 1, GROUP_WAVES);
    fake_port_open_with(&port, 2, 2, GROUP_WAVES,
                        &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
    fake_port_settle(&port);
    CHECK_EQUAL(cp.workgroups[0].cu, 0);
    CHECK_EQUAL(cp.workgroups[last()].cu, last());
    CHECK_EQUAL(cp.kernels[2].next_cu, 1);
    fake_port_forget(&port);
    fake_port_pass(&port, 500);
    CHECK_EQUAL(commands(CP_COMMAND_SAVE), 1);
    check_state(0, CP_WG_SAVING);
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
    fake_port_settle(&port);
    CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), 1);
    CHECK_EQUAL(cp.workgroups[last() + 1].cu, 0);
}

/* WGs that wait for each other on a GPU of which the CUs at the edges of words come and go. */
static void waiting_kernel_survives_losses(void)
{
    uint32_t queue;

    fake_gpu_init(&gpu, &cp, cus.value + every_policy.value);
    gpu.config.policy = test_policies[every_policy.value].policy;
    gpu.config.cus = (uint32_t)cus.value;
    gpu.config.simds = 1;
    gpu.config.waves_per_simd = 1;
    gpu.config.timeout_interval = 10000; /* many WGs that try often would take more timers than the fake has */
    gpu.config.wg_slots = 2 * (uint32_t)cus.value;
    queue = fake_gpu_queue(&gpu, 4, 2);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    fake_gpu_dispatch(
        &gpu, queue,
        &(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {(uint32_t)cus.value, 1, 1}, .duration = 5000});
    fake_gpu_ring(&gpu, queue, 0);
    for (uint32_t cu = 31; cu <= last(); cu += cu & 1 ? 1 : 31) {
        fake_gpu_lose(&gpu, cu, 1500 + cu);
        fake_gpu_return(&gpu, cu, 9000 + cu);
    }
    fake_gpu_lose(&gpu, last(), 1500);
    fake_gpu_return(&gpu, last(), 9000);
    CHECK(fake_gpu_run(&gpu, TURNS));
    fake_gpu_check_idle(&gpu);
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK(cp_counters_of(&cp)->saved > 0);
    CHECK(gpu.releases > 0);
}

TEST_MAIN()
{
    return test_run("many_cus", (const struct test_case[]){TEST(the_only_cu_with_room_is_found, &cus),
                                                           TEST(work_groups_go_to_every_cu, &cus),
                                                           TEST(each_cu_is_lost_and_returns, &cus),
                                                           TEST(all_cus_are_lost_and_the_last_returns, &cus),
                                                           TEST(cus_behind_the_last_do_not_exist, &cus),
                                                           TEST(maximal_kernel_counts_every_cu, &cus),
                                                           TEST(gathering_reaches_the_last_cu, &cus),
                                                           TEST(gathering_goes_round, &cus),
                                                           TEST(waiting_kernel_survives_losses, &cus, &every_policy),
                                                           {0}});
}
