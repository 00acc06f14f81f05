/* test_spin.c - cu.spin: which waves are spinners, and when they issue. */
#include "cu_machine.h"

#include "cu/patience.h"
#include "cu/scheduler.h"
#include "cu/spin.h"

/* One lane. A waiting atomic swaps 5 in for 0; a wave tries until that succeeds, and then sleeps. */
#define SETUP                                                                                                          \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 0\n"
#define TRY                                                                                                            \
    "try:\nonward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"                      \
    "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz try\n"
#define WAIT "onward_wait v[6:7], v[10:11] eq\n"
#define NAP  "s_sleep 15\ns_sleep 15\ns_sleep 15\n"
#define END  "s_endpgm\n"

static struct machine *machine;
static struct cu_workgroup *workgroups[4]; /* by slot */

static void on_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    CHECK(context == machine);
    cu_condition_met(machine->cus[0], workgroups[waiter->slot], waiter->wait_number, cycle);
}

static bool on_execute(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                       uint64_t old, bool takes)
{
    (void)condition;
    CHECK(context == machine);
    return cu_deferred_answer(workgroups[waiter->slot], waiter->wait_number, waiter->lane, old, takes);
}

/* A machine on one SIMD; the word is 1. */
static void start_with(const char *text, enum cu_spin spin, uint32_t mode, uint64_t waiters, uint64_t delay)
{
    struct syncmon_callbacks listener = {.met = on_met, .execute = on_execute};

    machine = machine_create();
    machine->parameters.simds = 1;
    machine->parameters.spin = spin;
    machine->parameters.spin_delay = delay;
    machine->parameters.syncmon_waiters = waiters;
    machine_build(machine);
    machine_load(machine, text);
    machine->kernel.grid_size[0] = 64 * 4;
    machine->control.wait_mode = mode;
    machine->control.timeout_cycles = mode == CP_WAIT_TIMEOUT ? 300 : 0;
    listener.context = machine;
    syncmon_listen(path_syncmon(machine->system), &listener);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_ONE);
    machine_set_word(machine, 0, 1);
}

static void start(const char *text, enum cu_spin spin, uint32_t mode)
{
    start_with(text, spin, mode, 512, 1000);
}

static void launch(uint32_t slot)
{
    workgroups[slot] = machine_launch_set(machine, 0, 0, slot);
}

static void store(uint32_t word)
{
    path_cp_store(machine->system, machine->data, &word, sizeof(word), machine->clock.now);
}

static bool spins(uint32_t slot)
{
    const struct cu_wave_issue *issue = workgroups[slot]->waves[0].issue;

    return issue->simd->spinners & issue->bit;
}

static void run_for(uint64_t cycles)
{
    uint64_t until = machine->clock.now + cycles;

    machine_run_to(machine, until);
    machine->clock.now = until;
}

static struct test_parameter mode =
    TEST_VALUES("mode", CP_WAIT_IGNORE, CP_WAIT_TIMEOUT, CP_WAIT_ATOMIC, CP_WAIT_INSTRUCTION);

/* From the failure to the success, whatever a failure means to the policy. */
static void spins_until_success(void)
{
    start(SETUP "try:\nonward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
                "v_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccz done\n" WAIT "s_branch try\ndone:\n" NAP END,
          CU_SPIN_LAST, (uint32_t)mode.value);
    launch(0);
    CHECK(!spins(0));
    run_for(3000);
    CHECK(spins(0));
    CHECK_EQUAL(machine_word(machine, 0), 1);
    store(0);
    run_for(1500);
    CHECK_EQUAL(machine_word(machine, 0), 5);
    CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_SLEEPING);
    CHECK(!spins(0));
    CHECK_EQUAL(machine->cus[0]->simds[0].spinners, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* A first success is none; with cu.spin=0 nothing is. */
static void others_do_not_spin(void)
{
    static const struct {
        enum cu_spin spin;
        uint32_t word;
    } cases[] = {{CU_SPIN_LAST, 0}, {CU_SPIN_EQUAL, 1}, {CU_SPIN_EQUAL, 0}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        start(SETUP TRY NAP END, cases[i].spin, CP_WAIT_IGNORE);
        store(cases[i].word);
        launch(0);
        for (uint32_t turn = 0; turn < 300; turn++) {
            run_for(10);
            CHECK_EQUAL(machine->cus[0]->simds[0].spinners, 0);
        }
        machine_free(machine);
    }
}

/* A SyncMon without space for its condition keeps the wave trying: it spins. */
static void spins_without_space(void)
{
    start_with(SETUP TRY NAP END, CU_SPIN_LAST, CP_WAIT_ATOMIC, 0, 1000);
    launch(0);
    run_for(3000);
    CHECK_EQUAL(machine->reports.stalled, 0);
    CHECK(spins(0));
    machine_free(machine);
}

/* The L2 executed the atomic in the wave's place: that is its success, though the wave has not moved yet. */
static void late_success_ends_it(void)
{
    start(SETUP "onward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n" END,
          CU_SPIN_LAST, CP_WAIT_ATOMIC);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(path_syncmon(machine->system), CP_EXTENSION_ALL);
    launch(0);
    run_for(3000);
    CHECK(spins(0));
    store(0);
    CHECK_EQUAL(syncmon_counters(path_syncmon(machine->system))->executed, 1);
    CHECK(!spins(0));
    machine_run(machine);
    machine_free(machine);
}

/* The L2 may have done so before the answer that the condition failed comes. */
static void answer_behind_a_late_success(void)
{
    static const struct {
        uint8_t arms;
        bool late, spins;
    } cases[] = {{MEM_ARMS_FAILED, false, true}, {MEM_ARMS_FAILED, true, false}, {MEM_ARMS_UNSEEN, false, false}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct mem_request request = {.arms = cases[i].arms, .wait_answer = MEM_WAIT_FAILED};

        start(SETUP NAP END, CU_SPIN_LAST, CP_WAIT_ATOMIC);
        launch(0);
        request.access.exec = 1;
        request.access.bytes = 4;
        workgroups[0]->waves[0].wait.late = cases[i].late;
        cu_wait_answered(workgroups[0]->waves[0].issue, &request);
        CHECK_EQUAL(spins(0), cases[i].spins);
        machine_free(machine);
    }
}

/* A frozen wave does not spin, and does again when it has failed after the thaw. */
static void freeze_ends_it(void)
{
    for (uint64_t frozen_at = 2000; frozen_at < 2600; frozen_at += 7) {
        start(SETUP TRY NAP END, CU_SPIN_LAST, CP_WAIT_IGNORE);
        launch(0);
        run_for(frozen_at);
        CHECK(spins(0));
        cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
        CHECK(!spins(0));
        machine_run(machine);
        cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
        run_for(2000);
        CHECK(spins(0));
        machine_free(machine);
    }
}

/* The answer to an atomic of a wave that is gone says nothing about the wave that has its position now. */
static void removed_wave_leaves_nothing(void)
{
    for (uint64_t removed_at = 2000; removed_at < 2600; removed_at += 7) {
        start(SETUP TRY NAP END, CU_SPIN_LAST, CP_WAIT_IGNORE);
        launch(0);
        run_for(removed_at);
        cu_remove(machine->cus[0], workgroups[0], machine->clock.now);
        CHECK_EQUAL(machine->cus[0]->simds[0].spinners, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->cus[0]->simds[0].spinners, 0);
        machine_free(machine);
    }
}

/* ---- what it is for ---- */

/* Wave 3 counts to 500, waves 0 to 2 try in vain. Cycle at which the last one is done with that. */
static uint64_t time_of_worker(uint32_t spinners, enum cu_spin spin, const char *scheduler)
{
    char error[256];
    uint64_t took;

    machine = machine_create();
    machine->parameters.simds = 1;
    machine->parameters.spin = spin;
    machine->parameters.patience = 32;
    CHECK(parameters_set(&machine->parameters, "cu.scheduler", scheduler, error, sizeof(error)));
    machine_build(machine);
    machine_load(machine,
                 SETUP "s_cmp_eq_u32 s17, 3\ns_cbranch_scc1 work\n"
                       "try:\nonward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\n"
                       "s_mov_b32 s3, 0\nmore:\ns_add_u32 s3, s3, 1\ns_add_u32 s4, s3, 1\ns_add_u32 s4, s3, 1\n"
                       "s_cmp_lt_u32 s3, 30\ns_cbranch_scc1 more\n"
                       "s_waitcnt vmcnt(0) lgkmcnt(0)\nv_cmp_ne_u32_e32 vcc, 0, v12\ns_cbranch_vccnz try\n" END
                       "work:\ns_sleep 15\ns_mov_b32 s3, 0\n"
                       "next:\ns_add_u32 s3, s3, 1\ns_add_u32 s4, s3, 1\ns_add_u32 s4, s3, 1\n"
                       "s_cmp_lt_u32 s3, 500\ns_cbranch_scc1 next\n" END);
    machine->kernel.grid_size[0] = 64 * 4;
    machine_set_word(machine, 0, 1);
    for (uint32_t i = 3 - spinners; i < 4; i++)
        launch(i);
    while (!machine->reports.done)
        run_for(4);
    took = machine->reports.done_at;
    machine_free(machine);
    return took;
}

static const char *scheduler_name(uint64_t value)
{
    static const char *const names[] = {"oldest", "lrr", "gto", "mwf-gto"};

    return names[value];
}

static struct test_parameter any_scheduler = {.name = "scheduler", .count = 4, .text = scheduler_name};

/* A wave that works notices three that spin until these have failed once, under any scheduler; else always. */
static void worker_is_not_held_up(void)
{
    const char *scheduler = scheduler_name(any_scheduler.value);
    uint64_t alone = time_of_worker(0, CU_SPIN_LAST, scheduler);

    CHECK(time_of_worker(3, CU_SPIN_LAST, scheduler) <= alone + alone / 100);
    CHECK(time_of_worker(3, CU_SPIN_EQUAL, scheduler) > alone + alone / 2);
}

/* How often waves of a kernel failed within 20,000 cycles. */
static uint64_t count_tries(enum cu_spin spin, uint64_t delay)
{
    uint64_t failed;

    start_with(SETUP TRY NAP END, spin, CP_WAIT_IGNORE, 512, delay);
    launch(0);
    run_for(20000);
    failed = path_counters(machine->system)->waits_failed;
    machine_free(machine);
    return failed;
}

/* The delay is from issue to issue: one that is shorter than a try changes nothing. */
static void tries_are_apart(void)
{
    uint64_t undelayed = count_tries(CU_SPIN_LAST, 1000);

    CHECK_EQUAL(count_tries(CU_SPIN_EQUAL, 1000), undelayed);
    CHECK_EQUAL(count_tries(CU_SPIN_DELAYED, 1), undelayed);
    CHECK(undelayed > 80);
    CHECK(count_tries(CU_SPIN_DELAYED, 1000) <= 20);
    CHECK(count_tries(CU_SPIN_DELAYED, 1000) >= 17);
    CHECK(count_tries(CU_SPIN_DELAYED, 5000) <= 4);
}

/* A wave that sleeps before it tries again goes on at once after a thaw. */
static void delay_survives_a_freeze(void)
{
    start_with(SETUP TRY NAP END, CU_SPIN_DELAYED, CP_WAIT_IGNORE, 512, 100000);
    launch(0);
    run_for(3000);
    CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_SLEEPING);
    cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
    store(0);
    cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    machine_free(machine);
}

/* ---- patience ---- */

/* A spinner is never overdue, and does not keep others from it. */
static void patience_passes_spinners(void)
{
    struct cu_compute_unit cu = {.patience = 8};
    struct cu_simd simd = {.cu = &cu, .ready = 0x7, .spinners = 0x1};

    cu_patience_scan(&simd, 0);
    cu_patience_scan(&simd, 8);
    CHECK_EQUAL(simd.marks[CU_MARK_OVERDUE], 0x6);
    cu_patience_served(&simd, 1);
    cu_patience_served(&simd, 2);
    CHECK_EQUAL(simd.marks[CU_MARK_OVERDUE], 0);
    cu_patience_scan(&simd, 16);
    cu_patience_scan(&simd, 24);
    CHECK_EQUAL(simd.marks[CU_MARK_OVERDUE], 0x6);
}

/* Deadlock detection knows that patience does not help a spinner. */
static void starved_spinners_are_known(void)
{
    struct cu_wave_issue *issue;

    start(SETUP TRY NAP END, CU_SPIN_LAST, CP_WAIT_IGNORE);
    launch(0);
    run_for(3000);
    issue = workgroups[0]->waves[0].issue;
    issue->simd->ready |= issue->bit;
    issue->wake_turn = 0;
    machine->clock.now = 2 * machine->parameters.deadlock_window;
    CHECK(cu_wave_starved(&workgroups[0]->waves[0]) > 0);
    issue->simd->spinners = 0;
    CHECK_EQUAL(cu_wave_starved(&workgroups[0]->waves[0]), 0);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("spin", (const struct test_case[]){TEST(spins_until_success, &mode),
                                                       TEST(others_do_not_spin),
                                                       TEST(spins_without_space),
                                                       TEST(late_success_ends_it),
                                                       TEST(answer_behind_a_late_success),
                                                       TEST(freeze_ends_it),
                                                       TEST(removed_wave_leaves_nothing),
                                                       TEST(worker_is_not_held_up, &any_scheduler),
                                                       TEST(tries_are_apart),
                                                       TEST(delay_survives_a_freeze),
                                                       TEST(patience_passes_spinners),
                                                       TEST(starved_spinners_are_known),
                                                       {0}});
}
