/* test_placing.c - a dispatcher that places work-groups by itself (docs/reference/delegation.md): which, where, when. */
#include "support_placing.h"

/* Eight WGs run in the GPU's eight places; each one that ends is followed by the next, and the kernel ends by itself. */
static void a_grid_is_launched_and_ended(void)
{
    struct bench *bench = create_gpu(2, 4);

    begin_given(bench, 0, 12);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, 8);
    for (uint32_t number = 0; number < 12; number++) {
        CHECK_EQUAL(step_of(bench, number), 1);
        let_end(bench, number);
        if (number < 11)
            EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, number + 9 < 12 ? number + 9 : 12);
    }
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    for (uint32_t number = 0; number < 12; number++)
        CHECK_EQUAL(step_of(bench, number), 3);
    destroy(bench);
}

/* Only a part of the grid is the dispatcher's. */
static void a_part_of_a_grid_is_given(void)
{
    struct bench *bench = create_gpu(1, 1);

    let_end_all(bench, 0, GRID);
    begin_given(bench, 30, 33);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L30 L31 L32");
    destroy(bench);
}

/* No work-group is left: the kernel has ended. */
static void an_empty_part_ends_at_once(void)
{
    struct bench *bench = create_gpu(1, 1);
    struct cp_event event;

    begin_given(bench, GRID, GRID);
    event = next_event(bench, SETTLE);
    CHECK_EQUAL(event.kind, CP_EVENT_KERNEL_ENDED);
    CHECK_EQUAL(event.kernel.kernel, 0);
    begin_grid(bench, 0, 0); /* its number is free */
    EXPECT_NOTHING(bench, SETTLE);
    destroy(bench);
}

/*
 * A WG has the only place. Kernels are given behind it, and their WGs end at once: they follow one after the other. The
 * kernel of the row's place i has WGs from 16 i on.
 */
#define BLOCKER 240u
#define GIVEN   3u

struct order {
    const char *name;
    struct {
        uint16_t queue, priority, count;
    } given[GIVEN];
    const char *story;
};

static void block(struct bench *bench)
{
    begin_grid(bench, 9, 9);
    give_grid(bench, 9, 3, BLOCKER, BLOCKER + 1);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L240");
}

static void kernels_go_in_order(void)
{
    static const struct order rows[] = {
        {"one", {{0, 0, 4}}, "L0 L1 L2 L3"},
        {"the higher priority first", {{0, 0, 2}, {1, 2, 2}, {2, 1, 2}}, "L16 L17 L32 L33 L0 L1"},
        {"of one queue, too", {{0, 0, 2}, {0, 2, 2}}, "L16 L17 L0 L1"},
        {"two queues take turns", {{0, 1, 3}, {1, 1, 3}}, "L0 L16 L1 L17 L2 L18"},
        {"three queues take turns", {{0, 1, 3}, {1, 1, 1}, {2, 1, 2}}, "L0 L16 L32 L1 L33 L2"},
        {"kernels of a queue share its turns", {{0, 0, 2}, {0, 0, 2}, {1, 0, 4}}, "L0 L32 L1 L33 L16 L34 L17 L35"},
        {"kernels of a queue keep their order", {{0, 0, 2}, {0, 0, 2}, {0, 0, 1}}, "L0 L1 L16 L17 L32"},
        {"turns below a priority", {{0, 0, 2}, {1, 0, 2}, {2, 3, 1}}, "L32 L0 L16 L1 L17"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 1);
        uint32_t given = 0;

        test_context(rows[i].name);
        block(bench);
        let_end_all(bench, 0, 64);
        for (; given < GIVEN && rows[i].given[given].count; given++) {
            begin_grid(bench, (uint16_t)given, rows[i].given[given].queue);
            give_grid(bench, (uint16_t)given, rows[i].given[given].priority, 16 * given,
                      16 * given + rows[i].given[given].count);
        }
        EXPECT_NOTHING(bench, SETTLE);
        let_end(bench, BLOCKER);
        for (uint32_t k = 0; k <= given; k++)
            EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        EXPECT_STORY("L", rows[i].story);
        destroy(bench);
    }
    test_context(NULL);
}

/*
 * In one queue: ready ones, new ones, preempted ones, each kind in its order; but not more than four ready ones in a row while there are
 * others. A preempted one that has waited for CP_ORDER_PREEMPTED placements goes before new ones. The row's list names those that were saved,
 * in the order in which they can run: p: preempted, r: not. New ones are 16 and more.
 */
static void kinds_go_in_order(void)
{
    static const struct {
        const char *list;
        uint32_t fresh;
        const char *story;
        uint64_t waited; /* placements, since they can run */
    } rows[] = {
        {"r0", 1, "R0 L16", 0},
        {"p0", 1, "L16 R0", 0},
        {"p0", 1, "L16 R0", CP_ORDER_PREEMPTED - 1},
        {"p0", 1, "R0 L16", CP_ORDER_PREEMPTED},
        {"p0 r1", 1, "R1 R0 L16", CP_ORDER_PREEMPTED},
        {"p0 r1", 0, "R1 R0", 0},
        {"p0 p1 r2 r3", 2, "R2 R3 L16 L17 R0 R1", 0},
        {"r2 r0 r1", 0, "R2 R0 R1", 0},
        {"p2 p0 p1", 0, "R2 R0 R1", 0},
        {"r0 r1 r2 r3 r4 r5", 0, "R0 R1 R2 R3 R4 R5", 0},
        {"r0 r1 r2 r3 r4 r5", 2, "R0 R1 R2 R3 L16 R4 R5 L17", 0},
        {"r0 r1 r2 r3 r4 r5 p6", 0, "R0 R1 R2 R3 R6 R4 R5", 0},
        {"p6 r0 r1 r2 r3 r4 r5", 1, "R0 R1 R2 R3 L16 R4 R5 R6", 0},
        {"r0 r1 r2 r3 r4 r5 r6 r7 r8 r9", 3, "R0 R1 R2 R3 L16 R4 R5 R6 R7 L17 R8 R9 L18", 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 1);

        test_context(rows[i].list);
        begin_grid(bench, 0, 0);
        for (uint32_t number = 0; number <= strlen(rows[i].list) / 3; number++) {
            launch(bench, number);
            force_save(bench, number);
            EXPECT(bench, CP_EVENT_SAVED);
        }
        launch(bench, 50); /* in the way */
        give_launched(bench, 16, 16 + rows[i].fresh);
        for (const char *name = rows[i].list;; name += 3) {
            list(bench, (uint32_t)(name[1] - '0'), name[0] == 'p');
            if (!name[2])
                break;
        }
        EXPECT_NOTHING(bench, SETTLE);
        bench->dispatcher->placing.placements += rows[i].waited;
        chapters = 0;
        let_end_all(bench, 0, 51);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        EXPECT_STORY("LR", rows[i].story);
        destroy(bench);
    }
    test_context(NULL);
}

/*
 * Two kernels of one queue, in the order in which they were given: a kind that goes first does so of the second kernel, too. Of
 * one kind the WG goes first that has waited through more placements; with as many, that of the first kernel. The row's list is
 * that of kinds_go_in_order, with a + where a WG is placed between two. WGs 0 to 3 and new ones from 16 on are the first
 * kernel's, WGs 4 to 7 and those from 32 on the second one's.
 */
static void kinds_go_before_kernels(void)
{
    static const struct {
        const char *list;
        uint32_t fresh[2];
        const char *story;
        uint64_t waited; /* placements, since all can run */
    } rows[] = {
        {"r4", {1, 0}, "R4 L16", 0},         {"r4", {1, 1}, "R4 L16 L32", 0},
        {"p0", {0, 1}, "L32 R0", 0},         {"p4", {1, 0}, "R4 L16", CP_ORDER_PREEMPTED},
        {"p0 r4", {0, 0}, "R4 R0", 0},       {"r4 r0", {0, 0}, "R0 R4", 0},
        {"r4+r0", {0, 0}, "R4 R0", 0},       {"r0+r4", {0, 0}, "R0 R4", 0},
        {"r4+r0 r5", {0, 0}, "R4 R0 R5", 0}, {"r5 r4+r0", {0, 0}, "R5 R4 R0", 0},
        {"p4 p0", {0, 0}, "R0 R4", 0},       {"p4+p0", {0, 0}, "R4 R0", 0},
        {"p0+p4", {0, 0}, "R0 R4", 0},       {"p4+p0", {0, 0}, "R4 R0", CP_ORDER_PREEMPTED},
        {"p0+r4", {0, 0}, "R4 R0", 0},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 1);

        test_context(rows[i].list);
        for (uint16_t kernel = 0; kernel < 2; kernel++)
            begin_grid(bench, kernel, 0);
        for (const char *name = rows[i].list; *name; name += name[2] ? 3 : 2) {
            launch_of(bench, name[1] >= '4', (uint32_t)(name[1] - '0'));
            force_save(bench, (uint32_t)(name[1] - '0'));
            EXPECT(bench, CP_EVENT_SAVED);
        }
        launch(bench, 50); /* in the way */
        for (uint16_t kernel = 0; kernel < 2; kernel++)
            give_launched_of(bench, kernel, 16u * (kernel + 1u), 16u * (kernel + 1u) + rows[i].fresh[kernel]);
        for (const char *name = rows[i].list; *name; name += name[2] ? 3 : 2) {
            list(bench, (uint32_t)(name[1] - '0'), name[0] == 'p');
            bench->dispatcher->placing.placements += name[2] == '+';
        }
        EXPECT_NOTHING(bench, SETTLE);
        bench->dispatcher->placing.placements += rows[i].waited;
        chapters = 0;
        let_end_all(bench, 0, 51);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        EXPECT_STORY("LR", rows[i].story);
        destroy(bench);
    }
    test_context(NULL);
}

/* A kernel has been passed over for CP_ORDER_TURN placements: it gets one, whatever its priority. */
static void a_low_priority_has_its_turn(void)
{
    struct bench *bench = create_gpu(1, 1);
    uint32_t before = 0;

    block(bench);
    let_end_all(bench, 0, 200);
    begin_grid(bench, 0, 0);
    give_grid(bench, 0, 0, 0, 2);
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 1, 16, 200);
    let_end(bench, BLOCKER);
    for (uint32_t i = 0; i < 3; i++)
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    for (uint32_t turn = 0; turn < 2; turn++) {
        uint32_t others = 0;

        for (; before < chapters && (story[before].what != 'L' || story[before].number != turn); before++)
            others += story[before].what == 'L';
        before++;
        CHECK_EQUAL(others, CP_ORDER_TURN);
    }
    destroy(bench);
}

/*
 * Queues of one priority share time on slots: after a WG that was there for long its queue waits until the other one has used as much, in
 * however many WGs, by its weight. But a queue catches up by no more than what a slot counts in advance.
 */
static void queues_share_time(void)
{
    static const struct {
        uint64_t time, advance;
        uint16_t weight; /* of the first queue; the other one has 1 */
    } rows[] = {{5000, 262144, 0},  {20000, 262144, 1}, {40000, 262144, 1}, {40000, 262144, 2},
                {40000, 262144, 4}, {40000, 6000, 1},   {40000, 12000, 1},  {40000, 6000, 2}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint64_t used = 0, first = 0, one = 0, owed;
        struct parameters parameters = small_gpu(1, 1);
        struct bench *bench;

        parameters.dispatcher_slot_cycles = rows[i].advance;
        bench = create_gpu_of(&parameters);

        let_end_all(bench, 1, GRID);
        begin_grid(bench, 0, 0);
        send(bench, (struct cp_command){.opcode = CP_COMMAND_GIVE, .give = {.weight = rows[i].weight, .end = 3}});
        begin_grid(bench, 1, 1);
        give_grid(bench, 1, 0, 16, 200);
        EXPECT_NOTHING(bench, rows[i].time);
        let_end(bench, 0);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
        first = when('D', 0) - when('L', 0);
        for (uint32_t number = 16; when('D', number) < when('L', 1); number++) {
            one = when('D', number) - when('L', number);
            used += one;
        }
        owed = first / (rows[i].weight ? rows[i].weight : 1);
        owed = owed < rows[i].advance ? owed : rows[i].advance;
        CHECK(first >= rows[i].time);
        CHECK(used + one >= owed && used <= owed + one);
        destroy(bench);
    }
}

/*
 * A kernel of a higher priority is given in the cycle in which a place becomes free, which was kept for another one: it
 * goes first, and both run.
 */
static void a_kept_place_changes_hands(void)
{
    struct bench *bench = create_gpu(1, 1);

    block(bench);
    let_end_all(bench, 0, 64);
    begin_grid(bench, 0, 0);
    give_grid(bench, 0, 0, 0, 1);
    EXPECT_NOTHING(bench, SETTLE);
    let_end(bench, BLOCKER);
    step_to(bench, 0, GPU_SLOT_FREE);
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 1, 16, 17);
    for (uint32_t i = 0; i < 3; i++)
        EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_STORY("L", "L16 L0");
    destroy(bench);
}

/* Returns how many WGs of a part of the grid were launched since the story was last told. */
static uint32_t launched(uint32_t start, uint32_t end)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < chapters; i++)
        count += story[i].what == 'L' && story[i].number >= start && story[i].number < end;
    return count;
}

/* No more WGs of a queue are alive than its limit, of however many kernels; those of another queue do not count. */
static void a_queue_has_a_limit(void)
{
    static const struct {
        const char *name;
        uint16_t limits[2], queues[2];
        uint32_t first[2], second[2]; /* launched of each kernel, at once and when WG 0 has ended */
    } rows[] = {
        {"no limit", {0, 0}, {0, 0}, {3, 3}, {3, 3}},
        {"one kernel", {2, 0}, {0, 1}, {2, 3}, {3, 3}},
        {"two kernels of a queue", {2, 2}, {0, 0}, {2, 0}, {3, 0}},
        {"two queues", {1, 2}, {0, 1}, {1, 2}, {2, 2}},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct bench *bench = create_gpu(1, 8);

        test_context(rows[i].name);
        for (uint16_t k = 0; k < 2; k++) {
            begin_grid(bench, k, rows[i].queues[k]);
            send(bench, (struct cp_command){
                            .opcode = CP_COMMAND_GIVE,
                            .give = {.kernel = k, .limit = rows[i].limits[k], .next = 16u * k, .end = 16u * k + 3}});
        }
        EXPECT_NOTHING(bench, SETTLE);
        for (uint32_t k = 0; k < 2; k++)
            CHECK_EQUAL(launched(16 * k, 16 * k + 3), rows[i].first[k]);
        let_end(bench, 0);
        EXPECT_NOTHING(bench, SETTLE);
        for (uint32_t k = 0; k < 2; k++)
            CHECK_EQUAL(launched(16 * k, 16 * k + 3), rows[i].second[k]);
        destroy(bench);
    }
    test_context(NULL);
}

static void begin_with_scratch(struct bench *bench, uint64_t arena, uint32_t wave_bytes)
{
    const struct isa_kernel *code = &bench->program->kernels[0];

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.workgroup_size = {64, 1, 1},
                                              .grid_size = {64 * GRID, 1, 1},
                                              .code_properties = code->descriptor.kernel_code_properties,
                                              .rsrc1 = code->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = code->descriptor.compute_pgm_rsrc2,
                                              .private_segment = wave_bytes / 64,
                                              .scratch_wave_bytes = wave_bytes,
                                              .scratch_base = arena,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
}

/* No more WGs are alive than there are slots; those that have ended are used again. */
static void slots_are_used_again(void)
{
    struct bench *bench = create_gpu(2, 40);

    begin_given(bench, 0, SLOTS + 3);
    EXPECT_NOTHING(bench, 4 * SETTLE);
    CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->launched, SLOTS);
    chapters = 0;
    let_end(bench, 17);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("DL", "D17 L64");
    CHECK_EQUAL(slot_at(bench, 17)->id[0], SLOTS);
    let_end_all(bench, 0, SLOTS + 3);
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    EXPECT_STORY("L", "L65 L66");
    destroy(bench);
}

/* Each WG has a part of the arena of its own, and waits for one. */
static void scratch_is_shared_out(void)
{
    struct bench *bench = create_gpu(1, 8);
    const uint32_t wave_bytes = 1024;
    uint64_t arena = mem_allocate(&bench->memory, 3 * wave_bytes, 1024, MEM_RIGHTS_READ_WRITE);
    uint32_t parts = 0;

    begin_with_scratch(bench, arena, wave_bytes);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_GIVE, .give = {.scratch_slots = 3, .next = 0, .end = 5}});
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0 L1 L2");
    for (uint32_t i = 0; i < 3; i++) {
        CHECK_EQUAL((slot_at(bench, i)->scratch - arena) % wave_bytes, 0);
        parts |= 1u << (slot_at(bench, i)->scratch - arena) / wave_bytes;
    }
    CHECK_EQUAL(parts, 7);
    parts = (uint32_t)(slot_at(bench, 1)->scratch - arena);
    let_end(bench, 1);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L3");
    CHECK_EQUAL(slot_at(bench, 1)->scratch - arena, parts);
    destroy(bench);
}

/* The next place is on the CU behind the last one; a full CU is passed over until a WG has left it. */
static void compute_units_go_round(void)
{
    struct bench *bench = create_gpu(3, 2);

    begin_given(bench, 0, 9);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0@0 L1@1 L2@2 L3@0 L4@1 L5@2");
    let_end(bench, 4);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L6@1");
    let_end(bench, 3);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L7@0");
    destroy(bench);
}

/* A lost CU is not used; when it is back it is. */
static void lost_compute_units_are_left_out(void)
{
    struct bench *bench = create_gpu(3, 1);

    lose_cu(bench, 1);
    begin_given(bench, 0, 4);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0@0 L1@2");
    return_cu(bench, 1);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L2@1");
    destroy(bench);
}

/* WGs of two waves come in twice dispatcher.wave_cycles, one after the other. */
static void a_wave_takes_its_time(void)
{
    static const uint64_t times[] = {0, 1, 7, 100};

    for (size_t i = 0; i < sizeof(times) / sizeof(times[0]); i++) {
        struct parameters parameters = small_gpu(2, 8);
        struct bench *bench;

        parameters.dispatcher_wave_cycles = times[i];
        bench = create_gpu_of(&parameters);
        begin_kernel(bench, 0, 2);
        give_grid(bench, 0, 0, 0, 4);
        EXPECT_NOTHING(bench, SETTLE);
        for (uint32_t k = 1, last = 0; k < chapters; k++) {
            if (story[k].what != 'L')
                continue;
            CHECK_EQUAL(story[k].cycle - story[last].cycle, 2 * times[i]);
            last = k;
        }
        EXPECT_STORY("L", "L0 L1 L2 L3");
        destroy(bench);
    }
}

/* Work-groups of a kernel, and kernels, end in any order; each kernel once. */
static void kernels_end_in_any_order(void)
{
    static const uint16_t orders[][GIVEN] = {{0, 1, 2}, {2, 1, 0}, {1, 0, 2}, {1, 2, 0}};

    for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++) {
        struct bench *bench = create_gpu(2, 8);

        for (uint16_t k = 0; k < GIVEN; k++) {
            begin_grid(bench, k, k);
            give_grid(bench, k, 0, 16u * k, 16u * k + 2);
        }
        EXPECT_NOTHING(bench, SETTLE);
        for (uint32_t k = 0; k < GIVEN; k++) {
            struct cp_event event;

            let_end(bench, 16u * orders[i][k] + 1);
            EXPECT_NOTHING(bench, SETTLE);
            let_end(bench, 16u * orders[i][k]);
            event = next_event(bench, SETTLE);
            CHECK_EQUAL(event.kind, CP_EVENT_KERNEL_ENDED);
            CHECK_EQUAL(event.kernel.kernel, orders[i][k]);
        }
        EXPECT_NOTHING(bench, SETTLE);
        CHECK_EQUAL(gpu_dispatcher_counters(bench->dispatcher)->finished, 2 * GIVEN);
        destroy(bench);
    }
}

/*
 * One place is kept for the kernel that is first and fits nowhere, though a smaller one of another priority would fit. The big one
 * needs both places of a CU.
 */
static void a_compute_unit_is_kept(void)
{
    struct bench *bench = create_gpu(2, 2);

    begin_grid(bench, 0, 0); /* numbers 0 and 1 on CUs 0 and 1 */
    give_grid(bench, 0, 0, 0, 2);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0@0 L1@1");
    begin_kernel(bench, 1, 2); /* two waves */
    give_grid(bench, 1, 2, 3, 4);
    EXPECT_NOTHING(bench, SETTLE);
    begin_grid(bench, 2, 2);
    give_grid(bench, 2, 1, 32, 36);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L32@1");
    let_end(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L3@0");
    destroy(bench);
}

/* The kernel that a CU is kept for is dropped: the CU is open again. */
static void a_dropped_kernel_keeps_nothing(void)
{
    struct bench *bench = create_gpu(2, 2);

    begin_grid(bench, 0, 0);
    give_grid(bench, 0, 0, 0, 2);
    EXPECT_NOTHING(bench, SETTLE);
    begin_kernel(bench, 1, 2); /* two waves */
    give_grid(bench, 1, 2, 3, 4);
    begin_grid(bench, 2, 2);
    give_grid(bench, 2, 1, 32, 36);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L0@0 L1@1 L32@1");
    send(bench, (struct cp_command){.opcode = CP_COMMAND_DROP, .end = {.kernel = 1}});
    EXPECT(bench, CP_EVENT_KERNEL_ENDED);
    CHECK(!bench->dispatcher->placing.reserved);
    EXPECT_NOTHING(bench, SETTLE);
    EXPECT_STORY("L", "L33@0");
    destroy(bench);
}

/* What was not launched and what is on lists is counted for reports. */
static void what_is_left_is_counted(void)
{
    struct bench *bench = create_gpu(1, 2);

    begin_given(bench, 0, 7);
    begin_grid(bench, 1, 1);
    give_grid(bench, 1, 0, 16, 20);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(gpu_shares_unlaunched(bench->dispatcher), 9);
    CHECK_EQUAL(gpu_shares_listed(bench->dispatcher), 0);
    lose_cu(bench, 0);
    let_pass(bench, 0);
    EXPECT_NOTHING(bench, SETTLE);
    CHECK_EQUAL(gpu_shares_listed(bench->dispatcher), 2);
    send(bench, (struct cp_command){.opcode = CP_COMMAND_TAKE});
    CHECK_EQUAL(gpu_shares_unlaunched(bench->dispatcher), 0);
    CHECK_EQUAL(gpu_shares_listed(bench->dispatcher), 0);
    destroy(bench);
}

TEST_MAIN()
{
    return test_run("placing", (const struct test_case[]){TEST(a_grid_is_launched_and_ended),
                                                          TEST(a_part_of_a_grid_is_given),
                                                          TEST(an_empty_part_ends_at_once),
                                                          TEST(kernels_go_in_order),
                                                          TEST(kinds_go_in_order),
                                                          TEST(kinds_go_before_kernels),
                                                          TEST(a_low_priority_has_its_turn),
                                                          TEST(queues_share_time),
                                                          TEST(a_kept_place_changes_hands),
                                                          TEST(a_queue_has_a_limit),
                                                          TEST(slots_are_used_again),
                                                          TEST(scratch_is_shared_out),
                                                          TEST(compute_units_go_round),
                                                          TEST(lost_compute_units_are_left_out),
                                                          TEST(a_wave_takes_its_time),
                                                          TEST(kernels_end_in_any_order),
                                                          TEST(a_compute_unit_is_kept),
                                                          TEST(a_dropped_kernel_keeps_nothing),
                                                          TEST(what_is_left_is_counted),
                                                          {0}});
}
