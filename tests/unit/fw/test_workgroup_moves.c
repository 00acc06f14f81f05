/* test_workgroup_moves.c - work-groups that are saved and restored: for whom, when, and in which order. */
#include "workgroup_bench.h"

static void waiting_group_makes_room_and_comes_back_in_time(void)
{
    const struct cp_command *command;

    save_for_the_ninth();
    port.now = 300;
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    check_state(0, CP_WG_SWAPPED);
    command = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.workgroup[0], 8);
    expect(CP_COMMAND_WAITING);
    CHECK_EQUAL(cp_deadline(&cp), 1100); /* wait began at 100 */
    port.now = 1099;
    fake_port_settle(&port);
    check_state(0, CP_WG_SWAPPED);
    port.now = 1100;
    fake_port_settle(&port);
    check_state(0, CP_WG_READY);
    CHECK_EQUAL(cp_ready(&cp), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->timeouts, 1);
    expect(CP_COMMAND_WAITING);
    fake_port_tell(&port, CP_EVENT_DONE, 3, 0);
    command = expect(CP_COMMAND_RESTORE);
    CHECK_EQUAL(command->place.slot, 0);
    check_state(0, CP_WG_RESTORING);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 1);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters_of(&cp)->restored, 1);
}

static void wait_that_ended_while_saving_is_ready_once(void)
{
    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
    fake_port_settle(&port);
    expect(CP_COMMAND_RESTORE); /* ready goes before new */
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(cp_counters_of(&cp)->timeouts, 0);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

/* The GPU holds it saved, whatever else is meant. */
static void saved_state_beyond_those_there_are(void)
{
    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 77;
    fake_port_settle(&port);
    expect(CP_COMMAND_RESTORE);
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(cp_counters_of(&cp)->saved, 1);
}

static void done_instead_of_saved(void)
{
    const struct cp_command *command = save_for_the_ninth();

    fake_port_tell(&port, CP_EVENT_DONE, 0, 1);
    check_state(0, CP_WG_RUNNING); /* the ninth, in the same slot */
    CHECK_EQUAL(cp.workgroups[0].generation, 1);
    CHECK_EQUAL(cp.workgroups[0].number, 8);
    CHECK_EQUAL(cp.swaps, 0);
    refuse(command, CP_REFUSED_STALE);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

static void only_as_many_saves_as_want_a_place(void)
{
    launch(10);
    for (uint32_t i = 0; i < 5; i++)
        fake_port_tell(&port, CP_EVENT_WAITING, i, 1);
    expect(CP_COMMAND_SAVE);
    expect(CP_COMMAND_SAVE);
    expect_nothing();
    CHECK_EQUAL(cp.swaps, 2);
    CHECK_EQUAL(cp.stalled.count, 3);
}

static void quantum_saves_by_force_and_goes_behind_new_ones(void)
{
    const struct cp_command *command;

    launch(10);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 5, 0);
    command = expect(CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.slot, 5);
    CHECK_EQUAL(command->flags, CP_FLAG_FORCED);
    fake_port_event(&port, CP_EVENT_SAVED, 5)->saved.state = 1;
    fake_port_settle(&port);
    command = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.workgroup[0], 8);
    check_state(5, CP_WG_READY);
    CHECK_EQUAL(cp_counters_of(&cp)->quantum_expiries, 1);
}

static void quantum_is_remembered_until_somebody_wants_the_place(void)
{
    launch(8);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 5, 0);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 5, 0);
    expect_nothing();
    CHECK_EQUAL(cp_counters_of(&cp)->quantum_expiries, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 5, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 6, 1);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 6, 1);
    CHECK_EQUAL(cp.expired.count, 0);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 5, 1);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 6, 1);
    CHECK_EQUAL(cp.expired.head, 5);
    CHECK_EQUAL(cp.expired.tail, 6);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    CHECK_EQUAL(expect(CP_COMMAND_WAITING)->waiting.oversubscribed, 1);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, 5);
}

static void stalled_makes_room_before_used_up_quantum(void)
{
    launch(8);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 5, 0);
    fake_port_tell(&port, CP_EVENT_WAITING, 6, 1);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect(CP_COMMAND_WAITING);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, 6);
    expect_nothing();
}

static void swapped_list_stays_in_order_of_expiry(void)
{
    launch(10);
    port.now = 500;
    fake_port_event(&port, CP_EVENT_WAITING, 0)->wg.wait_number = 1;
    fake_port_settle(&port);
    fake_port_event(&port, CP_EVENT_WAITING, 1)->cycle = 200;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    fake_port_tell(&port, CP_EVENT_SAVED, 1, 0);
    CHECK_EQUAL(cp.workgroups[0].expiry, 1500);
    CHECK_EQUAL(cp.workgroups[1].expiry, 1500);
    CHECK_EQUAL(cp_deadline(&cp), 1500);
}

static void cycle_from_the_future_does_not_wait_longer(void)
{
    launch(9);
    fake_port_event(&port, CP_EVENT_WAITING, 0)->cycle = UINT64_MAX;
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 0);
    CHECK_EQUAL(cp_deadline(&cp), 1100);
}

static void save_waiting(uint32_t slot)
{
    fake_port_tell(&port, CP_EVENT_WAITING, slot, 1);
    check_state(slot, CP_WG_SAVING);
    fake_port_tell(&port, CP_EVENT_SAVED, slot, 1);
    check_state(slot, CP_WG_SWAPPED);
}

/* The first kernel's WGs fit nowhere. Those of another one are small, and come back where there is room. */
static void ready_group_of_a_small_kernel_fits(void)
{
    uint32_t restores = 0;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open_in(&port, 0, 4, 3);
    fake_port_open_in(&port, 1, 2, 1);
    fake_port_settle(&port);
    save_waiting(2);
    save_waiting(3);
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 2, 1);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 3, 1);
    for (uint32_t i = 0; i < port.count; i++)
        restores += port.commands[i].opcode == CP_COMMAND_RESTORE;
    CHECK_EQUAL(restores, 1); /* the other CU is reserved */
}

static uint32_t sent(enum cp_command_opcode opcode)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++)
        count += port.commands[i].opcode == opcode;
    return count;
}

/* A WG is ready and another one has left its slot before commands can be sent again: no WG has lacked a slot. */
static void slot_that_is_free_by_then_is_not_lacked(void)
{
    launch(9);
    save_waiting(0);
    check_state(8, CP_WG_RUNNING);
    fake_port_forget(&port);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_event(&port, CP_EVENT_CONDITION_MET, 0)->wg.wait_number = 1;
    cp_step(&cp, 100);
    check_state(0, CP_WG_READY);
    fake_port_event(&port, CP_EVENT_DONE, 8);
    cp_step(&cp, 100);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(sent(CP_COMMAND_WAITING), 0);
}

/* A WG is ready and all slots are taken: that is an event and the GPU's being told, and with batches no pass over kernels. */
static void ready_group_of_a_full_gpu_needs_no_pass(void)
{
    uint64_t units;

    launch(9);
    save_waiting(0);
    units = cp_counters_of(&cp)->units;
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    CHECK_EQUAL(sent(CP_COMMAND_WAITING), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->units - units, CP_BATCHES ? 2 : 3);
}

/* Its kernel has faulted while it was saved, and it is killed at once. */
static void ready_group_of_a_stopped_kernel_lacks_no_slot(void)
{
    launch(8);
    for (uint32_t cu = 0; cu < 2; cu++) {
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = (uint16_t)cu;
        fake_port_settle(&port);
    }
    fake_port_tell(&port, CP_EVENT_FAULT, 0, 0);
    fake_port_forget(&port);
    for (uint32_t slot = 1; slot < 8; slot++) {
        check_state(slot, CP_WG_SAVING);
        fake_port_event(&port, CP_EVENT_SAVED, slot)->saved.state = CP_SAVED_RUNNABLE;
        fake_port_settle(&port);
        check_state(slot, CP_WG_KILLING);
    }
    CHECK_EQUAL(sent(CP_COMMAND_WAITING), 0);
    CHECK_EQUAL(sent(CP_COMMAND_KILL), 7);
    for (uint32_t slot = 1; slot < 8; slot++)
        fake_port_tell(&port, CP_EVENT_DONE, slot, 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
}

TEST_MAIN()
{
    return test_run("workgroup_moves",
                    (const struct test_case[]){TEST(waiting_group_makes_room_and_comes_back_in_time),
                                               TEST(wait_that_ended_while_saving_is_ready_once),
                                               TEST(saved_state_beyond_those_there_are),
                                               TEST(done_instead_of_saved),
                                               TEST(only_as_many_saves_as_want_a_place),
                                               TEST(quantum_saves_by_force_and_goes_behind_new_ones),
                                               TEST(quantum_is_remembered_until_somebody_wants_the_place),
                                               TEST(stalled_makes_room_before_used_up_quantum),
                                               TEST(swapped_list_stays_in_order_of_expiry),
                                               TEST(cycle_from_the_future_does_not_wait_longer),
                                               TEST(ready_group_of_a_small_kernel_fits),
                                               TEST(slot_that_is_free_by_then_is_not_lacked),
                                               TEST(ready_group_of_a_full_gpu_needs_no_pass),
                                               TEST(ready_group_of_a_stopped_kernel_lacks_no_slot),
                                               {0}});
}
