/* test_compute_unit_workgroups.c - work-groups on a compute unit: deadlock notes, counters, freezing, faults, removal. */
#include "cu_machine_timing.h"

/* ---- no wave starves ---- */

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
    const struct cu_counters *counters;
    struct cu_workgroup *workgroup;

    machine_shape(machine, 128, 512);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    for (uint32_t i = 0; i < 2; i++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            workgroup->waves[i].state.vector[0][lane] = lane * 4;
    }
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    counters = cu_counters(machine->cus[0]);
    for (uint32_t unit = 0; unit < ISA_UNIT_COUNT; unit++)
        CHECK_EQUAL(counters->by_unit[unit], 2 * by_unit[unit]);
    CHECK_EQUAL(counters->wave_instructions, 22);
    CHECK_EQUAL(counters->barriers, 1);
    CHECK_EQUAL(counters->valu_busy_cycles, 2 * (4 + 4 + 16));
    CHECK_EQUAL(counters->lds_conflict_cycles, 2);
    CHECK(counters->issue_turns >= 22 && counters->issue_turns <= 24); /* a turn may find the shared units busy */
    cu_remove(machine->cus[0], workgroup, machine->reports.done_at);
    CHECK_EQUAL(counters->wave_cycles_resident, 2 * machine->reports.done_at);
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

    while (stream->next < stream->count && cu_fits(machine->cus[0], &machine->kernel, stream->next)) {
        machine_launch_set(machine, 0, stream->next, stream->next);
        stream->next++;
    }
    resident = stream->next - stream->finished;
    stream->most = resident > stream->most ? resident : stream->most;
}

/* The slot of a WG that has ended is free for the next one at once. */
static void replace_finished(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct stream *stream = context;

    cu_remove(stream->machine->cus[0], workgroup, cycle);
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
    struct cu_workgroup *second;
    uint32_t done;
};

static void freeze_the_other(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct pair *pair = context;

    if (pair->done++ == 0) {
        CHECK(workgroup != pair->second);
        CHECK_EQUAL(pair->second->ended, 1);
        cu_freeze(pair->machine->cus[0], pair->second, cycle);
    }
}

static void ignore(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
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
    cu_thaw(machine->cus[0], pair.second, machine->clock.now);
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
        cu_remove(machine->cus[0], machine->reports.fault.workgroup, machine->clock.now);
        CHECK(cu_fits(machine->cus[0], &machine->kernel, 0));
        machine_free(machine);
    }
}

/* Execution does not run out of the program even if nothing stops it there. */
static void runs_out_of_program(void)
{
    struct machine *machine = machine_create_with("s_nop 0\ns_nop 0\ns_endpgm\n");
    struct isa_program *program = machine->program;
    uint32_t operations = program->operation_count;
    struct isa_operation end = program->operations[2];

    program->operation_count = 2;
    program->operations[2] = program->operations[operations];
    machine_shape(machine, 192, 0);
    for (uint32_t entry = 0; entry < 3; entry++) {
        uint64_t before = cu_counters(machine->cus[0])->wave_instructions;
        struct cu_workgroup *workgroup;

        machine->kernel.entry = entry;
        workgroup = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK(cu_counters(machine->cus[0])->wave_instructions > before);
        CHECK_EQUAL(machine->reports.faults, entry + 1);
        CHECK_EQUAL(machine->reports.fault.fault, ISA_FAULT_PC);
        cu_remove(machine->cus[0], workgroup, machine->clock.now);
    }
    program->operation_count = operations;
    program->operations[2] = end;
    machine_free(machine);
}

/* A WG that is removed with a load under way: the answer lands nowhere, and the next WG is not hurt. */
static void removal_under_way(void)
{
    struct machine *machine = machine_create_with(LOAD "s_cmp_eq_u32 s17, 0\ns_cbranch_scc0 go\ns_trap 1\ngo:\n"
                                                       "s_waitcnt vmcnt(0)\nflat_store_dword v[4:5], v0\ns_endpgm\n");
    struct cu_workgroup *workgroup = machine_launch_set(machine, 0, 0, 0);

    while (!machine->reports.faults)
        clock_step(&machine->clock, MACHINE_CYCLE_LIMIT);
    CHECK(!workgroup->drained);
    cu_remove(machine->cus[0], workgroup, machine->clock.now);
    machine_launch_set(machine, 0, 0, 1);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->reports.drained, 0);
    CHECK_EQUAL(machine_word(machine, 9), 9);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("compute_unit_workgroups", (const struct test_case[]){TEST(progress_beside_spinning),
                                                                          TEST(counts),
                                                                          TEST(many_workgroups),
                                                                          TEST(frozen_by_the_other),
                                                                          TEST(faults),
                                                                          TEST(runs_out_of_program),
                                                                          TEST(removal_under_way),
                                                                          {0}});
}
