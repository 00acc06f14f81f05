/* test_cooperative_messages.c - messages of hostile kernels: the protocol is enforced. */
#include "support_cooperative.h"

/* The LAUNCH of a WG that a resize kills is refused, while others of them are still to be killed. */
static void killed_without_ever_having_run(void)
{
    static const struct {
        const char *name;
        enum cp_refusal reason;
    } cases[] = {{"its CU was lost", CP_REFUSED_CU}, {"there was no room", CP_REFUSED_NO_ROOM}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_event *event;
        uint32_t slot, dying;

        test_context(cases[i].name);
        init();
        compete(4, 1);
        slot = slot_of(7);
        lose(cp.workgroups[slot_of(6)].cu);
        resize(0, 0);
        CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_KILLING);
        CHECK_EQUAL(cp.cooperative[0].stage, CP_STAGE_VICTIMS);
        dying = cp.cooperative[0].dying;
        event = fake_port_event(&port, CP_EVENT_REFUSED, slot);
        event->tag = cp.workgroups[slot].launch_tag;
        event->reason = (uint8_t)cases[i].reason;
        fake_port_settle(&port);
        check_ids();
        CHECK_EQUAL(cp.cooperative[0].dying, dying - 1);
        for (uint32_t id = 0; id < 7; id++) {
            if (cp.workgroups[slot_of(id)].state == CP_WG_SAVING)
                fake_port_tell(&port, CP_EVENT_SAVED, slot_of(id), 1);
        }
        CHECK_EQUAL((uint32_t)control_of(0)->release, 1);
        killed();
        CHECK_EQUAL(cp.dying_waves, 0);
        check_ids();
    }
    test_context(0);
}

static void protocol_is_enforced(void)
{
    static const struct {
        const char *name;
        uint32_t operation, argument, arrived, want;
    } cases[] = {
        {"no operation", 0, 0, 0, CP_COOPERATIVE_OPERATION},
        {"unknown operation", 5, 0, 0, CP_COOPERATIVE_OPERATION},
        {"unknown operation", 255, 0xffffff, 0, CP_COOPERATIVE_OPERATION},
        {"fork without a ticket", CP_MESSAGE_FORK, 0, 0, CP_COOPERATIVE_TICKET},
        {"fork with a ticket never issued", CP_MESSAGE_FORK, 2, 0, CP_COOPERATIVE_TICKET},
        {"fork with a ticket too large", CP_MESSAGE_FORK, 0x10001, 0, CP_COOPERATIVE_TICKET},
        {"barrier with a ticket never issued", CP_MESSAGE_RESIZE, 2, 4, CP_COOPERATIVE_TICKET},
        {"barrier where one lacks", CP_MESSAGE_RESIZE, 0, 3, CP_COOPERATIVE_BARRIER},
        {"barrier without WGs", CP_MESSAGE_RESIZE, 0, 0, CP_COOPERATIVE_BARRIER},
        {"barrier with more than there are", CP_MESSAGE_RESIZE, 0, 5, CP_COOPERATIVE_BARRIER},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.queues[1].priority = 3;
        begin_with_four(CP_MANAGED_RESIZES);
        ordinary(1, 2, 1);
        control_of(0)->arrived = cases[i].arrived;
        send(1, cases[i].operation, cases[i].argument);
        CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_COOPERATIVE);
        CHECK_EQUAL(error(), cases[i].want);
        CHECK_EQUAL((uint32_t)cp.cooperative[0].detail, 1);
        CHECK_EQUAL(killed(), 4);
        CHECK_EQUAL(cp.kernels[0].stage, CP_KERNEL_ENDING);
        CHECK_EQUAL(cp.kernels[1].workgroups.count, 2); /* others run on */
        CHECK_EQUAL(cp.kernels[1].error, 0);
        fake_port_forget(&port);
        fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
        fake_port_settle(&port);
        CHECK_EQUAL(cp.managed, 0);
        CHECK_EQUAL(port.commands[0].memory.address, 0x1000 + __builtin_offsetof(struct cp_queue_memory, error_detail));
        CHECK_EQUAL(port.commands[0].memory.value, (uint64_t)cases[i].want << 32 | 1);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

static void ordinary_kernels_have_nothing_to_say(void)
{
    for (uint32_t operation = CP_MESSAGE_KILL; operation <= CP_MESSAGE_STAND; operation++) {
        init();
        begin();
        fake_port_open_in(&port, 1, 1, 1);
        done(slot_of(7));
        for (uint32_t i = 0; i < port.config.wg_slots; i++) {
            if (cp.workgroups[i].kernel == 1 && cp.workgroups[i].state == CP_WG_RUNNING)
                fake_port_event(&port, CP_EVENT_MESSAGE, i)->message.word = CP_MESSAGE(operation, 0);
        }
        fake_port_settle(&port);
        CHECK_EQUAL(cp.kernels[1].error, CP_QUEUE_COOPERATIVE);
        CHECK_EQUAL(cp.cooperative[1].detail >> 32, CP_COOPERATIVE_ORDINARY);
        CHECK_EQUAL(cp.kernels[0].error, 0);
    }
}

static void messages_of_nobody_are_dropped(void)
{
    uint64_t stale;

    init();
    begin();
    stale = cp_counters_of(&cp)->stale;
    fake_port_event(&port, CP_EVENT_MESSAGE, 8)->message.word = CP_MESSAGE(CP_MESSAGE_KILL, 0); /* a free slot */
    fake_port_event(&port, CP_EVENT_MESSAGE, 1)->wg.generation++;
    fake_port_event(&port, CP_EVENT_MESSAGE, 99)->message.word = 0;
    fake_port_event(&port, CP_EVENT_MESSAGE, UINT32_MAX)->message.word = 0;
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, stale + 4);
    CHECK_EQUAL(cp_counters_of(&cp)->messages, 0);
    CHECK_EQUAL(error(), 0);
}

/* A WG that has spoken runs: a refusal of its LAUNCH, which comes behind, is not true. */
static void message_is_a_sign_of_life(void)
{
    struct cp_event *event;
    uint32_t slot;

    init();
    begin();
    slot = slot_of(3);
    send(3, CP_MESSAGE_KILL, 0);
    event = fake_port_event(&port, CP_EVENT_REFUSED, slot);
    event->tag = cp.workgroups[slot].launch_tag;
    event->reason = CP_REFUSED_CU;
    fake_port_settle(&port);
    check_state(slot, CP_WG_RUNNING);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 8);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

/* A second message while the first waits for room in the ring, or for its turn. */
static void one_message_at_a_time(void)
{
    init();
    compete(2, 1);
    send(3, CP_MESSAGE_STAND, 1);
    send(3, CP_MESSAGE_STAND, 2);
    CHECK_EQUAL(error(), CP_COOPERATIVE_PENDING);
    CHECK_EQUAL(killed(), 8);
    CHECK_EQUAL(cp.cooperative[0].standing, 0);
    init();
    begin();
    port.room = 0;
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(3))->message.word = CP_MESSAGE(CP_MESSAGE_KILL, 0);
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(3))->message.word = CP_MESSAGE(CP_MESSAGE_KILL, 0);
    for (uint32_t i = 0; i < 8; i++)
        cp_step(&cp, 8);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    CHECK_EQUAL(error(), CP_COOPERATIVE_PENDING);
    CHECK_EQUAL(cp.answers_top[0], 0);
    CHECK_EQUAL(killed(), 8);
}

/* A WG that is about to be killed has nothing more to say: not the one whose number is the first that is not active. */
static void message_of_a_dying_group_is_ignored(void)
{
    static const uint32_t words[] = {CP_MESSAGE(CP_MESSAGE_KILL, 0), CP_MESSAGE(CP_MESSAGE_RESIZE, 0),
                                     CP_MESSAGE(CP_MESSAGE_FORK, 9), CP_MESSAGE(0, 0)};

    for (uint32_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        init();
        compete(3, 1);
        port.room = 0;
        fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(7))->message.word = CP_MESSAGE(CP_MESSAGE_KILL, 0);
        fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(7))->message.word = words[i];
        for (uint32_t n = 0; n < 20; n++)
            cp_step(&cp, 4);
        CHECK_EQUAL(cp_counters_of(&cp)->messages, 2);
        port.room = UINT32_MAX;
        fake_port_settle(&port);
        CHECK_EQUAL(error(), 0);
        CHECK_EQUAL(active(), 7);
        CHECK_EQUAL(killed(), 1);
        CHECK_EQUAL(answer(7), 0);
    }
}

static int (*working)(void *, uint64_t, void *, uint32_t);

/* What is left in memory is right, but nothing says so. */
static int load_that_fails(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    working(context, address, destination, bytes);
    return CP_ERROR_ADDRESS;
}

static void barrier_whose_word_cannot_be_read(void)
{
    init();
    begin();
    working = cp.hal.load;
    cp.hal.load = load_that_fails;
    resize(0, 0);
    CHECK_EQUAL(error(), CP_COOPERATIVE_BARRIER);
}

/* Not all can have arrived: a barrier is under way, or some were not even launched. */
static void barrier_before_its_time(void)
{
    init();
    begin();
    control_of(0)->arrived = active();
    port.room = 0;
    for (uint32_t i = 0; i < 2; i++)
        fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(i))->message.word = CP_MESSAGE(CP_MESSAGE_RESIZE, 0);
    cp_step(&cp, 20);
    CHECK_EQUAL(error(), CP_COOPERATIVE_BARRIER);
    init();
    fake_port_start(&port);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    for (uint32_t turn = 0; turn < 100 && !cp.kernels[0].workgroups.count; turn++) {
        port.room = 1;
        cp_step(&cp, 20);
    }
    CHECK(cp.kernels[0].unlaunched);
    control_of(0)->arrived = cp.cooperative[0].active;
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(0))->message.word = CP_MESSAGE(CP_MESSAGE_RESIZE, 0);
    cp_step(&cp, 20);
    CHECK_EQUAL(error(), CP_COOPERATIVE_BARRIER);
}

/* A WG whose LAUNCH was refused is dropped without a KILL when its kernel faults. */
static void dropped_without_ever_having_run(void)
{
    struct cp_event *event;
    uint32_t slot;

    init();
    begin();
    slot = slot_of(7);
    event = fake_port_event(&port, CP_EVENT_REFUSED, slot);
    event->tag = cp.workgroups[slot].launch_tag;
    event->reason = CP_REFUSED_CU;
    fake_port_settle(&port);
    check_state(slot, CP_WG_READY);
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_FAULT, slot_of(0), 0);
    check_state(slot, CP_WG_FREE);
    CHECK_EQUAL(commands(CP_COMMAND_KILL), 6);
    CHECK_EQUAL(killed(), 6);
    CHECK_EQUAL(commands(CP_COMMAND_KERNEL_END), 1);
    CHECK_EQUAL(cp.dying_waves, 0);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

TEST_MAIN()
{
    return test_run("cooperative_messages", (const struct test_case[]){TEST(killed_without_ever_having_run),
                                                                       TEST(protocol_is_enforced),
                                                                       TEST(ordinary_kernels_have_nothing_to_say),
                                                                       TEST(messages_of_nobody_are_dropped),
                                                                       TEST(message_is_a_sign_of_life),
                                                                       TEST(one_message_at_a_time),
                                                                       TEST(message_of_a_dying_group_is_ignored),
                                                                       TEST(barrier_whose_word_cannot_be_read),
                                                                       TEST(barrier_before_its_time),
                                                                       TEST(dropped_without_ever_having_run),
                                                                       {0}});
}
