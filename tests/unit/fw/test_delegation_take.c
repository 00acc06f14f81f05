/* test_delegation_take.c - the firmware takes back what it has given, and places. */
#include "delegation_bench.h"

/* Taking */

static void take_without_kernels(void)
{
    init();
    start();
    take(2);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 0);
    fake_port_forget(&port);
    tell_taken(0, 0);
    CHECK(!cp.delegated && !cp.taking && !cp.take_sent);
    CHECK_EQUAL(sent(CP_COMMAND_WAITING), 1);
    CHECK_EQUAL(cp.reports, 0); /* places do not lack */
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 2);
    CHECK_EQUAL(stale(), 0);
    finish();
    CHECK(cp.delegated);
    open_given(0, 3);
    take(2); /* again: there are slots that were used */
    tell_kernel_at(0, 0);
    tell_taken(60, 0);
    finish();
}

static void each_place_becomes_a_record(void)
{
    static const struct {
        const char *name;
        enum cp_place_state place;
        enum cp_wg_state state;  /* from PLACES on */
        enum cp_event_kind kind; /* what follows */
        enum cp_saved_state saved;
        enum cp_wg_state after;
        uint32_t flags;
        enum cp_command_opcode command; /* that the firmware sends about it, 0: none */
    } cases[] = {
        {"resident", CP_PLACE_RESIDENT, CP_WG_RUNNING, CP_EVENT_WAITING, 0, CP_WG_STALLED, 0, 0},
        {"resident, ends", CP_PLACE_RESIDENT, CP_WG_RUNNING, CP_EVENT_DONE, 0, CP_WG_FREE, 0, 0},
        {"saving, waits", CP_PLACE_SAVING, CP_WG_SAVING, CP_EVENT_SAVED, CP_SAVED_WAITS, CP_WG_SWAPPED, 0, 0},
        {"saving, runs", CP_PLACE_SAVING, CP_WG_SAVING, CP_EVENT_SAVED, CP_SAVED_RUNNABLE, CP_WG_RESTORING, 0,
         CP_COMMAND_RESTORE},
        {"restoring", CP_PLACE_RESTORING, CP_WG_RESTORING, CP_EVENT_RESTORED, 0, CP_WG_RUNNING, 0, 0},
        {"waits", CP_PLACE_WAITS, CP_WG_SWAPPED, CP_EVENT_CONDITION_MET, 0, CP_WG_RESTORING, 0, CP_COMMAND_RESTORE},
        {"listed", CP_PLACE_LISTED, CP_WG_READY, CP_EVENT_NONE, 0, CP_WG_RESTORING, 0, CP_COMMAND_RESTORE},
        {"preempted", CP_PLACE_PREEMPTED, CP_WG_READY, CP_EVENT_NONE, 0, CP_WG_RESTORING, CP_WG_PREEMPTED,
         CP_COMMAND_RESTORE},
    };

    for (uint32_t early = 0; early < 2; early++) {
        for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
            struct cp_wg_place place = placed(resident, cases[i].place);
            struct cp_event *event;

            test_context(cases[i].name);
            init();
            take_from(1);
            tell_kernel_at(0, 9);
            place.cu = 1;
            tell_place(0, &place);
            check_state(3, cases[i].state);
            CHECK_EQUAL(cp.workgroups[3].flags, cases[i].flags);
            CHECK_EQUAL(cp.workgroups[3].generation, 40);
            CHECK_EQUAL(cp.workgroups[3].number, 2);
            CHECK_EQUAL(cp.workgroups[3].wait_number, 6);
            CHECK_EQUAL(cp.workgroups[3].cu, 1);
            CHECK_EQUAL(cp.queues[0].held, 1);
            expect_nothing();
            if (!early)
                tell_taken(50, 4);
            if (cases[i].kind) {
                event = fake_port_event(&port, cases[i].kind, 3);
                event->wg.wait_number = cases[i].kind == CP_EVENT_WAITING ? 7 : 6;
                event->saved.state = cases[i].saved;
                settle();
            }
            if (early)
                tell_taken(50, 4);
            CHECK_EQUAL(stale(), 0);
            if (cases[i].after == CP_WG_FREE)
                CHECK(cp.workgroups[3].generation != 40); /* another one may have the slot */
            else
                check_state(3, cases[i].after);
            for (uint32_t n = 0; n < port.count; n++) {
                const struct cp_command *command = &port.commands[n];

                if (command->opcode != CP_COMMAND_RESTORE && command->opcode != CP_COMMAND_SAVE)
                    continue;
                CHECK_EQUAL(command->opcode, cases[i].command);
                CHECK_EQUAL(command->place.slot, 3);
                CHECK_EQUAL(command->place.generation, 40);
            }
            CHECK_EQUAL(find(CP_COMMAND_RESTORE, 3) != 0, cases[i].command == CP_COMMAND_RESTORE);
            finish();
            CHECK_EQUAL(cp.queues[0].error, 0);
            CHECK_EQUAL(COUNT(launches), 1); /* of the maximal kernel only */
        }
    }
    test_context(0);
}

/* A WG that waits away is restored when the time limit of its wait is over, if the policy has one. */
static void wait_of_a_taken_wg_has_a_limit(void)
{
    struct cp_wg_place place = placed(resident, CP_PLACE_WAITS);

    init();
    port.config.wait_timeout = 7000;
    take_from(1);
    tell_kernel_at(0, 9);
    tell_place(0, &place);
    tell_taken(50, 4);
    pass(6999);
    check_state(3, CP_WG_SWAPPED);
    pass(1);
    check_state(3, CP_WG_RESTORING);
    finish();
}

static void firmware_goes_on_where_the_dispatcher_stopped(void)
{
    static const struct {
        const char *name;
        uint32_t next, generation, slots, unused; /* unused: the first slot that was never used */
    } cases[] = {
        {"nothing was launched", 0, 0, 0, 8},
        {"some were", 5, 50, 5, 8},
        {"all but one", 8, 7, 16, 16},
        {"all", 9, 7, 9, 9},
        {"more slots than there are", 9, 7, 5000, 16},
        {"generations that go over the end", 3, UINT32_MAX, 8, 8},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *command = 0;
        uint32_t number = cases[i].next, slots = 0;

        test_context(cases[i].name);
        init();
        take_from(1);
        tell_kernel_at(0, cases[i].next);
        if (cases[i].next == 9)
            tell_place(0, &resident);
        fake_port_forget(&port);
        tell_taken(cases[i].generation, cases[i].slots);
        CHECK_EQUAL(cp.taking, 0);
        CHECK(cp.unused <= cases[i].unused || cases[i].unused >= cases[i].slots);
        while (fake_port_next(&port, &command)) {
            if (command->opcode != CP_COMMAND_LAUNCH)
                continue;
            CHECK_EQUAL((int32_t)(command->place.generation - (cases[i].generation + 1)) >= 0, 1);
            CHECK(!(slots >> command->place.slot & 1));
            slots |= 1u << command->place.slot;
            if (command->place.kernel == 0)
                CHECK_EQUAL(command->place.workgroup[0], number++);
        }
        CHECK_EQUAL(stale(), 0);
        finish();
        CHECK_EQUAL(COUNT(launches), 9 - cases[i].next + 1);
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
    test_context(0);
}

/* In a grid of three dimensions the number says where to go on. */
static void next_is_a_number_in_the_grid(void)
{
    const struct cp_command *command = 0;
    uint32_t seen = 0;

    init();
    port.config.cus = 8;
    port.config.wg_slots = 32;
    start();
    fake_port_open_in(&port, 0, 24, 1);
    cp.kernels[0].groups[0] = 2;
    cp.kernels[0].groups[1] = 3;
    cp.kernels[0].groups[2] = 4;
    settle();
    fake_port_forget(&port);
    take(1);
    tell_kernel_at(0, 9);
    tell_place(0, &resident);
    fake_port_forget(&port);
    tell_taken(50, 9);
    while (fake_port_next(&port, &command)) {
        if (command->opcode != CP_COMMAND_LAUNCH || command->place.kernel)
            continue;
        CHECK_EQUAL(command->place.workgroup[0] + 2 * command->place.workgroup[1] + 6 * command->place.workgroup[2],
                    9 + seen);
        CHECK(command->place.workgroup[0] < 2 && command->place.workgroup[1] < 3);
        seen++;
    }
    CHECK_EQUAL(seen, 15);
    finish();
}

/* A WG that is away needs no room on the CU where it was. */
static void saved_wgs_need_no_room(void)
{
    for (uint32_t state = CP_PLACE_WAITS; state <= CP_PLACE_PREEMPTED; state++) {
        struct cp_wg_place place = resident;

        init();
        take_from(1);
        tell_kernel_at(0, 9);
        for (uint32_t slot = 0; slot < 3; slot++) { /* there is room for two waves on a SIMD */
            place.slot = (uint16_t)slot;
            place.number = slot;
            place.state = (uint8_t)(slot == 2 ? state : CP_PLACE_RESIDENT);
            tell_place(0, &place);
        }
        CHECK_EQUAL(stale(), 0);
        CHECK_EQUAL(cp.kernels[0].error, 0);
        tell_taken(50, 3);
        finish();
    }
}

static void queue_limits_hold_after_take(void)
{
    struct cp_wg_place places[2] = {resident, placed(resident, CP_PLACE_LISTED)};

    init();
    port.config.queues[0].wg_limit = 3;
    take_from(1);
    tell_kernel_at(0, 2);
    places[0].number = 0;
    places[1].number = 1;
    places[1].slot = 7;
    tell_places(0, 2, places);
    CHECK_EQUAL(cp.queues[0].held, 2);
    fake_port_forget(&port);
    tell_taken(50, 8);
    CHECK_EQUAL(cp.queues[0].held, 3);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 2);
    CHECK_EQUAL(sent(CP_COMMAND_RESTORE), 1);
    finish();
}

static void scratch_slots_are_taken(void)
{
    struct cp_wg_place place = resident;

    init();
    port.scratch_slots = 3;
    start();
    open_given(0, 9);
    port.scratch_slots = 0;
    take(1);
    tell_kernel_at(0, 3);
    place.scratch = 1;
    tell_place(0, &place);
    CHECK_EQUAL(cp.kernels[0].scratch_free[0], 5);
    CHECK_EQUAL(cp.workgroups[3].scratch, 1);
    fake_port_forget(&port);
    tell_taken(50, 4);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, 3);
    CHECK_EQUAL(cp.kernels[0].scratch_summary, 0);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

/* A WG whose wait the firmware watches keeps its record, and its wait. One of an earlier WG in the slot goes. */
static void watched_records_become_whole(void)
{
    static const struct {
        const char *name;
        uint32_t kernel, watched; /* generation */
        uint32_t left;            /* waits, when it is entered */
    } cases[] = {{"the same WG", 0, 40, 1},
                 {"an earlier one", 0, 39, 0},
                 {"a later one", 0, 41, 0},
                 {"one of another kernel", 1, 40, 0}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        start();
        open_given(0, 9);
        open_given(1, 9);
        watch(cases[i].kernel, 3, cases[i].watched, 6);
        watch(0, 4, 1, 1); /* is gone by then */
        fake_port_forget(&port);
        take(1);
        tell_kernel_at(1, 9);
        tell_kernel_at(0, 9);
        tell_place(0, &resident);
        CHECK_EQUAL(cp.workgroups[3].generation, 40);
        CHECK_EQUAL(cp.workgroups[3].waits != 0, cases[i].left);
        check_state(4, CP_WG_WATCHED);
        tell_taken(50, 5);
        check_state(3, CP_WG_RUNNING);
        CHECK_EQUAL(cp.spill.waits_used, cases[i].left);
        fake_port_forget(&port);
        fake_port_set(&port, WORD, 7);
        pass(2000);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME), cases[i].left);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
    test_context(0);
}

/* Of the records that were watched and are gone, those are freed that go beyond one work item, too. */
static void find_goes_over_all_slots(void)
{
    init();
    port.config.wg_slots = 60;
    start();
    open_given(0, 120);
    for (uint32_t slot = 0; slot < 60; slot += 3) {
        fake_port_forget(&port);
        watch(0, slot, 1, 1);
    }
    fake_port_forget(&port);
    take(1);
    tell_kernel_at(0, 120);
    tell_place(0, &resident);
    post(CP_EVENT_TAKEN)->taken = (struct cp_taken_event){.generation = 60, .slots = 60};
    step();
    for (uint32_t slot = 0; slot < 60; slot += 32) { /* 32 are looked at in a work item */
        CHECK(cp.taking && !cp.delegated);
        CHECK_EQUAL(cp.take_slot, slot);
        step();
    }
    CHECK(!cp.taking);
    settle();
    CHECK_EQUAL(cp.free.count, 58);
    CHECK_EQUAL(cp.unused, 60);
    finish();
}

/* Events that come while the list of free slots is made: a slot that was passed goes on it, others are found. */
static void slots_may_become_free_while_they_are_found(void)
{
    for (uint32_t slot = 0; slot < 60; slot += 33) {
        struct cp_wg_place place = resident;

        init();
        port.config.wg_slots = 60;
        port.config.policy = &cp_policy_baseline;
        start();
        open_given(0, 120);
        take(1);
        tell_kernel_at(0, 120);
        place.slot = (uint16_t)slot;
        place.number = 0;
        tell_place(0, &place);
        place.slot = (uint16_t)(slot + 1 < 60 ? slot + 1 : 50);
        place.number = 1;
        tell_place(0, &place);
        post(CP_EVENT_TAKEN)->taken = (struct cp_taken_event){.generation = 50, .slots = 60};
        step();
        CHECK(cp.taking && !cp.delegated);
        for (uint32_t i = 0; i < 3 && cp.taking; i++) {
            step();
            if (i == 1) /* as if an event had come between two work items */
                tell(CP_EVENT_DONE, slot, 0);
        }
        settle();
        check_state(slot,
                    slot == 0 && cp.workgroups[0].state == CP_WG_RUNNING ? CP_WG_RUNNING : cp.workgroups[slot].state);
        finish();
    }
}

/* CUs */

static void lost_cu_is_emptied_after_take(void)
{
    static const struct {
        const char *name;
        enum cp_place_state state;
        uint32_t saves; /* that the firmware sends */
    } cases[] = {
        {"resident", CP_PLACE_RESIDENT, 1},
        {"saving", CP_PLACE_SAVING, 0},
        {"restoring", CP_PLACE_RESTORING, 1},
        {"listed", CP_PLACE_LISTED, 0},
    };

    for (uint32_t when = 0; when < 4; when++) {
        for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
            struct cp_wg_place place = placed(resident, cases[i].state);

            test_context(cases[i].name);
            init();
            start();
            open_given(0, 9);
            if (when == 0)
                tell_cu(CP_EVENT_CU_LOST, 0);
            take(1);
            if (when == 1)
                tell_cu(CP_EVENT_CU_LOST, 0);
            tell_kernel_at(0, 9);
            tell_place(0, &place);
            if (when == 2)
                tell_cu(CP_EVENT_CU_LOST, 0);
            tell_taken(50, 4);
            if (when == 3)
                tell_cu(CP_EVENT_CU_LOST, 0);
            if (cases[i].state == CP_PLACE_RESTORING)
                tell(CP_EVENT_RESTORED, 3, 0);
            if (cases[i].state != CP_PLACE_LISTED) {
                CHECK_EQUAL(find(CP_COMMAND_SAVE, 3) != 0, cases[i].saves);
                check_state(3, CP_WG_SAVING);
                tell_saved(3, 6, CP_SAVED_RUNNABLE);
            }
            check_state(3, CP_WG_RESTORING);
            if (when < 3 || cases[i].state != CP_PLACE_LISTED)
                CHECK_EQUAL(cp.workgroups[3].cu, 1);
            CHECK_EQUAL(stale(), 0);
            finish();
        }
    }
    test_context(0);
}

/* From PLACES on a WG may end. Its kernel does not end before all its places have come. */
static void last_wg_so_far_may_end(void)
{
    struct cp_wg_place place = resident;

    init();
    take_from(1);
    tell_kernel_at(0, 9);
    tell_place(0, &place);
    tell(CP_EVENT_DONE, 3, 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 0);
    place.slot = 4;
    place.number = 5;
    tell_place(0, &place);
    CHECK_EQUAL(stale(), 0);
    tell_taken(50, 5);
    check_state(4, CP_WG_RUNNING);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 0);
    tell(CP_EVENT_DONE, 4, 0);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

/* It is lost and returns between PLACES and TAKEN, while a full ring delays the SAVE. */
static void lost_cu_may_return_before_taken(void)
{
    init();
    take_from(1);
    tell_kernel_at(0, 9);
    tell_place(0, &resident);
    port.room = 0;
    post(CP_EVENT_CU_LOST)->cu = 0;
    post(CP_EVENT_CU_RETURNED)->cu = 0;
    steps(10);
    port.room = UINT32_MAX;
    settle();
    CHECK_EQUAL(sent(CP_COMMAND_SAVE), 0);
    check_state(3, CP_WG_RUNNING);
    tell_taken(50, 4);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

static void returned_cu_is_used_after_take(void)
{
    for (uint32_t when = 0; when < 3; when++) {
        init();
        start();
        tell_cu(CP_EVENT_CU_LOST, 0);
        open_given(0, 9);
        if (when == 0)
            tell_cu(CP_EVENT_CU_RETURNED, 0);
        take(1);
        if (when == 1)
            tell_cu(CP_EVENT_CU_RETURNED, 0);
        tell_kernel_at(0, 0);
        tell_taken(50, 0);
        if (when == 2)
            tell_cu(CP_EVENT_CU_RETURNED, 0);
        CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 8);
        finish();
    }
}

/* Ends and faults that cross TAKE */

static void kernel_may_end_while_take_is_under_way(void)
{
    init();
    start();
    open_given(0, 9);
    watch(0, 3, 1, 1);
    fake_port_forget(&port);
    take(1);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    expect(CP_COMMAND_ADD);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    tell_taken(50, 4);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 1);
    CHECK_EQUAL(stale(), 0);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

static void faulted_kernel_is_killed_by_the_firmware(void)
{
    enum { DROPPED, BEHIND_TAKE, BEHIND_PLACES, BEHIND_TAKEN };
    static const uint32_t kills[] = {1, 1, 0, 5};

    for (uint32_t when = DROPPED; when <= BEHIND_TAKEN; when++) {
        init();
        start();
        open_given(0, 9);
        watch(0, 5, 1, 1);
        fake_port_forget(&port);
        if (when == DROPPED) {
            fault_kernel(0, 9);
            expect(CP_COMMAND_DROP);
        }
        take(1);
        if (when == BEHIND_TAKE)
            fault_kernel(0, 9);
        CHECK_EQUAL(sent(CP_COMMAND_DROP), when == DROPPED);
        tell_kernel_at(0, 4);
        tell_place(0, &resident);
        if (when == BEHIND_PLACES)
            fault_kernel(0, 3); /* about the WG, which the firmware knows now */
        tell_taken(50, 6);
        if (when == BEHIND_TAKEN)
            fault_kernel(0, 3);
        CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp_unlaunched(&cp), 0);
        CHECK_EQUAL(sent(CP_COMMAND_KILL), kills[when]);
        finish();
        CHECK_EQUAL(stale(), 0);
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_KERNEL_FAULT);
        CHECK_EQUAL(cp.queues[3].error, 0);
    }
}

/* The GPU did not know a kernel, and says so when TAKE was sent. */
static void refused_give_behind_take(void)
{
    for (uint32_t watched = 0; watched < 2; watched++) {
        struct cp_command give;

        init();
        start();
        open_in(0, 9);
        expect(CP_COMMAND_KERNEL_BEGIN);
        give = *expect(CP_COMMAND_GIVE);
        if (watched)
            watch(0, 2, 1, 1);
        fake_port_forget(&port);
        take(1);
        refuse(&give, 0);
        CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 0);
        tell_taken(0, 0);
        CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
        CHECK_EQUAL(sent(CP_COMMAND_KILL), 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_BAD_KERNEL_OBJECT);
        CHECK_EQUAL(stale(), 0);
    }
}

/* A kernel that has ended but for its KERNEL_ENDED is at its end, without places. */
static void kernel_without_wgs_ends(void)
{
    init();
    take_from(1);
    tell_kernel_at(0, 9);
    tell_taken(50, 9);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END), 1);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_FREE);
    CHECK_EQUAL(cp.queues[0].error, 0);
    finish();
}

TEST_MAIN()
{
    return test_run("delegation_take", (const struct test_case[]){TEST(take_without_kernels),
                                                                  TEST(each_place_becomes_a_record),
                                                                  TEST(wait_of_a_taken_wg_has_a_limit),
                                                                  TEST(firmware_goes_on_where_the_dispatcher_stopped),
                                                                  TEST(next_is_a_number_in_the_grid),
                                                                  TEST(saved_wgs_need_no_room),
                                                                  TEST(queue_limits_hold_after_take),
                                                                  TEST(scratch_slots_are_taken),
                                                                  TEST(watched_records_become_whole),
                                                                  TEST(find_goes_over_all_slots),
                                                                  TEST(slots_may_become_free_while_they_are_found),
                                                                  TEST(lost_cu_is_emptied_after_take),
                                                                  TEST(last_wg_so_far_may_end),
                                                                  TEST(lost_cu_may_return_before_taken),
                                                                  TEST(returned_cu_is_used_after_take),
                                                                  TEST(kernel_may_end_while_take_is_under_way),
                                                                  TEST(faulted_kernel_is_killed_by_the_firmware),
                                                                  TEST(refused_give_behind_take),
                                                                  TEST(kernel_without_wgs_ends),
                                                                  {0}});
}
