/* test_grids.c - grids (docs/reference/hal.md): which work-groups the dispatcher launches by itself, where, and what it says of them. */
#include "support_dispatcher.h"

/* A work-group has two words: it adds 1 to the first, spins until the second is not 0, and adds 1 to the first again. */
static const char spins[] = "k:\n\ts_lshl_b32 s3, s2, 3\n\ts_add_u32 s0, s0, s3\n\tv_mov_b32_e32 v0, s0\n"
                            "\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v2, 1\n\tv_add_u32_e32 v4, vcc, 4, v0\n"
                            "\tv_mov_b32_e32 v5, v1\n\ts_mov_b64 exec, 1\n\tflat_atomic_add v[0:1], v2\n"
                            "again:\n\tflat_load_dword v3, v[4:5] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                            "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n"
                            "\tflat_atomic_add v[0:1], v2\n";

#define SETTLE 5000u

static struct bench *create_spinning(void)
{
    struct bench *bench = create(spins);

    begin(bench);
    return bench;
}

static void give(struct bench *bench, uint16_t kernel, uint32_t next, uint32_t end)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_GRID, .grid = {.kernel = kernel, .next = next, .end = end}});
}

static void launch(struct bench *bench, uint32_t slot, uint32_t cu)
{
    send(bench, place(bench, CP_COMMAND_LAUNCH, slot, cu));
    EXPECT_NOTHING(bench, SETTLE);
}

/* The work-group of that number may end. */
static void let_end(struct bench *bench, uint32_t number)
{
    store(bench, bench->data + number * 8 + 4, 1);
}

static uint32_t adds_of(const struct bench *bench, uint32_t number)
{
    return word(bench, number * 8);
}

static const struct gpu_slot *slot_of(const struct bench *bench, uint32_t slot)
{
    return gpu_dispatcher_slot(bench->dispatcher, slot);
}

static void expect_successor(struct bench *bench, uint32_t slot, uint32_t generation, uint32_t next)
{
    struct cp_event event = next_event(bench, MANY);

    CHECK_EQUAL(event.kind, CP_EVENT_GRID);
    CHECK_EQUAL(event.grid.kernel, 0);
    CHECK_EQUAL(event.grid.count, 1);
    CHECK_EQUAL(event.grid.next, next);
    CHECK_EQUAL(event.grid.ends[0].slot, slot);
    CHECK_EQUAL(event.grid.ends[0].generation, generation);
}

static void expect_given_back(struct bench *bench, uint32_t next)
{
    struct cp_event event = next_event(bench, 0);

    CHECK_EQUAL(event.kind, CP_EVENT_GRID_ENDED);
    CHECK_EQUAL(event.grid.kernel, 0);
    CHECK_EQUAL(event.grid.count, 0);
    CHECK_EQUAL(event.grid.next, next);
}

static void expect_end(struct bench *bench, enum cp_event_kind kind, uint32_t slot)
{
    struct cp_event event = next_event(bench, MANY);

    CHECK_EQUAL(event.kind, kind);
    CHECK_EQUAL(event.wg.slot, slot);
    CHECK_EQUAL(event.tag, 0);
}

static void a_successor_has_slot_and_place(void)
{
    struct bench *bench = create_spinning();
    struct cp_command first = place(bench, CP_COMMAND_LAUNCH, 3, 1);

    first.place.simd = 1;
    send(bench, first);
    give(bench, 0, 5, 7);
    EXPECT_NOTHING(bench, SETTLE);
    let_end(bench, 3);
    expect_successor(bench, 3, 7, 5);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(slot_of(bench, 3)->state, GPU_SLOT_RESIDENT);
    CHECK_EQUAL(slot_of(bench, 3)->generation, 8);
    CHECK_EQUAL(slot_of(bench, 3)->id[0], 5);
    CHECK_EQUAL(slot_of(bench, 3)->cu, 1);
    CHECK_EQUAL(slot_of(bench, 3)->workgroup->waves[0].simd, 1);
    CHECK_EQUAL(slot_of(bench, 3)->context, first.place.context);
    CHECK_EQUAL(adds_of(bench, 3), 2);
    CHECK_EQUAL(adds_of(bench, 5), 1);
    let_end(bench, 5);
    expect_successor(bench, 3, 8, 6);
    let_end(bench, 6);
    expect_end(bench, CP_EVENT_DONE, 3); /* there are no more */
    CHECK_EQUAL(slot_of(bench, 3)->state, GPU_SLOT_FREE);
    CHECK_EQUAL(adds_of(bench, 6), 2);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->grid_starts, 2);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, 3);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->finished, 3);
    destroy(bench);
}

static void numbers_go_through_the_grid_x_first(void)
{
    struct bench *bench = create(spins);
    const struct isa_kernel *kernel = &bench->program->kernels[0];
    static const uint32_t ids[12][3] = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {0, 1, 0}, {1, 1, 0}, {2, 1, 0},
                                        {0, 0, 1}, {1, 0, 1}, {2, 0, 1}, {0, 1, 1}, {1, 1, 1}, {2, 1, 1}};

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.workgroup_size = {64, 1, 2},
                                              .grid_size = {64 * 2 + 1, 2, 4}, /* the last of a row is partial */
                                              .code_properties = kernel->descriptor.kernel_code_properties,
                                              .rsrc1 = kernel->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = kernel->descriptor.compute_pgm_rsrc2,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
    for (uint32_t x = 0; x < 3; x++)
        let_end(bench, x);
    give(bench, 0, 1, 12);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    for (uint32_t number = 1; number < 12; number++) {
        expect_successor(bench, 0, 6 + number, number);
        for (uint32_t axis = 0; axis < 3; axis++)
            CHECK_EQUAL(slot_of(bench, 0)->id[axis], ids[number][axis]);
    }
    expect_end(bench, CP_EVENT_DONE, 0);
    give(bench, 0, 12, 13);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    destroy(bench);
}

/* Events that wait to be posted are added to, as long as no other one is behind them. */
static void ends_that_wait_share_an_event(void)
{
    struct bench *bench = create_spinning();
    struct cp_event event;
    uint32_t seen = 0;

    for (uint32_t number = 0; number < SLOTS; number++)
        let_end(bench, number);
    give(bench, 0, 2, SLOTS);
    for (uint32_t slot = 0; slot < 2; slot++)
        send(bench, place(bench, CP_COMMAND_LAUNCH, slot, slot));
    while (slot_of(bench, 0)->state != GPU_SLOT_FREE || slot_of(bench, 1)->state != GPU_SLOT_FREE)
        clock_step(&bench->clock, MANY);
    event = next_event(bench, 0);
    CHECK_EQUAL(event.kind, CP_EVENT_GRID);
    CHECK_EQUAL(event.grid.count, SLOTS - 2);
    CHECK_EQUAL(event.grid.next, 2);
    for (uint32_t i = 0; i < event.grid.count; i++)
        seen += event.grid.ends[i].slot;
    CHECK_EQUAL(seen, (SLOTS - 2) / 2);
    EXPECT(bench, CP_EVENT_DONE);
    EXPECT(bench, CP_EVENT_DONE);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->grid_events, 1);
    destroy(bench);
}

static void another_event_closes_one(void)
{
    struct bench *bench = create_spinning();

    give(bench, 0, 1, 3);
    launch(bench, 0, 0);
    let_end(bench, 0);
    while (slot_of(bench, 0)->generation == 7)
        clock_step(&bench->clock, MANY);
    gpu_dispatcher_doorbell(bench->dispatcher, 0, bench->clock.now);
    let_end(bench, 1);
    while (slot_of(bench, 0)->generation == 8)
        clock_step(&bench->clock, MANY);
    expect_successor(bench, 0, 7, 1);
    EXPECT(bench, CP_EVENT_DOORBELL);
    expect_successor(bench, 0, 8, 2);
    destroy(bench);
}

static void an_event_holds_ten(void)
{
    struct parameters parameters;
    struct bench *bench;
    const struct isa_kernel *kernel;

    parameters_default(&parameters);
    parameters.cus = 2;
    bench = create_with("k:\n\ts_nop 0\n", &parameters);
    kernel = &bench->program->kernels[0];
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.workgroup_size = {64, 1, 1},
                                              .grid_size = {64 * 24, 1, 1},
                                              .code_properties = kernel->descriptor.kernel_code_properties,
                                              .rsrc1 = kernel->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = kernel->descriptor.compute_pgm_rsrc2,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
    give(bench, 0, 1, 24);
    send(bench, place(bench, CP_COMMAND_LAUNCH, 0, 0));
    while (slot_of(bench, 0)->state != GPU_SLOT_FREE)
        clock_step(&bench->clock, MANY);
    for (uint32_t next = 1; next < 24; next += CP_GRID_ENDS) {
        struct cp_event event = next_event(bench, 0);

        CHECK_EQUAL(event.kind, CP_EVENT_GRID);
        CHECK_EQUAL(event.grid.next, next);
        CHECK_EQUAL(event.grid.count, next + CP_GRID_ENDS <= 24 ? CP_GRID_ENDS : 24 - next);
        for (uint32_t i = 0; i < event.grid.count; i++)
            CHECK_EQUAL(event.grid.ends[i].generation, 6 + next + i);
    }
    EXPECT(bench, CP_EVENT_DONE);
    destroy(bench);
}

/* Who leaves nothing */

static void a_lost_cu_takes_nothing(void)
{
    struct bench *bench = create_spinning();

    give(bench, 0, 2, 4);
    launch(bench, 0, 0);
    launch(bench, 1, 1);
    gpu_dispatcher_lose_cu(bench->dispatcher, 0, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
    let_end(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    force_save(bench, 0);
    expect_end(bench, CP_EVENT_SAVED, 0);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->grid_starts, 0);
    let_end(bench, 1);
    expect_successor(bench, 1, 7, 2);
    destroy(bench);
}

static void a_killed_or_saved_workgroup_leaves_nothing(void)
{
    struct bench *bench = create_spinning();

    give(bench, 0, 2, 4);
    launch(bench, 0, 0);
    launch(bench, 1, 1);
    send(bench, place(bench, CP_COMMAND_KILL, 0, 0));
    expect_end(bench, CP_EVENT_DONE, 0);
    force_save(bench, 1);
    expect_end(bench, CP_EVENT_SAVED, 1);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->grid_starts, 0);
    destroy(bench);
}

static void commands_for_the_one_before_are_refused(void)
{
    static const enum cp_command_opcode opcodes[] = {CP_COMMAND_SAVE, CP_COMMAND_KILL, CP_COMMAND_RESUME,
                                                     CP_COMMAND_RESTORE};
    struct bench *bench = create_spinning();

    give(bench, 0, 1, 2);
    launch(bench, 0, 0);
    let_end(bench, 0);
    expect_successor(bench, 0, 7, 1);
    for (uint32_t i = 0; i < sizeof(opcodes) / sizeof(opcodes[0]); i++) {
        send(bench, place(bench, opcodes[i], 0, 0));
        EXPECT_REFUSED(bench, CP_REFUSED_STALE);
    }
    CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_RESIDENT);
    destroy(bench);
}

/* Giving and taking back */

static void taking_back_says_how_far_it_got(void)
{
    struct bench *bench = create_spinning();

    launch(bench, 0, 0);
    give(bench, 0, 4, 4);
    expect_given_back(bench, 4); /* there is nothing */
    give(bench, 0, 4, 6);
    give(bench, 0, 6, 8);
    give(bench, 0, 8, 8);
    expect_given_back(bench, 4);
    give(bench, 0, 4, 8);
    let_end(bench, 0);
    expect_successor(bench, 0, 7, 4);
    give(bench, 0, 8, 8);
    expect_given_back(bench, 5);
    let_end(bench, 4);
    expect_end(bench, CP_EVENT_DONE, 0);
    destroy(bench);
}

/* A GRID that follows WGs 4 and 5, of which 4 was launched, or that has none to follow. */
static void impossible_grids_are_refused(void)
{
    static const struct {
        const char *name;
        uint16_t kernel;
        uint32_t next, end;
        bool empty; /* both were launched */
    } cases[] = {
        {"a kernel that has not begun", 1, 6, 7, false},
        {"no such kernel", 65535, 6, 7, false},
        {"beyond the grid", 0, 6, SLOTS + 1, false},
        {"far beyond the grid", 0, 6, UINT32_MAX, false},
        {"backwards", 0, 6, 5, false},
        {"a gap", 0, 7, 8, false},
        {"some twice", 0, 5, 7, false},
        {"some that were launched", 0, 4, 7, false},
        {"taken back before the end", 0, 5, 5, false},
        {"launched before", 0, 5, 7, true},
        {"launched long before", 0, 0, 7, true},
        {"beyond the grid, none left", 0, 6, SLOTS + 1, true},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create_spinning();

        test_context(cases[i].name);
        give(bench, 0, 4, 6);
        launch(bench, 0, 0);
        let_end(bench, 0);
        expect_successor(bench, 0, 7, 4);
        if (cases[i].empty) {
            let_end(bench, 4);
            expect_successor(bench, 0, 8, 5);
        }
        give(bench, cases[i].kernel, cases[i].next, cases[i].end);
        EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
        give(bench, 0, 6, 6);
        expect_given_back(bench, cases[i].empty ? 6 : 5); /* nothing has changed */
        destroy(bench);
    }
    test_context(0);
}

static void a_new_kernel_has_nothing(void)
{
    struct bench *bench = create_spinning();

    give(bench, 0, 5, 8);
    launch(bench, 0, 0);
    let_end(bench, 0);
    expect_successor(bench, 0, 7, 5);
    give(bench, 0, 8, 8);
    expect_given_back(bench, 6);
    let_end(bench, 5);
    expect_end(bench, CP_EVENT_DONE, 0);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_END});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    begin(bench);
    give(bench, 0, 1, 3); /* numbers below those of the kernel before */
    EXPECT_NOTHING(bench, 0);
    destroy(bench);
}

/* The extension is no matter of WAITING. */
static void waiting_has_no_such_extension(void)
{
    struct bench *bench = create_spinning();

    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.extensions = CP_EXTENSION_GRIDS, .resume = CP_RESUME_ALL}});
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    destroy(bench);
}

TEST_MAIN()
{
    return test_run("grids", (const struct test_case[]){TEST(a_successor_has_slot_and_place),
                                                        TEST(numbers_go_through_the_grid_x_first),
                                                        TEST(ends_that_wait_share_an_event),
                                                        TEST(another_event_closes_one),
                                                        TEST(an_event_holds_ten),
                                                        TEST(a_lost_cu_takes_nothing),
                                                        TEST(a_killed_or_saved_workgroup_leaves_nothing),
                                                        TEST(commands_for_the_one_before_are_refused),
                                                        TEST(taking_back_says_how_far_it_got),
                                                        TEST(impossible_grids_are_refused),
                                                        TEST(a_new_kernel_has_nothing),
                                                        TEST(waiting_has_no_such_extension),
                                                        {0}});
}
