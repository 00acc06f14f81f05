/* test_heir.c - heirs: what makes a work-group one, how high it ranks, and what ends it. */
#include "cu_machine.h"

#include "cu/cu_state.h"
#include "path/memory_state.h"

#define HEIR UINT64_C(4000) /* kin.heir */
#define WGS  6u

/* One lane of the first wave. v[6:7] is the word, v[14:15] the next one of its line; a waiting atomic swaps 5 in for 0. Others
 * of the work-group go to a barrier. */
#define SETUP(meet)                                                                                                    \
    "s_cmp_lg_u32 s16, 0\ns_cbranch_scc1 " meet "\n"                                                                   \
    "s_mov_b64 exec, 1\nv_mov_b32_e32 v8, 5\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, -1\nv_mov_b32_e32 v11, 0\n"       \
    "v_add_u32_e32 v14, vcc, 4, v6\nv_mov_b32_e32 v15, v7\n"
#define TAKE  "onward_wait_cmpswap v12, v[6:7], v[8:9], v[10:11] eq\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
#define SLEEP "s_sleep 15\n" /* 960 cycles */
#define DONE  "s_waitcnt vmcnt(0) lgkmcnt(0)\n" SLEEP
#define END   "meet:\ns_barrier\ns_endpgm\n"

/* As many tries as s18 says. */
#define TRIES                                                                                                          \
    SETUP("ends")                                                                                                      \
    "again:\n" TAKE "s_sub_u32 s18, s18, 1\ns_cmp_lg_u32 s18, 0\ns_cbranch_scc1 "                                      \
    "again\nends:\ns_endpgm\n"

static struct machine *machine;

static void start(uint64_t heir, uint32_t mode)
{
    machine = machine_create();
    machine->parameters.kin_heir = heir;
    machine_build(machine);
    machine->control.wait_mode = mode;
    machine_set_word(machine, 0, 1);
}

static void store(uint32_t index, uint32_t word)
{
    path_cp_store(machine->system, machine->data + index * UINT64_C(4), &word, sizeof(word), machine->clock.now);
}

/* Programs cannot be exchanged, so a machine has one that begins with a choice by work-group. */
static void load(const char *first, const char *others)
{
    char text[4096];

    snprintf(text, sizeof(text), "s_cmp_lg_u32 s17, 0\ns_cbranch_scc1 other\n%sother:\n%s", first, others);
    machine_load(machine, text);
}

static struct cu_workgroup *launch(uint32_t id, uint32_t waves, uint32_t tries)
{
    struct cu_workgroup *workgroup;

    machine_shape(machine, 64 * waves, 0);
    machine->kernel.grid_size[0] = 1000000;
    workgroup = machine_launch_set(machine, 0, 0, id);
    workgroup->waves[0].state.scalar[18] = tries;
    return workgroup;
}

static uint32_t rank_of(const struct cu_workgroup *workgroup)
{
    return ((const struct cu_resident *)workgroup)->heir.rank;
}

/* Each wave is at the level of its priority, and at no other. */
static void check_levels(const struct cu_workgroup *workgroup)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave_issue *issue = workgroup->waves[i].issue;
        uint32_t level = workgroup->waves[i].state.priority + workgroup->kernel->priority + rank_of(workgroup);

        if (level > 3)
            level = 3;
        for (uint32_t other = 0; other < 4; other++)
            CHECK_EQUAL(issue->simd->priority[other] & issue->bit, other == level ? issue->bit : 0);
        CHECK_EQUAL(issue->simd->raised & issue->bit, level ? issue->bit : 0);
    }
}

/* Runs everything up to and including a cycle, which is now then. */
static void run_to(uint64_t cycle)
{
    machine_run_to(machine, cycle);
    machine->clock.now = cycle;
}

/* Runs until the rank is another one, or the work-group's waves have ended; the cycle. */
static uint64_t next_change(const struct cu_workgroup *workgroup)
{
    uint32_t rank = rank_of(workgroup);

    while (rank_of(workgroup) == rank && workgroup->ended < workgroup->wave_count) {
        check_levels(workgroup);
        run_to(machine->clock.now + 1);
    }
    check_levels(workgroup);
    return machine->clock.now;
}

static const struct cu_counters *counters(void)
{
    return cu_counters(machine->cus[0]);
}

/* Work-group 0 takes the word after others have failed this often. */
static struct cu_workgroup *take_after(uint32_t failures, uint32_t waves)
{
    if (failures) {
        launch(1, 1, failures);
        machine_run(machine);
        CHECK_EQUAL(machine->reports.done, 1);
    }
    store(0, 0);
    return launch(0, waves, 1);
}

/* Without a monitor the line's failures count, up to 3, and a word that is taken starts them anew. */
static void failures_are_counted(void)
{
    static const uint32_t failures[] = {0, 1, 2, 3, 4, 9};

    for (size_t i = 0; i < sizeof(failures) / sizeof(failures[0]); i++) {
        struct cu_workgroup *workgroup;
        uint32_t expected = failures[i] < 3 ? failures[i] : 3;

        start(HEIR, CP_WAIT_IGNORE);
        load(SETUP("meet") TAKE SLEEP SLEEP END, TRIES);
        workgroup = take_after(failures[i], 3);
        next_change(workgroup);
        CHECK_EQUAL(rank_of(workgroup), expected);
        CHECK_EQUAL(counters()->heirs, expected != 0);
        machine_run(machine);
        store(0, 0);
        workgroup = launch(0, 1, 1);
        next_change(workgroup);
        CHECK_EQUAL(rank_of(workgroup), 0);
        machine_free(machine);
    }
}

/* In timeout mode too, where failed waves wait, and never without kin.heir. */
static void modes_and_the_switch(void)
{
    static const struct {
        uint64_t heir;
        uint32_t mode, rank;
    } rows[] = {{HEIR, CP_WAIT_TIMEOUT, 2}, {HEIR, CP_WAIT_IGNORE, 2}, {0, CP_WAIT_TIMEOUT, 0}, {0, CP_WAIT_IGNORE, 0}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_workgroup *workgroup;

        start(rows[i].heir, rows[i].mode);
        machine->control.timeout_cycles = 100;
        load(SETUP("meet") TAKE SLEEP END, TRIES);
        workgroup = take_after(2, 1);
        next_change(workgroup);
        CHECK_EQUAL(rank_of(workgroup), rows[i].rank);
        CHECK_EQUAL(counters()->heirs, rows[i].rank != 0);
        machine_free(machine);
    }
}

/* The rank begins with the answer and ends with the answer to a write of the word, whatever its kind. Other words, loads and
 * loads by atomics end nothing; time does, to the cycle. */
static void what_ends_it(void)
{
    static const struct {
        const char *text;
        bool written;
    } rows[] = {{"flat_store_dword v[6:7], v9\n" DONE, true},
                {"flat_store_byte v[6:7], v9\n" DONE, true},
                {"flat_atomic_swap v13, v[6:7], v9 glc\n" DONE, true},
                {"flat_atomic_sub v[6:7], v8\n" DONE, true},
                {"flat_store_dword v[14:15], v9\n" DONE, false},
                {"flat_atomic_swap v13, v[14:15], v9 glc\n" DONE, false},
                {"flat_load_dword v13, v[6:7] glc\n" DONE, false},
                {"s_mov_b64 exec, 0\nflat_store_dword v[6:7], v9\ns_mov_b64 exec, 1\n" DONE, false},
                {"onward_wait_load v13, v[6:7], v[10:11] ne\n" DONE, false}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_workgroup *workgroup;
        uint64_t began, ended;
        char text[2048];

        start(HEIR, CP_WAIT_IGNORE);
        snprintf(text, sizeof(text), "%s%s%s%s%s", SETUP("meet") TAKE SLEEP "s_memtime s[20:21]\n", rows[i].text,
                 "s_memtime s[22:23]\n", DONE SLEEP SLEEP SLEEP SLEEP SLEEP, END);
        load(text, TRIES);
        workgroup = take_after(3, 3);
        began = next_change(workgroup);
        CHECK_EQUAL(rank_of(workgroup), 3);
        CHECK_EQUAL(began, workgroup->waves[0].issue->atomic_done);
        ended = next_change(workgroup);
        CHECK_EQUAL(rank_of(workgroup), 0);
        machine_run(machine);
        CHECK_EQUAL(counters()->heirs, 1);
        CHECK_EQUAL(counters()->heirs_written, rows[i].written);
        CHECK_EQUAL(counters()->heirs_timed_out, !rows[i].written);
        if (rows[i].written) {
            CHECK(ended > isa_read_scalar64(&workgroup->waves[0].state, 20));
            CHECK(ended < isa_read_scalar64(&workgroup->waves[0].state, 22));
        } else {
            CHECK_EQUAL(ended, began + HEIR);
        }
        machine_free(machine);
    }
}

/* A work-group that is frozen is none any more, now and behind a thaw; nor is one that is removed, and its time does not run
 * on in the one that gets its memory. */
static void saves_and_kills_end_it(void)
{
    for (uint32_t kill = 0; kill < 2; kill++) {
        struct cu_workgroup *workgroup;

        start(HEIR, CP_WAIT_IGNORE);
        load(SETUP("meet") TAKE SLEEP SLEEP SLEEP END, TRIES);
        workgroup = take_after(3, 3);
        next_change(workgroup);
        CHECK_EQUAL(rank_of(workgroup), 3);
        if (!kill)
            cu_freeze(machine->cus[0], workgroup, machine->clock.now);
        CHECK_EQUAL(rank_of(workgroup), kill ? 3 : 0);
        check_levels(workgroup);
        if (!kill)
            cu_thaw(machine->cus[0], workgroup, machine->clock.now);
        else
            cu_remove(machine->cus[0], workgroup, machine->clock.now);
        for (uint32_t i = 0; i < machine->cus[0]->simd_count; i++)
            CHECK_EQUAL(machine->cus[0]->simds[i].raised, 0);
        if (kill)
            workgroup = launch(0, 3, 1);
        for (uint32_t i = 0; i < HEIR + 100; i++) {
            run_to(machine->clock.now + 1);
            CHECK_EQUAL(rank_of(workgroup), 0);
        }
        CHECK_EQUAL(counters()->heirs, 1);
        CHECK_EQUAL(counters()->heirs_written + counters()->heirs_timed_out, 0);
        machine_free(machine);
    }
}

/* An answer that comes when the work-group is frozen makes no heir. */
static void a_late_answer_is_no_heritage(void)
{
    struct cu_workgroup *workgroup;

    start(HEIR, CP_WAIT_IGNORE);
    load(SETUP("meet") TAKE SLEEP END, TRIES);
    workgroup = take_after(3, 1);
    while (!workgroup->waves[0].issue->in_atomic)
        run_to(machine->clock.now + 1);
    cu_freeze(machine->cus[0], workgroup, machine->clock.now);
    while (!workgroup->drained)
        run_to(machine->clock.now + 1);
    CHECK_EQUAL(machine_word(machine, 0), 5);
    cu_thaw(machine->cus[0], workgroup, machine->clock.now);
    CHECK_EQUAL(rank_of(workgroup), 0);
    machine_run(machine);
    CHECK_EQUAL(counters()->heirs, 0);
    machine_free(machine);
}

/* s_setprio, the kernel's priority and the rank add up to 3 at most. */
static void priorities_add_up(void)
{
    for (uint32_t kernel = 0; kernel < 4; kernel++) {
        for (uint32_t user = 0; user < 4; user++) {
            struct cu_workgroup *workgroup;
            char text[1024];

            start(HEIR, CP_WAIT_IGNORE);
            machine->kernel.priority = (uint8_t)kernel;
            snprintf(text, sizeof(text), "%ss_setprio %u\n%s", SETUP("meet"), (unsigned)user, TAKE SLEEP END);
            load(text, TRIES);
            workgroup = take_after(2, 3);
            check_levels(workgroup);
            next_change(workgroup);
            CHECK_EQUAL(rank_of(workgroup), 2);
            CHECK_EQUAL(workgroup->waves[0].state.priority, user);
            machine_free(machine);
        }
    }
}

static struct cu_workgroup *waiters[WGS];

static void on_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    (void)context;
    cu_condition_met(machine->cus[0], waiters[waiter->slot], waiter->wait_number, cycle);
}

/* With a monitor its list counts: of those that wait for one word each next one leaves one less behind. */
static void the_monitors_list_counts(void)
{
    struct syncmon_callbacks listener = {.met = on_met};

    start(HEIR, CP_WAIT_ATOMIC);
    load("", SETUP("meet") "again:\n" TAKE "v_cmp_ne_u32 vcc, 0, v12\ns_cbranch_vccnz again\n" SLEEP
                           "flat_atomic_swap v13, v[6:7], v9 glc\n" DONE END);
    syncmon_listen(path_syncmon(machine->system), &listener);
    syncmon_set_mode(path_syncmon(machine->system), CP_WATCH_VALUE, CP_RESUME_ONE);
    for (uint32_t i = 0; i < WGS; i++)
        waiters[i] = launch(i, 1, 1);
    machine_run(machine);
    store(0, 0);
    for (uint32_t i = 0; i < WGS; i++) {
        uint32_t left = WGS - 1 - i;

        next_change(waiters[i]);
        CHECK_EQUAL(rank_of(waiters[i]), left < 3 ? left : 3);
    }
    machine_run(machine);
    CHECK_EQUAL(machine->reports.done, WGS);
    CHECK_EQUAL(counters()->heirs, WGS - 1);
    CHECK_EQUAL(counters()->heirs_written, WGS - 1);
    machine_free(machine);
}

/* The monitor has executed the atomic: the work-group hears of it later, and not if it is frozen. */
static void heritage_of_a_deferred_atomic(void)
{
    static const struct {
        uint32_t others, rank;
        bool frozen;
    } rows[] = {{0, 0, false}, {1, 1, false}, {3, 3, false}, {300, 3, false}, {2, 0, true}};

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cu_workgroup *workgroup;
        uint64_t now;

        start(HEIR, CP_WAIT_IGNORE);
        load(SLEEP SLEEP END, "s_endpgm\n");
        workgroup = launch(0, 1, 1);
        run_to(100);
        if (rows[i].frozen)
            cu_freeze(machine->cus[0], workgroup, machine->clock.now);
        now = machine->clock.now;
        cu_inherit(workgroup, machine->data, rows[i].others, now + 50);
        run_to(now + 49);
        CHECK_EQUAL(rank_of(workgroup), 0);
        run_to(now + 50);
        CHECK_EQUAL(rank_of(workgroup), rows[i].rank);
        machine_free(machine);
    }
}

/* The count of a line goes with the line, and belongs to no other. */
static void counts_belong_to_lines(void)
{
    struct mem_l2 *l2;
    uint32_t line, sets;

    machine = machine_create();
    machine->parameters.l2_banks = 1;
    machine->parameters.l2_ways = 1;
    machine->parameters.l2_bytes = 65536;
    machine_build(machine);
    l2 = &machine->system->l2;
    line = (uint32_t)(machine->data / MEM_LINE_BYTES);
    sets = l2->banks[0].cache.sets;
    mem_l2_count_failure(l2, line); /* not there */
    mem_l2_access(l2, line, MEM_L2_READ, 0, 0);
    mem_l2_access(l2, line + 1, MEM_L2_READ, 0, 0);
    CHECK_EQUAL(mem_l2_take_failures(l2, line), 0);
    for (uint32_t count = 1; count < 6; count++) {
        for (uint32_t i = 0; i < count; i++)
            mem_l2_count_failure(l2, line);
        CHECK_EQUAL(mem_l2_take_failures(l2, line + 1), 0);
        CHECK_EQUAL(mem_l2_take_failures(l2, line), count < 3 ? count : 3);
        CHECK_EQUAL(mem_l2_take_failures(l2, line), 0);
    }
    mem_l2_count_failure(l2, line);
    mem_l2_access(l2, line + sets, MEM_L2_READ, 1000, 1000);
    CHECK_EQUAL(mem_l2_take_failures(l2, line), 0);
    CHECK_EQUAL(mem_l2_take_failures(l2, line + sets), 0);
    machine_free(machine);
}

TEST_MAIN()
{
    return test_run("heir", (const struct test_case[]){TEST(failures_are_counted),
                                                       TEST(modes_and_the_switch),
                                                       TEST(what_ends_it),
                                                       TEST(saves_and_kills_end_it),
                                                       TEST(a_late_answer_is_no_heritage),
                                                       TEST(priorities_add_up),
                                                       TEST(the_monitors_list_counts),
                                                       TEST(heritage_of_a_deferred_atomic),
                                                       TEST(counts_belong_to_lines),
                                                       {0}});
}
