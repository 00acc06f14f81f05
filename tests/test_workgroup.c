/* test_workgroup.c - the work-groups' state machine, one event at a time. */
#include "fake_port.h"
#include "test.h"
#include "workgroup.h"

static struct fake_port port;
static struct cp cp;

/* Two CUs of four one-wave WGs; groups of them start, all that fit are launched. */
static void launch(uint32_t groups)
{
    fake_port_init(&port, &cp);
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

static void check_state(uint32_t slot, enum cp_wg_state state)
{
    struct cp_wg_status status;

    CHECK_EQUAL(cp_wg_status(&cp, slot, &status), CP_OK);
    CHECK_EQUAL(status.state, state);
}

static const struct cp_command *expect(enum cp_command_opcode opcode)
{
    static const struct cp_command none;
    const struct cp_command *command = &none;
    uint32_t got = fake_port_next(&port, &command);

    /* Asking for more reports of waits is not what these cases are about. */
    while (got == CP_COMMAND_WAITING && opcode != CP_COMMAND_WAITING && command->waiting.reports)
        got = fake_port_next(&port, &command);
    CHECK_EQUAL(got, opcode);
    return command;
}

static void expect_nothing(void)
{
    CHECK_EQUAL(fake_port_next(&port, 0), 0);
}

static void refuse(const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, command->place.slot);

    event->generation = command->place.generation;
    event->tag = command->tag;
    event->reason = (uint8_t)reason;
    fake_port_settle(&port);
}

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
    CHECK_EQUAL(cp_counters(&cp)->retires, 1);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, 2);
}

static void stale_generation_is_dropped(void)
{
    launch(3);
    fake_port_event(&port, CP_EVENT_DONE, 1)->generation = 7;
    fake_port_settle(&port);
    check_state(1, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters(&cp)->stale, 1);
    fake_port_tell(&port, CP_EVENT_DONE, 16, 0);
    fake_port_tell(&port, CP_EVENT_DONE, UINT32_MAX, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 9, 0); /* a free slot */
    CHECK_EQUAL(cp_counters(&cp)->stale, 4);
    CHECK_EQUAL(cp_counters(&cp)->retires, 0);
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
    CHECK_EQUAL(cp_counters(&cp)->stale, 7);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

static void wait_is_known_until_it_ends(void)
{
    struct cp_wg_status status;
    struct cp_event *event;

    launch(3);
    event = fake_port_event(&port, CP_EVENT_WAITING, 0);
    event->wait_number = 1;
    fake_port_settle(&port);
    cp_wg_status(&cp, 0, &status);
    CHECK_EQUAL(status.state, CP_WG_STALLED);
    CHECK_EQUAL(status.wait_number, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1); /* told again, as when oversubscription begins */
    CHECK_EQUAL(cp_counters(&cp)->waits, 1);
    CHECK_EQUAL(cp_counters(&cp)->stale, 0);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 0);
    check_state(0, CP_WG_STALLED);
    fake_port_tell(&port, CP_EVENT_WAIT_ENDED, 0, 1);
    check_state(0, CP_WG_RUNNING);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1); /* that one is over */
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters(&cp)->stale, 2);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 2);
    check_state(0, CP_WG_STALLED);
    expect_nothing();
}

/* Nine WGs on eight places. WG 0 waits and is being saved; returns that SAVE. */
static const struct cp_command *save_for_the_ninth(void)
{
    const struct cp_command *command;

    launch(9);
    CHECK(cp.oversubscribed);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    command = expect(CP_COMMAND_SAVE);
    CHECK_EQUAL(command->place.slot, 0);
    CHECK_EQUAL(command->place.wait_number, 1);
    CHECK_EQUAL(command->flags, 0);
    check_state(0, CP_WG_SAVING);
    return command;
}

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
    CHECK_EQUAL(cp_counters(&cp)->timeouts, 1);
    expect(CP_COMMAND_WAITING);
    fake_port_tell(&port, CP_EVENT_DONE, 3, 0);
    command = expect(CP_COMMAND_RESTORE);
    CHECK_EQUAL(command->place.slot, 0);
    check_state(0, CP_WG_RESTORING);
    fake_port_tell(&port, CP_EVENT_RESTORED, 0, 1);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters(&cp)->restored, 1);
}

static void wait_that_ended_while_saving_is_ready_once(void)
{
    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->value = 1;
    fake_port_settle(&port);
    expect(CP_COMMAND_RESTORE); /* ready goes before new */
    check_state(0, CP_WG_RESTORING);
    CHECK_EQUAL(cp_counters(&cp)->timeouts, 0);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    CHECK_EQUAL(cp_counters(&cp)->stale, 1);
}

static void refused_save_leaves_it_resident(void)
{
    const struct cp_command *command = save_for_the_ninth();

    refuse(command, CP_REFUSED_STALE);
    check_state(0, CP_WG_RUNNING);
    CHECK_EQUAL(cp.swaps, 0);
    CHECK_EQUAL(cp_counters(&cp)->refused, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    check_state(0, CP_WG_RUNNING); /* wait 1 is over */
    fake_port_tell(&port, CP_EVENT_WAITING, 1, 1);
    expect(CP_COMMAND_SAVE); /* another makes room */
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
    CHECK_EQUAL(cp_counters(&cp)->stale, 0);
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
    CHECK_EQUAL(cp_counters(&cp)->stale, 1);
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
    fake_port_event(&port, CP_EVENT_SAVED, 5)->value = 1;
    fake_port_settle(&port);
    command = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(command->place.workgroup[0], 8);
    check_state(5, CP_WG_READY);
    CHECK_EQUAL(cp_counters(&cp)->quantum_expiries, 1);
}

static void quantum_is_remembered_until_somebody_wants_the_place(void)
{
    launch(8);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 5, 0);
    fake_port_tell(&port, CP_EVENT_QUANTUM, 5, 0);
    expect_nothing();
    CHECK_EQUAL(cp_counters(&cp)->quantum_expiries, 1);
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
        fake_port_event(&port, CP_EVENT_SAVED, 0)->value = 1;
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
        check_state(0, CP_WG_RESTORING);
        fake_port_tell(&port, cases[i].kind, 0, 5);
        check_state(0, cases[i].state);
        CHECK_EQUAL(cp_counters(&cp)->restored, 1);
        CHECK_EQUAL(cp_counters(&cp)->stale, 0);
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
    CHECK_EQUAL(cp_counters(&cp)->launches, 1);
}

static void refused_restore_goes_elsewhere(void)
{
    const struct cp_command *command;

    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->value = 1;
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
        fake_port_event(&port, CP_EVENT_SAVED, slot)->value = 1;
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

static void refusal_with_another_tag_is_dropped(void)
{
    const struct cp_command *command = save_for_the_ninth();
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, 0);

    event->tag = command->tag - 1;
    event->reason = CP_REFUSED_STALE;
    fake_port_settle(&port);
    check_state(0, CP_WG_SAVING);
    CHECK_EQUAL(cp_counters(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters(&cp)->refused, 1);
}

static void damaged_context_is_a_fault(void)
{
    const struct cp_command *command;

    save_for_the_ninth();
    fake_port_event(&port, CP_EVENT_SAVED, 0)->value = 1;
    fake_port_settle(&port);
    command = expect(CP_COMMAND_RESTORE);
    refuse(command, CP_REFUSED_CONTEXT);
    CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    for (uint32_t i = 0; i < 8; i++)
        expect(CP_COMMAND_KILL);
    expect(CP_COMMAND_WAITING); /* nobody wants a place any more */
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
    CHECK_EQUAL(cp_counters(&cp)->retires, 0);
    CHECK_EQUAL(cp_counters(&cp)->faults, 1);
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
    fake_port_event(&port, CP_EVENT_SAVED, 0)->value = 1;
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
    fake_port_event(&port, CP_EVENT_WAITING, 0)->wait_number = 1;
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    check_state(0, CP_WG_STALLED);
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    port.room = 1;
    cp_step(&cp, 20);
    check_state(0, CP_WG_SAVING);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_SAVED, 0)->wait_number = 1;
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    CHECK_EQUAL(cp_unlaunched(&cp), 1);
    port.room = 1;
    CHECK_EQUAL(cp_step(&cp, 20), 1);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    CHECK_EQUAL(cp_counters(&cp)->launches, 9);
}

static void swapped_list_stays_in_order_of_expiry(void)
{
    launch(10);
    port.now = 500;
    fake_port_event(&port, CP_EVENT_WAITING, 0)->wait_number = 1;
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

/* The same under a policy that watches; waits of swapped WGs end after timeout cycles, or never. */
static void launch_watched(uint32_t groups, uint64_t timeout)
{
    fake_port_init(&port, &cp);
    port.config.policy = CP_POLICY_MONNR_ONE;
    port.config.wait_timeout = timeout;
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

/* Brings WG 0 of ten into a state, with wait 1 known where it is in one; the places are full. */
static void bring_to(enum cp_wg_state state)
{
    launch_watched(state == CP_WG_RUNNING || state == CP_WG_STALLED ? 8 : 10, 0);
    if (state == CP_WG_RUNNING)
        return;
    if (state == CP_WG_FREE) {
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        return;
    }
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    if (state == CP_WG_STALLED || state == CP_WG_SAVING)
        return;
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    if (state == CP_WG_SWAPPED)
        return;
    if (state == CP_WG_KILLING) {
        fake_port_tell(&port, CP_EVENT_FAULT, 3, 0);
        return;
    }
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    if (state == CP_WG_RESTORING) {
        fake_port_tell(&port, CP_EVENT_DONE, 3, 0);
        fake_port_tell(&port, CP_EVENT_DONE, 4, 0);
    }
}

static void condition_met_counts_for_swapped_groups_only(void)
{
    static const struct {
        const char *name;
        enum cp_wg_state state, then;
    } cases[] = {{"free", CP_WG_FREE, CP_WG_FREE},
                 {"running", CP_WG_RUNNING, CP_WG_RUNNING},
                 {"stalled", CP_WG_STALLED, CP_WG_STALLED},
                 {"saving", CP_WG_SAVING, CP_WG_SAVING},
                 {"swapped", CP_WG_SWAPPED, CP_WG_READY},
                 {"ready", CP_WG_READY, CP_WG_READY},
                 {"restoring", CP_WG_RESTORING, CP_WG_RESTORING},
                 {"killing", CP_WG_KILLING, CP_WG_KILLING}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t met, stale;

        test_context(cases[i].name);
        bring_to(cases[i].state);
        check_state(0, cases[i].state);
        met = cp_counters(&cp)->conditions_met;
        stale = cp_counters(&cp)->stale;
        fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
        check_state(0, cases[i].then);
        CHECK_EQUAL(cp_counters(&cp)->conditions_met - met, cases[i].state == CP_WG_SWAPPED);
        CHECK_EQUAL(cp_counters(&cp)->stale - stale, cases[i].state != CP_WG_SWAPPED);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

static void condition_met_of_another_wait_or_group_is_dropped(void)
{
    bring_to(CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 2);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 16, 1);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, UINT32_MAX, 1);
    fake_port_event(&port, CP_EVENT_CONDITION_MET, 0)->generation = 1;
    fake_port_settle(&port);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp_counters(&cp)->conditions_met, 0);
    CHECK_EQUAL(cp_counters(&cp)->stale, 5);
    CHECK_EQUAL(cp_deadline(&cp), UINT64_MAX); /* no timeout */
}

static void swapped_group_falls_back_on_the_timeout(void)
{
    launch_watched(10, 3000);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    port.now = 500;
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    CHECK_EQUAL(cp_deadline(&cp), 3100); /* wait began at 100 */
    fake_port_pass(&port, 2599);
    check_state(0, CP_WG_SWAPPED);
    fake_port_pass(&port, 1);
    check_state(0, CP_WG_READY);
    CHECK_EQUAL(cp_counters(&cp)->fallbacks, 1);
    CHECK_EQUAL(cp_counters(&cp)->timeouts, 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1); /* too late */
    CHECK_EQUAL(cp_counters(&cp)->stale, 1);
}

/* Saved by force with its wait still on: it waits for the condition as one that was swapped out by choice does. */
static void group_of_a_lost_cu_waits_on(void)
{
    launch_watched(8, 0);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->flags, CP_FLAG_FORCED);
    fake_port_tell(&port, CP_EVENT_SAVED, 0, 1);
    check_state(0, CP_WG_SWAPPED);
    CHECK_EQUAL(cp_ready(&cp), 0);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
}

int main(void)
{
    return test_run("workgroup", (const struct test_case[]){TEST(launch_fills_the_command),
                                                            TEST(done_frees_slot_and_counts_up_the_generation),
                                                            TEST(stale_generation_is_dropped),
                                                            TEST(events_that_do_not_fit_the_state_are_dropped),
                                                            TEST(wait_is_known_until_it_ends),
                                                            TEST(waiting_group_makes_room_and_comes_back_in_time),
                                                            TEST(wait_that_ended_while_saving_is_ready_once),
                                                            TEST(refused_save_leaves_it_resident),
                                                            TEST(newer_wait_behind_a_refused_save_counts),
                                                            TEST(done_instead_of_saved),
                                                            TEST(only_as_many_saves_as_want_a_place),
                                                            TEST(quantum_saves_by_force_and_goes_behind_new_ones),
                                                            TEST(quantum_is_remembered_until_somebody_wants_the_place),
                                                            TEST(stalled_makes_room_before_used_up_quantum),
                                                            TEST(newer_state_stands_for_restored),
                                                            TEST(refused_launch_is_launched_again),
                                                            TEST(refused_launch_behind_a_save),
                                                            TEST(refused_save_is_no_proof_that_it_never_ran),
                                                            TEST(refused_restore_goes_elsewhere),
                                                            TEST(refused_restore_is_the_next_to_be_placed),
                                                            TEST(refusal_with_another_tag_is_dropped),
                                                            TEST(damaged_context_is_a_fault),
                                                            TEST(fault_drops_all_of_its_kernel),
                                                            TEST(fault_waits_for_saves_and_restores_under_way),
                                                            TEST(fault_waits_for_a_restore_under_way),
                                                            TEST(full_ring_keeps_every_kind_of_command),
                                                            TEST(swapped_list_stays_in_order_of_expiry),
                                                            TEST(cycle_from_the_future_does_not_wait_longer),
                                                            TEST(condition_met_counts_for_swapped_groups_only),
                                                            TEST(condition_met_of_another_wait_or_group_is_dropped),
                                                            TEST(swapped_group_falls_back_on_the_timeout),
                                                            TEST(group_of_a_lost_cu_waits_on),
                                                            {0}});
}
