/* test_cooperative_barriers.c - barriers of cooperative kernels, at which their number of work-groups changes. */
#include "support_cooperative.h"

static void resizing_barriers(void)
{
    static const struct {
        const char *name;
        uint32_t lacking, want; /* places that a kernel above lacks; M behind */
    } shrink[] = {{"to seven", 1, 7}, {"to five", 3, 5}, {"to two", 6, 2}, {"to one", 7, 1}, {"never to none", 50, 1}};

    for (uint32_t i = 0; i < sizeof(shrink) / sizeof(shrink[0]); i++) {
        uint32_t last = CP_NONE, kills = CP_NONE;

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
            if (port.commands[j].opcode == CP_COMMAND_ADD)
                last = j;
        }
        CHECK(kills < last && last != CP_NONE);
        CHECK_EQUAL(commands(CP_COMMAND_ADD), 1);
        CHECK_EQUAL(killed(), 8 - shrink[i].want);
        check_ids();
    }
    test_context(0);
    init();
    begin_with_four(CP_MANAGED_RESIZES);
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
    CHECK_EQUAL(cp_counters_of(&cp)->coop_resizes, 2);
}

static void no_growth_with_an_old_ticket(void)
{
    init();
    begin_with_four(CP_MANAGED_RESIZES);
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

/* While a resize waits for a killed WG another one ends: it must not be killed as well, since its end does not come again. */
static void resize_counts_nobody_who_has_ended(void)
{
    static const struct {
        const char *name;
        uint32_t lacking, ended, error;
    } cases[] = {{"the last one, which is wanted", 3, 6, CP_COOPERATIVE_ENDED},
                 {"one that is wanted too", 4, 5, CP_COOPERATIVE_ENDED},
                 {"one that is not", 3, 1, CP_COOPERATIVE_ENDED},
                 {"no WG is wanted any more", 1, 1, CP_COOPERATIVE_ENDED},
                 {"no WG", 3, CP_NONE, 0}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t slot, left = 0;

        test_context(cases[i].name);
        init();
        compete(cases[i].lacking, 1);
        slot = slot_of(7);
        send(7, CP_MESSAGE_KILL, 0);
        resize(0, 0);
        if (cases[i].ended != CP_NONE)
            fake_port_event(&port, CP_EVENT_DONE, slot_of(cases[i].ended));
        done(slot);
        CHECK_EQUAL(error(), cases[i].error);
        if (cases[i].error)
            CHECK_EQUAL((uint32_t)cp.cooperative[0].detail, cases[i].ended);
        while (left < port.config.wg_slots && cp.kernels[0].workgroups.count) {
            uint32_t head = cp.kernels[0].workgroups.head;

            done(head);
            left++;
        }
        CHECK_EQUAL(cp.cooperative[0].dying, 0);
        CHECK_EQUAL(cp.dying_waves, 0);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
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

/* Of several that have left a barrier the one with the lowest number is named, whichever left first. */
static void lowest_of_those_that_left_is_named(void)
{
    static const uint32_t orders[][3] = {{3, 5, 6}, {5, 3, 6}, {6, 5, 3}, {3, 6, 5}};

    for (uint32_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++) {
        init();
        begin();
        for (uint32_t n = 0; n < 3; n++)
            done(slot_of(orders[i][n]));
        control_of(0)->arrived = 5;
        for (uint32_t n = 0; n < 3; n++)
            fake_port_pass(&port, CP_COOPERATIVE_POLL);
        CHECK_EQUAL(error(), CP_COOPERATIVE_ENDED);
        CHECK_EQUAL((uint32_t)cp.cooperative[0].detail, 3);
    }
}

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

TEST_MAIN()
{
    return test_run("cooperative_barriers",
                    (const struct test_case[]){TEST(resizing_barriers),
                                               TEST(no_growth_with_an_old_ticket),
                                               TEST(resize_waits_for_earlier_kills),
                                               TEST(resize_counts_nobody_who_has_ended),
                                               TEST(barrier_is_not_released_before_all_are_killed),
                                               TEST(lowest_of_those_that_left_is_named),
                                               TEST(barrier_that_somebody_has_left),
                                               {0}});
}
