/* test_cooperative_kills.c - work-groups that offer to be killed, when their places are wanted by others. */
#include "support_cooperative.h"

static void last_one_is_killed_when_wanted(void)
{
    uint32_t store = CP_NONE, kill = CP_NONE, slot;

    init();
    compete(2, 1);
    slot = slot_of(7);
    fake_port_forget(&port);
    send(7, CP_MESSAGE_KILL, 0);
    CHECK_EQUAL(active(), 7);
    CHECK_EQUAL(wanted(), 1);
    CHECK_EQUAL(answer(7), 0);
    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode == CP_COMMAND_STORE && store == CP_NONE)
            store = i;
        if (port.commands[i].opcode == CP_COMMAND_KILL) {
            kill = i;
            CHECK_EQUAL(port.commands[i].place.slot, slot);
        }
    }
    CHECK(store < kill && kill != CP_NONE);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 0);
    done(slot);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 1);
    CHECK_EQUAL(wanted(), 1);
    check_ids();
    send(6, CP_MESSAGE_KILL, 0);
    CHECK_EQUAL(killed(), 1);
    CHECK_EQUAL(active(), 6);
    CHECK_EQUAL(wanted(), 0);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->coop_kills, 2);
    check_ids();
}

static void others_stay(void)
{
    init();
    compete(2, 1);
    for (uint32_t id = 0; id < 7; id++) {
        send(id, CP_MESSAGE_KILL, 0);
        CHECK_EQUAL(answer(id), 1);
    }
    CHECK_EQUAL(active(), 8);
    CHECK_EQUAL(wanted(), 2);
    CHECK_EQUAL(commands(CP_COMMAND_KILL), 0);
    init();
    begin();
    send(7, CP_MESSAGE_KILL, 0); /* it is not needed again */
    CHECK_EQUAL(answer(7), 1);
    CHECK_EQUAL(active(), 8);
    check_ids();
}

static void the_first_is_never_killed(void)
{
    init();
    compete(100, 1);
    for (uint32_t id = 7; id; id--) {
        send(id, CP_MESSAGE_KILL, 0);
        killed();
        CHECK_EQUAL(active(), id);
        check_ids();
    }
    CHECK_EQUAL(wanted(), 0);
    send(0, CP_MESSAGE_KILL, 0);
    CHECK_EQUAL(answer(0), 1);
    CHECK_EQUAL(active(), 1);
    done(slot_of(0));
    CHECK(cp.kernels[0].stage == CP_KERNEL_ENDING);
    init();
    compete(100, 1);
    for (uint32_t id = 0; id < 8; id++)
        send(id, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(killed(), 7);
    CHECK_EQUAL(active(), 1);
    CHECK_EQUAL(answer(0), 1);
    check_ids();
}

static uint32_t kills_of(uint32_t slot)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < port.count; i++)
        count += port.commands[i].opcode == CP_COMMAND_KILL && port.commands[i].place.slot == slot;
    return count;
}

/* What the WG has said. The last: that its offer stood before it was moved, and that of the one behind it comes. */
enum offer { OFFER_KILL, OFFER_STANDS, OFFER_STOOD };

/* Wherever the WG is when its message comes, it is killed: at once, or when the command under way is answered. */
static void killed_wherever(enum offer offer)
{
    static const struct {
        const char *name;
        bool away, ready, restoring, first_saved;
    } cases[] = {
        {"running", false, false, false, false},      {"being saved", false, false, false, true},
        {"saved, waiting", true, false, false, true}, {"ready", true, true, false, true},
        {"being restored", true, true, true, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t last, slot;

        test_context(cases[i].name);
        init();
        compete(5, 1);
        last = offer == OFFER_STOOD ? slot_of(7) : CP_NONE;
        slot = slot_of(offer == OFFER_STOOD ? 6 : 7);
        if (offer == OFFER_STOOD)
            send(6, CP_MESSAGE_STAND, 1);
        if (cases[i].first_saved)
            fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = cp.workgroups[slot].cu;
        fake_port_settle(&port);
        if (cases[i].away) {
            struct cp_event *event = fake_port_event(&port, CP_EVENT_SAVED, slot);

            event->saved.state = cases[i].ready;
            event->wg.wait_number = cases[i].ready ? 0 : 1;
            fake_port_settle(&port);
        }
        if (cases[i].restoring) {
            cp.kernels[0].turn -= CP_ORDER_TURN;
            cp.reviewed -= CP_ORDER_TURN;
            give_back(cp.workgroups[slot].cu);
            CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_RESTORING);
        }
        fake_port_forget(&port);
        fake_port_event(&port, CP_EVENT_MESSAGE, last == CP_NONE ? slot : last)->message.word =
            CP_MESSAGE(offer == OFFER_KILL ? CP_MESSAGE_KILL : CP_MESSAGE_STAND, 1);
        fake_port_settle(&port);
        if (last != CP_NONE)
            done(last);
        CHECK_EQUAL(active(), last == CP_NONE ? 7 : 6);
        CHECK_EQUAL(kills_of(slot), !cases[i].first_saved || (cases[i].away && !cases[i].restoring));
        if (cases[i].restoring)
            fake_port_tell(&port, CP_EVENT_RESTORED, slot, 0);
        else if (cases[i].first_saved && !cases[i].away)
            fake_port_tell(&port, CP_EVENT_SAVED, slot, 0);
        CHECK_EQUAL(kills_of(slot), 1);
        done(slot);
        CHECK_EQUAL(cp.workgroups[slot].generation, 1);
        CHECK_EQUAL(cp.cooperative[0].dying, 0);
    }
    test_context(0);
}

static void killed_wherever_it_is(void)
{
    killed_wherever(OFFER_KILL);
    killed_wherever(OFFER_STANDS);
    killed_wherever(OFFER_STOOD);
}

/* Offers that stand */

/* Three are wanted, and offer themselves in any order: the same three die, by one store of M and of demand. */
static void offers_stand_until_the_last_one_comes(void)
{
    static const uint32_t orders[][3] = {{5, 6, 7}, {5, 7, 6}, {6, 5, 7}, {6, 7, 5}, {7, 5, 6}, {7, 6, 5}};

    for (uint32_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++) {
        uint32_t stores = 0;

        init();
        compete(3, 1);
        fake_port_forget(&port);
        for (uint32_t j = 0; j < 3; j++) {
            uint32_t last = active() - 1;

            fake_port_forget(&port);
            send(orders[i][j], CP_MESSAGE_STAND, 1);
            CHECK_EQUAL(answer(orders[i][j]), 0);
            CHECK_EQUAL(active() <= last, orders[i][j] == last);
            for (uint32_t n = 0; n < port.count; n++)
                CHECK(port.commands[n].opcode == CP_COMMAND_STORE || n >= 2); /* M and demand go first */
            stores = commands(CP_COMMAND_STORE);
        }
        CHECK_EQUAL(stores, 2);
        CHECK_EQUAL(active(), 5);
        CHECK_EQUAL(wanted(), 0);
        CHECK_EQUAL(cp.cooperative[0].standing, 0);
        CHECK_EQUAL(killed(), 3);
        CHECK_EQUAL(cp.kernels[1].workgroups.count, 3);
        check_ids();
    }
}

/* Six offers for three places: those that are not wanted any more are answered, and so is who comes later. */
static void offers_are_answered_when_nobody_is_wanted(void)
{
    init();
    compete(3, 1);
    for (uint32_t id = 2; id < 7; id++)
        send(id, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(cp.cooperative[0].standing, 5);
    send(7, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(active(), 5);
    for (uint32_t id = 2; id < 8; id++)
        CHECK_EQUAL(answer(id), id < 5);
    CHECK_EQUAL(killed(), 3);
    send(1, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(answer(1), 1);
    CHECK_EQUAL(cp.cooperative[0].standing, 0);
    check_ids();
}

/*
 * Places are found elsewhere, and wanted again: who offers itself late in a round in which others were answered must not
 * wait for them. In the next round it may.
 */
static void a_round_ends_once(void)
{
    init();
    port.config.cus = 3;
    port.config.queues[1].priority = port.config.queues[2].priority = 3;
    fake_port_start(&port);
    lose(2);
    open_with(0, N, 1, CP_MANAGED_RESIZES);
    fake_port_settle(&port);
    ordinary(1, 4, 1);
    CHECK_EQUAL(wanted(), 4);
    send(5, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(answer(5), 0);
    give_back(2);
    CHECK_EQUAL(wanted(), 0);
    CHECK_EQUAL(answer(5), 1);
    send(7, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(answer(7), 1);
    ordinary(2, 4, 1);
    CHECK_EQUAL(wanted(), 4);
    send(6, CP_MESSAGE_STAND, 1);
    CHECK_EQUAL(answer(6), 1);
    send(6, CP_MESSAGE_STAND, 2);
    CHECK_EQUAL(answer(6), 0);
    CHECK_EQUAL(active(), 8);
    send(7, CP_MESSAGE_STAND, 2);
    CHECK_EQUAL(active(), 6);
    CHECK_EQUAL(killed(), 2);
    check_ids();
}

/* What else happens while WG 6's offer stands, and two are wanted. */
static void offers_beside_other_messages(void)
{
    static const struct {
        const char *name;
        uint32_t id, operation, arrived, active; /* M behind it */
        bool ends, answered;
    } cases[] = {
        {"the last one offers itself once", 7, CP_MESSAGE_KILL, 0, 6, false, false},
        {"another offers itself once", 5, CP_MESSAGE_KILL, 0, 8, false, false},
        {"a request", 5, CP_MESSAGE_FORK, 0, 8, false, false},
        {"a barrier", 5, CP_MESSAGE_RESIZE, 8, 6, false, true},
        {"the last one ends", 7, 0, 0, 8, true, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t slot;

        test_context(cases[i].name);
        init();
        compete(2, 1);
        slot = slot_of(6);
        cp.cooperative[0].issued = 1;
        send(6, CP_MESSAGE_STAND, 1);
        control_of(0)->arrived = cases[i].arrived;
        fake_port_forget(&port);
        if (cases[i].ends)
            done(slot_of(7));
        else
            send(cases[i].id, cases[i].operation, 1);
        CHECK_EQUAL(active(), cases[i].active);
        CHECK_EQUAL(answer(6), cases[i].answered);
        CHECK_EQUAL(kills_of(slot), cases[i].active == 6);
        CHECK_EQUAL(killed(), 8 - cases[i].active);
        CHECK_EQUAL(cp.cooperative[0].standing, cases[i].active == 8 && !cases[i].answered);
        CHECK_EQUAL(error(), 0);
    }
    test_context(0);
    init();
    compete(1, 4);
    send(6, CP_MESSAGE_STAND, 1);
    done(slot_of(7)); /* its place is of no use yet: as many are wanted as before */
    CHECK_EQUAL(wanted(), 4);
    CHECK_EQUAL(answer(6), 1);
}

/* More offers are answered than the ring has room for. */
static void answers_to_offers_wait_for_room(void)
{
    init();
    compete(1, 1);
    for (uint32_t id = 1; id < 7; id++)
        send(id, CP_MESSAGE_STAND, 1);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(7))->message.word = CP_MESSAGE(CP_MESSAGE_STAND, 1);
    for (uint32_t turn = 0; turn < 100; turn++) {
        port.room = turn & 1u;
        cp_step(&cp, 4);
    }
    for (uint32_t id = 1; id < 7; id++)
        CHECK_EQUAL(answer(id), 1);
    port.room = UINT32_MAX;
    CHECK_EQUAL(active(), 7);
    CHECK_EQUAL(killed(), 1);
    CHECK_EQUAL(cp.answers_top[0], 0);
    check_ids();
}

TEST_MAIN()
{
    return test_run("cooperative_kills", (const struct test_case[]){TEST(last_one_is_killed_when_wanted),
                                                                    TEST(others_stay),
                                                                    TEST(the_first_is_never_killed),
                                                                    TEST(killed_wherever_it_is),
                                                                    TEST(offers_stand_until_the_last_one_comes),
                                                                    TEST(offers_are_answered_when_nobody_is_wanted),
                                                                    TEST(a_round_ends_once),
                                                                    TEST(offers_beside_other_messages),
                                                                    TEST(answers_to_offers_wait_for_room),
                                                                    {0}});
}
