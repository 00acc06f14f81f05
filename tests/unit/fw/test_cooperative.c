/* test_cooperative.c - kernels with launch options: how they begin, and what losses and full rings change. */
#include "support_cooperative.h"

static void starts_with_what_fits(void)
{
    static const struct {
        const char *name;
        uint32_t cus, groups, waves, others, slots, quota, managed, want;
    } cases[] = {
        {"all of the GPU", 2, 12, 1, 0, 16, 0, CP_MANAGED_RESIZES, 8},
        {"fewer than fit", 2, 5, 1, 0, 16, 0, CP_MANAGED_RESIZES, 5},
        {"one", 2, 1, 1, 0, 16, 0, CP_MANAGED_RESIZES, 1},
        {"WGs of two waves", 2, 12, 2, 0, 16, 0, CP_MANAGED_RESIZES, 4},
        {"WGs of three waves", 2, 12, 3, 0, 16, 0, CP_MANAGED_RESIZES, 2},
        {"beside others", 2, 12, 1, 3, 16, 0, CP_MANAGED_RESIZES, 5},
        {"large WGs beside others", 2, 12, 2, 3, 16, 0, CP_MANAGED_RESIZES, 2},
        {"as slots allow", 2, 12, 1, 0, 6, 0, CP_MANAGED_RESIZES, 6},
        {"as the quota allows", 2, 12, 1, 0, 16, 3, CP_MANAGED_RESIZES, 3},
        {"maximal", 2, 12, 1, 2, 16, 0, 0, 6},
        {"maximal, on many CUs", 20, 12, 4, 0, 16, 0, 0, 12},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.cus = cases[i].cus;
        port.config.wg_slots = cases[i].slots;
        port.config.queues[0].wg_limit = (uint16_t)cases[i].quota;
        fake_port_start(&port);
        if (cases[i].others)
            ordinary(1, cases[i].others, 1);
        fake_port_forget(&port);
        fake_port_open_with(&port, 0, cases[i].groups, cases[i].waves,
                            &(struct cp_launch){CONTROL(0), 0, RECORD_BYTES, cases[i].managed | CP_MANAGED_MESSAGES});
        fake_port_settle(&port);
        CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cases[i].want);
        CHECK_EQUAL(control_of(0)->managed, 1);
        CHECK_EQUAL(control_of(0)->active, cases[i].want);
        CHECK_EQUAL(control_of(0)->release, (uint64_t)cases[i].want << 32);
        CHECK_EQUAL(wanted(), 0);
        CHECK(!cp.oversubscribed);
    }
    test_context(0);
}

/*
 * Each WG needs a scratch slot. The kernel neither starts with more than there are nor is offered more, and another limit
 * that is lower holds too.
 */
static void has_no_more_than_scratch(void)
{
    static const struct {
        const char *name;
        uint32_t groups, waves, slots, scratch, want, later; /* WGs with one CU, and when the other is back */
    } cases[] = {
        {"plenty", 12, 1, 16, 64, 4, 8},
        {"one", 12, 1, 16, 1, 1, 1},
        {"as many as fit on a CU", 12, 1, 16, 4, 4, 4},
        {"one more", 12, 1, 16, 5, 4, 5},
        {"WGs of two waves", 12, 2, 16, 3, 2, 3},
        {"a small grid", 3, 1, 16, 64, 3, 3},
        {"few slots", 12, 1, 6, 64, 4, 6},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.wg_slots = cases[i].slots;
        port.scratch_slots = cases[i].scratch;
        fake_port_start(&port);
        lose(1);
        fake_port_forget(&port);
        open_with(0, cases[i].groups, cases[i].waves, CP_MANAGED_RESIZES);
        fake_port_settle(&port);
        CHECK_EQUAL(active(), cases[i].want);
        CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cases[i].want);
        give_back(1);
        CHECK_EQUAL(offered() != 0, cases[i].later > cases[i].want);
        if (offered())
            send(0, CP_MESSAGE_FORK, ticket());
        CHECK_EQUAL(active(), cases[i].later);
        CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cases[i].later);
        CHECK_EQUAL(cp_unlaunched(&cp), 0);
        check_ids();
    }
    test_context(0);
}

/* What WGs see when they begin was stored before they were launched. */
static void words_go_before_launches(void)
{
    bool launched = false;

    init();
    fake_port_start(&port);
    control_of(0)->demand = 5;
    control_of(0)->arrived = 9;
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    for (uint32_t i = 0; i < port.count; i++) {
        launched = launched || port.commands[i].opcode == CP_COMMAND_LAUNCH;
        CHECK(port.commands[i].opcode != CP_COMMAND_STORE || !launched);
    }
    CHECK(launched);
    CHECK_EQUAL(control_of(0)->demand, 0);
    CHECK_EQUAL(control_of(0)->arrived, 0);
}

static void begins_with_one_when_the_gpu_was_full(void)
{
    init();
    fake_port_start(&port);
    ordinary(1, 8, 1);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.cooperative[1].active, 0);
    CHECK(cp.oversubscribed);
    done(3);
    CHECK_EQUAL(cp_counters_of(&cp)->reclaims, 0); /* it waited for a place, and took none by force */
    CHECK_EQUAL(control_of(0)->active, 1);
    CHECK(!cp.oversubscribed);
    CHECK_EQUAL(CP_DEMAND_OFFERED(control_of(0)->demand), 0);
    done(2);
    CHECK_EQUAL(CP_DEMAND_OFFERED(control_of(0)->demand), N - 1);
}

static void two_kernels_do_not_count_the_same_places(void)
{
    init();
    fake_port_start(&port);
    open_with(0, 6, 1, CP_MANAGED_RESIZES);
    open_with(1, 6, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    CHECK_EQUAL(control_of(0)->active, 6);
    CHECK_EQUAL(control_of(1)->active, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 8);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
}

static void forked_where_a_cu_was_lost_meanwhile(void)
{
    uint32_t first;

    init();
    begin_with_four(CP_MANAGED_RESIZES);
    send(0, CP_MESSAGE_FORK, 1);
    CHECK_EQUAL(active(), 8);
    for (uint32_t i = 4; i < 8; i++) { /* all four LAUNCHes are refused */
        struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, slot_of(i));

        event->tag = cp.workgroups[slot_of(i)].tag;
        event->reason = CP_REFUSED_CU;
    }
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    CHECK_EQUAL(active(), 8);
    CHECK_EQUAL(cp.kernels[0].ready.count, 4);
    CHECK_EQUAL(wanted(), 4); /* its own lack a place */
    check_ids();
    first = port.count;
    give_back(1);
    for (uint32_t i = first; i < port.count; i++)
        CHECK(port.commands[i].opcode != CP_COMMAND_COPY); /* the record was written */
    CHECK_EQUAL(cp.kernels[0].ready.count, 0);
    CHECK_EQUAL(wanted(), 0);
    check_ids();
}

/* A ring that is full again and again: the same commands come out, in the same order. */
static void whole_life(uint32_t room, struct cp_command *out, uint32_t *count)
{
    static const uint32_t script[][2] = {
        {3, CP_MESSAGE_FORK}, {7, CP_MESSAGE_KILL}, {6, CP_MESSAGE_KILL}, {0, CP_MESSAGE_KILL}, {2, CP_MESSAGE_RESIZE}};

    init();
    port.config.queues[1].priority = 3;
    fake_port_start(&port);
    lose(1);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    give_back(1);
    fake_port_forget(&port);
    for (uint32_t i = 0; i < sizeof(script) / sizeof(script[0]); i++) {
        uint32_t slot = slot_of(script[i][0]);

        if (i == 1)
            ordinary(1, 5, 1);
        control_of(0)->arrived = cp.cooperative[0].active;
        fake_port_event(&port, CP_EVENT_MESSAGE, slot)->message.word = CP_MESSAGE(script[i][1], i == 0 ? 1 : 0);
        for (uint32_t turn = 0; turn < 400; turn++) {
            port.room = turn % 3 == 2 ? room : 0;
            cp_step(&cp, 4);
        }
        port.room = UINT32_MAX;
        fake_port_settle(&port);
        killed();
    }
    check_ids();
    CHECK_EQUAL(error(), 0);
    CHECK_EQUAL(active(), 3);
    *count = port.count;
    for (uint32_t i = 0; i < port.count; i++)
        out[i] = port.commands[i];
}

static void full_ring_changes_nothing(void)
{
    static struct cp_command first[FAKE_PORT_COMMANDS], second[FAKE_PORT_COMMANDS];
    uint32_t many, few;

    whole_life(1000, first, &many);
    whole_life(1, second, &few);
    CHECK_EQUAL(many, few);
    for (uint32_t i = 0; i < many && i < few; i++) {
        CHECK_EQUAL(first[i].opcode, second[i].opcode);
        CHECK_EQUAL(first[i].words[0], second[i].words[0]);
    }
}

/* The kernel could grow on a CU, and no slot is free: it is offered nothing before one is. */
static void nothing_is_offered_without_a_slot(void)
{
    init();
    port.config.wg_slots = 6;
    fake_port_start(&port);
    ordinary(1, 2, 1);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.free.count, 0);
    CHECK_EQUAL(control_of(0)->active, 4);
    CHECK_EQUAL(offered(), 0);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    CHECK_EQUAL(cp.free.count, 1);
    CHECK(offered());
}

TEST_MAIN()
{
    return test_run("cooperative", (const struct test_case[]){TEST(starts_with_what_fits),
                                                              TEST(has_no_more_than_scratch),
                                                              TEST(words_go_before_launches),
                                                              TEST(begins_with_one_when_the_gpu_was_full),
                                                              TEST(two_kernels_do_not_count_the_same_places),
                                                              TEST(forked_where_a_cu_was_lost_meanwhile),
                                                              TEST(full_ring_changes_nothing),
                                                              TEST(nothing_is_offered_without_a_slot),
                                                              {0}});
}
