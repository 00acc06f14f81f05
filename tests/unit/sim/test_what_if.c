/* test_what_if.c - which value of a word would let a spinning wave go on. */
#include "tools/explain/what_if.h"

#include "cu_machine_timing.h"

#define LOAD_WORD "flat_load_dword v1, v[6:7] glc\ns_waitcnt vmcnt(0)\n"

/* A loop that reads the first word of the data; what would end it. */
struct question {
    const char *name, *text;
    uint8_t kind, condition;
    uint64_t value;
    uint32_t mask;    /* 0: all of the word */
    uint32_t now;     /* the word; 0: 1 */
    uint32_t past[3]; /* values that it had before, up to 0; those of the first held end the loop */
    uint32_t held;
};

#define WHILE(test) "again:\n" LOAD_WORD test "s_cbranch_vccnz again\ns_endpgm\n"

static const struct question questions[] = {
    {"equal", "again:\n" LOAD_WORD "v_cmp_ne_u32_e32 vcc, 7, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 7, .mask = 0},
    {"not equal", "again:\n" LOAD_WORD "v_cmp_eq_u32_e32 vcc, 1, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_NE, 1, .mask = 0},
    {"at least", "again:\n" LOAD_WORD "v_cmp_gt_u32_e32 vcc, 9, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_GE, 9, .mask = 0},
    {"less", "again:\n" LOAD_WORD "v_cmp_lt_u32_e32 vcc, 0, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 0, .mask = 0},
    {"a scalar compare",
     "again:\n" LOAD_WORD "v_readfirstlane_b32 s20, v1\ns_cmp_lg_u32 s20, 5\ns_cbranch_scc1 again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 5, .mask = 0},
    {"a scalar load",
     "again:\ns_load_dword s20, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_cmpk_lg_u32 s20, 0x1234\n"
     "s_cbranch_scc1 again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 0x1234, .mask = 0},
    {"a value in a register",
     "s_mov_b32 s21, 0x5678\nagain:\n" LOAD_WORD "v_cmp_ne_u32_e32 vcc, s21, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 0x5678, .mask = 0},
    {"a compare-and-swap",
     "v_mov_b32_e32 v8, 1\nv_mov_b32_e32 v9, 4\nagain:\nflat_atomic_cmpswap v1, v[6:7], v[8:9] glc\n"
     "s_waitcnt vmcnt(0)\nv_cmp_ne_u32_e32 vcc, 4, v1\ns_and_b64 exec, exec, vcc\ns_cbranch_execnz again\n"
     "s_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 4, .mask = 0},
    {"a mask of lanes",
     "s_mov_b64 s[20:21], 0\nagain:\n" LOAD_WORD
     "v_cmp_eq_u32_e32 vcc, 3, v1\ns_or_b64 s[20:21], vcc, s[20:21]\ns_andn2_b64 exec, exec, s[20:21]\n"
     "s_cbranch_execnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 3, .mask = 0},
    {"one of several bits",
     "again:\n" LOAD_WORD "v_and_b32_e32 v2, 2, v1\nv_cmp_eq_u32_e32 vcc, 0, v2\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_NE, 0, .mask = 2},
    {"a bit that must be 0", WHILE("v_and_b32_e32 v2, 1, v1\nv_cmp_ne_u32_e32 vcc, 0, v2\n"), EXPLAIN_WANTED_CONDITION,
     ISA_WAIT_EQ, 0, .mask = 1},
    {"any of some bits", WHILE("v_and_b32_e32 v2, 6, v1\nv_cmp_eq_u32_e32 vcc, 0, v2\n"), EXPLAIN_WANTED_CONDITION,
     ISA_WAIT_NE, 0, .mask = 6},
    {"all of some bits", WHILE("v_and_b32_e32 v2, 6, v1\nv_cmp_ne_u32_e32 vcc, 6, v2\n"), EXPLAIN_WANTED_CONDITION,
     ISA_WAIT_EQ, 6, .mask = 6},
    {"not all of some bits", WHILE("v_and_b32_e32 v2, 6, v1\nv_cmp_eq_u32_e32 vcc, 6, v2\n"), EXPLAIN_WANTED_CONDITION,
     ISA_WAIT_NE, 6, .mask = 6, .now = 7},
    {"a field", WHILE("v_and_b32_e32 v2, 0xf0, v1\nv_cmp_ne_u32_e32 vcc, 48, v2\n"), EXPLAIN_WANTED_CONDITION,
     ISA_WAIT_EQ, 48, .mask = 0xf0},
    {"a bit by a shift", WHILE("v_lshrrev_b32_e32 v2, 5, v1\nv_and_b32_e32 v2, 1, v2\nv_cmp_eq_u32_e32 vcc, 0, v2\n"),
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_NE, 0, .mask = 32},
    {"a bit of a scalar",
     "again:\n" LOAD_WORD "v_readfirstlane_b32 s20, v1\ns_bitcmp0_b32 s20, 3\ns_cbranch_scc1 again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_NE, 0, .mask = 8},
    {"bits of a scalar",
     "again:\n" LOAD_WORD "v_readfirstlane_b32 s20, v1\ns_and_b32 s21, s20, 12\ns_cmp_lg_u32 s21, 12\n"
     "s_cbranch_scc1 again\ns_endpgm\n",
     EXPLAIN_WANTED_CONDITION, ISA_WAIT_EQ, 12, .mask = 12},
    {"less than four", WHILE("v_cmp_le_u32_e32 vcc, 4, v1\n"), EXPLAIN_WANTED_CONDITION, ISA_WAIT_LT, 4, .now = 9},
    {"less than four, signed", WHILE("v_cmp_le_i32_e32 vcc, 4, v1\n"), EXPLAIN_WANTED_EXAMPLE, 0, 0, .now = 9,
     .past = {3, 0x80000005, 8}, .held = 2},
    {"two values", WHILE("v_and_b32_e32 v2, ~16, v1\nv_cmp_ne_u32_e32 vcc, 34, v2\n"), EXPLAIN_WANTED_CONDITION,
     ISA_WAIT_EQ, 34, .mask = ~16u},
    {"a product", WHILE("v_mul_lo_u32 v2, v1, v1\nv_cmp_ne_u32_e32 vcc, 36, v2\n"), EXPLAIN_WANTED_EXAMPLE, 0, 6,
     .past = {6, 0xfffffffa, 5}, .held = 2},
    {"nothing", "again:\n" LOAD_WORD "s_branch again\n", EXPLAIN_WANTED_UNKNOWN, 0, 0, .mask = 0},
    {"a barrier in the loop",
     "again:\n" LOAD_WORD "s_barrier\nv_cmp_ne_u32_e32 vcc, 7, v1\ns_cbranch_vccnz again\ns_endpgm\n",
     EXPLAIN_WANTED_UNKNOWN, 0, 0, .mask = 0},
};

static void check_answer(const struct question *question, struct explain_replay *replay)
{
    uint64_t past[3];
    uint32_t count = 0;
    struct explain_wanted wanted;

    for (; count < 3 && question->past[count]; count++)
        past[count] = question->past[count];
    wanted = explain_what_if(replay, past, count);
    CHECK_EQUAL(wanted.kind, question->kind);
    CHECK_EQUAL(wanted.condition, question->condition);
    CHECK_EQUAL(wanted.value, question->value);
    if (wanted.kind == EXPLAIN_WANTED_CONDITION)
        CHECK_EQUAL(wanted.mask, question->mask ? question->mask : UINT32_MAX);
    for (uint32_t i = 0; i < count; i++)
        CHECK_EQUAL(explain_wanted_holds(&wanted, past[i]), i < question->held);
}

static void ask(const struct question *question)
{
    struct machine *machine = machine_create_with(question->text);
    struct cu_workgroup *workgroup;
    const struct cu_spin_note *note;

    machine->control.spins = cu_spin_notes_create(64);
    machine_set_word(machine, 0, question->now ? question->now : 1);
    machine_shape(machine, 64, 512);
    workgroup = machine_launch_set(machine, 0, 0, 0);
    machine->control.observing = true;
    machine->control.observation = 1;
    machine_run_to(machine, 60000);
    note = cu_spin_note_of(machine->control.spins, workgroup->slot, workgroup->generation, 0, 1);
    CHECK(note != NULL && note->state != NULL && note->count > 0);
    if (note && note->state && note->count) {
        struct explain_replay replay = {
            .note = note, .kernel = &machine->kernel, .memory = &machine->memory, .word = note->reads[0]};

        CHECK_EQUAL(note->reads[0].address, machine->data);
        CHECK(explain_replay_init(&replay));
        check_answer(question, &replay);
        explain_replay_free(&replay);
    }
    cu_spin_notes_free(machine->control.spins);
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

/* ---- notes, wherever in its loop the wave is when it is observed ---- */

#define PHASES 150u

/* Observes a wave in its loop from a cycle on, until it is stuck. Returns its note. */
static const struct cu_spin_note *note_of_stuck(struct machine *machine, struct cu_workgroup *workgroup, uint64_t from)
{
    uint64_t until = from;

    machine_run_to(machine, from);
    machine->control.observing = true;
    machine->control.observation = 1;
    while (!cu_wave_stuck(&workgroup->waves[0], &machine->control, &machine->memory) && until < from + 10000)
        machine_run_to(machine, ++until);
    return cu_spin_note_of(machine->control.spins, workgroup->slot, workgroup->generation, 0, 1);
}

/* A wave counts as stuck when its notes are whole: its reads in the order of the program, and a copy to run again. */
static void notes_of_stuck_waves_are_whole(void)
{
    for (uint64_t phase = 0; phase < PHASES; phase++) {
        struct machine *machine = machine_create_with("again:\n" LOAD_WORD "s_load_dword s20, s[0:1], 0x40\n"
                                                      "s_waitcnt lgkmcnt(0)\nv_cmp_ne_u32_e32 vcc, 7, v1\n"
                                                      "s_cbranch_vccnz again\ns_endpgm\n");
        struct cu_workgroup *workgroup;
        const struct cu_spin_note *note;

        machine->control.spins = cu_spin_notes_create(64);
        machine_shape(machine, 64, 512);
        workgroup = machine_launch_set(machine, 0, 0, 0);
        note = note_of_stuck(machine, workgroup, 5000 + phase);
        CHECK(note != NULL && note->state != NULL && note->count == 2);
        CHECK(note && note->reads[0].kind == CU_SPIN_LOAD && note->reads[1].kind == CU_SPIN_SCALAR);
        cu_spin_notes_free(machine->control.spins);
        machine->control.spins = NULL;
        machine->control.observing = false;
        machine_free(machine);
    }
}

TEST_MAIN()
{
    return test_run("what_if",
                    (const struct test_case[]){TEST(what_would_end_a_loop), TEST(notes_of_stuck_waves_are_whole), {0}});
}
