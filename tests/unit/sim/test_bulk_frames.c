/* test_bulk_frames.c - bulk (docs/reference/hal.md): several work-groups launched by one command, and ended by one event. */
#include "support_dispatcher.h"

/* A work-group has two words: it adds 1 to the first, spins until the second is not 0, and adds 1 to the first again. */
static const char spins[] = "k:\n\ts_lshl_b32 s3, s2, 3\n\ts_add_u32 s0, s0, s3\n\tv_mov_b32_e32 v0, s0\n"
                            "\tv_mov_b32_e32 v1, s1\n\tv_mov_b32_e32 v2, 1\n\tv_add_u32_e32 v4, vcc, 4, v0\n"
                            "\tv_mov_b32_e32 v5, v1\n\ts_mov_b64 exec, 1\n\tflat_atomic_add v[0:1], v2\n"
                            "again:\n\tflat_load_dword v3, v[4:5] glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
                            "\tv_readfirstlane_b32 s4, v3\n\ts_cmp_eq_u32 s4, 0\n\ts_cbranch_scc1 again\n"
                            "\tflat_atomic_add v[0:1], v2\n";

#define SETTLE 5000u

static void switch_bulk(struct bench *bench, bool on)
{
    send(bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                    .waiting = {.extensions = on ? CP_EXTENSION_BULK : 0, .resume = CP_RESUME_ALL}});
}

static struct bench *create_spinning(void)
{
    struct bench *bench = create(spins);

    begin(bench);
    switch_bulk(bench, true);
    return bench;
}

/* WGs first, first + 1, ... in slots 0, 1, ..., on the CUs by turns. */
static struct cp_command launches(const struct bench *bench, uint32_t first, uint32_t count)
{
    struct cp_command command = {
        .opcode = CP_COMMAND_LAUNCHES,
        .launches = {
            .count = (uint16_t)count, .first = first, .contexts = bench->contexts, .context_bytes = CONTEXT_BYTES}};

    for (uint32_t i = 0; i < count && i < CP_LAUNCHES_MOST; i++)
        command.launches.launches[i] =
            (struct cp_bulk_launch){.generation = 7, .slot = (uint16_t)i, .spot = CP_LAUNCH_SPOT(i & 1u, i >> 1 & 1u)};
    return command;
}

static struct bench *create_running(uint32_t count)
{
    struct bench *bench = create_spinning();

    send(bench, launches(bench, 0, count));
    EXPECT_NOTHING(bench, SETTLE);
    return bench;
}

static const struct gpu_slot *slot_of(const struct bench *bench, uint32_t slot)
{
    return gpu_dispatcher_slot(bench->dispatcher, slot);
}

static bool is_free(const struct bench *bench, uint32_t slot)
{
    return slot_of(bench, slot)->state == GPU_SLOT_FREE;
}

/* The work-group may end. The event is not taken yet. */
static void let_end(struct bench *bench, uint32_t slot)
{
    store(bench, bench->data + slot * 8 + 4, 1);
    while (!is_free(bench, slot) && clock_step(&bench->clock, bench->clock.now + MANY))
        ;
    CHECK(is_free(bench, slot));
}

static void expect_ends_of(struct bench *bench, uint32_t kernel, uint32_t count, const uint32_t *slots)
{
    struct cp_event event = next_event(bench, 0);

    CHECK_EQUAL(event.kind, CP_EVENT_ENDS);
    CHECK_EQUAL(event.tag, 0);
    CHECK_EQUAL(event.grid.kernel, kernel);
    CHECK_EQUAL(event.grid.next, 0);
    CHECK_EQUAL(event.grid.count, count);
    for (uint32_t i = 0; i < count && i < CP_GRID_ENDS; i++) {
        CHECK_EQUAL(event.grid.ends[i].slot, slots[i]);
        CHECK_EQUAL(event.grid.ends[i].generation, 7);
    }
}

static void expect_ends(struct bench *bench, uint32_t count, const uint32_t *slots)
{
    expect_ends_of(bench, 0, count, slots);
}

static void expect_of(struct bench *bench, enum cp_event_kind kind, uint32_t slot)
{
    struct cp_event event = next_event(bench, MANY);

    CHECK_EQUAL(event.kind, kind);
    CHECK_EQUAL(event.wg.slot, slot);
}

/* Launches */

static void a_frame_launches_its_workgroups(void)
{
    struct bench *bench = create_spinning();

    send(bench, launches(bench, 3, 5));
    EXPECT_NOTHING(bench, SETTLE);
    for (uint32_t i = 0; i < 5; i++) {
        CHECK_EQUAL(slot_of(bench, i)->state, GPU_SLOT_RESIDENT);
        CHECK_EQUAL(slot_of(bench, i)->generation, 7);
        CHECK_EQUAL(slot_of(bench, i)->cu, i & 1u);
        CHECK_EQUAL(slot_of(bench, i)->workgroup->waves[0].simd, i >> 1 & 1u);
        CHECK_EQUAL(slot_of(bench, i)->context, bench->contexts + i * CONTEXT_BYTES);
        CHECK_EQUAL(slot_of(bench, i)->id[0], 3 + i);
        CHECK_EQUAL(word(bench, (3 + i) * 8), 1);
    }
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, 5);
    destroy(bench);
}

static void lose_cu_1(struct bench *bench, struct cp_command *command)
{
    (void)command;
    gpu_dispatcher_lose_cu(bench->dispatcher, 1, bench->clock.now);
    EXPECT(bench, CP_EVENT_CU_LOST);
}

static void take_slot_1(struct bench *bench, struct cp_command *command)
{
    (void)command;
    send(bench, place(bench, CP_COMMAND_LAUNCH, 1, 0));
}

static void go_beyond_the_grid(struct bench *bench, struct cp_command *command)
{
    (void)bench;
    command->launches.first = SLOTS - 1; /* the second one is beyond */
}

static void misplace_contexts(struct bench *bench, struct cp_command *command)
{
    (void)bench;
    command->launches.context_bytes -= 64; /* that of slot 0 is right */
}

static void name_no_slot(struct bench *bench, struct cp_command *command)
{
    (void)bench;
    command->launches.launches[1].slot = SLOTS;
}

static void name_no_cu(struct bench *bench, struct cp_command *command)
{
    (void)bench;
    command->launches.launches[1].spot = UINT16_MAX;
}

static void name_no_simd(struct bench *bench, struct cp_command *command)
{
    (void)bench;
    command->launches.launches[1].spot |= 15;
}

static void each_is_refused_by_itself(void)
{
    static const struct {
        const char *name;
        void (*change)(struct bench *bench, struct cp_command *command);
        enum cp_refusal reason;
    } cases[] = {
        {"its CU is lost", lose_cu_1, CP_REFUSED_CU},
        {"its slot is taken", take_slot_1, CP_REFUSED_STALE},
        {"it is beyond the grid", go_beyond_the_grid, CP_REFUSED_ARGUMENT},
        {"its context is elsewhere", misplace_contexts, CP_REFUSED_CONTEXT},
        {"no such slot", name_no_slot, CP_REFUSED_STALE},
        {"no such CU", name_no_cu, CP_REFUSED_CU},
        {"no such SIMD", name_no_simd, CP_REFUSED_ARGUMENT},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct bench *bench = create_spinning();
        struct cp_command command = launches(bench, 0, 2);
        struct cp_event event;

        test_context(cases[i].name);
        cases[i].change(bench, &command);
        send(bench, command);
        event = next_event(bench, 0);
        CHECK_EQUAL(event.kind, CP_EVENT_REFUSED);
        CHECK_EQUAL(event.reason, cases[i].reason);
        CHECK_EQUAL(event.tag, bench->tag);
        CHECK_EQUAL(event.wg.slot, command.launches.launches[1].slot);
        CHECK_EQUAL(event.wg.generation, 7);
        EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(slot_of(bench, 0)->state, GPU_SLOT_RESIDENT);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->refused, 1);
        destroy(bench);
    }
    test_context(NULL);
}

static void an_unknown_kernel_has_no_workgroups(void)
{
    struct bench *bench = create_spinning();
    struct cp_command command = launches(bench, 0, 2);

    command.launches.kernel = 1;
    send(bench, command);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
    EXPECT_NOTHING(bench, 0);
    destroy(bench);
}

static void a_frame_without_a_count_is_refused_once(void)
{
    static const uint32_t counts[] = {0, CP_LAUNCHES_MOST + 1, UINT16_MAX};

    for (uint32_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        struct bench *bench = create_spinning();

        send(bench, launches(bench, 0, counts[i]));
        EXPECT_REFUSED(bench, CP_REFUSED_ARGUMENT);
        EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, 0);
        destroy(bench);
    }
}

/* Ends */

static void ends_that_wait_share_an_event(void)
{
    struct bench *bench = create_running(6);

    let_end(bench, 4);
    let_end(bench, 0);
    let_end(bench, 2);
    expect_ends(bench, 3, (const uint32_t[]){4, 0, 2});
    let_end(bench, 1);
    expect_ends(bench, 1, (const uint32_t[]){1});
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

static void another_event_closes_one(void)
{
    struct bench *bench = create_running(4);

    let_end(bench, 0);
    gpu_dispatcher_doorbell(bench->dispatcher, 0, bench->clock.now);
    let_end(bench, 1);
    let_end(bench, 3);
    expect_ends(bench, 1, (const uint32_t[]){0});
    EXPECT(bench, CP_EVENT_DOORBELL);
    expect_ends(bench, 2, (const uint32_t[]){1, 3});
    destroy(bench);
}

/* An event names work-groups of one kernel. */
static void kernels_do_not_share_an_event(void)
{
    struct bench *bench = create_running(2);
    struct cp_command command = launches(bench, 2, 2);

    begin_kernel(bench, 1, 1);
    command.launches.kernel = 1;
    for (uint32_t i = 0; i < 2; i++)
        command.launches.launches[i].slot = (uint16_t)(2 + i);
    send(bench, command);
    EXPECT_NOTHING(bench, SETTLE);
    let_end(bench, 0);
    let_end(bench, 2);
    let_end(bench, 3);
    let_end(bench, 1);
    expect_ends(bench, 1, (const uint32_t[]){0});
    expect_ends_of(bench, 1, 2, (const uint32_t[]){2, 3});
    expect_ends(bench, 1, (const uint32_t[]){1});
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

/* Slots are used again, as often as it takes: the firmware need not have heard of the ends. */
static void an_event_holds_ten(void)
{
    static const uint32_t slots[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    struct bench *bench = create_spinning();

    for (uint32_t i = 0; i < CP_GRID_ENDS + 1; i++) {
        struct cp_command command = launches(bench, i % SLOTS, 1);

        send(bench, command);
        store(bench, bench->data + (i % SLOTS) * 8 + 4, 1);
        while (!is_free(bench, 0) && clock_step(&bench->clock, bench->clock.now + MANY))
            ;
    }
    expect_ends(bench, CP_GRID_ENDS, slots);
    expect_ends(bench, 1, slots);
    destroy(bench);
}

static void without_the_extension_each_has_a_done(void)
{
    struct bench *bench = create_running(3);

    let_end(bench, 0);
    switch_bulk(bench, false);
    let_end(bench, 1);
    let_end(bench, 2);
    expect_ends(bench, 1, (const uint32_t[]){0});
    expect_of(bench, CP_EVENT_DONE, 1);
    expect_of(bench, CP_EVENT_DONE, 2);
    destroy(bench);
}

/* A resident that is killed leaves a place, one that is saved does not. */
static void a_kill_ends_a_resident(void)
{
    struct bench *bench = create_running(3);

    force_save(bench, 2);
    expect_of(bench, CP_EVENT_SAVED, 2);
    send(bench, place(bench, CP_COMMAND_KILL, 1, 0));
    while (!is_free(bench, 1) && clock_step(&bench->clock, bench->clock.now + MANY))
        ;
    let_end(bench, 0);
    send(bench, place(bench, CP_COMMAND_KILL, 2, 0));
    expect_ends(bench, 2, (const uint32_t[]){1, 0});
    expect_of(bench, CP_EVENT_DONE, 2);
    destroy(bench);
}

/* DONE names the successor, and there is none in ENDS. */
static void a_successor_is_in_a_done(void)
{
    struct bench *bench = create_running(3);
    struct cp_event event;

    force_save(bench, 2);
    expect_of(bench, CP_EVENT_SAVED, 2);
    send(bench, (struct cp_command){
                    .opcode = CP_COMMAND_WAITING,
                    .waiting = {.extensions = CP_EXTENSION_BULK | CP_EXTENSION_RUN_LISTS, .resume = CP_RESUME_ALL}});
    send(bench, place(bench, CP_COMMAND_LIST, 2, 0));
    let_end(bench, 0);
    event = next_event(bench, 0);
    CHECK_EQUAL(event.kind, CP_EVENT_DONE);
    CHECK_EQUAL(event.tag, 3);
    let_end(bench, 1);
    expect_ends(bench, 1, (const uint32_t[]){1});
    destroy(bench);
}

TEST_MAIN()
{
    return test_run("bulk_frames", (const struct test_case[]){TEST(a_frame_launches_its_workgroups),
                                                              TEST(each_is_refused_by_itself),
                                                              TEST(an_unknown_kernel_has_no_workgroups),
                                                              TEST(a_frame_without_a_count_is_refused_once),
                                                              TEST(ends_that_wait_share_an_event),
                                                              TEST(another_event_closes_one),
                                                              TEST(kernels_do_not_share_an_event),
                                                              TEST(an_event_holds_ten),
                                                              TEST(without_the_extension_each_has_a_done),
                                                              TEST(a_kill_ends_a_resident),
                                                              TEST(a_successor_is_in_a_done),
                                                              {0}});
}
