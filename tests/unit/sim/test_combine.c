/* test_combine.c - a combining L1: the states of a line, what leaves it and when, flushes, and what stays as it was. */
#include <stdlib.h>
#include <string.h>

#include "path/memory_state.h"
#include "path/write_back.h"
#include "memory_bench.h"

#define WAYS_APART 1024u /* bytes between lines of one set, l1.bytes 1024 and l1.ways 1 */

static const char *const combining[] = {"l1.mode combine", NULL};

static void start_scoped(const char *const *settings)
{
    start(settings);
    rig.scoped = true;
    rig_set_exec(&wave, 1);
}

static void load(uint64_t offset, uint32_t modifiers, uint32_t cu)
{
    rig_set_lanes(&wave, arena + offset, 4);
    run(ISA_OP_flat_load_dword, modifiers, cu);
}

static uint32_t loaded(uint64_t offset, uint32_t cu)
{
    load(offset, 0, cu);
    return wave.vectors[DESTINATION][0];
}

static uint64_t store(uint64_t offset, uint32_t value, uint32_t modifiers, uint32_t cu)
{
    wave.vectors[DATA][0] = value;
    rig_set_lanes(&wave, arena + offset, 4);
    return run(ISA_OP_flat_store_dword, modifiers, cu);
}

static uint32_t memory_word(uint64_t offset)
{
    return rig_read_word(&rig, arena + offset);
}

static uint64_t write_backs(enum mem_write_back_cause cause)
{
    return path_counters(rig.system)->l1_write_backs[cause];
}

/* State of a line in the L1 of CU 0: I, V, W, M. */
static char state_of(uint64_t offset)
{
    const struct mem_l1 *l1 = &rig.system->l1s[0];
    uint32_t line = mem_line_of(arena + offset);
    uint32_t entry = mem_cache_peek(&l1->cache, mem_cache_set(&l1->cache, line), line);

    if (entry == MEM_CACHE_NONE)
        return 'I';
    if (!l1->dirty[entry].bits)
        return mem_l1_whole(l1, entry) ? 'V' : 'I';
    return mem_l1_whole(l1, entry) ? 'M' : 'W';
}

/* ---- states ---- */

/* One step of a row on the line at offset 0, or on another one. */
static void step(char action)
{
    static const uint32_t other[] = {0x100, 0x200};

    switch (action) {
    case 'l': /* the dirty word, when there is one */
        load(0, 0, 0);
        return;
    case 'r': /* another word of the line */
        load(4, 0, 0);
        return;
    case 's':
        store(0, 7, 0, 0);
        return;
    case 't':
        store(8, 8, 0, 0);
        return;
    case 'w': /* the whole line */
        rig_set_exec(&wave, 0xffff);
        rig_set_lanes(&wave, arena, 4);
        for (uint32_t lane = 0; lane < 16; lane++)
            wave.vectors[DATA][lane] = 7;
        run(ISA_OP_flat_store_dword, 0, 0);
        rig_set_exec(&wave, 1);
        return;
    case 'o': /* two more lines become dirty: the sFIFO has two places */
        store(other[0], 1, 0, 0);
        store(other[1], 1, 0, 0);
        return;
    case 'e': /* another line takes the place */
        load(WAYS_APART, 0, 0);
        return;
    case 'E':
        store(WAYS_APART, 1, 0, 0);
        return;
    case 'g':
        load(4, ISA_MOD_GLC, 0);
        return;
    case 'G':
        store(12, 9, ISA_MOD_GLC, 0);
        return;
    case 'a':
        rig_set_lanes(&wave, arena + 16, 4);
        run(ISA_OP_flat_atomic_add, 0, 0);
        return;
    case 'u': /* a store of a program that is not scoped */
        rig.scoped = false;
        store(12, 9, 0, 0);
        rig.scoped = true;
        return;
    case 'f':
        run(ISA_OP_onward_flush, 0, 0);
        return;
    default:
        run(ISA_OP_buffer_wbinvl1_vol, 0, 0);
        return;
    }
}

static void a_line_goes_through_its_states(void)
{
    static const char *const settings[] = {"l1.mode combine", "l1.fifo 2", "l1.bytes 1024", "l1.ways 1", NULL};
    static const struct {
        const char *steps;
        char state;
        uint32_t misses;
        uint32_t memory; /* word 0 in memory */
    } rows[] = {         /* I */
                {"", 'I', 0, 5},
                {"l", 'V', 1, 5},
                {"s", 'W', 0, 5},
                {"w", 'M', 0, 5},
                /* V */
                {"ll", 'V', 1, 5},
                {"lr", 'V', 1, 5},
                {"ls", 'M', 1, 5},
                {"lo", 'V', 1, 5},
                {"le", 'I', 2, 5},
                {"lg", 'I', 2, 5},
                {"la", 'I', 1, 5},
                {"lG", 'I', 1, 5},
                {"lf", 'V', 1, 5},
                {"li", 'I', 1, 5},
                /* W */
                {"sl", 'W', 0, 5},
                {"sr", 'M', 1, 5},
                {"st", 'W', 0, 5},
                {"stl", 'W', 0, 5},
                {"sw", 'M', 0, 5},
                {"so", 'I', 0, 7},
                {"se", 'I', 1, 7},
                {"sE", 'I', 0, 7},
                {"sg", 'I', 1, 7},
                {"sa", 'I', 0, 7},
                {"sG", 'I', 0, 7},
                {"su", 'I', 0, 7},
                {"sf", 'I', 0, 7},
                {"si", 'I', 0, 7},
                /* M */
                {"srl", 'M', 1, 5},
                {"srt", 'M', 1, 5},
                {"lsr", 'M', 1, 5},
                {"wr", 'M', 0, 5},
                {"lso", 'V', 1, 7},
                {"wo", 'V', 0, 7},
                {"lse", 'I', 2, 7},
                {"lsg", 'I', 2, 7},
                {"lsa", 'I', 1, 7},
                {"lsG", 'I', 1, 7},
                {"lsu", 'I', 1, 7},
                {"lsf", 'V', 1, 7},
                {"wf", 'V', 0, 7},
                {"lsi", 'I', 1, 7},
                /* queued anew after it was written back */
                {"sfs", 'W', 0, 7},
                {"lsfs", 'M', 1, 7}};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        test_context(rows[i].steps);
        start_scoped(settings);
        for (uint32_t at = 0; at < 64; at += 4)
            rig_write_word(&rig, arena + at, 5 + at);
        for (const char *at = rows[i].steps; *at; at++)
            step(*at);
        CHECK_EQUAL(state_of(0), rows[i].state);
        CHECK_EQUAL(path_counters(rig.system)->l1_misses, rows[i].misses);
        CHECK_EQUAL(memory_word(0), rows[i].memory);
        /* Whatever has happened, the CU sees its own stores, and the bytes that it has not stored. */
        CHECK_EQUAL(loaded(0, 0), strpbrk(rows[i].steps, "sw") ? 7 : 5);
        CHECK_EQUAL(loaded(20, 0), strchr(rows[i].steps, 'w') ? 7 : 25);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* Dirty bytes are in the L1 alone: another CU, the command processor and a copy see the old ones, and only a flush
 * together with an invalidation hands them over. */
static void stores_stay_in_the_l1(void)
{
    start_scoped(combining);
    CHECK_EQUAL(loaded(0, 1), 0);
    CHECK_EQUAL(store(0, 11, 0, 0), L1_HIT);
    CHECK_EQUAL(memory_word(0), 0);
    CHECK_EQUAL(loaded(0, 0), 11);
    load(0, ISA_MOD_GLC, 1);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 0);
    load(0, 0, 1);
    run(ISA_OP_onward_flush, 0, 0);
    CHECK_EQUAL(memory_word(0), 11);
    CHECK_EQUAL(loaded(0, 1), 0); /* no acquire */
    run(ISA_OP_buffer_wbinvl1_vol, 0, 1);
    CHECK_EQUAL(loaded(0, 1), 11);
    rig_stop(&rig);
}

/* Two CUs store to different bytes of a line: neither takes the other's back. */
static void only_dirty_bytes_are_written(void)
{
    start_scoped(combining);
    load(0, 0, 0);
    load(0, 0, 1);
    store(0, 1, 0, 0);
    store(4, 2, 0, 1);
    run(ISA_OP_onward_flush, 0, 0);
    run(ISA_OP_onward_flush, 0, 1);
    CHECK_EQUAL(memory_word(0), 1);
    CHECK_EQUAL(memory_word(4), 2);
    rig_stop(&rig);
}

/* ---- fills ---- */

/* A load brings in what a store did not write. In between, the dirty bytes may be stored to again, written back, or
 * the line may leave: the load gets what was there when it was issued. */
static void fills_merge_under_dirty_bytes(void)
{
    static const char *const settings[] = {"l1.mode combine", "l1.fifo 1", "l1.bytes 1024", "l1.ways 1", NULL};
    static const struct {
        const char *name;
        uint64_t between; /* store there while the load is under way; 0x2000: no store */
        char state;
        uint32_t first, last; /* word 0 as the load sees it, and a load after all */
    } rows[] = {{"nothing", 0x2000, 'M', 7, 7},
                {"a store to the line", 0, 'W', 7, 9},
                {"a store that pops the line", 0x100, 'V', 7, 7},
                {"a store that replaces the line", WAYS_APART, 'I', 7, 7}};
    struct isa_operation load_two = rig_flat(ISA_OP_flat_load_dwordx2, DESTINATION, ADDRESS, DATA);
    struct isa_operation store_one = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct rig_access loading, storing;

        test_context(rows[i].name);
        start_scoped(settings);
        rig_write_word(&rig, arena + 4, 6);
        store(0, 7, 0, 0);
        rig_set_lanes(&wave, arena, 4);
        rig_issue(&rig, &wave, &load_two, 0, 1000, &loading);
        if (rows[i].between != 0x2000) {
            wave.vectors[DATA][0] = 9;
            rig_set_lanes(&wave, arena + rows[i].between, 4);
            rig_issue(&rig, &wave, &store_one, 0, 1010, &storing);
        }
        rig_run(&rig);
        CHECK(loading.completed);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], rows[i].first);
        CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], 6);
        CHECK_EQUAL(state_of(0), rows[i].state);
        rig_run_to(&rig, 5000);
        CHECK_EQUAL(loaded(0, 0), rows[i].last);
        CHECK_EQUAL(loaded(4, 0), 6);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* A load that waits for another one's fill gets the dirty bytes too. */
static void waiting_loads_see_dirty_bytes(void)
{
    struct isa_operation first = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation second = rig_flat(ISA_OP_flat_load_dwordx2, DESTINATION + 2, ADDRESS, DATA);
    struct rig_access access[2];

    start_scoped(combining);
    rig_write_word(&rig, arena + 4, 6);
    store(0, 7, 0, 0);
    rig_set_lanes(&wave, arena + 4, 4);
    rig_issue(&rig, &wave, &first, 0, 1000, &access[0]);
    rig_set_lanes(&wave, arena, 4);
    rig_issue(&rig, &wave, &second, 0, 1020, &access[1]);
    rig_run(&rig);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 6);
    CHECK_EQUAL(wave.vectors[DESTINATION + 2][0], 7);
    CHECK_EQUAL(wave.vectors[DESTINATION + 3][0], 6);
    CHECK_EQUAL(path_counters(rig.system)->l1_misses, 1);
    rig_stop(&rig);
}

/* ---- the sFIFO ---- */

static void overflow_writes_the_oldest_line(void)
{
    static const char *const settings[] = {"l1.mode combine", "l1.fifo 3", NULL};

    start_scoped(settings);
    for (uint32_t i = 0; i < 8; i++) {
        store(i * 256, i + 1, 0, 0);
        store(0 + i * 256, i + 1, 0, 0); /* dirty already: not queued again */
        for (uint32_t j = 0; j < 8; j++)
            CHECK_EQUAL(memory_word(j * 256), j + 3 <= i ? j + 1 : 0);
        CHECK_EQUAL(rig.system->l1s[0].dirty_count, i < 3 ? i + 1 : 3);
    }
    CHECK_EQUAL(write_backs(MEM_WRITE_BACK_OVERFLOW), 5);
    run(ISA_OP_onward_flush, 0, 0);
    CHECK_EQUAL(write_backs(MEM_WRITE_BACK_FLUSH), 3);
    CHECK_EQUAL(rig.system->l1s[0].dirty_count, 0);
    CHECK_EQUAL(scopes_fifo_count(&rig.system->l1s[0].fifo), 0);
    rig_stop(&rig);
}

/* A line that was written back early leaves its entry behind. When that is popped, the line may be dirty anew, under an
 * entry of its own, and stays. */
static void an_entry_without_its_line_is_passed_over(void)
{
    static const char *const settings[] = {"l1.mode combine", "l1.fifo 3", NULL};

    start_scoped(settings);
    store(0, 1, 0, 0);
    load(0, ISA_MOD_GLC, 0); /* written back: entry 0 stands for nothing */
    store(256, 2, 0, 0);
    store(0, 3, 0, 0);   /* entry 2 */
    store(512, 4, 0, 0); /* pops entry 0 */
    CHECK_EQUAL(memory_word(0), 1);
    CHECK_EQUAL(write_backs(MEM_WRITE_BACK_OVERFLOW), 0);
    CHECK_EQUAL(write_backs(MEM_WRITE_BACK_BYPASS), 1);
    store(768, 5, 0, 0); /* pops entry 1 */
    CHECK_EQUAL(memory_word(256), 2);
    CHECK_EQUAL(memory_word(0), 1);
    store(1024, 6, 0, 0); /* pops entry 2 */
    CHECK_EQUAL(memory_word(0), 3);
    rig_stop(&rig);
}

/* ---- flushes ---- */

static struct rig_access flushing;

static void issue_flush(uint64_t cycle)
{
    struct isa_operation flush = rig_flat(ISA_OP_onward_flush, 0, 0, 0);

    rig_issue(&rig, &wave, &flush, 0, cycle, &flushing);
}

/* A flush is over when each line of its CU has been acknowledged: those that it sends, a line a cycle, and one that
 * overflow sent before it. */
static void a_flush_waits_for_acknowledgements(void)
{
    static const struct {
        const char *name;
        const char *distance;
        uint32_t lines; /* stored to at cycles 1000, 1010, ... */
        uint64_t gap;   /* bytes between them */
        uint64_t least, most;
    } rows[] = {{"nothing to write", "l2.distance 0", 0, 0, 4, 4},
                {"a line", "l2.distance 0", 1, 256, L2_HIT, L2_HIT},
                {"as many as there are places", "l2.distance 0", 2, 256, L2_HIT + 1, L2_HIT + 1},
                /* bank 1 and 2 after 100 and 200 cycles, and bank 3 before them: it was sent at cycle 1020 */
                {"another one far away", "l2.distance 100", 3, 256, 200 + L2_HIT, 200 + L2_HIT + 100}};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {"l1.mode combine", "l1.fifo 2", rows[i].distance, NULL};
        struct isa_operation operation = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);
        static struct rig_access access[3];

        test_context(rows[i].name);
        start_scoped(settings);
        for (uint32_t line = 0; line < rows[i].lines; line++) {
            wave.vectors[DATA][0] = line + 1;
            rig_set_lanes(&wave, arena + 768 - line * rows[i].gap, 4);
            rig_issue(&rig, &wave, &operation, 0, 1000 + 10 * line, &access[line]);
        }
        issue_flush(1100);
        rig_run(&rig);
        CHECK(flushing.completed);
        CHECK(flushing.cycle - 1100 >= rows[i].least && flushing.cycle - 1100 <= rows[i].most);
        for (uint32_t line = 0; line < rows[i].lines; line++)
            CHECK_EQUAL(memory_word(768 - line * rows[i].gap), line + 1);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* At the cycle at which the flush is over memory has the bytes, but for those that became dirty behind it. */
static void a_flush_ends_when_memory_has_the_bytes(void)
{
    static const char *const settings[] = {"l1.mode combine", "l2.distance 100", "l1.fifo 1", NULL};
    struct isa_operation operation = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);
    static const uint32_t offsets[] = {768, 0, 1024, 1024 + 768}; /* the farthest bank, the nearest, twice */
    struct rig_access access[COUNT(offsets)];

    start_scoped(settings);
    wave.vectors[DATA][0] = 1;
    for (uint32_t i = 0; i < COUNT(offsets); i++) { /* each overflows at the next */
        if (i == 2)
            issue_flush(1020);
        rig_set_lanes(&wave, arena + offsets[i], 4);
        rig_issue(&rig, &wave, &operation, 0, 1000 + 20 * i, &access[i]);
    }
    CHECK(!flushing.completed);
    while (!flushing.completed)
        CHECK(clock_step(&rig.clock, UINT64_MAX));
    CHECK_EQUAL(memory_word(768), 1);
    CHECK_EQUAL(memory_word(0), 1);
    CHECK_EQUAL(memory_word(1024 + 768), 0);
    CHECK_EQUAL(rig.system->l1s[0].dirty_count, 1);
    rig_stop(&rig);
}

static void count_end(void *owner, uint64_t cycle)
{
    *(uint64_t *)owner = cycle;
}

static void a_stopped_flush_ends_without_notice(void)
{
    uint64_t ends[2] = {0, 0};
    struct mem_flush flushes[2] = {{.owner = &ends[0], .finished = count_end},
                                   {.owner = &ends[1], .finished = count_end}};

    start_scoped(combining);
    CHECK(!path_flush_start(rig.system, 0, &flushes[0], rig.clock.now));
    store(0, 1, 0, 0);
    CHECK(path_flush_start(rig.system, 0, &flushes[0], rig.clock.now));
    CHECK(path_flush_start(rig.system, 0, &flushes[1], rig.clock.now));
    mem_flush_stop(&flushes[0]);
    mem_flush_stop(&flushes[0]);
    rig_run(&rig);
    CHECK_EQUAL(ends[0], 0);
    CHECK(ends[1] != 0 && !flushes[1].waiting);
    CHECK_EQUAL(memory_word(0), 1);
    rig_stop(&rig);
}

/* What a CU does to one line stays in order, also when write-backs to far banks take their time. */
static void accesses_to_one_line_stay_in_order(void)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_flat_load_dword, ISA_OP_flat_atomic_add};
    static const char *const far[] = {"l1.mode combine", "l1.fifo 1", "l2.distance 100", NULL};

    for (uint32_t i = 0; i < COUNT(opcodes); i++) {
        struct isa_operation store_one = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);
        struct isa_operation access_one = rig_flat(opcodes[i], DESTINATION, ADDRESS, DATA);
        struct rig_access access[4];

        access_one.modifiers = ISA_MOD_GLC;
        start_scoped(far);
        rig_set_lanes(&wave, arena + 768, 4);
        wave.vectors[DATA][0] = 5;
        rig_issue(&rig, &wave, &store_one, 0, 1000, &access[0]);
        rig_set_lanes(&wave, arena, 4);
        rig_issue(&rig, &wave, &store_one, 0, 1010, &access[1]); /* the first one is on its way */
        rig_set_lanes(&wave, arena + 768, 4);
        wave.vectors[DATA][0] = 8;
        rig_issue(&rig, &wave, &store_one, 0, 1020, &access[2]);
        wave.vectors[DATA][0] = 1;
        rig_issue(&rig, &wave, &access_one, 0, 1030, &access[3]);
        rig_run(&rig);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], 8);
        CHECK_EQUAL(memory_word(768), opcodes[i] == ISA_OP_flat_load_dword ? 8 : 9);
        rig_stop(&rig);
    }
}

/* ---- invalidations ---- */

static void an_invalidation_writes_back_first(void)
{
    uint64_t cycles;

    start_scoped(combining);
    cycles = run(ISA_OP_buffer_wbinvl1_vol, 0, 0);
    for (uint32_t i = 0; i < 5; i++)
        store(i * 64, i + 1, 0, 0);
    CHECK_EQUAL(run(ISA_OP_buffer_wbinvl1_vol, 0, 0), cycles + 5);
    CHECK_EQUAL(write_backs(MEM_WRITE_BACK_INVALIDATE), 5);
    for (uint32_t i = 0; i < 5; i++) {
        CHECK_EQUAL(memory_word(i * 64), i + 1);
        CHECK_EQUAL(state_of(i * 64), 'I');
    }
    CHECK_EQUAL(path_counters(rig.system)->l1_invalidations[MEM_INVALIDATE_ACQUIRE], 2);
    path_invalidate_cu(rig.system, 0, MEM_INVALIDATE_RESTORE);
    CHECK_EQUAL(path_counters(rig.system)->l1_invalidations[MEM_INVALIDATE_RESTORE], 1);
    rig_stop(&rig);
}

/* A fill that was under way does not come back into the L1. */
static void an_invalidation_cuts_fills_off(void)
{
    struct isa_operation operation = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation invalidate = rig_flat(ISA_OP_buffer_wbinvl1_vol, 0, 0, 0);
    struct rig_access access[2];

    start_scoped(combining);
    store(0, 7, 0, 0);
    rig_set_lanes(&wave, arena + 4, 4);
    rig_issue(&rig, &wave, &operation, 0, 1000, &access[0]);
    rig_issue(&rig, &wave, &invalidate, 0, 1010, &access[1]);
    rig_run(&rig);
    CHECK(access[0].completed && access[1].completed);
    CHECK_EQUAL(state_of(0), 'I');
    CHECK_EQUAL(memory_word(0), 7);
    rig_stop(&rig);
}

/* Programs that are not scoped take the same cycles, whatever kind of L1 there is, and leave nothing dirty. */
static void other_programs_write_through(void)
{
    static const enum isa_opcode opcodes[] = {ISA_OP_flat_load_dword,  ISA_OP_flat_store_dword, ISA_OP_flat_atomic_add,
                                              ISA_OP_flat_store_dword, ISA_OP_flat_load_dword,  ISA_OP_buffer_wbinvl1};
    const char *const *modes[] = {NULL, combining};
    uint64_t cycles[2][60];

    for (uint32_t mode = 0; mode < 2; mode++) {
        uint64_t seed = 5;

        start(modes[mode]);
        for (uint32_t i = 0; i < 60; i++) {
            uint64_t kind = random_mixed(&seed);

            rig_set_exec(&wave, kind >> 32 & 1 ? UINT64_MAX : 0xff00);
            rig_set_lanes(&wave, arena + (kind >> 8 & 7) * 64, 4);
            cycles[mode][i] = run(opcodes[kind % COUNT(opcodes)], 0, 0);
            CHECK_EQUAL(rig.system->l1s[0].dirty_count, 0);
            CHECK(mode == 0 || cycles[0][i] == cycles[1][i]);
        }
        rig_stop(&rig);
    }
}

/* A store with glc, and every store with a write-through L1, is in memory when it is acknowledged. */
static void through_stores_reach_memory(void)
{
    start_scoped(combining);
    CHECK_EQUAL(store(0, 3, ISA_MOD_GLC, 0), L2_HIT);
    CHECK_EQUAL(memory_word(0), 3);
    CHECK_EQUAL(state_of(0), 'I');
    rig_stop(&rig);
    start_scoped(NULL);
    CHECK_EQUAL(store(0, 3, 0, 0), L2_HIT);
    CHECK_EQUAL(memory_word(0), 3);
    CHECK_EQUAL(run(ISA_OP_onward_flush, 0, 0), 4);
    rig_stop(&rig);
}

/* A store that changes a byte is progress, for deadlock detection, though memory does not change. */
static void stores_count_as_progress(void)
{
    uint64_t changes;

    start_scoped(combining);
    rig_run_to(&rig, 100);
    changes = rig.memory.changes;
    store(0, 3, 0, 0);
    CHECK_EQUAL(rig.memory.changes, changes + 1);
    CHECK_EQUAL(rig.memory.last_change, 100);
    store(0, 3, 0, 0);
    CHECK_EQUAL(rig.memory.changes, changes + 1);
    store(4, 0, 0, 0); /* what memory has */
    CHECK_EQUAL(rig.memory.changes, changes + 1);
    store(0, 4, 0, 0);
    CHECK_EQUAL(rig.memory.changes, changes + 2);
    rig_stop(&rig);
}

TEST_MAIN()
{
    return test_run("combine", (const struct test_case[]){TEST(a_line_goes_through_its_states),
                                                          TEST(stores_stay_in_the_l1),
                                                          TEST(only_dirty_bytes_are_written),
                                                          TEST(fills_merge_under_dirty_bytes),
                                                          TEST(waiting_loads_see_dirty_bytes),
                                                          TEST(overflow_writes_the_oldest_line),
                                                          TEST(an_entry_without_its_line_is_passed_over),
                                                          TEST(a_flush_waits_for_acknowledgements),
                                                          TEST(a_flush_ends_when_memory_has_the_bytes),
                                                          TEST(a_stopped_flush_ends_without_notice),
                                                          TEST(accesses_to_one_line_stay_in_order),
                                                          TEST(an_invalidation_writes_back_first),
                                                          TEST(an_invalidation_cuts_fills_off),
                                                          TEST(other_programs_write_through),
                                                          TEST(through_stores_reach_memory),
                                                          TEST(stores_count_as_progress),
                                                          {0}});
}
