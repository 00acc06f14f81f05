/* test_scoped_waits.c - waits at the L2 for words that others use in their L1s, and CUs that are lost. */
#include <stdio.h>

#include "onward/monitor_log.h"
#include "scoped_bench.h"

#define LOG_ENTRIES 4u
#define CONDITION   20u /* registers of mask and value */

static const char *mode_name(uint64_t mode)
{
    static const char *const names[] = {"global", "broadcast", "selective", "registered", "lazy", "ideal"};

    return names[mode];
}

static struct test_parameter mode = {.name = "scopes.mode", .count = SCOPES_MODES, .text = mode_name};
static struct test_parameter sets = TEST_VALUES("syncmon.sets", 256, 0);
static struct test_parameter fifo = TEST_VALUES("l1.fifo", 1, 16);

static uint32_t met, logged;

static void note_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    (void)context;
    (void)waiter;
    (void)cycle;
    met++;
}

static void note_logged(void *context, uint64_t written, uint64_t cycle)
{
    (void)context;
    (void)cycle;
    logged = (uint32_t)written;
}

static void start_mode(void)
{
    static const struct syncmon_callbacks callbacks = {.met = note_met, .logged = note_logged};
    char text[3][64];
    const char *settings[] = {"l1.mode combine", "gpu.cus 3", text[0], text[1], text[2], NULL};

    snprintf(text[0], sizeof(text[0]), "scopes.mode %s", mode_name(mode.value));
    snprintf(text[1], sizeof(text[1]), "syncmon.sets %u", (unsigned)sets.value);
    snprintf(text[2], sizeof(text[2]), "l1.fifo %u", (unsigned)fifo.value);
    start(settings);
    rig.scoped = true;
    area = arena;
    next_run();
    met = logged = 0;
    syncmon_listen(rig.system->syncmon, &callbacks);
    syncmon_set_log(rig.system->syncmon, arena + (4u << 20), LOG_ENTRIES);
    syncmon_set_mode(rig.system->syncmon, CP_WATCH_VALUE, CP_RESUME_ALL);
}

static void on(uint32_t cu, const struct step *program)
{
    thread_count = 0;
    add_thread(cu, program, 0);
    run_threads();
}

#define ON(cu, ...) on(cu, (const struct step[]){__VA_ARGS__, END})

/* Tries to take the lock from CU 1, and waits for it otherwise. Returns the answer. */
static uint8_t wait_for_lock(uint32_t bits)
{
    struct isa_operation operation = rig_flat(ISA_OP_onward_wait_cmpswap, DESTINATION, ADDRESS, DATA);
    struct rig_access access;

    operation.modifiers = ISA_MOD_SYNC(bits);
    operation.source[2] = (uint16_t)(ISA_VGPR_FIRST + CONDITION);
    operation.wait_condition = ISA_WAIT_EQ;
    rig.arms = MEM_ARMS_FAILED;
    rig.waiter = (struct mem_waiter){.slot = 1, .generation = 1, .wait_number = 1};
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, address_of(WORD_L), 4);
    wave.vectors[DATA][0] = 1;
    wave.vectors[DATA + 1][0] = 0;
    wave.vectors[CONDITION][0] = UINT32_MAX;
    wave.vectors[CONDITION + 1][0] = 0;
    rig_execute(&rig, &wave, &operation, 1, &access);
    rig.arms = MEM_ARMS_NEVER;
    CHECK(access.completed);
    return access.wait_answer;
}

/* The owner's release goes to the L2 while a wave waits there, with what it releases. Afterwards it is local again. */
static void a_local_release_wakes_a_waiter(void)
{
    uint64_t local;

    start_mode();
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0});
    CHECK_EQUAL(wait_for_lock(REMOTE), MEM_WAIT_FAILED);
    CHECK_EQUAL(syncmon_waiters(rig.system->syncmon) + logged, 1);
    CHECK(path_scoped_monitored(rig.system->scoped, mem_line_of(address_of(WORD_L))));
    ON(0, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(met, sets.value != 0);
    CHECK_EQUAL(rig_read_word(&rig, address_of(WORD_L)), 0);
    CHECK_EQUAL(rig_read_word(&rig, address_of(WORD_X)), 5);
    syncmon_end(rig.system->syncmon, 1, 1, 1);
    CHECK(!path_scoped_monitored(rig.system->scoped, mem_line_of(address_of(WORD_L))));
    CHECK_EQUAL(wait_for_lock(REMOTE), MEM_WAIT_MET);
    ON(1, {STEP_CHECK, WORD_X, 0, 5}, {STEP_SET, WORD_L, REMOTE_REL, 0});
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_SET, WORD_L, WG_REL, 0}, {STEP_LOCK, WORD_L, WG_ACQ, 0});
    local = counted()->scoped.l1_atomics;
    ON(0, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(counted()->scoped.l1_atomics, local + (mode.value != SCOPES_GLOBAL));
    rig_stop(&rig);
}

/* A wave that has the lock by a remote operation, and a wave of the owner's CU that waits for it. */
static void an_owner_waits_for_a_remote_release(void)
{
    start_mode();
    ON(2, {STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5});
    CHECK_EQUAL(wait_for_lock(mode.value == SCOPES_IDEAL ? 0 : REMOTE), MEM_WAIT_FAILED);
    ON(2, {STEP_SET, WORD_L, REMOTE_REL, 0});
    CHECK_EQUAL(met, sets.value != 0);
    CHECK_EQUAL(rig_read_word(&rig, address_of(WORD_L)), 0);
    CHECK_EQUAL(rig_read_word(&rig, address_of(WORD_X)), 5);
    rig_stop(&rig);
}

/* A waiting atomic that need not wait finds what was released locally, behind the fence of its program. */
static void a_remote_wait_acquires(void)
{
    start_mode();
    ON(1, {STEP_LOAD, WORD_X, 0, 0});
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(wait_for_lock(REMOTE), MEM_WAIT_MET);
    ON(1, {STEP_INVALIDATE, 0, 0, 0}, {STEP_CHECK, WORD_X, 0, 5}, {STEP_SET, WORD_L, REMOTE_REL, 0});
    rig_stop(&rig);
}

/* An ordinary load of a monitored line leaves nothing in the L1 that an operation could use. */
static void a_monitored_line_fills_no_l1(void)
{
    start_mode();
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0});
    CHECK_EQUAL(wait_for_lock(REMOTE), MEM_WAIT_FAILED);
    ON(0, {STEP_LOAD, WORD_L, 0, 0}, {STEP_LOAD, WORD_S, 0, 0});
    CHECK_EQUAL(scoped_is_in_l1(rig.system, 0, mem_line_of(address_of(WORD_L))), mode.value == SCOPES_GLOBAL);
    ON(0, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(rig_read_word(&rig, address_of(WORD_L)), 0);
    rig_stop(&rig);
}

/* ---- loss of a CU ---- */

/* What the owner has released survives its CU, which is asked nothing any more; when it is back its L1 is empty. */
static void a_lost_cu_is_not_asked(void)
{
    uint64_t probes;

    start_mode();
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_LOAD, WORD_M, 0, 0},
       {STEP_SET, WORD_L, WG_REL, 0});
    path_lose_cu(rig.system, 0);
    rig_run(&rig);
    CHECK_EQUAL(scopes()->home.live.words[0], mode.value == SCOPES_GLOBAL ? 7 : 6);
    ON(1, {STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 5}, {STEP_STORE, WORD_X, 0, 6},
       {STEP_STORE, WORD_M, 0, 7}, {STEP_SET, WORD_L, REMOTE_REL, 0});
    probes = counted()->scoped.probes;
    if (mode.value == SCOPES_BROADCAST)
        CHECK_EQUAL(probes, 8);
    if (mode.value == SCOPES_SELECTIVE)
        CHECK_EQUAL(probes, 2);
    if (mode.value == SCOPES_REGISTERED)
        CHECK_EQUAL(probes, 0);
    path_return_cu(rig.system, 0);
    CHECK_EQUAL(scopes()->home.live.words[0], 7);
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 6}, {STEP_CHECK, WORD_M, 0, 7});
    rig_stop(&rig);
}

/* An operation that was under way at the loss leaves a dirty line behind. That is written back before the home is told. */
static void what_was_under_way_is_not_lost(void)
{
    static const struct step add[] = {{STEP_ADD, WORD_F, WG_REL, 1}, END};

    for (uint64_t at = 1; at < 300; at += 13) {
        start_mode();
        add_thread(0, add, 0);
        for (uint64_t cycle = 0; cycle < at; cycle++) {
            run_thread(&threads[0]);
            rig_run_to(&rig, rig.clock.now + 1);
        }
        path_lose_cu(rig.system, 0);
        rig_run(&rig);
        CHECK_EQUAL(scopes()->home.live.words[0], mode.value == SCOPES_GLOBAL ? 7 : 6);
        ON(1, {STEP_SEE, WORD_F, REMOTE, 1});
        rig_stop(&rig);
    }
}

/* It is lost while an operation of its own, and one that probes it, are under way. Both end. */
static void a_cu_is_lost_at_any_time(void)
{
    static const struct step owner[] = {{STEP_LOCK, WORD_L, WG_ACQ, 0},
                                        {STEP_BUMP, WORD_X, 0, 3},
                                        {STEP_SET, WORD_L, WG_REL, 0},
                                        {STEP_LOCK, WORD_L, WG_ACQ, 0},
                                        {STEP_BUMP, WORD_X, 0, 3},
                                        {STEP_SET, WORD_L, WG_REL, 0},
                                        END};
    static const struct step thief[] = {
        {STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_BUMP, WORD_X, 0, 3}, {STEP_SET, WORD_L, REMOTE_REL, 0}, END};

    for (uint64_t at = 0; at < 1500; at += 97) {
        start_mode();
        add_thread(0, owner, 0);
        add_thread(1, thief, 50);
        while (rig.clock.now < at) {
            for (uint32_t i = 0; i < thread_count; i++)
                run_thread(&threads[i]);
            rig_run_to(&rig, rig.clock.now + 1);
        }
        /* frozen: nothing more of it issues, what is under way ends */
        path_lose_cu(rig.system, 0);
        threads[0].starts = UINT64_MAX;
        for (uint64_t end = rig.clock.now + 3000; rig.clock.now < end; rig_run_to(&rig, rig.clock.now + 1)) {
            run_thread(&threads[0]);
            run_thread(&threads[1]);
            check_state();
        }
        CHECK(!threads[0].busy);
        path_return_cu(rig.system, 0);
        threads[0].starts = 0;
        run_threads();
        flush_all();
        for (uint32_t word = WORD_X; word < WORD_X + 3; word++)
            CHECK_EQUAL(rig_read_word(&rig, address_of(word)), 3);
        rig_stop(&rig);
    }
}

TEST_MAIN()
{
    return test_run("scoped_waits",
                    (const struct test_case[]){TEST(a_local_release_wakes_a_waiter, &mode, &sets, &fifo),
                                               TEST(an_owner_waits_for_a_remote_release, &mode, &sets, &fifo),
                                               TEST(a_remote_wait_acquires, &mode, &sets),
                                               TEST(a_monitored_line_fills_no_l1, &mode, &sets),
                                               TEST(a_lost_cu_is_not_asked, &mode, &fifo),
                                               TEST(what_was_under_way_is_not_lost, &mode, &fifo),
                                               TEST(a_cu_is_lost_at_any_time, &mode, &fifo),
                                               {0}});
}
