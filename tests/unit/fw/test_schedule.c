/* test_schedule.c - who is placed next, and who is never left waiting for ever. */
#include "schedule_bench.h"

static void expect_restore(uint32_t slot)
{
    CHECK_EQUAL(expect(CP_COMMAND_RESTORE)->place.slot, slot);
}

static void make_passed_over(uint32_t kernel)
{
    cp.kernels[kernel].turn -= CP_ORDER_TURN;
    cp.reviewed -= CP_ORDER_TURN;
}

static void expect_nothing(void)
{
    const struct cp_command *command;
    uint32_t opcode = fake_port_next(&port, &command);

    while (opcode == CP_COMMAND_WAITING)
        opcode = fake_port_next(&port, &command);
    CHECK_EQUAL(opcode, 0);
}

static void larger_priority_goes_first(void)
{
    init();
    port.config.queues[1].priority = 3;
    port.config.queues[2].priority = 4;
    fill(20);
    fake_port_open_in(&port, 1, 5, 1);
    fake_port_open_in(&port, 2, 1, 1);
    fake_port_settle(&port);
    done(0);
    expect_launch(2, 0);
    done(1);
    expect_launch(1, 0);
    done(2);
    expect_launch(1, 1);
    expect_nothing();
}

static bool larger_grid(const struct cp *c, const struct cp_candidate *candidate, const struct cp_candidate *other)
{
    (void)c;
    return candidate->kernel->unlaunched > other->kernel->unlaunched;
}

/* The hook decides between queues and against priorities; a WG that ends has a successor only of who goes first. */
static void policy_may_choose_who_goes_first(void)
{
    struct cp_policy own = cp_policy_timeout;

    own.goes_before = larger_grid;
    init();
    port.config.policy = &own;
    port.config.queues[1].priority = 4;
    fill(7);
    fake_port_open_in(&port, 1, 2, 1);
    fake_port_open_in(&port, 2, 5, 1);
    fake_port_settle(&port);
    done(0);
    expect_launch(2, 0);
    done(1);
    expect_launch(2, 1);
    done(2);
    expect_launch(0, 4);
    done(3);
    expect_launch(2, 2);
    done(0);
    expect_launch(1, 0);
    expect_nothing();
}

static void older_kernel_of_a_queue_goes_first(void)
{
    init();
    fill(6);
    fake_port_open(&port, 5, 1);
    fake_port_settle(&port);
    done(0);
    done(1);
    done(2);
    expect_launch(0, 4);
    expect_launch(0, 5);
    expect_launch(1, 0);
}

static void ready_goes_before_new(void)
{
    init();
    port.config.cus = 2;
    fill(20);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < 8; slot += 2) {
        CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, slot);
        saved(slot);
    }
    done(1);
    expect(CP_COMMAND_CU_RELEASE);
    expect_restore(0); /* oldest first */
    done(3);
    expect_restore(2);
    done(5);
    expect_restore(4);
    done(7);
    expect_restore(6);
}

enum hindrance { NOTHING, QUOTA, RECORDS, SCRATCH };

/* A kernel of this number of WGs, and work items that the firmware may do: in one step, or in steps of one. */
static void launch_for(uint32_t groups, enum hindrance hindrance, uint32_t units, uint32_t budget)
{
    init();
    port.config.cus = 2;
    port.config.queues[0].wg_limit = hindrance == QUOTA ? 3 : 0;
    port.config.wg_slots = hindrance == RECORDS ? 5 : 16;
    fake_port_start(&port);
    fake_port_open(&port, groups, 1);
    if (hindrance == SCRATCH) {
        cp.kernels[0].begin.scratch_wave_bytes = 256;
        cp_bits_fill(cp.kernels[0].scratch_free, CP_SCRATCH_WORDS, 2);
        cp_bits_fill(&cp.kernels[0].scratch_summary, 1, 1);
    }
    for (uint32_t i = 0; i < units; i += budget)
        cp_step(&cp, budget);
}

static const struct hindered {
    const char *name;
    uint32_t groups;
    enum hindrance hindrance;
    uint32_t launches;
} hindered[] = {{"grid ends", 3, NOTHING, 3},
                {"no room", 20, NOTHING, 8},
                {"quota", 20, QUOTA, 3},
                {"no record", 20, RECORDS, 5},
                {"no scratch", 20, SCRATCH, 2}};

static const char *hindered_text(uint64_t value)
{
    return hindered[value].name;
}

static struct test_parameter hindrance = {.name = "hindrance", .count = 5, .text = hindered_text};
static struct test_parameter step_units = TEST_RANGE("units", 1, 13);

/* However many units a step has, each launches one WG, and they leave the same state and the same commands behind. */
static void launches_of_a_step_are_those_of_several(void)
{
    static struct fake_port single;
    static struct cp one;
    const struct hindered *row = &hindered[hindrance.value];
    uint32_t units = (uint32_t)step_units.value;

    launch_for(row->groups, row->hindrance, units, 1);
    one = cp;
    single = port;
    launch_for(row->groups, row->hindrance, units, units);
    CHECK_EQUAL(cp.counters.units, one.counters.units);
    CHECK_EQUAL(cp.counters.launches, units <= row->launches ? units - 1 : row->launches);
    CHECK_EQUAL(cp.placements, one.placements);
    CHECK_EQUAL(cp.place_pending, one.place_pending);
    CHECK_EQUAL(cp.oversubscribed, one.oversubscribed);
    CHECK(!__builtin_memcmp(cp.kernels, one.kernels, sizeof(cp.kernels)));
    CHECK(!__builtin_memcmp(cp.cus, one.cus, sizeof(cp.cus)));
    CHECK(!__builtin_memcmp(cp.workgroups, one.workgroups, sizeof(cp.workgroups)));
    CHECK_EQUAL(port.count, single.count);
    CHECK(!__builtin_memcmp(port.commands, single.commands, sizeof(port.commands)));
}

static void a_full_ring_ends_a_run_of_launches(void)
{
    init();
    fake_port_start(&port);
    fake_port_open(&port, 4, 1);
    cp_step(&cp, 1);
    port.room = 2;
    CHECK_EQUAL(cp_step(&cp, 10), 1);
    CHECK_EQUAL(cp.counters.launches, 2);
    CHECK_EQUAL(cp.counters.full, 1);
    CHECK_EQUAL(cp.counters.units, 5); /* WAITING, KERNEL_BEGIN, two launched, one not */
    CHECK_EQUAL(cp.free.count, port.config.wg_slots - 2);
}

/* On a full GPU the next WG takes record and place of the one that ends, and nothing else is left to do. */
static void a_group_that_ends_has_a_successor(void)
{
    init();
    port.config.cus = 2;
    port.config.wg_slots = 12;
    fill(14);
    CHECK_EQUAL(cp.wanting, 4);
    for (uint32_t i = 0; i < 6; i++) {
        uint32_t slot = 7 - i, cu = cp.workgroups[slot].cu, simd = cp.workgroups[slot].simd;
        const struct cp_command *command;

        fake_port_event(&port, CP_EVENT_DONE, slot);
        CHECK_EQUAL(cp_step(&cp, 1), 1);
        command = expect(CP_COMMAND_LAUNCH);
        CHECK_EQUAL(command->place.slot, slot);
        CHECK_EQUAL(command->place.generation, 1);
        CHECK_EQUAL(command->place.cu, cu);
        CHECK_EQUAL(command->place.simd, simd);
        CHECK_EQUAL(command->place.workgroup[0], 8 + i);
        CHECK_EQUAL(cp.cus[cu].residents.tail, slot);
        CHECK_EQUAL(cp.wanting, i < 2 ? 4 : 5 - i);
        CHECK_EQUAL(cp.oversubscribed, i < 5);
        CHECK(!cp.place_pending);
        fake_port_settle(&port);
    }
    for (uint32_t slot = 0; slot < 8; slot++)
        done(slot);
    CHECK_EQUAL(expect(CP_COMMAND_KERNEL_END)->end.kernel, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 14);
}

static void no_successor_while_the_ring_is_full(void)
{
    init();
    fill(6);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_DONE, 2);
    fake_port_event(&port, CP_EVENT_DONE, 1);
    CHECK_EQUAL(cp_step(&cp, 10), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 2);
    CHECK_EQUAL(cp.cus[0].residents.count, 2);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    expect_launch(0, 4);
    expect_launch(0, 5);
    CHECK(!cp.oversubscribed);
    CHECK_EQUAL(cp.cus[0].residents.count, 4);
}

static void restored_groups_are_spread_over_the_cus(void)
{
    init();
    port.config.cus = 3;
    fill(12);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 2;
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < 12; slot++) {
        if (slot % 3 != 2)
            done(slot);
    }
    fake_port_forget(&port);
    for (uint32_t i = 0; i < 4; i++) {
        saved(2 + 3 * i);
        if (i == 3)
            expect(CP_COMMAND_CU_RELEASE);
        CHECK_EQUAL(expect(CP_COMMAND_RESTORE)->place.cu, i & 1);
    }
}

/* The place of the first resident of the CU becomes free, and the ring is full. */
static void free_place(uint32_t cu)
{
    fake_port_event(&port, CP_EVENT_DONE, cp.cus[cu].residents.head);
    CHECK_EQUAL(cp_step(&cp, 10), 1);
}

/* Two WGs have left CU 1 of three, which are full, and are ready. Then places become free, on each CU this many. */
static void restored_groups_go_where_the_configuration_says(void)
{
    static const struct {
        const char *name;
        uint32_t same, free[3], lost;
        uint32_t cus[2]; /* where they are restored; 3: nowhere */
    } cases[] = {
        {"any CU", 0, {2, 2, 2}, 3, {0, 1}},
        {"the CU that they left", 1, {2, 2, 2}, 3, {1, 1}},
        {"one has room there", 1, {1, 1, 1}, 3, {1, 2}},
        {"no room there", 1, {1, 0, 1}, 3, {2, 0}},
        {"room on one other CU", 1, {0, 0, 2}, 3, {2, 2}},
        {"their CU is lost", 1, {1, 1, 1}, 1, {2, 0}},
        {"no room", 1, {0, 0, 0}, 3, {3, 3}},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *command = 0;

        test_context(cases[i].name);
        init();
        port.config.cus = 3;
        port.config.research.restore_same = cases[i].same;
        fill(14);
        for (uint32_t slot = 1; slot <= 4; slot += 3) {
            CHECK_EQUAL(cp.workgroups[slot].cu, 1);
            fake_port_tell(&port, CP_EVENT_WAITING, slot, 1);
            fake_port_tell(&port, CP_EVENT_SAVED, slot, 1);
        }
        fake_port_pass(&port, 1000);
        CHECK_EQUAL(cp_ready(&cp), 2);
        fake_port_forget(&port);
        port.room = 0;
        for (uint32_t cu = 0; cu < 3; cu++) {
            for (uint32_t j = 0; j < cases[i].free[cu]; j++)
                free_place(cu);
        }
        if (cases[i].lost < 3) {
            fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = (uint16_t)cases[i].lost;
            CHECK_EQUAL(cp_step(&cp, 10), 1);
        }
        port.room = UINT32_MAX;
        fake_port_settle(&port);
        for (uint32_t j = 0; j < 2; j++) {
            uint32_t opcode;

            while ((opcode = fake_port_next(&port, &command)) && opcode != CP_COMMAND_RESTORE)
                ;
            CHECK_EQUAL(opcode ? command->place.cu : 3u, cases[i].cus[j]);
        }
    }
    test_context(0);
}

static void new_ones_have_a_turn_among_ready_ones(void)
{
    uint32_t new_ones = 0;

    init();
    port.config.cus = 2;
    fill(100);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < 8; slot += 2)
        saved(slot);
    fake_port_forget(&port);
    /* WGs come and go on CU 1, and each that goes is saved and ready at once. */
    for (uint32_t i = 0; i < 40; i++) {
        uint32_t slot = cp.cus[1].residents.head;
        const struct cp_command *command = 0;

        if (cp.workgroups[slot].state == CP_WG_RESTORING)
            fake_port_tell(&port, CP_EVENT_RESTORED, slot, 0);
        fake_port_tell(&port, CP_EVENT_WAITING, slot, i + 1);
        fake_port_forget(&port);
        if (cp.workgroups[slot].state == CP_WG_SAVING)
            saved(slot);
        while (fake_port_next(&port, &command))
            new_ones += command->opcode == CP_COMMAND_LAUNCH;
    }
    /* The four that the lost CU had do not count. */
    CHECK(new_ones >= (40 - 4) / (CP_ORDER_LAUNCH + 1));
    CHECK(new_ones <= 40 / CP_ORDER_LAUNCH);
}

/* Saves the WG at the head of the CU because its quantum is used up. */
static uint32_t preempt(void)
{
    uint32_t slot = cp.cus[0].residents.head;

    if (cp.workgroups[slot].state == CP_WG_RESTORING)
        fake_port_tell(&port, CP_EVENT_RESTORED, slot, 0);
    fake_port_tell(&port, CP_EVENT_QUANTUM, slot, 0);
    CHECK_EQUAL(cp.workgroups[slot].state, CP_WG_SAVING);
    fake_port_forget(&port);
    saved(slot);
    return slot;
}

static void pre_empted_goes_behind_new(void)
{
    init();
    fill(7);
    for (uint32_t i = 0; i < 3; i++) {
        CHECK_EQUAL(preempt(), i);
        expect_launch(0, 4 + i);
    }
    CHECK_EQUAL(preempt(), 3);
    expect_restore(0); /* then they come round, first come first served */
    CHECK_EQUAL(preempt(), 4);
    expect_restore(1);
}

/* However many WGs are stalled, one that has used up its quantum is preempted after each CP_ORDER_QUANTUM of them. */
static void used_up_quantum_has_a_turn_among_stalled_ones(void)
{
    init();
    port.config.waves_per_simd = 8;
    port.config.wg_slots = 64;
    fill(64);
    fake_port_event(&port, CP_EVENT_QUANTUM, 15);
    fake_port_event(&port, CP_EVENT_QUANTUM, 14);
    for (uint32_t slot = 0; slot < 14; slot++)
        fake_port_event(&port, CP_EVENT_WAITING, slot)->wg.wait_number = 1;
    port.room = 0;
    cp_step(&cp, 64);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    for (uint32_t slot = 0; slot < CP_ORDER_QUANTUM; slot++)
        CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, slot);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, 15);
    for (uint32_t slot = CP_ORDER_QUANTUM; slot < 2 * CP_ORDER_QUANTUM; slot++)
        CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, slot);
    CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, 14);
    for (uint32_t slot = 2 * CP_ORDER_QUANTUM; slot < 14; slot++)
        CHECK_EQUAL(expect(CP_COMMAND_SAVE)->place.slot, slot);
}

static void old_pre_empted_goes_before_new(void)
{
    init();
    fill(50);
    CHECK_EQUAL(preempt(), 0);
    expect_launch(0, 4);
    cp.placements += CP_ORDER_PREEMPTED;
    CHECK_EQUAL(preempt(), 1);
    expect_restore(0);
    CHECK_EQUAL(preempt(), 2);
    expect_launch(0, 5);
}

static void passed_over_kernel_has_a_turn(void)
{
    uint32_t low = 0;

    init();
    port.config.queues[1].priority = 3;
    fill(100);
    fake_port_open_in(&port, 1, 1000, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    for (uint32_t i = 0; i < 4 * (CP_ORDER_TURN + 1); i++) {
        const struct cp_command *command;

        done(cp.cus[0].residents.head);
        while (fake_port_next(&port, &command))
            low += command->opcode == CP_COMMAND_LAUNCH && command->place.kernel == 0;
        fake_port_forget(&port);
    }
    CHECK_EQUAL(low, 3); /* it waits for CP_ORDER_TURN placements, and then for the next review */
}

/* Of kernels that were passed over, the one that has waited longest goes first, whatever their priorities. One has a turn at a time. */
static void passed_over_kernels_go_by_age(void)
{
    init();
    port.config.queues[1].priority = 3;
    port.config.queues[2].priority = 2;
    fill(100);
    fake_port_open_in(&port, 1, 1000, 1);
    fake_port_open_in(&port, 2, 1000, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    cp.placements += 3 * CP_ORDER_TURN;
    cp.kernels[0].turn = cp.placements - 3 * CP_ORDER_TURN;
    cp.kernels[1].turn = cp.placements - CP_ORDER_TURN;
    cp.kernels[2].turn = cp.placements - 2 * CP_ORDER_TURN;
    done(cp.cus[0].residents.head);
    expect_launch(0, 4);
    fake_port_forget(&port);
    done(cp.cus[0].residents.head);
    expect_launch(1, 0);
    fake_port_forget(&port);
    cp.placements += CP_ORDER_TURN;
    done(cp.cus[0].residents.head);
    expect_launch(2, 0);
}

/* A WG of four waves needs a whole CU; small ones come and go on two of them. */
static void large_group_is_not_starved_by_small_ones(void)
{
    const struct cp_command *command = 0;
    uint32_t turns = 0;

    init();
    port.config.cus = 2;
    port.config.wg_slots = 64;
    fill(10000);
    fake_port_open_in(&port, 1, 1, 4);
    make_passed_over(1); /* it is first in order */
    fake_port_settle(&port);
    for (; turns < 100; turns++) {
        done(cp.cus[turns & 1].residents.head == CP_NONE ? cp.cus[~turns & 1].residents.head
                                                         : cp.cus[turns & 1].residents.head);
        if (port.commands[port.count - 1].opcode == CP_COMMAND_LAUNCH &&
            port.commands[port.count - 1].place.kernel == 1)
            break;
    }
    CHECK(turns <= 8);
    while (fake_port_next(&port, &command))
        ;
    CHECK_EQUAL(command->place.kernel, 1);
    CHECK(cp.reserved_kernel != 1);
}

static void others_use_the_cus_that_are_not_reserved(void)
{
    init();
    port.config.cus = 2;
    fill(100);
    fake_port_open_in(&port, 1, 1, 4);
    make_passed_over(1);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.reserved_kernel, 1);
    CHECK_EQUAL(cp.reserved_cu, 0);
    fake_port_forget(&port);
    done(1);
    expect_launch(0, 8);
    done(0);
    expect_nothing();
    done(2);
    expect_nothing();
}

static void next_large_group_gets_another_reservation(void)
{
    init();
    port.config.cus = 2;
    port.config.queues[1].priority = 4;
    fill(100);
    fake_port_open_in(&port, 1, 2, 4);
    fake_port_settle(&port);
    CHECK_EQUAL(cp.reserved_cu, 0);
    fake_port_forget(&port);
    for (uint32_t slot = 0; slot < 8; slot += 2)
        done(slot);
    expect_launch(1, 0);
    CHECK_EQUAL(cp.reserved_kernel, 1);
    CHECK_EQUAL(cp.reserved_cu, 1); /* the other one now */
}

static void longest_ready_of_a_queue_goes_first(void)
{
    init();
    port.config.cus = 3;
    fake_port_start(&port);
    fake_port_open(&port, 4, 1);
    fake_port_open(&port, 8, 1);
    fake_port_settle(&port);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 2;
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    fake_port_forget(&port);
    cp.placements++;
    saved(cp.cus[2].residents.tail); /* of the younger kernel */
    CHECK_EQUAL(cp.kernels[1].ready.count, 1);
    cp.placements++;
    saved(cp.cus[1].residents.head); /* of the older one */
    CHECK_EQUAL(cp.kernels[0].ready.count, 1);
    done(cp.cus[0].residents.head);
    CHECK_EQUAL(expect(CP_COMMAND_RESTORE)->place.kernel, 1);
    done(cp.cus[0].residents.head);
    CHECK_EQUAL(expect(CP_COMMAND_RESTORE)->place.kernel, 0);
}

static void reservation_moves_when_its_cu_is_lost(void)
{
    others_use_the_cus_that_are_not_reserved();
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 0;
    fake_port_settle(&port);
    CHECK_EQUAL(cp.reserved_kernel, 1);
    CHECK_EQUAL(cp.reserved_cu, 1);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    CHECK_EQUAL(cp.reserved_kernel, CP_KERNEL_NONE);
}

static void place_of_a_faulted_reserver_goes_to_others(void)
{
    init();
    port.config.queues[1].priority = 3;
    fill(100);
    fake_port_open_in(&port, 1, 2, 3);
    fake_port_settle(&port);
    for (uint32_t i = 0; i < 4; i++)
        done(i);
    CHECK_EQUAL(cp.cus[0].residents.count, 1); /* of three waves */
    CHECK_EQUAL(cp.reserved_kernel, 1);
    fake_port_forget(&port);
    fake_port_tell(&port, CP_EVENT_FAULT, cp.cus[0].residents.head, 0);
    CHECK_EQUAL(cp.cus[0].residents.count, 4);
    CHECK(cp.reserved_kernel != 1);
}

static void lack_of_slots_is_not_oversubscription(void)
{
    init();
    port.config.wg_slots = 3;
    fake_port_start(&port);
    fake_port_open(&port, 10, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 3);
    CHECK(!cp.oversubscribed);
    CHECK_EQUAL(cp.wanting, 0);
    done(1);
    CHECK_EQUAL(cp_counters_of(&cp)->launches, 4);
}

static void wanting_counts_what_could_be_launched(void)
{
    init();
    port.config.wg_slots = 6;
    fill(10);
    CHECK(cp.oversubscribed);
    CHECK_EQUAL(cp.wanting, 2); /* two slots left */
    CHECK_EQUAL(cp_unlaunched(&cp), 6);
}

static bool younger_first(const struct cp *state, const struct cp_candidate *candidate,
                          const struct cp_candidate *other)
{
    (void)state;
    return candidate->kernel->number > other->kernel->number;
}

/* A policy's hook also decides what follows a WG that ends, where its own kernel's next one would follow without it. */
static void hook_decides_what_follows(void)
{
    struct cp_policy policy = cp_policy_timeout;

    for (uint32_t hook = 0; hook < 2; hook++) {
        policy.goes_before = hook ? younger_first : 0;
        init();
        port.config.policy = &policy;
        fake_port_start(&port);
        fake_port_open_in(&port, 0, 40, 1);
        fake_port_settle(&port);
        fake_port_open_in(&port, 1, 40, 1);
        fake_port_settle(&port);
        done(cp.kernels[0].workgroups.head);
        done(cp.kernels[0].workgroups.head);
        CHECK_EQUAL(cp.kernels[0].workgroups.count, 2);
        CHECK_EQUAL(cp.kernels[1].workgroups.count, 2);
        fake_port_forget(&port);
        done(cp.kernels[0].workgroups.head);
        expect_launch(hook, hook ? 2 : 4);
    }
}

TEST_MAIN()
{
    return test_run("schedule",
                    (const struct test_case[]){TEST(larger_priority_goes_first),
                                               TEST(policy_may_choose_who_goes_first),
                                               TEST(older_kernel_of_a_queue_goes_first),
                                               TEST(ready_goes_before_new),
                                               TEST(launches_of_a_step_are_those_of_several, &hindrance, &step_units),
                                               TEST(a_full_ring_ends_a_run_of_launches),
                                               TEST(a_group_that_ends_has_a_successor),
                                               TEST(no_successor_while_the_ring_is_full),
                                               TEST(restored_groups_are_spread_over_the_cus),
                                               TEST(restored_groups_go_where_the_configuration_says),
                                               TEST(new_ones_have_a_turn_among_ready_ones),
                                               TEST(pre_empted_goes_behind_new),
                                               TEST(old_pre_empted_goes_before_new),
                                               TEST(used_up_quantum_has_a_turn_among_stalled_ones),
                                               TEST(passed_over_kernel_has_a_turn),
                                               TEST(passed_over_kernels_go_by_age),
                                               TEST(large_group_is_not_starved_by_small_ones),
                                               TEST(others_use_the_cus_that_are_not_reserved),
                                               TEST(next_large_group_gets_another_reservation),
                                               TEST(longest_ready_of_a_queue_goes_first),
                                               TEST(reservation_moves_when_its_cu_is_lost),
                                               TEST(place_of_a_faulted_reserver_goes_to_others),
                                               TEST(lack_of_slots_is_not_oversubscription),
                                               TEST(wanting_counts_what_could_be_launched),
                                               TEST(hook_decides_what_follows),
                                               {0}});
}
