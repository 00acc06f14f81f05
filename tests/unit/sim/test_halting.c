/* test_halting.c - queues whose work-groups the dispatcher saves and keeps away: HALT and GO (docs/reference/delegation.md). */
#include "support_placing.h"

static void send_queue(struct bench *bench, enum cp_command_opcode opcode, uint16_t queue)
{
    send(bench, (struct cp_command){.opcode = (uint8_t)opcode, .queue = {.queue = queue}});
}

static void expect_halted(struct bench *bench, uint16_t queue)
{
    struct cp_event event = next_event(bench, MANY);

    CHECK_EQUAL(event.kind, CP_EVENT_HALTED);
    CHECK_EQUAL(event.cu, queue);
}

/* Those that run and those that wait leave, no WG comes, and another queue has the places. Then all goes on. */
static void a_halted_queue_leaves(void)
{
    struct bench *bench = create_gpu(1, 2);

    set_waiting(bench, 0, SETTLE, 0, 0);
    let_pass(bench, 1);
    begin_given(bench, 0, 3);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0 L1");
    send_queue(bench, CP_COMMAND_HALT, 0);
    expect_halted(bench, 0);
    EXPECT_STORY("SWYL", "S0 S1 W0 Y1");
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 0, 10, 13);
    EXPECT_NOTHING(bench, SETTLE);
    let_pass(bench, 0); /* its wait ends away */
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("YSRL", "L10 L11 Y0");
    let_end_all(bench, 10, 13);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("RL", "L12");
    send_queue(bench, CP_COMMAND_GO, 0);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("RL", "R1 R0");
    let_end_all(bench, 0, 3);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    for (uint32_t number = 0; number < 3; number++)
        CHECK_EQUAL(step_of(bench, number), 3);
    destroy(bench);
}

/* All that were taken away come back before a new one has its turn, though they are more than CP_ORDER_LAUNCH. */
static void those_taken_away_come_back_first(void)
{
    for (uint32_t halted = 0; halted <= 1; halted++) {
        struct bench *bench = create_gpu(1, 6);

        test_context(halted ? "by HALT" : "by a loss");
        for (uint32_t number = 0; number < 6; number++)
            let_pass(bench, number);
        begin_given(bench, 0, 8);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("L", "L0 L1 L2 L3 L4 L5");
        if (halted) {
            send_queue(bench, CP_COMMAND_HALT, 0);
            expect_halted(bench, 0);
        } else {
            lose_cu(bench, 0);
        }
        EXPECT_NOTHING(bench, SETTLE);
        chapters = 0;
        if (halted)
            send_queue(bench, CP_COMMAND_GO, 0);
        else
            return_cu(bench, 0);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("L", "");
        for (uint32_t number = 0; number < 6; number++)
            CHECK_EQUAL(slot_at(bench, number)->state, GPU_SLOT_RESIDENT);
        let_end_all(bench, 0, 8);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        destroy(bench);
    }
    test_context(NULL);
}

/* Where the only WG of the queue may be when HALT comes, and that it is away when HALTED does. */
static void halted_wherever_it_is(void)
{
    static const struct {
        const char *name;
        enum gpu_slot_state state;
        bool lost;
        const char *story;
    } rows[] = {
        {"on a CU", GPU_SLOT_RESIDENT, false, "S0 Y0"},
        {"it comes", GPU_SLOT_RESTORING, false, "S0 Y0"},
        {"it goes", GPU_SLOT_SAVING, false, "Y0"},
        {"it goes, its CU is lost", GPU_SLOT_SAVING, true, "Y0"},
        {"away", GPU_SLOT_AWAY, true, ""},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 1);

        test_context(rows[i].name);
        let_pass(bench, 0);
        begin_given(bench, 0, 1);
        EXPECT_NOTHING(bench, SETTLE);
        if (rows[i].state != GPU_SLOT_RESIDENT)
            lose_cu(bench, 0);
        if (rows[i].state == GPU_SLOT_RESTORING || rows[i].state == GPU_SLOT_AWAY)
            EXPECT_NOTHING(bench, SETTLE);
        if (rows[i].state != GPU_SLOT_RESIDENT && !rows[i].lost)
            return_cu(bench, 0);
        step_to(bench, 0, rows[i].state);
        chapters = 0;
        send_queue(bench, CP_COMMAND_HALT, 0);
        expect_halted(bench, 0);
        CHECK_EQUAL(slot_at(bench, 0)->state, GPU_SLOT_AWAY);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("SYWR", rows[i].story);
        if (rows[i].lost)
            return_cu(bench, 0);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("R", "");
        send_queue(bench, CP_COMMAND_GO, 0);
        let_end(bench, 0);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        CHECK_EQUAL(step_of(bench, 0), 3);
        destroy(bench);
    }
    test_context(NULL);
}

/* A queue without WGs is halted at once. A kernel that it is given then does not begin, nor do residents of one stay. */
static void what_is_given_later_is_halted(void)
{
    struct bench *bench = create_gpu(1, 2);

    send_queue(bench, CP_COMMAND_HALT, 0);
    expect_halted(bench, 0);
    begin_given(bench, 0, 1);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "");
    begin_grid(bench, 1, 0);
    launch_of(bench, 1, 8);
    give_launched_of(bench, 1, 10, 10);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("LS", "L8 S8");
    send_queue(bench, CP_COMMAND_GO, 0);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0");
    let_end_all(bench, 0, 10);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    destroy(bench);
}

/* HALTED comes once, also when the last WG ends, faults or is dropped in place of being saved. */
static void dropped_while_it_is_halted(void)
{
    struct bench *bench = create_gpu(1, 2);

    begin_given(bench, 0, 2);
    EXPECT_NOTHING(bench, SETTLE);
    send_queue(bench, CP_COMMAND_HALT, 0);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 0}});
    expect_halted(bench, 0);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_NOTHING(bench, SETTLE);
    send_queue(bench, CP_COMMAND_HALT, 0);
    expect_halted(bench, 0);
    destroy(bench);
}

/* TAKE ends each HALT, also one that has no answer yet. */
static void take_ends_it(void)
{
    for (uint32_t answered = 0; answered < 2; answered++) {
        struct bench *bench = create_gpu(1, 1);
        struct cp_event event;

        set_waiting(bench, 0, SETTLE, 0, 0);
        begin_given(bench, 0, 1);
        EXPECT_NOTHING(bench, SETTLE);
        send_queue(bench, CP_COMMAND_HALT, 0);
        if (answered)
            expect_halted(bench, 0);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_TAKE});
        EXPECT(bench, CP_EVENT_KERNEL_AT);
        event = next_event(bench, 0);
        CHECK_EQUAL(event.kind, CP_EVENT_PLACES);
        CHECK_EQUAL(event.places.places[0].state, answered ? CP_PLACE_WAITS : CP_PLACE_SAVING);
        EXPECT(bench, CP_EVENT_TAKEN);
        if (!answered)
            EXPECT(bench, CP_EVENT_SAVED);
        EXPECT_NOTHING(bench, SETTLE);
        begin_grid(bench, 1, 0);
        give_grid(bench, 1, 0, 5, 6);
        EXPECT_NOTHING(bench, SETTLE);
        EXPECT_STORY("L", "L0 L5");
        destroy(bench);
    }
}

static void queues_that_are_not_there(void)
{
    struct bench *bench = create_gpu(1, 1);

    send_queue(bench, CP_COMMAND_HALT, CP_MAX_QUEUES);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    send_queue(bench, CP_COMMAND_GO, CP_MAX_QUEUES);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    send_queue(bench, CP_COMMAND_GO, 0); /* that was not halted */
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

TEST_MAIN()
{
    return test_run("halting", (const struct test_case[]){TEST(a_halted_queue_leaves),
                                                          TEST(those_taken_away_come_back_first),
                                                          TEST(halted_wherever_it_is),
                                                          TEST(what_is_given_later_is_halted),
                                                          TEST(dropped_while_it_is_halted),
                                                          TEST(take_ends_it),
                                                          TEST(queues_that_are_not_there),
                                                          {0}});
}
