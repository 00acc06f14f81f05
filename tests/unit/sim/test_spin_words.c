/* test_spin_words.c - policy.spins: loops on two words, by several lanes, and of work-groups of several waves. */
#include "spin_bench.h"

/* ---- several words ---- */

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

static struct test_parameter begins = TEST_VALUES("begins with both", 0, 1);

/* A loop that reads a second word only while the first is 8 waits for one word, or for two. */
static void path_decides_what_is_watched(void)
{
    bool both = begins.value;

    start(SETUP SECOND AGAIN LOAD "v_cmp_eq_u32_e32 vcc, 0, v12\ns_cbranch_vccnz out\nv_cmp_eq_u32_e32 vcc, 8, v12\n"
                                  "s_cbranch_vccz again\n" LOAD2 "s_branch again\nout:\n" END,
          64, both ? 8 : 4);
    launch(0);
    for (uint32_t i = 0; i < 4; i++) {
        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 1 + (i + both) % 2);
        store((i + both) % 2 ? 4 : 8);
    }
    store(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
    machine_free(machine);
}

/* A loop that reads another second word when the first is 8 waits for that one. */
static void path_decides_which_word_is_watched(void)
{
    start(SETUP SECOND "v_add_u32_e32 v10, vcc, 0x200, v6\nv_mov_b32_e32 v11, v7\n" AGAIN LOAD
                       "v_cmp_eq_u32_e32 vcc, 0, v12\ns_cbranch_vccnz out\nv_cmp_eq_u32_e32 vcc, 8, v12\n"
                       "s_cbranch_vccnz other\n" LOAD2 "s_branch again\nother:\n"
                       "flat_load_dword v13, v[10:11] glc\n" DONE "s_branch again\nout:\n" END,
          64, 4);
    launch(0);
    for (uint32_t i = 0; i < 4; i++) {
        run_for(5000);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
        CHECK_EQUAL(syncmon_waiters_of_word(path_syncmon(machine->system), machine->data + (i % 2 ? 512 : 256)), 1);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 2);
        store(i % 2 ? 4 : 8);
    }
    store(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(machine->cus[0]->counters.wait_timeouts, 0);
    machine_free(machine);
}

/* The L2 executes nothing in place of a wave that waits for two words: its other half could be executed, too. */
static void two_words_are_not_executed(void)
{
    start(SETUP SECOND AGAIN CMPSWAP "v_cmp_eq_u32_e32 vcc, 0, v12\ns_cbranch_vccnz out\n"
                                     "flat_atomic_cmpswap v13, v[14:15], v[8:9] glc\n" DONE
                                     "v_cmp_eq_u32_e32 vcc, 0, v13\ns_cbranch_vccz again\nout:\n" END,
          64, 4);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(path_syncmon(machine->system), CP_EXTENSION_ALL);
    machine_set_word(machine, 64, 4);
    launch(0);
    run_for(5000);
    CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 2);
    store(0);
    set_second(0);
    CHECK_EQUAL(syncmon_counters(path_syncmon(machine->system))->executed, 0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL((machine_word(machine, 0) == 5) + (machine_word(machine, 64) == 5), 1);
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
    {"has met outside of the loop",
     SETUP "s_barrier\n" AGAIN "s_cmp_lg_u32 s16, 0\ns_cbranch_scc1 both\n" LOAD "ds_write_b32 v3, v12\n"
           "both:\n" DONE "s_barrier\nds_read_b32 v13, v3\n" DONE "s_barrier\n"
           "v_cmp_ne_u32_e32 vcc, 0, v13\ns_cbranch_vccnz again\n" END,
     true, true},
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

/* Of two lanes one has found 0, and the loop goes on until both have. */
static void lanes_with_other_results_wait_for_a_change(void)
{
    const uint32_t zero = 0;

    start("s_mov_b64 exec, 0x3\n" AGAIN "flat_load_dword v12, v[4:5] glc\n" DONE WHILE END, 64, 0);
    machine_set_word(machine, 1, 5);
    launch(0);
    run_for(5000);
    CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_WAITING);
    CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 2);
    path_cp_store(machine->system, machine->data + 4, &zero, 4, machine->clock.now);
    run_for(3000);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
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
    return test_run("spin_words", (const struct test_case[]){TEST(either_word_ends_it),
                                                             TEST(both_words_are_watched),
                                                             TEST(removal_leaves_no_wait),
                                                             TEST(path_decides_what_is_watched, &begins),
                                                             TEST(path_decides_which_word_is_watched),
                                                             TEST(two_words_are_not_executed),
                                                             TEST(half_a_wait_is_none),
                                                             TEST(two_words_are_timed_once),
                                                             TEST(lanes_wait_for_words_of_their_own),
                                                             TEST(waves_of_a_group_wait_for_one),
                                                             TEST(path_decides_how_often_waves_meet),
                                                             TEST(teams_miss_nothing),
                                                             TEST(lanes_that_differ_wait_for_a_change),
                                                             TEST(lanes_with_other_results_wait_for_a_change),
                                                             TEST(deferred_execution_takes_a_lock),
                                                             {0}});
}
