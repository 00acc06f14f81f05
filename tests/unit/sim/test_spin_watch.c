/* test_spin_watch.c - policy.spins: which loops wait, and for what; that a change is never missed. */
#include "spin_bench.h"

/* ---- loops that wait ---- */

/* What each waits for, with 4 in the word; it ends when the word has the other value. */
static const struct {
    const char *name, *text;
    uint8_t condition; /* enum isa_wait_condition */
    uint32_t value, ends;
} waiting[] = {
    {"load", AGAIN LOAD WHILE, ISA_WAIT_EQ, 0, 0},
    {"load, operands swapped", AGAIN LOAD "v_cmp_ne_u32_e64 vcc, v12, v9\ns_cbranch_vccnz again\n", ISA_WAIT_EQ, 0, 0},
    {"until equal", AGAIN LOAD "v_cmp_eq_u32_e32 vcc, v8, v12\ns_cbranch_vccz again\n", ISA_WAIT_EQ, 5, 5},
    {"while equal", AGAIN LOAD "v_cmp_eq_u32_e32 vcc, v10, v12\ns_cbranch_vccnz again\n", ISA_WAIT_NE, 4, 9},
    {"signed equality", AGAIN LOAD "v_cmp_eq_i32_e32 vcc, 5, v12\ns_cbranch_vccz again\n", ISA_WAIT_EQ, 5, 5},
    {"signed inequality", AGAIN LOAD "v_cmp_ne_i32_e32 vcc, 4, v12\ns_cbranch_vccz again\n", ISA_WAIT_NE, 4, 5},
    {"less", AGAIN LOAD "v_cmp_lt_u32_e64 vcc, v12, v8\ns_cbranch_vccnz again\n", ISA_WAIT_GE, 5, 7},
    {"not less", AGAIN LOAD "v_cmp_lt_u32_e64 vcc, v12, 3\ns_cbranch_vccz again\n", ISA_WAIT_LT, 3, 2},
    {"less, swapped", AGAIN LOAD "v_cmp_lt_u32_e32 vcc, 3, v12\ns_cbranch_vccnz again\n", ISA_WAIT_LT, 4, 3},
    {"not less, swapped", AGAIN LOAD "v_cmp_lt_u32_e32 vcc, 4, v12\ns_cbranch_vccz again\n", ISA_WAIT_GE, 5, 5},
    {"at least", AGAIN LOAD "v_cmp_ge_u32_e64 vcc, v12, 4\ns_cbranch_vccnz again\n", ISA_WAIT_LT, 4, 3},
    {"not at least", AGAIN LOAD "v_cmp_ge_u32_e64 vcc, v12, 5\ns_cbranch_vccz again\n", ISA_WAIT_GE, 5, 5},
    {"at least, swapped", AGAIN LOAD "v_cmp_ge_u32_e32 vcc, 4, v12\ns_cbranch_vccnz again\n", ISA_WAIT_GE, 5, 5},
    {"not at least, swapped", AGAIN LOAD "v_cmp_ge_u32_e32 vcc, 3, v12\ns_cbranch_vccz again\n", ISA_WAIT_LT, 4, 3},
    {"greater", AGAIN LOAD "v_cmp_gt_u32_e64 vcc, v12, 3\ns_cbranch_vccnz again\n", ISA_WAIT_LT, 4, 3},
    {"not greater", AGAIN LOAD "v_cmp_gt_u32_e64 vcc, v12, 4\ns_cbranch_vccz again\n", ISA_WAIT_GE, 5, 5},
    {"greater, swapped", AGAIN LOAD "v_cmp_gt_u32_e32 vcc, 5, v12\ns_cbranch_vccnz again\n", ISA_WAIT_GE, 5, 5},
    {"not greater, swapped", AGAIN LOAD "v_cmp_gt_u32_e32 vcc, 4, v12\ns_cbranch_vccz again\n", ISA_WAIT_LT, 4, 3},
    {"at most", AGAIN LOAD "v_cmp_le_u32_e64 vcc, v12, 4\ns_cbranch_vccnz again\n", ISA_WAIT_GE, 5, 5},
    {"not at most", AGAIN LOAD "v_cmp_le_u32_e64 vcc, v12, 3\ns_cbranch_vccz again\n", ISA_WAIT_LT, 4, 3},
    {"at most, swapped", AGAIN LOAD "v_cmp_le_u32_e32 vcc, 4, v12\ns_cbranch_vccnz again\n", ISA_WAIT_LT, 4, 3},
    {"not at most, swapped", AGAIN LOAD "v_cmp_le_u32_e32 vcc, 5, v12\ns_cbranch_vccz again\n", ISA_WAIT_GE, 5, 5},
    {"two comparisons, one turn", AGAIN LOAD "v_cmp_eq_u32_e64 s[6:7], v12, 0\n" WHILE, ISA_WAIT_EQ, 0, 0},
    {"two comparisons", AGAIN LOAD "v_cmp_eq_u32_e64 s[6:7], v12, 9\n" WHILE, ISA_WAIT_NE, 4, 0},
    {"compared at the upper end", AGAIN LOAD "v_cmp_le_u32_e64 vcc, v12, -1\ns_nop 0\n" WHILE, ISA_WAIT_NE, 4, 0},
    {"compared with itself", AGAIN LOAD "v_cmp_eq_u32_e64 s[6:7], v12, v12\n" WHILE, ISA_WAIT_NE, 4, 0},
    {"signed order", AGAIN LOAD "v_cmp_gt_i32_e32 vcc, 0, v12\ns_cbranch_vccz again\n", ISA_WAIT_NE, 4, 0x80000000u},
    {"registers chosen by M0", "s_mov_b32 m0, 1\n" AGAIN LOAD "v_movrels_b32_e32 v13, v11\n" WHILE, ISA_WAIT_NE, 4, 0},
    {"used besides", AGAIN LOAD "v_add_u32_e32 v13, vcc, 1, v12\n" WHILE, ISA_WAIT_NE, 4, 0},
    {"compared by halves",
     AGAIN LOAD "v_cmp_ne_u32_sdwa vcc, v12, v9 src0_sel:WORD_0 src1_sel:DWORD\ns_cbranch_vccnz again\n", ISA_WAIT_NE,
     4, 0},
    {"compared by fewer lanes",
     "s_mov_b64 exec, 3\n" AGAIN LOAD "s_mov_b64 exec, 1\nv_cmp_ne_u32_e32 vcc, 0, v12\n"
     "s_mov_b64 exec, 3\ns_cbranch_vccnz again\n",
     ISA_WAIT_NE, 4, 0},
    {"compared when all lanes are back",
     AGAIN LOAD "s_mov_b64 exec, 0\ns_mov_b64 exec, 1\nv_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz again\n",
     ISA_WAIT_EQ, 0, 0},
    {"overwritten by fewer lanes",
     "s_mov_b64 exec, 3\n" AGAIN LOAD "v_cmp_ne_u32_e32 vcc, 0, v12\ns_mov_b64 exec, 1\nv_mov_b32_e32 v12, 9\n"
     "s_mov_b64 exec, 3\nv_add_u32_e64 v13, s[6:7], 1, v12\ns_cbranch_vccnz again\n",
     ISA_WAIT_NE, 4, 0},
    {"register overwritten",
     AGAIN LOAD "v_cmp_ne_u32_e32 vcc, 0, v12\nv_mov_b32_e32 v12, 9\nv_add_u32_e64 v12, s[6:7], 1, v12\n"
                "s_cbranch_vccnz again\n",
     ISA_WAIT_EQ, 0, 0},
    {"register overwritten when all lanes are back",
     AGAIN LOAD "v_cmp_ne_u32_e32 vcc, 0, v12\ns_mov_b64 exec, 0\ns_mov_b64 exec, 1\nv_mov_b32_e32 v12, 9\n"
                "v_add_u32_e64 v12, s[6:7], 1, v12\ns_cbranch_vccnz again\n",
     ISA_WAIT_EQ, 0, 0},
    {"compare-and-swap", AGAIN CMPSWAP WHILE, ISA_WAIT_EQ, 0, 0},
    {"compare-and-swap of another value", AGAIN CMPSWAP "v_cmp_ne_u32_e32 vcc, 7, v12\ns_cbranch_vccnz again\n",
     ISA_WAIT_NE, 4, 7},
    {"swap of what is there", "v_mov_b32_e32 v8, 4\n" AGAIN SWAP WHILE, ISA_WAIT_NE, 4, 0},
    {"addition of nothing", AGAIN "flat_atomic_add v12, v[6:7], v3 glc\n" DONE WHILE, ISA_WAIT_NE, 4, 0},
    {"buffer load",
     "s_mov_b32 s4, s0\ns_and_b32 s5, s1, 0xffff\ns_mov_b32 s6, -1\ns_mov_b32 s7, 0x27000\n" AGAIN
     "buffer_load_dword v12, off, s[4:7], 0 glc\n" DONE WHILE,
     ISA_WAIT_EQ, 0, 0},
    {"8 bytes", AGAIN "flat_load_dwordx2 v[12:13], v[6:7] glc\n" DONE WHILE, ISA_WAIT_NE, 4, 0},
    {"sleep", AGAIN LOAD "s_sleep 3\n" WHILE, ISA_WAIT_EQ, 0, 0},
    {"acquire", AGAIN LOAD "buffer_wbinvl1_vol\n" WHILE, ISA_WAIT_EQ, 0, 0},
    {"priority", AGAIN "s_setprio 1\n" LOAD "s_setprio 1\n" WHILE, ISA_WAIT_EQ, 0, 0},
    {"back-off in a loop of its own",
     AGAIN LOAD "s_mov_b32 s4, 3\ninner:\ns_sleep 1\ns_sub_u32 s4, s4, 1\ns_cmp_lg_u32 s4, 0\n"
                "s_cbranch_scc1 inner\n" WHILE,
     ISA_WAIT_EQ, 0, 0},
    {"back-off up to a bound",
     "s_mov_b32 s4, 1\n" AGAIN LOAD "s_lshl_b32 s4, s4, 1\ns_min_u32 s4, s4, 8\ns_sleep 1\n" WHILE, ISA_WAIT_EQ, 0, 0},
    {"barrier of a lone wave", AGAIN LOAD "s_barrier\n" WHILE, ISA_WAIT_EQ, 0, 0},
    {"store to its own LDS",
     "s_mov_b32 m0, -1\n" AGAIN LOAD "ds_write_b32 v3, v8\nds_write2_b32 v3, v8, v9 offset1:1\n"
     "ds_read_b32 v13, v3\n" DONE WHILE,
     ISA_WAIT_EQ, 0, 0},
    {"an access before the loop", "flat_load_dword v13, v[4:5] glc\n" DONE AGAIN LOAD WHILE, ISA_WAIT_EQ, 0, 0},
    {"two accesses before the loop",
     "flat_load_dword v13, v[4:5] glc\n" DONE "flat_load_dword v13, v[4:5] glc\n" DONE AGAIN LOAD WHILE, ISA_WAIT_EQ, 0,
     0},
    {"no lane accesses", AGAIN LOAD "s_mov_b64 exec, 0\nflat_store_dword v[4:5], v8\ns_mov_b64 exec, 1\n" WHILE,
     ISA_WAIT_EQ, 0, 0},
};

static void waits_for_what_decides(void)
{
    for (size_t i = 0; i < sizeof(waiting) / sizeof(waiting[0]); i++) {
        char text[2048];
        const struct mem_condition *condition;

        test_context(waiting[i].name);
        snprintf(text, sizeof(text), SETUP "%s" END, waiting[i].text);
        start(text, 64, 4);
        launch(0);
        run_for(5000);
        condition = &workgroups[0]->waves[0].wait.condition;
        CHECK_EQUAL(spin_waits(), 1);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(machine->reports.stalled, 1);
        CHECK_EQUAL(condition->condition, waiting[i].condition);
        CHECK_EQUAL(condition->value, waiting[i].value);
        CHECK_EQUAL(condition->address, machine->data);
        store(waiting[i].ends);
        run_for(3000);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
        machine_free(machine);
    }
    test_context(0);
}

/* Comparisons whose result no value turns: any change ends the wait. These loops are endless. */
static void results_that_never_turn(void)
{
    static const char *const loops[] = {
        AGAIN LOAD "v_cmp_le_u32_e64 vcc, v12, -1\ns_cbranch_vccnz again\n",
        AGAIN LOAD "v_cmp_gt_u32_e64 vcc, v12, -1\ns_cbranch_vccz again\n",
        AGAIN LOAD "v_cmp_ge_u32_e64 vcc, v12, v12\ns_cbranch_vccnz again\n",
    };

    for (size_t i = 0; i < sizeof(loops) / sizeof(loops[0]); i++) {
        char text[1024];

        snprintf(text, sizeof(text), SETUP "%s" END, loops[i]);
        start(text, 64, 4);
        launch(0);
        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].wait.condition.condition, ISA_WAIT_NE);
        store(9);
        run_for(5000);
        CHECK_EQUAL(spin_waits(), 2);
        CHECK_EQUAL(workgroups[0]->waves[0].wait.condition.value, 9);
        machine_free(machine);
    }
}

/* ---- loops that do not ---- */

static const struct {
    const char *name;
    uint32_t items;
    const char *text;
} acting[] = {
    {"load through the L1", 64, AGAIN "flat_load_dword v12, v[6:7]\n" DONE WHILE},
    {"store", 64, AGAIN LOAD "flat_store_dword v[4:5], v8\n" WHILE},
    {"store that the L1 does not see", 64, AGAIN LOAD "flat_store_dword v[4:5], v8 glc\n" WHILE},
    {"scalar counter", 64, AGAIN LOAD "s_add_u32 s3, s3, 1\n" WHILE},
    {"vector counter", 64, AGAIN LOAD "v_add_u32_e32 v3, vcc, 1, v3\n" WHILE},
    {"counter of another lane", 64,
     AGAIN LOAD "s_mov_b64 exec, 2\nv_add_u32_e32 v3, vcc, 1, v3\ns_mov_b64 exec, 1\n" WHILE},
    {"address that moves", 64, AGAIN LOAD "v_add_u32_e32 v6, vcc, 4, v6\n" WHILE},
    {"clock", 64, AGAIN LOAD "s_memtime s[6:7]\n" DONE WHILE},
    {"scalar load", 64, AGAIN LOAD "s_load_dword s6, s[0:1], 0x40\n" DONE WHILE},
    {"three words", 64, SECOND AGAIN LOAD LOAD2 "flat_load_dword v13, v[14:15] offset:0 glc\n" DONE WHILE},
    {"two words, one of them twice", 64, SECOND AGAIN LOAD LOAD2 LOAD2 WHILE},
    {"another word through the L1", 64, AGAIN LOAD "flat_load_dword v13, v[4:5]\n" DONE WHILE},
    {"atomic that adds", 64, AGAIN "flat_atomic_add v12, v[6:7], v8 glc\n" DONE WHILE},
    {"swap there and back", 64,
     AGAIN SWAP "flat_atomic_swap v13, v[6:7], v10 glc\n" DONE "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz again\n"},
    {"atomic without an answer", 64, AGAIN LOAD "flat_atomic_add v[6:7], v3\n" DONE WHILE},
    {"atomic elsewhere", 64, AGAIN LOAD "flat_atomic_add v13, v[4:5], v8 glc\n" DONE WHILE},
    {"word that is not aligned", 64, "v_add_u32_e32 v6, vcc, 2, v6\n" AGAIN LOAD WHILE},
    {"half a word", 64, AGAIN "flat_load_ushort v12, v[6:7] glc\n" DONE WHILE},
    {"four words", 64, AGAIN "flat_load_dwordx4 v[12:15], v[6:7] glc\n" DONE WHILE},
    {"waiting atomic", 64,
     "v_mov_b32_e32 v10, -1\n" AGAIN LOAD "onward_wait_load v13, v[6:7], v[10:11] ge\n" DONE WHILE},
    {"counter in the LDS", 64, "s_mov_b32 m0, -1\n" AGAIN LOAD "ds_add_u32 v3, v8\n" DONE WHILE},
    {"counter stored to the LDS", 64,
     "s_mov_b32 m0, -1\n" AGAIN LOAD "ds_read_b32 v13, v3\n" DONE
     "v_add_u32_e32 v13, vcc, 1, v13\nds_write_b32 v3, v13\nv_mov_b32_e32 v13, 0\n" DONE WHILE},
    {"LDS through flat addresses", 64,
     "v_mov_b32_e32 v11, 0x10000\n" AGAIN LOAD "flat_load_dword v13, v[10:11] glc\n" DONE WHILE},
    {"LDS of several waves", 128, "s_mov_b32 m0, -1\n" AGAIN LOAD "ds_read_b32 v13, v3\n" DONE WHILE},
    {"store to the LDS of several waves", 128, "s_mov_b32 m0, -1\n" AGAIN LOAD "ds_write_b32 v3, v8\n" DONE WHILE},
    {"barrier of several waves", 128, AGAIN LOAD "s_barrier\n" WHILE},
};

static void loops_that_act_go_on(void)
{
    for (size_t i = 0; i < sizeof(acting) / sizeof(acting[0]); i++) {
        char text[2048];

        test_context(acting[i].name);
        snprintf(text, sizeof(text), SETUP "%s" END, acting[i].text);
        start(text, acting[i].items, 4);
        machine->kernel.waves = (acting[i].items + 63) / 64;
        for (uint32_t word = 0; word < 4096; word++)
            machine_set_word(machine, word, 4);
        launch(0);
        run_for(20000);
        CHECK_EQUAL(spin_waits(), 0);
        CHECK_EQUAL(machine->reports.stalled, 0);
        CHECK_EQUAL(machine->reports.faults, 0);
        CHECK_EQUAL(machine->reports.done, 0);
        machine_free(machine);
    }
    test_context(0);
}

/* A loop whose word changes all the time sees the same value in no two iterations. */
static void changing_word_is_no_wait(void)
{
    start(SETUP AGAIN LOAD WHILE END, 64, 4);
    launch(0);
    for (uint32_t value = 5; value < 200; value++) {
        run_for(60);
        store(value);
    }
    CHECK_EQUAL(machine->cus[0]->counters.waits, 0);
    store(0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* It is on only when the policy says so, and never without timing. */
static void off_changes_nothing(void)
{
    for (uint32_t i = 0; i < 4; i++) {
        start(SETUP AGAIN LOAD "s_barrier\n" WHILE END, i < 2 ? 64 : 128, 4);
        machine->control.watches_spins = i % 2;
        machine->control.functional = i % 2;
        launch(0);
        run_for(20000);
        CHECK_EQUAL(spin_waits(), 0);
        machine_free(machine);
    }
}

/* An L1 may have a word of a scoped program. */
static void scoped_programs_go_on(void)
{
    start(SETUP AGAIN LOAD WHILE END, 64, 4);
    machine->program->scoped = true;
    launch(0);
    run_for(20000);
    CHECK_EQUAL(spin_waits(), 0);
    machine_free(machine);
}

/* ---- no change is missed ---- */

static const char *const races[] = {SETUP AGAIN LOAD WHILE END, SETUP AGAIN CMPSWAP WHILE END,
                                    SETUP "v_mov_b32_e32 v8, 4\n" AGAIN SWAP WHILE END,
                                    SETUP AGAIN LOAD "v_cmp_eq_u32_e64 s[6:7], v12, 9\n" WHILE END};

static struct test_parameter race = {.name = "loop", .count = sizeof(races) / sizeof(races[0])};

/* Whatever the cycle of the store: before, with and after the access that registers. */
static void store_at_any_cycle_ends_it(void)
{
    for (uint64_t at = 1; at < 1200; at++) {
        start(races[race.value], 64, 4);
        launch(0);
        run_for(at);
        store(0);
        run_for(2000);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
        machine_free(machine);
    }
}

/* A change and the change back: the loop may or may not have seen it, and waits again. */
static void change_and_back(void)
{
    for (uint64_t at = 1; at < 1200; at += 3) {
        start(races[race.value], 64, 4);
        launch(0);
        run_for(at);
        store(8);
        run_for(at % 97);
        store(4);
        run_for(4000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        store(0);
        run_for(2000);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

/* A work-group that is frozen at any cycle finds the change after the thaw. */
static void freeze_at_any_cycle(void)
{
    for (uint64_t at = 1; at < 1200; at += 5) {
        start(races[race.value], 64, 4);
        launch(0);
        run_for(at);
        cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(at % 11 * 40);
        store(0);
        run_for(1000);
        cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(TIMEOUT / 2);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

/* Without a change the wave goes round once a timeout, and waits again. */
static void timeout_ends_a_wait(void)
{
    start(SETUP AGAIN LOAD WHILE END, 64, 4);
    launch(0);
    machine_run_to(machine, UINT64_C(5) * TIMEOUT);
    CHECK(machine->cus[0]->counters.wait_timeouts >= 4);
    CHECK(machine->cus[0]->counters.wait_timeouts <= 5);
    CHECK_EQUAL(spin_waits(), machine->cus[0]->counters.wait_timeouts + 1);
    store(0);
    run_for(2000);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* A wave that finds the word changed in vain keeps its age among the waiters. */
static void waits_for_one_word_keep_their_age(void)
{
    uint64_t since;

    start(SETUP AGAIN LOAD "v_add_u32_e32 v13, vcc, 1, v12\n" WHILE END, 64, 4);
    launch(0);
    run_for(5000);
    since = workgroups[0]->waves[0].wait.since;
    CHECK(since > 0 && since < 5000);
    store(7);
    run_for(5000);
    CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
    CHECK_EQUAL(spin_waits(), 2);
    CHECK_EQUAL(workgroups[0]->waves[0].wait.since, since);
    machine_free(machine);
}

/* Under a policy without a monitor the wave looks once an interval. */
static void mode_timeout_only_times(void)
{
    start(SETUP AGAIN CMPSWAP WHILE END, 64, 4);
    machine->control.wait_mode = CP_WAIT_TIMEOUT;
    machine->control.timeout_cycles = 300;
    launch(0);
    run_for(20000);
    CHECK(spin_waits() > 20);
    CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
    CHECK(machine->cus[0]->counters.wait_timeouts + 1 >= spin_waits());
    store(0);
    run_for(2000);
    CHECK_EQUAL(machine_word(machine, 0), 5);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* A SyncMon without space keeps the wave spinning: an ordinary iteration or two between attempts. */
static void no_space_is_no_wait(void)
{
    start(SETUP AGAIN LOAD WHILE END, 64, 4);
    machine_free(machine);
    machine = machine_create();
    machine->parameters.syncmon_waiters = 0;
    machine_build(machine);
    machine_load(machine, SETUP AGAIN LOAD WHILE END);
    machine->control.wait_mode = CP_WAIT_ATOMIC;
    machine->control.timeout_cycles = TIMEOUT;
    machine->control.watches_spins = true;
    machine_set_word(machine, 0, 4);
    launch(0);
    run_for(10000);
    CHECK_EQUAL(machine->cus[0]->counters.waits, 0);
    CHECK(path_counters(machine->system)->waits_failed > 3);
    CHECK(path_counters(machine->system)->loads + 1 >= 2 * path_counters(machine->system)->waits_failed);
    store(0);
    run_for(2000);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("spin_watch", (const struct test_case[]){TEST(waits_for_what_decides),
                                                             TEST(results_that_never_turn),
                                                             TEST(loops_that_act_go_on),
                                                             TEST(changing_word_is_no_wait),
                                                             TEST(off_changes_nothing),
                                                             TEST(scoped_programs_go_on),
                                                             TEST(store_at_any_cycle_ends_it, &race),
                                                             TEST(change_and_back, &race),
                                                             TEST(freeze_at_any_cycle, &race),
                                                             TEST(timeout_ends_a_wait),
                                                             TEST(waits_for_one_word_keep_their_age),
                                                             TEST(mode_timeout_only_times),
                                                             TEST(no_space_is_no_wait),
                                                             {0}});
}
