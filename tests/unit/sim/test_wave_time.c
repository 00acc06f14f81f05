/* test_wave_time.c - where the time of waves goes: classes by program, sums at every cycle, freezing, spans, imbalance. */
#include "cu_machine.h"
#include "random.h"
#include "test.h"

#include "cu/wave_time.h"

#define END       "s_endpgm\n"
#define SPAN_MOST 4096u

static struct cu_wave_times close_times(struct machine *machine)
{
    struct cu_wave_times times = {0};

    CHECK(cu_close_times(machine->cus[0]));
    cu_add_times(machine->cus[0], &times);
    return times;
}

/* ---- one wave ---- */

/* Cycles of a class that the instructions of a program add to those of a program without them. The cache is warm. */
static uint64_t added(const char *text, enum cu_wave_class class)
{
    uint64_t cycles[2];

    for (uint32_t i = 0; i < 2; i++) {
        char program[512];
        struct machine *machine;
        uint64_t before = 0;

        snprintf(program, sizeof(program), "s_mov_b32 m0, -1\ns_branch start\nstart:\n%ss_nop 0\n" END, i ? text : "");
        machine = machine_create_with(program);
        machine_shape(machine, 64, 512);
        machine->kernel.grid_size[0] = 1000000;
        for (uint32_t run = 0; run < 2; run++) {
            struct cu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);
            struct cu_wave_times times = {0};

            machine_run(machine);
            cu_remove(machine->cus[0], workgroup, machine->clock.now);
            cu_add_times(machine->cus[0], &times);
            cycles[i] = times.classes[class] - before;
            before = times.classes[class];
        }
        machine_free(machine);
    }
    return cycles[1] - cycles[0];
}

static void classes_of_instructions(void)
{
    static const struct {
        const char *text;
        enum cu_wave_class class;
        uint64_t cycles;
    } rows[] = {{"s_mov_b32 s20, 1\n", CU_CLASS_ISSUING, 4},
                {"s_mov_b32 s20, 1\n", CU_CLASS_RESULT, 0},
                {"v_mov_b32_e32 v1, v0\n", CU_CLASS_ISSUING, 4},
                {"v_rcp_f32_e32 v1, v0\n", CU_CLASS_ISSUING, 4},
                {"v_rcp_f32_e32 v1, v0\n", CU_CLASS_RESULT, 12},
                {"s_nop 7\n", CU_CLASS_RESULT, 28},
                {"s_sleep 1\n", CU_CLASS_SLEEP, 60},
                {"s_branch next\nnext:\n", CU_CLASS_FETCH_HIT, 12},
                {"s_branch next\nnext:\n", CU_CLASS_ISSUING, 4},
                {"s_barrier\n", CU_CLASS_BARRIER, 0}, /* a WG of one wave */
                {"ds_read_b32 v1, v10\ns_waitcnt lgkmcnt(0)\n", CU_CLASS_LDS_SCALAR, 32},
                {"ds_read_b32 v1, v10\ns_waitcnt lgkmcnt(0)\n", CU_CLASS_MEMORY, 0},
                {"v_rcp_f32_e32 v1, v0\nv_mov_b32_e32 v1, v0\n", CU_CLASS_UNIT_BUSY, 0}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        CHECK_EQUAL(added(rows[i].text, rows[i].class), rows[i].cycles);
    CHECK(added("flat_load_dword v1, v[4:5]\ns_waitcnt vmcnt(0)\n", CU_CLASS_MEMORY) > 20);
    CHECK_EQUAL(added("flat_load_dword v1, v[4:5]\ns_waitcnt vmcnt(0)\n", CU_CLASS_LDS_SCALAR), 0);
}

/* ---- several waves ---- */

/* Two WGs of one wave on one SIMD: what the younger one is passed over for, and what the unit is busy for. */
static void losses_by_unit(void)
{
    struct machine *machine = machine_create_with("s_mov_b32 s20, 1\ns_mov_b32 s20, 1\nv_rcp_f32_e32 v1, v0\n" END);
    struct cu_wave_times times;

    for (uint32_t id = 0; id < 2; id++)
        machine_launch_set(machine, 0, 0, id);
    machine_run(machine);
    times = close_times(machine);
    CHECK_EQUAL(times.passed_over[ISA_UNIT_SALU], 8); /* both turns of the older one */
    CHECK_EQUAL(times.passed_over[ISA_UNIT_VALU], 0);
    CHECK_EQUAL(times.busy[ISA_UNIT_VALU], 8); /* the older one holds it for 16 cycles, 8 of them beside two moves */
    CHECK_EQUAL(times.turns[1] + 2 * times.turns[2], 8);
    CHECK_EQUAL(times.classes[CU_CLASS_PASSED_OVER], 8);
    CHECK_EQUAL(times.classes[CU_CLASS_UNIT_BUSY], 8);
    machine_free(machine);
}

/* Program of a WG of three waves with something of everything. */
static const char everything[] = "s_mov_b32 m0, -1\n"
                                 "v_lshlrev_b32_e32 v9, 2, v0\n"
                                 "s_load_dword s20, s[0:1], 0x0\n"
                                 "flat_load_dword v1, v[4:5]\n"
                                 "v_rcp_f32_e32 v2, v0\n"
                                 "ds_write_b32 v9, v0\n"
                                 "s_cmp_eq_u32 s16, 1\n"
                                 "s_cbranch_scc0 join\n"
                                 "s_nop 7\n"
                                 "s_nop 7\n"
                                 "join:\n"
                                 "s_waitcnt lgkmcnt(0)\n"
                                 "s_barrier\n"
                                 "v_rcp_f32_e32 v2, v0\n"
                                 "s_waitcnt vmcnt(0)\n"
                                 "flat_store_dword v[4:5], v0\n"
                                 "s_cmp_eq_u32 s16, 2\n"
                                 "s_cbranch_scc0 last\n"
                                 "s_sleep 1\n"
                                 "last:\n"
                                 "ds_read_b32 v1, v9\n"
                                 "s_barrier\n" END;

static struct {
    struct {
        const struct cu_wave *wave;
        enum cu_wave_class class;
        uint64_t from, to;
    } spans[SPAN_MOST];
    uint32_t count;
} seen;

static void note_span(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                      uint64_t to)
{
    (void)context;
    (void)now;
    CHECK(from < to && seen.count < SPAN_MOST);
    seen.spans[seen.count].wave = wave;
    seen.spans[seen.count].class = class;
    seen.spans[seen.count].from = from;
    seen.spans[seen.count++].to = to;
}

static void cut_spans(void *context, uint64_t now, const struct cu_wave *wave)
{
    (void)context;
    for (uint32_t i = 0; i < seen.count; i++) {
        if (seen.spans[i].wave != wave)
            continue;
        if (seen.spans[i].from > now)
            seen.spans[i].from = now;
        if (seen.spans[i].to > now)
            seen.spans[i].to = now;
    }
}

static const struct cu_wave_observer observer = {.span = note_span, .stop = cut_spans};

/* Machines, as settings. */
static const char *const machines[] = {
    "",
    "cu.issue_width=1",
    "cu.issue_width=1 cu.issue_period=1 valu.latency=30",
    "fetch.grants=1 fetch.bytes=16 fetch.buffer=16 fetch.refill=0 fetch.at_barrier=1 cu.fetcher=rr",
    "fetch.grants=1 cu.fetcher=order cu.scheduler=mwf-gto",
    "fetch.grants=2 fetch.bytes=16 fetch.buffer=32 cu.fetcher=least-recent cu.issue_width=1 cu.issue_period=1"};
static struct test_parameter any_machine = TEST_RANGE("machine", 0, sizeof(machines) / sizeof(machines[0]));

static struct machine *start_everything(struct cu_workgroup *workgroups[2])
{
    struct machine *machine = machine_create();

    machine_set_parameters(machine, machines[any_machine.value]);
    memset(&seen, 0, sizeof(seen));
    machine->control.waves = &observer;
    machine_build(machine);
    machine_load(machine, everything);
    machine_shape(machine, 192, 512);
    machine->kernel.grid_size[0] = 1000000;
    for (uint32_t i = 0; i < 2; i++)
        workgroups[i] = machine_launch_set(machine, 0, i, i);
    return machine;
}

/* What the observer was told adds up to the classes, and leaves no cycle of a wave out or tells it twice. */
static void check_spans(const struct cu_wave_times *times, uint64_t now)
{
    uint64_t classes[CU_CLASSES] = {0};

    for (uint32_t i = 0; i < seen.count; i++) {
        uint64_t to = seen.spans[i].to < now ? seen.spans[i].to : now;

        if (seen.spans[i].from < to)
            classes[seen.spans[i].class] += to - seen.spans[i].from;
        for (uint32_t j = 0; j < i; j++)
            CHECK(seen.spans[i].wave != seen.spans[j].wave || seen.spans[i].from >= seen.spans[j].to ||
                  seen.spans[j].from >= seen.spans[i].to || seen.spans[i].from == seen.spans[i].to);
    }
    for (uint32_t class = 0; class < CU_CLASSES; class ++)
        CHECK_EQUAL(classes[class], times->classes[class]);
}

/* The run may end at any cycle. */
static void adds_up_at_every_end(void)
{
    struct cu_workgroup *workgroups[2];
    uint64_t end = 0;

    for (uint64_t cycle = 0; cycle <= end; cycle++) {
        struct machine *machine = start_everything(workgroups);
        struct cu_wave_times times;

        machine_run_to(machine, cycle);
        times = close_times(machine);
        check_spans(&times, machine->clock.now);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 2);
        end = machine->clock.now;
        machine_free(machine);
    }
    CHECK(end > 300);
}

/* A work-group may be frozen at any cycle, and thawed or removed. */
static void adds_up_after_every_freeze(void)
{
    struct cu_workgroup *workgroups[2];
    uint64_t end = 400;

    for (uint64_t cycle = 0; cycle <= end; cycle++) {
        struct machine *machine = start_everything(workgroups);
        struct cu_compute_unit *cu = machine->cus[0];
        struct cu_wave_times times;

        machine_run_to(machine, cycle);
        cu_freeze(cu, workgroups[0], machine->clock.now);
        machine_run_to(machine, cycle + 33);
        cu_thaw(cu, workgroups[0], machine->clock.now);
        machine_run_to(machine, cycle + 66);
        cu_freeze(cu, workgroups[1], machine->clock.now);
        if (cycle % 2)
            cu_remove(cu, workgroups[1], machine->clock.now);
        machine_run(machine);
        CHECK_EQUAL(workgroups[0]->ended, 3);
        cu_remove(cu, workgroups[0], machine->clock.now);
        times = close_times(machine);
        check_spans(&times, machine->clock.now);
        machine_free(machine);
    }
}

/* A fault stops all waves in the middle of a turn. */
static void adds_up_after_a_fault(void)
{
    static const char *const texts[] = {
        "s_trap 2\n" END, "s_mov_b32 s20, 1\ns_cmp_eq_u32 s16, 1\ns_cbranch_scc0 0\ns_trap 2\n" END,
        "v_rcp_f32_e32 v1, v0\ns_cmp_eq_u32 s16, 2\ns_cbranch_scc0 1\ns_trap 2\nv_rcp_f32_e32 v1, v0\n" END};

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct machine *machine = machine_create_with(texts[i]);
        struct cu_wave_times times;

        machine_shape(machine, 256, 0);
        machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.faults, 1);
        times = close_times(machine);
        /* The instructions of the last turn do not count: here all there are. */
        CHECK(i > 0 || (times.turns[0] == 1 && times.turns[1] + times.turns[2] + times.turns[3] == 0));
        machine_free(machine);
    }
}

static void counts_waves(void)
{
    uint64_t random = 1;

    for (uint32_t i = 0; i <= 64; i++) {
        uint64_t waves = i < 64 ? (UINT64_C(1) << i) - 1 : UINT64_MAX;

        CHECK_EQUAL(cu_time_count(waves), i);
        CHECK_EQUAL(cu_time_count(~waves), 64 - i);
    }
    for (uint32_t round = 0; round < 10000; round++) {
        uint64_t waves = random_next(&random), count = 0;

        for (uint64_t rest = waves; rest; rest &= rest - 1)
            count++;
        CHECK_EQUAL(cu_time_count(waves), count);
    }
}

/* ---- imbalance ---- */

/* Wave 1 comes 64 turns after the others to a barrier, and to its end. */
static void imbalance_of_phases(void)
{
    struct machine *machine =
        machine_create_with("s_cmp_eq_u32 s16, 1\ns_cbranch_scc0 meet\ns_sleep 4\nmeet:\ns_barrier\n"
                            "s_cmp_eq_u32 s16, 2\ns_cbranch_scc0 end\ns_sleep 4\nend:\n" END);
    struct cu_wave_times times;
    struct cu_imbalance *barriers = &times.barriers, *exits = &times.exits;

    machine_shape(machine, 192, 0);
    machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    times = close_times(machine);
    CHECK_EQUAL(barriers->phases, 1);
    CHECK_EQUAL(barriers->last[1], 1);
    CHECK_EQUAL(exits->phases, 1);
    CHECK_EQUAL(exits->last[2], 1);
    CHECK(barriers->spread > 240 && barriers->spread < 272);
    CHECK_EQUAL(barriers->spread_most, barriers->spread);
    CHECK_EQUAL(barriers->spreads[barriers->spread < 256 ? 8 : 9], 1);
    CHECK(barriers->wait > barriers->spread && barriers->wait <= 2 * barriers->spread);
    CHECK_EQUAL(barriers->longest % 3, 0);
    CHECK_EQUAL(barriers->millionths, barriers->wait * 1000000 / barriers->longest);
    CHECK(exits->wait > exits->spread && exits->spread > 240);
    machine_free(machine);
}

/* A phase in which the work-group was frozen is not measured; the next one is. */
static void interrupted_phases(void)
{
    struct machine *machine = machine_create_with("s_sleep 4\ns_barrier\ns_sleep 4\ns_barrier\n" END);
    struct cu_workgroup *workgroup;
    struct cu_wave_times times;

    machine_shape(machine, 128, 0);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run_to(machine, 100);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    cu_thaw(machine->cus[0], workgroup, machine->clock.now);
    machine_run(machine);
    times = close_times(machine);
    CHECK_EQUAL(times.barriers.interrupted, 1);
    CHECK_EQUAL(times.barriers.phases, 1);
    CHECK_EQUAL(times.exits.phases, 1);
    CHECK_EQUAL(times.exits.interrupted, 0);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("wave_time", (const struct test_case[]){TEST(classes_of_instructions),
                                                            TEST(losses_by_unit),
                                                            TEST(adds_up_at_every_end, &any_machine),
                                                            TEST(adds_up_after_every_freeze, &any_machine),
                                                            TEST(adds_up_after_a_fault),
                                                            TEST(counts_waves),
                                                            TEST(imbalance_of_phases),
                                                            TEST(interrupted_phases),
                                                            {0}});
}
