/* test_issue_width.c - which wave issues when, with one instruction a turn and otherwise, and how long a vector result takes. */
#include "cu_machine_timing.h"
#include "test.h"

#include "cu/wave_time.h"

#define MOST   512u
#define SINGLE "cu.issue_width=1 cu.issue_period=1 cu.simds=1 salu.cycles=1 branch.cycles=1 cu.patience=0 "
#define MOV8   MOV4 MOV4
#define MOV32  MOV8 MOV8 MOV8 MOV8

/* Who issued when: the work-group's id and the wave's number in one. */
static struct {
    uint32_t count;
    uint64_t cycle[MOST];
    uint32_t wave[MOST];
} issued;

static void note_span(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                      uint64_t to)
{
    uint32_t at = issued.count;

    (void)context;
    (void)now;
    (void)to;
    if (class != CU_CLASS_ISSUING || issued.count == MOST)
        return;
    for (issued.count++; at && issued.cycle[at - 1] > from; at--) {
        issued.cycle[at] = issued.cycle[at - 1];
        issued.wave[at] = issued.wave[at - 1];
    }
    issued.cycle[at] = from;
    issued.wave[at] = wave->workgroup->id[0] + wave->index;
}

static void ignore_stop(void *context, uint64_t now, const struct cu_wave *wave)
{
    (void)context;
    (void)now;
    (void)wave;
}

static const struct cu_wave_observer observer = {.span = note_span, .stop = ignore_stop};

static struct machine *machine_of(const char *settings, const char *scheduler, const char *program, uint32_t items)
{
    struct machine *machine = machine_create();
    char error[256];

    machine_set_parameters(machine, settings);
    CHECK(parameters_set(&machine->parameters, "cu.scheduler", scheduler, error, sizeof(error)));
    machine->control.waves = &observer;
    machine_build(machine);
    machine_load(machine, program);
    machine_shape(machine, items, 512);
    machine->kernel.grid_size[0] = 1000000;
    warm_up(machine);
    issued.count = 0;
    return machine;
}

/* The waves that issued from number skip on, as long as the text has them: "0123". */
static void check_issued(uint32_t skip, const char *text)
{
    char got[MOST + 1] = "";

    for (uint32_t i = skip; i < issued.count && i - skip < strlen(text); i++)
        snprintf(got + i - skip, sizeof(got) - i + skip, "%u", (unsigned)issued.wave[i]);
    CHECK(strcmp(got, text) == 0);
    if (strcmp(got, text) != 0)
        fprintf(stderr, "    issued %s, not %s\n", got, text);
}

static void run_groups(const char *scheduler, const char *program, uint32_t groups)
{
    struct machine *machine = machine_of(SINGLE, scheduler, program, 64);

    for (uint32_t run = 0; run < 2; run++) { /* the first one fills the caches */
        struct cu_workgroup *workgroups[4];

        issued.count = 0;
        for (uint32_t id = 0; id < groups; id++)
            workgroups[id] = machine_launch_set(machine, 0, 0, id);
        machine_run(machine);
        for (uint32_t id = 0; id < groups; id++)
            cu_remove(machine->cus[0], workgroups[id], machine->clock.now);
    }
    CHECK_EQUAL(machine->reports.done, 2 * groups);
    machine_free(machine);
}

static void in_turns_over_ready_waves(void)
{
    run_groups("lrr", MOV8 "s_endpgm\n", 4);
    check_issued(0, "012301230123012301230123");
}

/* Below both waves are stalled for 8 turns after their second instruction. */
static void in_turns_skips_stalled_waves(void)
{
    run_groups("lrr", "s_cmp_eq_u32 s17, 1\ns_cbranch_scc1 next\nnext:\n" MOV32 "s_endpgm\n", 3);
    check_issued(0, "012012020202020202"); /* wave 1 takes the branch, which lasts longer */
    run_groups("lrr", "s_nop 0\ns_nop 7\n" MOV8 "s_endpgm\n", 2);
    check_issued(0, "0101");
    CHECK_EQUAL(issued.cycle[4] - issued.cycle[3], 7); /* no issue in between, */
    check_issued(4, "010101");                         /* and wave 0 goes first, as it is ready first */
}

/* Wave 1 comes last to the barrier. When all are ready again, turns have passed without an issue, and 2 is next. */
static void in_turns_stands_still_without_issue(void)
{
    static const char program[] =
        "s_cmp_eq_u32 s16, 1\ns_cbranch_scc0 go\ns_sleep 1\ngo:\ns_barrier\n" MOV4 "s_endpgm\n";
    struct machine *machine = machine_of(SINGLE "cu.barrier_cycles=6", "lrr", program, 256);
    uint32_t at = 0;

    machine_launch_set(machine, 0, 0, 0);
    machine_run(machine);
    while (at + 1 < issued.count && issued.cycle[at + 1] - issued.cycle[at] < 40)
        at++; /* the sleep */
    CHECK_EQUAL(issued.wave[at + 1], 1);
    CHECK_EQUAL(issued.cycle[at + 2] - issued.cycle[at + 1], 6);
    check_issued(at + 2, "2301230123012301");
    machine_free(machine);
}

/* Work-group 0 loads and waits, the other has enough to do until it is back. */
static void greed_until_the_wait(void)
{
    static const char program[] =
        "s_cmp_eq_u32 s17, 0\n"
        "s_cbranch_scc0 other\n" MOV MOV "flat_load_dword v1, v[4:5]\ns_waitcnt vmcnt(0)\n" MOV8
        "s_endpgm\nother:\n" MOV32 MOV32 MOV32 "s_endpgm\n";
    static const struct {
        const char *scheduler;
        uint32_t last; /* of the load's wave to begin to issue again: 1 if it goes on only when the other has ended */
    } rows[] = {{"gto", 1}, {"oldest", 0}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        uint32_t at = 0, others = 0;

        run_groups(rows[i].scheduler, program, 2);
        while (at < issued.count && issued.wave[at] == 0 && issued.cycle[at] == issued.cycle[0] + at)
            at++;
        CHECK(at >= 2);
        for (at = 0; at < issued.count && !(issued.wave[at] == 0 && others > 4); at++)
            others += issued.wave[at] == 1;
        CHECK_EQUAL(others == 99, rows[i].last); /* compare, branch, moves, end */
        if (!rows[i].last)
            check_issued(at, "00000000"); /* the older one goes on until its end */
    }
}

/* ---- one in all ---- */

#define MIXED                                                                                                          \
    "s_mov_b32 m0, -1\ns_nop 0\n" MOV ADD "ds_read_b32 v1, v9\ns_nop 0\nflat_load_dword v1, v[6:7]\n" MOV ADD          \
    "s_endpgm\n"

static void one_instruction_a_turn(void)
{
    static const char *const settings[] = {"", "cu.issue_width=1", "cu.issue_width=1 cu.issue_period=1",
                                           "cu.issue_width=1 cu.issue_period=1 cu.simds=4"};

    for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++) {
        struct machine *machine = machine_of(settings[i], "lrr", MIXED, 64);
        struct cu_wave_times times = {0};

        for (uint32_t id = 0; id < 8; id++)
            machine_launch_set(machine, 0, id % 4 ? 0 : 1, id);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 8);
        CHECK(cu_close_times(machine->cus[0]));
        cu_add_times(machine->cus[0], &times);
        CHECK_EQUAL(times.turns[2] == 0, i > 0);
        CHECK_EQUAL(times.passed_over[ISA_UNIT_INTERNAL] == 0, i == 0);
        machine_free(machine);
    }
}

/* The CU idles in the cycles in which no SIMD issues, though turns come in the same cycle. */
static void idle_cycles_of_turns_in_one_cycle(void)
{
    struct machine *machine =
        machine_of("cu.issue_width=1 cu.issue_period=1 salu.cycles=1", "lrr", MOV8 "s_endpgm\n", 64);
    struct cu_wave_times before = {0}, times = {0};
    uint64_t cycles = 0;

    cu_add_times(machine->cus[0], &before);
    machine_launch_set(machine, 0, 0, 0);
    machine_launch_set(machine, 0, 1, 1);
    machine_run(machine);
    CHECK(cu_close_times(machine->cus[0]));
    cu_add_times(machine->cus[0], &times);
    for (uint32_t i = 0; i < issued.count; i++)
        cycles += i == 0 || issued.cycle[i] != issued.cycle[i - 1];
    CHECK_EQUAL(issued.count, 18);
    CHECK(cycles < issued.count);
    CHECK_EQUAL((times.held - times.idle) - (before.held - before.idle), cycles);
    machine_free(machine);
}

/* While the older wave issues its nine instructions, the younger one is ready, and its unit is free. */
static void passed_over_is_not_busy(void)
{
    struct machine *machine = machine_of("cu.issue_width=1 cu.patience=0", "oldest", ADD4 ADD4 "s_endpgm\n", 64);
    struct cu_wave_times before = {0}, times = {0};

    cu_add_times(machine->cus[0], &before);
    machine_launch_set(machine, 0, 0, 0);
    machine_launch_set(machine, 0, 0, 1);
    machine_run(machine);
    cu_add_times(machine->cus[0], &times);
    CHECK_EQUAL(times.passed_over[ISA_UNIT_VALU] - before.passed_over[ISA_UNIT_VALU], 36);
    CHECK_EQUAL(times.busy[ISA_UNIT_VALU] - before.busy[ISA_UNIT_VALU], 0);
    machine_free(machine);
}

/* ---- the latency of vector instructions ---- */

static uint64_t cycles_of(const char *settings, const char *program)
{
    struct machine *machine = machine_of(settings, "oldest", program, 64);
    struct cu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);
    uint64_t cycles;

    machine_run(machine);
    cycles = measured(workgroup, 0);
    machine_free(machine);
    return cycles;
}

static void latency_of_vector_instructions(void)
{
    static const struct {
        const char *settings;
        uint64_t adds, multiplication; /* cycles of four adds; of a slow instruction */
    } rows[] = {{"", 16, 64},
                {"valu.latency=4", 16, 64},
                {"valu.latency=8", 32, 64},
                {"valu.latency=9", 48, 64},
                {"valu.latency=80", 320, 80},
                {"valu.latency=80 fetch.grants=1 fetch.bytes=16 fetch.buffer=16 fetch.refill=0", 320, 80}};
    uint64_t empty = cycles_of("", MEASURE(""));

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        CHECK_EQUAL(cycles_of(rows[i].settings, MEASURE(ADD4)) - empty, rows[i].adds);
        CHECK_EQUAL(cycles_of(rows[i].settings, MEASURE(MUL64)) - empty, rows[i].multiplication);
    }
}

/* Another wave of the SIMD issues meanwhile: the SIMD is busy no longer than before. */
static void latency_is_the_waves_own(void)
{
    struct machine *machine = machine_of("valu.latency=8", "oldest", ADD4 ADD4 "s_endpgm\n", 64);
    uint64_t start = machine->clock.now;

    machine_launch_set(machine, 0, 0, 0);
    machine_launch_set(machine, 0, 0, 1);
    machine_run(machine);
    check_issued(0, "0101010101");
    CHECK(machine->clock.now - start < 90);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("issue_width", (const struct test_case[]){TEST(in_turns_over_ready_waves),
                                                              TEST(in_turns_skips_stalled_waves),
                                                              TEST(in_turns_stands_still_without_issue),
                                                              TEST(greed_until_the_wait),
                                                              TEST(one_instruction_a_turn),
                                                              TEST(idle_cycles_of_turns_in_one_cycle),
                                                              TEST(passed_over_is_not_busy),
                                                              TEST(latency_of_vector_instructions),
                                                              TEST(latency_is_the_waves_own),
                                                              {0}});
}
