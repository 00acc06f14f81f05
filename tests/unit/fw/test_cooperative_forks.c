/* test_cooperative_forks.c - work-groups that ask for more of their kernel, where places are free. */
#include "support_cooperative.h"

static void maximal_kernels_are_offered_nothing(void)
{
    init();
    port.config.queues[1].priority = 3;
    begin_with_four(0);
    CHECK_EQUAL(control_of(0)->demand, 0);
    ordinary(1, 9, 1);
    CHECK_EQUAL(control_of(0)->demand, 0);
    send(3, CP_MESSAGE_KILL, 0);
    CHECK_EQUAL(answer(3), 1);
    resize(2, 0);
    CHECK_EQUAL(released(), (4ull << 32) + 1);
    CHECK_EQUAL(active(), 4);
    CHECK_EQUAL(error(), 0);
}

static void forks_take_what_fits(void)
{
    uint32_t launches = 0;
    struct cp_counters before;

    init();
    begin_with_four(CP_MANAGED_RESIZES);
    before = *cp_counters_of(&cp);
    for (uint32_t i = 4; i < RECORD_BYTES / 4; i++)
        record_of(0, 2)[i] = 1000 + i;
    record_of(0, 5)[1] = 99;
    send(2, CP_MESSAGE_FORK, 1);
    CHECK_EQUAL(active(), 8);
    CHECK_EQUAL(answer(2), 5);
    for (uint32_t id = 4; id < 8; id++) {
        CHECK_EQUAL(record_of(0, id)[0], id - 3);
        CHECK_EQUAL(record_of(0, id)[1], 0);
        for (uint32_t i = 4; i < RECORD_BYTES / 4; i++)
            CHECK_EQUAL(record_of(0, id)[i], 1000 + i);
    }
    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode == CP_COMMAND_LAUNCH)
            CHECK_EQUAL(port.commands[i].place.workgroup[0], 4 + launches++);
        else
            CHECK(!launches || port.commands[i].memory.address == CONTROL(0) + 16);
    }
    CHECK_EQUAL(launches, 4);
    CHECK_EQUAL(offered(), 0);
    CHECK_EQUAL(cp_counters_of(&cp)->coop_forks, 4);
    CHECK_EQUAL(cp_counters_of(&cp)->coop_places - before.coop_places, 4);
    CHECK(cp_counters_of(&cp)->demand_reviews > before.demand_reviews);
    CHECK(cp_counters_of(&cp)->surveys > before.surveys);
    CHECK(!cp.oversubscribed);
    check_ids();
}

static void forks_of_others_come_too_late(void)
{
    init();
    begin_with_four(CP_MANAGED_RESIZES);
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(1))->message.word = CP_MESSAGE(CP_MESSAGE_FORK, 1);
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(0))->message.word = CP_MESSAGE(CP_MESSAGE_FORK, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(answer(1), 5);
    CHECK_EQUAL(answer(0), 1);
    CHECK_EQUAL(active(), 8);
    send(3, CP_MESSAGE_FORK, 1); /* the offer is gone */
    CHECK_EQUAL(answer(3), 1);
    CHECK_EQUAL(error(), 0);
    check_ids();
}

static void not_more_than_are_left(void)
{
    init();
    port.config.cus = 4;
    fake_port_start(&port);
    for (uint32_t cu = 1; cu < 4; cu++)
        lose(cu);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    for (uint32_t cu = 1; cu < 4; cu++)
        give_back(cu);
    send(0, CP_MESSAGE_FORK, 1);
    CHECK_EQUAL(answer(0), 1 + N - 4);
    CHECK_EQUAL(active(), N);
    CHECK_EQUAL(offered(), 0);
    check_ids();
    send(11, CP_MESSAGE_FORK, 1);
    CHECK_EQUAL(answer(11), 1);
    send(11, CP_MESSAGE_FORK, 2);
    CHECK_EQUAL(error(), CP_COOPERATIVE_TICKET);
}

/* What was killed is forked again: the same id, with a record of its own. */
static void kill_and_fork(void)
{
    init();
    compete(3, 1);
    for (uint32_t id = 7; id > 4; id--)
        send(id, CP_MESSAGE_KILL, 0);
    CHECK_EQUAL(killed(), 3);
    CHECK_EQUAL(active(), 5);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 3);
    for (uint32_t i = 0; i < port.config.wg_slots; i++) {
        if (cp.workgroups[i].kernel == 1 && cp.workgroups[i].state == CP_WG_RUNNING)
            done(i);
    }
    CHECK_EQUAL(offered(), N - 5);
    send(4, CP_MESSAGE_FORK, ticket());
    CHECK_EQUAL(answer(4), 4);
    CHECK_EQUAL(active(), 8);
    CHECK_EQUAL(record_of(0, 7)[0], 3);
    check_ids();
}

static void no_fork_while_somebody_dies(void)
{
    init();
    compete(1, 1);
    send(7, CP_MESSAGE_KILL, 0);
    fake_port_tell(&port, CP_EVENT_FAULT, 0, 0); /* not a WG of kernel 1: slot 0 is the cooperative kernel's */
    CHECK(cp.kernels[0].error == CP_QUEUE_KERNEL_FAULT);
    init();
    begin_with_four(CP_MANAGED_RESIZES);
    cp.cooperative[0].dying = 1;
    send(0, CP_MESSAGE_FORK, 1);
    CHECK_EQUAL(answer(0), 1);
    cp.cooperative[0].dying = 0;
}

/* A kernel faults in the middle of a fork: another one may count places from then on. */
static void fault_ends_a_fork_under_way(void)
{
    init();
    begin_with_four(CP_MANAGED_RESIZES);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(0))->message.word = CP_MESSAGE(CP_MESSAGE_FORK, 1);
    for (uint32_t i = 0; i < 20; i++)
        cp_step(&cp, 4);
    CHECK_EQUAL(cp.growing, 0);
    fake_port_event(&port, CP_EVENT_FAULT, slot_of(1));
    for (uint32_t i = 0; i < 20; i++)
        cp_step(&cp, 4);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    CHECK_EQUAL(cp.growing, CP_KERNEL_NONE);
    CHECK_EQUAL(cp.cooperative[0].operation, CP_OPERATION_NONE);
    CHECK_EQUAL(cp.cooperative[0].due, 0);
    open_with(1, 4, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    CHECK_EQUAL(control_of(1)->active, 4);
    CHECK_EQUAL(killed(), 3);
    fake_port_tell(&port, CP_EVENT_KERNEL_ENDED, 0, 0);
    CHECK_EQUAL(cp.managed, 1);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* Places that are free while WGs are saved belong to those, which wait: nothing is offered until they are back. */
static void nothing_is_offered_while_groups_are_away(void)
{
    init();
    begin_with_four(CP_MANAGED_RESIZES);
    CHECK(offered());
    lose(0);
    for (uint32_t id = 0; id < 4; id++) {
        struct cp_event *event = fake_port_event(&port, CP_EVENT_SAVED, slot_of(id));

        event->wg.wait_number = event->wg.first_wait = 1;
        fake_port_settle(&port);
        check_state(slot_of(id), CP_WG_SWAPPED);
        CHECK_EQUAL(offered(), 0);
    }
    for (uint32_t id = 0; id < 4; id++) {
        CHECK_EQUAL(offered(), 0);
        fake_port_tell(&port, CP_EVENT_CONDITION_MET, slot_of(id), 1);
        fake_port_tell(&port, CP_EVENT_RESTORED, slot_of(id), 1);
        check_state(slot_of(id), CP_WG_RUNNING);
    }
    CHECK_EQUAL(offered(), 0); /* CU 1 is full */
    give_back(0);
    CHECK_EQUAL(offered(), N - 4);
    check_ids();
}

TEST_MAIN()
{
    return test_run("cooperative_forks", (const struct test_case[]){TEST(maximal_kernels_are_offered_nothing),
                                                                    TEST(forks_take_what_fits),
                                                                    TEST(forks_of_others_come_too_late),
                                                                    TEST(not_more_than_are_left),
                                                                    TEST(kill_and_fork),
                                                                    TEST(no_fork_while_somebody_dies),
                                                                    TEST(fault_ends_a_fork_under_way),
                                                                    TEST(nothing_is_offered_while_groups_are_away),
                                                                    {0}});
}
