/* test_spin_watch.c - policy.spins: which loops wait, and for what; that a change is never missed. */
#include "cu_machine.h"

#include "cu/spin_watch.h"

/* One lane reads word 0 at v[6:7]. */
#define SETUP                                                                                                          \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, 4\nv_mov_b32_e32 v11, 0\n"        \
    "v_mov_b32_e32 v3, 0\ns_mov_b32 s3, 0\n"
#define DONE    "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define LOAD    "flat_load_dword v12, v[6:7] glc\n" DONE
#define CMPSWAP "flat_atomic_cmpswap v12, v[6:7], v[8:9] glc\n" DONE
#define SWAP    "flat_atomic_swap v12, v[6:7], v8 glc\n" DONE
#define WHILE   "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz again\n"
#define AGAIN   "again:\n"
#define END     "s_endpgm\n"

/* A second word, 256 bytes on, in v13. */
#define SECOND "v_add_u32_e32 v14, vcc, 0x100, v6\nv_mov_b32_e32 v15, v7\n"
#define LOAD2  "flat_load_dword v13, v[14:15] glc\n" DONE
/* Until one of the words is 0. */
#define EITHER                                                                                                         \
    SETUP SECOND AGAIN LOAD "v_cmp_eq_u32_e32 vcc, 0, v12\ns_cbranch_vccnz out\n" LOAD2                                \
                            "v_cmp_eq_u32_e32 vcc, 0, v13\ns_cbranch_vccz again\nout:\n" END

#define TIMEOUT 100000u

static struct machine *machine;
static struct cu_workgroup *workgroups[4]; /* by slot */

static void on_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    CHECK(context == machine);
    cu_condition_met(machine->cus[0], workgroups[waiter->slot], waiter->wait_number, cycle);
}

static bool on_execute(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                       uint64_t old)
{
    (void)condition;
    CHECK(context == machine);
    return cu_deferred_answer(workgroups[waiter->slot], waiter->wait_number, waiter->lane, old);
}

/* A machine on which waves that spin wait. Work-items of a WG, and the value of word 0. */
static void start(const char *text, uint32_t items, uint32_t word)
{
    struct syncmon_callbacks listener = {.met = on_met, .execute = on_execute};

    machine = machine_create();
    machine_build(machine);
    machine_load(machine, text);
    machine_shape(machine, items, 512);
    machine->kernel.grid_size[0] = 4 * items;
    machine->control.wait_mode = CP_WAIT_ATOMIC;
    machine->control.timeout_cycles = TIMEOUT;
    machine->control.watches_spins = true;
    listener.context = machine;
    syncmon_listen(path_syncmon(machine->system), &listener);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_ALL);
    machine_set_word(machine, 0, word);
}

static void launch(uint32_t slot)
{
    workgroups[slot] = machine_launch_set(machine, 0, 0, slot);
}

static void store(uint32_t word)
{
    path_cp_store(machine->system, machine->data, &word, sizeof(word), machine->clock.now);
}

static void run_for(uint64_t cycles)
{
    uint64_t until = machine->clock.now + cycles;

    machine_run_to(machine, until);
    machine->clock.now = until;
}

static uint64_t spin_waits(void)
{
    return machine->cus[0]->counters.spin_waits;
}

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
    {"used besides", AGAIN LOAD "v_add_u32_e32 v13, vcc, 1, v12\n" WHILE, ISA_WAIT_NE, 4, 0},
    {"compared by halves",
     AGAIN LOAD "v_cmp_ne_u32_sdwa vcc, v12, v9 src0_sel:WORD_0 src1_sel:DWORD\ns_cbranch_vccnz again\n", ISA_WAIT_NE,
     4, 0},
    {"compared by fewer lanes",
     AGAIN LOAD "s_and_saveexec_b64 s[6:7], exec\nv_cmp_ne_u32_e32 vcc, 0, v12\n"
                "s_mov_b64 exec, s[6:7]\ns_cbranch_vccnz again\n",
     ISA_WAIT_NE, 4, 0},
    {"register overwritten",
     AGAIN LOAD "v_cmp_ne_u32_e32 vcc, 0, v12\nv_mov_b32_e32 v12, 9\nv_add_u32_e64 v12, s[6:7], 1, v12\n"
                "s_cbranch_vccnz again\n",
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
     ISA_WAIT_NE, 4, 0},
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
    {"atomic without an answer", 64, AGAIN LOAD "flat_atomic_add v[6:7], v3\n" DONE WHILE},
    {"atomic elsewhere", 64, AGAIN LOAD "flat_atomic_add v13, v[4:5], v8 glc\n" DONE WHILE},
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
    for (uint32_t i = 0; i < 2; i++) {
        start(SETUP AGAIN LOAD WHILE END, 64, 4);
        machine->control.watches_spins = i;
        machine->control.functional = i;
        launch(0);
        run_for(20000);
        CHECK_EQUAL(spin_waits(), 0);
        machine_free(machine);
    }
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

/* ---- several words ---- */

static void set_second(uint32_t word)
{
    path_cp_store(machine->system, machine->data + 256, &word, sizeof(word), machine->clock.now);
}

/* Whichever of two words changes, and whenever. */
static void either_word_ends_it(void)
{
    for (uint64_t at = 1; at < 3000; at++) {
        bool second = at % 2;

        start(EITHER, 64, 4);
        machine_set_word(machine, 64, 4);
        launch(0);
        run_for(at / 2);
        if (second)
            set_second(0);
        else
            store(0);
        run_for(3000);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
        machine_free(machine);
    }
}

/* A wave is registered for both words, stops behind the second, and a freeze at any cycle leaves nothing behind. */
static void both_words_are_watched(void)
{
    for (uint64_t at = 1; at < 3000; at += 7) {
        start(EITHER, 64, 4);
        machine_set_word(machine, 64, 4);
        launch(0);
        run_for(at);
        cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(1000);
        CHECK_EQUAL(workgroups[0]->drained, true);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)),
                    workgroups[0]->waves[0].status == CU_WAVE_WAITING ? 2 : 0);
        cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(workgroups[0]->waves[0].wait.condition.address, machine->data + 256);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 2);
        set_second(0);
        run_for(3000);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
        machine_free(machine);
    }
}

/* A work-group that is removed takes its wait along. */
static void removal_leaves_no_wait(void)
{
    for (uint64_t at = 1; at < 3000; at += 13) {
        start(EITHER, 64, 4);
        machine_set_word(machine, 64, 4);
        launch(0);
        run_for(at);
        cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(1000);
        if (workgroups[0]->waves[0].status != CU_WAVE_WAITING)
            CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
        machine_free(machine);
    }
}

/* A loop that reads a second word only while the first is 8 waits for one word, or for two. */
static void path_decides_what_is_watched(void)
{
    start(SETUP SECOND AGAIN LOAD "v_cmp_eq_u32_e32 vcc, 0, v12\ns_cbranch_vccnz out\nv_cmp_eq_u32_e32 vcc, 8, v12\n"
                                  "s_cbranch_vccz again\n" LOAD2 "s_branch again\nout:\n" END,
          64, 4);
    launch(0);
    for (uint32_t i = 0; i < 4; i++) {
        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 1 + i % 2);
        store(i % 2 ? 4 : 8);
    }
    store(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
    machine_free(machine);
}

/* Without space for the second word the wave does not wait, and the first is not watched either. */
static void half_a_wait_is_none(void)
{
    start(EITHER, 64, 4);
    machine_free(machine);
    machine = machine_create();
    machine->parameters.syncmon_waiters = 1;
    machine_build(machine);
    machine_load(machine, EITHER);
    machine->control.wait_mode = CP_WAIT_ATOMIC;
    machine->control.timeout_cycles = TIMEOUT;
    machine->control.watches_spins = true;
    machine_set_word(machine, 0, 4);
    machine_set_word(machine, 64, 4);
    launch(0);
    run_for(10000);
    CHECK_EQUAL(machine->cus[0]->counters.waits, 0);
    set_second(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
    machine_free(machine);
}

/* Where nothing is watched, the wave is stopped behind the second access alone. */
static void two_words_are_timed_once(void)
{
    start(EITHER, 64, 4);
    machine_set_word(machine, 64, 4);
    machine->control.wait_mode = CP_WAIT_TIMEOUT;
    machine->control.timeout_cycles = 300;
    launch(0);
    run_for(20000);
    CHECK(spin_waits() > 15);
    CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
    store(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* ---- several lanes and waves ---- */

/* Each lane waits for its own word to be 0; a lane that has it leaves the loop. */
static void lanes_wait_for_words_of_their_own(void)
{
    start("v_mov_b32_e32 v9, 0\ns_mov_b64 exec, 0xf0\n" AGAIN "flat_load_dword v12, v[4:5] glc\n" DONE
          "v_cmp_ne_u32_e32 vcc, 0, v12\ns_and_b64 exec, exec, vcc\ns_cbranch_execnz again\n" END,
          64, 0);
    for (uint32_t lane = 4; lane < 8; lane++)
        machine_set_word(machine, lane, lane);
    launch(0);
    for (uint32_t lane = 4; lane < 8; lane++) {
        const uint32_t zero = 0;

        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 8 - lane);
        path_cp_store(machine->system, machine->data + UINT64_C(4) * lane, &zero, 4, machine->clock.now);
    }
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
    machine_free(machine);
}

/* Wave 0 of two reads the word, tells the other through the LDS, and both meet twice. OTHER is what wave 1 does. */
#define TEAM(other)                                                                                                    \
    SETUP SECOND "s_mov_b32 m0, -1\n" AGAIN "s_barrier\ns_cmp_lg_u32 s16, 0\ns_cbranch_scc1 other\n" LOAD              \
                 "ds_write_b32 v3, v12\ns_branch both\nother:\n" other "both:\n" DONE                                  \
                 "s_barrier\nds_read_b32 v13, v3\n" DONE "v_cmp_ne_u32_e32 vcc, 0, v13\ns_cbranch_vccnz again\n" END

static const struct {
    const char *name, *text;
    bool waits, ends; /* it ends when the word is 0 */
} teams[] = {
    {"does nothing", TEAM(""), true, true},
    {"sleeps", TEAM("s_sleep 9\n"), true, true},
    {"stores the same to the LDS", TEAM("ds_write_b32 v3, v10 offset:8\n"), true, true},
    {"reads the LDS", TEAM("ds_read_b32 v14, v3 offset:8\n"), true, true},
    {"has ended", SETUP "s_cmp_lg_u32 s16, 0\ns_cbranch_scc1 out\n" AGAIN LOAD "s_barrier\n" WHILE "out:\n" END, true,
     true},
    {"counts", TEAM("s_add_u32 s3, s3, 1\n"), false, true},
    {"counts in the LDS", TEAM("ds_add_u32 v3, v10 offset:8\n"), false, true},
    {"stores", TEAM("flat_store_dword v[14:15], v8\n"), false, true},
    {"reads the time", TEAM("s_memtime s[6:7]\n"), false, true},
    {"reads a word", TEAM("flat_load_dword v12, v[14:15] glc\n"), false, true},
    {"reads through the L1", TEAM("flat_load_dword v12, v[14:15]\n"), false, true},
    {"does not meet",
     SETUP "s_mov_b32 m0, -1\ns_cmp_lg_u32 s16, 0\ns_cbranch_scc1 other\n" AGAIN LOAD
           "ds_read_b32 v13, v3\n" DONE WHILE END "other:\ns_sleep 15\ns_branch other\n" END,
     false, false},
    {"has left",
     SETUP "s_cmp_lg_u32 s16, 0\ns_cbranch_scc1 other\n" AGAIN LOAD "s_barrier\n" WHILE END
           "other:\ns_add_u32 s3, s3, 1\ns_barrier\ns_branch other\n" END,
     false, false},
};

static void waves_of_a_group_wait_for_one(void)
{
    for (size_t i = 0; i < sizeof(teams) / sizeof(teams[0]); i++) {
        test_context(teams[i].name);
        start(teams[i].text, 128, 4);
        machine_set_word(machine, 64, 4);
        launch(0);
        run_for(20000);
        CHECK_EQUAL(spin_waits(), teams[i].waits);
        CHECK_EQUAL(machine->reports.stalled, teams[i].waits);
        CHECK_EQUAL(machine->reports.faults, 0);
        store(0);
        run_for(3000);
        CHECK_EQUAL(machine->reports.done, teams[i].ends);
        CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
        machine_free(machine);
    }
    test_context(0);
}

/* The number of barriers depends on the word: waves that meet more often are known again after some iterations. */
static void path_decides_how_often_waves_meet(void)
{
    start(SETUP "s_mov_b32 m0, -1\n" AGAIN "s_barrier\ns_cmp_lg_u32 s16, 0\ns_cbranch_scc1 both\n" LOAD
                "ds_write_b32 v3, v12\nboth:\n" DONE "s_barrier\nds_read_b32 v13, v3\n" DONE
                "v_cmp_ne_u32_e32 vcc, 8, v13\ns_cbranch_vccnz once\ns_barrier\nonce:\n"
                "v_cmp_ne_u32_e32 vcc, 0, v13\ns_cbranch_vccnz again\n" END,
          128, 4);
    launch(0);
    for (uint32_t i = 0; i < 4; i++) {
        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(workgroups[0]->waves[1].status, CU_WAVE_BARRIER);
        CHECK_EQUAL(workgroups[0]->waves[1].issue->spin.barriers, 2 + i % 2);
        store(i % 2 ? 4 : 8);
    }
    store(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
    machine_free(machine);
}

/* Neither a store at any cycle nor a freeze is missed by a work-group of several waves. */
static void teams_miss_nothing(void)
{
    for (uint64_t at = 1; at < 3000; at += 5) {
        start(TEAM(""), 128, 4);
        launch(0);
        run_for(at);
        if (at % 2) {
            cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
            run_for(700);
        }
        store(0);
        if (at % 2)
            cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(3000);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
        machine_free(machine);
    }
}

/* Lanes that compare with values of their own wait for any change. */
static void lanes_that_differ_wait_for_a_change(void)
{
    start("s_mov_b64 exec, 0x3\n" AGAIN LOAD "v_cmp_eq_u32_e32 vcc, v12, v0\ns_cbranch_vccz again\n" END, 64, 4);
    launch(0);
    run_for(5000);
    CHECK_EQUAL(workgroups[0]->waves[0].wait.condition.condition, ISA_WAIT_NE);
    CHECK_EQUAL(workgroups[0]->waves[0].wait.condition.value, 4);
    store(1);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* The L2 takes the lock for a wave that spins with a compare-and-swap, as for one that waits. */
static void deferred_execution_takes_a_lock(void)
{
    start(SETUP AGAIN CMPSWAP WHILE END, 64, 4);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(path_syncmon(machine->system), CP_EXTENSION_ALL);
    launch(0);
    launch(1);
    run_for(5000);
    CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 2);
    store(0);
    CHECK_EQUAL(syncmon_counters(path_syncmon(machine->system))->executed, 1);
    CHECK_EQUAL(machine_word(machine, 0), 5);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    store(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 2);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("spin_watch", (const struct test_case[]){TEST(waits_for_what_decides),
                                                             TEST(loops_that_act_go_on),
                                                             TEST(changing_word_is_no_wait),
                                                             TEST(off_changes_nothing),
                                                             TEST(store_at_any_cycle_ends_it, &race),
                                                             TEST(change_and_back, &race),
                                                             TEST(freeze_at_any_cycle, &race),
                                                             TEST(timeout_ends_a_wait),
                                                             TEST(mode_timeout_only_times),
                                                             TEST(no_space_is_no_wait),
                                                             TEST(either_word_ends_it),
                                                             TEST(both_words_are_watched),
                                                             TEST(removal_leaves_no_wait),
                                                             TEST(path_decides_what_is_watched),
                                                             TEST(half_a_wait_is_none),
                                                             TEST(two_words_are_timed_once),
                                                             TEST(lanes_wait_for_words_of_their_own),
                                                             TEST(waves_of_a_group_wait_for_one),
                                                             TEST(path_decides_how_often_waves_meet),
                                                             TEST(teams_miss_nothing),
                                                             TEST(lanes_that_differ_wait_for_a_change),
                                                             TEST(deferred_execution_takes_a_lock),
                                                             {0}});
}
