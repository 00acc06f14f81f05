/* test_delegation_again.c - the firmware gives kernels that it has launched. */
#include "cu_set.h"
#include "workgroup.h"

#include "delegation_bench.h"
#include "dispatch.h"

static void launched_kernel_is_given_and_handed_over(void)
{
    const struct cp_command *give;

    own(9);
    give = give_again();
    CHECK_EQUAL(give->give.kernel, 1);
    CHECK_EQUAL(give->give.launched, 1);
    CHECK_EQUAL(give->give.scratch_slots, 0);
    CHECK_EQUAL(give->give.next, 8);
    CHECK_EQUAL(give->give.end, 9);
    expect_nothing();
    CHECK_EQUAL(cp.giving, 1);
    tell_kernel(CP_EVENT_GIVEN, 1);
    expect_nothing(); /* the dispatcher knows those that run */
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    CHECK_EQUAL(cp.giving, 0);
    CHECK_EQUAL(cp.free.count, 16);
    CHECK_EQUAL(cp.queues[0].held, 0);
    tell_kernel(CP_EVENT_GIVEN, 1);
    CHECK_EQUAL(stale(), 1);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

/* When the firmware gives, nothing is left of what it knew of places: the dispatcher knows whether they lack. */
static void nothing_is_left_of_placing(void)
{
    const struct cp_command *command = 0, *last = 0;

    init();
    port.config.queues[1].priority = 3;
    start();
    take(1);
    tell_taken(0, 0);
    fake_port_open_in(&port, 0, 16, 1);
    settle();
    fake_port_open_in(&port, 1, 1, 4); /* needs a whole CU, which is kept free for it */
    settle();
    CHECK(cp.reserved_kernel != CP_KERNEL_NONE);
    CHECK(cp.oversubscribed && cp.wanting);
    fake_port_forget(&port);
    tell(CP_EVENT_DONE, managed_slot(), 0);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    tell_taken(0, 0);
    CHECK(cp.delegated);
    CHECK_EQUAL(cp.reserved_kernel, CP_KERNEL_NONE);
    CHECK_EQUAL(cp.wanting, 0);
    while (fake_port_next(&port, &command))
        last = command->opcode == CP_COMMAND_WAITING ? command : last;
    CHECK(last);
    if (last) {
        CHECK_EQUAL(last->waiting.oversubscribed, 0);
        CHECK_EQUAL(last->waiting.reports, 1);
    }
    finish();
}

/* Scratch slots count, whether they are used or not. */
static void scratch_of_launched_wgs_is_given(void)
{
    init();
    start();
    take(1);
    tell_taken(0, 0);
    port.scratch_slots = 5;
    open_in(0, 9);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 5);
    CHECK_EQUAL(give_again()->give.scratch_slots, 5);
    tell_kernel(CP_EVENT_GIVEN, 1);
    CHECK_EQUAL(cp.kernels[1].scratch_free[0], 31);
    finish();
}

static void states_at_given(void)
{
    static const struct {
        const char *name;
        enum cp_wg_state state;
        bool preempted, watched, lists;
    } cases[] = {
        {"running", CP_WG_RUNNING, false, false, false},
        {"running, watched", CP_WG_RUNNING, false, true, false},
        {"saving", CP_WG_SAVING, false, false, false},
        {"saving, watched", CP_WG_SAVING, false, true, false},
        {"swapped", CP_WG_SWAPPED, false, false, false},
        {"swapped, watched", CP_WG_SWAPPED, false, true, false},
        {"ready", CP_WG_READY, false, false, true},
        {"preempted", CP_WG_READY, true, false, true},
        {"preempted, watched", CP_WG_READY, true, true, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *command;
        uint32_t generation;
        bool keeps = cases[i].watched && !cases[i].lists;

        test_context(cases[i].name);
        own(16);
        if (cases[i].watched)
            watch(1, 2, cp.workgroups[2].generation, 1);
        if (cases[i].lists && !cases[i].preempted)
            bring(1, CP_WG_SWAPPED, false);
        bring(2, cases[i].state == CP_WG_READY ? CP_WG_SWAPPED : cases[i].state, cases[i].preempted);
        if (cases[i].lists && !cases[i].preempted) {
            tell(CP_EVENT_CONDITION_MET, 1, 1); /* has the place of the managed kernel's WG */
            tell(CP_EVENT_CONDITION_MET, 2, 1);
        }
        fake_port_forget(&port);
        give_again();
        fake_port_forget(&port);
        __builtin_memset(port.commands, 0xff, sizeof(port.commands));
        generation = ++cp.workgroups[2].generation; /* as if it were not the first in its slot */
        check_state(2, cases[i].state);
        tell_kernel(CP_EVENT_GIVEN, 1);
        if (cases[i].lists) {
            command = expect(CP_COMMAND_LIST);
            CHECK_EQUAL(command->place.slot, 2);
            CHECK_EQUAL(command->flags, cases[i].preempted ? CP_FLAG_PREEMPTED : 0);
            CHECK_EQUAL(command->place.generation, generation);
            CHECK_EQUAL(command->place.wait_number, 1);
            CHECK_EQUAL(command->place.kernel | command->place.cu | command->place.simd, 0);
            CHECK_EQUAL(command->place.workgroup[0], 0);
        }
        expect_nothing();
        check_state(2, keeps ? CP_WG_WATCHED : CP_WG_FREE);
        CHECK_EQUAL(cp.free.count, 16 - keeps);
        CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
        CHECK_EQUAL(stale(), 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
    test_context(0);
}

/* Events that come before GIVEN. */
static void events_before_given(void)
{
    static const struct {
        const char *name;
        enum cp_event_kind kind;
        enum cp_wg_state state;
        bool lists;
    } cases[] = {
        {"done", CP_EVENT_DONE, CP_WG_FREE, false},
        {"waiting", CP_EVENT_WAITING, CP_WG_STALLED, false},
        {"quantum", CP_EVENT_QUANTUM, CP_WG_RUNNING, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        own(9);
        give_again();
        tell(cases[i].kind, 2, 1);
        check_state(2, cases[i].state);
        expect_nothing(); /* no WG is placed, none saved */
        tell_kernel(CP_EVENT_GIVEN, 1);
        expect_nothing();
        CHECK_EQUAL(cp.free.count, 16);
        CHECK_EQUAL(stale(), 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
    test_context(0);
}

/* WGs that are being saved when their kernel is given: SAVED comes before GIVEN. */
static void saved_before_given(void)
{
    static const struct {
        const char *name;
        bool quantum, watched;
        enum cp_saved_state saved;
        enum cp_wg_state state, after;
        bool lists;
    } cases[] = {
        {"waits", false, false, CP_SAVED_WAITS, CP_WG_SWAPPED, CP_WG_FREE, false},
        {"waits, watched", false, true, CP_SAVED_WAITS, CP_WG_SWAPPED, CP_WG_WATCHED, false},
        {"runs", false, false, CP_SAVED_RUNNABLE, CP_WG_READY, CP_WG_FREE, true},
        {"preempted", true, false, CP_SAVED_RUNNABLE, CP_WG_READY, CP_WG_FREE, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        own(16);
        if (cases[i].watched)
            watch(1, 2, cp.workgroups[2].generation, 1);
        bring(2, CP_WG_SAVING, cases[i].quantum);
        give_again();
        expect_nothing();
        tell_saved(2, 1, cases[i].saved);
        check_state(2, cases[i].state);
        expect_nothing();
        tell_kernel(CP_EVENT_GIVEN, 1);
        if (cases[i].lists)
            CHECK_EQUAL(expect(CP_COMMAND_LIST)->flags, cases[i].quantum ? CP_FLAG_PREEMPTED : 0);
        expect_nothing();
        check_state(2, cases[i].after);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
        CHECK_EQUAL(stale(), 0);
    }
    test_context(0);
}

/* The condition of a watched WG is met while its kernel is being given, or when it is given. */
static void watched_wait_ends_on_both_sides_of_given(void)
{
    for (uint32_t given = 0; given < 2; given++) {
        own(9);
        watch(1, 2, cp.workgroups[2].generation, 1);
        give_again();
        if (given)
            tell_kernel(CP_EVENT_GIVEN, 1);
        fake_port_set(&port, WORD, 7);
        pass(2000);
        CHECK(find(CP_COMMAND_RESUME, 2));
        check_state(2, given ? CP_WG_FREE : CP_WG_RUNNING);
        finish();
    }
}

/* The managed kernel's WG ends, and the next WG of kernel 1 has its place. Returns its LAUNCH. */
static struct cp_command launch_last(void)
{
    const struct cp_command *launch;

    own(9);
    tell(CP_EVENT_DONE, managed_slot(), 0);
    expect(CP_COMMAND_KERNEL_END);
    launch = expect(CP_COMMAND_LAUNCH);
    CHECK_EQUAL(launch->place.kernel, 1);
    return *launch;
}

/* A WG whose LAUNCH was refused is in no hands but the firmware's, which places it, and gives the kernels then. */
static void refused_launch_is_placed_by_the_firmware(void)
{
    struct cp_command copy = launch_last();
    const struct cp_command *launch;

    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    expect(CP_COMMAND_ADD);
    expect(CP_COMMAND_TAKE);
    open_in(0, 2);
    fake_port_forget(&port);
    refuse_launch(&copy);
    check_state(copy.place.slot, CP_WG_READY);
    CHECK_EQUAL(cp_unlaunched(&cp), 4);
    expect_nothing();
    tell_taken(0, 0);
    tell(CP_EVENT_DONE, cp.kernels[1].workgroups.head, 0); /* the CU was refused until a WG leaves one */
    launch = find(CP_COMMAND_LAUNCH, copy.place.slot);
    CHECK(launch && launch->place.workgroup[0] == copy.place.workgroup[0]);
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 1);
    CHECK(!cp.delegated);
    fake_port_forget(&port);
    tell_taken(0, 0);
    CHECK(cp.delegated);
    CHECK_EQUAL(sent(CP_COMMAND_GIVE), 2);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVING);
    tell_kernel(CP_EVENT_GIVEN, 1);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    finish();
}

/* The GPU says that it had a place for all when TAKEN came, and refuses a LAUNCH behind it: the WG would never run. */
static void launch_refused_too_late_stops_the_kernel(void)
{
    struct cp_command copy = launch_last();

    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    tell_taken(0, 0);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVING);
    refuse_launch(&copy);
    fake_port_forget(&port);
    tell_kernel(CP_EVENT_GIVEN, 1);
    CHECK_EQUAL(cp.kernels[1].error, CP_QUEUE_KERNEL_FAULT);
    expect(CP_COMMAND_DROP);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 0);
    finish();
    CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
    CHECK_EQUAL(cp.queues[1].error, 0);
}

/* The GPU does not save a WG that it was told to save. */
static void post_refused_save(uint32_t slot, enum cp_refusal reason)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, slot);

    event->tag = cp.workgroups[slot].tag;
    event->reason = (uint8_t)reason;
}

/* It may fault while it is being given: DROP follows when the GPU has it. */
static void fault_while_being_given(void)
{
    for (uint32_t way = 0; way < 3; way++) {
        own(16);
        if (way == 1)
            watch(1, 2, cp.workgroups[2].generation, 1);
        if (way == 2)
            bring(2, CP_WG_SAVING, false);
        give_again();
        if (way == 2)
            post_refused_save(2, CP_REFUSED_CONTEXT);
        else
            fault_kernel(1, 2);
        settle();
        CHECK_EQUAL(cp.kernels[1].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVING);
        expect_nothing();
        tell_kernel(CP_EVENT_GIVEN, 1);
        CHECK_EQUAL(expect(CP_COMMAND_DROP)->end.kernel, 1);
        expect_nothing();
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(stale(), 0);
    }
}

/* Before GIVEN a kernel cannot end. Behind it, it may, though not all records are handed over. */
static void end_while_being_given(void)
{
    own(9);
    watch(1, 2, cp.workgroups[2].generation, 1);
    give_again();
    tell_kernel(CP_EVENT_KERNEL_ENDED, 1);
    CHECK_EQUAL(stale(), 1);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVING);
    post(CP_EVENT_GIVEN)->kernel.kernel = 1;
    post(CP_EVENT_KERNEL_ENDED)->kernel.kernel = 1;
    settle();
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_FREE);
    CHECK_EQUAL(cp.giving, 0);
    CHECK_EQUAL(stale(), 1);
    CHECK_EQUAL(cp.free.count, 16);
    CHECK_EQUAL(cp.queues[0].error, 0);
}

/* KERNEL_ENDED between two work items of handing over. */
static void end_while_handing_over(void)
{
    for (uint32_t handed = 0; handed < 9; handed++) {
        own(9);
        watch(1, 2, cp.workgroups[2].generation, 1);
        give_again();
        port.room = 0; /* nothing that sends goes on, but records are handed over */
        post(CP_EVENT_GIVEN)->kernel.kernel = 1;
        step();
        for (uint32_t i = 0; i < handed; i++)
            step();
        CHECK(cp_dispatch_ended(&cp, 1));
        port.room = UINT32_MAX;
        settle();
        CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_FREE);
        CHECK_EQUAL(cp.giving, 0);
        CHECK_EQUAL(cp.free.count, 16);
    }
}

/*
 * The first WG of kernel 1 is READY, and a full ring delays its LIST: so events come while records are handed over. WG saving, if
 * any, is being saved.
 */
static struct cp_command begin_to_hand_over(uint32_t saving)
{
    struct cp_command give;

    own(16);
    if (saving != CP_NONE)
        bring(saving, CP_WG_SAVING, false);
    bring(cp.kernels[1].workgroups.head, CP_WG_READY, true);
    give = *give_again();
    port.room = 0;
    post(CP_EVENT_GIVEN)->kernel.kernel = 1;
    steps(10);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_HANDING);
    CHECK_EQUAL(cp.workgroups[cp.kernels[1].workgroups.head].state, CP_WG_READY);
    return give;
}

/* A GPU may not tell of WGs behind GIVEN. */
static void wgs_that_end_while_they_are_handed_over(void)
{
    begin_to_hand_over(CP_NONE);
    for (uint32_t slot = 0; slot < 16; slot++) {
        if (cp.workgroups[slot].state == CP_WG_RUNNING)
            fake_port_event(&port, CP_EVENT_DONE, slot);
    }
    steps(30);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 1);
    CHECK(cp.kernels[1].records > 1);
    port.room = UINT32_MAX;
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_LIST), 1);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    CHECK_EQUAL(cp.free.count, 16);
    CHECK_EQUAL(cp.giving, 0);
    finish();
}

/* The dispatcher drops the WGs of a kernel that it has: what faults behind GIVEN marks none of them. */
static void fault_while_records_are_handed_over(void)
{
    static const struct {
        const char *name;
        bool faults, saves;
        enum cp_refusal reason;
    } cases[] = {
        {"a WG faults", true, false, 0},
        {"a SAVE is refused", false, true, CP_REFUSED_CONTEXT},
        {"a SAVE is stale behind a fault", true, true, CP_REFUSED_STALE},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        begin_to_hand_over(cases[i].saves ? 3 : CP_NONE);
        if (cases[i].faults)
            fake_port_event(&port, CP_EVENT_FAULT, 4);
        if (cases[i].saves)
            post_refused_save(3, cases[i].reason);
        steps(10);
        CHECK_EQUAL(cp.kernels[1].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.kernels[1].cursor, CP_NONE);
        CHECK_EQUAL(cp.workgroups[cp.kernels[1].workgroups.head].state, CP_WG_READY);
        fake_port_forget(&port);
        port.room = UINT32_MAX;
        settle();
        expect(CP_COMMAND_LIST);
        expect(CP_COMMAND_DROP);
        expect_nothing();
        CHECK_EQUAL(cp.free.count, 16);
        CHECK_EQUAL(cp.giving, 0);
        CHECK_EQUAL(stale(), 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
    }
    test_context(0);
}

static void refused_give_of_a_launched_kernel(void)
{
    for (uint32_t given = 0; given < 2; given++) {
        struct cp_command give;

        if (given) {
            give = begin_to_hand_over(CP_NONE);
        } else {
            own(9);
            give = *give_again();
        }
        post_refusal(&give, 1);
        steps(10);
        port.room = UINT32_MAX;
        settle();
        CHECK_EQUAL(cp.giving, 0);
        CHECK_EQUAL(cp.kernels[1].error, CP_QUEUE_KERNEL_FAULT);
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
    }
}

/* A kernel is taken while WGs of a faulted one are being killed: these are still on their CUs. */
static void faulted_kernel_beside_a_take(void)
{
    struct cp_command give;
    struct cp_wg_place place = {.slot = 15, .number = 1, .cu = 1, .scratch = 0xffff};

    own(9);
    give = *give_again();
    open_given(1, 9);
    refuse(&give, 1);
    CHECK_EQUAL(sent(CP_COMMAND_KILL), 8);
    fake_port_forget(&port);
    fake_port_open_with(&port, 3, 1, 1, &(struct cp_launch){CONTROL, 0, 64, CP_MANAGED_MESSAGES});
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 1);
    tell_kernel_at(0, 9);
    for (uint32_t slot = 0; slot < 9; slot++) {
        if (cp.workgroups[slot].state == CP_WG_KILLING && cp.workgroups[slot].cu == 1)
            tell(CP_EVENT_DONE, slot, 0);
    }
    tell_place(0, &place);
    tell_taken(50, 16);
    check_state(15, CP_WG_RUNNING);
    CHECK_EQUAL(stale(), 0);
    finish();
    CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
    CHECK_EQUAL(cp.queues[1].error, 0);
}

/* Several managed kernels: the first one takes, the last one gives. */
static void last_managed_kernel_gives(void)
{
    init();
    take_from(1);
    tell_kernel_at(0, 9);
    tell_place(0, &resident);
    fake_port_open_with(&port, 2, 1, 1, &(struct cp_launch){CONTROL - FAKE_PORT_PROCESS, 0, 64, CP_MANAGED_MESSAGES});
    settle();
    tell_taken(50, 4);
    CHECK_EQUAL(cp.managed, 2);
    tell(CP_EVENT_DONE, cp.kernels[1].workgroups.head, 0);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 1);
    CHECK(!cp.delegated);
    tell(CP_EVENT_DONE, cp.kernels[2].workgroups.head, 0);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 2);
    tell_taken(0, 0);
    CHECK(cp.delegated);
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 2);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVING);
    finish();
}

/* CUs are lost in the step in which kernels are given: the dispatcher saves what is there, even if the ring was full meanwhile. */
static void losses_are_the_dispatchers_once_it_places(void)
{
    for (uint32_t full = 0; full < 2; full++) {
        own(9);
        end_managed();
        if (full)
            port.room = 0;
        post(CP_EVENT_CU_LOST)->cu = 0;
        post(CP_EVENT_CU_LOST)->cu = 1;
        post(CP_EVENT_TAKEN);
        steps(10);
        CHECK(cp.delegated);
        CHECK(!cp_cu_set_any(&cp.cus_evicting));
        CHECK(cp.cus[0].cursor == CP_NONE && cp.cus[1].cursor == CP_NONE);
        port.room = UINT32_MAX;
        settle();
        CHECK_EQUAL(sent(CP_COMMAND_GIVE), 1);
        CHECK(!cp_cu_set_any(&cp.cus_evicting) && !cp_cu_set_any(&cp.cus_releasing));
        tell_kernel(CP_EVENT_GIVEN, 1);
        CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
        tell_cu(CP_EVENT_CU_RETURNED, 0);
        finish();
    }
}

/* A SAVE is refused when the dispatcher has its WG, on a CU that was lost: the firmware saves it no second time. */
static void refused_save_is_not_repeated_behind_give(void)
{
    uint32_t slot, tag, saves;
    struct cp_event *event;

    own(9);
    slot = cp.kernels[1].workgroups.head;
    CHECK(cp_workgroup_save(&cp, slot, CP_FLAG_FORCED, 0));
    tag = cp.workgroups[slot].tag;
    end_managed();
    post(CP_EVENT_TAKEN);
    steps(10);
    CHECK(cp.delegated);
    saves = sent(CP_COMMAND_SAVE);
    post(CP_EVENT_CU_LOST)->cu = cp.workgroups[slot].cu;
    event = post(CP_EVENT_REFUSED);
    event->wg.slot = (uint16_t)slot;
    event->wg.generation = cp.workgroups[slot].generation;
    event->reason = CP_REFUSED_STALE;
    event->tag = tag;
    settle();
    CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_RUNNING);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE), saves);
    CHECK(!cp_cu_set_any(&cp.cus_evicting));
    finish();
}

/* One opens before the answer behind which kernels are given: the firmware has everything, and keeps it. */
static void managed_kernel_opens_before_the_answer(void)
{
    own(9);
    end_managed();
    fake_port_open_with(&port, 2, 1, 1, &(struct cp_launch){CONTROL - FAKE_PORT_PROCESS, 0, 64, CP_MANAGED_MESSAGES});
    settle();
    tell_taken(0, 0);
    CHECK(!cp.delegated && !cp.taking);
    CHECK_EQUAL(sent(CP_COMMAND_GIVE), 0);
    finish();
}

/* PLACES and KERNEL_AT are answers to a TAKE of given kernels. */
static void nothing_is_told_of_before_kernels_are_given(void)
{
    own(9);
    end_managed();
    tell_kernel_at(1, 0);
    tell_place(1, &(struct cp_wg_place){.slot = 12, .scratch = 0xffff});
    CHECK_EQUAL(stale(), 2);
    CHECK_EQUAL(cp.kernels[1].error, 0);
    tell_taken(0, 0);
    finish();
}

/* Another one opens when the firmware has everything. */
static void second_managed_kernel_takes_nothing(void)
{
    own(9);
    fake_port_open_with(&port, 2, 1, 1, &(struct cp_launch){CONTROL - FAKE_PORT_PROCESS, 0, 64, CP_MANAGED_MESSAGES});
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 0);
    CHECK(!cp.delegated && !cp.taking);
    finish();
    CHECK(cp.delegated);
}

/* A kernel that closes while free records are found does not give again. */
static void kernel_that_closes_on_the_way_back(void)
{
    init();
    port.config.wg_slots = 60;
    start();
    open_given(0, 9);
    take(1);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 1);
    CHECK_EQUAL(stale(), 1);
    port.room = 0;
    post(CP_EVENT_KERNEL_ENDED)->kernel.kernel = 0;
    steps(10);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_SIGNAL);
    post(CP_EVENT_TAKEN)->taken = (struct cp_taken_event){.generation = 50, .slots = 60};
    steps(10);
    CHECK(cp.taking && !cp.delegated);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_SIGNAL);
    port.room = UINT32_MAX;
    step();
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    CHECK(cp.taking && !cp.delegated);
    settle();
    CHECK(!cp.taking && !cp.delegated);
    CHECK_EQUAL(cp.unused, 60);
    finish();
}

/* A managed kernel opens while kernels are being given: TAKE waits for GIVEN. */
static void take_waits_for_given(void)
{
    own(9);
    give_again();
    fake_port_open_with(&port, 3, 1, 1, &(struct cp_launch){CONTROL, 0, 64, CP_MANAGED_MESSAGES});
    settle();
    expect(CP_COMMAND_KERNEL_BEGIN);
    expect_nothing();
    tell_kernel(CP_EVENT_GIVEN, 1);
    expect(CP_COMMAND_TAKE);
    open_in(1, 3); /* is not given while that is under way */
    CHECK_EQUAL(sent(CP_COMMAND_GIVE), 1);
    tell_kernel_at(1, 9);
    tell_place(1, &(struct cp_wg_place){.slot = 5, .generation = 9, .number = 3, .scratch = 0xffff});
    tell_taken(50, 16);
    CHECK_EQUAL(stale(), 0);
    finish();
}

/* Full rings */

static void full_ring_delays_take_and_list(void)
{
    init();
    port.config.policy = &cp_policy_baseline;
    start();
    open_given(0, 9);
    fake_port_open_with(&port, 3, 1, 1, &(struct cp_launch){CONTROL, 0, 64, CP_MANAGED_MESSAGES});
    port.room = 1; /* KERNEL_BEGIN */
    steps(20);
    CHECK(cp.taking && !cp.take_sent);
    port.room = UINT32_MAX;
    settle();
    CHECK(cp.take_sent);
    CHECK_EQUAL(sent(CP_COMMAND_TAKE), 1);
    tell_kernel_at(0, 9);
    tell_taken(0, 0);
    finish();

    own(16);
    bring(2, CP_WG_READY, true);
    give_again();
    fake_port_forget(&port);
    port.room = 0;
    post(CP_EVENT_GIVEN)->kernel.kernel = 1;
    steps(30);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_HANDING);
    check_state(2, CP_WG_READY);
    port.room = UINT32_MAX;
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_LIST), 1);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    finish();
}

TEST_MAIN()
{
    return test_run("delegation_again", (const struct test_case[]){TEST(launched_kernel_is_given_and_handed_over),
                                                                   TEST(nothing_is_left_of_placing),
                                                                   TEST(scratch_of_launched_wgs_is_given),
                                                                   TEST(states_at_given),
                                                                   TEST(events_before_given),
                                                                   TEST(saved_before_given),
                                                                   TEST(watched_wait_ends_on_both_sides_of_given),
                                                                   TEST(refused_launch_is_placed_by_the_firmware),
                                                                   TEST(launch_refused_too_late_stops_the_kernel),
                                                                   TEST(fault_while_being_given),
                                                                   TEST(end_while_being_given),
                                                                   TEST(end_while_handing_over),
                                                                   TEST(wgs_that_end_while_they_are_handed_over),
                                                                   TEST(fault_while_records_are_handed_over),
                                                                   TEST(refused_give_of_a_launched_kernel),
                                                                   TEST(faulted_kernel_beside_a_take),
                                                                   TEST(last_managed_kernel_gives),
                                                                   TEST(losses_are_the_dispatchers_once_it_places),
                                                                   TEST(refused_save_is_not_repeated_behind_give),
                                                                   TEST(managed_kernel_opens_before_the_answer),
                                                                   TEST(nothing_is_told_of_before_kernels_are_given),
                                                                   TEST(second_managed_kernel_takes_nothing),
                                                                   TEST(kernel_that_closes_on_the_way_back),
                                                                   TEST(take_waits_for_given),
                                                                   TEST(full_ring_delays_take_and_list),
                                                                   {0}});
}
