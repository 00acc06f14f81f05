/* test_delegation_host.c - commands of the host for queues whose kernels the dispatcher has. */
#include "delegation_bench.h"

static struct cp_event *post_host(uint32_t operation, uint32_t queue)
{
    struct cp_event *event = post(CP_EVENT_HOST);

    event->reason = (uint8_t)operation;
    event->cu = (uint16_t)queue;
    event->tag = 100 + operation;
    return event;
}

static void tell_host(uint32_t operation, uint32_t queue)
{
    post_host(operation, queue);
    settle();
}

static void expect_answer(uint32_t operation, uint32_t queue)
{
    const struct cp_command *command = expect(CP_COMMAND_ANSWER);

    CHECK_EQUAL(command->answer.number, 100 + operation);
    CHECK_EQUAL(command->answer.queue, queue);
    CHECK_EQUAL(command->answer.status, CP_HOST_DONE);
}

/* Kernel 0 of queue 0 and kernel 1 of queue 1 are given. */
static void give_two(void)
{
    init();
    start();
    open_given(0, 9);
    open_given(1, 9);
    fake_port_forget(&port);
}

static void tell_halted(uint32_t queue)
{
    post(CP_EVENT_HALTED)->cu = (uint16_t)queue;
    settle();
}

static void expect_halt(enum cp_command_opcode opcode, uint32_t queue)
{
    CHECK_EQUAL(expect(opcode)->queue.queue, queue);
}

static void halt(uint32_t queue)
{
    tell_host(CP_HOST_SUSPEND, queue);
    expect_halt(CP_COMMAND_HALT, queue);
    expect_nothing();
    tell_halted(queue);
    expect_answer(CP_HOST_SUSPEND, queue);
    expect_nothing();
}

/* The dispatcher saves what the queue has. The kernels stay its own, and other queues do not notice. */
static void suspended_queue_is_halted(void)
{
    give_two();
    halt(0);
    CHECK(cp.delegated);
    CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_GIVEN);
    halt(1);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    fake_port_forget(&port);
    tell_host(CP_HOST_RESUME, 0);
    expect_halt(CP_COMMAND_GO, 0);
    expect_answer(CP_HOST_RESUME, 0);
    expect_nothing();
    open_given(0, 3);
    tell_host(CP_HOST_RESUME, 1);
    expect_halt(CP_COMMAND_GO, 1);
    expect_answer(CP_HOST_RESUME, 1);
    halt(1); /* again */
    finish();
    CHECK_EQUAL(stale(), 0);
}

/* The host updates a halted queue: its kernel is taken back, and given with the new priority, limit and weight behind RESUME. */
static void updated_while_it_is_halted(void)
{
    struct cp_wg_place own = placed(resident, CP_PLACE_LISTED);
    const struct cp_queue_config changed = {.priority = 3, .wg_limit = 5, .weight = 7};
    const struct cp_command *command = NULL;
    uint32_t opcode;

    give_two();
    halt(0);
    post_host(CP_HOST_UPDATE, 0)->host = changed;
    settle();
    expect_answer(CP_HOST_UPDATE, 0);
    expect(CP_COMMAND_TAKE);
    expect_nothing();
    tell_kernel_at(0, 9);
    tell_place(0, &own);
    tell_kernel_at(1, 9);
    tell_taken(50, 6);
    tell_taken(50, 6); /* of the TAKE before kernels are given again */
    CHECK_EQUAL(cp.kernels[0].priority, 3);
    CHECK(!audit(&cp));
    fake_port_forget(&port);
    tell_host(CP_HOST_RESUME, 0);
    do
        opcode = fake_port_next(&port, &command);
    while (opcode && opcode != CP_COMMAND_GIVE);
    CHECK_EQUAL(opcode, CP_COMMAND_GIVE);
    CHECK_EQUAL(command->give.kernel, 0);
    CHECK_EQUAL(command->give.priority, 3);
    CHECK_EQUAL(command->give.limit, 5);
    CHECK_EQUAL(command->give.weight, 7);
    finish();
}

/* The host abandons a halted queue: its kernel is dropped, and a queue of that number is not halted any more. */
static void abandoned_while_it_is_halted(void)
{
    give_two();
    halt(0);
    fake_port_forget(&port);
    tell_host(CP_HOST_ABANDON, 0);
    CHECK_EQUAL(expect(CP_COMMAND_DROP)->end.kernel, 0);
    expect_halt(CP_COMMAND_GO, 0);
    expect_nothing();
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 1);
    CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
    finish();
}

/* What a GPU may say that lies. */
static void wrong_halted_is_stale(void)
{
    give_two();
    tell_halted(0);
    tell_halted(CP_MAX_QUEUES);
    tell_halted(UINT16_MAX);
    CHECK_EQUAL(stale(), 3);
    tell_host(CP_HOST_SUSPEND, 0);
    expect_halt(CP_COMMAND_HALT, 0);
    tell_halted(1);
    expect_nothing();
    CHECK_EQUAL(stale(), 4);
    tell_halted(0);
    expect_answer(CP_HOST_SUSPEND, 0);
    tell_halted(0);
    CHECK_EQUAL(stale(), 5);
    tell_host(CP_HOST_RESUME, 0);
    expect_halt(CP_COMMAND_GO, 0);
    tell_halted(0);
    CHECK_EQUAL(stale(), 6);
    finish();
}

/* HALT and GO wait for space in the ring. */
static void halts_when_the_ring_has_space(void)
{
    give_two();
    for (uint32_t resumes = 0; resumes < 2; resumes++) {
        port.room = 0;
        post_host(resumes ? CP_HOST_RESUME : CP_HOST_SUSPEND, 0);
        steps(8);
        expect_nothing();
        port.room = UINT32_MAX;
        settle();
        expect_halt(resumes ? CP_COMMAND_GO : CP_COMMAND_HALT, 0);
        if (!resumes)
            tell_halted(0);
        expect_answer(resumes ? CP_HOST_RESUME : CP_HOST_SUSPEND, 0);
    }
    finish();
}

/* A kernel is suspended while it is being given: GIVEN comes first, and all its records are handed over. */
static void suspended_while_it_is_given(void)
{
    own(9);
    give_again();
    fake_port_forget(&port);
    tell_host(CP_HOST_SUSPEND, 0);
    expect_nothing();
    tell_kernel(CP_EVENT_GIVEN, 1);
    expect_halt(CP_COMMAND_HALT, 0);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    tell_halted(0);
    expect_answer(CP_HOST_SUSPEND, 0);
    tell_host(CP_HOST_RESUME, 0);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

/* The queue is suspended while TAKE is under way: the firmware saves its WGs, the others go on where they are. */
static void suspended_while_it_is_taken(void)
{
    static const struct {
        const char *name;
        enum cp_place_state state;
        bool saves, restored;
    } cases[] = {
        {"running", CP_PLACE_RESIDENT, true, false},        {"being saved", CP_PLACE_SAVING, false, false},
        {"being restored", CP_PLACE_RESTORING, true, true}, {"saved, waits", CP_PLACE_WAITS, false, false},
        {"can run", CP_PLACE_LISTED, false, false},         {"preempted", CP_PLACE_PREEMPTED, false, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_wg_place own = placed(resident, cases[i].state), other = resident;

        test_context(cases[i].name);
        other.slot = 5;
        give_two();
        take(1);
        tell_host(CP_HOST_SUSPEND, 0);
        expect_nothing();
        tell_kernel_at(0, 9);
        tell_place(0, &own);
        tell_kernel_at(1, 9);
        tell_place(1, &other);
        expect_nothing();
        tell_taken(50, 6);
        if (cases[i].restored)
            tell(CP_EVENT_RESTORED, 3, 0);
        CHECK_EQUAL(sent(CP_COMMAND_SAVE), cases[i].saves);
        if (cases[i].saves || cases[i].state == CP_PLACE_SAVING) {
            CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 0);
            tell_saved(3, 6, CP_SAVED_RUNNABLE);
        }
        CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 1);
        CHECK_EQUAL(sent(CP_COMMAND_HALT), 0);
        check_state(5, CP_WG_RUNNING);
        CHECK(!cp.delegated);
        tell_host(CP_HOST_RESUME, 0);
        CHECK_EQUAL(sent(CP_COMMAND_GO), 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
        CHECK_EQUAL(stale(), 0);
    }
    test_context(0);
}

/* TAKE ends a HALT, answered or not; the firmware places nothing of the queue then. */
static void halt_ends_with_take(void)
{
    for (uint32_t answered = 0; answered < 2; answered++) {
        struct cp_wg_place own = placed(resident, answered ? CP_PLACE_LISTED : CP_PLACE_SAVING);

        give_two();
        tell_host(CP_HOST_SUSPEND, 0);
        expect_halt(CP_COMMAND_HALT, 0);
        if (answered) {
            tell_halted(0);
            expect_answer(CP_HOST_SUSPEND, 0);
        }
        fake_port_forget(&port);
        take(1);
        tell_kernel_at(0, 9);
        tell_place(0, &own);
        tell_kernel_at(1, 9);
        tell_taken(50, 6);
        CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 0);
        if (!answered) {
            tell_saved(3, 6, CP_SAVED_RUNNABLE);
            CHECK_EQUAL(sent(CP_COMMAND_ANSWER), 1);
        }
        check_state(3, CP_WG_READY);
        CHECK_EQUAL(sent(CP_COMMAND_RESTORE), 0);
        tell_halted(0);
        CHECK_EQUAL(stale(), 1);
        tell_host(CP_HOST_RESUME, 0);
        CHECK_EQUAL(sent(CP_COMMAND_RESTORE), 1);
        CHECK_EQUAL(sent(CP_COMMAND_GO), 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
    }
}

/* The dispatcher drops an abandoned kernel. */
static void abandoned_kernel_is_dropped(void)
{
    give_two();
    tell_host(CP_HOST_ABANDON, 0);
    CHECK_EQUAL(expect(CP_COMMAND_DROP)->end.kernel, 0);
    expect_nothing();
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    for (uint32_t stores = 0; stores < 3; stores++) /* of the error */
        expect(CP_COMMAND_STORE);
    expect_answer(CP_HOST_ABANDON, 0);
    expect_nothing();
    CHECK(cp.delegated);
    CHECK_EQUAL(cp.kernels[1].stage, CP_KERNEL_GIVEN);
    finish();
}

/* The host abandons a queue before its kernels are back. */
static void abandoned_while_it_is_taken(void)
{
    for (uint32_t told = 0; told < 2; told++) {
        give_two();
        take(1);
        tell_host(CP_HOST_ABANDON, 1);
        if (told) {
            tell_kernel_at(1, 4);
            tell_place(1, &resident);
        }
        tell_kernel_at(0, 9);
        tell_taken(50, 4);
        CHECK_EQUAL(sent(CP_COMMAND_KILL), told);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
        CHECK_EQUAL(cp.config.queues[1].queue_memory, 0);
    }
}

static void limit(uint64_t soft, uint64_t hard)
{
    struct cp_event *event = post(CP_EVENT_HOST);

    event->reason = CP_HOST_LIMIT;
    event->tag = 100 + CP_HOST_LIMIT;
    event->host.queue_memory = soft; /* the same bytes of the event */
    event->host.process.base = hard;
    settle();
    expect_answer(CP_HOST_LIMIT, 0);
}

/* Kernel 0 had to leave this many cycles ago, and has not. */
static void expect_leaves(uint64_t cycles)
{
    const struct cp_command *command = expect(CP_COMMAND_OVERDUE);

    CHECK_EQUAL(command->flags, CP_FLAG_LEAVES);
    CHECK_EQUAL(command->overdue.kernel, 0);
    CHECK_EQUAL(command->overdue.cycles, cycles);
    expect_nothing();
}

/* What the dispatcher has has limits, too. Where its WGs are only the dispatcher knows. A DROP that is not answered is told of. */
static void limits_hold_for_given_kernels(void)
{
    const struct cp_command *command;

    give_two();
    limit(5000, 9000);
    pass(4000);
    expect_nothing();
    pass(2000);
    command = expect(CP_COMMAND_OVERDUE);
    CHECK_EQUAL(command->overdue.queue, 0);
    CHECK_EQUAL(command->overdue.kernel, 0);
    CHECK_EQUAL(command->overdue.cycles, 6000);
    CHECK_EQUAL(command->overdue.live, 0);
    CHECK_EQUAL(command->overdue.ready, 0);
    expect_nothing();
    pass(4000);
    CHECK_EQUAL(expect(CP_COMMAND_DROP)->end.kernel, 0);
    expect_nothing();
    pass(4999);
    expect_nothing();
    pass(1);
    expect_leaves(5000);
    pass(9000);
    expect_nothing();
    CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_OVERDUE);
    finish();
}

/* A HALT that is not answered is told of; one that is answered is not. */
static void halt_without_an_answer_is_told(void)
{
    for (uint32_t answered = 0; answered < 2; answered++) {
        give_two();
        limit(5000, 9000);
        tell_host(CP_HOST_SUSPEND, 0);
        expect_halt(CP_COMMAND_HALT, 0);
        if (answered) {
            tell_halted(0);
            expect_answer(CP_HOST_SUSPEND, 0);
        }
        pass(6000);
        if (!answered)
            expect_leaves(6000);
        pass(9000);
        expect_nothing();
        CHECK_EQUAL(cp.kernels[0].error, 0);
    }
}

static void a_kernel_that_is_complete_has_no_limit(void)
{
    give_two();
    limit(0, 9000);
    tell_kernel(CP_EVENT_KERNEL_ENDED, 0);
    CHECK(cp.kernels[0].stage != CP_KERNEL_GIVEN);
    fake_port_forget(&port);
    pass(10000);
    expect_nothing();
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
}

/* A full ring puts the report off. */
static void report_waits_for_room(void)
{
    give_two();
    limit(5000, 0);
    port.room = 0;
    port.now += 6000;
    steps(4);
    CHECK(!cp_bit_test(cp.overdue, 0));
    port.room = UINT32_MAX;
    port.now += 1000;
    settle();
    CHECK_EQUAL(expect(CP_COMMAND_OVERDUE)->overdue.cycles, 7000);
    expect_nothing();
    finish();
}

static void mask(uint32_t queue, uint32_t cus)
{
    struct cp_event *event = post(CP_EVENT_HOST);

    *(uint32_t *)fake_port_at(&port, WORD, 4) = cus;
    event->reason = CP_HOST_MASK;
    event->cu = (uint16_t)queue;
    event->tag = 100 + CP_HOST_MASK;
    event->mask = (struct cp_range){WORD, 4};
    settle();
}

/* The dispatcher knows no masks: the firmware takes all back, and is done when it has it. Without masks it gives again. */
static void masked_queue_is_taken_back(void)
{
    give_two();
    mask(1, 3);
    expect_answer(CP_HOST_MASK, 1); /* of all CUs that there are */
    CHECK(cp.delegated && !cp.taking);
    mask(1, 2);
    CHECK_EQUAL(expect(CP_COMMAND_TAKE)->flags, 0);
    expect_nothing();
    tell_kernel_at(0, 9);
    tell_kernel_at(1, 7);
    expect_nothing();
    tell_taken(50, 6);
    expect(CP_COMMAND_KERNEL_END); /* of kernel 0 */
    expect_answer(CP_HOST_MASK, 1);
    for (uint32_t i = 0; i < 2; i++)
        CHECK_EQUAL(expect(CP_COMMAND_LAUNCH)->place.cu, 1);
    expect_nothing();
    mask(1, 0);
    expect_answer(CP_HOST_MASK, 1);
    expect(CP_COMMAND_TAKE);
    expect_nothing();
    CHECK(cp.taking);
    finish();
    CHECK(cp.delegated);
}

TEST_MAIN()
{
    return test_run("delegation_host", (const struct test_case[]){TEST(suspended_queue_is_halted),
                                                                  TEST(updated_while_it_is_halted),
                                                                  TEST(abandoned_while_it_is_halted),
                                                                  TEST(wrong_halted_is_stale),
                                                                  TEST(halts_when_the_ring_has_space),
                                                                  TEST(suspended_while_it_is_given),
                                                                  TEST(suspended_while_it_is_taken),
                                                                  TEST(halt_ends_with_take),
                                                                  TEST(abandoned_kernel_is_dropped),
                                                                  TEST(abandoned_while_it_is_taken),
                                                                  TEST(limits_hold_for_given_kernels),
                                                                  TEST(halt_without_an_answer_is_told),
                                                                  TEST(a_kernel_that_is_complete_has_no_limit),
                                                                  TEST(report_waits_for_room),
                                                                  TEST(masked_queue_is_taken_back),
                                                                  {0}});
}
