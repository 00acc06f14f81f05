/* test_coherence.c - what waves see of each other through L1s and L2: order, staleness; the other paths. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "path/memory_state.h"
#include "memory_bench.h"

/* ---- caches ---- */

static void a_whole_line_stays_and_a_partial_one_is_dropped(void)
{
    const struct mem_counters *counters;

    start(NULL);
    counters = path_counters(rig.system);
    rig_set_lanes(&wave, arena, 4);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(counters->l1_misses, 4);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        wave.vectors[DATA][lane] = lane + 500;
    run(ISA_OP_flat_store_dword, 0, 0);
    CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), L1_HIT + 3);
    CHECK_EQUAL(counters->l1_hits, 4);
    CHECK_EQUAL(wave.vectors[DESTINATION][17], 517);
    rig_set_exec(&wave, 2);
    wave.vectors[DATA][1] = 900;
    run(ISA_OP_flat_store_dword, 0, 0);
    rig_set_exec(&wave, UINT64_MAX);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(counters->l1_hits, 7);
    CHECK_EQUAL(counters->l1_misses, 5);
    CHECK_EQUAL(wave.vectors[DESTINATION][1], 900);
    CHECK_EQUAL(wave.vectors[DESTINATION][2], 502);
    rig_stop(&rig);
}

static void dirty_lines_are_written_back(void)
{
    const struct mem_counters *counters;

    start(NULL);
    counters = path_counters(rig.system);
    /* 1 MiB of whole lines through 512 KiB of L2: half of them must leave, and nothing is fetched. */
    for (uint64_t at = 0; at < 1u << 20; at += 256) {
        rig_set_lanes(&wave, arena + at, 4);
        run(ISA_OP_flat_store_dword, 0, 0);
    }
    CHECK_EQUAL(counters->l2_misses, (1u << 20) / 64);
    CHECK_EQUAL(counters->l2_writebacks, (1u << 19) / 64);
    CHECK_EQUAL(counters->dram_reads, 0);
    CHECK(counters->dram_writes > (1u << 19) / 64 - 4 * 64);
    /* A line written in part is fetched. */
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena + (4u << 20), 4);
    CHECK_EQUAL(run(ISA_OP_flat_store_dword, 0, 0), L2_HIT);
    CHECK_EQUAL(counters->dram_reads, 1);
    rig_stop(&rig);
}

static void copies_are_stale_until_invalidated(void)
{
    static const enum isa_opcode invalidate[] = {ISA_OP_buffer_wbinvl1, ISA_OP_buffer_wbinvl1_vol};

    start(NULL);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
    for (uint32_t i = 0; i < 3; i++) {
        run(ISA_OP_flat_load_dword, 0, 0);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], i);
        wave.vectors[DATA][0] = i + 1;
        run(ISA_OP_flat_store_dword, 0, 1);
        run(ISA_OP_flat_load_dword, 0, 0);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], i);
        if (i < 2)
            run(invalidate[i], 0, 0);
        else
            path_invalidate_cu(rig.system, 0, MEM_INVALIDATE_RESTORE);
        run(ISA_OP_flat_load_dword, 0, 0);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], i + 1);
    }
    /* A bypassing load sees the new value and drops the old copy. */
    wave.vectors[DATA][0] = 77;
    run(ISA_OP_flat_store_dword, 0, 1);
    run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 77);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 77);
    /* So does an atomic. */
    wave.vectors[DATA][0] = 1;
    run(ISA_OP_flat_atomic_add, 0, 1);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 77);
    run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 78);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 79);
    rig_stop(&rig);
}

static void a_wave_sees_its_own_accesses_in_order(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation store = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, DESTINATION + 2, ADDRESS, DATA);
    struct isa_operation again = rig_flat(ISA_OP_flat_load_dword, DESTINATION + 1, ADDRESS, DATA);
    struct isa_operation last = rig_flat(ISA_OP_flat_load_dword, DESTINATION + 3, ADDRESS, DATA);
    struct rig_access access[5];

    add.modifiers = ISA_MOD_GLC;
    for (uint32_t whole = 0; whole < 2; whole++) {
        start(NULL);
        rig_set_exec(&wave, whole ? UINT64_MAX : 0xff);
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            rig_write_word(&rig, arena + lane * 4, lane);
            wave.vectors[DATA][lane] = 1000 + lane;
        }
        rig_set_lanes(&wave, arena, 4);
        /* None of them waits for another: the load that is pending must not answer the one behind the store. */
        rig_issue(&rig, &wave, &load, 0, 100, &access[0]);
        rig_issue(&rig, &wave, &store, 0, 104, &access[1]);
        rig_issue(&rig, &wave, &again, 0, 112, &access[2]);
        rig_issue(&rig, &wave, &add, 0, 116, &access[3]);
        rig_issue(&rig, &wave, &last, 0, 132, &access[4]);
        rig_run(&rig);
        for (uint32_t i = 0; i < 5; i++)
            CHECK(access[i].completed);
        for (uint32_t lane = 0; lane < 8; lane++) {
            CHECK_EQUAL(wave.vectors[DESTINATION][lane], lane);
            CHECK_EQUAL(wave.vectors[DESTINATION + 1][lane], 1000 + lane);
            CHECK_EQUAL(wave.vectors[DESTINATION + 2][lane], 1000 + lane);
            CHECK_EQUAL(wave.vectors[DESTINATION + 3][lane], 2000 + 2 * lane);
        }
        rig_run_to(&rig, 10000);
        run(ISA_OP_flat_load_dword, 0, 0);
        CHECK_EQUAL(wave.vectors[DESTINATION][3], 2006);
        rig_stop(&rig);
    }
}

/* With l2.distance a store to a near bank overtakes one to a far bank; what a CU does to one line stays in order. */
static void stores_to_different_banks_overtake_each_other(void)
{
    static const char *const settings[] = {"l2.distance 100", NULL};
    struct isa_operation store = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access far, near, again, behind;
    uint64_t bank_bytes;

    start(settings);
    bank_bytes = rig.parameters.l2_interleave;
    rig_set_exec(&wave, 1);
    wave.vectors[DATA][0] = 1;
    rig_set_lanes(&wave, arena + 3 * bank_bytes, 4);
    rig_issue(&rig, &wave, &store, 0, 1000, &far);
    rig_set_lanes(&wave, arena, 4);
    rig_issue(&rig, &wave, &store, 0, 1010, &near);
    rig_run_to(&rig, 1200);
    CHECK_EQUAL(rig_read_word(&rig, arena), 1);
    CHECK_EQUAL(rig_read_word(&rig, arena + 3 * bank_bytes), 0);
    CHECK(near.completed && !far.completed);
    rig_run(&rig);
    CHECK_EQUAL(rig_read_word(&rig, arena + 3 * bank_bytes), 1);
    CHECK(far.completed && far.cycle >= 1000 + 3 * 100 + L2_HIT);
    wave.vectors[DATA][0] = 2;
    rig_set_lanes(&wave, arena + 3 * bank_bytes, 4);
    rig_issue(&rig, &wave, &store, 0, 3000, &again);
    rig_issue(&rig, &wave, &load, 0, 3010, &behind);
    rig_run(&rig);
    CHECK(again.completed && behind.completed);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 2);
    rig_stop(&rig);
}

/* The first load misses, the second would hit: the register must end up with the second one's value. */
static void results_for_one_register_come_in_order(void)
{
    static const struct {
        const char *name;
        enum isa_opcode first;
        uint32_t first_register;
        enum isa_opcode second;
    } rows[] = {
        {"load behind load", ISA_OP_flat_load_dword, DESTINATION, ISA_OP_flat_load_dword},
        {"load behind the second word of a load", ISA_OP_flat_load_dwordx2, DESTINATION - 1, ISA_OP_flat_load_dword},
        {"wide load behind load", ISA_OP_flat_load_dword, DESTINATION + 1, ISA_OP_flat_load_dwordx2},
        {"load behind atomic", ISA_OP_flat_atomic_add, DESTINATION, ISA_OP_flat_load_dword}};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation first = rig_flat(rows[i].first, rows[i].first_register, ADDRESS, DATA);
        struct isa_operation second = rig_flat(rows[i].second, DESTINATION, ADDRESS, DATA);
        struct rig_access access[2];

        test_context(rows[i].name);
        start(NULL);
        rig_set_exec(&wave, 1);
        rig_write_word(&rig, arena, 111);
        rig_write_word(&rig, arena + 4, 222);
        rig_set_lanes(&wave, arena, 4);
        run(ISA_OP_flat_load_dword, 0, 0); /* now the second line is there */
        first.modifiers = rows[i].first == ISA_OP_flat_atomic_add ? ISA_MOD_GLC : 0;
        rig_set_lanes(&wave, arena + 4096, 4);
        rig_issue(&rig, &wave, &first, 0, 1000, &access[0]);
        rig_set_lanes(&wave, arena, 4);
        rig_issue(&rig, &wave, &second, 0, 1020, &access[1]);
        rig_run(&rig);
        CHECK(access[0].completed && access[1].completed);
        CHECK(access[0].order < access[1].order);
        CHECK_EQUAL(wave.vectors[DESTINATION][0], 111);
        CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], rows[i].second == ISA_OP_flat_load_dwordx2 ? 222 : 0);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void an_invalidation_before_the_answer_does_not_keep_old_bytes(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation invalidate = rig_flat(ISA_OP_buffer_wbinvl1_vol, 0, 0, 0);
    struct rig_access first, second, third;
    uint32_t value = 5;

    start(NULL);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
    rig_issue(&rig, &wave, &load, 0, 100, &first);
    rig_run_to(&rig, 145); /* served, the answer is on its way */
    path_cp_store(rig.system, arena, &value, 4, 145);
    rig_issue(&rig, &wave, &invalidate, 0, 146, &second);
    load.destination++;
    rig_issue(&rig, &wave, &load, 0, 150, &third);
    rig_run(&rig);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 0);
    CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], 5);
    rig_stop(&rig);
}

/* ---- paths beside ---- */

static void scalar_loads_have_their_own_cache(void)
{
    struct execute_scalar_access access = {.kind = EXECUTE_ACCESS_LOAD, .dwords = 4, .destination = 8};
    uint64_t done, fault_address;

    start(NULL);
    access.address = arena;
    path_scalar_memory(rig.system, 0, &wave.wave, &access, 0, rig.memory.size, 1000, &done, &fault_address);
    CHECK_EQUAL(done, 1000 + L2_HIT + DRAM_CLOSED);
    path_scalar_memory(rig.system, 0, &wave.wave, &access, 0, rig.memory.size, 1100, &done, &fault_address);
    CHECK_EQUAL(done, 1000 + L2_HIT + DRAM_CLOSED);
    path_scalar_memory(rig.system, 3, &wave.wave, &access, 0, rig.memory.size, 2000, &done, &fault_address);
    CHECK_EQUAL(done, 2000 + 4); /* shared by four CUs */
    path_scalar_memory(rig.system, 4, &wave.wave, &access, 0, rig.memory.size, 3000, &done, &fault_address);
    CHECK_EQUAL(done, 3000 + L2_HIT);
    CHECK_EQUAL(path_counters(rig.system)->scalar_hits, 2);
    CHECK_EQUAL(path_counters(rig.system)->scalar_misses, 2);
    /* A store goes through to memory, and into the copy. */
    access.kind = EXECUTE_ACCESS_STORE;
    access.dwords = 1;
    wave.wave.scalar[8] = 99;
    path_scalar_memory(rig.system, 0, &wave.wave, &access, 0, rig.memory.size, 4000, &done, &fault_address);
    CHECK_EQUAL(done, 4000 + L2_HIT);
    CHECK_EQUAL(rig_read_word(&rig, arena), 99);
    access.kind = EXECUTE_ACCESS_LOAD;
    wave.wave.scalar[8] = 0;
    path_scalar_memory(rig.system, 1, &wave.wave, &access, 0, rig.memory.size, 5000, &done, &fault_address);
    CHECK_EQUAL(wave.wave.scalar[8], 99);
    path_scalar_memory(rig.system, 4, &wave.wave, &access, 0, rig.memory.size, 5000, &done, &fault_address);
    CHECK_EQUAL(wave.wave.scalar[8], 0); /* the other group's copy is stale */
    path_invalidate_cu(rig.system, 5, MEM_INVALIDATE_RESTORE);
    path_scalar_memory(rig.system, 4, &wave.wave, &access, 0, rig.memory.size, 6000, &done, &fault_address);
    CHECK_EQUAL(wave.wave.scalar[8], 99);
    rig_stop(&rig);
}

static void instructions_are_fetched_by_lines(void)
{
    start(NULL);
    CHECK_EQUAL(path_instruction_fetch(rig.system, 0, arena + 60, 1000), 1000 + L2_HIT + DRAM_CLOSED);
    CHECK_EQUAL(path_instruction_fetch(rig.system, 1, arena, 1010), 1000 + L2_HIT + DRAM_CLOSED);
    CHECK_EQUAL(path_instruction_fetch(rig.system, 3, arena + 4, 2000), 2004);
    CHECK_EQUAL(path_instruction_fetch(rig.system, 4, arena, 3000), 3000 + L2_HIT);
    CHECK_EQUAL(path_counters(rig.system)->fetch_hits, 2);
    CHECK_EQUAL(path_counters(rig.system)->fetch_misses, 2);
    rig_stop(&rig);
}

/* Streams and when they end. */
#define STREAMS 4u
static struct path_stream streams[STREAMS];
static uint64_t finished[STREAMS];

static void stream_finished(void *owner, uint64_t cycle)
{
    *(uint64_t *)owner = cycle;
}

static void prepare_stream(uint32_t index, uint32_t cu, uint64_t address, uint64_t bytes, bool write)
{
    finished[index] = 0;
    streams[index] = (struct path_stream){.owner = &finished[index],
                                          .finished = stream_finished,
                                          .cu = cu,
                                          .write = write,
                                          .address = address,
                                          .alone = address + bytes,
                                          .end = address + bytes,
                                          .waves = 1};
}

static void start_stream(uint32_t index, uint32_t cu, uint64_t address, uint64_t bytes, bool write, uint64_t cycle)
{
    prepare_stream(index, cu, address, bytes, write);
    path_stream_start(rig.system, &streams[index], cycle);
}

static uint64_t stream(uint32_t cu, uint64_t address, uint64_t bytes, bool write, uint64_t cycle)
{
    start_stream(0, cu, address, bytes, write, cycle);
    rig_run(&rig);
    return finished[0];
}

static void streams_take_bandwidth(void)
{
    start(NULL);
    CHECK_EQUAL(stream(0, arena, 10240, true, 1000), 1000 + 10240 / 64 - 1 + L2_HIT);
    CHECK_EQUAL(path_counters(rig.system)->dram_reads, 0);
    CHECK_EQUAL(path_counters(rig.system)->stream_bytes, 10240);
    CHECK_EQUAL(stream(1, arena, 10240, false, 5000), 5000 + 10240 / 64 - 1 + L2_HIT);
    /* From DRAM: bound by the bursts of four channels. */
    CHECK(stream(1, arena + 65536, 65536, false, 10000) >= 10000 + 65536 / 64 * 8 / 4);
    CHECK_EQUAL(stream(2, arena, 0, true, 20000), 20000);
    /* Two streams of one CU share its port. */
    start_stream(0, 3, arena, 6400, true, 30000);
    start_stream(1, 3, arena, 6400, true, 30000);
    rig_run(&rig);
    CHECK_EQUAL(path_later(finished[0], finished[1]), 30000 + 200 - 1 + L2_HIT);
    rig_stop(&rig);
}

/* Without timing a line takes a cycle, and the L2 hears nothing of it: with timing they are misses later. */
static void streams_without_timing_go_past_the_l2(void)
{
    start(NULL);
    path_set_timing(rig.system, false);
    CHECK_EQUAL(stream(0, arena, 6400, true, 1000), 1000 + 100);
    CHECK_EQUAL(stream(1, arena + 32, 6400, false, 5000),
                5000 + 101); /* from the middle of a line to that of another */
    CHECK_EQUAL(stream(2, arena, 0, true, 6000), 6000);
    CHECK_EQUAL(path_counters(rig.system)->stream_bytes, 2 * 6400);
    CHECK_EQUAL(path_counters(rig.system)->dram_reads, 0);
    path_set_timing(rig.system, true);
    stream(0, arena, 6400, false, 10000);
    CHECK_EQUAL(path_counters(rig.system)->dram_reads, 100);
    rig_stop(&rig);
}

/* The registers of a context are moved by all its waves, the LDS by one: neither goes faster than they do. */
static void streams_wait_for_their_waves(void)
{
    static const struct {
        const char *name;
        uint32_t lines, alone; /* of these, moved by one wave */
        uint32_t waves, line_cycles;
        uint64_t cycles;
    } rows[] = {
        {"no limit", 160, 0, 1, 0, 159 + L2_HIT},
        {"no slower than the port", 160, 0, 1, 1, 159 + L2_HIT},
        {"one wave", 160, 0, 1, 5, 800},
        {"four waves", 160, 0, 4, 5, 180 + 15 + L2_HIT},
        {"waves enough for the port", 160, 0, 8, 5, 159 + L2_HIT},
        {"a part by one", 160, 80, 4, 5, 100 + 400},
        {"all by one", 160, 160, 4, 5, 800},
        {"a batch of fewer lines", 20, 0, 1, 8, 128 + 3 + L2_HIT},
        {"each part ends with a batch", 40, 20, 2, 8, 80 + 128 + 3 + L2_HIT},
        {"parts of a cycle", 35, 0, 2, 5, 40 + 40 + 2 + L2_HIT},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        for (uint32_t write = 2; write-- > 0;) { /* the read finds what the write leaves in the L2 */
            uint64_t from = rig.clock.now;

            test_context(rows[i].name);
            if (write) {
                start(NULL);
                from = 0;
            }
            from += 1000;
            prepare_stream(0, 0, arena, rows[i].lines * 64, write);
            streams[0].alone = streams[0].end - rows[i].alone * 64;
            streams[0].waves = rows[i].waves;
            streams[0].line_cycles = rows[i].line_cycles;
            path_stream_start(rig.system, &streams[0], from);
            rig_run(&rig);
            CHECK_EQUAL(finished[0] - from, rows[i].cycles);
            CHECK_EQUAL(path_counters(rig.system)->stream_bytes, (2 - write) * rows[i].lines * 64);
        }
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* Between the batches of slow waves the port of the L1 is free. */
static void slow_streams_leave_the_port_to_others(void)
{
    start(NULL);
    rig_set_lanes(&wave, arena, 4);
    rig_set_exec(&wave, 1);
    run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0);
    rig_run_to(&rig, 800);
    prepare_stream(0, 0, arena + 65536, 4096 * 64, true);
    streams[0].line_cycles = 10;
    path_stream_start(rig.system, &streams[0], 900);
    rig_run_to(&rig, 920);
    CHECK_EQUAL(run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0), L2_HIT);
    rig_run(&rig);
    CHECK_EQUAL(finished[0], 900 + 4096 * 10);
    rig_stop(&rig);
}

/* Lines leave at their time: a stream that begins later, or is long, costs what comes before or between at most a batch. */
static void streams_do_not_block_what_comes_before(void)
{
    enum { BATCH = 16, LONG = 4096 };
    static const struct {
        const char *name;
        uint64_t start; /* of the streams; the access is at 1000 */
        uint32_t cu;    /* of the access; streams are of CUs 0 to 3 */
        uint64_t most;  /* cycles that it waits */
    } rows[] = {
        {"begins later", 1000 + LONG, 7, 0},
        {"begins later, same CU", 1000 + LONG, 0, 0},
        {"under way", 900, 7, STREAMS * BATCH},
        {"under way, same CU", 900, 0, STREAMS * BATCH},
    };

    for (uint32_t row = 0; row < COUNT(rows); row++) {
        uint64_t cycles;

        start(NULL);
        test_context(rows[row].name);
        rig_set_lanes(&wave, arena, 4);
        rig_set_exec(&wave, 1);
        run(ISA_OP_flat_load_dword, ISA_MOD_GLC, rows[row].cu);
        rig_run_to(&rig, 800);
        for (uint32_t i = 0; i < STREAMS; i++)
            start_stream(i, i, arena + 65536, LONG * 64, true, rows[row].start);
        rig_run_to(&rig, 1000);
        cycles = run(ISA_OP_flat_load_dword, ISA_MOD_GLC, rows[row].cu);
        CHECK(cycles >= L2_HIT && cycles <= L2_HIT + rows[row].most);
        rig_run(&rig);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void a_stopped_stream_ends_without_notice(void)
{
    start(NULL);
    start_stream(0, 0, arena, 6400, true, 1000);
    rig_run_to(&rig, 1020);
    path_stream_stop(rig.system, &streams[0]);
    rig_run(&rig);
    CHECK_EQUAL(finished[0], 0);
    CHECK(path_counters(rig.system)->stream_bytes < 6400);
    rig_stop(&rig);
}

static void the_command_processor_goes_through_the_l2(void)
{
    uint64_t value = UINT64_C(0x1122334455667788), got;
    uint8_t text[200];

    start(NULL);
    CHECK_EQUAL(path_cp_store(rig.system, arena + 60, &value, 8, 1000), 1000 + L2_HIT);
    mem_read(&rig.memory, arena + 60, &got, 8);
    CHECK_EQUAL(got, value);
    CHECK_EQUAL(rig.memory.last_change, 1000);
    CHECK(path_cp_add(rig.system, arena + 60, UINT64_MAX, 2000) >= 2000 + L2_HIT);
    mem_read(&rig.memory, arena + 60, &got, 8);
    CHECK_EQUAL(got, value - 1);
    for (uint32_t i = 0; i < sizeof(text); i++)
        text[i] = (uint8_t)(i * 3);
    path_cp_store(rig.system, arena + 1000, text, sizeof(text), 3000);
    CHECK(path_cp_copy(rig.system, arena + 2010, arena + 1000, sizeof(text), 4000) >= 4000 + 2 * L2_HIT);
    CHECK_EQUAL(memcmp(rig.memory.bytes + arena + 2010, text, sizeof(text)), 0);
    CHECK_EQUAL(rig.memory.bytes[arena + 2009], 0);
    CHECK_EQUAL(rig.memory.bytes[arena + 2010 + sizeof(text)], 0);
    /* A wave's copy is stale, a bypassing load is not. */
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
    run(ISA_OP_flat_load_dword, 0, 0);
    value = 1;
    path_cp_store(rig.system, arena, &value, 8, rig.clock.now);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 0);
    run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 1);
    rig_stop(&rig);
}

TEST_MAIN()
{
    return test_run("coherence",
                    (const struct test_case[]){TEST(a_whole_line_stays_and_a_partial_one_is_dropped),
                                               TEST(dirty_lines_are_written_back),
                                               TEST(copies_are_stale_until_invalidated),
                                               TEST(a_wave_sees_its_own_accesses_in_order),
                                               TEST(stores_to_different_banks_overtake_each_other),
                                               TEST(results_for_one_register_come_in_order),
                                               TEST(an_invalidation_before_the_answer_does_not_keep_old_bytes),
                                               TEST(scalar_loads_have_their_own_cache),
                                               TEST(instructions_are_fetched_by_lines),
                                               TEST(streams_take_bandwidth),
                                               TEST(streams_without_timing_go_past_the_l2),
                                               TEST(streams_wait_for_their_waves),
                                               TEST(slow_streams_leave_the_port_to_others),
                                               TEST(streams_do_not_block_what_comes_before),
                                               TEST(a_stopped_stream_ends_without_notice),
                                               TEST(the_command_processor_goes_through_the_l2),
                                               {0}});
}
