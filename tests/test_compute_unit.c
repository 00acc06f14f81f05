/*
 * test_compute_unit.c - issue timing, counters, barriers, sleeping, waiting, faults and deadlock notes of the compute
 * unit, by small programs whose s_memtime instructions tell when they issued.
 */
#include "cu_machine.h"

/* Fills the instruction cache and the data caches: one WG runs and goes. */
static void warm_up(struct machine *machine)
{
    struct gpu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);

    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    gpu_cu_remove(machine->cus[0], workgroup, machine->clock.now);
    memset(&machine->reports, 0, sizeof(machine->reports));
}

/* Cycles between the s_memtime into s[10:11] and the one into s[12:13]. */
static uint64_t measured(const struct gpu_workgroup *workgroup, uint32_t wave)
{
    const struct isa_wave *state = &workgroup->waves[wave].state;

    return isa_read_scalar64(state, 12) - isa_read_scalar64(state, 10);
}

#define MEASURE(body) "s_memtime s[10:11]\n" body "s_memtime s[12:13]\ns_endpgm\n"

/* ---- one wave ---- */

struct timing {
    const char *name;
    const char *text;
    uint64_t cycles;
};

#define ADD "v_add_u32_e32 v1, vcc, v0, v0\n"

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
    struct gpu_workgroup *workgroup;

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
    struct gpu_workgroup *workgroup;

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

/* The program of both begins with a jump to a or b by the WG's id. */
#define TWO(a, b) "s_cmp_eq_u32 s17, 0\ns_cbranch_scc0 second\n" MEASURE(a) "second:\n" MEASURE(b)

#define ADD4  ADD ADD ADD ADD
#define MUL64 "v_mul_f64 v[2:3], v[2:3], v[2:3]\n"
#define MOV   "s_mov_b32 s20, 1\n"
#define MOV4  MOV MOV MOV MOV

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
        struct gpu_workgroup *first, *second;

        test_context(table[i].name);
        warm_up(machine);
        first = machine_launch_set(machine, 0, 0, 1);
        machine_run(machine);
        gpu_cu_remove(machine->cus[0], first, machine->clock.now);
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
    struct gpu_workgroup *older, *younger;

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
    struct gpu_workgroup *workgroup;

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

/* ---- nobody starves ---- */

/* A wave among others that never stop comes through, whichever unit they keep busy. WG 0 is the one that counts. */
static void progress_beside_spinning(void)
{
    static const struct {
        const char *name, *spin;
        uint32_t simds; /* on which the spinning waves are: bits */
    } table[] = {
        {"vector ALU", "again:\n" ADD4 ADD4 ADD4 ADD4 "s_branch again\n", 1},
        {"scalar ALU", "again:\n" MOV4 MOV4 MOV4 MOV4 "s_branch again\n", 1},
        {"scalar ALU, raised", "s_setprio 3\nagain:\n" MOV4 MOV4 MOV4 MOV4 "s_branch again\n", 1},
        {"branches", "again:\ns_branch again\n", 1},
        {"LDS", "v_lshlrev_b32_e32 v1, 7, v0\nagain:\nds_read_b32 v2, v1\ns_branch again\n", 1},
        {"LDS, from the other SIMD", "v_lshlrev_b32_e32 v1, 7, v0\nagain:\nds_read_b32 v2, v1\ns_branch again\n", 2},
        {"LDS, from both", "v_lshlrev_b32_e32 v1, 7, v0\nagain:\nds_read_b32 v2, v1\ns_branch again\n", 3},
        {"atomics", "again:\nflat_atomic_add v[4:5], v0\ns_branch again\n", 1},
        {"atomics from the other SIMD", "again:\nflat_atomic_add v[4:5], v0\ns_branch again\n", 2},
        {"atomics from both", "again:\nflat_atomic_add v[4:5], v0\ns_branch again\n", 3},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        char text[4096];
        struct machine *machine;

        test_context(table[i].name);
        snprintf(text, sizeof(text), "s_cmp_eq_u32 s17, 0\ns_cbranch_scc1 work\n%swork:\n%s", table[i].spin,
                 ADD4 MOV4 "ds_read_b32 v2, v3\ns_load_dword s20, s[0:1], 0x0\nflat_load_dword v1, v[4:5]\n"
                           "s_waitcnt vmcnt(0) lgkmcnt(0)\n" ADD4 MOV4 "flat_store_dword v[4:5], v0\ns_endpgm\n");
        machine = machine_create_with(text);
        machine->kernel.sgprs = 96;
        machine_shape(machine, 64, 8192);
        machine->parameters.lds_bytes = 8192 * 64;
        machine->kernel.grid_size[0] = 1000000;
        for (uint32_t wave = 0; wave < 19; wave++) {
            for (uint32_t simd = 0; simd < 2; simd++) {
                if (table[i].simds >> simd & 1)
                    machine_launch_set(machine, 0, simd, 1 + wave);
            }
        }
        machine_run_to(machine, 2000);
        machine_launch_set(machine, 0, 0, 0);
        machine_run_to(machine, 40000);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

/* ---- vector memory ---- */

#define LOAD "flat_load_dword v1, v[4:5]\n"

static uint64_t time_of(const char *text)
{
    struct machine *machine = machine_create_with(text);
    struct gpu_workgroup *workgroup;
    uint64_t cycles;

    warm_up(machine);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    cycles = measured(workgroup, 0);
    machine_free(machine);
    return cycles;
}

static void vector_memory_waits(void)
{
    uint64_t hit = time_of(MEASURE(LOAD "s_waitcnt vmcnt(0)\n"));
    uint64_t both = time_of(MEASURE(LOAD LOAD "s_waitcnt vmcnt(0)\n"));
    uint64_t first = time_of(MEASURE(LOAD LOAD "s_waitcnt vmcnt(1)\n"));
    uint64_t lgkm = time_of(MEASURE(LOAD "s_waitcnt lgkmcnt(0)\n"));
    uint64_t none = time_of(MEASURE(LOAD LOAD));
    uint64_t store = time_of(MEASURE("flat_store_dword v[4:5], v0\ns_waitcnt vmcnt(0)\n"));

    CHECK(hit >= 30 && hit <= 60);
    CHECK(both > hit);
    CHECK(first < both);
    CHECK_EQUAL(lgkm, hit);
    CHECK(none < hit);
    CHECK(store > hit);
}

/* A load that misses is older than one that hits: vmcnt(1) waits for the miss, which comes back later. */
static void loads_count_in_order(void)
{
    struct machine *machine = machine_create_with(
        LOAD "s_waitcnt vmcnt(0)\ns_lshl_b32 s18, s17, 10\nv_add_u32_e32 v2, vcc, s18, v4\n"
             "v_mov_b32_e32 v3, v5\n" MEASURE("flat_load_dword v8, v[2:3]\n" LOAD "s_waitcnt vmcnt(1)\n"));
    struct gpu_workgroup *workgroup;

    warm_up(machine);
    workgroup = machine_launch_set(machine, 0, 0, 9);
    machine_run(machine);
    CHECK(measured(workgroup, 0) > 60);
    machine_free(machine);
}

/* s_endpgm waits for stores; done() comes when they are in the L2. */
static void end_waits_for_stores(void)
{
    struct machine *machine =
        machine_create_with("v_add_u32_e32 v1, vcc, 7, v0\nflat_store_dword v[4:5], v1\ns_endpgm\n");

    machine_launch_set(machine, 0, 0, 0);
    while (!machine->reports.done && gpu_clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    CHECK_EQUAL(machine->reports.done, 1);
    for (uint32_t i = 0; i < 64; i++)
        CHECK_EQUAL(machine_word(machine, i), i + 7);
    machine_free(machine);
}

static void counts(void)
{
    struct machine *machine =
        machine_create_with("s_load_dword s20, s[0:1], 0x0\ns_mov_b32 s21, 5\n" ADD ADD LOAD
                            "ds_write_b32 v0, v0\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_rcp_f32_e32 v1, v1\n"
                            "s_branch end\nend:\ns_barrier\ns_endpgm\n");
    static const uint64_t by_unit[ISA_UNIT_COUNT] = {
        [ISA_UNIT_SALU] = 1, [ISA_UNIT_SMEM] = 1,   [ISA_UNIT_VALU] = 3,     [ISA_UNIT_VMEM] = 1,
        [ISA_UNIT_LDS] = 1,  [ISA_UNIT_BRANCH] = 1, [ISA_UNIT_INTERNAL] = 3,
    };
    const struct gpu_cu_counters *counters = gpu_cu_counters(machine->cus[0]);
    struct gpu_workgroup *workgroup;

    machine_shape(machine, 128, 512);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    for (uint32_t i = 0; i < 2; i++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            workgroup->waves[i].state.vector[0][lane] = lane * 4;
    }
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    for (uint32_t unit = 0; unit < ISA_UNIT_COUNT; unit++)
        CHECK_EQUAL(counters->by_unit[unit], 2 * by_unit[unit]);
    CHECK_EQUAL(counters->wave_instructions, 22);
    CHECK_EQUAL(counters->barriers, 1);
    CHECK_EQUAL(counters->valu_busy_cycles, 2 * (4 + 4 + 16));
    CHECK_EQUAL(counters->lds_conflict_cycles, 2);
    CHECK(counters->issue_turns >= 22 && counters->issue_turns <= 24); /* a turn may find the shared units busy */
    gpu_cu_remove(machine->cus[0], workgroup, machine->reports.done_at);
    CHECK_EQUAL(counters->wave_cycles_resident, 2 * machine->reports.done_at);
    machine_free(machine);
}

/* ---- barriers ---- */

static void barrier_release(void)
{
    struct machine *machine = machine_create_with("s_cmp_eq_u32 s16, 2\ns_cbranch_scc0 meet\ns_sleep 10\nmeet:\n"
                                                  "s_memtime s[10:11]\ns_barrier\ns_memtime s[12:13]\ns_endpgm\n");
    struct gpu_workgroup *workgroup;
    uint64_t last = 0;

    machine_shape(machine, 512, 0);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    for (uint32_t i = 0; i < 8; i++) {
        uint64_t arrived = isa_read_scalar64(&workgroup->waves[i].state, 10) + 4;

        last = arrived > last ? arrived : last;
    }
    for (uint32_t i = 0; i < 8; i++) {
        uint64_t passed = isa_read_scalar64(&workgroup->waves[i].state, 12);

        CHECK(passed >= last + 4);
        CHECK(passed <= last + 4 + 4 * 4);
    }
    machine_free(machine);
}

/* Waves that have ended count as arrived, those of a partial WG that do not exist are not waited for. */
static void barrier_of_some(void)
{
    struct machine *machine =
        machine_create_with("s_cmp_lt_u32 s16, 2\ns_cbranch_scc0 end\ns_barrier\ns_barrier\nend:\ns_endpgm\n");
    struct gpu_workgroup *workgroup;

    machine_shape(machine, 512, 0);
    machine_launch_set(machine, 0, 0, 0);
    machine->kernel.grid_size[0] = 512 + 100;
    workgroup = machine_launch_set(machine, 0, 0, 1);
    CHECK_EQUAL(workgroup->wave_count, 2);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 2);
    CHECK_EQUAL(gpu_cu_counters(machine->cus[0])->barriers, 4);
    machine_free(machine);
}

/* A WG may be restored with all its waves at the barrier: thawing opens it. */
static void barrier_complete_at_thaw(void)
{
    struct machine *machine = machine_create_with("s_barrier\ns_endpgm\n");
    const uint32_t id[3] = {0, 0, 0};
    struct gpu_workgroup *workgroup;

    machine_shape(machine, 256, 0);
    workgroup = gpu_cu_install(machine->cus[0], &machine->kernel, id, 0, 1, 0, 0, 0);
    for (uint32_t i = 0; i < 4; i++) {
        workgroup->waves[i].status = i == 3 ? GPU_WAVE_ENDED : GPU_WAVE_BARRIER;
        workgroup->waves[i].state.operation = 1;
    }
    gpu_cu_thaw(machine->cus[0], workgroup, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(gpu_cu_counters(machine->cus[0])->by_unit[ISA_UNIT_INTERNAL], 3);
    machine_free(machine);
}

/* ---- many work-groups, odd parameters ---- */

struct stream {
    struct machine *machine;
    uint32_t next, count, finished, most;
};

static void launch_all(struct stream *stream)
{
    struct machine *machine = stream->machine;
    uint32_t resident;

    while (stream->next < stream->count && gpu_cu_fits(machine->cus[0], &machine->kernel, stream->next)) {
        machine_launch_set(machine, 0, stream->next, stream->next);
        stream->next++;
    }
    resident = stream->next - stream->finished;
    stream->most = resident > stream->most ? resident : stream->most;
}

/* A WG that has ended makes room for the next one at once. */
static void replace_finished(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    struct stream *stream = context;

    gpu_cu_remove(stream->machine->cus[0], workgroup, cycle);
    stream->finished++;
    launch_all(stream);
}

/* Each WG stores its id, in a mix of long and short WGs, so that places come free in all orders. */
static void many_workgroups(void)
{
    static const struct {
        const char *name;
        uint32_t items, most;
        uint64_t period, simds, waves, launch_cycles, valu_cycles, barrier_cycles;
    } table[] = {
        {"default", 64, 40, 4, 2, 20, 4, 4, 4},           {"two waves", 128, 16, 4, 2, 20, 4, 4, 4},
        {"three waves", 192, 13, 4, 2, 20, 4, 4, 4},      {"one SIMD", 64, 20, 4, 1, 20, 4, 4, 4},
        {"four SIMDs of ten", 64, 40, 4, 4, 10, 4, 4, 4}, {"sixty-four waves a SIMD", 64, 128, 4, 2, 64, 4, 4, 4},
        {"period 5", 128, 16, 5, 4, 20, 4, 4, 4},         {"period 64", 128, 16, 64, 2, 20, 4, 4, 4},
        {"period 1", 128, 16, 1, 1, 40, 0, 1, 0},         {"slow", 128, 16, 4, 2, 20, 100000, 1000, 5000},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create();
        struct stream stream = {.machine = machine, .count = 300};

        test_context(table[i].name);
        machine->parameters.issue_period = table[i].period;
        machine->parameters.simds = table[i].simds;
        machine->parameters.waves = table[i].waves;
        machine->parameters.launch_cycles = table[i].launch_cycles;
        machine->parameters.valu_full_cycles = table[i].valu_cycles;
        machine->parameters.barrier_cycles = table[i].barrier_cycles;
        machine_build(machine);
        machine_load(machine, "s_and_b32 s18, s17, 7\ns_lshl_b32 s18, s18, 3\nagain:\ns_cmp_eq_u32 s18, 0\n"
                              "s_cbranch_scc1 on\ns_sub_u32 s18, s18, 1\n" ADD "s_branch again\non:\n"
                              "s_barrier\ns_lshl_b32 s19, s17, 2\nv_add_u32_e32 v6, vcc, s19, v6\n"
                              "v_mov_b32_e32 v8, s17\nv_add_u32_e32 v8, vcc, 1, v8\ns_mov_b64 exec, 1\n"
                              "flat_store_dword v[6:7], v8\ns_endpgm\n");
        machine_shape(machine, table[i].items, 0);
        machine->kernel.grid_size[0] = 1000000;
        machine->kernel.vgprs = 12;
        machine->kernel.sgprs = 32;
        machine->callbacks.context = &stream;
        machine->callbacks.done = replace_finished;
        launch_all(&stream);
        machine_run(machine);
        CHECK_EQUAL(stream.finished, stream.count);
        CHECK_EQUAL(stream.most, table[i].most);
        for (uint32_t id = 0; id < stream.count; id++)
            CHECK_EQUAL(machine_word(machine, id), id + 1);
        machine_free(machine);
    }
}

/* Two WGs end in the same turn; the dispatcher, told of the first, freezes the second: that one has not ended then, but
 * ends when it is thawed. */
struct pair {
    struct machine *machine;
    struct gpu_workgroup *second;
    uint32_t done;
};

static void freeze_the_other(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    struct pair *pair = context;

    if (pair->done++ == 0) {
        CHECK(workgroup != pair->second);
        CHECK_EQUAL(pair->second->ended, 1);
        gpu_cu_freeze(pair->machine->cus[0], pair->second, cycle);
    }
}

static void ignore(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    (void)context;
    (void)workgroup;
    (void)cycle;
}

static void frozen_by_the_other(void)
{
    struct machine *machine = machine_create_with("s_sleep 1\ns_endpgm\n");
    struct pair pair = {.machine = machine};

    machine->callbacks.context = &pair;
    machine->callbacks.done = freeze_the_other;
    machine->callbacks.drained = ignore;
    machine_launch_set(machine, 0, 0, 0);
    pair.second = machine_launch_set(machine, 0, 0, 1);
    machine_run(machine);
    CHECK_EQUAL(pair.done, 1);
    CHECK(pair.second->drained);
    gpu_cu_thaw(machine->cus[0], pair.second, machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(pair.done, 2);
    machine_free(machine);
}

/* ---- faults ---- */

static void faults(void)
{
    static const struct {
        const char *name, *text;
        enum isa_fault fault;
        uint32_t line;
        uint64_t address;
    } table[] = {
        {"trap", "s_nop 0\ns_trap 2\ns_endpgm\n", ISA_FAULT_TRAP, 2, 0},
        {"null", "v_mov_b32_e32 v4, 64\nv_mov_b32_e32 v5, 0\n" LOAD "s_endpgm\n", ISA_FAULT_OUT_OF_BOUNDS, 3, 64},
        {"misaligned", "v_mov_b32_e32 v1, 2\nds_read_b32 v2, v1\ns_endpgm\n", ISA_FAULT_MISALIGNED, 2, 2},
        {"LDS", "v_mov_b32_e32 v1, 0x1000\nds_read_b32 v2, v1\ns_endpgm\n", ISA_FAULT_OUT_OF_BOUNDS, 2, 0x1000},
        {"scalar", "s_mov_b64 s[0:1], 0\ns_load_dword s2, s[0:1], 0x10\ns_endpgm\n", ISA_FAULT_OUT_OF_BOUNDS, 2, 0x10},
        {"jump", "s_mov_b64 s[2:3], 4\ns_setpc_b64 s[2:3]\ns_endpgm\n", ISA_FAULT_PC, 2, 0},
        {"end of the text", "s_nop 0\n", ISA_FAULT_TRAP, 1, 0},
    };

    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        struct machine *machine = machine_create_with(table[i].text);

        test_context(table[i].name);
        machine_shape(machine, 192, 512);
        machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.faults, 1);
        CHECK_EQUAL(machine->reports.done, 0);
        CHECK_EQUAL(machine->reports.drained, 1);
        CHECK_EQUAL(machine->reports.fault.fault, table[i].fault);
        CHECK_EQUAL(machine->reports.fault.line, table[i].line);
        CHECK_EQUAL(machine->reports.fault.address, table[i].address);
        CHECK(machine->reports.fault.workgroup->drained);
        gpu_cu_remove(machine->cus[0], machine->reports.fault.workgroup, machine->clock.now);
        CHECK(gpu_cu_fits(machine->cus[0], &machine->kernel, 0));
        machine_free(machine);
    }
}

/* Execution does not run out of the program even if nothing stops it there. */
static void runs_out_of_program(void)
{
    struct machine *machine = machine_create_with("s_nop 0\ns_nop 0\ns_endpgm\n");
    uint32_t operations = machine->program->operation_count;

    machine->program->operation_count = 2;
    machine_shape(machine, 192, 0);
    for (uint32_t entry = 0; entry < 3; entry++) {
        uint64_t before = gpu_cu_counters(machine->cus[0])->wave_instructions;
        struct gpu_workgroup *workgroup;

        machine->kernel.entry = entry;
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(gpu_cu_counters(machine->cus[0])->wave_instructions > before, entry < 2);
        CHECK_EQUAL(machine->reports.faults, entry + 1);
        CHECK_EQUAL(machine->reports.fault.fault, ISA_FAULT_PC);
        gpu_cu_remove(machine->cus[0], workgroup, machine->clock.now);
    }
    machine->program->operation_count = operations;
    machine_free(machine);
}

/* A WG that is removed with a load under way: the answer lands nowhere, and the next WG is not hurt. */
static void removal_under_way(void)
{
    struct machine *machine = machine_create_with(LOAD "s_cmp_eq_u32 s17, 0\ns_cbranch_scc0 go\ns_trap 1\ngo:\n"
                                                       "s_waitcnt vmcnt(0)\nflat_store_dword v[4:5], v0\ns_endpgm\n");
    struct gpu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);

    while (!machine->reports.faults)
        gpu_clock_step(&machine->clock, MACHINE_CYCLE_LIMIT);
    CHECK(!workgroup->drained);
    gpu_cu_remove(machine->cus[0], workgroup, machine->clock.now);
    machine_launch_set(machine, 0, 0, 1);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.drained, 0);
    CHECK_EQUAL(machine_word(machine, 9), 9);
    machine_free(machine);
}

int main(void)
{
    return test_run("compute_unit", (const struct test_case[]){TEST(single_wave_timing),
                                                               TEST(long_costs),
                                                               TEST(two_waves),
                                                               TEST(priorities),
                                                               TEST(staggered_simds),
                                                               TEST(full_simd),
                                                               TEST(progress_beside_spinning),
                                                               TEST(vector_memory_waits),
                                                               TEST(loads_count_in_order),
                                                               TEST(end_waits_for_stores),
                                                               TEST(counts),
                                                               TEST(barrier_release),
                                                               TEST(barrier_of_some),
                                                               TEST(barrier_complete_at_thaw),
                                                               TEST(many_workgroups),
                                                               TEST(frozen_by_the_other),
                                                               TEST(faults),
                                                               TEST(runs_out_of_program),
                                                               TEST(removal_under_way),
                                                               {0}});
}
