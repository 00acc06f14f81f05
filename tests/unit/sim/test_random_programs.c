/* test_random_programs.c - waves that hand words on by release and acquire, fences or scoped operations, with both kinds
 * of L1: every load is checked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "path/memory_state.h"
#include "memory_bench.h"
#include "support_scoped.h"

#define ACTORS      12u
#define OUTSTANDING 8u
#define WORDS       4096u /* shared by all actors: word i belongs to actor i % ACTORS for a while */
#define BLOCK       32u   /* pairs of words: four lines */
#define STEPS       20000u
#define CUS         4u
#define CHECKED     16u /* steps between two checks of all L1s */

struct flight {
    struct rig_access access;
    struct isa_operation operation;
    bool active;
    uint64_t exec;
    uint32_t want[2][ISA_LANES]; /* what the destination must hold */
    bool wide, returns;
};

/* One wave of one of four CUs that owns words no other wave touches until it hands them on. */
struct actor {
    struct rig_wave wave;
    uint32_t cu;
    uint32_t words; /* owns the words with this number modulo ACTORS / 2, as 64-bit pairs */
    struct flight flights[OUTSTANDING];
};

/* Sync words, each in a line of its own. A CU's are used with work-group scope by its own waves, remotely by others. */
enum { SYNC_FLAG, SYNC_SUM, SYNC_GLOBAL, SYNC_WORDS };

static struct actor actors[ACTORS];
static uint32_t reference[WORDS];
static uint32_t sums[CUS], hand_overs;
static uint32_t lost; /* a CU; CUS: none */
static uint32_t losses;
static bool moves; /* actors are saved and restored, and CUs lost */
static bool blocks, scoped;

static uint32_t in_flight(const struct actor *actor)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < OUTSTANDING; i++)
        count += actor->flights[i].active;
    return count;
}

static void retire(struct actor *actor, uint64_t *digest)
{
    for (uint32_t i = 0; i < OUTSTANDING; i++) {
        struct flight *flight = &actor->flights[i];
        uint32_t row = 16 + i * 2;

        if (!flight->active || !flight->access.completed || flight->access.cycle > rig.clock.now)
            continue;
        for (uint32_t lane = 0; lane < ISA_LANES && flight->returns; lane++) {
            if (!(flight->exec >> lane & 1))
                continue;
            if (actor->wave.vectors[row][lane] != flight->want[0][lane] ||
                (flight->wide && actor->wave.vectors[row + 1][lane] != flight->want[1][lane])) {
                test_fail_equal(__FILE__, __LINE__, "loaded value", actor->wave.vectors[row][lane],
                                flight->want[0][lane]);
                exit(1);
            }
        }
        *digest = *digest * 31 + flight->access.cycle * 7 + flight->access.called;
        flight->active = false;
    }
}

/* The number of an actor's pair of words: scattered, so that actors share every line, or in blocks of whole lines. */
static uint32_t word_of_actor(const struct actor *actor, uint64_t *seed, uint32_t lane, uint32_t pattern)
{
    uint32_t pairs = WORDS / 2 / ACTORS / BLOCK * BLOCK;
    uint32_t pair = pattern == 0 ? lane % pairs : pattern == 1 ? 5 : (uint32_t)(random_mixed(seed) % pairs);

    if (blocks)
        return ((pair / BLOCK * ACTORS + actor->words) * BLOCK + pair % BLOCK) * 2;
    return (pair * ACTORS + actor->words) * 2;
}

static void act(struct actor *actor, struct flight *flight, uint32_t slot, uint64_t *seed)
{
    static const enum isa_opcode opcodes[] = {
        ISA_OP_flat_load_dword, ISA_OP_flat_load_dwordx2, ISA_OP_flat_store_dword, ISA_OP_flat_store_dwordx2,
        ISA_OP_flat_atomic_add, ISA_OP_flat_atomic_umax,  ISA_OP_flat_load_dword,  ISA_OP_flat_load_dword};
    uint32_t choice = (uint32_t)(random_mixed(seed) % COUNT(opcodes));
    uint32_t pattern = (uint32_t)(random_mixed(seed) % 3);
    enum isa_opcode opcode = opcodes[choice];
    uint64_t addresses[ISA_LANES];

    memset(flight, 0, sizeof(*flight));
    flight->active = true;
    flight->exec = random_mixed(seed) % 3 ? UINT64_MAX : random_mixed(seed);
    flight->wide = opcode == ISA_OP_flat_load_dwordx2;
    flight->returns = choice != 2 && choice != 3;
    flight->operation = rig_flat(opcode, 16 + slot * 2, ADDRESS, DATA);
    if (choice >= 4)
        flight->operation.modifiers = ISA_MOD_GLC;
    if (choice == 7)
        flight->operation.modifiers = 0;
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t word = word_of_actor(actor, seed, lane, pattern);
        uint32_t *place = &reference[word];
        uint32_t data = (uint32_t)random_mixed(seed);

        addresses[lane] = arena + word * 4;
        actor->wave.vectors[DATA][lane] = data;
        actor->wave.vectors[DATA + 1][lane] = data ^ 0x55555555u;
        if (!(flight->exec >> lane & 1))
            continue;
        flight->want[0][lane] = place[0];
        flight->want[1][lane] = place[1];
        if (choice == 2 || choice == 3)
            place[0] = data;
        if (choice == 3)
            place[1] = data ^ 0x55555555u;
        if (choice == 4)
            place[0] += data;
        if (choice == 5)
            place[0] = place[0] > data ? place[0] : data;
    }
    rig_set_addresses(&actor->wave, ADDRESS, addresses);
    rig_set_exec(&actor->wave, flight->exec);
    rig_issue(&rig, &actor->wave, &flight->operation, actor->cu, rig.clock.now, &flight->access);
    CHECK_EQUAL(flight->access.fault, ISA_FAULT_NONE);
}

/* An instruction behind which the wave issues nothing until it is complete. */
static void perform(struct actor *actor, enum isa_opcode opcode, uint32_t sync)
{
    struct isa_operation operation = rig_flat(opcode, 16, ADDRESS, DATA);
    struct rig_access access;

    operation.modifiers = ISA_MOD_SYNC(sync);
    rig_issue(&rig, &actor->wave, &operation, actor->cu, rig.clock.now, &access);
    while (!access.completed && clock_step(&rig.clock, UINT64_MAX))
        ;
    CHECK(access.completed);
    rig_run_to(&rig, access.cycle);
}

/* A release of scope agent: what the CU's waves have stored is in the L2 when it ends. */
static void release(struct actor *actor)
{
    perform(actor, ISA_OP_onward_flush, 0);
}

/* How words are handed on. */
enum hand_over { BY_FENCES, BY_AGENT, BY_REMOTE, HAND_OVERS };

/* Words behind the others, one a line, that belong to no actor. */
static void set_sync_word(struct actor *actor, uint64_t *seed)
{
    uint64_t addresses[ISA_LANES];

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        addresses[lane] = arena + WORDS * 4 + random_mixed(seed) % 16 * MEM_LINE_BYTES;
    rig_set_addresses(&actor->wave, ADDRESS, addresses);
    rig_set_exec(&actor->wave, 1);
}

static void give(struct actor *actor, enum hand_over how, uint64_t *seed)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_onward_sync_store, ISA_OP_onward_sync_add,
                                              ISA_OP_onward_sync_swap};
    uint32_t remote = how == BY_REMOTE ? ISA_SYNC_REMOTE : 0;

    if (how == BY_FENCES) {
        release(actor);
        return;
    }
    set_sync_word(actor, seed);
    perform(actor, opcodes[random_mixed(seed) % COUNT(opcodes)], ISA_SYNC_AGENT | ISA_SYNC_RELEASE | remote);
}

static void take(struct actor *actor, enum hand_over how, uint64_t *seed)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_onward_sync_load, ISA_OP_onward_sync_add};

    if (how == BY_FENCES) {
        perform(actor, ISA_OP_buffer_wbinvl1_vol, 0);
        return;
    }
    set_sync_word(actor, seed);
    perform(actor, opcodes[random_mixed(seed) % COUNT(opcodes)],
            ISA_SYNC_ACQUIRE | (how == BY_REMOTE ? 0 : ISA_SYNC_AGENT));
}

static uint64_t sync_address(uint32_t word, uint32_t cu)
{
    return arena + (WORDS + (16u + cu * SYNC_WORDS + word) * 16u) * 4u;
}

/* A scoped operation. Returns the old value. */
static uint32_t operate(struct actor *actor, enum isa_opcode opcode, uint64_t address, uint32_t order, uint32_t value)
{
    actor->wave.vectors[DATA][0] = value;
    rig_set_exec(&actor->wave, 1);
    rig_set_lanes(&actor->wave, address, 4);
    perform(actor, opcode, order);
    return actor->wave.vectors[16][0];
}

/* What from has written is to's from now on: a flag goes from one to the other, with one of the pairs of scopes. Before it
 * acquires, to may look at the flag without order. */
static void pass_on(struct actor *from, struct actor *to, uint64_t *seed)
{
    static const uint32_t global = ISA_SYNC_AGENT, remote = ISA_SYNC_AGENT | ISA_SYNC_REMOTE;
    uint64_t flag = sync_address(SYNC_FLAG, from->cu);
    uint32_t release = 0, acquire = from->cu == to->cu ? 0 : remote;

    switch (random_mixed(seed) % 4) {
    case 0:
        flag = sync_address(SYNC_FLAG, to->cu);
        release = remote;
        acquire = 0;
        break;
    case 1:
        flag = sync_address(SYNC_GLOBAL, 0);
        release = acquire = global;
        break;
    default:
        break;
    }
    operate(from, ISA_OP_onward_sync_store, flag, release | ISA_SYNC_RELEASE, ++hand_overs);
    for (uint64_t looks = random_mixed(seed) % 3; looks; looks--)
        CHECK_EQUAL(operate(to, ISA_OP_onward_sync_load, flag, acquire, 0), hand_overs);
    if (random_mixed(seed) % 2)
        CHECK_EQUAL(operate(to, ISA_OP_onward_sync_load, flag, acquire | ISA_SYNC_ACQUIRE, 0), hand_overs);
    else
        CHECK_EQUAL(operate(to, ISA_OP_onward_sync_add, flag, acquire | ISA_SYNC_ACQUIRE, 1), hand_overs);
}

/* Adds to the sum of some CU. */
static void add_to_sum(struct actor *actor, uint64_t *seed)
{
    uint32_t cu = (uint32_t)(random_mixed(seed) % CUS), value = (uint32_t)random_mixed(seed);
    uint32_t order = (uint32_t)(random_mixed(seed) % 4); /* relaxed, acquire, release, both */

    if (actor->cu != cu)
        order |= ISA_SYNC_AGENT | ISA_SYNC_REMOTE;
    CHECK_EQUAL(operate(actor, ISA_OP_onward_sync_add, sync_address(SYNC_SUM, cu), order, value), sums[cu]);
    sums[cu] += value;
}

static void check_state(void)
{
    const char *broken = scoped_broken(rig.system, &rig.parameters);

    if (!broken)
        return;
    test_fail(__FILE__, __LINE__, broken);
    exit(1);
}

/* One of the CUs that are not lost. */
static uint32_t some_cu(uint64_t *seed)
{
    uint32_t cu = (uint32_t)(random_mixed(seed) % CUS);

    return cu == lost ? (cu + 1) % CUS : cu;
}

/* An actor is saved and restored, as the dispatcher does it with l1.restore_keeps. On its CU it finds the L1 as it is now. */
static void save_and_restore(struct actor *actor, uint64_t *seed)
{
    uint32_t to = random_mixed(seed) % 2 && actor->cu != lost ? actor->cu : some_cu(seed);

    release(actor);
    rig_run_to(&rig, rig.clock.now + random_mixed(seed) % 500);
    if (to != actor->cu)
        path_invalidate_cu(rig.system, to, MEM_INVALIDATE_RESTORE);
    actor->cu = to;
}

/* A CU whose actors have nothing in flight is lost, and they are restored elsewhere; or the lost one is back. */
static void change_cus(uint64_t *seed)
{
    uint32_t cu = (uint32_t)(random_mixed(seed) % CUS);

    if (lost < CUS) {
        path_return_cu(rig.system, lost);
        lost = CUS;
        return;
    }
    for (uint32_t i = 0; i < ACTORS; i++) {
        if (actors[i].cu == cu && in_flight(&actors[i]))
            return;
    }
    lost = cu;
    path_lose_cu(rig.system, cu);
    losses++;
    for (uint32_t i = 0; i < ACTORS; i++) {
        if (actors[i].cu == cu)
            save_and_restore(&actors[i], seed);
    }
}

/* Two actors with nothing in flight exchange their words by scoped operations; or they go to other CUs besides, with a
 * release and an acquire of the whole L1. */
static void hand_over(struct actor *a, struct actor *b, uint64_t *seed)
{
    enum hand_over how = scoped ? BY_FENCES : (enum hand_over)(random_mixed(seed) % HAND_OVERS);
    uint32_t words = a->words;

    a->words = b->words;
    b->words = words;
    if (scoped && random_mixed(seed) % 4) {
        pass_on(a, b, seed);
        pass_on(b, a, seed);
        add_to_sum(a, seed);
        check_state();
        return;
    }
    give(a, how, seed);
    give(b, how, seed);
    check_state();
    a->cu = some_cu(seed);
    b->cu = some_cu(seed);
    take(a, how, seed);
    take(b, how, seed);
}

static uint64_t random_program(uint64_t seed, const char *const *settings)
{
    uint64_t digest = 0;

    start(settings);
    rig.scoped = true;
    memset(actors, 0, sizeof(actors));
    memset(sums, 0, sizeof(sums));
    hand_overs = losses = 0;
    lost = CUS;
    for (uint32_t i = 0; i < WORDS; i++) {
        reference[i] = (uint32_t)random_mixed(&seed);
        rig_write_word(&rig, arena + i * 4, reference[i]);
    }
    for (uint32_t i = 0; i < ACTORS; i++) {
        rig_wave_init(&actors[i].wave);
        actors[i].cu = i % 4;
        actors[i].words = i;
    }
    for (uint32_t step = 0; step < STEPS; step++) {
        struct actor *actor = &actors[random_mixed(&seed) % ACTORS];
        struct actor *other = &actors[random_mixed(&seed) % ACTORS];
        uint32_t slot = (uint32_t)(random_mixed(&seed) % OUTSTANDING);

        rig_run_to(&rig, rig.clock.now + random_mixed(&seed) % 8);
        retire(actor, &digest);
        retire(other, &digest);
        if (step % CHECKED == 0)
            check_state();
        if (actor != other && !in_flight(actor) && !in_flight(other) && random_mixed(&seed) % 4 == 0)
            hand_over(actor, other, &seed);
        if (moves && !in_flight(actor) && random_mixed(&seed) % 4 == 0)
            save_and_restore(actor, &seed);
        if (moves && random_mixed(&seed) % 32 == 0)
            change_cus(&seed);
        if (!actor->flights[slot].active && path_vector_ready(rig.system, actor->cu) <= rig.clock.now)
            act(actor, &actor->flights[slot], slot, &seed);
        else
            rig_run_to(&rig, rig.clock.now + random_mixed(&seed) % 200);
    }
    rig_run(&rig);
    rig_run_to(&rig, rig.clock.now + 100000);
    for (uint32_t i = 0; i < ACTORS; i++) {
        retire(&actors[i], &digest);
        CHECK_EQUAL(in_flight(&actors[i]), 0);
    }
    for (uint32_t i = 0; i < ACTORS; i++)
        release(&actors[i]);
    for (uint32_t i = 0; i < WORDS; i++)
        CHECK_EQUAL(rig_read_word(&rig, arena + i * 4), reference[i]);
    for (uint32_t cu = 0; scoped && cu < CUS; cu++)
        add_to_sum(&actors[0], &seed);
    CHECK(!scoped || hand_overs > 100);
    CHECK(!moves || losses > 5);
    CHECK(path_counters(rig.system)->loads > 500);
    CHECK(path_counters(rig.system)->atomics > 200);
    CHECK(path_counters(rig.system)->l1_hits > 50);
    CHECK(!rig.system->combines || path_counters(rig.system)->l1_write_backs[MEM_WRITE_BACK_FLUSH] > 50);
    rig_stop(&rig);
    return digest;
}

static void random_programs_with_handover_are_sequentially_consistent(void)
{
    const char *small[] = {"l1.bytes 1024", "l1.ways 4",  "l1.mshrs 2", "l2.bytes 4096",
                           "l2.ways 4",     "l2.mshrs 1", NULL};
    const char *other[] = {"l1.ways 1", "l2.banks 1", "dram.channels 2", "l2.atomic_interval 64", "l1.mshrs 3", NULL};
    const char *const *settings[] = {NULL, small, other};

    for (uint32_t i = 0; i < COUNT(settings); i++) {
        for (uint64_t seed = 1; seed <= TEST_ROUNDS(4u); seed++) {
            blocks = seed % 2;
            random_program(seed, settings[i]);
        }
    }
}

static const char *mode_name(uint64_t mode)
{
    return mode == PARAMETERS_L1_COMBINE ? "combine" : "through";
}

static struct test_parameter mode = {.name = "l1.mode", .count = 2, .text = mode_name};
static struct test_parameter fifo = TEST_VALUES("l1.fifo", 1, 2, 16);
static struct test_parameter l1_bytes = TEST_VALUES("l1.bytes", 1024, 16384);
static struct test_parameter distance = TEST_VALUES("l2.distance", 0, 100);

/* The same with both kinds of L1. A release that does not write a line back is seen as an old value. */
static void both_kinds_of_l1_are_consistent(void)
{
    char text[4][64];
    const char *settings[] = {text[0], text[1], text[2], text[3], "l1.ways 4", NULL};

    snprintf(text[0], sizeof(text[0]), "l1.mode %s", mode_name(mode.value));
    snprintf(text[1], sizeof(text[1]), "l1.fifo %u", (unsigned)fifo.value);
    snprintf(text[2], sizeof(text[2]), "l1.bytes %u", (unsigned)l1_bytes.value);
    snprintf(text[3], sizeof(text[3]), "l2.distance %u", (unsigned)distance.value);
    for (uint64_t seed = 1; seed <= TEST_ROUNDS(2u); seed++) {
        blocks = seed % 2;
        random_program(seed, settings);
    }
}

static const char *scopes_name(uint64_t value)
{
    static const char *const names[] = {"through",    "global", "broadcast", "selective",
                                        "registered", "lazy",   "ideal",     "delegate"};

    return names[value];
}

#define DELEGATE 7u

static struct test_parameter scopes = {.name = "scopes", .count = 8, .text = scopes_name};

static const char *scopes_mode(void)
{
    return scopes.value == 0 ? "global" : scopes.value == DELEGATE ? "registered" : scopes_name(scopes.value);
}

static const char *delegation(void)
{
    return scopes.value == DELEGATE ? "scopes.delegate 1" : "scopes.delegate 0";
}

/* The same, but words are handed on by scoped operations: local, global, remote on one side. */
static void scoped_programs_are_consistent(void)
{
    char text[5][64];
    const char *settings[] = {text[0],     text[1],       text[2],         text[3],      text[4],
                              "l1.ways 4", "scopes.pa 2", "scopes.home 3", delegation(), NULL};

    snprintf(text[0], sizeof(text[0]), "l1.mode %s", scopes.value ? "combine" : "through");
    snprintf(text[1], sizeof(text[1]), "scopes.mode %s", scopes_mode());
    snprintf(text[2], sizeof(text[2]), "l1.fifo %u", (unsigned)fifo.value);
    snprintf(text[3], sizeof(text[3]), "l1.bytes %u", (unsigned)l1_bytes.value);
    snprintf(text[4], sizeof(text[4]), "l2.distance %u", (unsigned)distance.value);
    scoped = true;
    blocks = fifo.value == 2;
    random_program(fifo.value, settings);
    scoped = false;
}

/* The same while actors are saved and restored, on their CU without an invalidation, and CUs are lost and return. */
static void moved_programs_are_consistent(void)
{
    char text[3][64];
    const char *settings[] = {text[0],       text[1],         text[2],      "l1.fifo 4", "l1.ways 4",
                              "scopes.pa 2", "scopes.home 3", delegation(), NULL};

    snprintf(text[0], sizeof(text[0]), "l1.mode %s", scopes.value ? "combine" : "through");
    snprintf(text[1], sizeof(text[1]), "scopes.mode %s", scopes_mode());
    snprintf(text[2], sizeof(text[2]), "l1.bytes %u", (unsigned)l1_bytes.value);
    moves = scoped = true;
    for (uint64_t seed = 1; seed <= TEST_ROUNDS(2u); seed++) {
        blocks = seed % 2;
        random_program(seed, settings);
    }
    moves = scoped = false;
}

/* Each switch of a mode: its name, and three settings. */
static const char *const switches[][4] = {
    {"hinted, no-pa", "scopes.mode selective", "scopes.hint 3", "scopes.pa 0"},
    {"hand-over", "scopes.mode registered", "scopes.hand_over 1", "scopes.epoch 0"},
    {"epoch", "scopes.mode registered", "scopes.hand_over 0", "scopes.epoch 1"},
    {"epoch-hand-over", "scopes.mode registered", "scopes.hand_over 2", "scopes.epoch 1"},
    {"merged", "scopes.mode registered", "scopes.merge 1", "scopes.epoch 0"}};

static const char *switch_name(uint64_t value)
{
    return switches[value][0];
}

static struct test_parameter switched = {.name = "switch", .count = COUNT(switches), .text = switch_name};

/* The same with the switches, in place and moved. */
static void switched_programs_are_consistent(void)
{
    char text[64];
    const char *settings[] = {"l1.mode combine",
                              switches[switched.value][1],
                              switches[switched.value][2],
                              switches[switched.value][3],
                              text,
                              "l1.fifo 16",
                              "l1.ways 4",
                              "scopes.home 3",
                              "l2.distance 100",
                              NULL};

    snprintf(text, sizeof(text), "l1.bytes %u", (unsigned)l1_bytes.value);
    scoped = true;
    for (uint64_t seed = 1; seed <= TEST_ROUNDS(2u); seed++) {
        moves = blocks = seed % 2;
        random_program(seed + 20, settings);
    }
    moves = scoped = false;
}

/* Without scopes, and in each mode with them while actors move and CUs are lost. */
static void the_same_program_takes_the_same_cycles(void)
{
    char text[64];
    const char *settings[] = {"l1.mode combine", text, "l1.fifo 4", NULL, NULL};
    uint64_t first = random_program(11, NULL);

    CHECK_EQUAL(random_program(11, NULL), first);
    CHECK(random_program(12, NULL) != first);
    moves = scoped = true;
    for (uint32_t i = 1; i < scopes.count; i++) {
        scopes.value = i;
        snprintf(text, sizeof(text), "scopes.mode %s", scopes_mode());
        settings[3] = delegation();
        test_context(scopes_name(i));
        first = random_program(11, settings);
        CHECK_EQUAL(random_program(11, settings), first);
    }
    test_context(NULL);
    moves = scoped = false;
}

TEST_MAIN()
{
    return test_run("random_programs", (const struct test_case[]){
                                           TEST(random_programs_with_handover_are_sequentially_consistent),
                                           TEST(both_kinds_of_l1_are_consistent, &mode, &fifo, &l1_bytes, &distance),
                                           TEST(scoped_programs_are_consistent, &scopes, &fifo, &l1_bytes, &distance),
                                           TEST(moved_programs_are_consistent, &scopes, &l1_bytes),
                                           TEST(switched_programs_are_consistent, &switched, &l1_bytes),
                                           TEST(the_same_program_takes_the_same_cycles),
                                           {0}});
}
