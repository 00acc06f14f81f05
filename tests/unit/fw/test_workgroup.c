/* test_workgroup.c - the work-groups' state machine: launches, events, faults, and what a full ring delays. */
#include "workgroup_bench.h"

static void launch_fills_the_command(void)
{
    const struct cp_command *command;

    fake_port_init(&port, &cp);
    port.config.context_base = 0x100000;
    fake_port_start(&port);
    fake_port_open(&port, 3, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect(CP_COMMAND_LAUNCH);
    command = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.slot, 1);
    CHECK_EQUAL(command->place.generation, 0);
    CHECK_EQUAL(command->place.cu, 1);
    CHECK_EQUAL(command->place.simd, 0);
    CHECK_EQUAL(command->place.workgroup[0], 1);
    CHECK_EQUAL(command->place.context, 0x110000);
    CHECK_EQUAL(command->place.scratch, 0);
    command = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.cu, 0);
    CHECK_EQUAL(command->place.simd, 1);
    check_state(2, CP_WG_RUNNING);
    check_state(3, CP_WG_FREE);
}

static void done_frees_slot_and_counts_up_the_generation(void)
{
    launch(3);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_state(1, CP_WG_FREE);
    CHECK_EQUAL(cp.workgroups[1].generation, 1);
    CHECK_EQUAL(cp.cus[1].residents.count, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 1);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, 2);
}

static void stale_generation_is_dropped(void)
{
    launch(3);
    fake_port_event(&port, CP_EVENT_DONE, 1)->wg.generation = 7;
    fake_port_settle(&port);
    check_state(1, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    fake_port_tell(&port, CP_EVENT_DONE, 16, 0);
    fake_port_tell(&port, CP_EVENT_DONE, UINT32_MAX, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 9, 0); /* a free slot */
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 4);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 0);
}

static void events_that_do_not_fit_the_state_are_dropped(void)
{
    launch(3);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 0);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 0);
    fake_port_event(&port, CP_EVENT_REFUSED, 0)->tag = 0x12345;
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 0);
    fake_port_tell(&port, (enum cp_event_kind)77, 0, 0);
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 255, 0);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 7);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

static void wait_is_known_until_it_ends(void)
{
    struct cp_wg_status status;
    struct cp_event *event;

    launch(3);
    event = fake_port_event(&port, CP_EVENT_WAITING, 0);
    event->wg.wait_number = 1;
    fake_port_settle(&port);
    cp_wg_status_of(&cp, 0, &status);
    CHECK_EQUAL(status.state, CP_WG_STALLED);
    CHECK_EQUAL(status.wait_number, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1); /* told again, as when oversubscription begins */
    CHECK_EQUAL(cp_counters_of(&cp)->waits, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 0);
    check_state(0, CP_WG_STALLED);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 1);
    check_state(0, CP_WG_RUNNING);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1); /* that one is over */
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 2);
    check_state(0, CP_WG_STALLED);
    expect_nothing();
}

static void damaged_context_is_a_fault(void)
{
    const struct cp_command *command;

    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
    fake_port_settle(&port);
    command = expect(CP_COMMAND_RESTORE);
    refuse(command, CP_REFUSED_CONTEXT);
    CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    for (uint32_t i = 0; i < 8; i++)
        expect(CP_COMMAND_KILL);
    expect(CP_COMMAND_WAITING); /* no WG needs a slot any more */
    expect_nothing();
}

static void fault_drops_all_of_its_kernel(void)
{
    const struct cp_command *command;

    save_for_the_ninth();
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    expect(CP_COMMAND_LAUNCH);
    expect(CP_COMMAND_WAITING);
    fake_port_event(&port, CP_EVENT_FAULT, 4)->reason = CP_FAULT_MEMORY;
    fake_port_settle(&port);
    check_state(4, CP_WG_FREE);
    for (uint32_t slot = 0; slot < 9; slot++) {
        if (slot == 4)
            continue;
        command = expect(CP_COMMAND_KILL);
        check_state(slot, CP_WG_KILLING);
        CHECK_EQUAL(command->place.generation, 0);
    }
    for (uint32_t slot = 0; slot < 9; slot++) {
        if (slot != 4)
            fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
    }
    expect(CP_COMMAND_KERNEL_END);
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
    CHECK_EQUAL(expect(CP_COMMAND_STORE)->memory.address,
                0x1000 + __builtin_offsetof(struct cp_queue_memory, error_detail));
    CHECK_EQUAL(expect(CP_COMMAND_STORE)->memory.address,
                0x1000 + __builtin_offsetof(struct cp_queue_memory, error_packet));
    CHECK_EQUAL(expect(CP_COMMAND_STORE)->memory.value, CP_QUEUE_KERNEL_FAULT);
    expect_nothing();
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->faults, 1);
}

static void fault_waits_for_saves_and_restores_under_way(void)
{
    save_for_the_ninth();
    fake_port_tell(&port, CP_EVENT_FAULT, 1, 0);
    for (uint32_t i = 0; i < 6; i++)
        CHECK(expect(CP_COMMAND_KILL)->place.slot != 0);
    expect(CP_COMMAND_WAITING);
    expect_nothing();
    check_state(0, CP_WG_SAVING);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    CHECK_EQUAL(expect(CP_COMMAND_KILL)->place.slot, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 1);
    check_state(0, CP_WG_FREE);
    CHECK_EQUAL(cp.cus[0].residents.count, 3);
}

static void fault_waits_for_a_restore_under_way(void)
{
    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
    fake_port_settle(&port);
    expect(CP_COMMAND_RESTORE);
    fake_port_tell(&port, CP_EVENT_FAULT, 1, 0);
    for (uint32_t i = 0; i < 6; i++)
        CHECK(expect(CP_COMMAND_KILL)->place.slot != 0);
    expect(CP_COMMAND_WAITING);
    expect_nothing();
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 0);
    CHECK_EQUAL(expect(CP_COMMAND_KILL)->place.slot, 0);
    check_state(0, CP_WG_KILLING);
}

static void full_ring_keeps_every_kind_of_command(void)
{
    launch(9);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_WAITING, 0)->wg.wait_number = 1;
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    check_state(0, CP_WG_STALLED);
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    port.room = 1;
    cp_step(&cp, 20);
    check_state(0, CP_WG_SAVING);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_SAVED, 0)->wg.wait_number = 1;
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    CHECK_EQUAL(cp_unlaunched(&cp), 1);
    port.room = 1;
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 9);
}

TEST_MAIN()
{
    return test_run("workgroup", (const struct test_case[]){TEST(launch_fills_the_command),
                                                            TEST(done_frees_slot_and_counts_up_the_generation),
                                                            TEST(stale_generation_is_dropped),
                                                            TEST(events_that_do_not_fit_the_state_are_dropped),
                                                            TEST(wait_is_known_until_it_ends),
                                                            TEST(damaged_context_is_a_fault),
                                                            TEST(fault_drops_all_of_its_kernel),
                                                            TEST(fault_waits_for_saves_and_restores_under_way),
                                                            TEST(fault_waits_for_a_restore_under_way),
                                                            TEST(full_ring_keeps_every_kind_of_command),
                                                            {0}});
}
