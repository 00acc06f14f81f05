/* test_cooperative.c - kernels with launch options, one decision of the firmware at a time. */
#include "support_cooperative.h"

#include "onward/predictor.h"

/* Beginning */

static void starts_with_what_fits(void)
{
    static const struct {
        const char *name;
        uint32_t cus, groups, waves, others, slots, quota, attended, want;
    } cases[] = {
        {"all of the GPU", 2, 12, 1, 0, 16, 0, CP_ATTEND_RESIZES, 8},
        {"fewer than fit", 2, 5, 1, 0, 16, 0, CP_ATTEND_RESIZES, 5},
        {"one", 2, 1, 1, 0, 16, 0, CP_ATTEND_RESIZES, 1},
        {"WGs of two waves", 2, 12, 2, 0, 16, 0, CP_ATTEND_RESIZES, 4},
        {"WGs of three waves", 2, 12, 3, 0, 16, 0, CP_ATTEND_RESIZES, 2},
        {"beside others", 2, 12, 1, 3, 16, 0, CP_ATTEND_RESIZES, 5},
        {"large WGs beside others", 2, 12, 2, 3, 16, 0, CP_ATTEND_RESIZES, 2},
        {"as slots allow", 2, 12, 1, 0, 6, 0, CP_ATTEND_RESIZES, 6},
        {"as the quota allows", 2, 12, 1, 0, 16, 3, CP_ATTEND_RESIZES, 3},
        {"maximal", 2, 12, 1, 2, 16, 0, 0, 6},
        {"maximal, on many CUs", 20, 12, 4, 0, 16, 0, 0, 12},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.cus = cases[i].cus;
        port.config.wg_slots = cases[i].slots;
        port.config.queues[0].wg_limit = cases[i].quota;
        fake_port_start(&port);
        if (cases[i].others)
            ordinary(1, cases[i].others, 1);
        fake_port_forget(&port);
        fake_port_open_with(&port, 0, cases[i].groups, cases[i].waves,
                            &(struct cp_launch){CONTROL(0), 0, RECORD_BYTES, cases[i].attended | CP_ATTEND_MESSAGES});
        fake_port_settle(&port);
        CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cases[i].want);
        CHECK_EQUAL(control_of(0)->attended, 1);
        CHECK_EQUAL(control_of(0)->active, cases[i].want);
        CHECK_EQUAL(control_of(0)->release, (uint64_t)cases[i].want << 32);
        CHECK_EQUAL(wanted(), 0);
        CHECK(!cp.oversubscribed);
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
    open_with(0, N, 1, CP_ATTEND_RESIZES);
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
    open_with(0, N, 1, CP_ATTEND_RESIZES);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.cooperative[1].active, 0);
    CHECK(cp.oversubscribed);
    done(3);
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
    open_with(0, 6, 1, CP_ATTEND_RESIZES);
    open_with(1, 6, 1, CP_ATTEND_RESIZES);
    fake_port_settle(&port);
    CHECK_EQUAL(control_of(0)->active, 6);
    CHECK_EQUAL(control_of(1)->active, 2);
    CHECK_EQUAL(cp_counters(&cp)->launches, 8);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
}

/* Kill */

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
    CHECK_EQUAL(cp_counters(&cp)->coop_kills, 2);
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
    send(7, CP_MESSAGE_KILL, 0); /* nobody wants it back */
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
        {"running", false, false, false, false},
        {"being saved", false, false, false, true},
        {"swapped out, waiting", true, false, false, true},
        {"ready", true, true, false, true},
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

            event->value = cases[i].ready;
            event->wait_number = cases[i].ready ? 0 : 1;
            fake_port_settle(&port);
        }
        if (cases[i].restoring) {
            cp.kernels[0].turn -= CP_ORDER_TURN;
            give_back(cp.workgroups[slot].cu);
            CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_RESTORING);
        }
        fake_port_forget(&port);
        fake_port_event(&port, CP_EVENT_MESSAGE, last == CP_NONE ? slot : last)->value =
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
    open_with(0, N, 1, CP_ATTEND_RESIZES);
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
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(7))->value = CP_MESSAGE(CP_MESSAGE_STAND, 1);
    for (uint32_t turn = 0; turn < 100; turn++) {
        port.room = turn & 1u;
        cp_step(&cp, 4);
    }
    for (uint32_t id = 1; id < 7; id++)
        CHECK_EQUAL(answer(id), 1);
    port.room = UINT32_MAX;
    CHECK_EQUAL(active(), 7);
    CHECK_EQUAL(killed(), 1);
    CHECK_EQUAL(cp.answers_summary[0], 0);
    check_ids();
}

/* Fork */

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

    init();
    begin_with_four(CP_ATTEND_RESIZES);
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
    CHECK_EQUAL(cp_counters(&cp)->coop_forks, 4);
    CHECK(!cp.oversubscribed);
    check_ids();
}

static void forks_of_others_come_too_late(void)
{
    init();
    begin_with_four(CP_ATTEND_RESIZES);
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(1))->value = CP_MESSAGE(CP_MESSAGE_FORK, 1);
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(0))->value = CP_MESSAGE(CP_MESSAGE_FORK, 1);
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
    open_with(0, N, 1, CP_ATTEND_RESIZES);
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
    begin_with_four(CP_ATTEND_RESIZES);
    cp.cooperative[0].dying = 1;
    send(0, CP_MESSAGE_FORK, 1);
    CHECK_EQUAL(answer(0), 1);
    cp.cooperative[0].dying = 0;
}

/* Resize */

static void resizing_barriers(void)
{
    static const struct {
        const char *name;
        uint32_t lacking, want; /* places that a kernel above lacks; M behind */
    } shrink[] = {{"to seven", 1, 7}, {"to five", 3, 5}, {"to two", 6, 2}, {"to one", 7, 1}, {"never to none", 50, 1}};

    for (uint32_t i = 0; i < sizeof(shrink) / sizeof(shrink[0]); i++) {
        uint32_t last = CP_NONE, kills = CP_NONE;
        struct cp_bloom seen = {0};
        uint64_t added = 0;

        test_context(shrink[i].name);
        init();
        compete(shrink[i].lacking, 1);
        fake_port_forget(&port);
        resize(4, 0);
        CHECK_EQUAL(active(), shrink[i].want);
        CHECK_EQUAL(control_of(0)->arrived, 0);
        CHECK_EQUAL(released(), ((uint64_t)shrink[i].want << 32) + 1);
        for (uint32_t j = 0; j < port.count; j++) {
            if (port.commands[j].opcode == CP_COMMAND_KILL)
                kills = j;
            if (port.commands[j].opcode != CP_COMMAND_ADD)
                continue;
            if (last == CP_NONE)
                last = j;
            cp_bloom_add(&seen, added += port.commands[j].memory.value);
        }
        CHECK(kills < last && last != CP_NONE);
        CHECK(cp_resume_predict_all(2, &seen)); /* however few values the monitor has seen before */
        CHECK_EQUAL(killed(), 8 - shrink[i].want);
        check_ids();
    }
    test_context(0);
    init();
    begin_with_four(CP_ATTEND_RESIZES);
    record_of(0, 0)[5] = 55;
    resize(3, 1);
    CHECK_EQUAL(active(), 8);
    CHECK_EQUAL(released(), (8ull << 32) + 1);
    CHECK_EQUAL(record_of(0, 7)[5], 55);
    CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), 4);
    check_ids();
    resize(7, 0);
    CHECK_EQUAL(active(), 8);
    CHECK_EQUAL(released(), (8ull << 32) + 2);
    CHECK_EQUAL(cp_counters(&cp)->coop_resizes, 2);
}

static void no_growth_with_an_old_ticket(void)
{
    init();
    begin_with_four(CP_ATTEND_RESIZES);
    resize(3, 0);
    CHECK_EQUAL(active(), 4);
    CHECK_EQUAL(released(), (4ull << 32) + 1);
    ordinary(1, 4, 1);
    resize(3, 1);
    CHECK_EQUAL(active(), 4);
    CHECK_EQUAL(released(), (4ull << 32) + 2);
}

/* A killed WG is not yet gone when the others are at the barrier. */
static void resize_waits_for_earlier_kills(void)
{
    uint32_t slot;

    init();
    compete(3, 1);
    slot = slot_of(7);
    send(7, CP_MESSAGE_KILL, 0);
    resize(2, 0);
    CHECK_EQUAL((uint32_t)control_of(0)->release, 0);
    done(slot);
    CHECK_EQUAL((uint32_t)control_of(0)->release, 1);
    CHECK_EQUAL(active(), 5);
    CHECK_EQUAL(killed(), 2);
    check_ids();
}

/* A WG that is to be killed at a barrier must not run on because a command about it is under way. */
static void barrier_is_not_released_before_all_are_killed(void)
{
    uint32_t slot;

    init();
    compete(2, 1);
    slot = slot_of(7);
    lose(cp.workgroups[slot].cu);
    CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_SAVING);
    resize(0, 0);
    CHECK_EQUAL((uint32_t)control_of(0)->release, 0);
    fake_port_forget(&port);
    for (uint32_t i = 8; i--;) {
        if (cp.workgroups[i].state == CP_WG_SAVING)
            fake_port_tell(&port, CP_EVENT_SAVED, i, 1);
    }
    CHECK_EQUAL((uint32_t)control_of(0)->release, 1);
    CHECK(killed() >= 2);
    check_ids();
}

/* Hostile kernels */

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
        {"barrier where nobody is", CP_MESSAGE_RESIZE, 0, 0, CP_COOPERATIVE_BARRIER},
        {"barrier with more than there are", CP_MESSAGE_RESIZE, 0, 5, CP_COOPERATIVE_BARRIER},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.queues[1].priority = 3;
        begin_with_four(CP_ATTEND_RESIZES);
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
        CHECK_EQUAL(cp.attended, 0);
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
                fake_port_event(&port, CP_EVENT_MESSAGE, i)->value = CP_MESSAGE(operation, 0);
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
    stale = cp_counters(&cp)->stale;
    fake_port_event(&port, CP_EVENT_MESSAGE, 8)->value = CP_MESSAGE(CP_MESSAGE_KILL, 0); /* a free slot */
    fake_port_event(&port, CP_EVENT_MESSAGE, 1)->generation++;
    fake_port_event(&port, CP_EVENT_MESSAGE, 99)->value = 0;
    fake_port_event(&port, CP_EVENT_MESSAGE, UINT32_MAX)->value = 0;
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters(&cp)->stale, stale + 4);
    CHECK_EQUAL(cp_counters(&cp)->messages, 0);
    CHECK_EQUAL(error(), 0);
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
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(3))->value = CP_MESSAGE(CP_MESSAGE_KILL, 0);
    fake_port_event(&port, CP_EVENT_MESSAGE, slot_of(3))->value = CP_MESSAGE(CP_MESSAGE_KILL, 0);
    for (uint32_t i = 0; i < 8; i++)
        cp_step(&cp, 8);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    CHECK_EQUAL(error(), CP_COOPERATIVE_PENDING);
    CHECK_EQUAL(cp.answers_summary[0], 0);
    CHECK_EQUAL(killed(), 8);
}

/* Time */

static void barrier_that_somebody_has_left(void)
{
    init();
    begin();
    done(slot_of(5));
    done(slot_of(3));
    CHECK_EQUAL(offered(), 0); /* it is about to end */
    CHECK_EQUAL(cp_deadline(&cp), port.now + CP_COOPERATIVE_POLL);
    control_of(0)->arrived = 4;
    fake_port_pass(&port, CP_COOPERATIVE_POLL);
    fake_port_pass(&port, CP_COOPERATIVE_POLL);
    CHECK_EQUAL(error(), 0); /* two live and are not there */
    control_of(0)->arrived = 6;
    fake_port_pass(&port, CP_COOPERATIVE_POLL);
    CHECK_EQUAL(error(), 0);
    control_of(0)->arrived = 0;
    fake_port_pass(&port, CP_COOPERATIVE_POLL);
    control_of(0)->arrived = 6;
    fake_port_pass(&port, CP_COOPERATIVE_POLL);
    CHECK_EQUAL(error(), 0);
    fake_port_pass(&port, CP_COOPERATIVE_POLL);
    CHECK_EQUAL(error(), CP_COOPERATIVE_ENDED);
    CHECK_EQUAL((uint32_t)cp.cooperative[0].detail, 3);
    CHECK_EQUAL(killed(), 6);
    init();
    begin();
    done(slot_of(6));
    resize(0, 0);
    CHECK_EQUAL(error(), CP_COOPERATIVE_ENDED);
    CHECK_EQUAL((uint32_t)cp.cooperative[0].detail, 6);
}

/* Compute units */

static void forked_where_a_cu_was_lost_meanwhile(void)
{
    uint32_t first;

    init();
    begin_with_four(CP_ATTEND_RESIZES);
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
    open_with(0, N, 1, CP_ATTEND_RESIZES);
    fake_port_settle(&port);
    give_back(1);
    fake_port_forget(&port);
    for (uint32_t i = 0; i < sizeof(script) / sizeof(script[0]); i++) {
        uint32_t slot = slot_of(script[i][0]);

        if (i == 1)
            ordinary(1, 5, 1);
        control_of(0)->arrived = cp.cooperative[0].active;
        fake_port_event(&port, CP_EVENT_MESSAGE, slot)->value = CP_MESSAGE(script[i][1], i == 0 ? 1 : 0);
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

int main(void)
{
    return test_run("cooperative", (const struct test_case[]){TEST(starts_with_what_fits),
                                                              TEST(words_go_before_launches),
                                                              TEST(begins_with_one_when_the_gpu_was_full),
                                                              TEST(two_kernels_do_not_count_the_same_places),
                                                              TEST(last_one_is_killed_when_wanted),
                                                              TEST(others_stay),
                                                              TEST(the_first_is_never_killed),
                                                              TEST(killed_wherever_it_is),
                                                              TEST(offers_stand_until_the_last_one_comes),
                                                              TEST(offers_are_answered_when_nobody_is_wanted),
                                                              TEST(a_round_ends_once),
                                                              TEST(offers_beside_other_messages),
                                                              TEST(answers_to_offers_wait_for_room),
                                                              TEST(maximal_kernels_are_offered_nothing),
                                                              TEST(forks_take_what_fits),
                                                              TEST(forks_of_others_come_too_late),
                                                              TEST(not_more_than_are_left),
                                                              TEST(kill_and_fork),
                                                              TEST(no_fork_while_somebody_dies),
                                                              TEST(resizing_barriers),
                                                              TEST(no_growth_with_an_old_ticket),
                                                              TEST(resize_waits_for_earlier_kills),
                                                              TEST(barrier_is_not_released_before_all_are_killed),
                                                              TEST(protocol_is_enforced),
                                                              TEST(ordinary_kernels_have_nothing_to_say),
                                                              TEST(messages_of_nobody_are_dropped),
                                                              TEST(one_message_at_a_time),
                                                              TEST(barrier_that_somebody_has_left),
                                                              TEST(forked_where_a_cu_was_lost_meanwhile),
                                                              TEST(full_ring_changes_nothing),
                                                              {0}});
}
