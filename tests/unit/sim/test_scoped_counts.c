/* test_scoped_counts.c - what scoped operations cost in each mode: probes, invalidations, accesses of the L2, cycles. */
#include <stdio.h>

#include "scoped_bench.h"

#define CUS 4u

static void start_with(const char *mode, const char *setting)
{
    char text[64];
    const char *settings[] = {"l1.mode combine", "gpu.cus 4", text, setting, NULL};

    snprintf(text, sizeof(text), "scopes.mode %s", mode);
    start(settings);
    rig.scoped = true;
    area = arena;
    next_run();
}

static void on(uint32_t cu, const struct step *program)
{
    thread_count = 0;
    add_thread(cu, program, 0);
    run_threads();
}

#define ON(cu, ...) on(cu, (const struct step[]){__VA_ARGS__, END})

/* Cycles from issue to answer of the last instruction of a thread that is alone. */
static uint64_t cycles_of(uint32_t cu, enum isa_opcode opcode, uint32_t word, uint32_t order)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, ADDRESS, DATA);
    struct rig_access access;

    operation.modifiers = ISA_MOD_SYNC(order);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, address_of(word), 4);
    return rig_execute(&rig, &wave, &operation, cu, &access);
}

static uint64_t invalidations(enum mem_invalidation cause)
{
    return counted()->l1_invalidations[cause];
}

/* An owner releases X and L locally, another CU takes both over by one operation. */
static void steal(uint32_t order)
{
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
    ON(1, {STEP_SWAP, WORD_L, order, 0}, {STEP_CHECK, WORD_X, 0, 5});
}

static void a_broadcast_flushes_and_invalidates_all(void)
{
    start_with("broadcast", NULL);
    steal(REMOTE_AR);
    CHECK_EQUAL(counted()->scoped.probes, 2 * CUS);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_BROADCAST), CUS);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_ACQUIRE), 0);
    CHECK(counted()->scoped.blocked_cycles > CUS * counted()->scoped.remote_cycles / 4);
    rig_stop(&rig);
}

static void a_selective_operation_probes_the_others(void)
{
    start_with("selective", NULL);
    steal(REMOTE_AR);
    CHECK_EQUAL(counted()->scoped.probes, CUS - 1);
    CHECK_EQUAL(counted()->scoped.probe_hits, 1);
    CHECK_EQUAL(counted()->l1_write_backs[MEM_WRITE_BACK_PROBE], 2);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_ACQUIRE), 1);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_PROMOTED), 0);
    /* the owner's next operation is promoted, once */
    ON(0, {STEP_TRY, WORD_L, WG_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.promoted, 1);
    CHECK_EQUAL(counted()->scoped.pa_hits, 1);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_PROMOTED), 1);
    ON(0, {STEP_TRY, WORD_L, WG_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.promoted, 1);
    CHECK_EQUAL(counted()->scoped.probes, CUS - 1);
    rig_stop(&rig);
}

static void a_registered_line_has_one_probe_at_most(void)
{
    start_with("registered", NULL);
    ON(1, {STEP_TRY, WORD_M, REMOTE_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.probes, 0);
    steal(REMOTE_AR);
    CHECK_EQUAL(counted()->scoped.probes, 1);
    CHECK_EQUAL(counted()->scoped.probe_hits, 1);
    CHECK_EQUAL(counted()->scoped.registrations, 1);
    CHECK_EQUAL(counted()->scoped.recalls, 0);
    ON(2, {STEP_SET, WORD_L, WG_REL, 0});
    ON(3, {STEP_TRY, WORD_L, WG_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.recalls, 1);
    CHECK_EQUAL(counted()->scoped.probes, 2);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_MOVED), 3);
    rig_stop(&rig);
}

/* Sets of CUs have more than one word: the owner is the last CU, the thief one in the middle. */
static void the_last_of_many_cus_is_probed(void)
{
    static const struct {
        const char *mode, *setting;
        uint32_t cus, probes;
    } rows[] = {{"broadcast", "gpu.cus 65", 65, 130},   {"selective", "gpu.cus 65", 65, 64},
                {"registered", "gpu.cus 65", 65, 1},    {"lazy", "gpu.cus 65", 65, 1},
                {"broadcast", "gpu.cus 128", 128, 256}, {"selective", "gpu.cus 128", 128, 127},
                {"registered", "gpu.cus 128", 128, 1},  {"lazy", "gpu.cus 128", 128, 1}};

    for (uint32_t row = 0; row < COUNT(rows); row++) {
        uint32_t owner = rows[row].cus - 1;

        test_context(rows[row].mode);
        start_with(rows[row].mode, rows[row].setting);
        ON(owner, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
        ON(owner / 2, {STEP_SWAP, WORD_L, REMOTE_AR, 0}, {STEP_CHECK, WORD_X, 0, 5});
        CHECK_EQUAL(counted()->scoped.probes, rows[row].probes);
        ON(owner, {STEP_STORE, WORD_X, 0, 6}, {STEP_SET, WORD_L, WG_REL, 0});
        ON(0, {STEP_SWAP, WORD_L, REMOTE_AR, 0}, {STEP_CHECK, WORD_X, 0, 6});
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* What a remote operation that acquires and releases costs N CUs. */
static const struct formula {
    const char *mode, *setting;
    uint32_t probes, less;    /* probes * N - less */
    bool one;                 /* a probe if there are two CUs */
    bool flushes_all;         /* of all L1s, otherwise of the owner's and the requester's */
    uint32_t broadcast, full; /* L1s invalidated by a broadcast: times N; by a full PA-TBL: times N - 1 */
    uint32_t acquire;         /* by acquires at the L2 */
} formulas[] = {{"global", "scopes.pa 16", 0, 0, false, false, 0, 0, 2},
                {"broadcast", "scopes.pa 16", 2, 0, false, true, 1, 0, 0},
                {"selective", "scopes.pa 16", 1, 1, false, false, 0, 0, 1},
                {"selective", "scopes.pa 0", 1, 1, false, false, 0, 1, 1},
                {"registered", "scopes.pa 16", 0, 0, true, false, 0, 0, 1},
                {"lazy", "scopes.pa 16", 0, 0, true, false, 0, 0, 0},
                {"ideal", "scopes.pa 16", 0, 0, false, false, 0, 0, 0}};

static const char *formula_name(uint64_t row)
{
    return formulas[row].mode;
}

static struct test_parameter formula = {.name = "mode", .count = COUNT(formulas), .text = formula_name};
static struct test_parameter cu_count = TEST_VALUES("gpu.cus", 1, 8, 16, 32, 64, 65, 128);

static void start_with_cus(const struct formula *row, uint32_t cus)
{
    char text[2][64];
    const char *settings[] = {"l1.mode combine", text[0], text[1], row->setting, "l1.bytes 1024", "l1.ways 4", NULL};

    snprintf(text[0], sizeof(text[0]), "scopes.mode %s", row->mode);
    snprintf(text[1], sizeof(text[1]), "gpu.cus %u", (unsigned)cus);
    start(settings);
    rig.scoped = true;
    area = arena;
    next_run();
}

/* The last CU is the owner, the first one the thief. Each CU has a dirty line of its own. */
static void costs_are_those_of_the_formula(void)
{
    const struct formula *row = &formulas[formula.value];
    uint32_t cus = (uint32_t)cu_count.value, owner = cus - 1, dirty = 0;

    start_with_cus(row, cus);
    for (uint32_t cu = 0; cu < cus; cu++)
        ON(cu, {STEP_STORE, WORD_X + 8 + cu, 0, 1});
    ON(owner, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
    ON(0, {STEP_SWAP, WORD_L, REMOTE_AR, 0}, {STEP_CHECK, WORD_X, 0, 5});
    CHECK_EQUAL(counted()->scoped.probes, row->probes * cus - row->less + (row->one && cus > 1));
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_BROADCAST), row->broadcast * cus);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_PA_FULL), row->full * (cus - 1));
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_ACQUIRE), row->acquire);
    for (uint32_t cu = 1; cu < owner; cu++)
        dirty += rig.system->l1s[cu].dirty_count;
    CHECK_EQUAL(dirty, row->flushes_all || row->full || cus < 3 ? 0 : cus - 2);
    rig_stop(&rig);
}

static void later_remote_operations_are_local_in_mode_lazy(void)
{
    start_with("lazy", NULL);
    steal(REMOTE_AR);
    CHECK_EQUAL(counted()->scoped.probes, 1);
    ON(1, {STEP_SET, WORD_L, REMOTE_REL, 0}, {STEP_SWAP, WORD_L, REMOTE_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.probes, 1);
    CHECK_EQUAL(counted()->scoped.l1_atomics, 5);
    rig_stop(&rig);
}

static const char *mode_name(uint64_t mode)
{
    static const char *const names[] = {"global", "broadcast", "selective", "registered", "lazy", "ideal"};

    return names[mode];
}

static struct test_parameter mode = {.name = "scopes.mode", .count = SCOPES_MODES, .text = mode_name};

/* The owner of a lock that no other WG wants. */
static void an_uncontended_lock_stays_in_the_l1(void)
{
    uint64_t before;

    start_with(mode_name(mode.value), NULL);
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
    before = counted()->l2_accesses;
    for (uint32_t i = 0; i < 7; i++)
        ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_SET, WORD_L, WG_REL, 0});
    if (mode.value == SCOPES_GLOBAL)
        CHECK(counted()->l2_accesses >= before + 14);
    else
        CHECK_EQUAL(counted()->l2_accesses, before);
    CHECK_EQUAL(counted()->scoped.l1_atomics, mode.value == SCOPES_GLOBAL ? 0 : 16);
    CHECK_EQUAL(counted()->scoped.probes, 0);
    rig_stop(&rig);
}

/* The same lock more often than the sFIFO has entries. */
static void merged_releases_write_nothing_back(void)
{
    for (uint32_t merge = 0; merge < 2; merge++) {
        uint64_t before;

        start_with("registered", merge ? "scopes.merge 1" : "scopes.merge 0");
        ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0});
        before = counted()->l2_accesses;
        for (uint32_t i = 0; i < 100; i++)
            ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, i}, {STEP_SET, WORD_L, WG_REL, 0});
        CHECK_EQUAL(counted()->l2_accesses == before, merge);
        ON(1, {STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 99});
        rig_stop(&rig);
    }
}

/* What fails leaves the line with its owner, and so does what changes it; a release sends the owner's next acquire for it. */
static void a_delegated_operation_leaves_the_line_with_its_owner(void)
{
    uint64_t before;

    start_with("registered", "scopes.delegate 1");
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5});
    for (uint32_t i = 0; i < 3; i++)
        ON(1, {STEP_TRY, WORD_L, REMOTE_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.delegated, 3);
    CHECK_EQUAL(counted()->scoped.probes, 3);
    CHECK_EQUAL(counted()->scoped.remote_failed, 3);
    before = counted()->l2_accesses;
    ON(0, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(counted()->l2_accesses, before);
    ON(1, {STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 5}, {STEP_STORE, WORD_X, 0, 6},
       {STEP_SET, WORD_L, REMOTE_REL, 0});
    CHECK_EQUAL(counted()->scoped.delegated, 5);
    CHECK_EQUAL(counted()->scoped.registrations, 1);
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 6}, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(counted()->scoped.registrations, 2);
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_MOVED), 2);
    rig_stop(&rig);
}

static void one_cu_sends_no_probes(void)
{
    char text[64];
    const char *settings[] = {"l1.mode combine", "gpu.cus 1", text, NULL};

    snprintf(text, sizeof(text), "scopes.mode %s", mode_name(mode.value));
    start(settings);
    rig.scoped = true;
    area = arena;
    next_run();
    ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0},
       {STEP_LOCK, WORD_L, REMOTE_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 5}, {STEP_SET, WORD_L, REMOTE_REL, 0});
    CHECK_EQUAL(counted()->scoped.probes, mode.value == SCOPES_BROADCAST ? 4 : 0);
    rig_stop(&rig);
}

/* Without a PA-TBL each remote release invalidates every other L1; with one entry the second one does. */
static void a_full_pa_tbl_invalidates(void)
{
    start_with("selective", "scopes.pa 0");
    ON(1, {STEP_SET, WORD_L, REMOTE_REL, 0}, {STEP_SET, WORD_M, REMOTE_REL, 0});
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_PA_FULL), 2 * (CUS - 1));
    rig_stop(&rig);
    start_with("selective", "scopes.pa 1");
    ON(1, {STEP_SET, WORD_L, REMOTE_REL, 0}, {STEP_SET, WORD_L, REMOTE_REL, 0}, {STEP_SET, WORD_M, REMOTE_REL, 0});
    CHECK_EQUAL(invalidations(MEM_INVALIDATE_PA_FULL), CUS - 1);
    rig_stop(&rig);
}

/* Each store to another line, and each release, pushes the one before out. */
static void one_entry_in_the_sfifo_writes_through(void)
{
    start_with("selective", "l1.fifo 1");
    for (uint32_t i = 0; i < 8; i++)
        ON(0, {STEP_STORE, WORD_X + i, 0, 1});
    CHECK_EQUAL(counted()->l1_write_backs[MEM_WRITE_BACK_OVERFLOW], 7);
    ON(0, {STEP_SET, WORD_L, WG_REL, 0}, {STEP_SET, WORD_L, WG_REL, 0});
    CHECK_EQUAL(counted()->l1_write_backs[MEM_WRITE_BACK_OVERFLOW], 9);
    rig_stop(&rig);
}

/* What the owner has stored since its release stays where it is. */
static void a_probe_flushes_up_to_the_marker(void)
{
    start_with("selective", NULL);
    ON(0, {STEP_STORE, WORD_X, 0, 5}, {STEP_SET, WORD_L, WG_REL, 0}, {STEP_STORE, WORD_X + 1, 0, 6},
       {STEP_STORE, WORD_X + 2, 0, 7});
    ON(1, {STEP_SWAP, WORD_L, REMOTE_ACQ, 0}, {STEP_CHECK, WORD_X, 0, 5}, {STEP_CHECK, WORD_X + 1, 0, 0});
    CHECK_EQUAL(rig.system->l1s[0].dirty_count, 2);
    CHECK_EQUAL(counted()->l1_write_backs[MEM_WRITE_BACK_PROBE], 2);
    rig_stop(&rig);
}

static void hints_save_probes(void)
{
    start_with("selective", "scopes.hint 4");
    steal(REMOTE_ACQ);
    CHECK_EQUAL(counted()->scoped.probes, CUS - 1);
    ON(0, {STEP_SET, WORD_L, WG_REL, 0});
    ON(2, {STEP_SWAP, WORD_L, REMOTE_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.probes, CUS);
    /* the last release was this CU's own */
    ON(0, {STEP_SET, WORD_L, WG_REL, 0}, {STEP_SWAP, WORD_L, REMOTE_ACQ, 0});
    CHECK_EQUAL(counted()->scoped.probes, CUS);
    rig_stop(&rig);
}

static void a_failure_need_not_acquire(void)
{
    for (uint32_t i = 0; i < 2; i++) {
        start_with("selective", i ? "scopes.failed_acquire 1" : "scopes.failed_acquire 0");
        ON(0, {STEP_LOCK, WORD_L, WG_ACQ, 0}, {STEP_SET, WORD_L, WG_REL, 3});
        ON(1, {STEP_TRY, WORD_L, REMOTE_ACQ, 0});
        CHECK_EQUAL(counted()->scoped.remote_failed, 1);
        CHECK_EQUAL(invalidations(MEM_INVALIDATE_ACQUIRE), i);
        rig_stop(&rig);
    }
}

/* Cycles of a remote operation on an idle GPU whose line is in the L2. */
static uint64_t remote_time(const char *name, const char *setting)
{
    uint64_t cycles;

    start_with(name, setting);
    cycles_of(1, ISA_OP_onward_sync_add, WORD_L, ISA_SYNC_AGENT);
    cycles = cycles_of(1, ISA_OP_onward_sync_add, WORD_L, REMOTE);
    CHECK_EQUAL(counted()->scoped.remote_cycles, cycles);
    rig_stop(&rig);
    return cycles;
}

/* The owner's L1 has the line; with dirty bytes, if it wrote it last. */
static uint64_t delegated_time(const char *setting, enum isa_opcode owners)
{
    uint64_t cycles;
    char text[64];
    const char *settings[] = {"l1.mode combine",   "gpu.cus 4", "scopes.mode registered",
                              "scopes.delegate 1", text,        NULL};

    snprintf(text, sizeof(text), "%s", setting);
    start(settings);
    rig.scoped = true;
    area = arena;
    next_run();
    cycles_of(0, owners, WORD_L, 0);
    cycles = cycles_of(1, ISA_OP_onward_sync_load, WORD_L, REMOTE);
    CHECK_EQUAL(counted()->scoped.delegated, 1);
    rig_stop(&rig);
    return cycles;
}

static void a_delegated_operation_takes_the_owners_atomic_unit(void)
{
    uint64_t clean = delegated_time("l1.atomic_cycles 4", ISA_OP_onward_sync_load);

    CHECK_EQUAL(delegated_time("l1.atomic_cycles 11", ISA_OP_onward_sync_load), clean + 7);
    CHECK(delegated_time("l1.atomic_cycles 4", ISA_OP_onward_sync_add) > clean + L2_HIT / 2);
}

static void times_are_those_of_the_table(void)
{
    uint64_t global = remote_time("global", NULL);
    const uint64_t round_trip = L2_HIT; /* of probe and acknowledgement */

    /* LOCKED, or the last ACK, takes the bank a cycle, and the operation the next one. Probes leave a cycle after each
     * other. */
    CHECK_EQUAL(remote_time("registered", NULL), global + 1);
    CHECK_EQUAL(remote_time("ideal", NULL), L1_HIT + 4);
    CHECK_EQUAL(remote_time("selective", NULL), global + round_trip + CUS - 2 + 1);
    CHECK_EQUAL(remote_time("selective", "scopes.probe_cycles 101"),
                remote_time("selective", "scopes.probe_cycles 1") + (CUS - 2) * 100);
    CHECK_EQUAL(remote_time("broadcast", NULL), global + 2 * (round_trip + CUS - 1));
    start_with("selective", "l1.atomic_cycles 11");
    cycles_of(0, ISA_OP_onward_sync_add, WORD_L, 0);
    CHECK_EQUAL(cycles_of(0, ISA_OP_onward_sync_add, WORD_L, 0), L1_HIT + 11);
    rig_stop(&rig);
}

/* Another wave of the requester's CU, and of a third one, want to load while a remote operation is under way. */
static uint64_t loads_wait(const char *name, const char *setting, uint32_t cu)
{
    static const struct step remote[] = {{STEP_SWAP, WORD_L, REMOTE_ACQ, 0}, END};
    static const struct step load[] = {{STEP_LOAD, WORD_X, 0, 0}, {STEP_LOAD, WORD_X, 0, 0}, END};
    uint64_t begins;

    start_with(name, setting);
    ON(cu, {STEP_LOAD, WORD_X, 0, 0});
    thread_count = 0;
    begins = rig.clock.now;
    add_thread(1, remote, 0);
    add_thread(cu, load, 100);
    run_threads();
    begins = threads[1].access.cycle - begins;
    rig_stop(&rig);
    return begins;
}

static void blocked_l1s_take_no_instruction(void)
{
    uint64_t free = loads_wait("registered", NULL, 1);

    CHECK(free < 100 + 2 * L1_HIT + 20);
    CHECK(loads_wait("selective", NULL, 1) > free + 20);
    CHECK_EQUAL(loads_wait("selective", "scopes.block_requester 0", 1), free);
    CHECK(loads_wait("broadcast", NULL, 2) > loads_wait("broadcast", "scopes.block_all 0", 2));
    CHECK(loads_wait("selective", NULL, 2) < loads_wait("broadcast", NULL, 2));
}

TEST_MAIN()
{
    return test_run("scoped_counts",
                    (const struct test_case[]){TEST(a_broadcast_flushes_and_invalidates_all),
                                               TEST(a_selective_operation_probes_the_others),
                                               TEST(a_registered_line_has_one_probe_at_most),
                                               TEST(the_last_of_many_cus_is_probed),
                                               TEST(costs_are_those_of_the_formula, &formula, &cu_count),
                                               TEST(later_remote_operations_are_local_in_mode_lazy),
                                               TEST(an_uncontended_lock_stays_in_the_l1, &mode),
                                               TEST(merged_releases_write_nothing_back),
                                               TEST(a_delegated_operation_leaves_the_line_with_its_owner),
                                               TEST(one_cu_sends_no_probes, &mode),
                                               TEST(a_full_pa_tbl_invalidates),
                                               TEST(one_entry_in_the_sfifo_writes_through),
                                               TEST(a_probe_flushes_up_to_the_marker),
                                               TEST(hints_save_probes),
                                               TEST(a_failure_need_not_acquire),
                                               TEST(a_delegated_operation_takes_the_owners_atomic_unit),
                                               TEST(times_are_those_of_the_table),
                                               TEST(blocked_l1s_take_no_instruction),
                                               {0}});
}
