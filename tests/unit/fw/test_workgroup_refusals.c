/* test_workgroup_refusals.c - commands for work-groups that the GPU refuses. */
#include "workgroup_bench.h"

static void refused_save_leaves_it_resident(void)
{
    const struct cp_command *command = save_for_the_ninth();

    refuse(command, CP_REFUSED_STALE);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.swaps, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->refused, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    check_state(0, CP_WG_RUNNING); /* wait 1 is over */
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    expect(CP_COMMAND_SAVE); /* another is preempted */
    check_state(1, CP_WG_SAVING);
}

static void newer_wait_behind_a_refused_save_counts(void)
{
    const struct cp_command *command = save_for_the_ninth();

    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 2);
    check_state(0, CP_WG_SAVING);
    refuse(command, CP_REFUSED_STALE);
    command = expect(CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.wait_number, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
}

static void newer_state_stands_for_restored(void)
{
    static const struct {
        const char *name;
        enum cp_event_kind kind;
        enum cp_wg_state state;
    } cases[] = {
        {"waiting", CP_EVENT_WAITING, CP_WG_STALLED},
        {"wait ended", CP_EVENT_WAIT_ENDED, CP_WG_RUNNING},
        {"quantum", CP_EVENT_QUANTUM, CP_WG_RUNNING},
        {"done", CP_EVENT_DONE, CP_WG_FREE},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        save_for_the_ninth();
        fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
        check_state(0, CP_WG_RESTORING);
        fake_port_tell(&port, cases[i].kind, 0, 5);
        check_state(0, cases[i].state);
        CHECK_EQUAL(cp_counters_of(&cp)->restored, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    }
    test_context(0);
}

static void refused_launch_is_launched_again(void)
{
    const struct cp_command *command;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    command = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.cu, 0);
    refuse(command, CP_REFUSED_CU);
    command = expect(CP_COMMAND_LAUNCH); /* not where it was refused */
    CHECK_EQUAL(command->place.cu, 1);
    CHECK_EQUAL(command->place.generation, 0);
    CHECK_EQUAL(command->place.workgroup[0], 0);
    CHECK_EQUAL(cp.cus[0].residents.count, 0);
    refuse(command, CP_REFUSED_NO_ROOM);
    check_state(0, CP_WG_READY);
    CHECK(cp.oversubscribed);
    CHECK_EQUAL(cp_unlaunched(&cp), 1); /* it has never run: deadlock detection must know */
    fake_port_tell(&port, CP_EVENT_CU_RETURNED, 0, 0);
    expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
}

/* The kernel of a WG has faulted when its LAUNCH is refused: its slot is free for a kernel that waits for one. */
/* The WG of an entry of the Monitor Log cannot wait: its only LAUNCH was refused. */
static void entry_of_a_refused_launch_is_stale(void)
{
    fake_port_init(&port, &cp);
    port.config.policy = &cp_policy_awg;
    port.config.log_entries = 8;
    port.config.cus = 1;
    fake_port_start(&port);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    refuse(expect(CP_COMMAND_LAUNCH), CP_REFUSED_CU);
    check_state(0, CP_WG_READY);
    fake_port_log(&port, 0, 1, FAKE_PORT_WORDS, 7);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->log_entries, 0);
}

static void refused_launch_of_a_faulted_kernel(void)
{
    const struct cp_command *first;

    fake_port_init(&port, &cp);
    port.config.wg_slots = 2;
    port.config.queues[0].priority = 3;
    fake_port_start(&port);
    fake_port_open_in(&port, 0, 2, 1);
    fake_port_open_in(&port, 1, 2, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect(CP_COMMAND_KERNEL_BEGIN);
    first = expect(CP_COMMAND_LAUNCH);
    expect(CP_COMMAND_LAUNCH);
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    fake_port_tell(&port, CP_EVENT_FAULT, 1, 0);
    fake_port_tell(&port, CP_EVENT_CU_RETURNED, 0, 0);
    fake_port_forget(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 3); /* one of the other kernel's has the slot of the one that faulted */
    check_state(0, CP_WG_SAVING);
    refuse(first, CP_REFUSED_CU);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 4);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.workgroups[0].kernel, 1);
    CHECK_EQUAL(cp.workgroups[0].generation, 1);
}

static void refused_launch_behind_a_save(void)
{
    const struct cp_command *first, *second;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    expect(CP_COMMAND_KERNEL_BEGIN);
    first = expect(CP_COMMAND_LAUNCH);
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    second = expect(CP_COMMAND_SAVE);
    refuse(first, CP_REFUSED_CU);
    CHECK_EQUAL(expect(CP_COMMAND_CU_RELEASE)->release.cu, 0);
    CHECK_EQUAL(expect(CP_COMMAND_LAUNCH)->place.cu, 1);
    refuse(second, CP_REFUSED_STALE);
    check_state(0, CP_WG_RUNNING);
    expect_nothing();
}

/* A WG may have ended, with DONE still on its way, when a SAVE is refused: it is never started twice. */
static void refused_save_is_no_proof_that_it_never_ran(void)
{
    const struct cp_command *command;

    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, 1, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    command = expect(CP_COMMAND_SAVE);
    refuse(command, CP_REFUSED_STALE);
    command = expect(CP_COMMAND_SAVE);
    CHECK_EQUAL(command->flags, CP_FLAG_FORCED);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    check_state(0, CP_WG_FREE);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 1);
}

static void refused_restore_goes_elsewhere(void)
{
    const struct cp_command *command;

    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->saved.state = 1;
    fake_port_settle(&port);
    command = expect(CP_COMMAND_RESTORE);
    CHECK_EQUAL(command->place.cu, 0);
    refuse(command, CP_REFUSED_CU);
    check_state(0, CP_WG_READY);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0); /* on CU 1 */
    command = expect(CP_COMMAND_RESTORE);
    CHECK_EQUAL(command->place.slot, 0);
    CHECK_EQUAL(command->place.cu, 1);
}

static void refused_restore_is_the_next_to_be_placed(void)
{
    const struct cp_command *command;

    launch(8);
    fake_port_tell(&port, CP_EVENT_CU_LOST, 0, 0);
    for (uint32_t slot = 0; slot < 8; slot += 2) {
        expect(CP_COMMAND_SAVE);
        fake_port_event(&port, CP_EVENT_SAVED, slot)->saved.state = 1;
    }
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 3, 0);
    expect(CP_COMMAND_WAITING);
    expect(CP_COMMAND_CU_RELEASE);
    command = expect(CP_COMMAND_RESTORE);
    CHECK_EQUAL(command->place.slot, 0);
    CHECK_EQUAL(expect(CP_COMMAND_RESTORE)->place.slot, 2);
    refuse(command, CP_REFUSED_NO_ROOM);
    fake_port_tell(&port, CP_EVENT_DONE, 5, 0);
    CHECK_EQUAL(expect(CP_COMMAND_RESTORE)->place.slot, 0);
}

/* A WG that cannot be saved for a reason other than that it is too late: its kernel has faulted. */
static void save_that_cannot_be_done_is_a_fault(void)
{
    static const struct {
        const char *name;
        enum cp_refusal reason;
    } cases[] = {
        {"context", CP_REFUSED_CONTEXT},
        {"address", CP_REFUSED_ADDRESS},
        {"argument", CP_REFUSED_ARGUMENT},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *command;

        test_context(cases[i].name);
        command = save_for_the_ninth();
        fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
        refuse(command, cases[i].reason);
        CHECK_EQUAL(cp.kernels[cp.workgroups[0].kernel].error, CP_QUEUE_KERNEL_FAULT);
        expect(CP_COMMAND_KILL);
        check_state(1, CP_WG_KILLING);
        CHECK(!(cp.workgroups[1].flags & (CP_WG_FRESH | CP_WG_AWAY))); /* it has shown that it runs */
    }
    test_context(0);
}

static void refusal_with_another_tag_is_dropped(void)
{
    const struct cp_command *command = save_for_the_ninth();
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, 0);

    event->tag = command->tag - 1;
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->refused, 1);
}

TEST_MAIN()
{
    return test_run("workgroup_refusals", (const struct test_case[]){TEST(refused_save_leaves_it_resident),
                                                                     TEST(newer_wait_behind_a_refused_save_counts),
                                                                     TEST(newer_state_stands_for_restored),
                                                                     TEST(refused_launch_is_launched_again),
                                                                     TEST(entry_of_a_refused_launch_is_stale),
                                                                     TEST(refused_launch_of_a_faulted_kernel),
                                                                     TEST(refused_launch_behind_a_save),
                                                                     TEST(refused_save_is_no_proof_that_it_never_ran),
                                                                     TEST(refused_restore_goes_elsewhere),
                                                                     TEST(refused_restore_is_the_next_to_be_placed),
                                                                     TEST(save_that_cannot_be_done_is_a_fault),
                                                                     TEST(refusal_with_another_tag_is_dropped),
                                                                     {0}});
}
