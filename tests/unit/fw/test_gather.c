/* test_gather.c - what cooperative kernels are asked for and offered, and places taken by force. */
#include "support_cooperative.h"

static void demand_is_what_kernels_above_lack(void)
{
    static const struct {
        const char *name;
        uint32_t waves, others, other_waves, priority, want;
    } cases[] = {
        {"one for one", 1, 1, 1, 3, 1},
        {"five for five", 1, 5, 1, 3, 5},
        {"never all", 1, 100, 1, 3, 7},
        {"four small ones for a large one", 1, 1, 4, 3, 4},
        {"a large one for a small one", 4, 1, 1, 3, 1},
        {"two for three waves, rounded up", 2, 3, 1, 3, 2},
        {"the same priority waits", 1, 4, 1, 2, 0},
        {"a lower priority waits", 1, 4, 1, 1, 0},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.queues[1].priority = cases[i].priority;
        fake_port_start(&port);
        open_with(0, N, cases[i].waves, CP_MANAGED_RESIZES);
        fake_port_settle(&port);
        ordinary(1, cases[i].others, cases[i].other_waves);
        CHECK_EQUAL(wanted(), cases[i].want);
        CHECK_EQUAL(offered(), 0);
    }
    test_context(0);
}

static void offers_when_there_is_room(void)
{
    init();
    begin_with_four(CP_MANAGED_RESIZES);
    CHECK_EQUAL(wanted(), 0);
    CHECK_EQUAL(offered(), N - 4);
    CHECK_EQUAL(ticket(), 1);
    ordinary(1, 4, 1); /* takes the places */
    CHECK_EQUAL(offered(), 0);
    for (uint32_t i = 0; i < port.config.wg_slots; i++) {
        if (cp.workgroups[i].kernel == 1 && cp.workgroups[i].state == CP_WG_RUNNING)
            done(i);
    }
    CHECK_EQUAL(offered(), N - 4);
    CHECK_EQUAL(ticket(), 2);
}

/* No offer has ticket 0, and the last one stays valid when the numbers begin again. */
static void tickets_begin_again(void)
{
    static const uint32_t cases[][2] = {{1, 2}, {0xfffd, 0xfffe}, {0xfffe, 0xffff}, {0xffff, 1}}; /* before, next */

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        init();
        begin_with_four(CP_MANAGED_RESIZES);
        ordinary(1, 4, 1); /* takes the places */
        CHECK_EQUAL(offered(), 0);
        cp.cooperative[0].ticket = cp.cooperative[0].issued = (uint16_t)cases[i][0];
        for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
            if (cp.workgroups[slot].kernel == 1 && cp.workgroups[slot].state == CP_WG_RUNNING)
                done(slot);
        }
        CHECK_EQUAL(offered(), N - 4);
        CHECK_EQUAL(ticket(), cases[i][1]);
        send(0, CP_MESSAGE_FORK, cases[i][0]); /* of the offer before: no error */
        CHECK_EQUAL(answer(0), 1);
        send(1, CP_MESSAGE_FORK, cases[i][1]);
        CHECK_EQUAL(answer(1), 5);
        CHECK_EQUAL(error(), 0);
    }
}

static void places_are_taken_by_force(void)
{
    static const struct {
        const char *name;
        uint32_t groups, waves, priority, low, same, want;
    } cases[] = {
        {"what is lacking", 3, 1, 4, 8, 0, 3},
        {"all of it", 20, 1, 4, 8, 0, 8},
        {"for a large one, a whole CU", 1, 4, 4, 8, 0, 4},
        {"for two large ones", 2, 4, 4, 8, 0, 8},
        {"not of the same priority", 3, 1, 3, 0, 8, 0},
        {"only of lower ones", 5, 1, 3, 2, 6, 2},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t saved = 0;

        test_context(cases[i].name);
        init();
        port.config.policy = &cp_policy_baseline;
        port.config.queues[0].priority = 1;
        port.config.queues[1].priority = 3;
        port.config.queues[2].priority = cases[i].priority;
        port.config.wg_slots = 32;
        fake_port_start(&port);
        if (cases[i].low)
            fake_port_open_with(
                &port, 0, cases[i].low, 1,
                &(struct cp_launch){CONTROL(0), 0, RECORD_BYTES, CP_MANAGED_MESSAGES | CP_MANAGED_RESIZES});
        if (cases[i].same)
            fake_port_open_in(&port, 1, cases[i].same, 1);
        fake_port_settle(&port);
        fake_port_open_with(&port, 2, cases[i].groups, cases[i].waves,
                            &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
        fake_port_settle(&port);
        fake_port_forget(&port);
        CHECK_EQUAL(cp_deadline(&cp), port.now + 500);
        fake_port_pass(&port, 499);
        CHECK_EQUAL(commands(CP_COMMAND_SAVE), 0);
        fake_port_pass(&port, 1);
        CHECK_EQUAL(commands(CP_COMMAND_SAVE), cases[i].want);
        for (uint32_t slot = 0; slot < 8; slot++) {
            if (cp.workgroups[slot].state == CP_WG_SAVING) {
                CHECK(cp.kernels[cp.workgroups[slot].kernel].priority < cases[i].priority);
                fake_port_event(&port, CP_EVENT_SAVED, slot)->saved.state = 1;
                fake_port_settle(&port);
                saved++;
            }
        }
        CHECK_EQUAL(saved, cases[i].want);
        CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cases[i].want / cases[i].waves);
        CHECK_EQUAL(cp_counters_of(&cp)->reclaim_saves, cases[i].want);
        fake_port_pass(&port, 100000);
        CHECK_EQUAL(cp_counters_of(&cp)->reclaim_saves, cases[i].want); /* once is enough */
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

/* What is saved on other CUs would be of no use to a kernel whose queue has a mask. */
static void places_are_taken_where_the_mask_lets(void)
{
    struct cp_event *event;

    init();
    port.config.policy = &cp_policy_baseline;
    port.config.queues[1].priority = 3;
    port.config.wg_slots = 32;
    fake_port_start(&port);
    *(uint32_t *)fake_port_at(&port, FAKE_PORT_WORDS, 4) = 2;
    event = fake_port_event(&port, CP_EVENT_HOST, 0);
    event->reason = CP_HOST_MASK;
    event->cu = 1;
    event->mask = (struct cp_range){FAKE_PORT_WORDS, 4};
    ordinary(0, 8, 1);
    fake_port_open_with(&port, 1, 5, 1, &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
    fake_port_settle(&port);
    fake_port_forget(&port);
    fake_port_pass(&port, 500);
    CHECK_EQUAL(commands(CP_COMMAND_SAVE), 4);
    for (uint32_t slot = 0; slot < 8; slot++)
        CHECK_EQUAL(cp.workgroups[slot].state == CP_WG_SAVING, cp.workgroups[slot].cu == 1);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A kernel of lower priority has taken all places, and none of its LAUNCHes is answered; the other one's time is over. */
static void gather_from_unanswered(uint32_t groups)
{
    init();
    port.config.policy = &cp_policy_baseline;
    port.config.queues[1].priority = 3;
    port.config.wg_slots = 32;
    fake_port_start(&port);
    ordinary(0, 8, 1);
    fake_port_open_with(&port, 1, groups, 1, &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
    fake_port_settle(&port);
    fake_port_pass(&port, 500);
}

/* CU 0 was lost before the LAUNCHes came: those of this number of its WGs are refused, the latest one's first. */
static void refuse_launches(uint32_t count)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    for (uint32_t slot = 8; slot-- && count;) {
        struct cp_event *event;

        if (cp.workgroups[slot].cu)
            continue;
        event = fake_port_event(&port, CP_EVENT_REFUSED, slot);
        event->tag = cp.workgroups[slot].launch_tag;
        event->reason = CP_REFUSED_CU;
        count--;
    }
    fake_port_settle(&port);
}

/* All WGs end that have a place, again and again, until none is left. */
static void end_all(void)
{
    for (uint32_t slot = 0, turn = 0; turn < 4 * port.config.wg_slots; turn++, slot = turn % port.config.wg_slots) {
        if (cp.workgroups[slot].state != CP_WG_FREE && cp.workgroups[slot].state != CP_WG_READY)
            done(slot);
    }
}

static void launches_are_refused_during_a_round(void)
{
    static const struct {
        const char *name;
        uint32_t groups, refused;
    } cases[] = {{"one is saved and refused", 1, 1},
                 {"one is saved, all are refused", 1, 4},
                 {"two are saved, all are refused", 2, 4},
                 {"all are saved and refused", 8, 4}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_kernel *k = &cp.kernels[0];

        test_context(cases[i].name);
        gather_from_unanswered(cases[i].groups);
        CHECK_EQUAL(cp.workgroups[6].state, CP_WG_SAVING);
        refuse_launches(cases[i].refused);
        CHECK_EQUAL(k->preempted.count, 0);
        CHECK_EQUAL(k->ready.count, cases[i].refused);
        CHECK_EQUAL(cp.ready, cases[i].refused);
        fake_port_forget(&port);
        end_all();
        CHECK_EQUAL(commands(CP_COMMAND_LAUNCH), cases[i].refused + cases[i].groups);
        CHECK_EQUAL(cp.free.count, port.config.wg_slots);
        CHECK_EQUAL(cp_panic(&cp), 0);
    }
    test_context(0);
}

/* Has a WG of the kernel saved because its quantum is used up. Returns its slot. */
static uint32_t begin_swap(uint32_t kernel)
{
    for (uint32_t slot = 0; slot < port.config.wg_slots; slot++) {
        if (cp.workgroups[slot].kernel != kernel || cp.workgroups[slot].state != CP_WG_RUNNING)
            continue;
        fake_port_tell(&port, CP_EVENT_QUANTUM, slot, 0);
        CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_SAVING);
        return slot;
    }
    test_fail(__FILE__, __LINE__, "no WG runs");
    return 0;
}

/* The save is done. */
static void end_swap(uint32_t slot)
{
    fake_port_event(&port, CP_EVENT_SAVED, slot)->saved.state = 1;
    fake_port_settle(&port);
}

/*
 * Kernel 0 has a low priority. Kernel 1's endless WGs swap, and kernel 2, later in the same queue, takes slots by force: that of
 * kernel 0, which goes to kernel 1.
 */
static void reclaim_beside_swaps(void)
{
    init();
    port.config.queues[0].priority = 1;
    port.config.queues[1].priority = 3;
    port.config.wg_slots = 32;
    fake_port_start(&port);
    ordinary(0, 1, 1);
    ordinary(1, 100, 1);
    fake_port_open_with(&port, 1, 2, 1, &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
    fake_port_settle(&port);
    fake_port_pass(&port, 500);
    CHECK_EQUAL(cp.workgroups[0].state, CP_WG_SAVING);
    end_swap(0);
    CHECK_EQUAL(cp.reclaiming, 2);
}

/* Each time that the kernel is checked a swap is under way whose waves would suffice. Others get them. */
static void reclaiming_ends_beside_endless_swaps(void)
{
    reclaim_beside_swaps();
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t first = begin_swap(1), second = begin_swap(1);

        fake_port_pass(&port, CP_COOPERATIVE_POLL);
        end_swap(first);
        end_swap(second);
    }
    CHECK_EQUAL(cp.reclaiming, CP_KERNEL_NONE);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A kernel that waits for the end of reclaiming has no CU reserved meanwhile: it may not use it. */
static void held_kernels_reserve_nothing(void)
{
    reclaim_beside_swaps();
    cp.kernels[0].turn = cp.placements - CP_ORDER_TURN;
    end_swap(begin_swap(1));
    CHECK_EQUAL(cp.reclaiming, 2);
    CHECK(cp.reserved_kernel != 0);
}

static void gathering_is_measured(void)
{
    init();
    compete(2, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->reclaims, 0);
    port.now += 1000;
    send(7, CP_MESSAGE_KILL, 0);
    killed();
    port.now += 500;
    send(6, CP_MESSAGE_KILL, 0);
    killed();
    CHECK_EQUAL(cp_counters_of(&cp)->reclaims, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->reclaim_cycles, 1500);
    CHECK_EQUAL(cp_counters_of(&cp)->reclaim_most, 1500);
}

/* They are saved for another kernel, and come back behind the WGs of theirs that are new. */
static void groups_that_are_saved_by_force_are_preempted(void)
{
    uint32_t saved = 0;

    gather_from_unanswered(2);
    CHECK_EQUAL(cp.swaps, 2);
    for (uint32_t slot = 0; slot < 8; slot++) {
        if (cp.workgroups[slot].state != CP_WG_SAVING)
            continue;
        fake_port_event(&port, CP_EVENT_SAVED, slot)->saved.state = CP_SAVED_RUNNABLE;
        fake_port_settle(&port);
        CHECK_EQUAL(cp.kernels[0].preempted.count, ++saved);
    }
    CHECK_EQUAL(saved, 2);
    CHECK_EQUAL(cp.swaps, 0);
    CHECK_EQUAL(cp.kernels[0].ready.count, 0);
    CHECK_EQUAL(cp.kernels[1].workgroups.count, 2);
}

TEST_MAIN()
{
    return test_run("gather", (const struct test_case[]){TEST(demand_is_what_kernels_above_lack),
                                                         TEST(offers_when_there_is_room),
                                                         TEST(tickets_begin_again),
                                                         TEST(places_are_taken_by_force),
                                                         TEST(places_are_taken_where_the_mask_lets),
                                                         TEST(launches_are_refused_during_a_round),
                                                         TEST(reclaiming_ends_beside_endless_swaps),
                                                         TEST(held_kernels_reserve_nothing),
                                                         TEST(gathering_is_measured),
                                                         TEST(groups_that_are_saved_by_force_are_preempted),
                                                         {0}});
}
