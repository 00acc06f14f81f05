/* test_wait_ends.c - the SyncMon's news of a met condition on its way to a wave, and the age of a wait that is retried. */
#include "cu_machine.h"

/* One lane. v[6:7] is a word, v[14:15] one that is 256 bytes away; a waiting atomic swaps 5 in for 0. */
#define SETUP                                                                                                          \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 0\n"       \
    "v_add_u32_e32 v14, vcc, 0x100, v6\nv_mov_b32_e32 v15, v7\n"
#define WAIT_FOR(word) "onward_wait_cmpswap v12, v[" word "], v[8:9], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define FIRST          "6:7"
#define OTHER          "14:15"
#define END            "s_endpgm\n"

#define WGS 4u

static struct machine *machine;
static struct cu_workgroup *workgroups[WGS]; /* by slot */
static struct mem_waiter met[WGS];
static uint32_t met_count;

static void on_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    CHECK(context == machine && met_count < WGS);
    met[met_count++ % WGS] = *waiter;
    CHECK(cu_condition_met(machine->cus[0], workgroups[waiter->slot], waiter->wait_number, cycle));
}

static bool on_execute(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                       uint64_t old, bool takes)
{
    CHECK(context == machine && condition->bytes == 4);
    return cu_deferred_answer(workgroups[waiter->slot], waiter->wait_number, waiter->lane, old, takes);
}

/* A machine whose SyncMon has this number of places and resumes one waiter at a time; both words are 1. */
static void start_with(const char *text, uint64_t notify, uint64_t waiters)
{
    struct syncmon_callbacks listener = {.met = on_met, .execute = on_execute};

    machine = machine_create();
    machine->parameters.syncmon_notify = notify;
    machine->parameters.syncmon_waiters = waiters;
    machine_build(machine);
    machine_load(machine, text);
    machine->kernel.grid_size[0] = 64 * WGS;
    machine->control.wait_mode = CP_WAIT_ATOMIC;
    listener.context = machine;
    syncmon_listen(path_syncmon(machine->system), &listener);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_ONE);
    machine_set_word(machine, 0, 1);
    machine_set_word(machine, 64, 1);
    met_count = 0;
}

static void start(const char *text, uint64_t notify)
{
    start_with(text, notify, 512);
}

static void launch(uint32_t slot)
{
    workgroups[slot] = machine_launch_set(machine, 0, slot, slot);
    machine_run(machine);
    CHECK(workgroups[slot]->stalled);
}

static void store(uint32_t index, uint32_t word)
{
    path_cp_store(machine->system, machine->data + index * UINT64_C(4), &word, sizeof(word), machine->clock.now);
}

/* Lets time pass in which nothing happens. */
static void pass(uint64_t cycles)
{
    machine_run(machine);
    machine->clock.now += cycles;
}

/* The command processor ends the wait: the wave goes on, and nothing has changed. */
static void resume(uint32_t slot)
{
    cu_resume(machine->cus[0], workgroups[slot], machine->clock.now);
    machine_run(machine);
}

static void news_takes_its_time(void)
{
    static const uint64_t notify[] = {0, 1, 50, 1000};

    for (size_t i = 0; i < sizeof(notify) / sizeof(notify[0]); i++) {
        uint64_t stored;

        start(SETUP WAIT_FOR(FIRST) "s_memtime s[12:13]\n" END, notify[i]);
        launch(0);
        pass(5000);
        stored = machine->clock.now;
        store(0, 0);
        CHECK_EQUAL(met_count, 1);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.woken, 1);
        CHECK_EQUAL(machine->reports.woken_at, stored + notify[i]);
        CHECK(isa_read_scalar64(&workgroups[0]->waves[0].state, 12) >= stored + notify[i]);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

/* News for a wave that is frozen meanwhile is not lost, and does not come twice. */
static void news_reaches_a_frozen_wave(void)
{
    for (uint64_t frozen_at = 0; frozen_at <= 60; frozen_at += 10) {
        uint64_t stored;

        start(SETUP WAIT_FOR(FIRST) END, 50);
        launch(0);
        pass(5000);
        stored = machine->clock.now;
        store(0, 0);
        machine_run_to(machine, stored + frozen_at);
        if (machine->reports.done) {
            CHECK_EQUAL(frozen_at, 60);
            machine_free(machine);
            continue;
        }
        cu_freeze(machine->cus[0], workgroups[0], machine->clock.now);
        machine_run(machine);
        CHECK_EQUAL(workgroups[0]->waves[0].status, CU_WAVE_ACTIVE);
        CHECK_EQUAL(machine->reports.woken, 1);
        CHECK_EQUAL(machine->reports.drained, 1);
        cu_thaw(machine->cus[0], workgroups[0], machine->clock.now);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.woken, 1);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
}

/* Two work-items wait for different words. With "all" both must be met, else one is enough; a third does not take part. */
static void all_of_a_wave_or_one(void)
{
    static const struct {
        const char *name, *text;
        uint32_t needed;
    } cases[] = {{"all", "onward_wait_load v12, v[6:7], v[10:11] eq all\n", 2},
                 {"one", "onward_wait_load v12, v[6:7], v[10:11] eq\n", 1}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[512];

        test_context(cases[i].name);
        snprintf(text, sizeof(text),
                 "v_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 7\nv_lshlrev_b32_e32 v12, 8, v0\n"
                 "v_add_u32_e32 v6, vcc, v6, v12\ns_mov_b64 exec, 3\n%ss_waitcnt vmcnt(0) lgkmcnt(0)\n" END,
                 cases[i].text);
        start(text, 0);
        launch(0);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 2);
        store(128, 7);
        CHECK_EQUAL(met_count, 0);
        store(64, 7);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, cases[i].needed == 1);
        if (cases[i].needed == 2) {
            store(0, 7);
            machine_run(machine);
        }
        CHECK_EQUAL(met_count, cases[i].needed);
        CHECK_EQUAL(machine->reports.woken, 1);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), 0);
        machine_free(machine);
    }
    test_context(NULL);
}

/* Conditions that hold from the start are not waited for, and with "all" the others are. */
static void conditions_that_hold_already(void)
{
    static const struct {
        const char *name, *text;
        uint32_t first, second; /* words */
        uint32_t waiters;
    } cases[] = {{"all, one holds", "onward_wait_load v12, v[6:7], v[10:11] eq all\n", 7, 1, 1},
                 {"all, both hold", "onward_wait_load v12, v[6:7], v[10:11] eq all\n", 7, 7, 0},
                 {"one, one holds", "onward_wait_load v12, v[6:7], v[10:11] eq\n", 1, 7, 0},
                 {"one, none holds", "onward_wait_load v12, v[6:7], v[10:11] eq\n", 1, 1, 2}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[512];

        test_context(cases[i].name);
        snprintf(text, sizeof(text),
                 "v_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 7\nv_lshlrev_b32_e32 v12, 8, v0\n"
                 "v_add_u32_e32 v6, vcc, v6, v12\ns_mov_b64 exec, 3\n%ss_waitcnt vmcnt(0) lgkmcnt(0)\n" END,
                 cases[i].text);
        start(text, 0);
        machine_set_word(machine, 0, cases[i].first);
        machine_set_word(machine, 64, cases[i].second);
        workgroups[0] = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.stalled, cases[i].waiters > 0);
        CHECK_EQUAL(machine->reports.done, !cases[i].waiters);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), cases[i].waiters);
        machine_free(machine);
    }
    test_context(NULL);
}

/* An atomic that has changed its word when it failed is not executed once more in its wave's place. */
static void only_what_changed_nothing_is_executed_later(void)
{
    static const struct {
        const char *name, *text;
        uint32_t stored, word; /* afterwards */
        uint32_t executed;
    } cases[] = {
        {"add", "v_mov_b32_e32 v11, 9\nonward_wait_add v12, v[6:7], v8, v[10:11] eq\n", 9, 9, 0},
        {"compare and swap", "onward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\n", 0, 5, 1},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct syncmon *syncmon;
        char text[512];

        test_context(cases[i].name);
        snprintf(text, sizeof(text), SETUP "%ss_waitcnt vmcnt(0) lgkmcnt(0)\n" END, cases[i].text);
        start(text, 0);
        syncmon = path_syncmon(machine->system);
        syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
        syncmon_set_extensions(syncmon, CP_EXTENSION_ALL);
        launch(0);
        store(0, cases[i].stored);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        CHECK_EQUAL(machine_word(machine, 0), cases[i].word);
        CHECK_EQUAL(syncmon_counters(syncmon)->executed, cases[i].executed);
        machine_free(machine);
    }
    test_context(NULL);
}

/* While the news is on its way another condition of the wave is met: that does not delay it. */
static void second_news_delays_nothing(void)
{
    uint64_t stored;

    start("v_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 7\nv_lshlrev_b32_e32 v12, 8, v0\n"
          "v_add_u32_e32 v6, vcc, v6, v12\ns_mov_b64 exec, 3\n"
          "onward_wait_load v12, v[6:7], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n" END,
          1000);
    launch(0);
    pass(5000);
    stored = machine->clock.now;
    store(64, 7);
    machine_run_to(machine, stored + 500);
    machine->clock.now = stored + 500;
    store(0, 7);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.woken, 1);
    CHECK_EQUAL(machine->reports.woken_at, stored + 1000);
    machine_free(machine);
}

/* A deferred answer ends with its wait: the next one has an age again, which its retries keep. */
static void wait_after_a_late_answer_has_an_age(void)
{
    uint64_t second;

    start(SETUP WAIT_FOR(FIRST) WAIT_FOR(FIRST) WAIT_FOR(FIRST) END, 0);
    launch(0);
    pass(5000);
    CHECK(cu_deferred_answer(workgroups[0], workgroups[0]->waves[0].wait.number, 0, 0, false));
    resume(0);
    second = machine->reports.stalled_at;
    pass(5000);
    resume(0);
    CHECK_EQUAL(machine->reports.stalled, 3);
    store(0, 0);
    CHECK_EQUAL(met_count, 1);
    CHECK(met[0].since > 5000 && met[0].since <= second);
    machine_free(machine);
}

/* After a wait of several work-items any of them may be the first to go on, so none is served late from then on. */
static void wave_of_several_takers_retries(void)
{
    struct syncmon *syncmon;

    start(SETUP "s_mov_b64 exec, 3\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\n"
                "v_mov_b32_e32 v11, 0\n" WAIT_FOR(FIRST) "s_mov_b64 exec, 1\n" WAIT_FOR(FIRST) END,
          0);
    syncmon = path_syncmon(machine->system);
    syncmon_set_mode(syncmon, CP_WATCH_VALUE, CP_RESUME_PREDICT);
    syncmon_set_extensions(syncmon, CP_EXTENSION_ALL);
    launch(0);
    resume(0);
    CHECK_EQUAL(machine->reports.stalled, 2);
    store(0, 0);
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, 1);
    CHECK_EQUAL(syncmon_counters(syncmon)->executed, 0);
    CHECK_EQUAL(machine_word(machine, 0), 0);
    machine_free(machine);
}

/* A wait in the Monitor Log is not stuck once its condition holds: the firmware will find that. */
static void logged_wait_is_not_stuck(void)
{
    for (uint64_t waiters = 0; waiters < 2; waiters++) {
        const struct cu_wave *wave;

        start_with(SETUP WAIT_FOR(FIRST) END, 0, waiters);
        syncmon_set_log(path_syncmon(machine->system), machine->data + 4096, 16);
        launch(0);
        wave = &workgroups[0]->waves[0];
        CHECK_EQUAL(wave->wait.logged, !waiters);
        CHECK(cu_wave_stuck(wave, &machine->control, &machine->memory));
        machine_set_word(machine, 0, 0); /* past the SyncMon */
        CHECK_EQUAL(cu_wave_stuck(wave, &machine->control, &machine->memory), waiters == 1);
        machine_free(machine);
    }
}

/* Work-items of which one finds no place in the SyncMon do not wait, and the others give theirs back. */
static void no_wait_without_space(void)
{
    static const struct {
        const char *name;
        uint64_t waiters;
        uint32_t stalled;
    } cases[] = {{"none", 0, 0}, {"one of two", 1, 0}, {"enough", 2, 1}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        start_with("v_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 7\nv_lshlrev_b32_e32 v12, 8, v0\n"
                   "v_add_u32_e32 v6, vcc, v6, v12\ns_mov_b64 exec, 3\n"
                   "onward_wait_load v12, v[6:7], v[10:11] eq all\ns_waitcnt vmcnt(0) lgkmcnt(0)\n" END,
                   0, cases[i].waiters);
        workgroups[0] = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.stalled, cases[i].stalled);
        CHECK_EQUAL(machine->reports.done, !cases[i].stalled);
        CHECK_EQUAL(syncmon_waiters(path_syncmon(machine->system)), cases[i].stalled ? 2 : 0);
        machine_free(machine);
    }
    test_context(NULL);
}

/* An atomic whose own result meets its condition does not wait for what is there already. */
static void own_result_meets_the_condition(void)
{
    static const struct {
        const char *name, *value;
        bool waits;
    } cases[] = {{"the old value", "v_mov_b32_e32 v11, 1\n", false},
                 {"the new value", "v_mov_b32_e32 v11, 6\n", false},
                 {"another", "v_mov_b32_e32 v11, 7\n", true}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[512];

        test_context(cases[i].name);
        snprintf(text, sizeof(text),
                 "%s%sonward_wait_add v12, v[6:7], v8, v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n%s", SETUP,
                 cases[i].value, END);
        start(text, 0);
        workgroups[0] = machine_launch_set(machine, 0, 0, 0);
        machine_run(machine);
        CHECK_EQUAL(machine_word(machine, 0), 6);
        CHECK_EQUAL(machine->reports.stalled, cases[i].waits);
        CHECK_EQUAL(machine->reports.done, !cases[i].waits);
        machine_free(machine);
    }
    test_context(NULL);
}

/* The age that the SyncMon has of a wave's last wait, of several that follow one another. */
static void age_of_a_wait(void)
{
    enum between { NOTHING, A_RETRY, SUCCESS, LATE_ANSWER };
    static const struct {
        const char *name, *text;
        enum between between;
        uint32_t word, value; /* of the last wait */
        bool kept;
    } cases[] = {
        {"tried again", SETUP WAIT_FOR(FIRST) WAIT_FOR(FIRST) END, NOTHING, 0, 0, true},
        {"tried again twice", SETUP WAIT_FOR(FIRST) WAIT_FOR(FIRST) WAIT_FOR(FIRST) END, A_RETRY, 0, 0, true},
        {"another word", SETUP WAIT_FOR(FIRST) WAIT_FOR(OTHER) END, NOTHING, 64, 0, false},
        {"another value", SETUP WAIT_FOR(FIRST) "v_mov_b32_e32 v11, 7\n" WAIT_FOR(FIRST) END, NOTHING, 0, 7, false},
        {"tried again in vain, then with success", SETUP WAIT_FOR(FIRST) WAIT_FOR(FIRST) WAIT_FOR(FIRST) END, SUCCESS,
         0, 0, false},
        {"answered late", SETUP WAIT_FOR(FIRST) WAIT_FOR(FIRST) END, LATE_ANSWER, 0, 0, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t first, later;

        test_context(cases[i].name);
        start(cases[i].text, 0);
        launch(0);
        first = machine->reports.stalled_at;
        pass(5000);
        later = machine->clock.now;
        if (cases[i].between == A_RETRY)
            resume(0);
        if (cases[i].between == LATE_ANSWER)
            CHECK(cu_deferred_answer(workgroups[0], workgroups[0]->waves[0].wait.number, 0, 0, false));
        if (cases[i].between == SUCCESS)
            store(0, 0);
        else
            resume(0);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.stalled, cases[i].between == A_RETRY ? 3 : 2);
        met_count = 0;
        store(cases[i].word, cases[i].value);
        CHECK_EQUAL(met_count, 1);
        CHECK(cases[i].kept ? met[0].since <= first : met[0].since >= later);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
        machine_free(machine);
    }
    test_context(NULL);
}

/*
 * Work-items read words of many lines. The first has its answer before the last are told that their conditions do not
 * hold: the wave has been answered, and its next wait is a new one.
 */
static void late_answer_before_the_last_failure(void)
{
    const struct syncmon *syncmon;

    start("v_lshlrev_b32_e32 v12, 6, v0\nv_add_u32_e32 v6, vcc, v6, v12\nv_mov_b32_e32 v10, -1\n"
          "v_mov_b32_e32 v11, 7\nonward_wait_load v12, v[6:7], v[10:11] eq all\ns_waitcnt vmcnt(0) lgkmcnt(0)\n" END,
          0);
    syncmon = path_syncmon(machine->system);
    workgroups[0] = machine_launch_set(machine, 0, 0, 0);
    while (!syncmon_waiters(syncmon) && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    CHECK(syncmon_waiters(syncmon) < 64);
    CHECK(cu_deferred_answer(workgroups[0], workgroups[0]->waves[0].wait.number, 0, 0, false));
    while (!workgroups[0]->stalled && clock_step(&machine->clock, MACHINE_CYCLE_LIMIT))
        ;
    CHECK_EQUAL(syncmon_waiters(syncmon), 64);
    CHECK_EQUAL(workgroups[0]->waves[0].wait.since, 0);
    machine_free(machine);
}

/* A waiter that is resumed in vain and tries again goes before those that came after its first try. */
static void retries_keep_their_turn(void)
{
    static const uint32_t turns[] = {0, 1, 2};

    start(SETUP WAIT_FOR(FIRST) WAIT_FOR(FIRST) END, 0);
    for (uint32_t slot = 0; slot < 3; slot++) {
        launch(slot);
        pass(1000);
    }
    resume(1);
    resume(0);
    for (uint32_t i = 0; i < 3; i++) {
        store(0, 0);
        CHECK_EQUAL(met_count, i + 1);
        CHECK_EQUAL(met[i].slot, turns[i]);
        machine_run(machine);
    }
    CHECK_EQUAL(syncmon_counters(path_syncmon(machine->system))->overtaken, 0);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("wait_ends", (const struct test_case[]){TEST(news_takes_its_time),
                                                            TEST(news_reaches_a_frozen_wave),
                                                            TEST(all_of_a_wave_or_one),
                                                            TEST(conditions_that_hold_already),
                                                            TEST(only_what_changed_nothing_is_executed_later),
                                                            TEST(second_news_delays_nothing),
                                                            TEST(wait_after_a_late_answer_has_an_age),
                                                            TEST(wave_of_several_takers_retries),
                                                            TEST(logged_wait_is_not_stuck),
                                                            TEST(no_wait_without_space),
                                                            TEST(own_result_meets_the_condition),
                                                            TEST(age_of_a_wait),
                                                            TEST(late_answer_before_the_last_failure),
                                                            TEST(retries_keep_their_turn),
                                                            {0}});
}
