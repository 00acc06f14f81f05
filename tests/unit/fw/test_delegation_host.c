/* test_delegation_host.c - commands of the host for queues whose kernels the dispatcher has. */
#include "delegation_bench.h"

static void tell_host(uint32_t operation, uint32_t queue)
{
    struct cp_event *event = post(CP_EVENT_HOST);

    event->reason = (uint8_t)operation;
    event->cu = (uint16_t)queue;
    event->tag = 100 + operation;
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

/* All kernels are taken back. Those of the suspended queue are saved, the others go on where they are. */
static void suspended_kernel_is_taken_and_saved(void)
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
        tell_host(CP_HOST_SUSPEND, 0);
        expect(CP_COMMAND_TAKE);
        expect_nothing();
        tell_kernel_at(0, 9);
        tell_place(0, &own);
        tell_kernel_at(1, 9);
        tell_place(1, &other);
        expect_nothing();
        tell_taken(50, 6);
        if (cases[i].restored) {
            expect_nothing();
            tell(CP_EVENT_RESTORED, 3, 0);
        }
        if (cases[i].saves)
            CHECK_EQUAL(expect(CP_COMMAND_SAVE)->flags, CP_FLAG_FORCED);
        if (cases[i].saves || cases[i].state == CP_PLACE_SAVING) {
            expect_nothing();
            tell_saved(3, 6, CP_SAVED_RUNNABLE);
        }
        expect_answer(CP_HOST_SUSPEND, 0);
        expect_nothing();
        check_state(5, CP_WG_RUNNING);
        CHECK(!cp.delegated && !cp.oversubscribed);
        tell_host(CP_HOST_RESUME, 0);
        expect_answer(CP_HOST_RESUME, 0);
        tell_taken(0, 0);
        CHECK(cp.delegated);
        CHECK_EQUAL(sent(CP_COMMAND_GIVE), 2);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
        CHECK_EQUAL(stale(), 0);
    }
    test_context(0);
}

/* A queue that has nothing is suspended once the firmware has the books. It launches the kernels of others meanwhile. */
static void other_kernels_are_placed_meanwhile(void)
{
    init();
    start();
    tell_host(CP_HOST_SUSPEND, 0);
    expect(CP_COMMAND_TAKE);
    tell_taken(0, 0);
    expect_answer(CP_HOST_SUSPEND, 0);
    open_in(1, 3);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH), 3);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_BEGIN), 1);
    fake_port_forget(&port);
    tell_host(CP_HOST_RESUME, 0);
    expect_answer(CP_HOST_RESUME, 0);
    finish();
    CHECK(cp.delegated);
}

/* A kernel is suspended while it is being given: GIVEN comes first. */
static void suspended_while_it_is_given(void)
{
    own(9);
    give_again();
    fake_port_forget(&port);
    tell_host(CP_HOST_SUSPEND, 0);
    expect_nothing();
    tell_kernel(CP_EVENT_GIVEN, 1);
    expect(CP_COMMAND_TAKE);
    tell_kernel_at(1, 9);
    tell_place(1, &(struct cp_wg_place){.slot = 2, .generation = 1, .number = 1, .cu = 1, .scratch = 0xffff});
    tell_taken(50, 3);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, 2);
    tell_saved(2, 0, CP_SAVED_RUNNABLE);
    expect_answer(CP_HOST_SUSPEND, 0);
    tell_host(CP_HOST_RESUME, 0);
    finish();
    CHECK_EQUAL(cp.queues[0].error, 0);
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
        tell_host(CP_HOST_SUSPEND, 0);
        expect(CP_COMMAND_TAKE);
        tell_host(CP_HOST_ABANDON, 1);
        if (told) {
            tell_kernel_at(1, 4);
            tell_place(1, &resident);
        }
        tell_kernel_at(0, 9);
        tell_taken(50, 4);
        CHECK_EQUAL(sent(CP_COMMAND_KILL), told);
        tell_host(CP_HOST_RESUME, 0);
        finish();
        CHECK_EQUAL(cp.queues[0].error, 0);
        CHECK_EQUAL(cp.config.queues[1].queue_memory, 0);
    }
}

TEST_MAIN()
{
    return test_run("delegation_host", (const struct test_case[]){TEST(suspended_kernel_is_taken_and_saved),
                                                                  TEST(other_kernels_are_placed_meanwhile),
                                                                  TEST(suspended_while_it_is_given),
                                                                  TEST(abandoned_kernel_is_dropped),
                                                                  TEST(abandoned_while_it_is_taken),
                                                                  {0}});
}
