/* test_grid_choices.c - grids: when the firmware gives work-groups (WGs) to the GPU, and when it takes them back. */
#include "dispatch.h"

#include "grid_bench.h"

/* Kernel 0 has ended. Kernel 1 has 20 WGs, of which 3 were launched, and 2 are kept: the GPU has those from 5 on. */
static void second_of_two(void)
{
    fake_port_start(&port);
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_open(&port, 20, 1);
    fake_port_settle(&port);
    check_grid(0, 0, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
    fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 0);
    fake_port_settle(&port);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_grid(1, 5, 20);
}

static void lose_cus(void)
{
    for (uint32_t cu = 0; cu < 2; cu++)
        fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = (uint16_t)cu;
    fake_port_settle(&port);
}

/* A policy that saves no WG: nothing follows what happens to WG 0. The next one that ends is followed by LAUNCH. */
static void grid_is_taken_back_when_a_wg_is_handed_over(void)
{
    static const enum cp_event_kind kinds[] = {CP_EVENT_WAITING, CP_EVENT_QUANTUM};

    for (uint32_t i = 0; i < 2; i++) {
        init();
        port.config.policy = &cp_policy_baseline;
        second_of_two();
        fake_port_tell(&port, kinds[i], 0, 1);
        CHECK_EQUAL(cp.stalled.count, i == 0);
        CHECK_EQUAL(cp.expired.count, i == 1);
        check_grid(1, 5, 20);
        fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
        check_sound();
        CHECK_EQUAL(cp_counters_of(&cp)->handovers, 2);
        check_grid(2, 20, 20);
        CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    }
}

/* From its wait until it is resident again nothing is given: while it is saved, away, and ready. */
static void grid_stays_back_while_a_wg_is_saved(void)
{
    init();
    start(20);
    succeed(2, 0);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    check_grid(2, 20, 20);
    give_back(0, 3);
    check_state(0, CP_WG_SAVING);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    CHECK_EQUAL(cp.swaps, 1);
    check_grid(2, 20, 20);
    fake_port_event(&port, CP_EVENT_SAVED, 0)->wg.wait_number = 1;
    fake_port_settle(&port);
    check_state(0, CP_WG_SWAPPED);
    check_sound();
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_grid(2, 20, 20);
    fake_port_tell(&port, CP_EVENT_CONDITION_MET, 0, 1);
    check_state(0, CP_WG_READY);
    check_grid(2, 20, 20);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    check_state(0, CP_WG_RESTORING);
    check_sound();
    check_grid(3, cp_kernel_next_number(&cp.kernels[0]) + 2, 20);
    end_kernels(1);
}

static void open_plain(void)
{
    fake_port_open(&port, 6, 1);
}

static void open_too_large(void)
{
    fake_port_open(&port, 6, 5);
}

static void open_managed(void)
{
    fake_port_open_with(&port, 0, 6, 1, &(struct cp_launch){.gather_cycles = 500, .managed = CP_MANAGED_RECLAIMS});
}

static void nothing_is_given(void)
{
    static const struct {
        const char *name;
        const struct cp_policy *policy;
        void (*opens)(void);
        bool lost;
    } cases[] = {
        {"every CU is lost", &cp_policy_onward, open_plain, true},
        {"WGs fit on no CU", &cp_policy_onward, open_too_large, false},
        {"a kernel with launch options", &cp_policy_onward, open_managed, false},
        {"a model of forward progress", &cp_policy_fair, open_plain, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        port.config.policy = cases[i].policy;
        fake_port_start(&port);
        if (cases[i].lost)
            lose_cus();
        cases[i].opens();
        fake_port_settle(&port);
        check_sound();
        check_grid(0, 0, 0);
        CHECK_EQUAL(sent(CP_COMMAND_KERNEL_BEGIN, 0), 1);
        CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    }
    test_context(0);
}

/* A pass with nothing to schedule. */
static void no_kernel_has_no_grid(void)
{
    init();
    fake_port_start(&port);
    lose_cus();
    check_sound();
    check_grid(0, 0, 0);
    fake_port_event(&port, CP_EVENT_CU_RETURNED, 0)->cu = 1;
    fake_port_open(&port, 6, 1);
    fake_port_settle(&port);
    check_sound();
    check_grid(1, 2, 6);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 1);
}

/* All that the GPU had is used up before it hears of more. */
static void more_is_given_late(void)
{
    const uint32_t groups = 3 * CP_GRID_WINDOW;
    uint32_t slots[CP_GRID_ENDS] = {0};

    init();
    start(groups);
    port.room = 0;
    for (uint32_t next = 2, count; next < 2 + CP_GRID_WINDOW; next += count) {
        count = 2 + CP_GRID_WINDOW - next < CP_GRID_ENDS ? 2 + CP_GRID_WINDOW - next : CP_GRID_ENDS;
        ends(next, count, slots);
        cp_step(&cp, 20);
        check_sound();
    }
    CHECK_EQUAL(cp.workgroups[0].number, 1 + CP_GRID_WINDOW);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ON);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_grid(2, 2 + CP_GRID_WINDOW, 2 + 2 * CP_GRID_WINDOW);
    succeed(2 + CP_GRID_WINDOW, 1);
    CHECK_EQUAL(cp.workgroups[1].number, 2 + CP_GRID_WINDOW);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
}

/* The ring is full: a successor comes while the GPU still has the grid of a kernel that has faulted. It is killed. */
static void successor_of_a_stopped_kernel(void)
{
    const struct cp_command *kill = 0;

    init();
    start(3 * CP_GRID_WINDOW);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_FAULT, 0);
    ends(2, 1, &(const uint32_t){1});
    cp_step(&cp, 20);
    check_sound();
    check_grid(1, 2, 2 + CP_GRID_WINDOW);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_grid(2, 2 + CP_GRID_WINDOW, 2 + CP_GRID_WINDOW);
    CHECK_EQUAL(sent(CP_COMMAND_KILL, &kill), 1);
    CHECK_EQUAL(kill->place.slot, 1);
    CHECK_EQUAL(kill->place.generation, 1);
    give_back(0, 3);
    end_kernels(1);
}

/* The GPU may still launch its WGs: it ends when that is over. */
static void stopped_kernel_ends_after_its_grid(void)
{
    init();
    start(20);
    fake_port_tell(&port, CP_EVENT_FAULT, 0, 0);
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    CHECK_EQUAL(cp.kernels[0].workgroups.count, 0);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 0);
    give_back(0, 2);
    CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 1);
    end_kernels(1);
}

/* Bad input */

/* A generation is right, and the WG is another kernel's: a record that it has left, or one that it has. */
static void successor_of_another_kernel_is_refused(void)
{
    for (uint32_t lives = 0; lives < 2; lives++) {
        init();
        second_of_two();
        if (lives) {
            fake_port_open_in(&port, 1, 1, 1);
            fake_port_settle(&port);
            fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
            CHECK_EQUAL(cp.kernels[0].workgroups.count, 1);
        }
        ends(5, 1, &(const uint32_t){lives ? cp.kernels[0].workgroups.head : 5});
        fake_port_settle(&port);
        check_sound();
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 0);
        if (!lives)
            continue;
        fake_port_tell(&port, CP_EVENT_DONE, cp.kernels[0].workgroups.head, 0);
        CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
        CHECK_EQUAL(sent(CP_COMMAND_KERNEL_END, 0), 2); /* the grid is not that kernel's */
    }
}

/* WG 1 of a lost CU is saved when the kernel faults: it has no place to follow in. */
static void successor_of_a_wg_that_is_away_is_refused(void)
{
    init();
    port.config.extensions |= CP_EXTENSION_RUN_LISTS;
    start(20);
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    fake_port_event(&port, CP_EVENT_SAVED, 1)->saved.state = CP_SAVED_WAITS;
    fake_port_settle(&port);
    check_state(1, CP_WG_SWAPPED);
    fake_port_tell(&port, CP_EVENT_FAULT, 0, 0);
    check_state(1, CP_WG_KILLING);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    succeed(2, 1);
    check_state(1, CP_WG_KILLING);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 0);
    give_back(0, 2);
    end_kernels(1);
}

/* The command that takes the grid back has not been sent. */
static void early_end_of_a_grid_is_refused(void)
{
    init();
    start(6);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_WAITING, 0)->wg.wait_number = 1;
    cp_step(&cp, 20);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    check_grid(1, 2, 6);
    fake_port_event(&port, CP_EVENT_GRID_ENDED, 0)->grid = (struct cp_grid_event){.next = 2};
    cp_step(&cp, 20);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_grid(2, 6, 6);
    give_back(0, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    end_kernels(1);
}

static void refusal_of_another_command(void)
{
    const struct cp_command *grid = 0;
    struct cp_event *event;

    init();
    start(6);
    sent(CP_COMMAND_GRID, &grid);
    event = fake_port_event(&port, CP_EVENT_REFUSED, 0);
    event->wg.generation = UINT32_MAX;
    event->tag = grid->tag + 1;
    fake_port_settle(&port);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ON);
    CHECK(cp.has_grids);
    succeed(2, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 1);
}

static void refuse_last_grid(void)
{
    const struct cp_command *grid = 0;
    struct cp_event *event = fake_port_event(&port, CP_EVENT_REFUSED, 0);

    sent(CP_COMMAND_GRID, &grid);
    event->wg.generation = UINT32_MAX;
    event->tag = grid->tag;
    event->reason = CP_REFUSED_ARGUMENT;
}

/* There is nothing to take back: the firmware goes on where the GPU is. */
static void refused_end_of_a_grid(void)
{
    init();
    start(6);
    succeed(2, 1);
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
    check_grid(2, 6, 6);
    refuse_last_grid();
    fake_port_settle(&port);
    check_sound();
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    check_grid(2, 6, 6);
    end_kernels(1);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 6);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 2 + 3);
}

/* The grid was refused when it was to be taken back, and the ring is full: the GPU is still told, and still answers. */
static void grid_is_refused_before_it_is_taken_back(void)
{
    init();
    start(6);
    port.room = 0;
    fake_port_event(&port, CP_EVENT_WAITING, 0)->wg.wait_number = 1;
    cp_step(&cp, 20);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    refuse_last_grid();
    cp_step(&cp, 20);
    check_sound();
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_grid(2, 2, 2);
    give_back(0, 2);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
    end_kernels(1);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 6);
}

/* Only a WG of the grid's kernel that lives may have had a successor already. */
static void log_entry_ahead_in_another_slot(void)
{
    for (uint32_t lives = 0; lives < 2; lives++) {
        uint32_t slot = 5;

        init();
        second_of_two();
        if (lives) {
            fake_port_open_in(&port, 1, 1, 1);
            fake_port_settle(&port);
            fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
            slot = cp.kernels[0].workgroups.head;
            check_state(slot, CP_WG_RUNNING);
        } else {
            cp.workgroups[slot].kernel = 1; /* as if one of its WGs had ended there */
        }
        CHECK(cp.grid.stage != CP_GRID_OFF);
        fake_port_log(&port, slot, 1, FAKE_PORT_WORDS + (lives ? FAKE_PORT_PROCESS : 0), 7)->generation++;
        fake_port_settle(&port);
        CHECK_EQUAL(cp_counters_of(&cp)->log_stale, 1);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, 0), 0);
        CHECK_EQUAL(cp.spill.waits_used, 0);
    }
}

/* An event in the middle of a grid is one work item: no other WG wants the slots. */
static void successors_need_no_scheduling_pass(void)
{
    init();
    start(6);
    for (uint32_t number = 2; number < 5; number++) {
        uint64_t units = cp_counters_of(&cp)->units;

        ends(number, 1, &(const uint32_t){1});
        fake_port_settle(&port);
        CHECK_EQUAL(cp_counters_of(&cp)->units - units, 1);
        CHECK_EQUAL(cp_wanting(&cp), 5 - number);
    }
    end_kernels(1);
}

/* A successor crosses the command that takes the grid back for another kernel. */
static void wgs_of_every_kernel_lack_slots(void)
{
    init();
    start(6);
    fake_port_open_in(&port, 1, 3, 1);
    fake_port_settle(&port);
    CHECK_EQUAL(cp_wanting(&cp), 4 + 3);
    succeed(2, 1);
    CHECK_EQUAL(cp_wanting(&cp), 3 + 3);
    give_back(0, 3);
    end_kernels(2);
}

TEST_MAIN()
{
    return test_run("grid_choices", (const struct test_case[]){TEST(grid_is_taken_back_when_a_wg_is_handed_over),
                                                               TEST(successors_need_no_scheduling_pass),
                                                               TEST(wgs_of_every_kernel_lack_slots),
                                                               TEST(grid_stays_back_while_a_wg_is_saved),
                                                               TEST(nothing_is_given),
                                                               TEST(no_kernel_has_no_grid),
                                                               TEST(more_is_given_late),
                                                               TEST(successor_of_a_stopped_kernel),
                                                               TEST(stopped_kernel_ends_after_its_grid),
                                                               TEST(successor_of_another_kernel_is_refused),
                                                               TEST(successor_of_a_wg_that_is_away_is_refused),
                                                               TEST(early_end_of_a_grid_is_refused),
                                                               TEST(refusal_of_another_command),
                                                               TEST(refused_end_of_a_grid),
                                                               TEST(grid_is_refused_before_it_is_taken_back),
                                                               TEST(log_entry_ahead_in_another_slot),
                                                               {0}});
}
