/* test_sync.c - scoped operations in the memory system: what they do, the fences that they imply, what they refuse. */
#include <string.h>

#include "path/memory_state.h"
#include "scopes/scopes.h"
#include "path/sync.h"
#include "memory_bench.h"

/* Words of the arena, in lines of their own. */
enum { SYNC = 0, STORED = 0x100, OTHER = 0x240 };

static const char *const through[] = {"l1.mode through", NULL};
static const char *const combining[] = {"l1.mode combine", NULL};

static void start_scoped(const char *const *settings)
{
    start(settings);
    rig.scoped = true;
    rig_set_exec(&wave, 1);
}

static uint32_t memory_word(uint64_t offset)
{
    return rig_read_word(&rig, arena + offset);
}

static void set_word(uint64_t offset, uint32_t word)
{
    rig_write_word(&rig, arena + offset, word);
}

static uint32_t loaded(uint64_t offset, uint32_t cu)
{
    rig_set_lanes(&wave, arena + offset, 4);
    run(ISA_OP_flat_load_dword, 0, cu);
    return wave.vectors[DESTINATION][0];
}

static uint64_t store(uint64_t offset, uint32_t value, uint32_t cu)
{
    wave.vectors[DATA][0] = value;
    rig_set_lanes(&wave, arena + offset, 4);
    return run(ISA_OP_flat_store_dword, 0, cu);
}

/* A scoped operation on the word SYNC. */
static uint64_t sync(enum isa_opcode opcode, uint32_t bits, uint32_t data, uint32_t compare, uint32_t cu)
{
    wave.vectors[DATA][0] = data;
    wave.vectors[DATA + 1][0] = compare;
    rig_set_lanes(&wave, arena + SYNC, 4);
    return run(opcode, ISA_MOD_SYNC(bits), cu);
}

static uint64_t invalidations(void)
{
    return path_counters(rig.system)->l1_invalidations[MEM_INVALIDATE_ACQUIRE];
}

/* ---- what they do ---- */

static void bits_are_those_of_the_protocol(void)
{
    CHECK_EQUAL(ISA_SYNC_ACQUIRE, SCOPES_ACQUIRE);
    CHECK_EQUAL(ISA_SYNC_RELEASE, SCOPES_RELEASE);
    CHECK_EQUAL(ISA_SYNC_AGENT, SCOPES_AGENT);
    CHECK_EQUAL(ISA_SYNC_REMOTE, SCOPES_REMOTE);
}

static uint64_t lane_register(uint32_t vector, uint32_t lane, uint32_t bytes)
{
    uint64_t low = wave.vectors[vector][lane];

    return bytes == 8 ? low | (uint64_t)wave.vectors[vector + 1][lane] << 32 : low;
}

/* Every lane has a word of its own; half of the lanes are active. */
static void loads_and_stores_move_words(void)
{
    static const struct {
        enum isa_opcode opcode;
        uint32_t bytes;
        bool store;
    } rows[] = {{ISA_OP_onward_sync_load, 4, false},
                {ISA_OP_onward_sync_load_x2, 8, false},
                {ISA_OP_onward_sync_store, 4, true},
                {ISA_OP_onward_sync_store_x2, 8, true}};
    const char *const *const modes[] = {through, combining};
    const uint64_t exec = UINT64_C(0x5555aaaa00ffff00);

    for (uint32_t i = 0; i < COUNT(rows) * COUNT(modes) * 4; i++) {
        uint32_t bytes = rows[i % COUNT(rows)].bytes, bits = i / 8 % 4 == 3 ? ISA_SYNC_AGENT : i / 8 % 4;

        test_context(isa_opcodes[rows[i % COUNT(rows)].opcode].mnemonic);
        start_scoped(modes[i / 4 % 2]);
        rig_set_exec(&wave, exec);
        rig_set_lanes(&wave, arena, bytes == 8 ? 16 : 4);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            for (uint32_t word = 0; word < 2; word++) {
                wave.vectors[DATA + word][lane] = 1000 + lane * 2 + word;
                wave.vectors[DESTINATION + word][lane] = 5;
            }
        }
        for (uint32_t word = 0; word < 256; word++)
            set_word(word * 4, word);
        run(rows[i % COUNT(rows)].opcode, ISA_MOD_SYNC(bits), 0);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t at = lane * (bytes == 8 ? 4 : 1);
            uint64_t untouched = bytes == 8 ? at | (uint64_t)(at + 1) << 32 : at;
            uint64_t five = bytes == 8 ? 5 | UINT64_C(5) << 32 : 5;
            bool active = exec >> lane & 1, stores = rows[i % COUNT(rows)].store;
            uint64_t now = memory_word(at * 4) | (bytes == 8 ? (uint64_t)memory_word(at * 4 + 4) << 32 : 0);

            CHECK_EQUAL(now, stores && active ? lane_register(DATA, lane, bytes) : untouched);
            CHECK_EQUAL(lane_register(DESTINATION, lane, bytes), active && !stores ? untouched : five);
        }
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* Loads, stores and scoped operations of one CU, in any order, on few words: each sees the one before it. */
static void a_cu_sees_its_own_order(void)
{
    static const char *const settings[][4] = {{"l1.mode through", NULL},
                                              {"l1.mode combine", "l1.fifo 1", NULL},
                                              {"l1.mode combine", "l1.fifo 2", NULL},
                                              {"l1.mode combine", "l1.fifo 16", "l1.bytes 1024", NULL}};
    uint64_t seed = 11;

    for (uint32_t i = 0; i < COUNT(settings); i++) {
        uint32_t words[64] = {0};

        test_context(settings[i][i ? 1 : 0]);
        start_scoped(settings[i]);
        for (uint32_t step = 0; step < 3000; step++) {
            uint64_t random = random_mixed(&seed);
            uint32_t word = (uint32_t)(random >> 8) % COUNT(words), value = (uint32_t)(random >> 40);
            uint32_t bits = (uint32_t)(random >> 32) & (ISA_SYNC_ACQUIRE | ISA_SYNC_RELEASE | ISA_SYNC_AGENT);
            uint32_t modifiers = ISA_MOD_SYNC(bits);

            wave.vectors[DATA][0] = value;
            wave.vectors[DESTINATION][0] = words[word];
            rig_set_lanes(&wave, arena + word * 20, 4);
            switch (random % 5) {
            case 0:
                run(ISA_OP_flat_store_dword, 0, 0);
                words[word] = value;
                break;
            case 1:
                run(ISA_OP_flat_load_dword, 0, 0);
                CHECK_EQUAL(wave.vectors[DESTINATION][0], words[word]);
                break;
            case 2:
                run(ISA_OP_onward_sync_load, modifiers & ~ISA_MOD_SYNC(ISA_SYNC_RELEASE), 0);
                CHECK_EQUAL(wave.vectors[DESTINATION][0], words[word]);
                break;
            case 3:
                run(ISA_OP_onward_sync_store, modifiers & ~ISA_MOD_SYNC(ISA_SYNC_ACQUIRE), 0);
                words[word] = value;
                break;
            default:
                run(ISA_OP_onward_sync_add, modifiers, 0);
                CHECK_EQUAL(wave.vectors[DESTINATION][0], words[word]);
                words[word] += value;
            }
        }
        path_sync_invalidate(rig.system, 0, rig.clock.now);
        rig_run(&rig);
        for (uint32_t word = 0; word < COUNT(words); word++)
            CHECK_EQUAL(memory_word(word * 20), words[word]);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* ---- fences ---- */

enum { RLX = 0, ACQ = ISA_SYNC_ACQUIRE, REL = ISA_SYNC_RELEASE, AR = ACQ | REL, AGENT = ISA_SYNC_AGENT };

/* CU 0 has read a word before CU 1 stores it. It sees the new value only behind an acquire, of any scope. A combining L1 with
 * scopes.mode=global takes a failure for an acquire, too. */
static void an_acquire_brings_new_values(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t bits, compare;
        bool acquires;
    } rows[] = {
        {"load agent acq", ISA_OP_onward_sync_load, AGENT | ACQ, 0, true},
        {"load agent rlx", ISA_OP_onward_sync_load, AGENT | RLX, 0, false},
        {"load wg acq", ISA_OP_onward_sync_load, ACQ, 0, true},
        {"load remote acq", ISA_OP_onward_sync_load, AGENT | ISA_SYNC_REMOTE | ACQ, 0, true},
        {"store agent rel", ISA_OP_onward_sync_store, AGENT | REL, 0, false},
        {"add agent ar", ISA_OP_onward_sync_add, AGENT | AR, 0, true},
        {"add agent rel", ISA_OP_onward_sync_add, AGENT | REL, 0, false},
        {"cmpswap agent acq", ISA_OP_onward_sync_cmpswap, AGENT | ACQ, 7, true},
        {"cmpswap agent acq, failed", ISA_OP_onward_sync_cmpswap, AGENT | ACQ, 8, false},
        {"cmpswap agent ar, failed", ISA_OP_onward_sync_cmpswap, AGENT | AR, 8, false},
        {"cmpswap wg acq", ISA_OP_onward_sync_cmpswap, ACQ, 7, true},
    };
    const char *const *const modes[] = {through, combining};

    for (uint32_t i = 0; i < COUNT(rows) * COUNT(modes); i++) {
        uint32_t row = i % COUNT(rows), combines = i >= COUNT(rows);
        bool acquires = rows[row].acquires || (combines && rows[row].bits & ACQ);

        test_context(rows[row].name);
        start_scoped(modes[combines]);
        set_word(SYNC, 7);
        CHECK_EQUAL(loaded(STORED, 0), 0);
        store(STORED, 42, 1);
        sync(ISA_OP_onward_sync_store, AGENT | REL, 7, 0, 1);
        CHECK_EQUAL(loaded(STORED, 0), 0);
        sync(rows[row].opcode, rows[row].bits, 9, rows[row].compare, 0);
        CHECK_EQUAL(loaded(STORED, 0), acquires ? 42 : 0);
        CHECK_EQUAL(invalidations(), acquires);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* One lane that finds its value is enough for an acquire. */
static void a_compare_and_swap_acquires_when_a_lane_succeeds(void)
{
    static const struct {
        enum isa_opcode opcode;
        uint32_t bytes, right; /* the lane that finds its value, 4: none */
    } rows[] = {{ISA_OP_onward_sync_cmpswap, 4, 4},
                {ISA_OP_onward_sync_cmpswap, 4, 0},
                {ISA_OP_onward_sync_cmpswap, 4, 3},
                {ISA_OP_onward_sync_cmpswap_x2, 8, 4},
                {ISA_OP_onward_sync_cmpswap_x2, 8, 2}};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        uint32_t words = rows[i].bytes / 4;

        start_scoped(through);
        rig_set_exec(&wave, 0xf);
        rig_set_lanes(&wave, arena, 64);
        memset(wave.vectors[DATA], 0, (size_t)2 * words * sizeof(wave.vectors[0]));
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) /* the last word differs from memory's */
            wave.vectors[DATA + 2 * words - 1][lane] = lane != rows[i].right;
        run(rows[i].opcode, ISA_MOD_SYNC(AGENT | ACQ), 0);
        CHECK_EQUAL(invalidations(), rows[i].right < 4);
        rig_stop(&rig);
    }
}

/* What CU 0 has stored is in memory when a release has taken effect, whichever wave stored it: a remote acquire may follow
 * one of scope wg. */
static void a_release_comes_after_the_stores(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint32_t bits;
        bool releases;
    } rows[] = {
        {"store agent rel", ISA_OP_onward_sync_store, AGENT | REL, true},
        {"store remote rel", ISA_OP_onward_sync_store, AGENT | ISA_SYNC_REMOTE | REL, true},
        {"store agent rlx", ISA_OP_onward_sync_store, AGENT | RLX, false},
        {"store wg rel", ISA_OP_onward_sync_store, REL, true},
        {"swap agent ar", ISA_OP_onward_sync_swap, AGENT | AR, true},
        {"add agent rel", ISA_OP_onward_sync_add, AGENT | REL, true},
        {"add wg ar", ISA_OP_onward_sync_add, AR, true},
        {"add wg acq", ISA_OP_onward_sync_add, ACQ, false},
    };
    static const char *const settings[][5] = {{"l1.mode combine", NULL},
                                              {"l1.mode combine", "l1.fifo 1", "l2.distance 100", NULL},
                                              {"l1.mode combine", "l2.distance 100", NULL},
                                              {"l1.mode combine", "l1.bytes 1024", "l1.ways 1", NULL}};

    for (uint32_t i = 0; i < COUNT(rows) * COUNT(settings); i++) {
        uint32_t row = i % COUNT(rows), round = i / COUNT(rows);
        struct isa_operation operation = rig_flat(rows[row].opcode, DESTINATION, ADDRESS, DATA);
        struct rig_access access;

        test_context(rows[row].name);
        start_scoped(settings[round]);
        store(OTHER, 41, 0);
        store(STORED, 42, 0);
        CHECK_EQUAL(memory_word(STORED), 0);
        wave.vectors[DATA][0] = 1;
        rig_set_lanes(&wave, arena + SYNC, 4);
        operation.modifiers = ISA_MOD_SYNC(rows[row].bits);
        rig_issue(&rig, &wave, &operation, 0, rig.clock.now, &access);
        while (!memory_word(SYNC) && clock_step(&rig.clock, UINT64_MAX))
            ;
        CHECK_EQUAL(memory_word(SYNC), 1);
        CHECK_EQUAL(memory_word(STORED), rows[row].releases ? 42 : 0);
        if (rows[row].releases)
            CHECK_EQUAL(memory_word(OTHER), 41);
        rig_run(&rig);
        CHECK(access.completed);
        CHECK_EQUAL(memory_word(STORED), rows[row].releases || rows[row].bits & ACQ ? 42 : 0);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* A remote release reaches the next acquire of scope wg in another CU, whose own stores stay. */
static void a_remote_release_reaches_local_acquires(void)
{
    static const uint32_t releases[] = {AGENT | REL | ISA_SYNC_REMOTE, AGENT | AR | ISA_SYNC_REMOTE};
    const char *const *const modes[] = {through, combining};

    for (uint32_t i = 0; i < COUNT(releases) * COUNT(modes); i++) {
        start_scoped(modes[i % COUNT(modes)]);
        CHECK_EQUAL(loaded(STORED, 0), 0);
        store(OTHER, 5, 0);
        store(STORED, 42, 1);
        sync(ISA_OP_onward_sync_add, releases[i / COUNT(modes)], 1, 0, 1);
        CHECK_EQUAL(loaded(STORED, 0), 0);
        sync(ISA_OP_onward_sync_load, ACQ, 0, 0, 0);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], 1);
        CHECK_EQUAL(loaded(STORED, 0), 42);
        CHECK_EQUAL(loaded(OTHER, 0), 5);
        rig_stop(&rig);
    }
}

/* The word itself was stored to as well: the operation sees that, whatever its order. */
static void own_stores_to_the_word_go_first(void)
{
    for (uint32_t bits = 0; bits < 8; bits++) {
        start_scoped(combining);
        store(SYNC, 5, 0);
        sync(ISA_OP_onward_sync_add, bits, 2, 0, 0);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], 5);
        CHECK_EQUAL(memory_word(SYNC), 7);
        CHECK_EQUAL(loaded(SYNC, 0), 7);
        rig_stop(&rig);
    }
}

/* Without its fences a scoped operation takes as long as the atomic. An acquire takes the address unit once more. */
static void fences_of_a_write_through_l1_take_their_time(void)
{
    uint64_t plain;

    start_scoped(through);
    sync(ISA_OP_onward_sync_add, RLX, 1, 0, 0);
    rig_set_lanes(&wave, arena + SYNC, 4);
    plain = run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 0);
    CHECK_EQUAL(sync(ISA_OP_onward_sync_add, AGENT | RLX, 1, 0, 0), plain);
    CHECK_EQUAL(sync(ISA_OP_onward_sync_add, AGENT | REL, 1, 0, 0), plain);
    CHECK_EQUAL(sync(ISA_OP_onward_sync_add, AR, 1, 0, 0), plain + rig.system->load_cost.together);
    CHECK_EQUAL(sync(ISA_OP_onward_sync_add, AGENT | ACQ, 1, 0, 0), plain + rig.system->load_cost.together);
    rig_stop(&rig);
}

/* The same, but an acquire takes the tags for a cycle. */
static void fences_take_their_time(void)
{
    uint64_t plain, relaxed, local, acquire, clean, dirty;

    start_scoped(combining);
    sync(ISA_OP_onward_sync_add, RLX, 1, 0, 0);
    rig_set_lanes(&wave, arena + SYNC, 4);
    plain = run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 0);
    relaxed = sync(ISA_OP_onward_sync_add, AGENT | RLX, 1, 0, 0);
    local = sync(ISA_OP_onward_sync_add, ACQ, 1, 0, 0);
    acquire = sync(ISA_OP_onward_sync_add, AGENT | ACQ, 1, 0, 0);
    clean = sync(ISA_OP_onward_sync_add, AGENT | REL, 1, 0, 0);
    store(STORED, 1, 0);
    dirty = sync(ISA_OP_onward_sync_add, AGENT | REL, 1, 0, 0);
    CHECK_EQUAL(relaxed, plain);
    CHECK_EQUAL(local, plain + 1);
    CHECK_EQUAL(acquire, plain + 1);
    CHECK_EQUAL(clean, plain);
    CHECK(dirty > plain + L2_HIT / 2);
    rig_stop(&rig);
}

/* With no active lane nothing happens. */
static void no_lane_is_no_fence(void)
{
    start_scoped(combining);
    CHECK_EQUAL(loaded(OTHER, 0), 0);
    store(STORED, 42, 0);
    rig_set_exec(&wave, 0);
    sync(ISA_OP_onward_sync_add, AGENT | AR, 1, 0, 0);
    CHECK_EQUAL(memory_word(STORED), 0);
    CHECK_EQUAL(invalidations(), 0);
    rig_stop(&rig);
}

/* ---- faults ---- */

static void addresses_that_fault(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint64_t address; /* of lane 20, from the arena unless it is in an aperture */
        bool absolute;
        enum isa_fault fault;
    } rows[] = {
        {"fine", ISA_OP_onward_sync_add, 4, false, ISA_FAULT_NONE},
        {"LDS", ISA_OP_onward_sync_add, (uint64_t)RIG_SHARED_HI << 32 | 16, true, ISA_FAULT_OUT_OF_BOUNDS},
        {"LDS, load", ISA_OP_onward_sync_load, (uint64_t)RIG_SHARED_HI << 32, true, ISA_FAULT_OUT_OF_BOUNDS},
        {"scratch", ISA_OP_onward_sync_store, (uint64_t)RIG_PRIVATE_HI << 32 | 16, true, ISA_FAULT_OUT_OF_BOUNDS},
        {"LDS, remote wait", ISA_OP_onward_wait_load, (uint64_t)RIG_SHARED_HI << 32, true, ISA_FAULT_OUT_OF_BOUNDS},
        {"misaligned", ISA_OP_onward_sync_load, 2, false, ISA_FAULT_MISALIGNED},
        {"misaligned, 64 bits", ISA_OP_onward_sync_swap_x2, 4, false, ISA_FAULT_MISALIGNED},
        {"constant memory", ISA_OP_onward_sync_store, 0x1000, false, ISA_FAULT_READ_ONLY},
        {"constant memory, load", ISA_OP_onward_sync_load, 0x1000, false, ISA_FAULT_NONE},
        {"beyond the process", ISA_OP_onward_sync_load, 0x2000, false, ISA_FAULT_OUT_OF_BOUNDS},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation operation = rig_flat(rows[i].opcode, DESTINATION, ADDRESS, DATA);
        uint64_t addresses[ISA_LANES], bad = rows[i].absolute ? rows[i].address : arena + rows[i].address;
        struct rig_access access;

        test_context(rows[i].name);
        start_scoped(combining);
        bad = rows[i].absolute ? rows[i].address : arena + rows[i].address;
        mem_allow(&rig.memory, arena + 0x1000, 0x1000, MEM_RIGHTS_READ);
        mem_allow(&rig.memory, arena + 0x2000, 0x1000, MEM_RIGHTS_NONE);
        wave.wave.scalar[ISA_FLAT_SCRATCH_LO] = 64; /* a wave that has scratch */
        rig.apertures.scratch_base = arena + 0x800;
        rig_set_exec(&wave, UINT64_MAX);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            addresses[lane] = lane == 20 ? bad : arena + 0x100 + (uint64_t)lane * 8;
        rig_set_addresses(&wave, ADDRESS, addresses);
        memset(wave.vectors[DATA], 1, sizeof(wave.vectors[0]));
        operation.source[2] = ISA_VGPR_FIRST + DATA;
        operation.wait_condition = ISA_WAIT_EQ;
        operation.modifiers = ISA_MOD_SYNC(ISA_SYNC_AGENT | ISA_SYNC_RELEASE | ISA_SYNC_REMOTE);
        store(OTHER, 6, 0);
        rig_set_addresses(&wave, ADDRESS, addresses);
        rig_issue(&rig, &wave, &operation, 0, rig.clock.now, &access);
        rig_run(&rig);
        CHECK_EQUAL(access.fault, rows[i].fault);
        CHECK_EQUAL(access.completed, rows[i].fault == ISA_FAULT_NONE);
        if (rows[i].fault != ISA_FAULT_NONE) {
            CHECK_EQUAL(access.fault_address, bad);
            CHECK_EQUAL(memory_word(0x100), 0);
        }
        rig_stop(&rig);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("sync", (const struct test_case[]){TEST(bits_are_those_of_the_protocol),
                                                       TEST(loads_and_stores_move_words),
                                                       TEST(a_cu_sees_its_own_order),
                                                       TEST(an_acquire_brings_new_values),
                                                       TEST(a_compare_and_swap_acquires_when_a_lane_succeeds),
                                                       TEST(a_release_comes_after_the_stores),
                                                       TEST(a_remote_release_reaches_local_acquires),
                                                       TEST(own_stores_to_the_word_go_first),
                                                       TEST(fences_of_a_write_through_l1_take_their_time),
                                                       TEST(fences_take_their_time),
                                                       TEST(no_lane_is_no_fence),
                                                       TEST(addresses_that_fault),
                                                       {0}});
}
