/* test_giving.c - GIVE, LIST, DROP and TAKE: whose a kernel's work-groups are (docs/reference/delegation.md). */
#include "support_placing.h"

#define STALL   3000u
#define QUANTUM 3000u

/* Where the WG of slot 0 is. */
enum whereabouts { WAITING, SPINNING, WAITING_SAVED, SPINNING_SAVED, WAITS_AWAY, AWAY, RESTORING, WHEREABOUTS };

static const char *const names[] = {"waiting",    "spinning", "waiting, being saved", "spinning, being saved",
                                    "waits away", "away",     "being restored"};

/* The firmware has launched WG 0 of kernel 0. Waits that last are over after timeout cycles; 0: never. */
static struct bench *create_launched(enum whereabouts where, uint64_t timeout)
{
    struct bench *bench = create_gpu(1, 2);
    bool waits = where == WAITING || where == WAITING_SAVED || where == WAITS_AWAY;

    set_waiting(bench, 0, STALL, timeout, 0);
    begin_grid(bench, 0, 0);
    if (!waits)
        let_pass(bench, 0);
    launch(bench, 0);
    if (where <= SPINNING)
        return bench;
    force_save(bench, 0);
    if (where <= SPINNING_SAVED)
        return bench;
    EXPECT(bench, CP_EVENT_SAVED);
    if (where == RESTORING)
        send(bench, place(bench, CP_COMMAND_RESTORE, 0, 0));
    return bench;
}

/* WGs that the firmware has launched end as the dispatcher's, and no event tells of them; only of one that can run it has to be told. */
static void launched_ones_are_taken_over(void)
{
    for (uint32_t where = 0; where < WHEREABOUTS; where++) {
        struct bench *bench = create_launched(where, 0);

        test_context(names[where]);
        give_launched(bench, 1, 2);
        if (where == AWAY) {
            EXPECT_NOTHING(bench, SETTLE);
            CHECK_EQUAL(slot_at(bench, 0)->state, GPU_SLOT_AWAY);
            list(bench, 0, false);
        }
        let_end(bench, 1);
        EXPECT_NOTHING(bench, 2 * SETTLE);
        CHECK_EQUAL(step_of(bench, 1), 3);
        let_end(bench, 0);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        CHECK_EQUAL(step_of(bench, 0), 3);
        EXPECT_NOTHING(bench, SETTLE);
        destroy(bench);
    }
    test_context(NULL);
}

/* A wait that was reported does not end by its time limit, because the firmware answers it. Now it does. */
static void a_reported_wait_ends_in_time(void)
{
    const uint64_t timeout = 20000;
    struct bench *bench = create_gpu(1, 2);

    set_waiting(bench, 1, STALL, timeout, 0);
    begin_grid(bench, 0, 0);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    EXPECT(bench, CP_EVENT_WAITING);
    give_launched(bench, 1, 1);
    EXPECT_NOTHING(bench, 3 * timeout);
    chapters = 0;
    EXPECT_NOTHING(bench, 2 * timeout);
    CHECK(when('g', 0));
    let_end(bench, 0);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

/* The time limit of a wait that began before GIVE. */
static void a_wait_away_ends_in_time(void)
{
    struct bench *bench = create_launched(WAITS_AWAY, 50000);
    uint64_t stalled = when('w', 0);

    CHECK(stalled);
    give_launched(bench, 1, 1);
    step_to_chapter(bench, 'Y', 1);
    CHECK_EQUAL(when('Y', 0) - stalled, 50000);
    EXPECT_NOTHING(bench, SETTLE);
    let_end(bench, 0);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

/* Scratch of WGs that were launched is not handed out again, and the queue's limit counts them. */
static void launched_ones_count_for_the_limit(void)
{
    struct bench *bench = create_gpu(1, 8);

    begin_grid(bench, 0, 0);
    launch(bench, 0);
    launch(bench, 1);
    send(bench,
         (struct cp_command){.opcode = CP_COMMAND_GIVE, .give = {.next = 2, .end = 6, .limit = 3, .launched = 1}});
    EXPECT(bench, CP_EVENT_GIVEN);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0 L1 L2");
    destroy(bench);
}

/* LIST of a WG that is not what the firmware takes it for does nothing; of a kernel that was not given it is refused. */
static void list_names_one_that_can_run(void)
{
    static const struct {
        const char *name;
        enum whereabouts where;
        bool given;
        uint32_t slot, generation, wait_number; /* wait_number: added to the WG's */
        const char *story;
        bool refused;
    } rows[] = {
        {"it can run", AWAY, true, 0, 7, 0, "R0", false},        {"another generation", AWAY, true, 0, 6, 0, "", false},
        {"another wait", AWAY, true, 0, 7, 1, "", false},        {"on a CU", SPINNING, true, 0, 7, 0, "", false},
        {"being restored", RESTORING, true, 0, 7, 0, "", false}, {"not given", AWAY, false, 0, 7, 0, "", true},
        {"a slot that is free", AWAY, true, 1, 7, 0, "", true},  {"no slot", AWAY, true, SLOTS, 7, 0, "", true},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_launched(rows[i].where, 0);
        struct cp_command command = place(bench, CP_COMMAND_LIST, rows[i].slot, 0);

        test_context(rows[i].name);
        if (rows[i].given)
            give_launched(bench, 1, 1);
        command.place.generation = rows[i].generation;
        command.place.wait_number = slot_at(bench, 0)->wait_number + rows[i].wait_number;
        chapters = 0;
        send(bench, command);
        if (rows[i].refused)
            EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("R", rows[i].story);
        destroy(bench);
    }
    test_context(NULL);
}

/* Twice on the list is once. */
static void listed_twice_is_listed_once(void)
{
    struct bench *bench = create_launched(AWAY, 0);

    lose_cu(bench, 0);
    give_launched(bench, 1, 1);
    list(bench, 0, false);
    list(bench, 0, true);
    CHECK_EQUAL(gpu_shares_listed(bench->dispatcher), 1);
    return_cu(bench, 0);
    let_end(bench, 0);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

static void commands_are_refused(void)
{
    const struct {
        const char *name;
        uint8_t opcode;
        struct cp_give give;
    } rows[] = {
        {"no such kernel", CP_COMMAND_GIVE, {.kernel = 5, .end = 1}},
        {"no kernel's number", CP_COMMAND_GIVE, {.kernel = CP_MAX_KERNELS, .end = 1}},
        {"twice", CP_COMMAND_GIVE, {.kernel = 1, .end = 1}},
        {"beyond the grid", CP_COMMAND_GIVE, {.end = GRID + 1}},
        {"backwards", CP_COMMAND_GIVE, {.next = 2, .end = 1}},
        {"no such priority", CP_COMMAND_GIVE, {.priority = CP_PRIORITIES, .end = 1}},
        {"no such weight", CP_COMMAND_GIVE, {.weight = CP_WEIGHT_MOST + 1, .end = 1}},
        {"too much scratch", CP_COMMAND_GIVE, {.scratch_slots = CP_MAX_SCRATCH + 1, .end = 1}},
        {"no scratch", CP_COMMAND_GIVE, {.kernel = 2, .end = 1}},
        {"DROP of no kernel", CP_COMMAND_DROP, {.kernel = 5}},
        {"DROP of one that was not given", CP_COMMAND_DROP, {.kernel = 0}},
    };
    const struct isa_kernel *code;

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 2);
        struct cp_command command = {.opcode = rows[i].opcode, .give = rows[i].give};

        test_context(rows[i].name);
        code = &bench->program->kernels[0];
        begin_grid(bench, 0, 0);
        begin_grid(bench, 1, 0);
        give_grid(bench, 1, 0, 16, 17);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                        .begin = {.kernel = 2,
                                                  .workgroup_size = {64, 1, 1},
                                                  .grid_size = {64, 1, 1},
                                                  .code_properties = code->descriptor.kernel_code_properties,
                                                  .rsrc1 = code->descriptor.compute_pgm_rsrc1,
                                                  .rsrc2 = code->descriptor.compute_pgm_rsrc2,
                                                  .private_segment = 16,
                                                  .scratch_wave_bytes = 1024,
                                                  .scratch_base = bench->data,
                                                  .entry = bench->program->base,
                                                  .kernarg = bench->data}});
        EXPECT_NOTHING(bench, SETTLE);
        if (rows[i].opcode == CP_COMMAND_DROP)
            command = (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = rows[i].give.kernel}};
        send(bench, command);
        EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("LK", "L16");
        destroy(bench);
    }
    test_context(NULL);
}

/* The dispatcher has kernel 0, and WG 0 of it is there. Another WG of it, 1, has a place, so that a WG lacks one. */
static struct bench *create_given(enum whereabouts where)
{
    struct bench *bench = create_gpu(1, 1);
    bool waits = where == WAITING || where == WAITING_SAVED || where == WAITS_AWAY;
    bool moves = where > SPINNING;

    set_waiting(bench, moves && waits, STALL, 0, moves && !waits ? QUANTUM : 0);
    if (!waits)
        let_pass(bench, 0);
    begin_given(bench, 0, 3);
    if (where == WAITING || where == SPINNING)
        EXPECT_NOTHING(bench, SETTLE);
    else if (where == WAITING_SAVED || where == SPINNING_SAVED)
        step_to(bench, 0, GPU_SLOT_SAVING);
    else
        step_to_chapter(bench, 'L', 2);
    set_waiting(bench, 0, STALL, 0, 0);
    if (where != RESTORING)
        return bench;
    let_end_all(bench, 1, 3);
    step_to(bench, 0, GPU_SLOT_RESTORING);
    return bench;
}

/* The kernel has faulted: all its WGs are killed wherever they are, and it ends; its number can be used again. */
static void drop_kills_all(void)
{
    for (uint32_t where = 0; where < WHEREABOUTS; where++) {
        struct bench *bench = create_given(where);
        struct cp_event event;

        test_context(names[where]);
        chapters = 0;
        send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 0}});
        event = next_event(bench, MANY);
        CHECK_EQUAL(event.kind, CP_EVENT_KERNEL_ENDED);
        CHECK_EQUAL(event.kernel.kernel, 0);
        EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(when('K', 0) != 0, 1);
        EXPECT_STORY("LD", "");
        for (uint32_t slot = 0; slot < gpu_dispatcher_slots(bench->dispatcher); slot++)
            CHECK_EQUAL(slot_at(bench, slot)->state, GPU_SLOT_FREE);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 0}});
        EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
        let_end(bench, 5);
        begin_given(bench, 5, 6);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        destroy(bench);
    }
    test_context(NULL);
}

/* A saved context is damaged: FAULT names the kernel, which goes on until DROP. */
static void a_fault_names_the_kernel(void)
{
    struct bench *bench = create_given(WAITS_AWAY);
    uint64_t damage = ~UINT64_C(0);
    struct cp_event event;

    for (uint64_t at = 0; at < 256; at += 8)
        mem_write(&bench->memory, slot_at(bench, 0)->context + at, &damage, 8, bench->clock.now);
    let_pass(bench, 0);
    let_end(bench, 1);
    event = next_event(bench, MANY);
    CHECK_EQUAL(event.kind, CP_EVENT_FAULT);
    CHECK_EQUAL(event.fault.kernel, 0);
    EXPECT_NOTHING(bench, SETTLE);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 0}});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_STORY("K", "K0 K2");
    destroy(bench);
}

/* None of the kernel's WGs was launched: no CU is there. */
static void drop_ends_a_kernel_without_work_groups(void)
{
    struct bench *bench = create_gpu(1, 1);

    lose_cu(bench, 0);
    begin_given(bench, 0, 4);
    EXPECT_NOTHING(bench, SETTLE);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 0}});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    return_cu(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "");
    destroy(bench);
}

/* Another kernel goes on when one is dropped, on the places that it had. */
static void drop_makes_room(void)
{
    struct bench *bench = create_gpu(1, 2);

    begin_given(bench, 0, 4);
    EXPECT_NOTHING(bench, SETTLE);
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 0, 16, 18);
    let_end_all(bench, 16, 18);
    EXPECT_NOTHING(bench, SETTLE);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 0}});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    CHECK_EQUAL(step_of(bench, 16) + step_of(bench, 17), 6);
    destroy(bench);
}

/* TAKE */

static void take(struct bench *bench)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_TAKE});
}

static void expect_kernel_at(struct bench *bench, uint32_t kernel, uint32_t next)
{
    struct cp_event event = next_event(bench, 0);

    CHECK_EQUAL(event.kind, CP_EVENT_KERNEL_AT);
    CHECK_EQUAL(event.kernel_at.kernel, kernel);
    CHECK_EQUAL(event.kernel_at.next, next);
}

/* The places of the next event. */
static struct cp_event expect_places(struct bench *bench, uint32_t kernel, uint32_t count)
{
    struct cp_event event = next_event(bench, 0);

    CHECK_EQUAL(event.kind, CP_EVENT_PLACES);
    CHECK_EQUAL(event.tag, kernel);
    CHECK_EQUAL(event.reason, count);
    return event;
}

static void expect_taken(struct bench *bench, uint32_t generation, uint32_t slots)
{
    struct cp_event event = next_event(bench, 0);

    CHECK_EQUAL(event.kind, CP_EVENT_TAKEN);
    CHECK_EQUAL(event.taken.generation, generation);
    CHECK_EQUAL(event.taken.slots, slots);
}

static void nothing_is_taken(void)
{
    struct bench *bench = create_gpu(1, 1);

    begin_grid(bench, 0, 0);
    take(bench);
    expect_taken(bench, 0, 0);
    launch(bench, 0);
    take(bench);
    expect_taken(bench, 7, 1);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(step_of(bench, 0), 1);
    destroy(bench);
}

/* A queue holds the slots of its WGs that are on a CU, from GIVE on, until they leave or TAKE comes. */
static void a_queue_holds_slots_while_given(void)
{
    for (uint32_t where = 0; where < WHEREABOUTS * 2; where++) {
        struct bench *bench = create_launched(where / 2, 0);
        const struct gpu_slot_time *time = &bench->dispatcher->placing.times[0];

        test_context(names[where / 2]);
        give_launched(bench, 1, 1);
        CHECK_EQUAL(time->load, slot_at(bench, 0)->workgroup ? CP_WEIGHT_MOST : 0);
        if (where % 2) {
            take(bench);
        } else {
            if (where / 2 == AWAY)
                list(bench, 0, false);
            let_end_all(bench, 0, 1);
            EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        }
        CHECK_EQUAL(time->load, 0);
        destroy(bench);
    }
    test_context(NULL);
}

/* All kernels are told of, the oldest first, and all their WGs; then no WG is placed. */
static void all_kernels_are_taken(void)
{
    struct bench *bench = create_gpu(2, 3);
    uint32_t told = 0;

    begin_given(bench, 0, 5);
    EXPECT_NOTHING(bench, SETTLE);
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 0, 16, 20);
    EXPECT_NOTHING(bench, SETTLE);
    begin_grid(bench, 2, 2);
    give_grid(bench, 2, 0, 32, 33);
    EXPECT_NOTHING(bench, SETTLE);
    take(bench);
    expect_kernel_at(bench, 0, 5);
    for (uint32_t i = 0; i < 3; i++) {
        struct cp_event event = expect_places(bench, 0, i < 2 ? 2 : 1);

        for (uint32_t k = 0; k < event.reason; k++) {
            const struct cp_wg_place *wg = &event.places.places[k];

            CHECK_EQUAL(wg->slot, wg->number);
            CHECK_EQUAL(wg->cu, wg->number % 2);
            CHECK_EQUAL(wg->simd, 0);
            CHECK_EQUAL(wg->generation, 1);
            CHECK_EQUAL(wg->state, CP_PLACE_RESIDENT);
            CHECK_EQUAL(wg->scratch, UINT16_MAX);
            told |= 1u << wg->number;
        }
    }
    CHECK_EQUAL(told, 31);
    expect_kernel_at(bench, 1, 17);
    CHECK_EQUAL(expect_places(bench, 1, 1).places.places[0].number, 16);
    expect_kernel_at(bench, 2, 32);
    expect_taken(bench, 1, 6);
    chapters = 0;
    let_end(bench, 0);
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "");
    destroy(bench);
}

/* The highest generation is told, whichever slot has it. */
static void generations_are_told(void)
{
    struct bench *bench = create_gpu(1, 1);

    let_end_all(bench, 0, 4);
    begin_given(bench, 0, 5);
    EXPECT_NOTHING(bench, 4 * SETTLE);
    take(bench);
    expect_kernel_at(bench, 0, 5);
    CHECK_EQUAL(expect_places(bench, 0, 1).places.places[0].generation, 5);
    expect_taken(bench, 5, 1);
    destroy(bench);
}

/* The next event, but those of WG 1. */
static struct cp_event event_of_first(struct bench *bench)
{
    struct cp_event event = next_event(bench, SETTLE);

    while (event.kind != CP_EVENT_NONE && event.wg.slot == 1)
        event = next_event(bench, SETTLE);
    return event;
}

/* A WG that was taken is the firmware's: events tell of what it does, and commands change it. */
static void events_come_again(void)
{
    static const struct {
        const char *name;
        enum whereabouts where;
        enum cp_place_state told;
        enum cp_event_kind event; /* of itself, or when its condition is met */
        bool meets;
    } rows[] = {
        {"waits", WAITING, CP_PLACE_RESIDENT, CP_EVENT_WAITING, false},
        {"spins", SPINNING, CP_PLACE_RESIDENT, CP_EVENT_NONE, false},
        {"waits, is saved", WAITING_SAVED, CP_PLACE_SAVING, CP_EVENT_SAVED, false},
        {"spins, is saved", SPINNING_SAVED, CP_PLACE_SAVING, CP_EVENT_SAVED, false},
        {"waits away", WAITS_AWAY, CP_PLACE_WAITS, CP_EVENT_CONDITION_MET, true},
        {"preempted", AWAY, CP_PLACE_PREEMPTED, CP_EVENT_NONE, false},
        {"is restored", RESTORING, CP_PLACE_RESTORING, CP_EVENT_RESTORED, false},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_given(rows[i].where);
        bool alone = rows[i].where < WAITS_AWAY || rows[i].where == RESTORING;
        bool resident = rows[i].where <= SPINNING || rows[i].where == RESTORING;
        struct cp_wg_place told;
        struct cp_event event;
        struct cp_command command;

        test_context(rows[i].name);
        take(bench);
        expect_kernel_at(bench, 0, alone ? rows[i].where == RESTORING ? 3 : 1 : 2);
        event = expect_places(bench, 0, alone ? 1 : 2);
        told = event.places.places[0];
        CHECK_EQUAL(told.slot, 0);
        CHECK_EQUAL(told.number, 0);
        CHECK_EQUAL(told.state, rows[i].told);
        CHECK_EQUAL(next_event(bench, 0).kind, CP_EVENT_TAKEN);
        set_waiting(bench, 1, 0, 0, 0);
        if (rows[i].meets)
            let_pass(bench, 0);
        event = event_of_first(bench);
        CHECK_EQUAL(event.kind, rows[i].event);
        if (event.kind != CP_EVENT_NONE) {
            CHECK_EQUAL(event.wg.slot, 0);
            CHECK_EQUAL(event.wg.generation, told.generation);
        }
        if (event.kind == CP_EVENT_WAITING || (event.kind == CP_EVENT_SAVED && event.saved.state == CP_SAVED_WAITS))
            CHECK(event.wg.wait_number > told.wait_number);
        if (event.kind == CP_EVENT_CONDITION_MET)
            CHECK_EQUAL(event.wg.wait_number, told.wait_number);
        if (event.kind == CP_EVENT_SAVED)
            CHECK_EQUAL(event.saved.state, rows[i].where == WAITING_SAVED ? CP_SAVED_WAITS : CP_SAVED_RUNNABLE);
        CHECK_EQUAL(event_of_first(bench).kind, CP_EVENT_NONE);
        CHECK_EQUAL(slot_at(bench, 0)->state, resident ? GPU_SLOT_RESIDENT : GPU_SLOT_AWAY);

        command = place(bench, resident ? CP_COMMAND_SAVE : CP_COMMAND_KILL, 0, 0);
        command.flags = CP_FLAG_FORCED;
        command.place.generation = told.generation;
        send(bench, command);
        EXPECT(bench, resident ? CP_EVENT_SAVED : CP_EVENT_DONE);
        destroy(bench);
    }
    test_context(NULL);
}

/* RESTORE and RESUME work on WGs that were taken. */
static void taken_ones_obey(void)
{
    struct bench *bench = create_given(WAITS_AWAY);
    struct cp_command command = place(bench, CP_COMMAND_RESTORE, 0, 0);

    let_end(bench, 1);
    take(bench);
    expect_kernel_at(bench, 0, 2);
    expect_places(bench, 0, 2);
    EXPECT(bench, CP_EVENT_TAKEN);
    EXPECT(bench, CP_EVENT_DONE);
    command.place.generation = slot_at(bench, 0)->generation;
    command.place.context = slot_at(bench, 0)->context;
    send(bench, command);
    EXPECT(bench, CP_EVENT_RESTORED);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_at(bench, 0)->stalled, true);
    command.opcode = CP_COMMAND_RESUME;
    command.place.wait_number = slot_at(bench, 0)->wait_number;
    chapters = 0;
    send(bench, command);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("gw", "g0 w0");
    let_end(bench, 0);
    EXPECT(bench, CP_EVENT_DONE);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END, .end = {.kernel = 0}});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

/* What was taken can be given again: nothing is lost. */
static void given_taken_given(void)
{
    for (uint32_t where = 0; where < WHEREABOUTS; where++) {
        struct bench *bench = create_given(where);
        struct cp_event event;
        uint32_t next;

        test_context(names[where]);
        take(bench);
        event = next_event(bench, 0);
        next = event.kernel_at.next;
        while (event.kind != CP_EVENT_TAKEN)
            event = next_event(bench, 0);
        while (next_event(bench, SETTLE).kind != CP_EVENT_NONE)
            ;
        give_launched(bench, next, 3);
        if (slot_at(bench, 0)->state == GPU_SLOT_AWAY) {
            struct cp_command command = place(bench, CP_COMMAND_LIST, 0, 0);

            command.place.generation = slot_at(bench, 0)->generation;
            command.place.wait_number = slot_at(bench, 0)->wait_number;
            send(bench, command);
        }
        let_end_all(bench, 0, 3);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        for (uint32_t number = 0; number < 3; number++)
            CHECK_EQUAL(step_of(bench, number), 3);
        destroy(bench);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("giving", (const struct test_case[]){TEST(launched_ones_are_taken_over),
                                                         TEST(a_queue_holds_slots_while_given),
                                                         TEST(a_reported_wait_ends_in_time),
                                                         TEST(a_wait_away_ends_in_time),
                                                         TEST(launched_ones_count_for_the_limit),
                                                         TEST(list_names_one_that_can_run),
                                                         TEST(listed_twice_is_listed_once),
                                                         TEST(commands_are_refused),
                                                         TEST(drop_kills_all),
                                                         TEST(a_fault_names_the_kernel),
                                                         TEST(drop_ends_a_kernel_without_work_groups),
                                                         TEST(drop_makes_room),
                                                         TEST(nothing_is_taken),
                                                         TEST(all_kernels_are_taken),
                                                         TEST(generations_are_told),
                                                         TEST(events_come_again),
                                                         TEST(taken_ones_obey),
                                                         TEST(given_taken_given),
                                                         {0}});
}
