/* test_what_if.c - which value of a word would let a spinning wave go on. */
#include "gpu/what_if.h"

#include "cu_machine_timing.h"

#define LOAD_WORD "flat_load_dword v1, v[6:7] glc\ns_waitcnt vmcnt(0)\n"

/* A loop that reads the first word of the data, which is 1; what would end it. */
struct question {
    const char *name, *text;
    uint8_t kind, condition;
    uint64_t value;
};

static const struct question questions[] = {
    {"equal", "again:\n" LOAD_WORD "v_cmp_ne_u32_e32 vcc, 7, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 7},
    {"not equal", "again:\n" LOAD_WORD "v_cmp_eq_u32_e32 vcc, 1, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_NE, 1},
    {"at least", "again:\n" LOAD_WORD "v_cmp_gt_u32_e32 vcc, 9, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_GE, 9},
    {"less", "again:\n" LOAD_WORD "v_cmp_lt_u32_e32 vcc, 0, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 0},
    {"a scalar compare",
     "again:\n" LOAD_WORD "v_readfirstlane_b32 s20, v1\ns_cmp_lg_u32 s20, 5\ns_cbranch_scc1 again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 5},
    {"a scalar load",
     "again:\ns_load_dword s20, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_cmpk_lg_u32 s20, 0x1234\n"
     "s_cbranch_scc1 again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 0x1234},
    {"a value in a register",
     "s_mov_b32 s21, 0x5678\nagain:\n" LOAD_WORD "v_cmp_ne_u32_e32 vcc, s21, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 0x5678},
    {"a compare-and-swap",
     "v_mov_b32_e32 v8, 1\nv_mov_b32_e32 v9, 4\nagain:\nflat_atomic_cmpswap v1, v[6:7], v[8:9] glc\n"
     "s_waitcnt vmcnt(0)\nv_cmp_ne_u32_e32 vcc, 4, v1\ns_and_b64 exec, exec, vcc\ns_cbranch_execnz again\n"
     "s_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 4},
    {"a mask of lanes",
     "s_mov_b64 s[20:21], 0\nagain:\n" LOAD_WORD
     "v_cmp_eq_u32_e32 vcc, 3, v1\ns_or_b64 s[20:21], vcc, s[20:21]\ns_andn2_b64 exec, exec, s[20:21]\n"
     "s_cbranch_execnz again\ns_endpgm\n",
     GPU_WANTED_CONDITION, ISA_WAIT_EQ, 3},
    {"one of several bits",
     "again:\n" LOAD_WORD "v_and_b32_e32 v2, 2, v1\nv_cmp_eq_u32_e32 vcc, 0, v2\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_EXAMPLE, 0, 2},
    {"nothing", "again:\n" LOAD_WORD "s_branch again\n", GPU_WANTED_UNKNOWN, 0, 0},
    {"a barrier in the loop",
     "again:\n" LOAD_WORD "s_barrier\nv_cmp_ne_u32_e32 vcc, 7, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     GPU_WANTED_UNKNOWN, 0, 0},
};

static void ask(const struct question *question)
{
    struct machine *machine = machine_create_with(question->text);
    struct gpu_workgroup *workgroup;
    const struct gpu_spin_note *note;
    struct gpu_wanted wanted;

    machine->control.spins = gpu_spin_notes_create(64);
    machine_set_word(machine, 0, 1);
    machine_shape(machine, 64, 512);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine->control.observing = true;
    machine->control.observation = 1;
    machine_run_to(machine, 60000);
    note = gpu_spin_note_of(machine->control.spins, workgroup->slot, workgroup->generation, 0, 1);
    CHECK(note != NULL && note->state != NULL && note->count > 0);
    if (note && note->state && note->count) {
        struct gpu_replay replay = {
            .note = note, .kernel = &machine->kernel, .memory = &machine->memory, .word = note->reads[0]};

        CHECK_EQUAL(note->reads[0].address, machine->data);
        CHECK(gpu_replay_init(&replay));
        wanted = gpu_what_if(&replay);
        CHECK_EQUAL(wanted.kind, question->kind);
        CHECK_EQUAL(wanted.condition, question->condition);
        CHECK_EQUAL(wanted.value, question->value);
        gpu_replay_free(&replay);
    }
    gpu_spin_notes_free(machine->control.spins);
    machine->control.spins = NULL;
    machine->control.observing = false;
    machine_free(machine);
}

static void what_would_end_a_loop(void)
{
    for (uint32_t i = 0; i < sizeof(questions) / sizeof(questions[0]); i++) {
        test_context(questions[i].name);
        ask(&questions[i]);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("what_if", (const struct test_case[]){TEST(what_would_end_a_loop), {0}});
}
