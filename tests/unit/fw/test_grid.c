/* test_grid.c - grids: work-groups (WGs) that the GPU launches by itself, and what the firmware makes of that. */
#include "grid_bench.h"

/* Giving */

static void wgs_beyond_what_fits_are_given_before_the_first_launch(void)
{
    init();
    start(6);
    CHECK_EQUAL(port.commands[port.count - 1].opcode, CP_COMMAND_WAITING); /* now WGs lack slots */
    check_grid(1, 2, 6);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 2);
    for (uint32_t i = 0, launches = 0; i < port.count; i++) {
        launches += port.commands[i].opcode == CP_COMMAND_LAUNCH;
        if (port.commands[i].opcode == CP_COMMAND_GRID)
            CHECK_EQUAL(launches, 0);
    }
    CHECK_EQUAL(cp_unlaunched(&cp), 4);
    CHECK_EQUAL(cp_wanting(&cp), 4);
}

static void no_waiting_has_the_extension(void)
{
    init();
    port.config.extensions |= CP_EXTENSION_RUN_LISTS;
    start(6);
    for (uint32_t i = 0; i < port.count; i++) {
        if (port.commands[i].opcode == CP_COMMAND_WAITING)
            CHECK(!(port.commands[i].waiting.extensions & CP_EXTENSION_GRIDS));
    }
}

static void nothing_is_given(void)
{
    static const struct {
        const char *name;
        uint32_t extensions, groups;
    } cases[] = {{"not configured", 0, 6}, {"all fit", CP_EXTENSION_GRIDS, 2}, {"one fits", CP_EXTENSION_GRIDS, 1}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const uint32_t slot = 0;

        test_context(cases[i].name);
        init();
        port.config.extensions = cases[i].extensions;
        start(cases[i].groups);
        check_grid(0, 0, 0);
        ends(2, 1, &slot)->grid.kernel = 0;
        give_back(0, 2);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
        CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 0);
        CHECK_EQUAL(cp.workgroups[0].generation, 0);
        end_kernels(1);
    }
    test_context(0);
}

/* Successors */

static void successors_run_in_slot_and_place(void)
{
    init();
    start(6);
    succeed(2, 1);
    check_state(1, CP_WG_RUNNING);
    CHECK_EQUAL(cp.workgroups[1].number, 2);
    CHECK_EQUAL(cp.workgroups[1].generation, 1);
    CHECK_EQUAL(cp.workgroups[1].cu, 1);
    CHECK_EQUAL(cp.workgroups[1].flags, 0);
    CHECK_EQUAL(cp_unlaunched(&cp), 3);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 1);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 2);
    succeed(3, 1);
    succeed(4, 0);
    succeed(5, 1);
    CHECK_EQUAL(cp_unlaunched(&cp), 0);
    CHECK(!cp.oversubscribed);
    check_grid(1, 2, 6);
    end_kernels(1);
    CHECK_EQUAL(cp_counters_of(&cp)->retires, 6);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
}

static void an_event_tells_of_several(void)
{
    static const uint32_t slots[] = {1, 1, 0, 1, 0};

    init();
    start(8);
    ends(2, 5, slots);
    fake_port_settle(&port);
    check_sound();
    CHECK_EQUAL(cp.workgroups[0].number, 6);
    CHECK_EQUAL(cp.workgroups[1].number, 5);
    CHECK_EQUAL(cp.workgroups[0].generation, 2);
    CHECK_EQUAL(cp.workgroups[1].generation, 3);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 5);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_events, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->events, 1);
    succeed(7, 0);
    end_kernels(1);
}

static void scratch_stays_with_the_slot(void)
{
    init();
    port.scratch_slots = 4;
    start(5);
    CHECK_EQUAL(cp.workgroups[1].scratch, 1);
    succeed(2, 1);
    CHECK_EQUAL(cp.workgroups[1].scratch, 1);
    succeed(3, 0);
    succeed(4, 0);
    end_kernels(1);
}

static void more_is_given_in_time(void)
{
    const uint32_t groups = 3 * CP_GRID_WINDOW;

    init();
    start(groups);
    check_grid(1, 2, 2 + CP_GRID_WINDOW);
    for (uint32_t i = 0; i < CP_GRID_WINDOW / 2; i++) {
        CHECK_EQUAL(sent(CP_COMMAND_GRID, 0), 1);
        succeed(2 + i, i % 2);
    }
    check_grid(2, 2 + CP_GRID_WINDOW, 2 + CP_GRID_WINDOW + CP_GRID_WINDOW / 2);
    for (uint32_t i = 2 + CP_GRID_WINDOW / 2; i < groups; i++)
        succeed(i, i % 2);
    end_kernels(1);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, groups - 2);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 2);
}

/* The GPU has launched all that it had: the WG that ends has no successor, and the firmware launches. */
static void a_place_without_successor_is_the_firmwares(void)
{
    const struct cp_command *launch = 0;

    init();
    start(4);
    succeed(2, 0);
    cp.grid.told = cp.grid.next; /* as if the rest had not been given yet */
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, &launch), 3);
    CHECK_EQUAL(launch->place.workgroup[0], 3);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    end_kernels(1);
}

/* What was under way */

static void stalled(void)
{
    struct cp_event *event = fake_port_event(&port, CP_EVENT_WAITING, 1);

    port.room = 0;
    event->wg.wait_number = event->wg.first_wait = 1;
    cp_step(&cp, 10);
    check_state(1, CP_WG_STALLED);
}

static void used_up(void)
{
    port.room = 0;
    fake_port_event(&port, CP_EVENT_QUANTUM, 1);
    cp_step(&cp, 10);
    CHECK_EQUAL(cp.expired.count, 1);
}

static void cu_is_lost(void)
{
    fake_port_event(&port, CP_EVENT_CU_LOST, 0)->cu = 1;
    fake_port_settle(&port);
    check_state(1, CP_WG_SAVING);
}

static void kernel_faults(void)
{
    fake_port_tell(&port, CP_EVENT_FAULT, 0, 0);
    check_state(1, CP_WG_KILLING);
}

static void nothing(void)
{
}

static void successor_is_resident_whatever_was_under_way(void)
{
    static const struct {
        const char *name;
        void (*before)(void);
        enum cp_wg_state state;
    } cases[] = {
        {"running", nothing, CP_WG_RUNNING},
        {"stalled", stalled, CP_WG_RUNNING},
        {"quantum over", used_up, CP_WG_RUNNING},
        {"on a lost CU, being saved", cu_is_lost, CP_WG_SAVING},
        {"being killed", kernel_faults, CP_WG_KILLING},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init();
        start(6);
        cases[i].before();
        ends(2, 1, &(const uint32_t){1});
        cp_step(&cp, 10);
        port.room = UINT32_MAX;
        fake_port_settle(&port);
        check_sound();
        check_state(1, cases[i].state);
        CHECK_EQUAL(cp.workgroups[1].generation, 1);
        CHECK_EQUAL(cp.workgroups[1].number, 2);
        CHECK_EQUAL(cp.stalled.count + cp.expired.count, 0);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
        end_kernels(1);
    }
    test_context(0);
}

/* The command for the WG before is refused: its WG is gone, which changes nothing. */
static void late_refusal_changes_nothing(void)
{
    const struct cp_command *save = 0;

    init();
    start(6);
    cu_is_lost();
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, &save), 1);
    {
        struct cp_event late = {.kind = CP_EVENT_REFUSED, .reason = CP_REFUSED_STALE, .tag = save->tag};

        late.wg.slot = 1;
        succeed(2, 1);
        *fake_port_event(&port, CP_EVENT_REFUSED, 1) = late;
        fake_port_settle(&port);
    }
    check_sound();
    check_state(1, CP_WG_SAVING);
    CHECK_EQUAL(sent(CP_COMMAND_SAVE, 0), 2);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

/* Taking back */

static void second_kernel(void)
{
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_settle(&port);
}

static void one_waits(void)
{
    fake_port_tell(&port, CP_EVENT_WAITING, 0, 1);
}

static void quantum_is_over(void)
{
    fake_port_tell(&port, CP_EVENT_QUANTUM, 0, 0);
}

static void launch_is_refused(void)
{
    const struct cp_command *launch = 0;

    sent(CP_COMMAND_LAUNCH, &launch);
    refuse(launch, CP_REFUSED_CU);
}

static void one_ends_without_successor(void)
{
    fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
}

static void only_a_cu_is_lost(void)
{
    cu_is_lost();
    fake_port_event(&port, CP_EVENT_SAVED, 1)->saved.state = CP_SAVED_RUNNABLE;
    fake_port_settle(&port);
    check_state(1, CP_WG_READY);
}

static void grid_is_taken_back_for_a_choice(void)
{
    static const struct {
        const char *name;
        void (*happens)(void);
        bool fails;
    } cases[] = {
        {"a second kernel", second_kernel, false},
        {"a WG waits", one_waits, false},
        {"a quantum is over", quantum_is_over, false},
        {"a LAUNCH is refused", launch_is_refused, false},
        {"a place is free", one_ends_without_successor, false},
        {"a WG of a lost CU is ready", only_a_cu_is_lost, false},
        {"the kernel faults", kernel_faults, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint32_t launches;

        test_context(cases[i].name);
        init();
        start(7);
        succeed(2, 0);
        launches = sent(CP_COMMAND_LAUNCH, 0);
        cases[i].happens();
        check_sound();
        check_grid(2, 7, 7);
        CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
        CHECK_EQUAL(cp.kernels[0].unlaunched, cases[i].fails ? 0 : 4);
        CHECK_EQUAL(sent(CP_COMMAND_SAVE, 0), cases[i].happens == only_a_cu_is_lost); /* none of this kernel so far */
        CHECK(cp.kernels[0].stage == CP_KERNEL_ACTIVE);
        succeed(3, 0);                                     /* it crossed the command */
        CHECK(sent(CP_COMMAND_LAUNCH, 0) <= launches + 1); /* only of another kernel, or again */
        give_back(0, 4);
        if (!cases[i].fails)
            CHECK(cp.kernels[0].unlaunched <= 3);
        end_kernels(cases[i].happens == second_kernel ? 2 : 1);
        if (!cases[i].fails)
            CHECK_EQUAL(cp_counters_of(&cp)->retires, cases[i].happens == second_kernel ? 8 : 7);
    }
    test_context(0);
}

/* After another kernel has come and gone the rest is given, if the GPU had launched any. */
static void grid_is_given_again_if_it_was_of_use(void)
{
    for (uint32_t used = 0; used < 2; used++) {
        init();
        start(20);
        if (used)
            succeed(2, 0);
        second_kernel();
        give_back(0, 2 + used);
        fake_port_tell(&port, CP_EVENT_DONE, 0, 0);
        CHECK_EQUAL(cp.kernels[1].workgroups.count, 1);
        check_grid(2, 20, 20);
        fake_port_tell(&port, CP_EVENT_DONE, cp.kernels[1].workgroups.head, 0);
        fake_port_event(&port, CP_EVENT_KERNEL_ENDED, 1);
        fake_port_settle(&port);
        fake_port_tell(&port, CP_EVENT_DONE, 1, 0);
        check_sound();
        CHECK_EQUAL(sent(CP_COMMAND_GRID, 0), 2 + used);
        CHECK_EQUAL(cp.grid.stage == CP_GRID_ON, used);
        if (used) /* two are kept for residents that end before the command arrives */
            check_grid(3, cp_kernel_next_number(&cp.kernels[0]) + 2, 20);
        end_kernels(2);
    }
}

/* The walk goes on behind what the GPU has launched, also while WGs before that are left. */
static void each_wg_is_launched_once(void)
{
    bool launched[9] = {false};

    init();
    port.config.waves_per_simd = 2; /* four are the firmware's */
    fake_port_start(&port);
    port.room = 3; /* KERNEL_BEGIN, GRID and one LAUNCH */
    fake_port_open(&port, 9, 1);
    cp_step(&cp, 20);
    check_grid(1, 4, 9);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 1);
    ends(4, 2, (const uint32_t[]){0, 0});
    cp_step(&cp, 20);
    check_sound();
    CHECK_EQUAL(cp.workgroups[0].number, 5);
    fake_port_open_in(&port, 1, 1, 1);
    port.room = UINT32_MAX;
    fake_port_settle(&port);
    check_grid(2, 9, 9);
    end_kernels(2);
    launched[4] = launched[5] = true;
    for (uint32_t i = 0; i < port.count; i++) {
        const struct cp_command *c = &port.commands[i];

        if (c->opcode != CP_COMMAND_LAUNCH || c->place.kernel != 0)
            continue;
        CHECK(!launched[c->place.workgroup[0]]);
        launched[c->place.workgroup[0]] = true;
    }
    for (uint32_t i = 0; i < 9; i++)
        CHECK(launched[i]);
}

/* Bad input */

static void impossible_events_are_refused(void)
{
    enum what { SLOT, GENERATION, KERNEL, NEXT, COUNT, FREE_SLOT, OTHER_KERNEL };
    static const struct {
        const char *name;
        enum what what;
        uint32_t value;
    } cases[] = {
        {"no such slot", SLOT, 16},
        {"far out of range", SLOT, 65535},
        {"an older generation", GENERATION, 65535},
        {"a later generation", GENERATION, 1},
        {"another kernel", KERNEL, 1},
        {"no such kernel", KERNEL, 65535},
        {"a WG before", NEXT, 1},
        {"a WG behind", NEXT, 3},
        {"a WG far beyond", NEXT, UINT32_MAX},
        {"none", COUNT, 0},
        {"more than the event holds", COUNT, CP_GRID_ENDS + 1},
        {"more than were given", COUNT, 5},
        {"a number that overflows", COUNT, 65535},
        {"a free slot", FREE_SLOT, 7},
    };
    static const uint32_t slots[CP_GRID_ENDS] = {0};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_event *event;

        test_context(cases[i].name);
        init();
        start(6);
        event = ends(2, 1, slots);
        if (cases[i].what == SLOT || cases[i].what == FREE_SLOT)
            event->grid.ends[0].slot = (uint16_t)cases[i].value;
        if (cases[i].what == GENERATION)
            event->grid.ends[0].generation = (uint16_t)cases[i].value;
        if (cases[i].what == KERNEL)
            event->grid.kernel = (uint16_t)cases[i].value;
        if (cases[i].what == NEXT)
            event->grid.next = cases[i].value;
        if (cases[i].what == COUNT)
            event->grid.count = (uint16_t)cases[i].value;
        fake_port_settle(&port);
        check_sound();
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 0);
        CHECK_EQUAL(cp.workgroups[0].generation, 0);
        CHECK_EQUAL(cp_unlaunched(&cp), 4);
        for (uint32_t n = 2; n < 6; n++) /* the GPU's own count is right again */
            succeed(n, n % 2);
        end_kernels(1);
    }
    test_context(0);
}

/* Those before the one that cannot be are believed. */
static void an_impossible_end_among_others(void)
{
    static const uint32_t slots[] = {0, 5, 1};

    init();
    start(6);
    ends(2, 3, slots);
    fake_port_settle(&port);
    check_sound();
    CHECK_EQUAL(cp.workgroups[0].number, 2);
    CHECK_EQUAL(cp.workgroups[1].number, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->grid_starts, 1);
}

/* Then no count is right: no WG may be lost or run twice, so the kernel stops. */
static void another_count_is_a_fault(void)
{
    init();
    start(6);
    one_waits();
    give_back(0, 3);
    CHECK_EQUAL(cp.kernels[0].error, CP_QUEUE_KERNEL_FAULT);
    end_kernels(1);
}

static void answers_that_were_not_asked_for(void)
{
    init();
    start(6);
    give_back(0, 2);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ON);
    one_waits();
    give_back(1, 2);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    give_back(0, 2);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    give_back(0, 2);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 3);
}

/* A GPU that has no grids: the firmware launches all WGs by itself. */
static void refused_grid_is_launched_by_the_firmware(void)
{
    const struct cp_command *grid = 0;

    init();
    start(6);
    sent(CP_COMMAND_GRID, &grid);
    refuse(grid, CP_REFUSED_ARGUMENT);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    CHECK(!cp.has_grids);
    end_kernels(1);
    CHECK_EQUAL(sent(CP_COMMAND_LAUNCH, 0), 6);
    check_grid(1, 2, 6);
}

/* More is refused: what the GPU has is taken back. */
static void refused_extension_ends_the_grid(void)
{
    const struct cp_command *grid = 0;

    init();
    start(3 * CP_GRID_WINDOW);
    for (uint32_t i = 0; i < CP_GRID_WINDOW / 2; i++)
        succeed(2 + i, i % 2);
    CHECK_EQUAL(sent(CP_COMMAND_GRID, &grid), 2);
    refuse(grid, CP_REFUSED_ARGUMENT);
    check_grid(3, 2 + CP_GRID_WINDOW, 2 + CP_GRID_WINDOW);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_ENDING);
    give_back(0, 2 + CP_GRID_WINDOW / 2);
    CHECK_EQUAL(cp.grid.stage, CP_GRID_OFF);
    CHECK_EQUAL(cp.kernels[0].error, 0);
}

/* The Monitor Log */

static void log_entry_ahead_of_its_event(void)
{
    static const struct {
        uint32_t ahead;
        bool resumed;
    } cases[] = {{0, true}, {1, true}, {4, true}, {5, false}, {UINT32_MAX, false}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct cp_command *resume = 0;

        init();
        start(6);
        fake_port_log(&port, 1, 1, FAKE_PORT_WORDS, 7)->generation += cases[i].ahead;
        fake_port_settle(&port);
        if (!cases[i].ahead) {
            CHECK_EQUAL(cp.spill.waits_used, 1);
            continue;
        }
        CHECK_EQUAL(cp.spill.waits_used, 0);
        CHECK_EQUAL(sent(CP_COMMAND_RESUME, &resume), cases[i].resumed);
        CHECK_EQUAL(cp_counters_of(&cp)->log_stale, !cases[i].resumed);
        if (!resume)
            continue;
        CHECK_EQUAL(resume->place.slot, 1);
        CHECK_EQUAL(resume->place.generation, cases[i].ahead);
        CHECK_EQUAL(resume->place.wait_number, 1);
    }
}

TEST_MAIN()
{
    return test_run("grid", (const struct test_case[]){TEST(wgs_beyond_what_fits_are_given_before_the_first_launch),
                                                       TEST(no_waiting_has_the_extension),
                                                       TEST(nothing_is_given),
                                                       TEST(successors_run_in_slot_and_place),
                                                       TEST(an_event_tells_of_several),
                                                       TEST(scratch_stays_with_the_slot),
                                                       TEST(more_is_given_in_time),
                                                       TEST(a_place_without_successor_is_the_firmwares),
                                                       TEST(successor_is_resident_whatever_was_under_way),
                                                       TEST(late_refusal_changes_nothing),
                                                       TEST(grid_is_taken_back_for_a_choice),
                                                       TEST(grid_is_given_again_if_it_was_of_use),
                                                       TEST(each_wg_is_launched_once),
                                                       TEST(impossible_events_are_refused),
                                                       TEST(an_impossible_end_among_others),
                                                       TEST(another_count_is_a_fault),
                                                       TEST(answers_that_were_not_asked_for),
                                                       TEST(refused_grid_is_launched_by_the_firmware),
                                                       TEST(refused_extension_ends_the_grid),
                                                       TEST(log_entry_ahead_of_its_event),
                                                       {0}});
}
