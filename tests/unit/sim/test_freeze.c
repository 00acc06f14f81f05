/*
 * test_freeze.c - a work-group may be stopped at any cycle, carried to another CU and continued there: what it leaves
 * in memory is the same as without.
 */
#include "cu_machine.h"

#define ITEMS 256u
#define WAVES (ITEMS / 64)

/*
 * 256 work-items mix their values through the LDS, with barriers, sleeps, loads, stores, atomics, scalar loads, partial
 * EXEC, SCC and VCC that live across the places where the WG may be stopped. s[0:1]: data; v0: work-item.
 * data[0..255] in, data[256..] running values, data[512] a sum by atomics, data[1024..] out.
 */
static const char mixing[] = "v_lshlrev_b32_e32 v1, 2, v0\n"
                             "v_mov_b32_e32 v5, s1\n"
                             "v_add_u32_e32 v4, vcc, s0, v1\n"
                             "v_add_u32_e32 v6, vcc, 0x400, v4\n"
                             "v_mov_b32_e32 v7, s1\n"
                             "v_mov_b32_e32 v8, s0\n"
                             "v_add_u32_e32 v8, vcc, 0x800, v8\n"
                             "v_mov_b32_e32 v9, s1\n"
                             "v_mov_b32_e32 v10, 1\n"
                             "flat_load_dword v2, v[4:5]\n"
                             "v_add_u32_e32 v11, vcc, 4, v1\n"
                             "v_and_b32_e32 v11, 0x3ff, v11\n"
                             "s_mov_b32 s20, 4\n"
                             "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
                             "ds_write_b32 v1, v2\n"
                             "s_waitcnt lgkmcnt(0)\n"
                             "s_barrier\n"
                             "again:\n"
                             "ds_read_b32 v3, v11\n"
                             "s_load_dword s21, s[0:1], 0x10\n"
                             "v_cmp_gt_u32_e32 vcc, 0x80000000, v2\n"
                             "s_waitcnt lgkmcnt(0)\n"
                             "v_mul_lo_u32 v2, v2, 3\n"
                             "s_and_saveexec_b64 s[22:23], vcc\n"
                             "v_add_u32_e32 v2, vcc, v2, v3\n"
                             "s_mov_b64 exec, s[22:23]\n"
                             "v_add_u32_e32 v2, vcc, s21, v2\n"
                             "s_barrier\n"
                             "ds_write_b32 v1, v2\n"
                             "flat_store_dword v[6:7], v2\n"
                             "flat_atomic_add v[8:9], v10\n"
                             "s_cmp_eq_u32 s20, 3\n"
                             "s_sleep 1\n"
                             "s_cbranch_scc1 more\n"
                             "s_setprio 1\n"
                             "more:\n"
                             "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
                             "flat_load_dword v12, v[6:7]\n"
                             "s_sub_u32 s20, s20, 1\n"
                             "s_cmp_lg_u32 s20, 0\n"
                             "s_barrier\n"
                             "s_waitcnt vmcnt(0)\n"
                             "v_xor_b32_e32 v2, v2, v12\n"
                             "v_add_u32_e32 v2, vcc, v2, v12\n"
                             "s_cbranch_scc1 again\n"
                             "v_add_u32_e32 v4, vcc, 0x1000, v4\n"
                             "flat_store_dword v[4:5], v2\n"
                             "s_endpgm\n";

/*
 * Waves pass a token through data[0] with waiting atomics: wave w waits until it is w, swaps w + 100 in, adds to
 * data[1], and hands it on. The last wave to be served ends first.
 */
static const char token[] = "v_readfirstlane_b32 s16, v0\n"
                            "s_lshr_b32 s16, s16, 6\n"
                            "s_mov_b64 exec, 1\n"
                            "v_mov_b32_e32 v4, s0\n"
                            "v_mov_b32_e32 v5, s1\n"
                            "v_mov_b32_e32 v7, s16\n"
                            "v_add_u32_e32 v6, vcc, 0x64, v7\n"
                            "v_mov_b32_e32 v8, -1\n"
                            "v_mov_b32_e32 v9, s16\n"
                            "v_mov_b32_e32 v10, s0\n"
                            "v_add_u32_e32 v10, vcc, 4, v10\n"
                            "v_mov_b32_e32 v11, s1\n"
                            "v_add_u32_e32 v13, vcc, 1, v7\n"
                            "again:\n"
                            "onward_wait_cmpswap v12, v[4:5], v[6:7], v[8:9] eq\n"
                            "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
                            "v_readfirstlane_b32 s20, v12\n"
                            "s_cmp_lg_u32 s20, s16\n"
                            "s_cbranch_scc1 again\n"
                            "flat_load_dword v14, v[10:11] glc\n"
                            "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
                            "v_lshlrev_b32_e32 v14, 4, v14\n"
                            "v_add_u32_e32 v14, vcc, v14, v13\n"
                            "flat_store_dword v[10:11], v14\n"
                            "s_waitcnt vmcnt(0)\n"
                            "flat_atomic_swap v[4:5], v13\n"
                            "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
                            "s_barrier\n"
                            "s_endpgm\n";

/* Waves take a lock, data[0], three times each by scoped operations, and add their number to data[1] under it. */
static const char lock[] = "v_readfirstlane_b32 s16, v0\n"
                           "s_lshr_b32 s16, s16, 6\n"
                           "s_mov_b64 exec, 1\n"
                           "v_mov_b32_e32 v4, s0\n"
                           "v_mov_b32_e32 v5, s1\n"
                           "v_mov_b32_e32 v6, 1\n"
                           "v_mov_b32_e32 v7, 0\n"
                           "v_add_u32_e32 v10, vcc, 4, v4\n"
                           "v_mov_b32_e32 v11, s1\n"
                           "s_mov_b32 s21, 3\n"
                           "again:\n"
                           "onward_sync_cmpswap v12, v[4:5], v[6:7] agent acq\n"
                           "v_readfirstlane_b32 s20, v12\n"
                           "s_cmp_lg_u32 s20, 0\n"
                           "s_cbranch_scc1 again\n"
                           "flat_load_dword v14, v[10:11]\n"
                           "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
                           "v_add_u32_e32 v14, vcc, s16, v14\n"
                           "flat_store_dword v[10:11], v14\n"
                           "onward_sync_store v[4:5], v7 agent rel\n"
                           "s_sub_u32 s21, s21, 1\n"
                           "s_cmp_lg_u32 s21, 0\n"
                           "s_cbranch_scc1 again\n"
                           "s_endpgm\n";

/* Waves say the same at their own pace: 8 messages, the counter in their words; data[0] counts those who got through. */
static const char messages[] = "v_readfirstlane_b32 s16, v0\n"
                               "s_lshr_b32 s16, s16, 6\n"
                               "v_mov_b32_e32 v4, s0\n"
                               "v_mov_b32_e32 v5, s1\n"
                               "v_mov_b32_e32 v6, 1\n"
                               "s_mov_b32 s20, 8\n"
                               "again:\n"
                               "s_cmp_eq_u32 s16, 2\n"
                               "s_cbranch_scc0 more\n"
                               "s_sleep 1\n"
                               "more:\n"
                               "flat_load_dword v7, v[4:5]\n"
                               "onward_message s20\n"
                               "s_sub_u32 s20, s20, 1\n"
                               "s_cmp_lg_u32 s20, 0\n"
                               "s_cbranch_scc1 again\n"
                               "s_mov_b64 exec, 1\n"
                               "flat_atomic_add v[4:5], v6\n"
                               "s_endpgm\n";

struct scenario {
    const char *name;
    const char *text;
    uint32_t wait_mode;
    uint64_t timeout;
};

static const struct scenario scenarios[] = {
    {"mixing", mixing, CP_WAIT_IGNORE, 0},
    {"token", token, CP_WAIT_TIMEOUT, 300},
    {"token, spinning", token, CP_WAIT_IGNORE, 0},
    {"messages", messages, CP_WAIT_IGNORE, 0},
    {"lock", lock, CP_WAIT_IGNORE, 0},
};

/* What a WG is when it is nowhere. */
struct image {
    struct isa_wave state[WAVES];
    uint8_t status[WAVES];
    uint32_t message;
    struct mem_condition condition[WAVES];
    uint32_t registers[WAVES][16][ISA_LANES];
    uint8_t lds[1024];
};

static struct machine *create(const struct scenario *scenario)
{
    struct machine *machine = machine_create();

    machine_build(machine);
    machine_load(machine, scenario->text);
    machine_shape(machine, ITEMS, 1024);
    machine->control.wait_mode = scenario->wait_mode;
    machine->control.timeout_cycles = scenario->timeout;
    machine->kernel.rsrc2 = 2u << 1;
    machine->kernel.code_properties = CP_CODE_KERNARG_SEGMENT_PTR;
    if (scenario->text == mixing) {
        for (uint32_t i = 0; i < ITEMS; i++)
            machine_set_word(machine, i, i * 2654435761u);
    }
    return machine;
}

static void copy_out(struct image *image, const struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < WAVES; i++) {
        image->state[i] = workgroup->waves[i].state;
        image->status[i] = workgroup->waves[i].status;
        image->condition[i] = workgroup->waves[i].wait.condition;
        memcpy(image->registers[i], workgroup->waves[i].state.vector, sizeof(image->registers[i]));
    }
    image->message = workgroup->message;
    memcpy(image->lds, workgroup->lds, sizeof(image->lds));
}

static void copy_in(const struct image *image, struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < WAVES; i++) {
        struct isa_wave *state = &workgroup->waves[i].state;

        memcpy(state->scalar, image->state[i].scalar, sizeof(state->scalar));
        state->operation = image->state[i].operation;
        state->mode = image->state[i].mode;
        state->scc = image->state[i].scc;
        state->priority = image->state[i].priority;
        workgroup->waves[i].status = image->status[i];
        workgroup->waves[i].wait.condition = image->condition[i];
        memcpy(state->vector, image->registers[i], sizeof(image->registers[i]));
    }
    workgroup->message = image->message;
    memcpy(workgroup->lds, image->lds, sizeof(image->lds));
}

static bool same(const struct image *image, const struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < WAVES; i++) {
        if (memcmp(image->registers[i], workgroup->waves[i].state.vector, sizeof(image->registers[i])) != 0 ||
            memcmp(image->state[i].scalar, workgroup->waves[i].state.scalar, sizeof(image->state[i].scalar)) != 0 ||
            image->state[i].operation != workgroup->waves[i].state.operation ||
            image->status[i] != workgroup->waves[i].status)
            return false;
    }
    return memcmp(image->lds, workgroup->lds, sizeof(image->lds)) == 0;
}

/* Freezes a WG at a cycle. */
struct freezer {
    struct clock_event event;
    struct machine *machine;
    struct cu_workgroup *workgroup;
    uint32_t cu;
};

static void fire_freeze(struct clock_event *event, uint64_t cycle)
{
    struct freezer *freezer = event->owner;

    cu_freeze(freezer->machine->cus[freezer->cu], freezer->workgroup, cycle);
}

/* Runs up to cycle, freezes there, and waits until the WG is drained. False when it was done before. */
static bool freeze_at(struct machine *machine, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct freezer freezer = {.machine = machine, .workgroup = workgroup, .cu = workgroup->cu};

    freezer.event.fire = fire_freeze;
    freezer.event.owner = &freezer;
    clock_schedule(&machine->clock, &freezer.event, cycle);
    machine->reports.drained = 0;
    while (!machine->reports.drained && !machine->reports.done)
        clock_step(&machine->clock, MACHINE_CYCLE_LIMIT);
    clock_cancel(&machine->clock, &freezer.event);
    return !machine->reports.done;
}

/* Moves a frozen WG to the other CU and lets it run there. */
static struct cu_workgroup *move(struct machine *machine, struct cu_workgroup *workgroup)
{
    static struct image image;
    const uint32_t id[3] = {workgroup->id[0], 0, 0};
    uint32_t from = workgroup->cu, to = (from + 1) % MACHINE_CUS;
    uint64_t later = machine->clock.now + 500;

    copy_out(&image, workgroup);
    machine_run_to(machine, later); /* whatever would still land lands now */
    CHECK(same(&image, workgroup));
    cu_remove(machine->cus[from], workgroup, machine->clock.now);
    path_invalidate_cu(machine->system, to, MEM_INVALIDATE_RESTORE);
    workgroup = cu_install(machine->cus[to], &machine->kernel, id, 0, 2, 1, 0, machine->clock.now);
    copy_in(&image, workgroup);
    cu_thaw(machine->cus[to], workgroup, machine->clock.now);
    return workgroup;
}

static uint8_t *memory_image(struct machine *machine)
{
    uint8_t *bytes = malloc(MACHINE_DATA_BYTES);

    if (!bytes)
        abort();
    mem_read(&machine->memory, machine->data, bytes, MACHINE_DATA_BYTES);
    return bytes;
}

/* Of the messages that a scenario sends. */
static uint32_t messages_digest(const struct scenario *scenario)
{
    uint32_t digest = 0;

    for (uint32_t word = 8; word > 0 && scenario->text == messages; word--)
        digest = digest * 31 + word;
    return digest;
}

static void check_end(struct machine *machine, const struct scenario *scenario, const uint8_t *expected)
{
    uint8_t *got = memory_image(machine);

    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.faults, 0);
    CHECK_EQUAL(machine->reports.message_digest, messages_digest(scenario));
    CHECK(memcmp(got, expected, MACHINE_DATA_BYTES) == 0);
    free(got);
}

/* Cycles of the undisturbed run; *expected receives what it leaves in memory. */
static uint64_t undisturbed(const struct scenario *scenario, uint8_t **expected)
{
    struct machine *machine = create(scenario);
    uint64_t cycles;

    machine_launch(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    cycles = machine->reports.done_at;
    *expected = memory_image(machine);
    machine_free(machine);
    return cycles;
}

static const char *row_name(const struct scenario *scenario, uint64_t cycle)
{
    static char row[64];

    snprintf(row, sizeof(row), "%s, cycle %u", scenario->name, (unsigned)cycle);
    return row;
}

/* The undisturbed result is what the program says, not just what it was the last time. */
static void results(void)
{
    uint8_t *bytes;
    uint32_t word;

    undisturbed(&scenarios[0], &bytes);
    memcpy(&word, bytes + 2048, sizeof(word));
    CHECK_EQUAL(word, 4 * ITEMS);
    free(bytes);
    for (uint32_t i = 1; i < 3; i++) {
        undisturbed(&scenarios[i], &bytes);
        memcpy(&word, bytes, sizeof(word));
        CHECK_EQUAL(word, 4);
        memcpy(&word, bytes + 4, sizeof(word));
        CHECK_EQUAL(word, 0x1234);
        free(bytes);
    }
    undisturbed(&scenarios[4], &bytes);
    memcpy(&word, bytes, sizeof(word));
    CHECK_EQUAL(word, 0);
    memcpy(&word, bytes + 4, sizeof(word));
    CHECK_EQUAL(word, 3 * (0 + 1 + 2 + 3));
    free(bytes);
}

/* Frozen at every cycle of its life, moved, and run to the end. */
static void moved_at_every_cycle(void)
{
    for (size_t i = 0; i < sizeof(scenarios) / sizeof(scenarios[0]); i++) {
        uint8_t *expected;
        uint64_t cycles = undisturbed(&scenarios[i], &expected);

        for (uint64_t cycle = 0; cycle <= cycles; cycle++) {
            struct machine *machine = create(&scenarios[i]);
            struct cu_workgroup *workgroup = machine_launch(machine, 0, 0, 0);

            test_context(row_name(&scenarios[i], cycle));
            if (freeze_at(machine, workgroup, cycle)) {
                move(machine, workgroup);
                machine_run(machine);
            }
            check_end(machine, &scenarios[i], expected);
            machine_free(machine);
        }
        free(expected);
    }
}

/* Frozen and thawed in place, at once or when drained. */
static void thawed_in_place(void)
{
    for (size_t i = 0; i < sizeof(scenarios) / sizeof(scenarios[0]); i++) {
        uint8_t *expected;
        uint64_t cycles = undisturbed(&scenarios[i], &expected);

        for (uint64_t cycle = 0; cycle <= cycles; cycle += 3) {
            struct machine *machine = create(&scenarios[i]);
            struct cu_workgroup *workgroup = machine_launch(machine, 0, 0, 0);

            test_context(row_name(&scenarios[i], cycle));
            machine_run_to(machine, cycle);
            if (!machine->reports.done) {
                cu_freeze(machine->cus[0], workgroup, machine->clock.now);
                if (cycle % 2)
                    machine_run(machine);
                cu_thaw(machine->cus[0], workgroup, machine->clock.now);
                machine_run(machine);
            }
            check_end(machine, &scenarios[i], expected);
            machine_free(machine);
        }
        free(expected);
    }
}

static const char *scenario_text(uint64_t value)
{
    return scenarios[value].name;
}

static struct test_parameter scenario = {
    .name = "scenario", .count = sizeof(scenarios) / sizeof(scenarios[0]), .text = scenario_text};
static struct test_parameter steps = TEST_RANGE("step", 0, TEST_ROUNDS(52)); /* of 7 cycles, from 40 on */

/* Moved again and again, after ever other numbers of cycles, with a second WG running beside it on each CU. */
static void moved_often(void)
{
    const struct scenario *row = &scenarios[scenario.value];
    uint64_t step = 40 + 7 * steps.value;
    uint8_t *expected;
    struct machine *machine = create(row);
    struct cu_workgroup *workgroup;
    uint32_t moves = 0;

    undisturbed(row, &expected);
    workgroup = machine_launch(machine, 0, 0, 0);
    while (moves < 100 && freeze_at(machine, workgroup, machine->clock.now + step + 11 * moves)) {
        workgroup = move(machine, workgroup);
        moves++;
    }
    machine_run(machine);
    CHECK(moves > 0);
    check_end(machine, row, expected);
    machine_free(machine);
    free(expected);
}

/* Freezing a frozen WG answers again; freezing a stalled one keeps its waves waiting; a resumed one runs after thawing.
 */
static void frozen_twice_and_resumed(void)
{
    struct machine *machine = create(&scenarios[1]);
    struct cu_workgroup *workgroup;

    machine->control.timeout_cycles = 0;
    machine_set_word(machine, 0, 1000);
    workgroup = machine_launch(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.stalled, 1);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    CHECK_EQUAL(machine->reports.drained, 1);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    CHECK_EQUAL(machine->reports.drained, 2);
    workgroup = move(machine, workgroup);
    CHECK_EQUAL(workgroup->waiting, WAVES);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.stalled, 2);
    machine_set_word(machine, 0, 0);
    machine->control.wait_mode = CP_WAIT_IGNORE;
    cu_freeze(machine->cus[1], workgroup, machine->clock.now);
    cu_resume(machine->cus[1], workgroup, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 0);
    cu_thaw(machine->cus[1], workgroup, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine_word(machine, 0), 4);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("freeze", (const struct test_case[]){TEST(results),
                                                         TEST(moved_at_every_cycle),
                                                         TEST(thawed_in_place),
                                                         TEST(moved_often, &steps, &scenario),
                                                         TEST(frozen_twice_and_resumed),
                                                         {0}});
}
