/* test_sync_waves.c - scoped operations in a compute unit: when they issue, what waits for them, what a fault names. */
#include "cu_machine_timing.h"

#define ALONE "s_mov_b64 exec, 1\nv_mov_b32_e32 v2, 42\n"
/* Words of the data: the flag at 0, FAR in the bank that is farthest from its own. */
#define FAR       240u
#define STORE_FAR "v_add_u32_e32 v10, vcc, 0x3c0, v6\nv_mov_b32_e32 v11, v7\nflat_store_dword v[10:11], v2\n"

static struct machine *create(const char *text, uint64_t distance)
{
    struct machine *machine = machine_create();

    machine->parameters.l2_distance = distance;
    machine_build(machine);
    machine_load(machine, text);
    machine->kernel.grid_size[0] = 1000000;
    return machine;
}

/* Without s_waitcnt the next instruction takes the result. An ordinary atomic does not wait. */
static void nothing_issues_until_the_answer(void)
{
    static const struct {
        const char *operation;
        uint32_t sees;
    } rows[] = {{"onward_sync_add v8, v[6:7], v2 agent rlx\n", 7},
                {"onward_sync_load v8, v[6:7] wg rlx\n", 7},
                {"onward_sync_cmpswap v8, v[6:7], v[2:3] agent ar\n", 7},
                {"flat_atomic_add v8, v[6:7], v2 glc\n", 1}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[512];
        struct machine *machine;

        test_context(rows[i].operation);
        snprintf(text, sizeof(text),
                 ALONE "v_mov_b32_e32 v3, 7\nv_mov_b32_e32 v8, 1\n%sv_mov_b32_e32 v9, v8\ns_waitcnt vmcnt(0) "
                       "lgkmcnt(0)\nflat_store_dword v[6:7], v9\ns_endpgm\n",
                 rows[i].operation);
        machine = create(text, 0);
        machine_set_word(machine, 0, 7);
        machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine_word(machine, 0), rows[i].sees);
        machine_free(machine);
    }
    test_context(NULL);
}

/* A store to a far bank is under way for longer than the operation that follows it. */
static void a_release_waits_for_the_waves_own_stores(void)
{
    static const struct {
        const char *operation;
        uint32_t stored;
    } rows[] = {{"onward_sync_store v[6:7], v2 agent rel\n", 42},
                {"onward_sync_store v[6:7], v2 wg rel\n", 42},
                {"onward_sync_add v8, v[6:7], v2 agent ar\n", 42},
                {"onward_sync_store v[6:7], v2 agent rlx\n", 0},
                {"onward_sync_add v8, v[6:7], v2 agent acq\n", 0}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[512];
        struct machine *machine;

        test_context(rows[i].operation);
        snprintf(text, sizeof(text), ALONE STORE_FAR "%ss_endpgm\n", rows[i].operation);
        machine = create(text, 2000);
        machine_launch_set(machine, 0, 0, 0);
        while (!machine_word(machine, 0) && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
            ;
        CHECK_EQUAL(machine_word(machine, 0), 42);
        CHECK_EQUAL(machine_word(machine, FAR), rows[i].stored);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
    test_context(NULL);
}

static void a_fault_names_the_line(void)
{
    static const struct {
        const char *name;
        uint32_t high, low; /* of the address */
        uint32_t lane;      /* that has it, alone */
        enum isa_fault fault;
    } rows[] = {{"LDS", 0x10000, 16, 0, ISA_FAULT_OUT_OF_BOUNDS},
                {"scratch", 0x20000, 16, 31, ISA_FAULT_OUT_OF_BOUNDS},
                {"null pointer", 0, 0, 63, ISA_FAULT_OUT_OF_BOUNDS}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[256];
        struct machine *machine;

        test_context(rows[i].name);
        snprintf(text, sizeof(text),
                 "s_lshl_b64 exec, 1, %u\nv_mov_b32_e32 v6, 0x%x\nv_mov_b32_e32 v7, 0x%x\ns_mov_b64 exec, -1\n"
                 "onward_sync_add v8, v[6:7], v2 wg acq\ns_endpgm\n",
                 rows[i].lane, rows[i].low, rows[i].high);
        machine = create(text, 0);
        machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.faults, 1);
        CHECK_EQUAL(machine->reports.fault.fault, rows[i].fault);
        CHECK_EQUAL(machine->reports.fault.line, 5);
        CHECK_EQUAL(machine->reports.fault.lane, rows[i].lane);
        CHECK_EQUAL(machine->reports.fault.address, (uint64_t)rows[i].high << 32 | rows[i].low);
        machine_free(machine);
    }
    test_context(NULL);
}

/* Like a returning FLAT atomic: s_waitcnt behind it finds nothing outstanding, and costs its issue. */
static void the_counters_are_down_behind_it(void)
{
    static const char *const rows[] = {"onward_sync_add v8, v[6:7], v2 agent acq\n",
                                       "onward_sync_store v[6:7], v2 agent rel\n"};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char text[256];
        struct machine *machine;
        struct cu_workgroup *workgroup;

        snprintf(text, sizeof(text), ALONE "%s" MEASURE("s_waitcnt vmcnt(0) lgkmcnt(0)\n"), rows[i]);
        machine = create(text, 0);
        warm_up(machine);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(measured(workgroup, 0), 2 * machine->parameters.issue_period);
        machine_free(machine);
    }
}

TEST_MAIN()
{
    return test_run("sync_waves", (const struct test_case[]){TEST(nothing_issues_until_the_answer),
                                                             TEST(a_release_waits_for_the_waves_own_stores),
                                                             TEST(a_fault_names_the_line),
                                                             TEST(the_counters_are_down_behind_it),
                                                             {0}});
}
