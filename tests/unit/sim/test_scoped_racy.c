/* test_scoped_racy.c - programs that race: waves of all CUs use the same lines with any scope and order, past the L1s, without
 * any lock. They may read old values. Every access ends, a word has only values that were stored to it, L1s and home stay in
 * order, and in the end nothing is left in them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory_bench.h"
#include "support_scoped.h"

#define CUS        4u
#define ACTORS     12u
#define LINES      6u
#define LINE_WORDS 16u
#define STEPS      12000u
#define LONGEST    100000u /* cycles of an access; one that takes longer hangs */
#define CHECKED    8u      /* steps between two checks of all L1s */

/* One wave, with one access under way. */
struct actor {
    struct rig_wave wave;
    uint32_t cu, words; /* of the access's result */
    uint32_t word;
    uint64_t issued;
    bool busy;
    struct rig_access access;
};

static struct actor actors[ACTORS];
static uint32_t lost; /* a CU; CUS: none */
static uint32_t stored, accesses;

static const char *const modes[][3] = {{"l1.mode through", "scopes.hint 0", "scopes.pa 16"},
                                       {"scopes.mode global", "scopes.hint 0", "scopes.pa 16"},
                                       {"scopes.mode broadcast", "scopes.hint 0", "scopes.pa 16"},
                                       {"scopes.mode selective", "scopes.hint 0", "scopes.pa 2"},
                                       {"scopes.mode selective", "scopes.hint 2", "scopes.pa 0"},
                                       {"scopes.mode registered", "scopes.home 256", "scopes.pa 16"},
                                       {"scopes.mode registered", "scopes.home 1", "scopes.merge 1"},
                                       {"scopes.mode registered", "scopes.home 3", "scopes.hand_over 1"},
                                       {"scopes.mode registered", "scopes.home 3", "scopes.epoch 1"},
                                       {"scopes.mode registered", "scopes.home 3", "scopes.delegate 1"},
                                       {"scopes.mode lazy", "scopes.home 3", "scopes.pa 16"},
                                       {"scopes.mode ideal", "scopes.home 3", "scopes.pa 16"}};

static const char *mode_name(uint64_t value)
{
    return modes[value][0];
}

static struct test_parameter mode = {.name = "mode", .count = COUNT(modes), .text = mode_name};
static struct test_parameter fifo = TEST_VALUES("l1.fifo", 1, 16);
static struct test_parameter distance = TEST_VALUES("l2.distance", 0, 100);

static void start_mode(void)
{
    char text[2][64];
    const char *settings[] = {"l1.mode combine",
                              modes[mode.value][0],
                              modes[mode.value][1],
                              modes[mode.value][2],
                              "gpu.cus 4",
                              "l1.bytes 1024",
                              "l1.ways 4",
                              text[0],
                              text[1],
                              NULL};

    snprintf(text[0], sizeof(text[0]), "l1.fifo %u", (unsigned)fifo.value);
    snprintf(text[1], sizeof(text[1]), "l2.distance %u", (unsigned)distance.value);
    start(settings);
    rig.scoped = true;
    lost = CUS;
    stored = accesses = 0;
    memset(actors, 0, sizeof(actors));
    for (uint32_t i = 0; i < ACTORS; i++) {
        rig_wave_init(&actors[i].wave);
        rig_set_exec(&actors[i].wave, 1);
        actors[i].cu = i % CUS;
    }
}

static void fail(const char *what)
{
    test_fail(__FILE__, __LINE__, what);
    exit(1);
}

/* A value tells the word that it is for. */
static uint32_t new_value(uint32_t word)
{
    return (word + 1) << 20 | (++stored & 0xfffff);
}

static void check_value(uint32_t value, uint32_t word)
{
    if (value && value >> 20 != word + 1)
        fail("a word has a value that was not stored to it");
}

static uint32_t any_order(uint64_t *seed, enum isa_opcode opcode)
{
    static const uint32_t scopes[] = {0, ISA_SYNC_AGENT, ISA_SYNC_AGENT | ISA_SYNC_REMOTE};
    uint32_t order = (uint32_t)(random_mixed(seed) % 4);

    if (opcode == ISA_OP_onward_sync_load || opcode == ISA_OP_onward_sync_load_x2)
        order &= ISA_SYNC_ACQUIRE;
    if (opcode == ISA_OP_onward_sync_store || opcode == ISA_OP_onward_sync_store_x2)
        order &= ISA_SYNC_RELEASE;
    return scopes[random_mixed(seed) % COUNT(scopes)] | order;
}

struct form {
    enum isa_opcode opcode;
    uint32_t words;             /* of its access */
    bool scoped, returns, past; /* past the L1: glc */
};

static void issue(struct actor *actor, const struct form *form, uint64_t *seed)
{
    struct isa_operation operation = rig_flat(form->opcode, DESTINATION, ADDRESS, DATA);
    bool exchanges = form->returns && form->scoped;

    operation.modifiers = form->scoped ? ISA_MOD_SYNC(any_order(seed, form->opcode)) : form->past ? ISA_MOD_GLC : 0;
    actor->word = (uint32_t)(random_mixed(seed) % (LINES * LINE_WORDS)) / 2 * 2;
    actor->words = form->returns ? form->words : 0;
    for (uint32_t i = 0; i < 2; i++)
        actor->wave.vectors[DATA + i][0] = new_value(actor->word + i);
    if (form->words == 1 && exchanges)
        actor->wave.vectors[DATA + 1][0] = actor->wave.vectors[DESTINATION][0]; /* what a compare-and-swap compares */
    rig_set_lanes(&actor->wave, arena + actor->word * 4, 4);
    rig_issue(&rig, &actor->wave, &operation, actor->cu, rig.clock.now, &actor->access);
    CHECK_EQUAL(actor->access.fault, ISA_FAULT_NONE);
    actor->issued = rig.clock.now;
    actor->busy = true;
    accesses++;
}

static void act(struct actor *actor, uint64_t *seed)
{
    static const struct form forms[] = {
        {ISA_OP_onward_sync_load, 1, true, true, false},    {ISA_OP_onward_sync_load_x2, 2, true, true, false},
        {ISA_OP_onward_sync_store, 1, true, false, false},  {ISA_OP_onward_sync_store_x2, 2, true, false, false},
        {ISA_OP_onward_sync_swap, 1, true, true, false},    {ISA_OP_onward_sync_swap_x2, 2, true, true, false},
        {ISA_OP_onward_sync_cmpswap, 1, true, true, false}, {ISA_OP_flat_load_dword, 1, false, true, false},
        {ISA_OP_flat_load_dwordx2, 2, false, true, true},   {ISA_OP_flat_store_dword, 1, false, false, false},
        {ISA_OP_flat_store_dword, 1, false, false, true},   {ISA_OP_flat_store_dwordx2, 2, false, false, false},
        {ISA_OP_flat_atomic_swap, 1, false, true, true},    {ISA_OP_onward_flush, 0, false, false, false},
        {ISA_OP_buffer_wbinvl1_vol, 0, false, false, false}};

    if (actor->cu != lost && path_vector_ready(rig.system, actor->cu) <= rig.clock.now)
        issue(actor, &forms[random_mixed(seed) % COUNT(forms)], seed);
}

static void retire(struct actor *actor)
{
    if (!actor->busy)
        return;
    if (rig.clock.now - actor->issued > LONGEST)
        fail("an access does not end");
    if (!actor->access.completed || actor->access.cycle > rig.clock.now)
        return;
    actor->busy = false;
    for (uint32_t i = 0; i < actor->words; i++)
        check_value(actor->wave.vectors[DESTINATION + i][0], actor->word + i);
}

static bool is_quiet(uint32_t cu)
{
    for (uint32_t i = 0; i < ACTORS; i++) {
        if (actors[i].cu == cu && actors[i].busy)
            return false;
    }
    return true;
}

/* A CU is lost, or is back. */
static void change_cus(uint64_t *seed)
{
    uint32_t cu = (uint32_t)(random_mixed(seed) % CUS);

    if (lost < CUS) {
        path_return_cu(rig.system, lost);
        lost = CUS;
    } else if (is_quiet(cu)) {
        path_lose_cu(rig.system, cu);
        lost = cu;
    }
}

static void check_state(void)
{
    const char *broken = scoped_broken(rig.system, &rig.parameters);

    if (broken)
        fail(broken);
}

/* Everything ends, and nothing stays dirty, locked or queued. */
static void check_end(void)
{
    static const struct form flush = {ISA_OP_onward_flush, 0, false, false, false};
    uint64_t seed = 1;

    if (lost < CUS)
        path_return_cu(rig.system, lost);
    for (uint64_t end = rig.clock.now + LONGEST; rig.clock.now < end; rig_run_to(&rig, rig.clock.now + 1000)) {
        for (uint32_t i = 0; i < ACTORS; i++)
            retire(&actors[i]);
    }
    for (uint32_t i = 0; i < ACTORS; i++)
        CHECK(!actors[i].busy);
    for (uint32_t cu = 0; cu < CUS; cu++)
        issue(&actors[cu], &flush, &seed);
    rig_run(&rig);
    for (uint32_t cu = 0; cu < CUS; cu++) {
        CHECK(actors[cu].access.completed);
        CHECK_EQUAL(rig.system->l1s[cu].dirty_count, 0);
    }
    check_state();
    if (rig.system->scoped) {
        CHECK_EQUAL(rig.system->scoped->scopes.home.locked, 0);
        CHECK_EQUAL(rig.system->scoped->scopes.home.queued, 0);
    }
    for (uint32_t word = 0; word < LINES * LINE_WORDS; word++)
        check_value(rig_read_word(&rig, arena + word * 4), word);
}

static void races_do_no_harm(void)
{
    for (uint64_t round = 1; round <= 2; round++) {
        uint64_t seed = round;

        start_mode();
        for (uint32_t step = 0; step < STEPS; step++) {
            struct actor *actor = &actors[random_mixed(&seed) % ACTORS];

            rig_run_to(&rig, rig.clock.now + random_mixed(&seed) % 32);
            for (uint32_t i = 0; i < ACTORS; i++)
                retire(&actors[i]);
            if (step % CHECKED == 0)
                check_state();
            if (random_mixed(&seed) % 64 == 0)
                change_cus(&seed);
            if (!actor->busy)
                act(actor, &seed);
        }
        check_end();
        CHECK(accesses > STEPS / 8);
        rig_stop(&rig);
    }
}

TEST_MAIN()
{
    return test_run("scoped_racy", (const struct test_case[]){TEST(races_do_no_harm, &mode, &fifo, &distance), {0}});
}
