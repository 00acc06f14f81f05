/* test_compute_unit_waits.c - waves of a compute unit that wait: for memory, and at barriers. */
#include "cu_machine_timing.h"

/* ---- vector memory ---- */

static uint64_t time_of(const char *text)
{
    struct machine *machine = machine_create_with(text);
    struct cu_workgroup *workgroup;
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

/* With a write-through L1 a flush waits for vmcnt(0), and for nothing else. */
static void a_flush_waits_for_stores(void)
{
    static const char *const rows[][2] = {{"flat_store_dword v[4:5], v0\n", "a store"},
                                          {"flat_atomic_add v[4:5], v0\n", "an atomic"},
                                          {LOAD LOAD, "loads"},
                                          {"", "nothing"}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char flush[512], wait[512];

        test_context(rows[i][1]);
        snprintf(wait, sizeof(wait), MEASURE("%ss_waitcnt vmcnt(0)\n"), rows[i][0]);
        snprintf(flush, sizeof(flush), MEASURE("%sonward_flush\n"), rows[i][0]);
        CHECK_EQUAL(time_of(flush), time_of(wait));
    }
    test_context(NULL);
    CHECK_EQUAL(time_of(MEASURE("s_load_dword s20, s[0:1], 0x100\nonward_flush\n")),
                time_of(MEASURE("s_load_dword s20, s[0:1], 0x100\ns_waitcnt vmcnt(0)\n")));
}

/* A load that misses is older than one that hits: vmcnt(1) waits for the miss, which comes back later. */
static void loads_count_in_order(void)
{
    struct machine *machine = machine_create_with(
        LOAD "s_waitcnt vmcnt(0)\ns_lshl_b32 s18, s17, 10\nv_add_u32_e32 v2, vcc, s18, v4\n"
             "v_mov_b32_e32 v3, v5\n" MEASURE("flat_load_dword v8, v[2:3]\n" LOAD "s_waitcnt vmcnt(1)\n"));
    struct cu_workgroup *workgroup;

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
    while (!machine->reports.done && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    CHECK_EQUAL(machine->reports.done, 1);
    for (uint32_t i = 0; i < 64; i++)
        CHECK_EQUAL(machine_word(machine, i), i + 7);
    machine_free(machine);
}

/* A scalar load of several dwords counts twice: the counter is above one until it is back. */
static void scalar_loads_count_by_size(void)
{
    static const struct {
        const char *name, *text;
        bool waits;
    } cases[] = {
        {"a dword", "s_load_dword s20, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n", true},
        {"a dword, one may be left", "s_load_dword s20, s[0:1], 0x0\ns_waitcnt lgkmcnt(1)\n", false},
        {"two dwords, one may be left", "s_load_dwordx2 s[20:21], s[0:1], 0x0\ns_waitcnt lgkmcnt(1)\n", true},
        {"two dwords, two may be left", "s_load_dwordx2 s[20:21], s[0:1], 0x0\ns_waitcnt lgkmcnt(2)\n", false},
        {"two loads, two may be left",
         "s_load_dwordx2 s[20:21], s[0:1], 0x0\ns_load_dword s22, s[0:1], 0x0\ns_waitcnt lgkmcnt(2)\n", true},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct machine *machine = machine_create();
        struct cu_workgroup *workgroup;
        char text[512];

        test_context(cases[i].name);
        snprintf(text, sizeof(text), "%ss_memtime s[12:13]\ns_endpgm\n", cases[i].text);
        machine->parameters.scache_latency = 500;
        machine_build(machine);
        machine_load(machine, text);
        machine->kernel.grid_size[0] = 1000000;
        warm_up(machine);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(isa_read_scalar64(&workgroup->waves[0].state, 12) - workgroup->placed_at >= 500, cases[i].waits);
        machine_free(machine);
    }
    test_context(NULL);
}

/* The first instruction issues cu.launch_cycles after the launch, and not before each wave had its cycle. */
static void launch_takes_a_cycle_a_wave(void)
{
    static const struct {
        uint64_t launch_cycles;
        uint32_t waves;
        uint64_t least;
    } cases[] = {{0, 1, 1}, {0, 16, 16}, {4, 1, 4}, {4, 4, 4}, {4, 16, 16}, {100, 16, 100}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct machine *machine = machine_create();
        const struct cu_workgroup *workgroup;
        uint64_t first = UINT64_MAX;

        machine->parameters.launch_cycles = cases[i].launch_cycles;
        machine_build(machine);
        machine_load(machine, "s_memtime s[12:13]\ns_endpgm\n");
        machine_shape(machine, 64 * cases[i].waves, 0);
        machine->kernel.grid_size[0] = 1000000;
        warm_up(machine);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        for (uint32_t wave = 0; wave < cases[i].waves; wave++) {
            uint64_t issued = isa_read_scalar64(&workgroup->waves[wave].state, 12);

            first = issued < first ? issued : first;
        }
        CHECK(first >= workgroup->placed_at + cases[i].least);
        CHECK(first <= workgroup->placed_at + cases[i].least + 2 * machine->parameters.issue_period);
        machine_free(machine);
    }
}

#define NOP  "s_nop 0\n"
#define NOP4 NOP NOP NOP NOP

/* Straight code of five lines is fetched line by line, each once, and a wave waits for those that the cache misses. */
static void code_is_fetched_line_by_line(void)
{
    struct machine *machine = machine_create();
    const struct mem_counters *counters;
    uint64_t took[2];

    machine->parameters.l2_latency = 1000;
    machine_build(machine);
    machine_load(machine, NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4 NOP4
                 "s_memtime s[12:13]\ns_endpgm\n");
    counters = path_counters(machine->system);
    for (uint32_t i = 0; i < 2; i++) {
        struct cu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);

        machine_run(machine);
        took[i] = isa_read_scalar64(&workgroup->waves[0].state, 12) - workgroup->placed_at;
        cu_remove(machine->cus[0], workgroup, machine->clock.now);
        CHECK_EQUAL(counters->fetch_misses, 5);
        CHECK_EQUAL(counters->fetch_hits, i * 5);
    }
    /* The first two are requested at the same time. */
    CHECK(took[0] > took[1] + 3 * machine->parameters.l2_latency);
    machine_free(machine);
}

/* ---- barriers ---- */

static void barrier_release(void)
{
    struct machine *machine = machine_create_with("s_cmp_eq_u32 s16, 2\ns_cbranch_scc0 meet\ns_sleep 10\nmeet:\n"
                                                  "s_memtime s[10:11]\ns_barrier\ns_memtime s[12:13]\ns_endpgm\n");
    struct cu_workgroup *workgroup;
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
    struct cu_workgroup *workgroup;

    machine_shape(machine, 512, 0);
    machine_launch_set(machine, 0, 0, 0);
    machine->kernel.grid_size[0] = 512 + 100;
    workgroup = machine_launch_set(machine, 0, 0, 1);
    CHECK_EQUAL(workgroup->wave_count, 2);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 2);
    CHECK_EQUAL(cu_counters(machine->cus[0])->barriers, 4);
    machine_free(machine);
}

/* A WG may be restored with all its waves at the barrier: thawing opens it. */
static void barrier_complete_at_thaw(void)
{
    struct machine *machine = machine_create_with("s_barrier\ns_endpgm\n");
    const uint32_t id[3] = {0, 0, 0};
    struct cu_workgroup *workgroup;

    machine_shape(machine, 256, 0);
    workgroup = cu_install(machine->cus[0], &machine->kernel, id, 0, 1, 0, 0, 0);
    for (uint32_t i = 0; i < 4; i++) {
        workgroup->waves[i].status = i == 3 ? CU_WAVE_ENDED : CU_WAVE_BARRIER;
        workgroup->waves[i].state.operation = 1;
    }
    cu_thaw(machine->cus[0], workgroup, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(cu_counters(machine->cus[0])->by_unit[ISA_UNIT_INTERNAL], 3);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("compute_unit_waits", (const struct test_case[]){TEST(vector_memory_waits),
                                                                     TEST(a_flush_waits_for_stores),
                                                                     TEST(loads_count_in_order),
                                                                     TEST(end_waits_for_stores),
                                                                     TEST(scalar_loads_count_by_size),
                                                                     TEST(launch_takes_a_cycle_a_wave),
                                                                     TEST(code_is_fetched_line_by_line),
                                                                     TEST(barrier_release),
                                                                     TEST(barrier_of_some),
                                                                     TEST(barrier_complete_at_thaw),
                                                                     {0}});
}
