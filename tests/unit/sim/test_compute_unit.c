/* test_compute_unit.c - issue timing of the compute unit: one wave, several, and what they share. */
#include "cu_machine_timing.h"

/* ---- one wave ---- */

struct timing {
    const char *name;
    const char *text;
    uint64_t cycles;
};

static const struct timing timings[] = {
    {"nothing", MEASURE(""), 4},
    {"one VALU", MEASURE(ADD), 8},
    {"four VALU", MEASURE(ADD ADD ADD ADD), 20},
    {"quarter rate", MEASURE("v_rcp_f32_e32 v1, v0\n"), 20},
    {"f64 add", MEASURE("v_add_f64 v[2:3], v[2:3], v[2:3]\n"), 36},
    {"f64 multiply", MEASURE("v_mul_f64 v[2:3], v[2:3], v[2:3]\n"), 68},
    {"quarter and full", MEASURE("v_rcp_f32_e32 v1, v0\n" ADD), 24},
    {"three SALU", MEASURE("s_mov_b32 s20, 1\ns_add_u32 s20, s20, s20\ns_mov_b32 s21, 3\n"), 16},
    {"branch not taken", MEASURE("s_cmp_eq_u32 s20, s20\ns_cbranch_scc0 there\nthere:\n"), 12},
    {"branch taken", MEASURE("s_branch there\nthere:\n"), 20},
    {"branch over an instruction", MEASURE("s_branch there\ns_trap 2\nthere:\n"), 20},
    {"loop of three",
     MEASURE("s_mov_b32 s20, 3\nagain:\ns_sub_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 0\n"
             "s_cbranch_scc1 again\n"),
     4 + 4 + 2 * (8 + 16) + 12},
    {"s_nop 0", MEASURE("s_nop 0\n"), 8},
    {"s_nop 7", MEASURE("s_nop 7\n"), 36},
    {"s_sleep 1", MEASURE("s_sleep 1\n"), 68},
    {"s_sleep 15", MEASURE("s_sleep 15\n"), 964},
    {"s_sleep 16 is masked", MEASURE("s_sleep 16\n"), 8},
    {"s_setprio", MEASURE("s_setprio 3\n"), 8},
    {"barrier of one wave", MEASURE("s_barrier\n"), 8},
    {"s_waitcnt satisfied", MEASURE("s_waitcnt vmcnt(0) lgkmcnt(0)\n"), 8},
    {"scalar load, hit", MEASURE("s_load_dword s20, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n"), 12},
    {"LDS read", MEASURE("v_lshlrev_b32_e32 v1, 2, v0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n"), 48},
    {"LDS read not waited for", MEASURE("v_lshlrev_b32_e32 v1, 2, v0\nds_read_b32 v2, v1\n"), 12},
    {"LDS read, broadcast", MEASURE("v_mov_b32_e32 v1, 0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n"), 48},
    {"LDS read, one bank", MEASURE("v_lshlrev_b32_e32 v1, 7, v0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n"), 108},
    {"two LDS reads, wait for the first",
     MEASURE("v_lshlrev_b32_e32 v1, 2, v0\nv_lshlrev_b32_e32 v8, 7, v0\nds_read_b32 v2, v1\nds_read_b32 v3, v8\n"
             "s_waitcnt lgkmcnt(1)\n"),
     52},
    {"LDS unit busy", MEASURE("v_lshlrev_b32_e32 v8, 7, v0\nds_read_b32 v2, v8\nds_read_b32 v3, v8\n"), 76},
    {"FLAT load from the LDS, vmcnt",
     MEASURE("v_lshlrev_b32_e32 v8, 2, v0\nv_mov_b32_e32 v9, 0x10000\nflat_load_dword v1, v[8:9]\n"
             "s_waitcnt vmcnt(0)\n"),
     52},
    {"FLAT load from the LDS, lgkmcnt",
     MEASURE("v_lshlrev_b32_e32 v8, 2, v0\nv_mov_b32_e32 v9, 0x10000\nflat_load_dword v1, v[8:9]\n"
             "s_waitcnt lgkmcnt(0)\n"),
     52},
    {"sixteen LDS reads fill lgkmcnt",
     MEASURE("s_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v1, 0\n"
             "ds_read_b32 v2, v1\nds_read_b32 v2, v1\nds_read_b32 v2, v1\nds_read_b32 v2, v1\n"
             "ds_read_b32 v2, v1\nds_read_b32 v2, v1\nds_read_b32 v2, v1\nds_read_b32 v2, v1\n"),
     12 + 8 * 4},
};

static void check_timing(const struct timing *timing)
{
    struct machine *machine = machine_create_with(timing->text);
    struct cu_workgroup *workgroup;

    test_context(timing->name);
    machine_shape(machine, 64, 8192);
    machine->kernel.grid_size[0] = 1000000;
    warm_up(machine);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.faults, 0);
    CHECK_EQUAL(measured(workgroup, 0), timing->cycles);
    machine_free(machine);
}

static void single_wave_timing(void)
{
    for (size_t i = 0; i < sizeof(timings) / sizeof(timings[0]); i++)
        check_timing(&timings[i]);
}

/* Costs far beyond what is usual. */
static void long_costs(void)
{
    struct machine *machine = machine_create();
    struct cu_workgroup *workgroup;

    machine->parameters.valu_full_cycles = 1000;
    machine->parameters.launch_cycles = 50000;
    machine->parameters.branch_taken_cycles = 998;
    machine_build(machine);
    machine_load(machine, MEASURE(ADD "s_branch on\non:\n"));
    workgroup = machine_launch_set(machine, 0, 1, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(isa_read_scalar64(&workgroup->waves[0].state, 10), 50001);
    CHECK_EQUAL(measured(workgroup, 0), 4 + 1000 + 1000);
    machine_free(machine);
}

/* ---- two waves of one SIMD ---- */

static void two_waves(void)
{
    static const struct {
        const char *name, *text;
        uint64_t first, second;
    } table[] = {
        /* The older wave takes the vector ALU at every turn; the younger one gets it when that one has finished. */
        {"VALU against VALU", TWO(ADD4 ADD4, ADD4 ADD4), 36, 36 + 16},
        {"SALU beside VALU", TWO(MOV4 MOV4, ADD4 ADD4), 36, 36},
        /* The younger one's ADD comes a turn after the second v_rcp and has the vector ALU four turns later. */
        {"quarter rate holds the other", TWO("v_rcp_f32_e32 v1, v0\nv_rcp_f32_e32 v1, v0\n", MOV ADD), 36, 24},
        {"woken while the other computes", TWO(MUL64 MUL64 MUL64 MUL64, "s_sleep 1\n"), 260, 68},
        {"a waiting wave leaves the SIMD alone", TWO("s_sleep 2\n", ADD4 ADD4), 132, 36},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create_with(table[i].text);
        struct cu_workgroup *first, *second;

        test_context(table[i].name);
        warm_up(machine);
        first = machine_launch_set(machine, 0, 0, 1);
        machine_run(machine);
        cu_remove(machine->cus[0], first, machine->clock.now);
        first = machine_launch_set(machine, 0, 0, 0);
        second = machine_launch_set(machine, 0, 0, 1);
        machine_run(machine);
        CHECK_EQUAL(measured(first, 0), table[i].first);
        CHECK_EQUAL(measured(second, 0), table[i].second);
        machine_free(machine);
    }
}

/* A SIMD shares itself by age; s_setprio overrules age. */
static void priorities(void)
{
    struct machine *machine =
        machine_create_with("s_cmp_eq_u32 s17, 0\ns_cbranch_scc1 go\ns_setprio 2\ngo:\n" MEASURE(ADD4 ADD4));
    struct cu_workgroup *older, *younger;

    warm_up(machine);
    older = machine_launch_set(machine, 0, 0, 0);
    younger = machine_launch_set(machine, 0, 0, 1);
    machine_run(machine);
    CHECK_EQUAL(measured(younger, 0), 36);
    CHECK(measured(older, 0) > 36);
    machine_free(machine);
}

/* SIMDs have their turns at different cycles and do not take each other's issue slots. */
static void staggered_simds(void)
{
    struct machine *machine = machine_create_with(MEASURE(ADD4 ADD4));
    struct cu_workgroup *workgroup;

    warm_up(machine);
    machine_shape(machine, 128, 0);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    for (uint32_t i = 0; i < 2; i++) {
        CHECK_EQUAL(measured(workgroup, i), 36);
        CHECK_EQUAL(isa_read_scalar64(&workgroup->waves[i].state, 10) % 4, i);
    }
    machine_free(machine);
}

/* A full SIMD of waves: with work enough for the vector ALU it issues one vector instruction a turn. */
static void full_simd(void)
{
    struct machine *machine = machine_create_with(ADD4 ADD4 MOV4 ADD4 ADD4 MOV4 "s_endpgm\n");
    uint64_t start, turns;

    machine->kernel.sgprs = 96;
    warm_up(machine);
    start = machine->clock.now;
    for (uint32_t i = 0; i < 20; i++)
        machine_launch_set(machine, 0, 0, i);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 20);
    turns = (machine->reports.done_at - start) / 4;
    CHECK(turns >= 20 * 16);
    CHECK(turns <= 20 * 16 + 20);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("compute_unit", (const struct test_case[]){TEST(single_wave_timing),
                                                               TEST(long_costs),
                                                               TEST(two_waves),
                                                               TEST(priorities),
                                                               TEST(staggered_simds),
                                                               TEST(full_simd),
                                                               {0}});
}
