/* test_wave_scheduler.c - the hooks of a wave scheduler, with one that takes the youngest wave first. */
#include "cu_machine.h"
#include "test.h"

#include "cu/patience.h"
#include "cu/scheduler.h"
#include "cu/wave_scheduler.h"

#define MARK   (CU_SCHEDULER_MARKS - 1)
#define MOST   16u
#define NEVER  UINT32_MAX
#define THREES 192u /* work-items of a WG of three waves: two on SIMD 0, one on SIMD 1 */

/* What the hooks were called for, SIMD 0 only. */
static struct {
    uint32_t starts, ends, barriers, scans, issues;
    uint32_t wave[MOST], unit[MOST]; /* of what issued, in order */
} seen;

static bool is_watched(const struct cu_simd *simd)
{
    return simd == &simd->cu->simds[0];
}

static uint32_t pick_youngest(const struct cu_simd *simd, uint64_t candidates)
{
    CHECK(candidates && !(candidates & ~simd->ready));
    return 63u - (uint32_t)__builtin_clzll(candidates);
}

static void count_scan(struct cu_simd *simd, uint64_t turn)
{
    seen.scans += is_watched(simd);
    simd->next_scan = turn + 1;
}

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    if (!is_watched(simd) || seen.issues == MOST)
        return;
    seen.wave[seen.issues] = issue->wave->index;
    seen.unit[seen.issues++] = issue->unit;
}

static void mark_start(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    CHECK(!(simd->marks[MARK] & issue->bit));
    simd->marks[MARK] |= issue->bit;
    seen.starts += is_watched(simd);
}

/* The wave was stopped before. */
static void check_end(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    CHECK(!(simd->marks[MARK] & issue->bit));
    seen.ends += is_watched(simd);
}

static void count_barrier(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    CHECK_EQUAL(issue->wave->status, CU_WAVE_ACTIVE);
    seen.barriers += is_watched(simd);
}

static const struct cu_wave_scheduler youngest = {.description = "the youngest wave first",
                                                  .pick = pick_youngest,
                                                  .scan = count_scan,
                                                  .issues = note_issue,
                                                  .start = mark_start,
                                                  .end = check_end,
                                                  .barrier = count_barrier};

/* The index of the wave of SIMD 0 whose scalar instruction issued as number nth. */
static uint32_t scalar_issue(uint32_t nth)
{
    for (uint32_t i = 0; i < seen.issues; i++) {
        if (seen.unit[i] == ISA_UNIT_SALU && nth-- == 0)
            return seen.wave[i];
    }
    return NEVER;
}

static struct machine *run_under(const struct cu_wave_scheduler *scheduler, struct cu_workgroup **workgroup)
{
    struct machine *machine = machine_create_with("s_mov_b32 s2, 0\ns_barrier\ns_endpgm\n");

    memset(&seen, 0, sizeof(seen));
    machine->cus[0]->scheduler = scheduler;
    for (uint32_t i = 0; i < machine->cus[0]->simd_count; i++)
        machine->cus[0]->simds[i].next_scan = scheduler->scan ? 0 : CLOCK_NEVER;
    machine_shape(machine, THREES, 0);
    *workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    return machine;
}

static void hooks_are_called(void)
{
    struct cu_workgroup *workgroup;
    struct machine *machine = run_under(&youngest, &workgroup);
    const struct cu_simd *simd = &machine->cus[0]->simds[0];

    CHECK_EQUAL(seen.starts, 2);
    CHECK_EQUAL(seen.barriers, 2);
    CHECK_EQUAL(seen.issues, 6);
    CHECK(seen.scans > 0);
    CHECK_EQUAL(scalar_issue(0), 2); /* waves 0 and 2 are on SIMD 0 */
    CHECK_EQUAL(scalar_issue(1), 0);
    CHECK_EQUAL(seen.ends, 0);
    cu_remove(machine->cus[0], workgroup, machine->clock.now);
    CHECK_EQUAL(seen.ends, 2);
    CHECK_EQUAL(simd->marks[MARK], 0);
    machine_free(machine);
}

/* All hooks but pick may be missing. */
static void hooks_have_defaults(void)
{
    static const struct cu_wave_scheduler bare = {.description = "nothing but an order", .pick = pick_youngest};
    struct cu_workgroup *workgroup;
    struct machine *machine = run_under(&bare, &workgroup);

    cu_remove(machine->cus[0], workgroup, machine->clock.now);
    machine_free(machine);
}

/* Every value of cu.scheduler has a scheduler with a name and a description; 0 is the default. */
static void every_value_has_a_scheduler(void)
{
    struct parameters parameters;
    char error[256];
    size_t count;
    const struct parameter *row = parameter_table(&count);

    while (strcmp(row->name, "cu.scheduler") != 0)
        row++;
    parameters_default(&parameters);
    CHECK_EQUAL(parameters.scheduler, 0);
    CHECK(strcmp(parameter_name_of(row, 0), "oldest") == 0);
    for (uint64_t i = 0; i <= row->maximum; i++) {
        const struct cu_wave_scheduler *scheduler = cu_wave_scheduler(i);

        CHECK(scheduler && scheduler->pick && scheduler->description[0]);
        CHECK(parameters_set(&parameters, "cu.scheduler", parameter_name_of(row, i), error, sizeof(error)));
        CHECK_EQUAL(parameters.scheduler, i);
    }
    CHECK(!cu_wave_scheduler(row->maximum + 1));
    CHECK(!parameters_set(&parameters, "cu.scheduler", "nosuch", error, sizeof(error)));
    CHECK(strstr(error, "cu.scheduler") && strstr(error, "oldest"));
    CHECK(!parameters_set(&parameters, "cu.scheduler", "0", error, sizeof(error)));
}

/* ---- barriers ---- */

/* Waves arrive apart, wave 2 ends early, and the barrier opens three times. */
#define MEETINGS                                                                                                       \
    "s_cmp_eq_u32 s16, 2\ns_cbranch_scc1 end\n"                                                                        \
    "s_cmp_eq_u32 s16, 1\ns_cbranch_scc0 first\ns_sleep 1\nfirst:\ns_barrier\n"                                        \
    "s_cmp_eq_u32 s16, 0\ns_cbranch_scc0 second\ns_sleep 1\nsecond:\ns_barrier\n"                                      \
    "s_sleep 1\ns_barrier\nend:\ns_endpgm\n"

static void check_levels(const struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave_issue *issue = workgroup->waves[i].issue;

        CHECK_EQUAL(issue->level, workgroup->at_barrier);
        for (uint32_t level = 0; level < CU_LEVELS; level++)
            CHECK_EQUAL(issue->simd->levels[level] & issue->bit, level == issue->level ? issue->bit : 0);
    }
}

/* Under mwf-* the level of a wave is the number of waves of its work-group at the barrier, at any time, frozen or not. */
static void levels_follow_the_barrier(void)
{
    for (uint64_t frozen_at = 20; frozen_at < 400; frozen_at += 13) {
        struct machine *machine = machine_create();
        struct cu_workgroup *workgroups[2];
        char error[256];
        uint32_t seen_waiting = 0;

        CHECK(parameters_set(&machine->parameters, "cu.scheduler", "mwf-gto", error, sizeof(error)));
        machine_build(machine);
        machine_load(machine, MEETINGS);
        machine_shape(machine, THREES + 64, 0);
        machine->kernel.grid_size[0] = 1000000;
        for (uint32_t i = 0; i < 2; i++)
            workgroups[i] = machine_launch_set(machine, 0, 0, i);
        for (uint64_t cycle = 0; cycle < 600; cycle++) {
            machine_run_to(machine, cycle);
            if (cycle == frozen_at)
                cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
            if (cycle == frozen_at + 30)
                cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
            for (uint32_t i = 0; i < 2; i++) {
                check_levels(workgroups[i]);
                seen_waiting |= 1u << workgroups[i]->at_barrier;
            }
        }
        CHECK_EQUAL(workgroups[0]->ended + workgroups[1]->ended, 8);
        CHECK(seen_waiting == 7); /* 0, 1 and 2 waves */
        cu_remove(machine->cus[0], workgroups[0], machine->clock.now);
        cu_remove(machine->cus[0], workgroups[1], machine->clock.now);
        for (uint32_t level = 0; level < CU_LEVELS; level++)
            CHECK_EQUAL(machine->cus[0]->simds[0].levels[level] | machine->cus[0]->simds[1].levels[level], 0);
        machine_free(machine);
    }
}

/* Without patience no wave is ever overdue, and no scan is due. */
static void patience_can_be_off(void)
{
    struct cu_compute_unit cu = {.patience = 0};
    struct cu_simd simd = {.cu = &cu, .ready = 0xf, .next_scan = 0};

    for (uint64_t turn = 0; turn < 100; turn++)
        cu_patience_scan(&simd, turn);
    CHECK_EQUAL(simd.marks[CU_MARK_OVERDUE], 0);
    CHECK_EQUAL(simd.next_scan, CLOCK_NEVER);
}

/* The overdue come first, then the raised, then all. */
static void patience_narrows(void)
{
    static const struct {
        uint64_t candidates, overdue, raised[4], first;
    } rows[] = {{0xf, 0, {0xf, 0, 0, 0}, 0xf},      {0xf, 0x4, {0xf, 0, 0, 0}, 0x4},
                {0xf, 0x30, {0xf, 0, 0, 0}, 0xf},   {0xf, 0, {0x3, 0x4, 0x8, 0}, 0x8},
                {0x7, 0, {0x3, 0x4, 0x8, 0}, 0x4},  {0x3, 0, {0x3, 0x4, 0x8, 0}, 0x3},
                {0xf, 0x1, {0x3, 0x4, 0x8, 0}, 0x1}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_simd simd = {.marks = {[CU_MARK_OVERDUE] = rows[i].overdue}};

        memcpy(simd.priority, rows[i].raised, sizeof(simd.priority));
        simd.raised = simd.priority[1] | simd.priority[2] | simd.priority[3];
        CHECK_EQUAL(cu_patience_first(&simd, rows[i].candidates), rows[i].first);
    }
}

/* Half of the waves of work-group 0 meet, the others never come and keep the scalar ALU busy. Work-group 1 counts to 50. */
#define HALF_MEETS                                                                                                     \
    "s_cmp_eq_u32 s17, 1\ns_cbranch_scc1 work\ns_cmp_lt_u32 s16, 8\ns_cbranch_scc1 meet\n"                             \
    "busy:\ns_add_u32 s3, s3, 1\ns_add_u32 s3, s3, 1\ns_add_u32 s3, s3, 1\ns_add_u32 s3, s3, 1\ns_add_u32 s3, s3, 1\n" \
    "s_add_u32 s3, s3, 1\ns_add_u32 s3, s3, 1\ns_add_u32 s3, s3, 1\ns_branch busy\n"                                   \
    "meet:\ns_barrier\ns_endpgm\n"                                                                                     \
    "work:\ns_sleep 10\ns_mov_b32 s3, 0\nnext:\ns_add_u32 s3, s3, 1\ns_cmp_lt_u32 s3, 50\ns_cbranch_scc1 "             \
    "next\ns_endpgm\n"

static struct test_parameter patience = TEST_VALUES("patience", 0, 32);

/* Under kin a critical work-group keeps all others from issuing, for as long as cu.patience lets it. */
static void critical_waves_starve_others(void)
{
    struct machine *machine = machine_create();
    char error[256];

    machine->parameters.patience = patience.value;
    CHECK(parameters_set(&machine->parameters, "cu.scheduler", "kin", error, sizeof(error)));
    machine_build(machine);
    machine_load(machine, HALF_MEETS);
    machine_shape(machine, 1024, 0);
    machine->kernel.grid_size[0] = 2048;
    machine_launch_set(machine, 0, 0, 0);
    machine_launch_set(machine, 0, 0, 1);
    machine_run_to(machine, 400000);
    CHECK_EQUAL(machine->reports.done, patience.value != 0);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("wave_scheduler", (const struct test_case[]){TEST(hooks_are_called),
                                                                 TEST(hooks_have_defaults),
                                                                 TEST(every_value_has_a_scheduler),
                                                                 TEST(patience_narrows),
                                                                 TEST(patience_can_be_off),
                                                                 TEST(levels_follow_the_barrier),
                                                                 TEST(critical_waves_starve_others, &patience),
                                                                 {0}});
}
